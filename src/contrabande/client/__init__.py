"""The wire and its one typed client: tests, bots by URL, load generator and drills speak through it."""

"""One heuristic player per game: a short list of named considerations."""

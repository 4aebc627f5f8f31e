"""Self-play on the simulators: settings, networks, the training itself, and what is kept of it."""

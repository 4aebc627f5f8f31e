"""From the reference to the arrays of a simulator, game by game: the only place that knows both."""

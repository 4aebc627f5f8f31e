"""Heuristic bots on arrays: the very answers of `bots/heuristic`, at the speed of the simulators."""

"""Drills: what is done to a running server on purpose, and what must still be true afterwards."""

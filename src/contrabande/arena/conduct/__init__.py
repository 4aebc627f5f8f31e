"""Behaviour cards: what a bot does at the table, counted with the truth at hand."""

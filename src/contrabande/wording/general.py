"""General rules: what refusals rest on where no question is open. The doors tell them below the rules of a game."""

SEATS = "GEN-1"
"""Seats are numbered clockwise from 0; there are no others."""
SECRETS = "GEN-4"
"""What is private to a seat is for that seat alone."""
ANSWERS = "GEN-6"
"""Talk is free and binds nobody; only the answer to an open question changes anything."""

TOLD = (SEATS, SECRETS, ANSWERS)

"""Doors for tools that others have written: generic over `Game`, no game is named here."""

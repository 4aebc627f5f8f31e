"""Bots that have learned by playing against themselves; numpy runs their networks."""

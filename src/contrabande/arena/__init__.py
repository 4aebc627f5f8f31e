"""The arena: bots meet on the same deals from every seat, and figures say who is stronger."""

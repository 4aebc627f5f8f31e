"""The kernel: what every game at this table is made of. It contains no sentence and no rule of any game."""

"""The laws: what holds for every game, seat count and option. They are shipped, so that anyone can run them."""

"""One vectorised simulator per game, each a module of pure functions; README.md of the lab holds the contract."""

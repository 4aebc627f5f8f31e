"""Where the tables' logs live: one interface, two databases."""

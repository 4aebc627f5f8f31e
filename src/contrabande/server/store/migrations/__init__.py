"""How the schema came to be: steps that only ever add."""

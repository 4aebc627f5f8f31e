"""`python -m contrabande` is the command `contrabande`."""

from contrabande.cli import main

main()

"""Import: the tables of a backup or an export, all or none."""

from pathlib import Path

from contrabande.cli.database import Database, at_work, chosen_database, counted


def import_(file: Path, /, *, database: Database = "") -> None:
    """Put the tables of a backup or an export into the database; what is there already is refused by name.

    Parameters
    ----------
    file
        What `contrabande backup` or `contrabande export` has written.
    database
        A file, sqlite:///file or postgresql://…; if not given, the server's default.
    """
    from contrabande.server.store.dump import read_dump

    with at_work("import") as told:
        end = read_dump(chosen_database(database), file, told=told)
    print(f"{file}: {counted(end)} imported")

"""Export: one table with its log, as lines of JSON."""

from pathlib import Path

from contrabande.cli.database import Database, at_work, chosen_database, counted


def export(table: str, file: Path, /, *, database: Database = "") -> None:
    """Write one table and its log to a file; the tokens of its seats stay behind.

    Parameters
    ----------
    table
        The table's name, or its code while it has one.
    file
        Where to; packed if its name ends in .gz.
    database
        A file, sqlite:///file or postgresql://…; if not given, the server's default.
    """
    from contrabande.server.store.dump import write_dump

    with at_work("export") as told:
        end = write_dump(chosen_database(database), file, table=table, told=told)
    print(f"{file}: {counted(end)}")

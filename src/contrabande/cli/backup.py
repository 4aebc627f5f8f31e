"""Backup: everything in the database, as of one moment, while it is in use."""

from pathlib import Path

from contrabande.cli.database import Database, at_work, chosen_database, counted


def backup(file: Path, /, *, database: Database = "") -> None:
    """Write all tables, logs and grants to a file, while the server goes on.

    Parameters
    ----------
    file
        Where to; packed if its name ends in .gz. Keep it as safe as the database itself: it holds every secret.
    database
        A file, sqlite:///file or postgresql://…; if not given, the server's default.
    """
    from contrabande.server.store.dump import write_dump

    with at_work("backup") as told:
        end = write_dump(chosen_database(database), file, told=told)
    print(f"{file}: {counted(end)}")

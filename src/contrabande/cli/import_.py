"""Import: the tables of a backup or an export, all or none."""

from pathlib import Path

from contrabande.cli.complaint import Complaint
from contrabande.cli.database import Database, at_work, chosen_database, counted

MOST_NAMED = 20


def import_(file: Path, /, *, database: Database = "", unchecked: bool = False) -> None:
    """Put the tables of a backup or an export into the database; what is there already is refused by name.

    So is a table that this version of the program cannot read. Nothing is imported then.

    Parameters
    ----------
    file
        What `contrabande backup` or `contrabande export` has written.
    database
        A file, sqlite:///file or postgresql://…; if not given, the server's default.
    unchecked
        Import tables that cannot be read as well; a server sets them aside.
    """
    from contrabande.server.store.dump import read_dump

    if not unchecked:
        _refuse_unreadable(file)
    with at_work("import") as told:
        end = read_dump(chosen_database(database), file, told=told)
    print(f"{file}: {counted(end)} imported")


def _refuse_unreadable(file: Path) -> None:
    """Name all tables that cannot be read; only the whole list helps who has to do without them."""
    from contrabande.server.reading import Unreadable, read_table
    from contrabande.server.store.dump import logs_in
    from contrabande.server.store.dumpfile import read_lines

    named: list[str] = []
    with at_work("check") as told:
        for number, (table, rows) in enumerate(logs_in(read_lines(file))):
            told(number, None)
            try:
                read_table(table, rows)
            except Unreadable as unreadable:
                named.append(f"{table} ({unreadable.why})")
    if named:
        more = f", and {len(named) - MOST_NAMED} more" if len(named) > MOST_NAMED else ""
        raise Complaint(f"nothing was imported: this version cannot read {', '.join(named[:MOST_NAMED])}{more}")

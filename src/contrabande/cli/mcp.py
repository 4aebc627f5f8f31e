"""Mcp: a door for language models, over standard input and output or over HTTP."""

import sys
from socket import create_server

from contrabande.adapters.mcp.chair import Tables
from contrabande.adapters.mcp.tables_here import TablesHere
from contrabande.adapters.mcp.tables_there import TablesThere
from contrabande.cli.chosen import chosen_language
from contrabande.cli.complaint import Complaint


def mcp(*, server: str | None = None, http: int | None = None, lang: str = "en") -> None:
    """Serve the Model Context Protocol: a language model sits down at a table and plays.

    Without --server the tables are in this process, with real bots in the other seats. Standard input and output carry
    the protocol, unless --http names a port of this machine.

    Parameters
    ----------
    server
        The address of a house whose tables the model plays at, such as http://127.0.0.1:8321.
    http
        Serve http://127.0.0.1:PORT/mcp instead of standard input and output.
    lang
        nl, de or en: the language in which the tools are described, and of tables that are opened without one.
    """
    language = chosen_language(lang)
    if server is not None and not server.startswith(("http://", "https://")):
        raise Complaint(f"--server {server!r} is no address; give one such as http://127.0.0.1:8321")
    if http is not None:
        _check_port(http)
    try:
        from contrabande.adapters.mcp.server import mcp_server
    except ImportError as error:
        raise Complaint(str(error)) from None
    tables: Tables = TablesHere() if server is None else TablesThere(server, language)
    door, _ = mcp_server(tables, language)
    if http is None:
        door.run("stdio")
    else:
        print(f"contrabande: http://127.0.0.1:{http}/mcp", file=sys.stderr)
        door.run("streamable-http", port=http)


def _check_port(port: int) -> None:
    if not 0 < port < 65536:
        raise Complaint(f"--http {port} is no port; give 1 to 65535")
    try:
        create_server(("127.0.0.1", port)).close()
    except OSError as error:
        raise Complaint(f"port {port} cannot be opened ({error.strerror}); choose another with --http") from None

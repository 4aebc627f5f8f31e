"""Serve: open the house, say where it is, and keep it open until somebody says stop."""

import io
import os
import socket
import sys
import threading
import webbrowser
from contextlib import closing, suppress
from functools import partial
from typing import Annotated

import segno
from cyclopts import Parameter
from rich.console import Console

from contrabande.cli.complaint import Complaint

PORT = 8321


def serve(
    *,
    address: Annotated[str, Parameter(env_var="CONTRABANDE_ADDRESS")] = "0.0.0.0",
    port: Annotated[int, Parameter(env_var="CONTRABANDE_PORT")] = PORT,
    local: bool = False,
    database: Annotated[str | None, Parameter(env_var="CONTRABANDE_DATABASE")] = None,
    tempo: Annotated[float, Parameter(env_var="CONTRABANDE_TEMPO")] = 1.0,
    thinkers: Annotated[int, Parameter(env_var="CONTRABANDE_THINKERS")] = 1,
    most_tables: Annotated[int, Parameter(env_var="CONTRABANDE_MOST_TABLES")] = 20_000,
    slow_down: Annotated[bool, Parameter(negative="--no-slow-down", env_var="CONTRABANDE_SLOW_DOWN")] = True,
    browser: Annotated[bool, Parameter(negative="--no-browser", env_var="CONTRABANDE_BROWSER")] = True,
) -> None:
    """Open tables for friends: in this browser, on phones by code, on a TV.

    Parameters
    ----------
    address
        The network address to listen on; 0.0.0.0 lets phones in the same network in.
    port
        The port to listen on; 0 takes a free one.
    local
        Let nobody in but this machine: the same as --address 127.0.0.1.
    database
        A file, sqlite:///file or postgresql://user@host/name; without it a file in your data folder.
    tempo
        Scales the waits that are only for show; 0 answers at once.
    thinkers
        Worker processes for bots.
    most_tables
        More tables than these are not opened.
    slow_down
        Slow down those who send too much.
    browser
        Open the page in a browser where there is one.
    """
    _refuse_senseless(port, tempo, thinkers, most_tables)
    where = "127.0.0.1" if local else address
    listening = _listen(where, port)
    # The house itself takes a second to load; whoever has mistyped a number hears it before.
    from contrabande.server.running import log_lines, server, trouble
    from contrabande.server.settings import Settings
    from contrabande.server.store.interface import StoreError
    from contrabande.server.store.opening import default_database

    log_lines()
    settings = Settings(
        database or default_database(),
        tempo=tempo,
        thinkers=thinkers,
        most_tables=most_tables,
        is_slowing=slow_down,
        address=_link(where, listening.getsockname()[1]),
    )
    try:
        house = server(settings, where, listening.getsockname()[1])
    except StoreError as error:
        listening.close()
        raise Complaint(str(error)) from None
    house.opened = partial(_announce, where, listening.getsockname()[1], is_opened=browser)
    with suppress(KeyboardInterrupt, SystemExit):
        house.run(sockets=[listening])
    if not house.started:
        raise Complaint(f"the house did not open: {trouble(house) or 'see above'}; check --database")


def _refuse_senseless(port: int, tempo: float, thinkers: int, most_tables: int) -> None:
    """Say what a number must be before the house opens with it."""
    if not 0 <= port <= 65_535:
        raise Complaint(f"--port {port} is no port; there are 1 to 65535, and 0 takes a free one")
    if not 0 <= tempo <= 10:
        raise Complaint(f"--tempo {tempo:g} is out of range; 0 answers at once, 1 is usual, 10 is slowest")
    if thinkers < 1:
        raise Complaint(f"--thinkers {thinkers} leaves nobody to think for the bots; there must be at least 1")
    if most_tables < 1:
        raise Complaint(f"--most-tables {most_tables} lets nobody open a table; there must be at least 1")


def _listen(address: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((address, port))
    except OSError as error:
        listening.close()
        raise Complaint(f"cannot listen on {address}:{port} ({error.strerror}); choose another with --port") from None
    return listening


def _announce(address: str, port: int, *, is_opened: bool) -> None:
    """Where the house is, with a code for phones."""
    console = Console(stderr=True)
    link = _link(address, port)
    own = f"http://{'127.0.0.1' if link else address}:{port}/"
    print(own, flush=True)
    console.print(f"Contrabande is open: [bold]{own}[/bold]")
    if link:
        console.print(f"On phones in the same network: [bold]{link}/[/bold], or scan:")
        code = io.StringIO()
        segno.make(link, error="l").terminal(code, compact=True)
        console.print(code.getvalue(), highlight=False, markup=False)
    elif address == "127.0.0.1":
        console.print("Only this machine can reach it; leave --local out to let phones in.")
    console.print("Stop with Ctrl-C; every table is kept.")
    if is_opened and _has_screen():
        threading.Timer(1.0, webbrowser.open, (own,)).start()


def _link(address: str, port: int) -> str | None:
    """Where phones find the house, if they do."""
    return f"http://{_lan_address()}:{port}" if address in ("0.0.0.0", "::") else None


def _lan_address() -> str:
    """The address of this machine in its network; no packet is sent to find it."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _has_screen() -> bool:
    return (
        os.name == "nt"
        or sys.platform == "darwin"
        or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    )

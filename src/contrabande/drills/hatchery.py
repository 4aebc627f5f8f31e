"""A hatchery: a process that has read all the code already and forks a server in a moment, again and again.

    python -m contrabande.drills.hatchery DATABASE PORT

For every line on its standard input it forks a server on that port and prints its number.
"""

import os
import signal
import socket
import sys
import time

from contrabande.server.running import log_lines, server
from contrabande.server.settings import Settings


def hatch(settings: Settings, port: int) -> None:
    """In the child: serve until somebody kills it."""
    log_lines()
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    _bind(listening, port)
    server(settings, "127.0.0.1", port).run(sockets=[listening])


def _bind(listening: socket.socket, port: int) -> None:
    """The one that was killed may still be dying."""
    for _ in range(500):
        try:
            listening.bind(("127.0.0.1", port))
            return
        except OSError:
            time.sleep(0.01)
    listening.bind(("127.0.0.1", port))


def main() -> None:
    """Fork when told, until the input ends."""
    database, port = sys.argv[1], int(sys.argv[2])
    settings = Settings(database, tempo=0.0, is_slowing=False)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            hatch(settings, port)
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()

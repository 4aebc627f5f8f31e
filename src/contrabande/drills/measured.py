"""The server as it is, run with a stopwatch: `/measured` tells every time since it was last asked."""

import socket
import sys
from itertools import pairwise

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from contrabande.drills.load import percentile
from contrabande.server import running
from contrabande.server.app import application
from contrabande.server.host import Host
from contrabande.server.settings import Settings


def measured(host: Host) -> Starlette:
    """The application with one more door."""
    times: list[float] = []
    observe = host.metrics.spread.observe

    def note(amount: float, exemplar: dict[str, str] | None = None) -> None:
        times.append(amount * 1000)
        observe(amount, exemplar)

    host.metrics.spread.observe = note  # type: ignore[method-assign]

    async def tell(request: Request) -> JSONResponse:
        told = sorted(times)
        times.clear()
        if not told:
            return JSONResponse({"count": 0, "p50_ms": 0, "p99_ms": 0, "worst_ms": 0})
        figures = {"p50_ms": percentile(told, 0.5), "p99_ms": percentile(told, 0.99), "worst_ms": told[-1]}
        return JSONResponse({"count": len(told), **figures})

    app = application(host)
    app.router.routes.insert(0, Route("/measured", tell))
    return app


def main() -> None:
    """`serve --port 0 --database D [--tempo T]`: as the command does, with the stopwatch."""
    words = sys.argv[1:]
    given = dict(pairwise(words))
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    running.make_application = measured
    settings = Settings(given["--database"], tempo=float(given.get("--tempo", "1")), is_slowing=False)
    house = running.server(settings, "127.0.0.1", port)
    house.opened = lambda: print(f"http://127.0.0.1:{port}/", flush=True)
    house.run(sockets=[listening])


if __name__ == "__main__":
    main()

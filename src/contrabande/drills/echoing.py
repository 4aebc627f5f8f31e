"""A bare echo on the server's stack: for every frame, as many frames of a view's size as a table has sockets."""

import socket

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

VIEW = "v" * 2000
COPIES = 5


async def echo(ws: WebSocket) -> None:
    """Answer every frame."""
    await ws.accept()
    try:
        while True:
            await ws.receive_text()
            for _ in range(COPIES):
                await ws.send_text(VIEW)
    except WebSocketDisconnect:
        return


async def health(request: Request) -> Response:
    """It runs."""
    return Response("ok")


def main() -> None:
    """Serve on a free port and say which."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[Route("/health", health), WebSocketRoute("/echo", echo)])
    config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()

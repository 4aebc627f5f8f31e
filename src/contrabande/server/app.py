"""The application: every address, what guards it, and what is said when something is wrong."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from contrabande.client import wire
from contrabande.engine.codec import encode
from contrabande.server import archive, doors
from contrabande.server.host import Host, NoTable, NoToken
from contrabande.server.limits import Limits
from contrabande.server.openapi import document
from contrabande.server.pages import page
from contrabande.server.refusal import TableRefusal, nonsense
from contrabande.server.saying import learn, told
from contrabande.server.sockets import Socket
from contrabande.server.store.interface import StoreDown

Handler = Callable[[Request], Coroutine[Any, Any, Response]]

REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 5.0, 40.0
BLAMED = (400, 401, 404, 409)
"""Replies to what makes no sense or is refused."""
OPENINGS_A_SECOND, OPENINGS_AT_ONCE = 0.2, 20.0
PAGES_A_SECOND, PAGES_AT_ONCE = 200.0, 2000.0
"""A house full of phones behind one address asks for so many files at once."""

GUARDS = (
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
     b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(self), microphone=(), geolocation=()"),
)  # fmt: skip


def application(host: Host) -> Starlette:
    """The whole server as one ASGI application."""
    is_slowing = host.settings.is_slowing
    limits = Limits(REQUESTS_A_SECOND, REQUESTS_AT_ONCE, host.lane, is_on=is_slowing)
    freely = Limits(PAGES_A_SECOND, PAGES_AT_ONCE, host.lane, is_on=is_slowing)
    openings = Limits(OPENINGS_A_SECOND, OPENINGS_AT_ONCE, host.lane, is_on=is_slowing, is_one_by_one=True)

    def door(path: str, get: Handler | None = None, post: Handler | None = None, slowed: Limits = limits) -> Route:
        handlers = {method: handler for method, handler in (("GET", get), ("POST", post)) if handler is not None}

        async def guarded(request: Request) -> Response:
            handler = handlers.get(request.method, handlers.get("GET"))
            assert handler is not None
            if handler is doors.open_table:
                await openings.slow_down(_address(request))
            asker = _asker(request, host)
            await slowed.slow_down(asker)
            reply = await _carefully(request, handler)
            if reply.status_code in BLAMED:
                slowed.blame(asker)
            return reply

        return Route(path, guarded, methods=list(handlers))

    async def socket(ws: WebSocket) -> None:
        await Socket(host, ws).serve(ws.path_params["table"])

    async def slowed_page(request: Request) -> Response:
        await freely.slow_down(_address(request))
        return await page(request)

    async def api(request: Request) -> Response:
        return doors.answered(document())

    inner: list[BaseRoute] = [
        door("/openapi.json", api),
        door("/games", doors.games),
        door("/house", doors.house),
        door("/tables", doors.public_tables, doors.open_table),
        door("/codes/{code}", doors.by_code),
        door("/codes/{code}/qr.svg", doors.code_picture),
        door("/passes", post=doors.redeem),
        door("/me/matches", archive.my_matches),
        door("/tables/{table}", doors.state),
        door("/tables/{table}/join", post=doors.join),
        door("/tables/{table}/commands", post=doors.command),
        door("/tables/{table}/stream", doors.stream),
        door("/tables/{table}/pass", post=doors.new_pass),
        door("/tables/{table}/record", archive.record),
        door("/tables/{table}/replay", archive.replayed),
        door("/tables/{table}/replay/link", archive.film),
        door("/tables/{table}/replay/advice", archive.advised),
        WebSocketRoute("/tables/{table}/socket", socket),
    ]
    routes: list[BaseRoute] = [
        door("/health", doors.health, slowed=freely),
        door("/metrics", doors.metrics, slowed=freely),
        Mount("/api", Router(inner, default=no_door)),
        Route("/{path:path}", slowed_page, name="page"),
    ]

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await host.start()
        learning = asyncio.create_task(run_in_threadpool(learn))
        yield
        await learning
        await host.stop()

    app = Starlette(routes=routes, lifespan=life, middleware=[Middleware(Guard)])
    app.state.host = host
    return app


async def no_door(scope: Scope, receive: Receive, send: Send) -> None:
    """What is said at an address of the interface where nothing is."""
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
        return
    language = Request(scope).headers.get("accept-language", "en")[:2]
    await _refused(404, TableRefusal("no-such-door"), language)(scope, receive, send)


def _asker(request: Request, host: Host) -> str:
    """Who is slowed down: a seat whose token is known, else an address."""
    token = request.headers.get("authorization", "").partition(" ")[2].strip()
    return token if token and host.has_met(token) else _address(request)


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


async def _carefully(request: Request, handler: Handler) -> Response:
    """Say what is wrong in one form, whatever it is."""
    language = request.headers.get("accept-language", "en")[:2]
    try:
        return await handler(request)
    except doors.Endless:
        reply = _refused(400, nonsense("too long, or without an end"), language)
        reply.headers["connection"] = "close"
        return reply
    except doors.BadRequest as bad:
        return _refused(400, nonsense(bad.why), language)
    except (doors.Unknown, NoToken):
        await doors.host_of(request).strangers.slow_down(_address(request))
        return _refused(401, TableRefusal("no-token"), language)
    except NoTable:
        await doors.host_of(request).strangers.slow_down(_address(request))
        return _refused(404, TableRefusal("no-such-table"), language)
    except StoreDown:
        return _refused(503, TableRefusal("store-down"), language)
    except TableRefusal as refusal:
        return _refused(409, refusal, language)


def _refused(status: int, refusal: TableRefusal, language: str) -> Response:
    body = wire.Refused(None, refusal.key, refusal.cited, dict(refusal.facts), told(language, refusal))
    return Response(encode(body), status, media_type=doors.JSON)


class Guard:
    """Adds the headers that keep a browser from doing what nobody asked for."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; answers get the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *GUARDS]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self._app(scope, receive, guarded)

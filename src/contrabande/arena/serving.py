"""A Python bot as a service at a URL, by the standard library alone.

from contrabande.arena.serving import serving
with serving(MyBot(), port=8765) as url:
    input(f"{url} plays until you press return")
"""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread

import msgspec

from contrabande.arena.protocol import Question
from contrabande.bots.registry import AnyBot
from contrabande.engine.codec import encode, views_of
from contrabande.engine.options import read_options
from contrabande.games import game_named


@contextmanager
def serving(bot: AnyBot, host: str = "127.0.0.1", port: int = 0) -> Iterator[str]:
    """The address at which *bot* answers; without a port, at a free one."""

    class Door(_Door):
        def reply(self, body: bytes) -> bytes:
            return answer(bot, body)

    server = ThreadingHTTPServer((host, port), Door)
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield f"http://{host}:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def answer(bot: AnyBot, body: bytes) -> bytes:
    """What *bot* says to a question, as JSON."""
    put = msgspec.json.decode(body, type=Question)
    game = game_named(put.game)
    view = views_of(game).decode(put.view)
    ask = game.ask(view)
    assert ask is not None, "only a seat that is to act is asked"
    blank = game.blank(read_options(game, put.options, put.seats), put.seats, put.seat)
    knowledge = msgspec.json.decode(put.knowledge, type=type(blank))
    return encode(bot.choose(view, ask, knowledge, Random(put.seed)))


class _Door(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1
    """Head and body leave together: apart, each answer would wait for the other side's acknowledgement."""

    def reply(self, body: bytes) -> bytes:
        raise NotImplementedError

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        try:
            status, said = 200, self.reply(body)
        except Exception as error:
            status, said = 500, f"{type(error).__name__}: {error}".encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json" if status == 200 else "text/plain")
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, format: str, *args: object) -> None:
        """An answer is nothing to write home about."""

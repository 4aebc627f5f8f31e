"""Gates: where bytes come in. uvicorn's own two protocols, fed by the spoon.

They read whatever one packet holds at once, and a quarter of a megabyte may hold forty thousand frames or chunks: a
second of work during which nobody else is served. Here a connection gets one spoon in each turn of the loop, frames
that no table hears of are counted, and whoever does not finish his question is not waited for.
"""

import asyncio
import math
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from contrabande.server.cables import CUT, Cable
from contrabande.server.limits import Bucket

SPOON = 512
"""Bytes: more than most messages have, and at most 85 frames."""
AFTER_CLOSE = 4 * SPOON
"""Bytes that may still be under way when a socket is closed; who sends more is not waited for."""
EXTRAS_A_SECOND, EXTRAS_AT_ONCE = 1.0, 20.0
"""Pings, pongs and pieces of messages: browsers send one in twenty seconds."""
FIRST_REQUEST_WITHIN, NEXT_REQUEST_WITHIN = 20.0, 75.0
"""Seconds for the head of a request, however slowly it comes."""
BODY_WITHIN, REST_WITHIN = 25.0, 2.0
"""Seconds for its body after the head, and for what is left of it after the reply."""
STOP_WITHIN = 0.5
"""Seconds for the last words of a house that closes."""


class Listened(asyncio.Protocol):
    """What both gates have in common: their cable hears whether the other side takes what it is sent."""

    _cable: Cable

    def pause_writing(self) -> None:
        """He does not take it."""
        super().pause_writing()
        self._cable.fall_behind()

    def resume_writing(self) -> None:
        """He takes it."""
        super().resume_writing()
        self._cable.catch_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        self._cable.catch_up()
        super().connection_lost(exc)


class HttpGate(Listened, H11Protocol):
    """A connection that asks."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._rest = bytearray()
        self._patience: asyncio.TimerHandle | None = None
        self._stage: tuple[object, ...] = ()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there; he should say what he wants."""
        self._cable = Cable(transport)
        self.app_state = {**self.app_state, CUT: self._cable.abort}
        super().connection_made(self._cable)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        self._rest.clear()
        if self._patience is not None:
            self._patience.cancel()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """He has his answer, and may ask again."""
        super().on_response_complete()
        self._expect()

    def shutdown(self) -> None:
        """The house closes: who is being answered gets his answer, if he listens and has asked."""
        super().shutdown()
        if self.cycle is None or self.cycle.response_started or self.conn.their_state is h11.SEND_BODY:
            self._cable.cut_within(STOP_WITHIN)

    def _expect(self) -> None:
        """Each part of a request has its time, however slowly it trickles in."""
        stage = (self.cycle, self.conn.their_state, self.cycle is not None and self.cycle.response_complete)
        if stage == self._stage:
            return
        self._stage = stage
        if self._patience is not None:
            self._patience.cancel()
        time = self._time
        self._patience = None if time is None else self.loop.call_later(time, self._give_up)

    @property
    def _time(self) -> float | None:
        """How long to wait for more of him, where more must come."""
        if not self._is_mine:
            return None
        if self.conn.their_state is h11.IDLE:
            return FIRST_REQUEST_WITHIN if self.cycle is None else NEXT_REQUEST_WITHIN
        if self.conn.their_state is h11.SEND_BODY:
            return REST_WITHIN if self.cycle is not None and self.cycle.response_complete else BODY_WITHIN
        return None

    def _give_up(self) -> None:
        if self._is_mine:
            self.transport.close()

    @property
    def _is_mine(self) -> bool:
        """Whether this is still a connection of HTTP, and open."""
        return self.transport.get_protocol() is self and not self.transport.is_closing()

    def data_received(self, data: bytes) -> None:
        """Take in a spoon now, and the rest in the next turns."""
        if not self._rest and len(data) <= SPOON:
            self._take(data)
            return
        is_feeding = bool(self._rest)
        self._rest += data
        if not is_feeding:
            self._feed()

    def _feed(self) -> None:
        if not self._is_mine:
            self._rest.clear()
        if not self._rest:
            return
        spoon = bytes(self._rest[:SPOON])
        del self._rest[:SPOON]
        self._take(spoon)
        if self._rest:
            self.transport.pause_reading()
            self.loop.call_soon(self._feed)
        elif self._is_mine and not self.flow.read_paused:
            self.transport.resume_reading()

    def _take(self, data: bytes) -> None:
        super().data_received(data)
        self._expect()


class SocketGate(Listened, WebSocketsSansIOProtocol):
    """A connection that stays."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._rest = bytearray()
        self._is_feeding = False
        self._after_close = 0
        self._extras = Bucket(EXTRAS_A_SECOND, EXTRAS_AT_ONCE)
        self._listens_since = math.inf
        """Since when whatever comes is heard at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody stays."""
        assert isinstance(transport, Cable)
        self._cable = transport
        super().connection_made(transport)

    def shutdown(self) -> None:
        """The house closes: who does not listen is not waited for."""
        super().shutdown()
        self._cable.cut_within(STOP_WITHIN)

    def data_received(self, data: bytes) -> None:
        """Take in a spoon now; the rest when the table has heard what was in it."""
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > AFTER_CLOSE:
                self.transport.close()
            else:
                super().data_received(data)
        elif not self._rest and len(data) <= SPOON:
            super().data_received(data)
        else:
            self._rest += data
            self._feed_soon()

    def _feed_soon(self) -> None:
        self.transport.pause_reading()
        if not self._is_feeding:
            self._is_feeding = True
            self.loop.call_soon(self._feed)

    def _feed(self) -> None:
        self._is_feeding = False
        if self.queue.empty() and not self.close_sent and not self.transport.is_closing():
            spoon = bytes(self._rest[:SPOON])
            del self._rest[:SPOON]
            super().data_received(spoon)
            self._go_on()

    def _go_on(self) -> None:
        """Whoever has been heard may send more."""
        if not self.queue.empty() or self.transport.is_closing():
            return
        if self._rest:
            self._feed_soon()
        else:
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message for the table."""
        if self.queue.empty() and not self._rest:
            self._listens_since = self.loop.time()
        message = await self.queue.get()
        self._listens_since = math.inf
        self._go_on()
        return message

    async def send(self, message: Any) -> None:
        """Say something; who has said goodbye listens only for the other's."""
        await super().send(message)
        if self.close_sent and not self.transport.is_closing():
            self._rest.clear()
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """No pong came in time: who was not listened to meanwhile, because he must wait, is asked again later."""
        if self._listens_since > self.ping_sent_at:
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()
        else:
            super().keepalive_timeout()

    def handle_ping(self) -> None:
        """Answered, if there are not too many."""
        if not self._is_too_much():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Noted, if there are not too many."""
        if not self._is_too_much():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message: nobody needs many of them for so few bytes."""
        if not self._is_too_much():
            super().handle_cont(event)

    def _is_too_much(self) -> bool:
        if not self.close_sent and self._extras.wait() > 0:
            self._rest.clear()
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames that say nothing")
            self.handle_parser_exception()
        return self.close_sent

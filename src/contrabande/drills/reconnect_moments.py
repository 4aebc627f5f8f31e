"""The moments at which a line breaks. Each function drops a seat's device somewhere, and carries its command out."""

from collections.abc import Awaitable, Callable

import msgspec

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.drills.reconnect_seat import Chair

LONG_AGO = 100
"""Commands; the server remembers more of them."""

Moment = Callable[[Chair, wire.AnyCommand], Awaitable[None]]


async def before_hello(chair: Chair, command: wire.AnyCommand) -> None:
    """Twice: the open line, and the next one before a word is said."""
    chair.device.abort()
    await chair.device.open()
    chair.device.abort()
    await chair.resume()
    await chair.do(command)


async def after_hello(chair: Chair, command: wire.AnyCommand) -> None:
    """The server answers into the void."""
    chair.device.abort()
    await chair.device.open()
    await chair.device.hello()
    chair.device.abort()
    await chair.resume()
    await chair.do(command)


async def after_state(chair: Chair, command: wire.AnyCommand) -> None:
    """Everything was told, and the line breaks again."""
    chair.device.abort()
    await chair.device.resume()
    chair.device.abort()
    await chair.resume()
    await chair.do(command)


async def before_command(chair: Chair, command: wire.AnyCommand) -> None:
    """The question is open, nothing was sent."""
    chair.device.abort()
    await chair.resume()
    await chair.do(command)


async def as_lines(chair: Chair, command: wire.AnyCommand) -> None:
    """The stream of lines tells what the socket would have told."""
    chair.device.abort()
    await chair.resume_by_lines()
    await chair.do(command)


async def after_sending(chair: Chair, command: wire.AnyCommand) -> None:
    """Whether the command arrived is not known: it is sent again."""
    await chair.device.send(command)
    chair.device.abort()
    await chair.resume()
    await chair.do(command)


async def before_ack(chair: Chair, command: wire.AnyCommand) -> None:
    """The command was carried out, and the acknowledgement is lost."""
    await chair.device.send(command)
    await chair.device.until("step")
    chair.device.abort()
    await chair.resume()
    await chair.do(command)


async def after_ack(chair: Chair, command: wire.AnyCommand) -> None:
    """The command was acknowledged, and what comes then is lost."""
    await chair.do(command)
    chair.device.abort()
    await chair.resume()


async def sent_twice(chair: Chair, command: wire.AnyCommand) -> None:
    """The same command once more, on the socket and at the door."""
    await chair.do(command)
    await chair.twin.catch_up()
    await chair.in_vain(command, "ack")


async def out_of_order(chair: Chair, command: wire.AnyCommand) -> None:
    """What belongs after the command comes before it."""
    if isinstance(command, wire.Give):
        await chair.in_vain(msgspec.structs.replace(command, id=new_id(), prompt=command.prompt + 1), "refused")
        await chair.do(command)
        return
    later = chair.command()
    await chair.do(command)
    await chair.do(later)
    await chair.in_vain(command, "ack")


async def late_answer(chair: Chair, command: wire.AnyCommand) -> None:
    """An answer to a question that is no longer open."""
    is_answer = isinstance(command, wire.Give)
    prompt = command.prompt - 1 if isinstance(command, wire.Give) else 0
    action = command.action if isinstance(command, wire.Give) else msgspec.Raw(b'{"type":"Pass"}')
    assert not is_answer or prompt >= 0
    await chair.in_vain(wire.Give(id=new_id(), prompt=prompt, action=action), "refused")
    await chair.do(command)


async def late_command(chair: Chair, command: wire.AnyCommand) -> None:
    """A command of long ago, and something new under its id."""
    old = chair.done[-min(len(chair.done), LONG_AGO)]
    await chair.in_vain(old, "ack")
    await chair.in_vain(msgspec.structs.replace(command, id=old.id), "ack")
    await chair.do(command)


async def changed_draft(chair: Chair, command: wire.AnyCommand) -> None:
    """A sealed answer, another one, and the first again from a slow network."""
    await chair.do(command)
    chair.device.abort()
    await chair.resume()
    await chair.do(chair.command())
    chair.device.abort()
    await chair.resume()
    await chair.in_vain(command, "ack")


async def before_reveal(chair: Chair, command: wire.AnyCommand) -> None:
    """All sealed answers are in and lie face down."""
    await chair.do(command)
    chair.device.abort()
    await chair.resume()


EVERYWHERE: dict[str, Moment] = {
    "before hello": before_hello,
    "after hello": after_hello,
    "after state": after_state,
    "before command": before_command,
    "as lines": as_lines,
    "after sending": after_sending,
    "before ack": before_ack,
    "after ack": after_ack,
    "sent twice": sent_twice,
    "out of order": out_of_order,
    "late answer": late_answer,
    "late command": late_command,
}
SEALED: dict[str, Moment] = {"changed draft": changed_draft, "before reveal": before_reveal}

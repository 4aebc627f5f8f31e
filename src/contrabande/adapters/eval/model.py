"""A model: anything that turns messages into text. A function, a program, or an endpoint over HTTP."""

import shlex
import subprocess
import time
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import httpx
import msgspec

from contrabande.engine.codec import encode
from contrabande.engine.errors import ContrabandeError, OptionsError, shortened

PATIENCE = 120.0
"""Seconds a model may think about one answer."""
PAUSES = (0.0, 2.0, 8.0)
"""Seconds before each try to ask an endpoint."""
TOO_MANY = 429
COMPLETIONS = "/chat/completions"


class Message(msgspec.Struct, frozen=True):
    """What one side of the talk has said."""

    role: Literal["system", "user", "assistant"]
    content: str


Messages = Sequence[Message]


class ModelFailed(ContrabandeError):
    """A model that says nothing at all: nobody can tell how it would have played."""


class Model(Protocol):
    """Whoever answers."""

    name: str

    def reply(self, messages: Messages) -> str:
        """What it says next (ModelFailed)."""
        ...


class ScriptedModel:
    """A function that plays the model."""

    def __init__(self, name: str, reply: Callable[[Messages], str]) -> None:
        self.name = name
        self._reply = reply

    def reply(self, messages: Messages) -> str:
        """What the function says."""
        return self._reply(messages)


class CommandModel:
    """A program that reads `{"messages": […]}` on standard input and writes its answer; started for each question."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.name = f"cmd:{command}"
        try:
            self._arguments = shlex.split(command)
        except ValueError as error:
            raise OptionsError(f"{shortened(command)!r} is no command: {error}") from None
        self._patience = patience

    def reply(self, messages: Messages) -> str:
        """What the program writes."""
        asked = encode({"messages": messages})
        try:
            done = subprocess.run(self._arguments, input=asked, capture_output=True, timeout=self._patience)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise ModelFailed(f"{self.name} cannot be started: {reason}") from None
        except subprocess.TimeoutExpired:
            raise ModelFailed(f"{self.name} said nothing for {self._patience:g} s") from None
        if done.returncode:
            last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
            raise ModelFailed(f"{self.name} ended with status {done.returncode}: {shortened(''.join(last))}")
        return done.stdout.decode(errors="replace")


class EndpointModel:
    """An endpoint that speaks as OpenAI's chat completions do."""

    def __init__(self, address: str, name: str, key: str | None = None, patience: float = PATIENCE) -> None:
        self.name = name
        self._address = address.rstrip("/").removesuffix(COMPLETIONS) + COMPLETIONS
        self._headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        self._patience = patience

    def reply(self, messages: Messages) -> str:
        """What the endpoint says."""
        asked = encode({"model": self.name, "messages": messages})
        reason = ""
        for pause in PAUSES:
            time.sleep(pause)
            try:
                reply = httpx.post(self._address, content=asked, headers=self._headers, timeout=self._patience)
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                reason = str(error) or type(error).__name__
                continue
            if reply.is_success:
                return _said(reply.content, self._address)
            reason = f"status {reply.status_code}"
            if not reply.is_server_error and reply.status_code != TOO_MANY:
                break
        raise ModelFailed(f"{self._address} does not answer: {reason}")


class _Choice(msgspec.Struct):
    message: dict[str, object]


class _Completion(msgspec.Struct):
    choices: list[_Choice]


def _said(body: bytes, address: str) -> str:
    try:
        content = msgspec.json.decode(body, type=_Completion).choices[0].message.get("content")
    except (msgspec.DecodeError, IndexError):
        raise ModelFailed(f"{address} does not answer as chat completions do") from None
    return content if isinstance(content, str) else ""


def model_named(wanted: str, name: str | None, key: str | None, patience: float = PATIENCE) -> Model:
    """The model that `cmd:…` or an address means."""
    if wanted.startswith("cmd:") and wanted.removeprefix("cmd:").strip():
        return CommandModel(wanted.removeprefix("cmd:"), patience)
    if wanted.startswith(("http://", "https://")):
        if not name:
            raise OptionsError("an endpoint has several models: name one in CONTRABANDE_MODEL")
        return EndpointModel(wanted, name, key, patience)
    raise OptionsError(f"there is no model {shortened(wanted)!r}; give cmd:PROGRAM or an address http://…")

"""Models that are programs or endpoints: what they are asked, and what is said when they fail."""

import json
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from contrabande.adapters.eval import model as model_module
from contrabande.adapters.eval.model import CommandModel, EndpointModel, Message, ModelFailed
from contrabande.cli import run

ASKED = [Message("user", "What now?")]


class Endpoint(BaseHTTPRequestHandler):
    """Answers with the rows it was given, one after the other, and keeps what it was asked."""

    rows: list[tuple[int, object]]
    asked: list[dict[str, object]]

    def do_POST(self) -> None:
        """One completion."""
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append({"path": self.path, "key": self.headers["Authorization"], **body})
        status, reply = self.rows.pop(0)
        self.send_response(status)
        self.end_headers()
        self.wfile.write(json.dumps(reply).encode())

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where an endpoint listens; it is asked again without a pause."""
    monkeypatch.setattr(model_module, "PAUSES", (0.0, 0.0, 0.0))
    Endpoint.rows, Endpoint.asked = [], []
    with ThreadingHTTPServer(("127.0.0.1", 0), Endpoint) as server:
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/v1"
        server.shutdown()


def said(text: object) -> dict[str, object]:
    """A completion."""
    return {"choices": [{"message": {"role": "assistant", "content": text}}]}


def test_an_endpoint_is_asked_with_name_and_key(address: str) -> None:
    """And again where it is busy."""
    Endpoint.rows = [(500, {}), (429, {}), (200, said("Doubt()"))]
    assert EndpointModel(address, "small", "secret").reply(ASKED) == "Doubt()"
    messages = [{"role": "user", "content": "What now?"}]
    assert Endpoint.asked[-1] == {
        "path": "/v1/chat/completions",
        "key": "Bearer secret",
        "model": "small",
        "messages": messages,
    }
    assert len(Endpoint.asked) == 3


@pytest.mark.parametrize(
    ("rows", "reason"),
    [([(401, {})], "status 401"), ([(500, {})] * 3, "status 500"), ([(200, {"no": 1})], "as chat completions do")],
)
def test_an_endpoint_that_fails_is_named(address: str, rows: list[tuple[int, object]], reason: str) -> None:
    """It is not counted as an illegal answer."""
    Endpoint.rows = rows
    with pytest.raises(ModelFailed, match=reason):
        EndpointModel(address, "small").reply(ASKED)


def test_an_endpoint_that_says_nothing_has_answered_nothing(address: str) -> None:
    """An empty answer is an illegal one, and that is the model's own doing."""
    Endpoint.rows = [(200, said(None))]
    assert EndpointModel(f"{address}/chat/completions", "small").reply(ASKED) == ""


def test_a_program_reads_messages_and_writes_its_answer(tmp_path: Path) -> None:
    """Messages as JSON on standard input."""
    program = tmp_path / "model.py"
    program.write_text("import json, sys; print(json.load(sys.stdin)['messages'][-1]['content'][::-1])")
    assert CommandModel(f"{sys.executable} {program}").reply(ASKED).strip() == "?won tahW"


def test_a_program_that_fails_is_named(tmp_path: Path) -> None:
    """With the last line of what it complains about."""
    program = tmp_path / "model.py"
    program.write_text("raise SystemExit('no memory left')")
    with pytest.raises(ModelFailed, match="status 1: no memory left"):
        CommandModel(f"{sys.executable} {program}").reply(ASKED)
    with pytest.raises(ModelFailed, match=r"said nothing for 0\.01 s"):
        CommandModel("sleep 5", patience=0.01).reply(ASKED)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["hs", "--model", "gpt"], "give cmd:PROGRAM or an address"),
        (["hs", "--model", "cmd:"], "give cmd:PROGRAM or an address"),
        (["hs", "--model", "http://127.0.0.1:9"], "CONTRABANDE_MODEL"),
        (["hs", "--model", "cmd:/no/such/program"], "cannot be started"),
        (["hs", "--model", "cmd:/no\0such"], "cannot be started"),
        (["hs", "--model", "cmd:'open"], "is no command"),
        (["hs", "--model", "cmd:x", "--matches", "0"], "give 1 or more"),
        (["hs", "--model", "cmd:x", "--retries", "-1"], "give 0 or more"),
        (["hs", "--model", "cmd:x", "--timeout", "0"], "give more than 0"),
        (["hs", "--model", "cmd:x", "--bots", "genius"], "no bot 'genius'"),
        (["chess", "--model", "cmd:x"], "there is no game"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With status 2."""
    monkeypatch.delenv("CONTRABANDE_MODEL", raising=False)
    assert run(["eval", *arguments]) == 2
    assert reason in capsys.readouterr().err

"""The OpenAPI document and the running house say the same, and the page for bot authors can be typed in."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import ignored_auth

from contrabande.client.commands import AnyCommand
from contrabande.drills.serving import serve
from contrabande.server.openapi import document

DOCS = Path(__file__).parents[2] / "docs" / "api.md"
EXAMPLES = 3
"""Of each kind and door; the same ones in every run."""
ENDLESS = "/stream$"
"""A stream of lines ends with the match: its first line is read elsewhere."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("api")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A server in a process of its own."""
    served = serve(f"sqlite:///{folder / 'tables.db'}", "--tempo", "0", "--no-slow-down", errors=folder / "errors")
    yield served.address
    served.stop()
    assert '"level": "error"' not in (folder / "errors").read_text()


@pytest.fixture(scope="module")
def seat(address: str) -> dict[str, Any]:
    """A seat at a public table."""
    wanted = {"name": "Anna", "game": "hochstapler", "privacy": "public", "person": "0123456789abcdef" * 2}
    admission: dict[str, Any] = httpx.post(f"{address}/api/tables", json=wanted).json()
    return admission


@pytest.fixture(scope="module")
def api(address: str, seat: dict[str, Any]) -> Any:
    """What the server says about itself."""
    return schemathesis.openapi.from_url(f"{address}/api/openapi.json")


house = schemathesis.pytest.from_fixture("api").exclude(path_regex=ENDLESS)


@house.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_house_answers_what_the_document_says(case: "schemathesis.Case[Any]", seat: dict[str, Any]) -> None:
    token = seat["token"]
    if "table" in case.path_parameters and len(str(case.path_parameters["table"])) == len(seat["table"]):
        case.path_parameters["table"] = seat["table"]
    elif case.path == "/api/me/matches":
        token = "0123456789abcdef" * 2
    # Whoever keeps a secret that nobody has played with has no matches, which is no secret.
    excluded = [ignored_auth] if case.path == "/api/me/matches" else []
    case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, excluded_checks=excluded)


def test_the_first_line_of_a_stream_is_the_state_that_the_door_tells(address: str, seat: dict[str, Any]) -> None:
    rights = {"Authorization": f"Bearer {seat['token']}"}
    here = f"{address}/api/tables/{seat['table']}"
    with httpx.stream("GET", f"{here}/stream", headers=rights) as reply:
        first = json.loads(next(reply.iter_lines()))
    assert first["type"] == "state"
    assert reply.headers["content-type"] == "application/x-ndjson"


def examples() -> Iterator[tuple[str, Any, Any]]:
    """Every example of the document with its schema."""
    for path, doors in document()["paths"].items():
        for method, door in doors.items():
            contents = [reply["content"] for reply in door["responses"].values()]
            contents += [door["requestBody"]["content"]] if "requestBody" in door else []
            for told in (media for content in contents for media in content.values()):
                named = [one["value"] for one in told.get("examples", {}).values()]
                for value in [told["example"], *named] if "example" in told else named:
                    yield f"{method} {path}", told["schema"], value


def test_every_example_of_the_document_fits_its_schema() -> None:
    found = list(examples())
    for door, schema, value in found:
        whole = {**schema, "components": document()["components"]}
        assert jsonschema_rs.is_valid(whole, value), (door, value)
    assert len(found) > 60


def test_every_body_and_every_typed_reply_has_an_example() -> None:
    for path, doors in document()["paths"].items():
        for door in doors.values():
            contents = [reply["content"] for reply in door["responses"].values()]
            contents += [door["requestBody"]["content"]] if "requestBody" in door else []
            told = [media for content in contents for media in content.values() if "schema" in media]
            assert all("example" in media or "examples" in media for media in told), path


def test_unknown_fields_are_refused_and_the_document_says_so(address: str) -> None:
    body = {"name": "Anna", "game": "hochstapler", "colour": "red"}
    assert httpx.post(f"{address}/api/tables", json=body).status_code == 400
    assert document()["components"]["schemas"]["OpenTable"]["additionalProperties"] is False


def test_a_refused_body_hears_which_field_is_wrong(address: str) -> None:
    reply = httpx.post(f"{address}/api/tables", json={"seats": "many"}, headers={"accept-language": "nl"})
    assert reply.status_code == 400
    assert "$.seats" in reply.json()["text"]
    assert reply.json()["text"].startswith("Dat bericht")


def test_what_is_too_large_is_refused_before_it_is_read_to_its_end(address: str, seat: dict[str, Any]) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(4_000):
            yield b" " * 4096

    rights = {"Authorization": f"Bearer {seat['token']}"}
    try:
        reply = httpx.post(f"{address}/api/tables/{seat['table']}/commands", content=endless(), headers=rights)
    except httpx.WriteError:
        return  # the server hung up while we were still talking
    assert reply.status_code == 400


def test_the_page_for_bot_authors_can_be_typed_in(address: str) -> None:
    script = re.search(r"```sh\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert script is not None
    typed = subprocess.run(
        ["sh", "-eu", "-c", script[1]],
        env={"PATH": "/usr/bin:/bin", "HOUSE": address, "SECONDS_TO_FOLLOW": "2"},
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    kinds = [json.loads(line)["type"] for line in typed.stdout.splitlines()]
    assert kinds[:5] == ["ack", "ack", "ack", "ack", "state"]
    assert kinds[5] == "state"


# What docs/security.md promises.


def test_a_token_has_128_bits_and_only_its_hash_is_kept(seat: dict[str, Any], folder: Path) -> None:
    assert re.fullmatch("[0-9a-f]{32}", seat["token"])
    kept = b"".join(file.read_bytes() for file in folder.glob("tables.db*"))
    assert seat["table"].encode() in kept
    assert seat["token"].encode() not in kept
    assert bytes.fromhex(seat["token"]) not in kept


def test_a_token_in_an_address_opens_nothing(address: str, seat: dict[str, Any]) -> None:
    for query in (f"token={seat['token']}", f"authorization=Bearer%20{seat['token']}"):
        assert httpx.get(f"{address}/api/tables/{seat['table']}?{query}").status_code == 401


def test_replies_forbid_framing_sniffing_referrers_and_caches(address: str) -> None:
    told = httpx.get(f"{address}/api/games").headers
    assert "frame-ancestors 'none'" in told["content-security-policy"]
    assert "unsafe" not in told["content-security-policy"]
    assert (told["x-content-type-options"], told["referrer-policy"]) == ("nosniff", "no-referrer")
    assert told["cache-control"] == "no-store"
    assert "server" not in told


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "name-form"),
        (" ", "name-form"),
        ("x" * 25, "name-form"),
        ("two\nlines\u0000", "name-signs"),
        ("\u202egnp", "name-signs"),
        ("\u0301", "name-form"),
        ("Z" + "\u0316" * 8, "marks-piled"),
        ("Wilhelmina \U0001f468\u200d", "name-signs"),
    ],
)
def test_names_that_cannot_be_shown_are_refused(address: str, name: str, key: str) -> None:
    """And the refusal says what is wrong: its length, a sign that nobody sees, marks that hide what is around them."""
    reply = httpx.post(f"{address}/api/tables", json={"name": name, "game": "hochstapler"})
    assert (reply.status_code, reply.json()["key"]) == (409, key)


def test_an_address_with_nothing_behind_it_is_told_so(address: str) -> None:
    reply = httpx.get(f"{address}/api/nothing", headers={"Accept-Language": "nl"})
    assert (reply.status_code, reply.json()["key"]) == (404, "no-such-door")


def test_the_page_shows_every_command_as_it_may_be_sent() -> None:
    shown = re.findall(r"^\| `(\{.*\})` \|", DOCS.read_text(), re.MULTILINE)
    commands = [msgspec.json.decode(each, type=AnyCommand) for each in shown]
    assert {type(each) for each in commands} == set(get_args(AnyCommand))

"""Tokens: the only keys there are, and what the store keeps of them."""

import hashlib
import secrets

TOKEN_BYTES = 16


def new_token() -> tuple[str, bytes]:
    """128 bits, and the hash under which they are kept."""
    token = secrets.token_hex(TOKEN_BYTES)
    return token, token_hash(token)


def token_hash(token: str) -> bytes:
    """What is kept of a token: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


def person_hash(person: str | None) -> bytes | None:
    """What is kept of the secret by which a person finds his tables."""
    return None if person is None else token_hash(f"person {person}")


def person_mark(table: str, person: str | None) -> str | None:
    """How one table knows a person again; it says nothing at any other."""
    secret = person_hash(person)
    return None if secret is None else hashlib.blake2b(table.encode(), key=secret, digest_size=8).hexdigest()

"""What travels about the ways somebody comes in: passkeys, recovery codes, proof of who one is.

Bytes of authenticators are base64url without padding, as browsers write them.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from euphoria.server.wire.tables import Login, Name, Password, Person, Token, Wire

Bytes = Annotated[str, Meta(min_length=1, max_length=8192, pattern="^[A-Za-z0-9_-]*$")]
Code = Annotated[str, Meta(min_length=1, max_length=64)]


class Passkey(Wire):
    """A passkey of yours. Times are milliseconds since 1970."""

    id: str
    name: str
    created: int
    used: int
    """When somebody last came in with it; 0: never."""


class Ways(Wire):
    """How you come in, and whether this device has proved lately that you are it."""

    password: bool
    passkeys: list[Passkey]
    codes: int
    """Recovery codes that are left."""
    others: int
    """Other devices that are signed in as you."""
    proved: bool
    """Lately enough to change your ways of coming in; if not, `POST /api/me/proof` first."""


class WantedPasskey(Wire):
    """You want a passkey. A guest becomes an account by it and says which login it is to have."""

    login: Login | None = None


class PasskeyOptions(Wire):
    """What an authenticator makes a passkey from. The ticket is handed in with it, once, within the time."""

    ticket: str
    challenge: str
    house: str
    """The id of the relying party: the name of this house."""
    user: str
    """The id of the user: its letters as bytes."""
    login: str
    name: str
    known: list[str]
    """Passkeys you have already: an authenticator makes no second one."""
    seconds: int


class MadeCredential(Wire):
    """What the authenticator made (`navigator.credentials.create`)."""

    id: Bytes
    client_data: Bytes
    attestation: Bytes


class NewPasskey(Wire):
    """Keep this passkey, under a name by which you know it again."""

    ticket: Token
    name: Name
    credential: MadeCredential
    login: Login | None = None


class PasskeyQuestion(Wire):
    """What a passkey signs to let somebody in. The ticket is handed in with it, once, within the time."""

    ticket: str
    challenge: str
    house: str
    seconds: int


class ShownCredential(Wire):
    """What the authenticator signed (`navigator.credentials.get`)."""

    id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user: Bytes | None = None


class PasskeyShown(Wire):
    """Come in with a passkey. With a login, only as that one."""

    ticket: Token
    credential: ShownCredential
    login: Login | None = None


class Proof(Wire):
    """You are still you: your password, or one of your passkeys."""

    password: Password | None = None
    passkey: PasskeyShown | None = None


class Codes(Wire):
    """Recovery codes: each lets you in once. They are told here and nowhere else."""

    codes: list[str]


class Recovery(Wire):
    """Come in by one of your recovery codes."""

    login: Login
    code: Code


class Recovered(Wire):
    """Welcome back; choose another password or make a passkey now, no proof is asked for a while."""

    person: Person
    token: str
    left: int
    """Codes that are left; the one you used is spent."""

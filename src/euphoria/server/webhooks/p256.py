"""The curve P-256: keys, a secret shared by two keys (ECDH), signatures (ECDSA).

Nothing among the house's packages has it, and web push asks for no more than these few lines. Python takes
longer for larger numbers, so this is no place for a key that signs at a stranger's wish and pace: keys of
messages are drawn for each message, and the house's own key signs once per receiver and half a day.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

P: Final = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B: Final = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B

Point = tuple[int, int]
_Triple = tuple[int, int, int]
"""Jacobian: x / z², y / z³; z = 0 is the point at infinity."""

BASE: Final[Point] = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)


def new_key() -> int:
    return secrets.randbelow(ORDER - 1) + 1


def key_from(seed: bytes) -> int:
    """A key made from a secret of at least 40 bytes, so that no key is likelier than another."""
    return int.from_bytes(seed) % (ORDER - 1) + 1


def public(key: int) -> bytes:
    """The public half, as 65 bytes: 4, x, y."""
    return packed(times(key, BASE))


def packed(point: Point) -> bytes:
    return b"\x04" + point[0].to_bytes(32) + point[1].to_bytes(32)


def unpacked(data: bytes) -> Point:
    """The point that 65 bytes name; `ValueError` if there is none such on the curve."""
    x, y = int.from_bytes(data[1:33]), int.from_bytes(data[33:])
    if len(data) != 65 or data[0] != 4 or max(x, y) >= P or (y * y - x * x * x + 3 * x - B) % P:
        raise ValueError("not a point of the curve")
    return x, y


def shared(key: int, other: bytes) -> bytes:
    """What both can work out, each from their own key and the other's public half."""
    return times(key, unpacked(other))[0].to_bytes(32)


def sign(key: int, message: bytes) -> bytes:
    """r and s as 64 bytes. The number that must never be used twice follows from both (RFC 6979)."""
    digest = sha256(message).digest()
    hashed = int.from_bytes(digest)
    for nonce in _nonces(key, digest):
        r = times(nonce, BASE)[0] % ORDER
        s = pow(nonce, -1, ORDER) * (hashed + r * key) % ORDER
        if r and s:
            return r.to_bytes(32) + s.to_bytes(32)
    raise AssertionError("there is always one more")


def _nonces(key: int, digest: bytes) -> Iterator[int]:
    seed = key.to_bytes(32) + (int.from_bytes(digest) % ORDER).to_bytes(32)
    k, v = bytes(32), b"\x01" * 32
    for step in (b"\x00", b"\x01"):
        k = hmac.digest(k, v + step + seed, "sha256")
        v = hmac.digest(k, v, "sha256")
    while True:
        v = hmac.digest(k, v, "sha256")
        if 0 < int.from_bytes(v) < ORDER:
            yield int.from_bytes(v)
        k = hmac.digest(k, v + b"\x00", "sha256")
        v = hmac.digest(k, v, "sha256")


# ------------------------------------------------------------------ the curve


def times(key: int, point: Point) -> Point:
    """A point added to itself so often. Both steps are made for every bit, whatever it is."""
    low: _Triple = (1, 1, 0)
    high: _Triple = (*point, 1)
    for bit in range(255, -1, -1):
        if key >> bit & 1:
            low, high = _add(low, high), _double(high)
        else:
            low, high = _double(low), _add(low, high)
    x, y, z = low
    inverse = pow(z, -1, P)
    return x * inverse**2 % P, y * inverse**3 % P


def _double(point: _Triple) -> _Triple:
    x, y, z = point
    if not z:
        return point
    yy = y * y % P
    s = 4 * x * yy % P
    m = 3 * (x - z * z) * (x + z * z) % P
    x3 = (m * m - 2 * s) % P
    return x3, (m * (s - x3) - 8 * yy * yy) % P, 2 * y * z % P


def _add(one: _Triple, two: _Triple) -> _Triple:
    if not one[2]:
        return two
    if not two[2]:
        return one
    (x1, y1, z1), (x2, y2, z2) = one, two
    u1, u2 = x1 * z2 * z2 % P, x2 * z1 * z1 % P
    s1, s2 = y1 * z2**3 % P, y2 * z1**3 % P
    if u1 == u2:
        return _double(one) if s1 == s2 else (1, 1, 0)
    h, r = u2 - u1, s2 - s1
    hh = h * h % P
    hhh = h * hh % P
    v = u1 * hh % P
    x3 = (r * r - hhh - 2 * v) % P
    return x3, (r * (v - x3) - s1 * hhh) % P, h * z1 * z2 % P

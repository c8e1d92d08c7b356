"""The curve P-256, as web push uses it: keys, a secret shared by two keys (ECDH), signatures (ECDSA)."""

from __future__ import annotations

from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Key = ec.EllipticCurvePrivateKey

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has; private keys are numbers below it."""


def new_key() -> Key:
    return ec.generate_private_key(CURVE)


def key_of(number: int) -> Key:
    return ec.derive_private_key(number, CURVE)


def key_from(seed: bytes) -> Key:
    """A key made from a secret of at least 40 bytes, so that no key is likelier than another."""
    return key_of(int.from_bytes(seed) % (ORDER - 1) + 1)


def public(key: Key) -> bytes:
    """The public half, as 65 bytes: 4, x, y."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def unpacked(data: bytes) -> ec.EllipticCurvePublicKey:
    """The public half that 65 bytes name; `ValueError` if there is none such on the curve."""
    if len(data) != 65:
        raise ValueError("not a point of the curve, uncompressed")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def shared(key: Key, other: bytes) -> bytes:
    """What both can work out, each from their own key and the other's public half."""
    return key.exchange(ec.ECDH(), unpacked(other))


def sign(key: Key, message: bytes) -> bytes:
    """r and s as 64 bytes."""
    r, s = decode_dss_signature(key.sign(message, ec.ECDSA(SHA256())))
    return r.to_bytes(32) + s.to_bytes(32)

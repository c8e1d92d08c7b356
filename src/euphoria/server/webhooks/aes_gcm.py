"""AES-128-GCM, sealing only, for messages of a few hundred bytes (see `p256.py` for why it is here).

The S-box is worked out from its definition. A message has a key of its own, so how long it takes tells
nothing that would be worth knowing.
"""

from __future__ import annotations

from typing import Final

_POLYNOMIAL: Final = 0xE1 << 120


def _sbox() -> bytes:
    """The inverse in the field of 256 elements, then an affine map."""
    box = bytearray(256)
    p = q = 1
    while True:
        p ^= p << 1 ^ (0x11B if p & 0x80 else 0)  # times 3
        q ^= q << 1
        q ^= q << 2
        q ^= q << 4
        q = q & 0xFF ^ (0x09 if q & 0x80 else 0)  # by 3
        turned = q ^ _turn(q, 1) ^ _turn(q, 2) ^ _turn(q, 3) ^ _turn(q, 4)
        box[p] = turned ^ 0x63
        if p == 1:
            break
    box[0] = 0x63
    return bytes(box)


def _turn(byte: int, by: int) -> int:
    return (byte << by | byte >> 8 - by) & 0xFF


_S: Final = _sbox()
_TWICE: Final = bytes((byte << 1 ^ (0x11B if byte & 0x80 else 0)) & 0xFF for byte in range(256))
_ROWS: Final = tuple(4 * ((column + row) % 4) + row for column in range(4) for row in range(4))
"""Where each byte of a block comes from when the rows are shifted."""


def _round_keys(key: bytes) -> list[bytes]:
    words = [key[at : at + 4] for at in range(0, 16, 4)]
    constant = 1
    for number in range(4, 44):
        word = words[-1]
        if number % 4 == 0:
            word = bytes(_S[byte] for byte in word[1:] + word[:1])
            word = bytes([word[0] ^ constant]) + word[1:]
            constant = _TWICE[constant]
        words.append(_xor(words[-4], word))
    return [b"".join(words[at : at + 4]) for at in range(0, 44, 4)]


def _xor(one: bytes, two: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, two, strict=False))


def _block(keys: list[bytes], block: bytes) -> bytes:
    """One block, encrypted."""
    block = _xor(block, keys[0])
    for key in keys[1:-1]:
        mixed = bytearray()
        moved = bytes(_S[block[at]] for at in _ROWS)
        for at in range(0, 16, 4):
            a, b, c, d = moved[at : at + 4]
            both = a ^ b ^ c ^ d
            mixed += bytes(one ^ both ^ _TWICE[one ^ two] for one, two in ((a, b), (b, c), (c, d), (d, a)))
        block = _xor(mixed, key)
    return _xor(bytes(_S[block[at]] for at in _ROWS), keys[-1])


def _multiply(one: int, two: int) -> int:
    """In the field of 2¹²⁸ elements, the first bit lowest."""
    product = 0
    for bit in range(127, -1, -1):
        if two >> bit & 1:
            product ^= one
        one = one >> 1 ^ (_POLYNOMIAL if one & 1 else 0)
    return product


def seal(key: bytes, nonce: bytes, plain: bytes) -> bytes:
    """The encrypted text and its tag of 16 bytes. Nothing else is vouched for."""
    keys = _round_keys(key)
    hashed_by = int.from_bytes(_block(keys, bytes(16)))
    sealed, tag = bytearray(), 0
    for number, at in enumerate(range(0, len(plain), 16)):
        stream = _block(keys, nonce + (number + 2).to_bytes(4))
        piece = _xor(plain[at : at + 16], stream)
        sealed += piece
        tag = _multiply(tag ^ int.from_bytes(piece.ljust(16, b"\0")), hashed_by)
    tag = _multiply(tag ^ len(plain) * 8, hashed_by)
    return bytes(sealed) + _xor(tag.to_bytes(16), _block(keys, nonce + (1).to_bytes(4)))

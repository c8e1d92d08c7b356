"""Sets as bit masks of up to 62 bits: how many members one has, and which is the n-th."""

from __future__ import annotations

from mypy_extensions import i64


def size(mask: i64) -> i64:
    """How many members a set has: bits are counted in twos, fours and bytes, then bytes are added up.

    >>> size(0b1011)
    3
    """
    mask -= (mask >> 1) & 0x1555555555555555  # of more than 62 bits compiled code makes an object
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def nth_bit(mask: i64, n: i64) -> i64:
    """The number of the n-th bit that is set, counted from 0.

    >>> nth_bit(0b1011, 2)
    3
    """
    while n > 0:
        mask &= mask - 1  # without its lowest bit
        n -= 1
    return size((mask & -mask) - 1)

"""How the dice of a fight are read (S-12.10 to S-12.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FACES: Final = 10
"""A die has the faces 1 to 10; a rolled 0 is the 10 (S-3.2)."""


def resolve(pool_a: list[int], pool_b: list[int]) -> tuple[int, int]:
    """The wounds that team A takes and the wounds that team B takes, from all dice of both.

    Equal faces cancel one for one before anything is compared. What is left is compared highest with
    highest, next with next: since no face is left on both sides, one of them always wins. Dice that find no
    rival die wound by themselves.

    >>> resolve([3, 4, 5], [8])
    (1, 2)
    >>> resolve([4, 7, 8], [8, 2, 9, 4])
    (2, 0)
    """
    surplus = [0] * (FACES + 1)
    for face in pool_a:
        surplus[face] += 1
    for face in pool_b:
        surplus[face] -= 1
    wounds_a: i64 = 0
    wounds_b: i64 = 0
    # Dice of the higher faces still without a rival: of team A when positive, of team B when negative.
    waiting: i64 = 0
    for face in range(FACES, 0, -1):
        more: i64 = surplus[face]
        if waiting > 0 and more < 0:
            wounds_b += min(waiting, -more)
        elif waiting < 0 and more > 0:
            wounds_a += min(-waiting, more)
        waiting += more
    if waiting > 0:
        wounds_b += waiting
    else:
        wounds_a -= waiting
    return wounds_a, wounds_b

"""Is a handful of counts what a fair generator would give?"""

from math import cbrt, sqrt


def chi_square_is_plausible(counts: list[int], most: float = 4.5) -> bool:
    """Within `most` standard deviations of what equal chances give.

    The cube root of chi-square over its degrees of freedom is nearly normal (Wilson and Hilferty).
    Generators in tests are seeded, so this is a fact about them and never fails by bad luck.
    """
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    spread = 2 / (9 * freedom)
    deviation = (cbrt(chi_square / freedom) - (1 - spread)) / sqrt(spread)
    return abs(deviation) < most

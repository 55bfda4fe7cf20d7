"""Numbers with fractions, as one writes them in a sentence."""

from __future__ import annotations

from fractions import Fraction

HALF = Fraction(1, 2)


def spelled(number: Fraction, *, signed: bool = False) -> str:
    """A number, with its sign if asked for: "3", "2½", "-1 1/3", "+4"."""
    whole, rest = divmod(abs(number), 1)
    parts = [str(whole)] if whole or not rest else []
    if rest == HALF:
        return sign(number, signed=signed) + "".join([*parts, "½"])
    parts += [f"{rest.numerator}/{rest.denominator}"] if rest else []
    return sign(number, signed=signed) + " ".join(parts)


def sign(number: Fraction, *, signed: bool) -> str:
    """What stands before a number: nothing before a positive one that is not *signed*."""
    return "-" if number < 0 else "+" if signed and number > 0 else ""

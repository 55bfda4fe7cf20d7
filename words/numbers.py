"""Numbers with fractions, as one writes them in a sentence of any language."""

from __future__ import annotations

from typing import Protocol


class Number(Protocol):
    """A whole number or a fraction; the module ``fractions`` takes long to load."""

    @property
    def numerator(self) -> int:
        """What is divided."""

    @property
    def denominator(self) -> int:
        """By what it is divided; above 0, and 1 for a whole number."""


def spelled(number: Number, *, signed: bool = False) -> str:
    """A number, with its sign if asked for: "3", "2½", "-1 1/3", "+4"."""
    below = number.denominator
    whole, above = divmod(abs(number.numerator), below)
    parts = [str(whole)] if whole or not above else []
    if 2 * above == below:
        return sign(number, signed=signed) + "".join([*parts, "½"])
    parts += [f"{above}/{below}"] if above else []
    return sign(number, signed=signed) + " ".join(parts)


def sign(number: Number, *, signed: bool) -> str:
    """What stands before a number: nothing before a positive one that is not *signed*."""
    return "-" if number.numerator < 0 else "+" if signed and number.numerator > 0 else ""

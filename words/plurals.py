"""Which form of a text goes with a number, as the Unicode CLDR has it for each language."""

from __future__ import annotations

from typing import Literal, TypeAlias

from words.numbers import Number

Form: TypeAlias = Literal["one", "few", "many", "other"]

FORMS: tuple[Form, ...] = ("one", "few", "many", "other")
WITHOUT = ("ja",)  # where one form goes with all numbers
SMALL_IS_ONE = ("fr", "pt")  # where 0 and 1½ are singular, too


def plural_forms(language: str) -> tuple[Form, ...]:
    """All forms that *language* has."""
    if language == "pl":
        return FORMS
    return ("other",) if language in WITHOUT else ("one", "other")


def plural_form(language: str, count: Number) -> Form:
    """The form of *language* for *count* things."""
    above, below = abs(count.numerator), count.denominator
    if language in WITHOUT:
        return "other"
    if language == "pl":
        return _polish(above) if below == 1 else "other"
    is_one = above < 2 * below if language in SMALL_IS_ONE else above == below
    return "one" if is_one else "other"


def _polish(whole: int) -> Form:
    if whole == 1:
        return "one"
    few = whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14)
    return "few" if few else "many"

"""What everybody sees on a table, in sentences: for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core import Seat
from scenes.players.seat_names import seat_name
from values import value
from words import say
from words.numbers import Number, spelled
from words.phrases import enumerated


@value
class PublicState:
    """``sentences`` about what lies there, and the ``standing``: who has how much of what counts.

    The standing is empty in games without points. ``round`` tells which round it is, as the table
    does, if that is said.
    """

    sentences: Sequence[str] = ()
    standing: str = ""
    round: str = ""


def standing(key: str, numbers: Iterable[Number]) -> str:
    """The text kept under *key* with the number of each seat."""
    amounts = [
        say("speech.amount", name=seat_name(Seat(seat)), amount=spelled(number))
        for seat, number in enumerate(numbers)
    ]
    return say(key, amounts=enumerated(amounts))

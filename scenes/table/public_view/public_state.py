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

    The standing is empty in games without points, and while they are hidden. ``round`` tells which
    round it is, as the table does, if that is said. ``turns`` are the seats whose turns come one
    after another, from the present one on; it is empty in games without turns. ``owned`` tells of
    each seat what lies before it, as one of the sentences does.
    """

    sentences: Sequence[str] = ()
    standing: str = ""
    round: str = ""
    turns: Sequence[Seat] = ()
    owned: Sequence[str] = ()


def turns_from(seat: Seat, seats: int) -> list[Seat]:
    """The turns of so many *seats* round the table, from that of *seat* on."""
    return [Seat((seat + step) % seats) for step in range(seats)]


def standing(key: str, numbers: Iterable[Number]) -> str:
    """The text kept under *key* with the number of each seat."""
    amounts = [
        say("speech.amount", name=seat_name(Seat(seat)), amount=spelled(number))
        for seat, number in enumerate(numbers)
    ]
    return say(key, amounts=enumerated(amounts))

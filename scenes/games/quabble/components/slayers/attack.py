"""What Deathslayers do in the count, and the points that decide to whom they turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import (
    Card,
    CardSlain,
    Event,
    NothingSlain,
    PowerScored,
    Scoring,
    SushiFeasted,
    neighbours,
)


@dataclass(frozen=True, slots=True)
class Attack:
    """To which *victim* a *slayer* of *seat* turns, the *target* there if it has one.

    *before* are the points of all seats just before.
    """

    slayer: Card
    seat: Seat
    victim: Seat
    target: Card | None
    before: Sequence[Fraction]

    @property
    def other(self) -> Seat:
        """The neighbour who is spared."""
        seats = neighbours(self.seat, len(self.before))
        return seats[seats[0] == self.victim]


def course(
    scoring: Scoring, points: Sequence[Fraction]
) -> Iterator[tuple[Event, Sequence[Fraction]]]:
    """The events of a *scoring* that begins with these *points*, each with the points after it."""
    after = [*points]
    for event in scoring.events:
        match event:
            case PowerScored(seat, points=brought) | SushiFeasted(seat, points=brought):
                after[seat] += brought
            case CardSlain(victim=victim, points=lost):
                after[victim] -= lost
            case _:
                pass
        yield event, [*after]


def attacks(scoring: Scoring, points: Sequence[Fraction]) -> Iterator[Attack]:
    """What Deathslayers do in a *scoring* that begins with these *points*."""
    before = points
    for event, after in course(scoring, points):
        match event:
            case CardSlain(seat, slayer, target, victim):
                yield Attack(slayer, seat, victim, target, before)
            case NothingSlain(seat, slayer, victim):
                yield Attack(slayer, seat, victim, None, before)
            case _:
                pass
        before = after

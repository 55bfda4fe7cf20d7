"""What cards bring a seat in the count."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

from rules.core import Seat
from rules.quabble import Card, CardKind, PowerScored
from values import value


@value
class Sum:
    """Cards of these *kinds*, or all of them, bring a *seat* so many *times* some *points*."""

    seat: Seat
    kinds: tuple[CardKind, ...]
    points: Fraction
    times: int = 1
    because: tuple[Card, ...] = ()

    @property
    def total(self) -> Fraction:
        """All of it."""
        return self.times * self.points


def sums_of(scored: Sequence[PowerScored], kinds: Sequence[CardKind]) -> list[Sum]:
    """What cards of one kind bring each seat; *kinds* are those of all cards."""
    return [_sum([*events], kinds) for _, events in groupby(scored, lambda event: event.seat)]


def _sum(scored: Sequence[PowerScored], kinds: Sequence[CardKind]) -> Sum:
    """What the powers of one seat bring: a product, if all bring as much."""
    points = [event.points for event in scored]
    each, times = (points[0], len(points)) if len({*points}) == 1 else (sum(points, Fraction()), 1)
    because = tuple(dict.fromkeys(card for event in scored for card in event.because))
    named = dict.fromkeys(kinds[card] for card in (scored[0].card, *because))
    return Sum(scored[0].seat, (*named,), each, times, because)

"""The ranking of seats by their scores, for all games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Protocol

from rules.core import Seat


class Comparable(Protocol):
    """A score: a number, or a tuple of numbers whose later ones break ties."""

    def __lt__(self, other: Any, /) -> bool: ...


def ranked(scores: Sequence[Comparable]) -> tuple[tuple[Seat, ...], ...]:
    """The places of ``Outcome``, the highest score first; ``scores`` has one entry per seat.

    Seats with equal scores share a place, in seat order.
    """

    def score(seat: Seat) -> Any:
        return scores[seat]

    seats = sorted(map(Seat, range(len(scores))), key=score, reverse=True)
    return tuple(tuple(tied) for _, tied in groupby(seats, key=score))

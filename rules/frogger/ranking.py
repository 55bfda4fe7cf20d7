"""Who is how far in Frogger."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rules.core import Seat
from rules.frogger.nouns import FROGS
from rules.frogger.path import Path, Space


def ranking(path: Path, frogs: Sequence[Space]) -> tuple[tuple[Seat, ...], ...]:
    """The seats by their frogs at home, then by the path numbers the others stand on."""

    def standing(seat: Seat) -> tuple[int, int]:
        own = frogs[seat * FROGS : (seat + 1) * FROGS]
        numbers = [path.numbers[space] for space in own if space != path.home]
        return FROGS - len(numbers), sum(numbers)

    seats = map(Seat, range(len(frogs) // FROGS))
    ranked = sorted(seats, key=standing, reverse=True)
    return tuple(tuple(tied) for _, tied in groupby(ranked, key=standing))

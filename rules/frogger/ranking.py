"""The ranking of the seats in Frogger."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.frogger.path import Path, Space
from rules.frogger.types import FROGS
from rules.ranking import ranked


def ranking(path: Path, frogs: Sequence[Space]) -> tuple[tuple[Seat, ...], ...]:
    """The seats by their frogs at home, then by the path numbers the others stand on."""
    return ranked(standing(path, frogs))


def standing(path: Path, frogs: Sequence[Space]) -> list[tuple[int, int]]:
    """Both numbers for each seat."""

    def score(first: int) -> tuple[int, int]:
        own = frogs[first : first + FROGS]
        numbers = [path.numbers[space] for space in own if space != path.home]
        return FROGS - len(numbers), sum(numbers)

    return [score(first) for first in range(0, len(frogs), FROGS)]

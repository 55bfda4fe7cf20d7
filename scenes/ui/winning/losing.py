"""How losers take the end of a match, at the finish and on the podium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

from scenes.core.ending import ResultRow

LAST = "frog-sad", "frog-sleep"  # how only who is last alone can take it, besides as others do
OUT = "frog-shock", "frog-sleep"  # how those sit who were out of the game before, but the last


def losing_moods(rows: Sequence[ResultRow], between: Sequence[str]) -> Mapping[int, str]:
    """How the frogs of each place behind the first sit, as drawings.

    No two sit alike as long as there are enough drawings.

    *between* is how those sit who are not last.
    """
    moods: dict[int, str] = {}
    last = max(row.number for row in rows)
    for number in sorted({row.number for row in rows if row.number > 1}):
        tied = [row for row in rows if row.number == number]
        is_last = number == last and len(tied) == 1
        every = (*LAST, *between) if is_last else OUT if tied[0].out else between
        free = [mood for mood in every if mood not in moods.values()] or every
        moods[number] = free[_chance(tied[0]) % len(free)]
    return moods


def _chance(row: ResultRow) -> int:
    """A number that looks random, the same for the same frog, place and points."""
    return crc32(f"{row.frog} {row.number} {row.words}".encode())

"""How losers take the end of a match, at the finish and on the podium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

from scenes.core.ending import ResultRow

LAST = "frog-sad", "frog-sleep"  # how only who is last alone can take it, besides as others do
OUT = "frog-shock", "frog-sleep"  # how those sit who were out of the game before, but the last

OWN = (
    ("frog-fist", "frog-think", "frog-sleep"),
    ("frog-gaze", "frog-think", "frog-sleep"),
    ("frog-clap", "frog-gaze", "frog-sad"),
    ("frog-fist", "frog-gaze", "frog-sad"),
    ("frog-clap", "frog-think", "frog-sleep"),
    ("frog-gaze", "frog-think", "frog-sad"),
)
"""How each frog takes it rather than as others do."""


def losing_moods(rows: Sequence[ResultRow], between: Sequence[str]) -> Mapping[int, str]:
    """How the frogs of each place behind the first sit, as drawings.

    No two sit alike as long as there are enough drawings, and each in its own way if that is free.

    *between* is how those sit who are not last.
    """
    moods: dict[int, str] = {}
    last = max(row.number for row in rows)
    for number in sorted({row.number for row in rows if row.number > 1}):
        tied = [row for row in rows if row.number == number]
        is_last = number == last and len(tied) == 1
        every = (*LAST, *between) if is_last else OUT if tied[0].out else between
        free = [mood for mood in every if mood not in moods.values()] or every
        own = [mood for mood in free if mood in OWN[tied[0].frog]] or free
        moods[number] = own[_chance(tied[0]) % len(own)]
    return moods


def _chance(row: ResultRow) -> int:
    """A number that looks random, the same for the same frog, place and points."""
    return crc32(f"{row.frog} {row.number} {row.words}".encode())

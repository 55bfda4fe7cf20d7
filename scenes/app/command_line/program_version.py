"""A name for the present state of the program, by which what it drew before is found again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from zlib import adler32

_ROOT = Path(__file__).parents[3]
_SOURCES = ("scenes", "sprites", "words")  # the folders on which pictures depend


@cache
def program_version(root: Path = _ROOT) -> str:
    """A name that changes with every file of the program on which pictures depend."""
    times = [str(time) for folder in _SOURCES for time in _times(root / folder)]
    return f"{adler32(' '.join(times).encode()):08x}"


def _times(folder: os.PathLike[str]) -> Iterator[int]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_file():
                yield entry.stat().st_mtime_ns
            elif entry.name != "__pycache__":
                yield from _times(entry)

"""A name for the present state of the program, by which what it drew before is found again."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from zlib import adler32

_ROOT = Path(__file__).parents[3]
_SOURCES = ("scenes", "sprites", "words")  # the folders on which pictures depend


@cache
def program_version(root: Path = _ROOT) -> str:
    """A name that changes with every file of the program on which pictures depend."""
    folders: list[os.PathLike[str]] = [root / folder for folder in _SOURCES]
    # A frozen program has its modules in its executable file.
    times = [os.stat(sys.executable).st_mtime_ns] if getattr(sys, "frozen", False) else []
    for folder in folders:  # the list grows with the folders that are found
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_file():
                    times.append(entry.stat().st_mtime_ns)
                elif entry.name != "__pycache__":
                    folders.append(entry)
    return f"{adler32(repr(times).encode()):08x}"

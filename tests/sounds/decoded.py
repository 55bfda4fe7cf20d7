"""Sound files as the mixer decodes them, each decoded once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sounds.measure import read
from sounds.synthesis import Wave


@cache
def decoded(file: Path) -> Wave:
    """The samples of *file*; not to be changed."""
    return read(file)

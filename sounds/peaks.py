"""How strong each sound file is at each moment, measured when it was made.

The limiter looks these numbers up; to measure while the game runs would take too long.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from sounds.names import FILES

BLOCK = 0.02  # seconds; each has one peak
PEAKS_FILE = FILES / "peaks.json"

Peaks: TypeAlias = Sequence[float]
"""The peak of each block, 1 being full scale; of a loop only one, the highest."""


def load_peaks() -> Mapping[Path, Peaks]:
    """The peaks of all files; none if the file with them is damaged."""
    try:
        stored = json.loads(PEAKS_FILE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {FILES / name: peaks for name, peaks in stored.items()}


def save_peaks(peaks: Mapping[Path, Peaks]) -> None:
    """Write the peaks of all files, one file a line."""
    lines = (
        f'"{file.relative_to(FILES).as_posix()}": {json.dumps([round(p, 3) for p in found])}'
        for file, found in sorted(peaks.items())
    )
    PEAKS_FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")

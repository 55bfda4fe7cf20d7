"""How strong each sound file is at each moment, measured when it was made.

The limiter looks these numbers up; to measure while the game runs would take too long. Each line
of the file has the name of a sound file and its peaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from sounds.names import FILES

BLOCK = 0.02  # seconds; each has one peak
PEAKS_FILE = FILES / "peaks.txt"

Peaks: TypeAlias = Sequence[float]
"""The peak of each block, 1 being full scale; of a loop only one, the highest."""


def load_peaks() -> Mapping[Path, Peaks]:
    """The peaks of all files; none if the file with them is damaged."""
    try:
        lines = PEAKS_FILE.read_text(encoding="utf-8").splitlines()
        return {FILES / name: list(map(float, peaks)) for name, *peaks in map(str.split, lines)}
    except (OSError, ValueError):
        return {}


def save_peaks(peaks: Mapping[Path, Peaks]) -> None:
    """Write the peaks of all files."""
    lines = (
        " ".join([file.relative_to(FILES).as_posix(), *(f"{peak:.3f}" for peak in found)])
        for file, found in sorted(peaks.items())
    )
    PEAKS_FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")

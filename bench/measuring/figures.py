"""Figures: what was measured, the floor it is compared with, and the goal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from statistics import median

HEADINGS = ("figure", "ours", "floor", "ratio", "goal", "met")


@dataclass(frozen=True, slots=True)
class Figure:
    """One row: *ours* beside the *floor* of the same run; *met* is ``None`` without a goal."""

    name: str
    ours: float
    unit: str
    _: KW_ONLY
    floor: float | None = None
    goal: str = ""
    met: bool | None = None

    @property
    def ratio(self) -> float | None:
        """Ours as a multiple of the floor."""
        return self.ours / self.floor if self.floor else None

    def cells(self) -> tuple[str, ...]:
        """The cells of the row in the order of `HEADINGS`."""
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        floor = "" if self.floor is None else self._number(self.floor)
        met = {True: "yes", False: "NO", None: ""}[self.met]
        return self.name, self._number(self.ours), floor, ratio, self.goal, met

    def _number(self, value: float) -> str:
        shown = f"{value:,.2f}" if abs(value) < 100 and value % 1 else f"{value:,.0f}"
        return f"{shown} {self.unit}".rstrip()


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure: sizes of the window, and numbers of frames, seconds and repetitions.

    ``rounds`` are over when a match begins to be watched. Unless it is ``warm``, what is measured
    first has to fill the caches.
    """

    sizes: tuple[tuple[int, int], ...]
    frames: int
    seconds: float
    late_seconds: float
    starts: int
    matches: int
    playouts: int
    rounds: int = 1
    warm: bool = True


SIZES = ((1920, 1080), (3840, 2160))
TINY = Effort(
    ((320, 180),),
    frames=2,
    seconds=0.1,
    late_seconds=0.1,
    starts=1,
    matches=1,
    playouts=1,
    rounds=4,
    warm=False,
)
QUICK = Effort(SIZES, frames=144, seconds=3, late_seconds=5, starts=5, matches=8, playouts=400)
FULL = Effort(SIZES, frames=720, seconds=10, late_seconds=20, starts=15, matches=20, playouts=1000)
EFFORTS = {"tiny": TINY, "quick": QUICK, "full": FULL}


def middle(values: Sequence[float]) -> float:
    """The median."""
    return median(values)


def p99(values: Sequence[float]) -> float:
    """The 99th percentile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]


def table(figures: Sequence[Figure]) -> str:
    """All *figures* as text in columns."""
    rows = [HEADINGS, *(figure.cells() for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    lines = []
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        cells[0], cells[4] = row[0].ljust(widths[0]), row[4].ljust(widths[4])
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def markdown(figures: Sequence[Figure]) -> str:
    """The same as a table of Markdown."""
    rows = [HEADINGS, ["---"] * len(HEADINGS), *(figure.cells() for figure in figures)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)

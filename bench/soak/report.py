"""The report of a soak run: each minute, memory between visits, and what was wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.measuring.figures import middle, p99
from rules.games import REGISTRATIONS

VISITS = len(REGISTRATIONS)  # until every game was shown once, and the caches are full
GROWTH = 4.0  # MiB by which the last measurements may exceed the first ones after that


@dataclass
class MinuteReport:
    """One minute. Times are processor time of this thread, in milliseconds."""

    work: list[float] = field(default_factory=list)
    openings: list[float] = field(default_factory=list)
    late: int = 0
    long: list[str] = field(default_factory=list)  # what took longest in frames that were too long
    slowed: list[str] = field(default_factory=list)  # the same, but in time at full speed
    matches: int = 0
    memory: float = 0.0  # MiB now
    title_memory: float = 0.0  # MiB at the title after the last visit
    files: int = 0  # open ones
    errors: int = 0
    longest: str = ""  # the scene of the longest frame

    def line(self, number: int) -> str:
        """One row of the report."""
        work, opening = self.work or [0.0], max(self.openings, default=0.0)
        return (
            f"{number:4} min  {self.memory:6.1f} MiB, title {self.title_memory:6.1f}  "
            f"{self.files:3} files  work {middle(work):5.2f} ms, p99 {p99(work):5.2f}, "
            f"most {max(work):5.1f}{self.longest}  opening {opening:5.0f} ms  "
            f"late {self.late:2} (own {len(self.long)}, slowed {len(self.slowed)})  "
            f"matches {self.matches:2}  "
            f"errors {self.errors}"
        )

    def forget(self) -> None:
        """Free the times once they were printed: in an hour they take 7 MiB."""
        self.work.clear()
        self.openings.clear()


@dataclass(frozen=True, slots=True)
class TitleReport:
    """The process at the title between two visits, after unused memory was released."""

    memory: float  # MiB
    files: int  # open ones


def thirds(titles: Sequence[TitleReport]) -> tuple[Sequence[TitleReport], Sequence[TitleReport]]:
    """The first and the last third of the measurements once the caches were full."""
    settled = titles[VISITS:]
    part = max(1, len(settled) // 3)
    return (settled[:part], settled[-part:]) if len(settled) > 1 else ((), ())


def growth(titles: Sequence[TitleReport]) -> float | None:
    """MiB by which the title grew; ``None`` after too few visits to tell."""
    first, last = thirds(titles)
    if not first:
        return None
    return middle([title.memory for title in last]) - middle([title.memory for title in first])


def faults(minutes: Sequence[MinuteReport], titles: Sequence[TitleReport]) -> list[str]:
    """What was wrong. Frames that other programs made late do not count."""
    found = []
    grown = growth(titles)
    if grown is not None and grown > GROWTH:
        found.append(f"memory grew by {grown:.1f} MiB")
    first, last = thirds(titles)
    if first and min(title.files for title in last) > max(title.files for title in first):
        found.append("the number of open files grew")
    if minutes and minutes[-1].errors:
        found.append(f"{minutes[-1].errors} errors were written to the log file")
    if long := sum(len(minute.long) for minute in minutes):
        found.append(f"{long} frames took us too long")
    return found

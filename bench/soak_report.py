"""What a soak sees: a minute, what the house weighs between two visits, and what was wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.figure import middle, p99

VISITS = 5  # until every game was on the screen once, and the stores of pictures are full
GROWTH = 4.0  # MiB by which the last weights may exceed the first ones after that


@dataclass
class MinuteReport:
    """What was seen in one minute. Times are of this thread's own work, in milliseconds."""

    work: list[float] = field(default_factory=list)
    openings: list[float] = field(default_factory=list)
    late: int = 0
    long: int = 0
    matches: int = 0
    memory: float = 0.0
    weight: float = 0.0  # at the title, when the last visit was over
    handles: int = 0
    errors: int = 0
    longest: str = ""  # where the frame that took longest was shown

    def line(self, number: int) -> str:
        """One row of the report."""
        work, opening = self.work or [0.0], max(self.openings, default=0.0)
        return (
            f"{number:4} min  {self.memory:6.1f} MiB, title {self.weight:6.1f}  "
            f"{self.handles:3} handles  work {middle(work):5.2f} ms, p99 {p99(work):5.2f}, "
            f"most {max(work):5.1f}{self.longest}  opening {opening:5.0f} ms  "
            f"late {self.late:2} (own {self.long})  matches {self.matches:2}  errors {self.errors}"
        )

    def forget(self) -> None:
        """Let the frames go once they were told of: in an hour they alone weigh 7 MiB."""
        self.work.clear()
        self.openings.clear()


@dataclass(frozen=True, slots=True)
class TitleReport:
    """The house between two visits: at the title, tidied, as it was the last time."""

    weight: float  # MiB
    handles: int


def thirds(rests: Sequence[TitleReport]) -> tuple[Sequence[TitleReport], Sequence[TitleReport]]:
    """The first and the last third of what was weighed once the stores were full."""
    settled = rests[VISITS:]
    part = max(1, len(settled) // 3)
    return (settled[:part], settled[-part:]) if len(settled) > 1 else ((), ())


def growth(rests: Sequence[TitleReport]) -> float | None:
    """MiB that the title gained; ``None`` if there were too few visits to tell."""
    first, last = thirds(rests)
    if not first:
        return None
    return middle([rest.weight for rest in last]) - middle([rest.weight for rest in first])


def faults(minutes: Sequence[MinuteReport], rests: Sequence[TitleReport]) -> list[str]:
    """What was not as it should be. Frames that other programs made late are not among it."""
    found = []
    grown = growth(rests)
    if grown is not None and grown > GROWTH:
        found.append(f"memory grew by {grown:.1f} MiB")
    first, last = thirds(rests)
    if first and min(rest.handles for rest in last) > max(rest.handles for rest in first):
        found.append("open handles grew")
    if minutes and minutes[-1].errors:
        found.append(f"{minutes[-1].errors} errors were written into the diary")
    if long := sum(minute.long for minute in minutes):
        found.append(f"{long} frames took us too long")
    return found

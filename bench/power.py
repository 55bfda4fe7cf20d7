"""What the real loop takes of a core, and whether its frames come in time."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.child import measured, surroundings
from bench.figure import Effort, Figure
from scenes.app.loop import FRAME

STILL, LIVELY = 0.01, 0.05  # the goals: shares of a core
WARM_UP = 6.0  # seconds: sounds are loaded, bots have placed their frogs
LATE = 0.5  # frames by which a frame must miss its time to count as late
WAITING = ("--game", "quibbit", "--seats", "me", "easy", "easy", "easy", "--seed", "1")
PLAYING = ("--demo", "--game", "quibbit", "--seats", *(["judge"] * 4), "--seed", "7")
TURNS = 2  # the loop and the floor take turns


def figures(effort: Effort, driver: str, home: Path) -> list[Figure]:
    """Shares of a core with nobody playing."""
    rows = []
    around = surroundings(driver, home)
    floor = measured("bare", ("rest", effort.seconds, *effort.sizes[0]), around)["share"]
    for still in (True, False):
        _settle(home, still)
        for name, scene in (("title", ()), ("table", WAITING)):
            found = _lived(effort, effort.seconds, around, scene)
            rows += _rows(name, still, found, floor)
    return rows


def late_figures(effort: Effort, driver: str, home: Path) -> list[Figure]:
    """How many frames of bots at play came late, beside those of a bare loop."""
    _settle(home, still=False)
    around, part = surroundings(driver, home), effort.late_seconds / TURNS
    late = floor = long = 0
    for turn in range(TURNS):
        # the second turn goes on where the first one ended, to see another part of the match
        found = _lived(effort, part, around, PLAYING, WARM_UP + turn * part)
        late += late_frames(found["frames"])
        long += sum(after - before > FRAME for before, after in pairwise(found["work"]))
        floor += late_frames(measured("bare", ("loop", part, *effort.sizes[0]), around)["frames"])
    name = f"late frames in {effort.late_seconds:g} s of play"
    # A busy machine makes any program late; what we have to answer for is our own work.
    own = "frames that took us too long by ourselves"
    return [
        Figure(name, late, "", floor, "none", late <= floor),
        Figure(own, long, "", None, "none", not long),
    ]


def late_frames(times: list[float]) -> int:
    """How many of the frames that began at *times* came too long after the one before."""
    return sum(after - before > FRAME * (1 + LATE) for before, after in pairwise(times))


def _lived(
    effort: Effort,
    seconds: float,
    around: dict[str, str],
    scene: tuple[str, ...],
    warm_up: float = WARM_UP,
) -> dict[str, Any]:
    size = "x".join(map(str, effort.sizes[0]))
    warm_up = min(warm_up, 5 * seconds)
    return measured("live_run", (warm_up, seconds, "--size", size, *scene), around)


def _settle(home: Path, still: bool) -> None:
    file = home / "config" / "settings.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"reduced_motion = {str(still).lower()}\n", encoding="utf-8")


def _rows(name: str, still: bool, found: dict[str, Any], floor: float) -> list[Figure]:
    share = found["share"]
    goal = STILL if still else LIVELY
    what = f"{name}, nothing moving" if still else f"{name}, pond life, nobody playing"
    cpu = Figure(what, share * 100, "% core", floor * 100, f"< {goal * 100:g} % core", share < goal)
    if not still:
        return [cpu]
    shown = found["shown"]
    return [cpu, Figure(f"{name}, nothing moving: flips", shown, "/s", 0.0, "0", not shown)]

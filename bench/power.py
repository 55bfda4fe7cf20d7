"""The share of a core that the real loop takes, and whether its frames are in time."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.measuring.figures import Effort, Figure
from bench.measuring.processes import environment, measured
from scenes.app.frames.frame_timer import FRAME

STILL, MOVING = 0.01, 0.05  # the goals: shares of a core
WARM_UP = 6.0  # seconds until sounds are loaded and the bots have made their first choices
LATE = 0.5  # frames by which a frame is late when it counts as late
WAITING = ("--game", "quibbit", "--seats", "me", "easy", "easy", "easy", "--seed", "1")
PLAYING = ("--demo", "--game", "quibbit", "--seats", *(["judge"] * 4), "--seed", "7")
TURNS = 2  # the loop and the floor take turns


def figures(effort: Effort, driver: str, home: Path) -> list[Figure]:
    """Shares of a core while nobody plays."""
    rows = []
    variables = environment(driver, home)
    bare = measured("measuring.floor", ("rest", effort.seconds, *effort.sizes[0]), variables)
    floor = bare["share"]
    for reduced_motion in (True, False):
        _write_settings(home, reduced_motion)
        for name, scene in (("title", ()), ("table", WAITING)):
            found = _run_live(effort, effort.seconds, variables, scene)
            rows += _rows(name, reduced_motion, found, floor)
    return rows


def late_figures(effort: Effort, driver: str, home: Path) -> list[Figure]:
    """How many frames of bots at play were late, beside those of a bare loop."""
    _write_settings(home, reduced_motion=False)
    variables, part = environment(driver, home), effort.late_seconds / TURNS
    late = floor = long = 0
    for turn in range(TURNS):
        # the second turn goes on where the first one ended, to see another part of the match
        found = _run_live(effort, part, variables, PLAYING, WARM_UP + turn * part)
        late += late_frames(found["frames"])
        long += sum(after - before > FRAME for before, after in pairwise(found["work"]))
        bare = measured("measuring.floor", ("loop", part, *effort.sizes[0]), variables)
        floor += late_frames(bare["frames"])
    name = f"late frames in {effort.late_seconds:g} s of play"
    # A busy machine makes any program late; only our own work is our fault.
    own = "frames that took us too long by ourselves"
    return [
        Figure(name, late, "", floor=floor, goal="none", met=late <= floor),
        Figure(own, long, "", goal="none", met=not long),
    ]


def late_frames(times: list[float]) -> int:
    """How many frames began too long after the one before; *times* are their beginnings."""
    return sum(after - before > FRAME * (1 + LATE) for before, after in pairwise(times))


def _run_live(
    effort: Effort,
    seconds: float,
    variables: dict[str, str],
    scene: tuple[str, ...],
    warm_up: float = WARM_UP,
) -> dict[str, Any]:
    size = "x".join(map(str, effort.sizes[0]))
    warm_up = min(warm_up, 5 * seconds)
    return measured("measuring.live_run", (warm_up, seconds, "--size", size, *scene), variables)


def _write_settings(home: Path, reduced_motion: bool) -> None:
    file = home / "config" / "settings.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"reduced_motion = {str(reduced_motion).lower()}\n", encoding="utf-8")


def _rows(name: str, reduced_motion: bool, found: dict[str, Any], floor: float) -> list[Figure]:
    share = found["share"]
    goal = STILL if reduced_motion else MOVING
    what = f"{name}, nothing moving" if reduced_motion else f"{name}, pond life, nobody playing"
    cpu = Figure(
        what,
        share * 100,
        "% core",
        floor=floor * 100,
        goal=f"< {goal * 100:g} % core",
        met=share < goal,
    )
    if not reduced_motion:
        return [cpu]
    updates = found["updates"]
    flips = f"{name}, nothing moving: flips"
    return [cpu, Figure(flips, updates, "/s", floor=0.0, goal="0", met=not updates)]

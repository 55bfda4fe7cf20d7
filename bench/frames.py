"""How long frames take, beside one blit of the background and a flip, taken in turn with them.

Run by itself (`python -m bench.frames 1920 1080 full`) it prints milliseconds as JSON. Under the
dummy driver they are the thread's own: nothing waits there, and what other programs take from
this machine meanwhile says nothing about frames. With a real window the wall clock counts.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import get_clock_info, perf_counter, thread_time

import pygame

from bench import quivvit_moment
from bench.child import measured, report, surroundings
from bench.figure import EFFORTS, Effort, Figure, middle, p99
from bench.harness import Harness, WatchedTable
from bench.quibbit_moment import BOTS, PEOPLE, SECONDS, busiest
from rules.quibbit import FrogLeapt
from scenes.app.loop import FRAME
from scenes.core.script import Script
from scenes.table.game_table import AnyTable
from scenes.table.table_scene import TableScene
from sprites.render.background import draw_background

BUSIEST, STEADY, ORDINARY = 5.0, 2.0, 1.5  # the goals: floors, medians, floors
FINE = 1e-5  # seconds
TRIES = 40  # matches, at most, to see enough leaps


@dataclass(slots=True)
class Stopwatch:
    """Milliseconds of frames, and of floors measured right after them."""

    floor: Callable[[], object]
    now: Callable[[], float]
    ours: list[float] = field(default_factory=list)
    floors: list[float] = field(default_factory=list)

    def time(self, frame: Callable[[], object], wanted: Callable[[], bool] = lambda: True) -> None:
        """Time one *frame*, and keep it if it was a *wanted* one."""
        began = self.now()
        frame()
        between = self.now()
        if wanted():
            self.floor()
            self.ours.append((between - began) * 1000)
            self.floors.append((self.now() - between) * 1000)

    def found(self) -> dict[str, float]:
        """What was measured, for ``report``."""
        found = {"median": middle(self.ours), "p99": p99(self.ours)}
        return found | {"floor": middle(self.floors), "floor_p99": p99(self.floors)}


def fair_clock() -> Callable[[], float]:
    """Processor time where a frame waits for nothing, if it is fine enough; else the wall's."""
    waits = pygame.display.get_driver() != "dummy"
    coarse = get_clock_info("thread_time").resolution > FINE
    return perf_counter if waits or coarse else thread_time


def _floor(room: Harness, table_background: object) -> Callable[[], object]:
    background = draw_background(room.context.renderer, table_background)  # type: ignore[arg-type]

    def blit_and_flip() -> None:
        room.screen.surface().blit(background, (0, 0))
        pygame.display.flip()

    return blit_and_flip


def _busy(room: Harness, effort: Effort) -> dict[str, float]:
    table = room.table(PEOPLE, rounds=2)
    return _timed(room, effort, table, lambda: busiest(table), SECONDS)


def _busy_kites(room: Harness, effort: Effort) -> dict[str, float]:
    table = quivvit_moment.kite_table(room.context, PEOPLE)
    return _timed(
        room, effort, table, lambda: quivvit_moment.busiest(table), quivvit_moment.SECONDS
    )


def _timed(
    room: Harness, effort: Effort, table: AnyTable, script: Callable[[], Script], seconds: float
) -> dict[str, float]:
    """Time the frames of a moment that takes *seconds*, over and over."""
    room.open(TableScene(table))
    while not table.resting:
        room.frame()
    watch = Stopwatch(_floor(room, table.background()), fair_clock())
    table.play(script())  # once for the caches: the goal is about playing, not loading
    room.frames(round(2 * seconds / FRAME))
    while len(watch.ours) < effort.frames:
        table.play(script())
        for _ in range(round(seconds / FRAME) - 1):  # in the last one all is put back
            watch.time(room.frame)
        room.frames(round(seconds / FRAME))
    return watch.found()


def _ordinary(room: Harness, effort: Effort) -> dict[str, float]:
    watch = Stopwatch(_floor(room, room.table(BOTS).background()), fair_clock())
    for seed in range(TRIES):
        if len(watch.ours) < effort.frames:
            _watch_leaps(room, room.table(BOTS, rounds=1, seed=seed), watch, effort.frames)
    return watch.found()


def _watch_leaps(room: Harness, table: WatchedTable, watch: Stopwatch, most: int) -> None:
    """Time the frames of a match in which a frog leaps."""
    scene = TableScene(table)
    room.open(scene)
    while room.stack.scenes == [scene] and len(watch.ours) < most:
        watch.time(room.frame, lambda: isinstance(table.showing, FrogLeapt))


def measure(size: tuple[int, int], effort: Effort) -> dict[str, dict[str, float]]:
    """The busiest moment and leaps in ordinary matches, in milliseconds."""
    room = Harness(size)
    gc.collect()
    return {
        "busiest": _busy(room, effort),
        "kites": _busy_kites(room, effort),
        "ordinary": _ordinary(room, effort),
    }


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """A few rows for each size of the window."""
    rows = []
    for width, height in EFFORTS[effort].sizes:
        found = measured("frames", (width, height, effort), surroundings(driver, home))
        rows += _busy_rows(f"busiest moment {height}p", found["busiest"])
        rows += _busy_rows(f"busiest moment of Quivvit {height}p", found["kites"])
        rows += _ordinary_rows(f"ordinary turn {height}p", found["ordinary"])
    return rows


def _busy_rows(name: str, busy: dict[str, float]) -> list[Figure]:
    floor, steady = busy["floor"], busy["p99"] / busy["median"]
    return [
        Figure(
            f"{name}, median",
            busy["median"],
            "ms",
            floor,
            f"<= {BUSIEST:g} F",
            busy["median"] <= BUSIEST * floor,
        ),
        Figure(
            f"{name}, p99",
            busy["p99"],
            "ms",
            busy["floor_p99"],
            f"<= {STEADY:g}x its median",
            steady <= STEADY,
        ),
    ]


def _ordinary_rows(name: str, ordinary: dict[str, float]) -> list[Figure]:
    return [
        Figure(
            f"{name}, median",
            ordinary["median"],
            "ms",
            ordinary["floor"],
            f"<= {ORDINARY:g} F",
            ordinary["median"] <= ORDINARY * ordinary["floor"],
        ),
        Figure(f"{name}, p99", ordinary["p99"], "ms", ordinary["floor_p99"]),
    ]


if __name__ == "__main__":
    report(measure((int(sys.argv[1]), int(sys.argv[2])), EFFORTS[sys.argv[3]]))

"""The busiest moment of every table that has one to show, as ``bench.frames`` has Quibbit's.

Run by itself (`python -m bench.tables frogger 1920 1080 full`) it prints milliseconds as JSON.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pygame

from bench import frogger_moment, mosquito_moment, quabble_moment
from bench.child import measured, report, surroundings
from bench.figure import EFFORTS, Effort, Figure
from bench.frames import BUSIEST, STEADY, Stopwatch, fair_clock
from bench.harness import Harness
from scenes.app.loop import FRAME
from scenes.core.script import Script
from scenes.table.game_table import AnyTable
from scenes.table.table_scene import TableScene
from sprites.render.background import draw_background

SECONDS = 1.2  # that every moment lasts
MOMENTS: Mapping[str, tuple[Callable[[Harness], AnyTable], Callable[[Any], Script]]] = {
    "frogger": (frogger_moment.table_in_mid_match, frogger_moment.busiest),
    "quabble": (quabble_moment.table_in_mid_match, quabble_moment.busiest),
    "mosquito": (mosquito_moment.table_in_mid_match, mosquito_moment.busiest),
}


def measure(game: str, size: tuple[int, int], effort: Effort) -> dict[str, float]:
    """Milliseconds of frames in *game*'s busiest moment, and of floors between them."""
    room = Harness(size)
    gc.collect()
    make, busiest = MOMENTS[game]
    table = make(room)
    room.open(TableScene(table))
    background = draw_background(room.context.renderer, table.background())

    def floor() -> None:
        room.screen.surface().blit(background, (0, 0))
        pygame.display.flip()

    watch = Stopwatch(floor, fair_clock())
    table.play(busiest(table))  # once for the caches: the goal is about playing, not loading
    room.frames(round(2 * SECONDS / FRAME))
    while len(watch.ours) < effort.frames:
        table.play(busiest(table))
        for _ in range(round(SECONDS / FRAME) - 1):  # in the last one all is put back
            watch.time(room.frame)
        room.frames(round(SECONDS / FRAME))
    return watch.found()


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """Two rows for every game and size of the window."""
    rows = []
    for game in MOMENTS:
        for width, height in EFFORTS[effort].sizes:
            asked = (game, width, height, effort)
            found = measured("tables", asked, surroundings(driver, home))
            rows += _rows(f"busiest of {game} {height}p", found)
    return rows


def _rows(name: str, busy: dict[str, float]) -> list[Figure]:
    median, floor = busy["median"], busy["floor"]
    steady = busy["p99"] <= STEADY * median
    goal, even = f"<= {BUSIEST:g} F", f"<= {STEADY:g}x its median"
    return [
        Figure(f"{name}, median", median, "ms", floor, goal, median <= BUSIEST * floor),
        Figure(f"{name}, p99", busy["p99"], "ms", busy["floor_p99"], even, steady),
    ]


if __name__ == "__main__":
    report(measure(sys.argv[1], (int(sys.argv[2]), int(sys.argv[3])), EFFORTS[sys.argv[4]]))

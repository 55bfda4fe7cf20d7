"""The busiest moment of a game's table, from the module that the game's registration names.

The module defines ``SECONDS``, ``table_in_mid_match(context)``, and
``busiest(table)``: a script that moves more than any turn does for ``SECONDS`` and leaves
everything as it was at its end, which may come later.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from bench.measuring.figures import Effort
from bench.measuring.harness import Harness
from bench.measuring.stopwatch import stopwatch
from rules.games import REGISTRATIONS
from scenes.app.frames.frame_timer import FRAME
from scenes.core.script import Script
from scenes.table.table_scene import TableScene


def measure(game: str, harness: Harness, effort: Effort) -> dict[str, float]:
    """Milliseconds of the frames in *game*'s busiest moment, played over and over."""
    moment: Any = import_module(REGISTRATIONS[game].bench)
    table = moment.table_in_mid_match(harness.context)
    harness.open(TableScene(table))
    while not table.awaiting_choice:
        harness.frame()
    watch = stopwatch(harness, table.background())
    if effort.warm:
        # Once for the caches: the goal is about playing, not loading.
        _play(table, moment, harness)
    while len(watch.ours) < effort.frames:
        _play(table, moment, harness, lambda: watch.time(harness.frame))
    return watch.measured()


def _play(
    table: Any, moment: Any, harness: Harness, frame: Callable[[], object] | None = None
) -> None:
    """Play the *moment*, its frames but the one in which all is put back by *frame*, and a rest."""
    playing, frames = True, round(moment.SECONDS / FRAME)

    def script() -> Script:
        nonlocal playing
        yield from moment.busiest(table)
        playing = False

    table.motions.play(script())
    for _ in range(frames - 1):
        (frame or harness.frame)()
    while playing:
        harness.frame()
    harness.frames(frames)

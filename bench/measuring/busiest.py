"""The busiest moment of a game's table, from the module that the game's registration names.

The module defines ``SECONDS``, ``table_in_mid_match(context)``, and
``busiest(table)``: a script that moves more than any turn does for ``SECONDS`` and leaves
everything as it was.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.measuring.figures import Effort
from bench.measuring.harness import Harness
from bench.measuring.stopwatch import stopwatch
from rules.games import REGISTRATIONS
from scenes.app.frames.frame_timer import FRAME
from scenes.table.table_scene import TableScene


def measure(game: str, harness: Harness, effort: Effort) -> dict[str, float]:
    """Milliseconds of the frames in *game*'s busiest moment, played over and over."""
    moment: Any = import_module(REGISTRATIONS[game].bench)
    table = moment.table_in_mid_match(harness.context)
    harness.open(TableScene(table))
    while not table.awaiting_choice:
        harness.frame()
    watch = stopwatch(harness, table.background())
    frames = round(moment.SECONDS / FRAME)
    if effort.warm:
        # Once for the caches: the goal is about playing, not loading.
        table.motions.play(moment.busiest(table))
        harness.frames(2 * frames)
    while len(watch.ours) < effort.frames:
        table.motions.play(moment.busiest(table))
        for _ in range(frames - 1):  # in the last frame all is put back
            watch.time(harness.frame)
        if len(watch.ours) < effort.frames:
            harness.frames(frames)
    return watch.measured()

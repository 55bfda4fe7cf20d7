"""An ordinary turn: the frames in which a frog leaps in matches of bots at Quibbit."""

from __future__ import annotations

from bench.games.quibbit import BOTS, table_after
from bench.measuring.figures import Effort
from bench.measuring.harness import Harness
from bench.measuring.stopwatch import Stopwatch, stopwatch
from rules.quibbit import Event, FrogLeapt
from scenes.core.script import Script
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.table_scene import TableScene

MATCHES = 40  # at most, to see enough leaps


class WatchedTable(QuibbitTable):
    """A table that tells which event it is showing."""

    showing: Event | None = None

    def show(self, event: Event) -> Script:
        self.showing = event
        yield from super().show(event)
        self.showing = None


def measure(harness: Harness, effort: Effort) -> dict[str, float]:
    """Milliseconds of frames in which a frog leaps."""
    floor = table_after(0, harness.context, BOTS).background()
    if effort.warm:
        # Once for the caches: the goal is about playing, not loading.
        _time_leaps(harness, MATCHES, stopwatch(harness, floor), effort.frames)
    watch = stopwatch(harness, floor)
    for seed in range(MATCHES):
        if len(watch.ours) < effort.frames:
            _time_leaps(harness, seed, watch, effort.frames)
    return watch.measured()


def _time_leaps(harness: Harness, seed: int, watch: Stopwatch, most: int) -> None:
    table = table_after(1, harness.context, BOTS, seed, WatchedTable)
    assert isinstance(table, WatchedTable)
    scene = TableScene(table)
    harness.open(scene)
    while harness.stack.scenes == [scene] and len(watch.ours) < most:
        watch.time(harness.frame, lambda: isinstance(table.showing, FrogLeapt))

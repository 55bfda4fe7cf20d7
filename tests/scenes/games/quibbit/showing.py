"""What is seen on a table of Quibbit while something is shown."""

from __future__ import annotations

from rules.quibbit import (
    Event,
)
from scenes.core.script import Script
from scenes.games.quibbit.table import QuibbitTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import RunningApp
from tests.scenes.window_sizes import texts


def a_table(app: RunningApp) -> QuibbitTable:
    return in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))


def shown(app: RunningApp, table: QuibbitTable, event: Event) -> tuple[int, set[str]]:
    """How many frames *event* takes, and all words that are seen meanwhile."""
    return run(app, table, table._animator.show(event))


def run(app: RunningApp, table: QuibbitTable, told: Script) -> tuple[int, set[str]]:
    """How many frames what is *told* takes, and all words that are seen meanwhile."""
    ended, seen, frames = list[bool](), set[str](), 0

    def script() -> Script:
        yield from told
        ended.append(True)

    table.stage.run(script())
    while not ended:
        app.frames()
        frames += 1
        for token in table.stage.tokens:
            if token.visible:
                seen.update(text.words for text in texts(token.picture))
    return frames, seen

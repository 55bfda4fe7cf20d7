"""Tables at which something moves all the time, and climaxes over them."""

from __future__ import annotations

from typing import Any

from scenes.core.script import Script, advance
from scenes.table.climaxes.climax_size import MEDIUM
from scenes.table.game_table import AnyTable
from seats.occupants import BotPlayer
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp

BOTS = (BotPlayer("judge"),) * 3


def busy_table(app: RunningApp) -> AnyTable:
    """A table at which a card wanders about for ever."""
    table = app.open_table(*BOTS)
    card = Token(Paper(200, 280, theme.ACCENT), Pose(960, 540), z=500)
    table.stage.add(card)
    table.motions.play(wander(card))
    app.frames(10)
    return table


def wander(card: Token) -> Script:
    x = 0.0
    while True:
        x = (x + 3.0) % 600
        card.pose = Pose(600 + x, 540)
        yield


def pictures(app: RunningApp, frames: int) -> list[int]:
    return [frame.picture for frame in app.record(frames)]


def shown_whole(
    table: AnyTable, *actors: Token, words: str = "Croak!", seconds: float = 0.6, **how: Any
) -> list[Token]:
    """What a climax with *actors* adds to the table, once all of it has come."""
    before = set(table.stage.tokens)
    script = table.climaxes.climax(words, *actors, **{"size": MEDIUM, **how})
    for _ in range(steps_in(seconds)):
        advance(script)
        table.stage.tick()
    return [token for token in table.stage.tokens if token not in before]

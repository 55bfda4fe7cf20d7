"""A real match without a screen, which tells how far it has come until somebody kills it."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from rules.games import game_called
from scenes.core.settings.settings import Settings
from scenes.table.open_table import open_table
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import Away, BotPlayer, Occupant
from tests.scenes.running_app import running_app

BOT = "random"
UNDRAWN = 20  # steps between two frames


def live(folder: Path, game: str, seed: int, parent: Connection) -> None:
    """Play a match of somebody whose bot stands in, and report each choice to the parent."""
    with running_app((320, 180), Settings(reduced_motion=True), archive=folder) as app:
        chosen = game_called(game)
        occupants: list[Occupant] = [
            Away(LEFT_KEYS, BOT),
            *[BotPlayer(BOT)] * (chosen.seats[1] - 1),
        ]
        scene = open_table(app.context, chosen, chosen.options(), occupants, seed)
        match = scene.table.match
        app.stack.reset(scene)
        app.frames(2)
        known = 0
        parent.send(known)
        while app.scene is scene:
            app.stack.step()
            if len(match.log) > known:
                known = len(match.log)
                parent.send(known)
            elif not app.stack.changed and known % UNDRAWN == 0:
                app.frames()

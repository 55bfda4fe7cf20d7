"""A real party night without a screen, which comes to a place and waits there to be killed."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path
from time import sleep

from scenes.core.settings.settings import Settings
from scenes.menus.party.progress import begin, next_table
from scenes.menus.results import Results
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import Away, BotPlayer, Occupant
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import skip

BOT = "random"
GAMES = ("quivvit", "quibbit")
LONG = 600.0  # seconds

Place = tuple[int, int]  # how many games are over, and how many choices were made since


def live(folder: Path, wanted: Place, parent: Connection) -> None:
    """Play the party of somebody whose bot stands in to the *wanted* place, and report it."""
    occupants: list[Occupant] = [Away(LEFT_KEYS, BOT), BotPlayer(BOT), BotPlayer(BOT)]
    with running_app((320, 180), Settings(reduced_motion=True), archive=folder) as app:
        app.stack.reset(begin(app.context, GAMES, occupants))
        while (place := place_of(app)) < wanted:
            if isinstance(app.scene, Results):
                app.stack.reset(next_table(app.context))
            if app.stack.changed:
                app.frames()
            skip(app)
            app.stack.step()
        parent.send(place)
        sleep(LONG)


def place_of(app: RunningApp) -> Place:
    """How far the party has come."""
    party = app.context.party
    assert party
    between = isinstance(app.scene, Results) or app.table.match.state.outcome() is not None
    return len(party.results), 0 if between else len(app.table.match.log)

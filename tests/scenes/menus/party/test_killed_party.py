"""A party night killed within and between games goes on where it was."""

from __future__ import annotations

from multiprocessing import get_context
from pathlib import Path

import pytest

from scenes.core.settings.settings import Settings
from scenes.menus.party.party_offer import PartyOffer
from scenes.menus.party.standing import StandingScreen
from scenes.table.table_scene import TableScene
from seats.intents import Intent
from tests.scenes.menus.party import killed_party
from tests.scenes.menus.party.killed_party import GAMES, Place, live, place_of
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons, tap

CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload([killed_party.__name__])


def kill_at(folder: Path, place: Place) -> Place:
    """Kill a party in another process at that *place*; how far it had come."""
    here, there = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=live, args=(folder, place, there))
    process.start()
    there.close()
    reached: Place = here.recv()
    process.kill()
    process.join()
    return reached


@pytest.mark.parametrize("place", [(0, 3), (1, 0), (1, 3)], ids=["first", "between", "second"])
def test_a_killed_party_goes_on_where_it_was(place: Place, tmp_path: Path) -> None:
    reached = kill_at(tmp_path, place)
    with running_app((320, 180), Settings(reduced_motion=True), archive=tmp_path) as app:
        app.shows(PartyOffer)
        tap(app, KeyButtons(), Intent.CONFIRM)
        app.run_until(lambda: isinstance(app.scene, TableScene | StandingScreen))
        if isinstance(app.scene, StandingScreen):
            tap(app, KeyButtons(), Intent.CONFIRM)
            app.run_until(lambda: isinstance(app.scene, TableScene))
        assert place_of(app) == reached
        assert app.table.match.game.name == GAMES[reached[0]]

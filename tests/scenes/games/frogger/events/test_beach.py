"""Who has one frog to go is shown beside the sand at home, on which one place is still empty."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.frogger import FROGS, Frog
from scenes.core.script import Script, advance
from scenes.games.frogger.events.beach import Beach
from scenes.games.frogger.table import FroggerTable
from seats.occupants import BotPlayer
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage
from tests.for_each import for_each
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table import checked_tables


@pytest.fixture
def table(app: RunningApp) -> FroggerTable:
    table = new_table(app, BotPlayer("judge"), BotPlayer("judge"))
    checked_tables.build(table)
    return table


def frogs_on(beach: Beach) -> list[Art]:
    picture = beach.frogs(0.0)
    assert isinstance(picture, Collage)
    arts = [part.picture for part in picture.pieces]
    return [art for art in arts if isinstance(art, Art)]


@for_each("goal", (2, 3, 4, 6))
def test_all_frogs_sit_on_their_towels_but_the_last_one(goal: int, table: FroggerTable) -> None:
    *home, last = frogs_on(Beach(table.stage, Seat(1), goal))
    assert len(home) == goal - 1
    assert {frog.palette for frog in home} == {palette_of(1)}
    assert last.palette
    assert last.palette.flat, "only its silhouette"


def test_the_sand_is_there_as_long_as_the_face(table: FroggerTable) -> None:
    path = table.tokens.path
    path.rest(Frog(FROGS), path.path.home)
    told: Script = table._animator._headlines.home(Frog(FROGS), path.path.home, 2)
    seen = []
    while advance(told):
        has_face = table.stage.has("close-up")
        seen.append((has_face, table.stage.has("beach")))
    assert (True, True) in seen
    assert (False, True) not in seen
    assert not table.stage.has("beach")

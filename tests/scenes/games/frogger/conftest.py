"""A small app without much motion, for tests of Frogger's table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.frogger import Options
from scenes.core.settings.settings import Settings
from scenes.games.frogger.table import FroggerTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


@pytest.fixture
def table(app: RunningApp) -> FroggerTable:
    """Five minutes: two frogs home win, and any card may be taken."""
    options = Options(free_swim=True, frogs=2)
    made = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), options=options, seed=3)
    return open_and_wait(app, made)

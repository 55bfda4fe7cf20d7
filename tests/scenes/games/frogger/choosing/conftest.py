"""A table of Frogger at which a person chooses and every kind of action is legal."""

from __future__ import annotations

import pytest

from rules.core import Seat
from scenes.games.frogger.table import FroggerTable
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait


@pytest.fixture(scope="module")
def table(app: RunningApp) -> FroggerTable:
    made = new_table(
        app, Person(POINTER), BotPlayer("judge"), BotPlayer("judge"), seed=14, turns=10
    )
    open_and_wait(app, made)
    app.run_until(lambda: made.tokens.cards.acting == Seat(0) and made.awaiting_choice)
    return made

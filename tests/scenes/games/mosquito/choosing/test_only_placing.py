"""Where nothing but placing makes a point, a seat need not choose that first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind, Options, Turns, next_steps
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY, open_and_wait, waiting_chooser

ANN = Seat(0)
ONLY_PLACE = (ActionKind.PLACE, ActionKind.PASS)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


@pytest.mark.parametrize("options", [Options(helpers=0), Options(helpers=3)])
def test_a_card_is_asked_for_at_once_and_the_way_back_leads_to_the_kinds_of_turns(
    app: RunningApp, options: Options
) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, options=options, turns=4))
    app.run_until(lambda: waiting_chooser(app, table, ANN))
    chooser, legal = waiting_chooser(app, table, ANN), table.match.state.legal(ANN)
    assert chooser is not None
    assert isinstance(legal, Turns)
    goes_straight = set(next_steps(legal, ())) == set(ONLY_PLACE)
    assert goes_straight is (options.helpers == 0)
    assert chooser.steps_made == goes_straight
    assert bool(table.tokens.buttons.boxes) is not goes_straight
    if goes_straight:
        tap(app, KeyButtons(), Intent.CANCEL)
        assert chooser.steps_made == 0
        assert table.tokens.buttons.boxes

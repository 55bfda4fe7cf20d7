"""Where keys lead on the grid, with and without a card in the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.quivvit import (
    SIDE,
)
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.choosing.grid_cursor import PASS
from scenes.games.quivvit.components.decline_button import KEY
from scenes.ui.control_signs import sign
from seats.intents import Intent
from tests.scenes.games.quivvit.choosing.rotation_choosers import (
    ANN,
    HERE,
    choice,
    chooser,
    seated,
)
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY
from words import say

TURN = Intent.TURN_RIGHT


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def test_up_or_down_leads_on_from_a_card_that_is_not_turned(app: RunningApp) -> None:
    table, keys = seated(app), KeyButtons()
    tap(app, keys, Intent.CONFIRM, Intent.DOWN)
    assert chooser(table).hand.place is None
    assert chooser(table)._at == HERE + SIDE
    tap(app, keys, Intent.CONFIRM, Intent.UP, Intent.CONFIRM)
    assert chooser(table).hand.place == HERE
    assert not choice(table)


@pytest.mark.parametrize("way", [Intent.UP, Intent.RIGHT, Intent.DOWN])
def test_the_cursor_goes_where_a_key_points_and_no_further(app: RunningApp, way: Intent) -> None:
    table, keys = seated(app), KeyButtons()
    tap(app, keys, way, way)
    edge = chooser(table)._at
    assert edge != HERE
    tap(app, keys, way)
    assert chooser(table)._at == edge


def test_the_cursor_stays_where_it_was_left_and_left_from_the_edge_leads_to_passing(
    app: RunningApp,
) -> None:
    table, keys = seated(app), KeyButtons()
    tap(app, keys, *[Intent.LEFT] * 3)
    assert chooser(table)._at == PASS
    tap(app, keys, Intent.UP, Intent.DOWN, Intent.LEFT)
    assert chooser(table)._at == PASS
    tap(app, keys, Intent.RIGHT)
    assert chooser(table)._at == HERE - 2
    tap(app, keys, Intent.CONFIRM, TURN, Intent.CONFIRM)
    app.run_until(lambda: table.match.log and table.pending.chooser(ANN))
    assert chooser(table)._at == HERE - 2


def test_the_button_to_pass_shows_what_leads_there_only_from_beside_it(app: RunningApp) -> None:
    table, keys = seated(app), KeyButtons()

    def shown(leads: Intent = Intent.LEFT) -> bool:
        key = sign(chooser(table)._context.controls.glyph(leads), KEY)
        return repr(key) in repr(table.tokens.decline_button.token.picture)

    assert not shown(), "it leads to another card"
    tap(app, keys, Intent.LEFT, Intent.LEFT)
    assert shown()
    assert say("quivvit.to_pass") in repr(table.tokens.decline_button.token.picture)
    tap(app, keys, Intent.CONFIRM)
    assert not shown(), "it turns the card"
    tap(app, keys, Intent.CANCEL)
    assert shown()
    tap(app, keys, Intent.LEFT)
    assert not shown()
    chooser(table)._move(HERE + 2)
    assert not shown(Intent.RIGHT), "it leads nowhere"

"""Whoever is new and hesitates is shown a link; a card in the hand tells sums."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.quivvit import Options, Rotate
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.choosing.rotation_chooser import RotationChooser
from scenes.games.quivvit.components.highlights import QUARTERS, would_link
from scenes.games.quivvit.components.links.link_hint import HESITATION, SHINING, best_link
from scenes.games.quivvit.components.links.link_tags import gain, ground, signed
from scenes.games.quivvit.table import QuivvitTable
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.stage.token import Token
from tests.scenes.games.quivvit.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait

ANN = Seat(0)
LONG = round(60 * HESITATION) + 10  # frames


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(reduced_motion=True, hints="always")) as opened:
        yield opened


def opened(app: RunningApp, options: Options | None = None) -> QuivvitTable:
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("random"), options=options or Options())
    open_and_wait(app, table)
    return table


def shining(table: QuivvitTable) -> Token | None:
    tokens = [token for token in table.stage.tokens if token.name == "link-hint"]
    return next((token for token in tokens if token.visible), None)


def test_a_card_that_links_shines_after_a_while_until_one_is_held(app: RunningApp) -> None:
    table, keys = opened(app), KeyButtons(LEFT_KEYS)
    assert shining(table) is None
    app.frames(LONG)
    shines = shining(table)
    assert shines
    places = table.layout.places
    place = next(i for i, at in enumerate(places) if (at.x, at.y) == (shines.pose.x, shines.pose.y))
    ways = [would_link(table.view, place, quarters) for quarters in (-1, 1)]
    assert any(found and gain(grid, found) > 0 for found, grid in ways)
    tap(app, keys, Intent.RIGHT)
    assert shining(table), "one has to get there"
    tap(app, keys, Intent.CONFIRM)
    app.frames(2)
    assert shining(table) is None


def test_it_shines_only_for_as_long_as_it_takes_to_read_about_it(app: RunningApp) -> None:
    table = opened(app)
    status = table.panels[ANN]._status
    before = status.picture
    app.frames(LONG)
    assert shining(table)
    assert status.picture != before
    app.frames(round(60 * SHINING))
    assert shining(table) is None
    assert status.picture == before


@pytest.mark.parametrize("hints", ["never", "always"])
def test_nothing_shines_without_hints_or_with_a_clock(app: RunningApp, hints: str) -> None:
    app.set(hints=hints)
    table = opened(app, Options() if hints == "never" else Options(timed=60))
    app.frames(LONG)
    assert shining(table) is None


def test_a_card_in_the_hand_tells_what_a_turn_to_each_side_brings(app: RunningApp) -> None:
    table, keys = opened(app), KeyButtons(LEFT_KEYS)
    tap(app, keys, Intent.CONFIRM)
    chooser = table.pending.chooser(ANN)
    assert isinstance(chooser, RotationChooser)
    held = chooser._hand.place
    assert held is not None
    expected = {}
    for side, quarters in ((Intent.TURN_LEFT, -1), (Intent.TURN_RIGHT, 1)):
        found, grid = would_link(table.view, held, quarters)
        expected[side] = gain(grid, found)
    assert chooser._turned.gains(held) == expected
    marks = [token for token in table.stage.tokens if token.name == "mark" and token.visible]
    assert len(marks) == 2


def test_points_are_bright_only_if_there_are_any() -> None:
    assert [signed(points) for points in (3, 0, -2)] == ["+3", "0", "-2"]
    grounds = [ground(points) for points in (3, 0, -2)]
    assert grounds[1] == grounds[2] != grounds[0]


def test_the_card_that_shines_is_the_best(app: RunningApp) -> None:
    table = opened(app)
    legal = table.match.state.legal(ANN)
    best: dict[int, int] = {}
    for action in legal:
        if isinstance(action, Rotate):
            found, grid = would_link(table.view, action.place, QUARTERS[action.way])
            best[action.place] = max(best.get(action.place, 0), gain(grid, found))
    place = best_link(table.view, legal)
    assert place is not None
    assert best[place] == max(best.values())

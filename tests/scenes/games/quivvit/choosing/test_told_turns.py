"""A card in the hand tells what turns of it bring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.quivvit import DECK, SIDE, Options, card_value, linked_places
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.choosing.grid_cursor import MIDDLE
from scenes.games.quivvit.choosing.rotation_chooser import RotationChooser
from scenes.games.quivvit.components.highlights import would_link
from scenes.games.quivvit.components.links.link_tags import gain, ground, signed
from scenes.games.quivvit.table import QuivvitTable
from scenes.table.seats.seat_frog import Mood
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quivvit.choosing.rotation_choosers import chooser, linking, seated
from tests.scenes.games.quivvit.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait
from words import say

ANN = Seat(0)
TURNS = (Intent.LEFT, -1), (Intent.RIGHT, 1)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(reduced_motion=True, hints="always")) as opened:
        yield opened


def opened(app: RunningApp) -> QuivvitTable:
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("random"), options=Options())
    open_and_wait(app, table)
    return table


def test_a_card_in_the_hand_tells_what_a_turn_to_each_side_brings(app: RunningApp) -> None:
    table, keys = opened(app), KeyButtons(LEFT_KEYS)
    tap(app, keys, Intent.CONFIRM)
    chooser = table.pending.chooser(ANN)
    assert isinstance(chooser, RotationChooser)
    held = chooser.hand.place
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


def test_the_banner_tells_how_many_cards_and_points_the_card_in_the_hand_links(
    app: RunningApp,
) -> None:
    table, keys = opened(app), KeyButtons(LEFT_KEYS)
    usual = table.top_bar.shown[0].words
    ways = [(place, *turn) for place in range(SIDE * SIDE) for turn in TURNS]
    place, turn, quarters = max(ways, key=lambda at: gain_of(table, at[0], at[2]))
    (row, column), (middle, _) = divmod(place, SIDE), divmod(MIDDLE, SIDE)
    tap(app, keys, *[Intent.UP if row < middle else Intent.DOWN] * abs(row - middle))
    tap(app, keys, *[Intent.LEFT if column < middle else Intent.RIGHT] * abs(column - middle))
    tap(app, keys, Intent.CONFIRM, turn)
    app.frames(2)
    found, grid = would_link(table.view, place, quarters)
    cards = say("quivvit.cards", count=len(linked_places(found)))
    points = say("quivvit.worth", count=gain(grid, found))
    assert table.top_bar.shown[0].words == say("quivvit.in_hand", cards=cards, points=points)
    tap(app, keys, Intent.CANCEL)
    app.frames(2)
    assert table.top_bar.shown[0].words == usual


@pytest.mark.parametrize(
    ("ahead", "aside", "mood"),
    [(-1, False, Mood.SHOCKED), (1, False, Mood.WATCHING), (-1, True, Mood.WATCHING)],
)
def test_leaders_gasp_at_a_card_in_the_hand_that_would_overtake_them(
    app: RunningApp, ahead: int, aside: bool, mood: Mood
) -> None:
    app.set(hints="never")  # whoever follows smirks at what is left
    table, keys = seated(app, Options(drain_the_deck=aside), round=2), KeyButtons(LEFT_KEYS)
    ones = [card for card in range(DECK) if card_value(card) == 1]
    place = linking(table, True)
    table.tokens.items[1].taken = ones[: gain_of(table, place, 1) + ahead]
    chooser(table)._move(place)
    tap(app, keys, Intent.CONFIRM)
    frogs = [panel.frog for panel in table.panels]
    assert frogs[1]._shown is Mood.WATCHING
    tap(app, keys, Intent.RIGHT)
    assert [frog._shown for frog in frogs[1:]] == [mood, Mood.WATCHING]


def gain_of(table: QuivvitTable, place: int, quarters: int) -> int:
    found, grid = would_link(table.view, place, quarters)
    return gain(grid, found)

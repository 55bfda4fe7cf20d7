"""Whoever is new and hesitates is shown a link; a card in the hand tells sums."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pytest

from rules.core import Seat
from rules.quivvit import SIDE, Action, Options, Rotate, linked_places
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.choosing.grid_cursor import MIDDLE
from scenes.games.quivvit.choosing.rotation_chooser import RotationChooser
from scenes.games.quivvit.components.highlights import QUARTERS, would_link
from scenes.games.quivvit.components.links.link_hint import (
    HESITATION,
    best_place,
)
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
from words import say

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


def legal(table: QuivvitTable) -> Collection[Action]:
    return table.match.state.legal(ANN)


def shining(table: QuivvitTable) -> list[Token]:
    return [token for token in table.stage.tokens if token.name == "link-hint"]


def test_the_best_card_sparkles_after_a_while_until_one_is_held(app: RunningApp) -> None:
    table, keys = opened(app), KeyButtons(LEFT_KEYS)
    assert not shining(table)
    app.frames(LONG // 2)
    tap(app, keys, Intent.UP)
    app.frames(LONG // 2)
    assert len(shining(table)) == 1, "also if one looks on"
    tap(app, keys, Intent.RIGHT)
    assert shining(table), "one has to get there"
    tap(app, keys, Intent.CONFIRM)
    app.frames(2)
    assert not shining(table)


def test_it_is_told_that_it_sparkles_for_as_long_as_it_does(app: RunningApp) -> None:
    table, keys = opened(app), KeyButtons(LEFT_KEYS)
    panel = table.panels[ANN]
    assert not panel._status.visible
    assert panel.sign_room.h > panel.places.keys.h, "in two lines, each with its word"
    table.choosing._told = say("quivvit.tied")
    app.frames(2 * LONG)
    assert shining(table)
    assert table.top_bar.shown[1].words == say("quivvit.tied"), "what the turn is about stays"
    assert table.top_bar.shown[0].words == say("quivvit.shining", name=table._who(ANN))
    assert panel.sign_room.h > panel.places.keys.h, "no key loses its word"
    tap(app, keys, Intent.CONFIRM)
    app.frames(2)
    assert not shining(table)
    assert table.top_bar.shown[0].words == say("quivvit.turn_prompt", name=table._who(ANN))


@pytest.mark.parametrize("reduced", [False, True])
def test_the_light_twinkles_but_not_with_reduced_motion(app: RunningApp, reduced: bool) -> None:
    app.set(reduced_motion=reduced)
    table = opened(app)
    app.frames(LONG // 2)
    assert not shining(table), "nobody is helped who still looks"
    app.frames(LONG // 2)
    light = next(token for token in table.stage.tokens if token.name == "link-light")
    sizes, angles = set[float](), set[float]()
    for _ in range(75):
        app.frames(1)
        sizes.add(light.pose.sx)
        angles.add(light.pose.angle)
    if reduced:
        assert (sizes, angles) == ({1.0}, {0.0})
    else:
        assert max(sizes) - min(sizes) > 0.4
        assert len(angles) > 30


@pytest.mark.parametrize("hints", ["never", "always"])
def test_nothing_shines_without_hints_or_with_a_clock(app: RunningApp, hints: str) -> None:
    app.set(hints=hints)
    table = opened(app, Options() if hints == "never" else Options(timed=60))
    app.frames(LONG)
    assert not shining(table)


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


def test_only_the_best_card_sparkles_and_none_that_brings_nothing(app: RunningApp) -> None:
    table = opened(app)
    best: dict[int, int] = {}
    for action in legal(table):
        if isinstance(action, Rotate):
            found, grid = would_link(table.view, action.place, QUARTERS[action.way])
            best[action.place] = max(best.get(action.place, 0), gain(grid, found))
    place = best_place(table.view, legal(table))
    assert place is not None
    assert best[place] == max(best.values())
    poor = [each for each in legal(table) if isinstance(each, Rotate) and best[each.place] <= 0]
    assert poor
    assert best_place(table.view, poor) is None


@pytest.mark.parametrize(
    ("hints", "bots", "helps"),
    [
        ("first", ("easy", "easy-bold"), True),
        ("first", ("easy", "normal"), False),
        ("never", ("easy", "easy"), False),
    ],
)
def test_a_lone_person_is_helped_against_easy_bots(
    app: RunningApp, hints: str, bots: tuple[str, str], helps: bool
) -> None:
    app.set(hints=hints)
    table = new_table(app, Person(LEFT_KEYS), *map(BotPlayer, bots))
    assert table._plays_easy_bots == helps


def test_the_banner_tells_how_many_cards_and_points_the_card_in_the_hand_links(
    app: RunningApp,
) -> None:
    table, keys = opened(app), KeyButtons(LEFT_KEYS)
    usual = table.top_bar.shown[0].words
    place = best_place(table.view, legal(table))
    assert place is not None
    turns = (Intent.LEFT, -1), (Intent.RIGHT, 1)
    turn, quarters = max(turns, key=lambda at: gain_of(table, place, at[1]))
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


def gain_of(table: QuivvitTable, place: int, quarters: int) -> int:
    found, grid = would_link(table.view, place, quarters)
    return gain(grid, found)

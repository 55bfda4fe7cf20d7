"""The bar that shows how far it is to a lap, and says who can lap whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

import pytest

from rules.core import Seat
from rules.quibbit import CARDS, Frog
from scenes.games.quibbit.choosing.banner import detail
from scenes.games.quibbit.choosing.outlook import outlooks
from scenes.games.quibbit.components.meter import ALONE, UNDER_WORDS, TrackSizes
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.climaxes.spotlight import token_box
from tests.scenes.games.quibbit.showing import a_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import texts
from words import say

Hands: TypeAlias = tuple[tuple[int, ...], ...]
NONE = "Win: lap the rear or keep cards longest"


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


@pytest.mark.parametrize("scale", [UNDER_WORDS, ALONE])
def test_the_bar_has_each_frog_where_it_is_the_first_on_top(
    app: RunningApp, scale: TrackSizes
) -> None:
    meter = a_table(app).tokens.meter
    meter._fit(scale)
    for progress in ((5, 3, 4), (0, 1, 2), (11, 0, 10), (13, 12, 0), (4, None, 9)):
        goals = meter._set(progress)
        there = [frog for frog, at in enumerate(progress) if at is not None]
        assert sorted(goals, key=lambda frog: goals[frog].x) == sorted(
            there, key=lambda frog: progress[frog] or 0
        )
        rear, tile = min(progress[frog] or 0 for frog in there), meter._lane.w / meter.size
        for frog, pose in goals.items():
            ahead = (progress[frog] or 0) - rear
            assert pose.x == pytest.approx(meter._lane.x + min(meter.size, ahead) * tile)
            assert pose.x == pytest.approx(meter._notches[min(meter.size, ahead)].pose.x)
        assert sorted(goals, key=lambda frog: meter.heads[frog].z) == sorted(
            there, key=lambda frog: progress[frog] or 0
        )
        boxes = [token_box(app.context.renderer, meter.heads[frog]) for frog in there]
        ground = token_box(app.context.renderer, meter.ground)
        assert all(ground.encloses(box) for box in boxes)


@pytest.mark.parametrize("is_told", [False, True])
def test_the_bar_says_how_one_wins_in_each_round_or_is_larger_where_that_is_told_elsewhere(
    app: RunningApp, is_told: bool
) -> None:
    table = a_table(app)
    meter = table.tokens.meter
    meter._told = is_told
    for number in (1, 2, 9):
        board = replace(table.view.board, progress=(2, 1, 0), round=number)
        meter.foretell(replace(table.view, board=board))
        assert (meter._sizes is meter._large) is is_told
        assert said(table) == (" " if is_told else say("quibbit.meter_start"))
        list(meter.show((3, 2, 1)))
        assert (meter._sizes is meter._large) is is_told


def told(table: QuibbitTable, hands: Hands, *progress: int | None) -> tuple[str, bool]:
    """What the bar says as a round begins so, and whether on amber."""
    board = replace(table.view.board, hands=hands, progress=progress, round=2)
    table.tokens.meter.foretell(replace(table.view, board=board))
    return said(table), table.tokens.meter.warning.visible


def said(table: QuibbitTable) -> str:
    (words,) = (text.words for text in texts(table.tokens.meter._words.picture))
    return words


def test_the_bar_says_how_one_wins_until_a_lap_can_come(app: RunningApp) -> None:
    table = a_table(app)
    for ahead in range(2, 11):
        words, _ = told(table, (CARDS, CARDS, CARDS), ahead, 1, 0)
        # a 4 leaps past Puddle and Sunny; of two 5s that of the rear frog is first
        assert (words == say("quibbit.meter_start")) == (12 - ahead > 4)


@pytest.mark.parametrize(
    ("hands", "progress", "words"),
    [
        ((CARDS, CARDS, CARDS), (0, 3, 11), "Sunny can lap you!"),
        ((CARDS, CARDS, CARDS), (9, 3, 0), "You can lap Sunny!"),
        ((CARDS, CARDS, CARDS), (3, 9, 0), "Puddle can lap Sunny!"),
        ((CARDS, (1,), (2, 3, 4, 5)), (0, 8, 7), "Sunny can lap you!"),  # no 1 is enough
        ((CARDS, CARDS, CARDS), (0, 9, 8), "Puddle or Sunny can lap you!"),
        (((1, 4), (1, 3, 5), CARDS), (9, 3, 0), "You can lap Sunny!"),
        (((1, 2), (2,), (5,)), (8, 7, 0), NONE),
        (((1, 3), (2,), (5,)), (8, 7, 0), "You can lap Sunny!"),  # over Puddle, which leaps first
        (((1, 2), (4,), (5,)), (8, 7, 0), "Puddle can lap Sunny!"),
        ((CARDS, CARDS, (4,)), (8, 3, 0), NONE),  # of equal cards that of the rear frog is first
        ((CARDS, CARDS, (1, 4)), (8, 3, 0), "You can lap Sunny!"),
    ],
)
def test_the_bar_names_who_can_lap_with_the_cards_of_this_round(
    app: RunningApp, hands: Hands, progress: tuple[int, ...], words: str
) -> None:
    assert told(a_table(app), hands, *progress) == (words, words != NONE)


def test_the_bar_foretells_nothing_while_frogs_leap_unless_one_laps(app: RunningApp) -> None:
    table = a_table(app)
    told(table, (CARDS, CARDS, CARDS), 9, 3, 0)
    for progress in ((9, 3, 4), (9, 11, 4)):
        list(table.tokens.meter.show(progress))
        assert said(table) == say("quibbit.meter_start")
    list(table.tokens.meter.show((9, 17, 4)))
    assert said(table) == "Puddle has lapped Sunny!"
    assert table.tokens.meter.warning.visible
    list(table.tokens.meter.show((3, None, None)))
    assert not table.tokens.meter.warning.visible, "nobody is there to be lapped"


def test_the_bar_agrees_with_the_banner_and_the_signs_of_the_cards(app: RunningApp) -> None:
    table = a_table(app)
    hands = CARDS, (1,), (2, 3, 4, 5)
    board = replace(table.view.board, hands=hands, progress=(0, 8, 7))
    view = replace(table.view, board=board)
    lappers = {one.pair for each in outlooks(view, Frog(0)).values() for one in each.threats}
    assert lappers == {(Frog(2), Frog(0))}
    assert told(table, hands, 0, 8, 7)[0] == "Sunny can lap you!"
    assert detail(view, [Seat(0)], alone=True) == "A lap threatens: find a safe card!", (
        "the bar says from whom"
    )

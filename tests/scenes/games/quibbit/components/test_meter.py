"""The bar that counts how far it is to a lap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from rules.quibbit import CARDS
from scenes.games.quibbit.components.lap_count import NEAR
from scenes.games.quibbit.components.meter import BESIDE
from tests.scenes.games.quibbit.showing import a_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import texts
from words import say


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def test_the_bar_has_all_frogs_in_order_and_counts_tiles_as_cards_do(app: RunningApp) -> None:
    meter = a_table(app).tokens.meter
    told = meter.lap.words
    assert told((3, 9, 0)) == "Free tiles to lap Sunny: you 8, Puddle 3"  # over Puddle
    assert told((9, 3, 0)) == "You need 3 free tiles to lap Sunny"
    assert told((0, 3, 11)) == "Sunny needs 1 free tile to lap you"
    for progress in ((5, 3, 4), (0, 1, 2), (11, 0, 10), (13, 12, 0), (4, None, 9)):
        goals = meter._set(progress)
        there = [frog for frog, at in enumerate(progress) if at is not None]
        assert sorted(goals, key=lambda frog: goals[frog].x) == sorted(
            there, key=lambda frog: progress[frog] or 0
        )
        xs = sorted(pose.x for pose in goals.values())
        assert all(after - before >= BESIDE for before, after in pairwise(xs))
        assert meter._lane.x <= xs[0] < xs[-1] <= meter._lane.right


def test_the_bar_says_how_one_wins_until_a_lap_is_near(app: RunningApp) -> None:
    meter = a_table(app).tokens.meter
    for ahead in range(2, 12):
        meter._say((ahead, 1, 0))
        (words,) = (text.words for text in texts(meter._words.picture))
        assert (words == say("quibbit.meter_start")) == (12 - ahead > NEAR)


def test_the_bar_counts_with_the_only_card_of_a_rival_that_leaps_over_one(app: RunningApp) -> None:
    table = a_table(app)
    meter, view = table.tokens.meter, table.view
    board = view.board

    def told(card: int, progress: tuple[int, int, int], *others: int) -> str:
        hands = (board.hands[0], (card, *others), board.hands[2])
        meter.foretell(replace(view, board=replace(board, hands=hands, progress=progress)))
        (words,) = (text.words for text in texts(meter._words.picture))
        return words

    assert told(2, (9, 8, 0)) == "After Puddle's leap you need 2 to lap Sunny"
    usual = "You need 3 free tiles to lap Sunny"
    assert told(3, (9, 8, 0)) == usual  # the card that would be enough leaps earlier
    assert told(1, (9, 7, 0)) == usual  # it stays behind
    assert told(2, (9, 8, 0), 5) == usual  # which one it plays, nobody knows
    told(2, (9, 8, 0))
    meter.tell((9, 8, 0))  # what it was about has come
    assert [text.words for text in texts(meter._words.picture)] == [usual]


def test_the_bar_counts_so_for_a_rival_that_may_lap_the_lone_person(app: RunningApp) -> None:
    table = a_table(app)
    meter, board = table.tokens.meter, table.view.board
    for last_cards, told in (
        ((2,), "After Sunny's leap Puddle needs 2 to lap you"),
        ((2, 5), "Puddle needs 3 free tiles to lap you"),  # which one it plays, nobody knows
    ):
        hands = (*board.hands[:2], last_cards)
        meter.foretell(replace(table.view, board=replace(board, hands=hands, progress=(0, 9, 8))))
        assert [text.words for text in texts(meter._words.picture)] == [told]


def test_the_bar_counts_nothing_while_frogs_leap_unless_one_laps(
    app: RunningApp,
) -> None:
    table = a_table(app)
    meter, view = table.tokens.meter, table.view
    board = view.board

    def words() -> list[str]:
        return [text.words for text in texts(meter._words.picture)]

    meter.foretell(replace(view, board=replace(board, progress=(9, 3, 0))))
    told = ["You need 3 free tiles to lap Sunny"]
    assert words() == told
    for progress in ((9, 3, 4), (9, 11, 4)):
        list(meter.show(progress))
        assert words() == [say("quibbit.meter_start")]
    list(meter.show((9, 17, 4)))
    assert words() == ["Puddle has lapped Sunny!"]
    meter.tell((9, 11, 4))
    assert words() != told


def test_the_bar_does_not_warn_of_a_rear_frog_whose_cards_all_leap_first(app: RunningApp) -> None:
    table = a_table(app)
    meter, view = table.tokens.meter, table.view
    board = view.board

    def told(*cards: int) -> tuple[str, bool]:
        hands = (board.hands[0], board.hands[1], cards)
        meter.foretell(replace(view, board=replace(board, hands=hands, progress=(8, 3, 0))))
        (words,) = (text.words for text in texts(meter._words.picture))
        return words, meter.warning.visible

    first, none = "Sunny leaps first: you need more than 4", "No lap possible this round"
    assert told(4) == (none, False), "of equal cards that of the rear frog is first"
    assert told(1, 4) == (first, True), "a 5 jumps it on the tile to which its 1 leads"
    assert told(1, 5) == ("You need 4 free tiles to lap Sunny", True), (
        "which one it plays, nobody knows"
    )


def test_the_bar_warns_in_amber_while_cards_of_this_round_may_lap(app: RunningApp) -> None:
    table = a_table(app)
    meter, view = table.tokens.meter, table.view
    for cards, warns in (((1, 4), True), ((1, 2), False)):
        hands = (cards, (1, 3, 5), CARDS)
        board = replace(view.board, hands=hands, progress=(9, 3, 0))
        meter.foretell(replace(view, board=board))
        assert meter.warning.visible == warns
    meter._say((13, 3, 0))
    assert meter.warning.visible, "it has come"
    meter._say((3, None, None))
    assert not meter.warning.visible, "nobody is there to be lapped"


def test_the_bar_names_the_rival_that_may_lap_when_no_card_of_the_lone_person_can(
    app: RunningApp,
) -> None:
    table = a_table(app)
    meter, board = table.tokens.meter, table.view.board
    over = "After Puddle's leap you need 3 to lap Sunny"
    for own, rival, told, warns in (
        ((1, 3), 2, over, True),
        ((1, 2), 2, "No lap possible this round", False),
        ((1, 2), 4, "Puddle needs 4 free tiles to lap Sunny", True),
    ):
        hands = (own, (rival,), (5,))
        meter.foretell(replace(table.view, board=replace(board, hands=hands, progress=(8, 7, 0))))
        assert [text.words for text in texts(meter._words.picture)] == [told]
        assert meter.warning.visible == warns


def test_the_bar_counts_free_tiles_however_few_cards_are_left(app: RunningApp) -> None:
    meter = a_table(app).tokens.meter
    meter.lap._held[:] = (3, 1, 5)
    for progress in ((5, 3, 0), (8, 3, 0)):
        meter._say(progress)
        assert [text.words for text in texts(meter._words.picture)] == [meter.lap.words(progress)]
    meter.lap.lose_card(1)
    meter._say((5, None, 0))
    assert [text.words for text in texts(meter._words.picture)] == [meter.lap.words((5, None, 0))]
    meter._say((13, 3, 0))
    assert [text.words for text in texts(meter._words.picture)] == ["Bramble has lapped Sunny!"]

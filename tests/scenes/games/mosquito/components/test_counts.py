"""What is counted at the table of Mosquito, and when it can be seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import Options, Turns
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.choosing.prompts import last_pad, turn_detail
from scenes.games.mosquito.components.meter import placed
from seats.occupants import BotPlayer
from sprites.pictures.pictures import Collage, Text
from tests.matches.changed import changed
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait
from words import say

ANN, BOB = Seat(0), Seat(1)
BOTS = [BotPlayer("easy")] * 2


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings()) as opened:
        yield opened


def test_the_laurel_goes_over_with_the_point_that_earns_it(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *BOTS, turns=2))
    worn = []
    for seat in (BOB, ANN, ANN):
        table._animator._score(seat, clean=False)
        worn.append(table.climaxes.laurel.wearer)
    assert worn == [BOB, None, ANN]


@pytest.mark.parametrize("turns", [0, 2])
def test_pads_are_counted_once_there_are_any(app: RunningApp, turns: int) -> None:
    table = open_and_wait(app, new_table(app, *BOTS, turns=turns))
    tokens = *table.tokens.meter._tokens, *table.top_bar.side_ropes
    assert {token.visible for token in tokens} == {turns > 0}, "nor are there ropes without a board"


def test_direct_points_are_shown_from_the_first_one_that_is_not_direct(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *BOTS, turns=2))
    seen = []
    for seat, clean in ((ANN, True), (BOB, False), (ANN, True), (BOB, True)):
        table._animator._score(seat, clean=clean)
        seen.append([panel.clean.visible for panel in table.panels])
    assert seen[0] == [False, False], "they are all points"
    assert seen[1:] == [[True, True]] * 3, "they come once and stay, whoever leads"


def test_pads_are_counted_and_what_wins_is_always_told_alike(app: RunningApp) -> None:
    options = Options(deals="one", helpers=3)
    table = open_and_wait(app, new_table(app, *BOTS, options=options, turns=2))
    board, meter = table.view.board, table.tokens.meter
    assert isinstance(meter._left.picture, Collage)
    number = meter._left.picture.pieces[-1].picture
    assert isinstance(number, Text)
    assert number.words == str(meter.most - placed(board))
    for used in ((0, 0), (3, 1), (3, 3)):
        meter.show(changed(board, used=used))
        lines = [token.picture.words for token in meter.texts if isinstance(token.picture, Text)]
        assert lines == [say("mosquito.pads_left"), say("mosquito.goal")], "no number stands twice"
    assert meter._goal(changed(board, used=(3, 3), passes=2)) == say("mosquito.passes", left=2)


def test_with_several_deals_it_is_told_which_one_it_is_and_what_wins(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *BOTS, options=Options(deals="each"), turns=2))
    meter = table.tokens.meter
    lines = [token.picture.words for token in meter.texts if isinstance(token.picture, Text)]
    first = say("mosquito.pads_left_in_deal", deal=1, deals=len(BOTS))
    assert lines == [first, say("mosquito.goal")]


def test_fireflies_gather_for_the_last_pads(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *BOTS, options=Options(deals="one"), turns=2))
    meter, board = table.tokens.meter, table.view.board
    card, most = board.layout[0][0], meter.most
    near = []
    for left in (most, 6, 3, 0):
        taken = most - left
        heights = (1 + min(2, max(0, taken - 2 * i)) for i in range(len(board.layout)))
        meter.show(changed(board, layout=tuple((card,) * high for high in heights)))
        near.append(meter.nearness)
    assert near == [0.0, 0.0, 0.5, 1.0]
    table.step()
    assert table.fireflies.gathered == 1.0


def test_a_round_is_the_last_one_if_no_seat_comes_again_where_all_place(app: RunningApp) -> None:
    seen = {}
    for deals in ("one", "each"):
        options = Options(deals=deals)
        table = open_and_wait(app, new_table(app, *BOTS, options=options, turns=2))
        meter, board = table.tokens.meter, table.view.board
        card, columns = board.layout[0][0], len(board.layout)
        for left in (3, 2, 1, 0):
            heights = (3 - (i < left) for i in range(columns))
            meter.show(changed(board, layout=tuple((card,) * high for high in heights)))
            seen[deals, left] = meter.is_last_round
    told = [key for key, is_last in seen.items() if is_last]
    assert told == [("one", 2)], "with a deal to come no turn is the last"


def test_it_is_told_first_that_a_turn_may_be_the_last(app: RunningApp) -> None:
    match = new_table(app, *BOTS, turns=2).match
    legal = match.state.legal(*match.waiting_for)
    assert isinstance(legal, Turns)
    assert turn_detail(legal, 3, is_last=True) == say("mosquito.last_turn")


@pytest.mark.parametrize(
    ("points", "key"), [((6, 5, 6), "wins"), ((5, 6, 4), "ties"), ((4, 6, 5), "")]
)
def test_it_is_told_what_a_point_on_the_last_pad_wins(points: tuple[int, ...], key: str) -> None:
    assert last_pad(points, 0) == (say(f"mosquito.last_pad_{key}") if key else "")

"""Two cards that change places are lifted first, and heads stay where points were made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import CardsExchanged, Layout, Spot, card_at
from scenes.core.script import Script
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.components.pond.pond_lights import head_frame
from scenes.games.mosquito.events.turns.crossing import RAISED, Crossing
from scenes.games.mosquito.table import MosquitoTable
from seats.occupants import BotPlayer
from sprites.pictures.pictures import Collage, Text
from sprites.stage.token import Token
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import open_and_wait
from words import say

FIRST, SECOND = Spot(1, 0), Spot(3, 0)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings()) as opened:
        yield opened


def test_both_cards_rise_before_they_cross(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=2))
    rows = table.tokens.rows
    one, other = rows.tokens[FIRST], rows.tokens[SECOND]
    starts = one.pose.x, other.pose.x
    raised = [
        (one.pose.x, other.pose.x) == starts and one.pose.sx == other.pose.sx == RAISED
        for _ in exchange(table, rows.cards)
    ]
    assert any(raised)
    assert (one.pose, other.pose) == (rows.pose(SECOND), rows.pose(FIRST))


def test_a_head_is_framed_while_its_card_flies_and_stays_without_words(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=4))
    rows = table.tokens.rows
    placed = next(iter(rows.lights.placers))
    head, frame = rows.lights.flies[placed], head_frame(rows.layout.card)
    start, before = head.pose, {*table.stage.tokens}
    framed = []
    for _ in exchange(table, rows.cards, placed):
        new = {*table.stage.tokens} - before
        assert [token.picture for token in new] in ([], [frame])
        framed += [token.pose for token in new]
    assert {*framed} == {start}
    assert head.pose == start
    assert {*table.stage.tokens} == before


def test_that_a_point_stays_where_a_placed_card_goes_away_is_told_once(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=4))
    placed, told = next(iter(table.tokens.rows.lights.placers)), list[int]()
    for _ in range(2):
        one, other = (card_at(table.tokens.rows.cards, at) for at in (FIRST, placed))
        seen = set[Token]()
        for _ in table.show(CardsExchanged(Seat(1), FIRST, placed, one, other)):
            table.stage.tick()
            seen |= {token for token in table.stage.tokens if token.name == "point"}
        words = [read.words for token in seen for read in words_of(token)]
        told.append(words.count(say("mosquito.point_kept")))
    assert told == [1, 0]


def words_of(token: Token) -> list[Text]:
    """What is written on a *token*."""
    parts = token.picture.pieces if isinstance(token.picture, Collage) else ()
    return [part.picture for part in parts if isinstance(part.picture, Text)]


def exchange(table: MosquitoTable, cards: Layout, second: Spot = SECOND) -> Script:
    """The card on the first spot and that on the *second* change places."""
    one, other = (card_at(cards, at) for at in (FIRST, second))
    return Crossing(table.tokens).show(CardsExchanged(Seat(1), FIRST, second, one, other))

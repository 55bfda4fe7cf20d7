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
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import open_and_wait

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


def exchange(table: MosquitoTable, cards: Layout, second: Spot = SECOND) -> Script:
    """The card on the first spot and that on the *second* change places."""
    one, other = (card_at(cards, at) for at in (FIRST, second))
    return Crossing(table.tokens).show(CardsExchanged(Seat(1), FIRST, second, one, other))

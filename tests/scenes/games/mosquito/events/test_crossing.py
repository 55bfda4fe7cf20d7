"""Two cards that change places are lifted first, and only one thing at a time is said of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import CardsExchanged, Layout, Spot, card_at
from scenes.core.script import Script
from scenes.core.settings.settings import Settings
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


def test_points_that_stay_are_told_one_after_another(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=2))
    rows = table.tokens.rows
    rows.lights.placers.update({FIRST: Seat(0), SECOND: Seat(1)})
    told = set[str]()
    for _ in exchange(table, rows.cards):
        labels = [token for token in rows.stage.tokens if token.name == "point"]
        assert len(labels) <= 1
        told |= {str(token.picture) for token in labels}
    assert len(told) == 2


def exchange(table: MosquitoTable, cards: Layout) -> Script:
    """The cards on two spots change places."""
    one, other = (card_at(cards, at) for at in (FIRST, SECOND))
    return Crossing(table.tokens).show(CardsExchanged(Seat(1), FIRST, SECOND, one, other))

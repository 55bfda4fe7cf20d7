"""Two cards that change places are lifted first, and it is to be read which points stay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import CardsExchanged, Layout, Spot, card_at
from scenes.core.script import Script
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.events.turns.crossing import RAISED, Crossing
from scenes.games.mosquito.table import MosquitoTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.stage.token import Token
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


def test_that_a_point_stays_is_to_be_read_until_the_change_has_been_seen(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=2))
    rows, tags = table.tokens.rows, table.tokens.point_tags
    rows.lights.placers.update({FIRST: Seat(0), SECOND: Seat(1)})
    for _ in exchange(table, rows.cards):
        pass
    assert len(tagged(table)) == 2
    tags.make_way(Spot(FIRST.number, FIRST.level + 1))
    assert len(tagged(table)) == 1
    tags.clear()
    assert not tagged(table)


def test_no_tag_lies_over_a_card_once_a_person_chooses(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    table.tokens.rows.lights.placers[FIRST] = Seat(1)
    for _ in exchange(table, table.tokens.rows.cards):
        pass
    table.choosing.prompt([Seat(1)])
    assert tagged(table)
    table.choosing.prompt([Seat(0)])
    assert not tagged(table)


def test_a_card_without_a_point_has_no_tag(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=2))
    for _ in exchange(table, table.tokens.rows.cards):
        assert not tagged(table)


def tagged(table: MosquitoTable) -> list[Token]:
    """The tags that say that a point stays."""
    return [token for token in table.stage.tokens if token.name == "point-tag"]


def exchange(table: MosquitoTable, cards: Layout) -> Script:
    """The cards on two spots change places."""
    one, other = (card_at(cards, at) for at in (FIRST, SECOND))
    return Crossing(table.tokens).show(CardsExchanged(Seat(1), FIRST, SECOND, one, other))

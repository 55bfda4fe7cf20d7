"""The light that wanders over the cards while a bot looks for a link tells nothing secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise

import pytest

from rules.core import Seat
from rules.quivvit import SIDE, Block
from scenes.games.quivvit.components.links.search_light import STAYING
from scenes.games.quivvit.table import QuivvitTable
from seats.occupants import BotPlayer
from sprites.motion.timestep import steps_in
from tests.scenes.games.quivvit.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

SEEKING = 2, Seat(1)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


def bots_table(app: RunningApp, seed: int) -> QuivvitTable:
    bots = [BotPlayer("easy")] * 2
    table = open_and_wait(app, new_table(app, *bots, seed=seed))
    table._search_light.end()
    return table


def way(table: QuivvitTable, steps: int) -> list[int | None]:
    """On which card the light lies in each of so many steps."""
    places = []
    for _ in range(steps):
        table._search_light.step(SEEKING)
        places.append(table._search_light.place)
    return places


def test_it_goes_from_one_card_to_the_next_and_none_looks_as_if_taken(app: RunningApp) -> None:
    table = bots_table(app, 7)
    before = [(token.z, token.picture) for token in table.tokens.grid.tokens.values()]
    places = [next(group) for _, group in groupby(way(table, 6 * steps_in(STAYING)))]
    assert len(places) == 6
    for one, other in pairwise(places):
        assert one is not None
        assert other is not None
        (row, column), (next_row, next_column) = divmod(one, SIDE), divmod(other, SIDE)
        assert max(abs(row - next_row), abs(column - next_column)) == 1
    after = [(token.z, token.picture) for token in table.tokens.grid.tokens.values()]
    assert after == before, "only cards that are one's own are raised, and others pale"
    assert not table.tokens.highlights.lit
    table._search_light.step(None)
    assert table._search_light.place is None


def test_where_it_goes_follows_from_the_round_and_the_seat_alone(app: RunningApp) -> None:
    one, other = (way(bots_table(app, seed), 4 * steps_in(STAYING)) for seed in (3, 8))
    assert one == other


def test_it_goes_to_no_covered_card(app: RunningApp) -> None:
    table = bots_table(app, 7)
    for place in range(1, SIDE * SIDE - 1):
        table.tokens.grid.cover(Block(place, Seat(0)))
    assert set(way(table, 4 * steps_in(STAYING))) == {0, SIDE * SIDE - 1}


def test_it_ends_as_soon_as_motion_is_reduced(app: RunningApp) -> None:
    table = bots_table(app, 7)
    assert way(table, 1) != [None]
    app.context.renderer.reduced_motion = True
    assert way(table, 1) == [None]


def test_no_light_wanders_in_a_lesson(app: RunningApp) -> None:
    table = bots_table(app, 7)
    assert table._seeking is not None
    table.teach(lambda _: None)
    assert table._seeking is None

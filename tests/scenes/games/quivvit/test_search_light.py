"""The light that wanders over the cards while a bot looks for a link tells nothing secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.quivvit import Block
from scenes.games.quivvit.components.highlights import SHADE_Z
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


def raised(table: QuivvitTable) -> set[int]:
    """The places of the cards that lie above the shade."""
    return {place for place, token in table.tokens.grid.tokens.items() if token.z > SHADE_Z}


def way(table: QuivvitTable, steps: int) -> list[set[int]]:
    """Which cards are lit in each of so many steps."""
    lit = []
    for _ in range(steps):
        table._search_light.step(SEEKING)
        lit.append(raised(table))
    return lit


def test_four_cards_after_another_four_are_lit_and_none_at_the_end(app: RunningApp) -> None:
    table = bots_table(app, 7)
    lit = way(table, 3 * steps_in(STAYING))
    assert {len(places) for places in lit} == {4}
    assert len({frozenset(places) for places in lit}) == 3
    table._search_light.step(None)
    assert raised(table) == set()


def test_where_it_goes_follows_from_the_round_and_the_seat_alone(app: RunningApp) -> None:
    one, other = (way(bots_table(app, seed), 4 * steps_in(STAYING)) for seed in (3, 8))
    assert one == other


def test_a_covered_card_stays_below_its_block(app: RunningApp) -> None:
    table = bots_table(app, 7)
    (first, *_) = way(table, 1)[0]
    table._search_light.end()
    table.tokens.grid.cover(Block(first, Seat(0)))
    assert first not in way(table, 1)[0]


def test_it_ends_as_soon_as_motion_is_reduced(app: RunningApp) -> None:
    table = bots_table(app, 7)
    assert way(table, 1)[0]
    app.context.renderer.reduced_motion = True
    assert way(table, 1)[0] == set()


def test_no_light_wanders_in_a_lesson(app: RunningApp) -> None:
    table = bots_table(app, 7)
    assert table._seeking is not None
    table.is_lesson = True
    assert table._seeking is None

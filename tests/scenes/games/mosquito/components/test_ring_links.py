"""Links show which cards of the ring are neighbours, and that its ends are."""

from __future__ import annotations

from rules.mosquito import Spot
from scenes.games.mosquito.components.pond.ring_links import RingLinks
from seats.occupants import BotPlayer
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait


def test_links_are_golden_between_lit_neighbours_also_round_the_ends() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=1))
        rows = table.tokens.rows
        last = 2 * rows.layout.columns
        assert rows.links.plain.keys() == set(range(1, last + 1))
        rows.halo(Spot(number, 0) for number in (last, 1, 2))
        assert golden(rows.links) == {last, 1}
        rows.halo(Spot(number, 1) for number in (last, 1, 2))
        assert golden(rows.links) == {last}, "cards farther out have links at the ends only"
        rows.halo((Spot(1, 0), Spot(3, 0)))
        assert not golden(rows.links)


def golden(links: RingLinks) -> set[int]:
    """The numbers at which golden links begin."""
    return {number for number, token in links.golden.items() if token.visible}

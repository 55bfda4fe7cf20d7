"""Cards of a hand on their way between the tray and a panel of Frogger."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.script import advance
from scenes.games.frogger.table import FroggerTable
from seats.occupants import BotPlayer
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

SEATS = 5
ROUNDED = 1.01


def test_no_card_is_larger_on_its_way_than_where_it_lies() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("judge")] * SEATS, turns=13))
        cards = table.tokens.cards
        for _ in range(SEATS):
            sizes = [_largest(table)]
            exchange = cards.pass_turn(Seat((cards.acting + 1) % SEATS))
            while advance(exchange):
                sizes.append(_largest(table))
            lying = (sizes[0], _largest(table))
            assert len(sizes) > 10
            assert max(wide for wide, _ in sizes) <= ROUNDED * max(wide for wide, _ in lying)
            assert max(high for _, high in sizes) <= ROUNDED * max(high for _, high in lying)


def _largest(table: FroggerTable) -> tuple[float, float]:
    """The width of the widest card in any hand, and the height of the highest."""
    size = table.stage.renderer.size
    tokens = [token for hand in table.tokens.cards.hands for token in hand]
    wide = max(size(token.picture)[0] * token.pose.sx for token in tokens)
    return wide, max(size(token.picture)[1] * token.pose.sy for token in tokens)

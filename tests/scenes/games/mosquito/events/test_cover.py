"""A covered card leaves for the heap, and has no letters from the moment it lies there."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito import Card, CardCovered, Spot, card_at
from scenes.games.mosquito.cards import wordless
from seats.occupants import BotPlayer
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

SEAT, SPOT = Seat(0), Spot(3, 0)


def test_a_covered_card_has_no_letters_as_soon_as_it_lies_on_the_heap() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=2))
        rows, piles = table.tokens.rows, table.tokens.piles
        covered, gone = card_at(rows.cards, SPOT), rows.tokens[SPOT]
        heaped = piles.heaped()
        lying = [
            gone.picture
            for _ in table.show(CardCovered(SEAT, Card.ACE_OF_SPADES, SPOT, covered))
            if gone.pose == heaped
        ]
        assert lying
        # the step in which it lands is the last of its flight
        assert set(lying[1:]) == {wordless(covered, table.layout.card)}

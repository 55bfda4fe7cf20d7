"""The view of Mosquito: what one seat sees."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito.board import Board
from rules.mosquito.cards import Card
from rules.mosquito.options import Options
from rules.mosquito.types import Reason
from values import value


@value
class View:
    """The table as one seat sees it, or the room: cards face down in a hand are ``None``.

    It is ``player``'s turn. ``pile`` is the number of cards left to draw.
    """

    seat: Seat | None
    options: Options
    player: Seat
    board: Board
    hands: tuple[tuple[Card | None, ...], ...]
    pile: int
    ended: Reason | None

    def seen_cards(self) -> set[Card]:
        """The cards of this deal that the seat has seen."""
        known = (*self.board.layout, *self.hands, self.board.covered)
        return {card for cards in known for card in cards if card}

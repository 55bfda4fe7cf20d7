"""What a seat sees of Quabble."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble.board import Board
from rules.quabble.cards import Card
from rules.quabble.options import Options
from values import value


@value
class View:
    """The table as one seat sees it, or the room: cards face down in a hand are ``None``.

    ``deck`` counts the cards in the deck.
    """

    seat: Seat | None
    options: Options
    board: Board
    hands: tuple[tuple[Card | None, ...], ...]
    deck: int

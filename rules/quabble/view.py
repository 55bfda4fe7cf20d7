"""What a seat sees of Quabble."""

from __future__ import annotations

from fractions import Fraction

from rules.core import Seat, value
from rules.quabble.board import Board
from rules.quabble.cards import Card, HouseSet, Row
from rules.quabble.options import Options
from rules.quabble.types import Power, Reason


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

    @property
    def house(self) -> HouseSet:
        return self.board.house

    @property
    def offers(self) -> tuple[Card | None, ...]:
        return self.board.offers

    @property
    def treasuries(self) -> tuple[Row, ...]:
        return self.board.treasuries

    @property
    def shared(self) -> tuple[Row, ...]:
        return self.board.shared

    @property
    def king(self) -> Row:
        return self.board.king

    @property
    def active(self) -> Seat:
        return self.board.active

    @property
    def clockwise(self) -> bool:
        return self.board.clockwise

    @property
    def round(self) -> int:
        return self.board.round

    @property
    def powers(self) -> tuple[Power, ...]:
        return self.board.powers

    @property
    def slain(self) -> Row:
        return self.board.slain

    @property
    def ended(self) -> Reason | None:
        return self.board.ended

    @property
    def points(self) -> tuple[Fraction, ...]:
        return self.board.points

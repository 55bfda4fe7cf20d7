"""What a seat sees of Quibbit."""

from __future__ import annotations

from rules.core import Seat, value
from rules.quibbit.board import Board
from rules.quibbit.events import GameWon
from rules.quibbit.types import Frog, Tile


@value
class View:
    """What a seat sees, or the room: all but the picks and the order of the dummy's pile.

    ``pile`` counts the dummy's face-down cards; ``spent`` are its cards turned up since.
    """

    seat: Seat | None
    board: Board
    pile: int
    spent: tuple[int, ...]

    @property
    def ring(self) -> tuple[Tile, ...]:
        return self.board.ring

    @property
    def starter(self) -> Seat:
        return self.board.starter

    @property
    def progress(self) -> tuple[int | None, ...]:
        return self.board.progress

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        return self.board.hands if self.dummy is None else (*self.board.hands, ())

    @property
    def crown(self) -> Frog | None:
        return self.board.crown

    @property
    def round(self) -> int:
        return self.board.round

    @property
    def dummy(self) -> Frog | None:
        return self.board.dummy

    @property
    def out(self) -> tuple[tuple[Seat, ...], ...]:
        return self.board.out

    @property
    def won(self) -> GameWon | None:
        return self.board.won

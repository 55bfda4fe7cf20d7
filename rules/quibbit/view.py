"""What a seat sees of Quibbit."""

from __future__ import annotations

from rules.core import Seat
from rules.quibbit.board import Board
from values import value


@value
class View:
    """What a seat sees, or the room: all but the picks and the order of the dummy's pile.

    ``pile`` counts the dummy's face-down cards; ``spent`` are its cards turned up since.
    """

    seat: Seat | None
    board: Board
    pile: int
    spent: tuple[int, ...]

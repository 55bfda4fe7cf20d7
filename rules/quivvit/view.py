"""The view of Quivvit!: what one seat sees."""

from __future__ import annotations

from rules.core import Seat
from rules.quivvit.board import Board
from rules.quivvit.options import Options
from rules.quivvit.types import Reason, Turn
from values import value


@value
class View:
    """The table as everybody sees it: only the order of the ``deck`` is hidden.

    ``deck`` is the number of its cards.
    """

    seat: Seat | None
    options: Options
    turn: Turn
    board: Board
    deck: int
    ended: Reason | None

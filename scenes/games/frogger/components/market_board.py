"""The board on which deck, discards and market lie."""

from __future__ import annotations

from scenes.games.frogger.decktet_cards import CORNER_RADIUS
from scenes.games.frogger.layout import ASPECT, FroggerLayout
from scenes.games.frogger.material import MATERIAL
from scenes.ui.boards import board
from sprites.pictures.pictures import Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

Z = 20.0
HOLLOW, DEEP = 6.0, 5.0  # how much larger a hollow is than its card; how far one sees into it


def market_board(layout: FroggerLayout) -> Token:
    """The board as a token."""
    return Token(_stall(layout), Pose(*layout.market_board.centre), Z, "market-board")


def _stall(layout: FroggerLayout) -> Collage:
    """The board, with a hollow for each card of the market."""
    box, card = layout.market_board, layout.card
    w, h = card + HOLLOW, card * ASPECT + HOLLOW
    pieces = [Part(board(box.w, box.h, MATERIAL), box.w / 2, box.h / 2)]
    for slot in layout.market:
        x, y = slot.x - box.x, slot.y - box.y
        wall = Paper(w, h, MATERIAL.colours.edge, CORNER_RADIUS * card, shadow=False)
        floor = Paper(w, h - DEEP, MATERIAL.colours.dim, CORNER_RADIUS * card, shadow=False)
        pieces += [Part(wall, x, y), Part(floor, x, y + DEEP / 2)]
    return Collage(box.w, box.h, tuple(pieces))

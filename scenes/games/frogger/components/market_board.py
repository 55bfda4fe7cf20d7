"""The board on which deck, discards and market lie, with the name of the market."""

from __future__ import annotations

from scenes.games.frogger.decktet_cards import CORNER_RADIUS
from scenes.games.frogger.layout import ASPECT, FroggerLayout
from scenes.games.frogger.material import MATERIAL
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z, NAME_Z = 20.0, 330.0
HOLLOW, DEEP = 6.0, 5.0  # how much larger a hollow is than its card; how far one sees into it


class FroggerMarketBoard:
    """Names the market, or tells what may not be taken; where the choice is *free*, says so."""

    def __init__(self, stage: Stage, layout: FroggerLayout, *, free: bool) -> None:
        box, self._room = layout.market_board, layout.market_name
        self._usual = say("frogger.market_free" if free else "frogger.market")
        x, y = self._room.x, self._room.centre[1]
        self._name = Token(Text(" "), Pose(x, y), NAME_Z, "market-name", (0.0, 0.5))
        stage.add(Token(_stall(layout), Pose(*box.centre), Z, "market-board"), self._name)
        self.name()

    def name(self, words: str = "") -> None:
        """Write *words* over the market, or what always holds of it."""
        self._name.picture = Text(
            words or self._usual,
            theme.FLOOR,
            theme.INK,
            self._room.w,
            self._room.h,
            align="left",
        )


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

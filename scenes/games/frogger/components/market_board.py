"""The board on which deck, discards and market lie, with the name of the market."""

from __future__ import annotations

from scenes.games.frogger.layout import FroggerLayout
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.pictures import Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z, NAME_Z = 20.0, 330.0


class FroggerMarketBoard:
    """Names the market, or tells what may not be taken from it now."""

    def __init__(self, stage: Stage, layout: FroggerLayout) -> None:
        box, self._room = layout.market_board, layout.market_name
        x, y = self._room.x, self._room.centre[1]
        self._name = Token(Text(" "), Pose(x, y), NAME_Z, "market-name", (0.0, 0.5))
        stage.add(Token(board(box.w, box.h), Pose(*box.centre), Z, "market-board"), self._name)
        self.name()

    def name(self, words: str = "") -> None:
        """Write *words* over the market, or just what it is."""
        self._name.picture = Text(
            words or say("frogger.market"),
            theme.FLOOR,
            theme.INK,
            self._room.w,
            self._room.h,
            align="left",
        )

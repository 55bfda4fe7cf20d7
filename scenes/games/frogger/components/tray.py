"""The tray of whoever's turn it is: their hand, the moves they have left, the end of the turn."""

from __future__ import annotations

from rules.core import Seat
from rules.frogger import ACTIONS
from scenes.games.frogger.layout import FroggerLayout
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.palette import Palette, palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 20.0
SPENT = 0.4
ROOMY = 132.0  # a button this high has a sign over its words


class FroggerTray:
    """A board edged in the acting seat's colour, how many moves it has left, a button."""

    def __init__(
        self, stage: Stage, layout: FroggerLayout, seats: int, seat: Seat, acted: int
    ) -> None:
        self._layout = layout
        self.sheet = Token(Paper(1, 1), Pose(*layout.tray.centre), Z, "tray")
        self.moves = Token(Text(" "), Pose(*layout.moves.centre), Z + 2, "moves")
        self.button = Token(_button(layout), Pose(*layout.stop.centre), Z + 2, "stop")
        stage.add(self.sheet, self.moves, self.button)
        self.offer(False)
        self.turn(seat, acted)
        for other in range(seats):
            stage.renderer.prefetch(self._edged(palette_of(other)))

    def turn(self, seat: Seat, acted: int) -> None:
        """It is *seat*'s turn, with so many actions made."""
        self.sheet.picture = self._edged(palette_of(seat))
        left, box = ACTIONS - acted, self._layout.moves
        words = say("frogger.move" if left == 1 else "frogger.moves", count=left)
        self.moves.picture = Text(words, theme.FLOOR, theme.INK, box.w, box.h)

    def offer(self, stop: bool) -> None:
        """Whether the turn may be ended now."""
        x, y = self._layout.stop.centre
        self.button.pose = Pose(x, y, alpha=1.0 if stop else SPENT)

    def _edged(self, palette: Palette) -> Paper:
        box = self._layout.tray
        return board(box.w, box.h, edge=palette.body)


def _button(layout: FroggerLayout) -> Picture:
    w, h = layout.stop.w, layout.stop.h
    sign = 44.0 if h >= ROOMY else 0.0
    text = Text(say("frogger.stop"), theme.FLOOR, theme.INK, w - 12, h - sign - 18)
    pieces = [
        Part(board(w, h, lit=True, edge=theme.GOOD), w / 2, h / 2),
        Part(text, w / 2, sign / 2 + h / 2),
    ]
    if sign:
        pieces.append(Part(Art("icon-check", sign), w / 2, sign / 2 + 10))
    return Collage(w, h, tuple(pieces))

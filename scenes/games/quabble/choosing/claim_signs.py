"""What to press to claim each of two cards: an arrow that points down at it, and its control."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.games.quabble.components.panel import CLAIMS, SIDEWAYS
from scenes.games.quabble.layout import QuabblePlaces
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from scenes.ui.boards import on_board
from scenes.ui.control_signs import cursor_signs, labelled_signs
from seats.bindings import Controls
from seats.glyphs import Glyph
from seats.intents import Intent
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art, Collage
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

ARROW, Z = 56.0, CURSOR_Z + 66  # above the band
KEY, BESIDE = 38.0, 30.0  # how high a control is; how far from its arrow


class ClaimSigns:
    """The signs of both cards, beside the band over them."""

    def __init__(self, stage: Stage, places: QuabblePlaces) -> None:
        self._stage, self._band = stage, places.band
        self.arrows = [Token(Art("arrow-down", ARROW), Pose(0, 0), Z) for _ in CLAIMS]
        self.boards = [
            Token(Collage(1, 1, ()), Pose(0, 0), Z - 1, anchor=(1.0 - i, 0.5))
            for i in range(len(CLAIMS))
        ]

    def put(self, tips: Sequence[Point]) -> None:
        """Have each arrow point at one of *tips*."""
        for i, (arrow, board, (x, y)) in enumerate(
            zip(self.arrows, self.boards, tips, strict=True)
        ):
            arrow.pose = Pose(x, y)
            board.pose = Pose(x + (BESIDE if i else -BESIDE), self._band.centre[1])
        self._stage.add(*self.arrows, *self.boards)

    def take_away(self) -> None:
        """Nothing can be claimed."""
        self._stage.remove(*self.arrows, *self.boards)

    def show(self, controls: Controls, raised: int | None) -> None:
        """Tell what to press to raise each card, also while the other one is *raised*.

        The numbers of another seat lie over that one, and its own seat tells what claims it.
        """
        has_cursor = _has_cursor(controls)
        told = "table.choose" if has_cursor else "quabble.sign_claim"
        for i, (arrow, board) in enumerate(zip(self.arrows, self.boards, strict=True)):
            arrow.visible = raised in (None, i)
            board.visible = raised is None or (has_cursor and raised != i)
            intent = SIDEWAYS[i] if has_cursor else Intent.CONFIRM
            self._write(board, controls.glyph(intent), say(told))

    def _write(self, board: Token, glyph: Glyph, told: str) -> None:
        renderer, material = self._stage.renderer, self._stage.material
        words, _ = labelled_signs(renderer, [(glyph, told)], KEY)
        board.picture, _ = on_board(renderer, words, material=material)
        fit = min(1.0, 1.2 * self._band.h / board.picture.height)
        board.pose = Pose(board.pose.x, board.pose.y, sx=fit, sy=fit)


def _has_cursor(controls: Controls) -> bool:
    """Whether there are controls for each side, beside the one that chooses what is raised."""
    return len(cursor_signs(controls, ways=SIDEWAYS)) > 1

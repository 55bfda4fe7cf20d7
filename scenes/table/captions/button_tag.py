"""The word for a button with a mere picture, below it while it is pointed at."""

from __future__ import annotations

from scenes.ui.boards import on_board
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

BELOW = 6.0  # how far below the button
EDGE = 8.0  # from it to the sides of the screen, at least
TYPE = theme.FLOOR, 48.0  # the size of the word, and the largest it gets


class ButtonTag:
    """Says what one button at a time is for."""

    def __init__(self, stage: Stage, z: float) -> None:
        self._stage = stage
        self._token = Token(Text(" "), Pose(0, 0), z, "button-tag")
        self._token.visible = False
        stage.add(self._token)

    def show(self, words: str, box: Box) -> None:
        """Say *words* below the button in *box*."""
        renderer = self._stage.renderer
        text = Text(words, limited_size(renderer, *TYPE))
        tag, wide = on_board(renderer, text, material=self._stage.material)
        aside = EDGE + wide / 2
        x = min(max(box.centre[0], aside), renderer.width - aside)
        self._token.picture = tag
        self._token.pose = Pose(x, box.bottom + BELOW + tag.height / 2)
        self._token.visible = True

    def hide(self) -> None:
        """Say nothing."""
        self._token.visible = False

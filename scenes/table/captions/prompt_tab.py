"""A tab over the upper edge of the banner: the prompt, while a hint lies over the banner."""

from __future__ import annotations

from dataclasses import replace

from scenes.ui.boards import PAD_X, on_board
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

OVER = 6.0  # how far it reaches over the banner: so much is free above a hint's words
EDGE = 16.0  # from it to the sides of the screen, at least


class PromptTab:
    """Says in one line who is to do what, over a *banner* whose own words are hidden."""

    def __init__(self, stage: Stage, banner: Box, z: float) -> None:
        self._stage, self._banner, self._words = stage, banner, ""
        self._token = Token(Text(" "), Pose(*banner.centre), z, "prompt-tab")
        self._token.visible = False
        stage.add(self._token)

    def show(self, words: str, *, visible: bool) -> None:
        """Say *words*, if there are any, while the tab is to be *visible*."""
        self._token.visible = visible and not words.isspace()
        if self._token.visible and words != self._words:
            self._write(words)

    def _write(self, words: str) -> None:
        """One line in the smallest type; over the rest of the top bar there is nothing either."""
        self._words, renderer = words, self._stage.renderer
        text = Text(words.replace("\n", " "), limited_size(renderer, theme.FLOOR, theme.FLOOR))
        wide, high = renderer.size(text)
        room = renderer.width - 2 * (EDGE + PAD_X)
        if wide > room:
            text = replace(text, width=room, height=high)
        tab, wide = on_board(renderer, text, material=self._stage.material)
        aside = EDGE + wide / 2
        x = min(max(self._banner.centre[0], aside), renderer.width - aside)
        self._token.picture = tab
        self._token.pose = Pose(x, max(0.0, self._banner.y + OVER - tab.height) + tab.height / 2)

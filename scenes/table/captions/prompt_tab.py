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

LARGEST = 30.0  # the type gets, which leaves the room over the banner
TALL = 0.6  # of the room over the banner are the words, at most
UP = 0.5  # of its height is its middle over the banner


class PromptTab:
    """Says in small type who is to do what, over a *banner* whose own words are hidden."""

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
        self._words = words
        (x, _), top, renderer = self._banner.centre, self._banner.y, self._stage.renderer
        text = Text(words, limited_size(renderer, theme.FLOOR, LARGEST))
        # It may be wider than the banner: over the rest of the top bar there is nothing.
        wide = min(renderer.size(text)[0], 2 * min(x, renderer.width - x) - 4 * PAD_X)
        text = replace(text, width=wide, height=TALL * top)
        self._token.picture = tab = on_board(renderer, text, material=self._stage.material)[0]
        self._token.pose = Pose(x, top - UP * tab.height)

"""The button beside the grid for turning or covering nothing."""

from __future__ import annotations

from typing import Literal, TypeAlias

from scenes.games.quivvit.material import MATERIAL
from scenes.ui.labels import label_pictures
from scenes.ui.menu.menu import ItemPictures
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 60.0
ICON = 54.0
BLOCK = 1.1  # a Colour Block, of that
ROOMY = 150.0  # a button this high has a sign over its words


Declining: TypeAlias = Literal["pass", "keep"]


class DeclineButton:
    """Says "pass" or "keep" while somebody can choose that; lit while a cursor points at it."""

    def __init__(self, stage: Stage, box: Box) -> None:
        self._box, self._focused, self._asks = box, False, False
        self._what: Declining = "pass"
        self._slips = self._write(say("quivvit.pass"))
        self.token = Token(self._slips.plain, Pose(*box.centre), Z, "decline")
        self.token.visible = False
        stage.add(self.token)

    def offer(self, what: Declining, offered: bool) -> None:
        """Offer to do nothing, or do not."""
        self._what = what
        self._show(say(f"quivvit.{what}"))
        self.token.visible = offered

    def ask(self) -> None:
        """Ask for a second press, until no cursor points at it any more."""
        self._show(f"{say('quivvit.pass')}?")
        self._asks = True

    def count(self, seconds: int) -> None:
        """Show how long there is to answer."""
        if self.token.visible:
            self._show(say("quivvit.keep_in", seconds=seconds))

    def focus(self, focused: bool) -> None:
        """Light the button as a cursor points at it, or no longer."""
        self._focused = focused
        if self._asks and not focused:
            self._asks, self._slips = False, self._write(say("quivvit.pass"))
        self.token.picture = self._slips.focused if focused else self._slips.plain

    def _show(self, words: str) -> None:
        self._slips = self._write(words)
        self.focus(self._focused)

    def _write(self, words: str) -> ItemPictures:
        """The button, with the block that is kept, or an arrow on; a low one has no sign."""
        w, h = self._box.w, self._box.h
        sign = ICON if h >= ROOMY else 0.0
        text = Text(words, theme.BODY, theme.INK, w - 20, h - sign - 16)
        pieces = [Part(text, w / 2, h / 2 + (0.22 * h if sign else 0.0))]
        if sign:
            keeps = self._what == "keep"
            picture = Art("color-block", BLOCK * sign) if keeps else Art("icon-pass", sign)
            pieces.append(Part(picture, w / 2, 0.3 * h))
        return label_pictures(w, h, pieces, material=MATERIAL)

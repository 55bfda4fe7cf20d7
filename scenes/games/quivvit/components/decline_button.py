"""The button beside the grid for turning or covering nothing."""

from __future__ import annotations

from typing import Literal, TypeAlias

from scenes.games.quivvit.material import MATERIAL
from scenes.ui.control_signs import sign
from scenes.ui.labels import label_pictures
from scenes.ui.menu.menu import ItemPictures
from seats.bindings import Controls
from seats.glyphs import Glyph
from seats.intents import Intent
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 60.0
ICON = 54.0
KEY, KEY_APART = 46.0, 18.0  # how high what to press is; what is free beside it
BLOCK = 1.1  # a Colour Block, of that
ROOMY = 150.0  # a button this high has a sign over its words


Declining: TypeAlias = Literal["pass", "keep"]


def keep_within(seconds: int) -> str:
    """What is offered for so many *seconds*: two lines, however wide the number is."""
    return f"{say('quivvit.keep')}\n{say('quivvit.seconds', seconds=seconds)}"


class DeclineButton:
    """Says "pass" or "keep" while somebody can choose that; lit while a cursor points at it.

    It shows what to press to get there from beside it.
    """

    def __init__(self, stage: Stage, box: Box) -> None:
        self._box, self._focused, self._asks = box, False, False
        self._what: Declining = "pass"
        self._press: Glyph | None = None
        self._slips = self._write(say("quivvit.pass"))
        self.token = Token(self._slips.plain, Pose(*box.centre), Z, "decline")
        self.token.visible = False
        stage.add(self.token)

    def offer(self, what: Declining, offered: bool) -> None:
        """Offer to do nothing, or do not."""
        self._what, self._asks = what, False
        self._show(say(f"quivvit.{what}"))
        self.token.visible = offered

    def ask(self) -> None:
        """Ask for a second press, until no cursor points at it any more."""
        self._asks = True
        self._show(f"{say('quivvit.pass')}?")

    def count(self, seconds: int) -> None:
        """Show how long there is to answer."""
        if self.token.visible:
            self._show(keep_within(seconds))

    def focus(
        self, focused: bool, controls: Controls | None = None, leads: Intent | None = None
    ) -> None:
        """Light the button as a cursor points at it, or show which of *controls* leads there."""
        self._focused, self._press = focused, None
        if controls and leads and not controls.device.has_pointer:
            self._press = controls.glyph(leads)
        self._asks = self._asks and focused
        words = say("quivvit.to_pass" if self._press else f"quivvit.{self._what}")
        self._show(f"{say('quivvit.pass')}?" if self._asks else words)

    def _show(self, words: str) -> None:
        self._slips = self._write(words)
        self.token.picture = self._slips.focused if self._focused else self._slips.plain

    def _write(self, words: str) -> ItemPictures:
        """The button, with what to press to get there, and with the block that is kept or an arrow.

        A low one has neither of the last two.
        """
        w, h = self._box.w, self._box.h
        room = KEY / height_ratio(self._press.art) + KEY_APART if self._press else 0.0
        if h < ROOMY:
            words_room = w - 20 - room
            text = Text(words, theme.BODY, theme.INK, words_room, h - 16)
            pieces, key_at = [Part(text, w - 10 - words_room / 2, h / 2)], (10 + room / 2, h / 2)
        else:
            keeps = self._what == "keep"
            picture = Art("color-block", BLOCK * ICON) if keeps else Art("icon-pass", ICON)
            text = Text(words, theme.BODY, theme.INK, w - 20, h - ICON - 16)
            x, y = w / 2 + room / 2, 0.3 * h
            pieces, key_at = [Part(text, w / 2, 0.72 * h), Part(picture, x, y)], (x - room, y)
        if self._press:
            pieces.append(Part(sign(self._press, KEY), *key_at))
        return label_pictures(w, h, pieces, material=MATERIAL)

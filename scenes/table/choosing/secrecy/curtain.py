"""A curtain before a secret choice: it opens when the others have looked away, and closes again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core import Seat
from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import ChooserContext
from scenes.ui.control_signs import control_sign
from seats.bindings import Controls
from seats.input.input_events import Press
from seats.intents import Intent, Phase
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

CURTAIN_Z = 600.0
LEAST_SIGN = 40.0  # design units, as all lengths
FOLD, SHINE = 64.0, 0.1  # about how wide a fold is, and the light on it, of that
RAIL, KNOB = 20.0, 30.0  # how high the rail is, and how wide a knob


class Curtain:
    """Covers *box* while it is closed; without anything *hidden* it is always open.

    The peek button opens it for as long as it is held, the confirm button until ``close`` or
    ``remove``. *turned* is called with whether it is open, each time that changes.
    """

    def __init__(
        self, context: ChooserContext, box: Box, turned: Callable[[bool], None], *, hidden: bool
    ) -> None:
        self.hidden, self.open = hidden, False
        self._stage, self._bank, self._turned = context.stage, context.bank, turned
        self._peeked = False
        folded = not context.stage.renderer.high_contrast  # else each fold has an outline
        picture = sheet(box, context.seat, context.controls, folded=folded)
        self._sheet = Token(picture, Pose(*box.centre), CURTAIN_Z, "curtain")

    def close(self) -> None:
        """Close it; if nothing is hidden, it opens again at once."""
        self._set_open(False)
        if self.hidden:
            self._stage.add(self._sheet)
            self._bank.play(Sound.CURTAIN_CLOSE)
        else:
            self._set_open(True)

    def hide(self) -> bool:
        """Close it if it hides something; tell whether it was open."""
        was_open = self.hidden and self.open
        if was_open:
            self.close()
        return was_open

    def remove(self) -> None:
        """Take it off the stage, as the choice is made; what was behind it is hidden."""
        self._stage.remove(self._sheet)
        self._set_open(False)

    def press(self, press: Press) -> bool:
        """Answer a control; tell whether it was for the curtain."""
        if not self.hidden:
            return press.intent is Intent.PEEK
        if not self.open:
            if press.down and not press.repeat and press.intent in (Intent.CONFIRM, Intent.PEEK):
                self._peeked = press.intent is Intent.PEEK
                self._open()
            return True
        if press.intent is Intent.PEEK and press.down != self._peeked:
            self.close()
        return press.intent is Intent.PEEK

    def point(self, phase: Phase) -> bool:
        """Answer the pointer; tell whether it was for the curtain."""
        if self.open:
            return False
        if phase is Phase.UP:
            self._peeked = False
            self._open()
        return True

    def _open(self) -> None:
        self._stage.remove(self._sheet)
        self._bank.play(Sound.CURTAIN_OPEN)
        self._set_open(True)

    def _set_open(self, is_open: bool) -> None:
        if is_open != self.open:
            self.open = is_open
            self._turned(is_open)


def sheet(box: Box, seat: Seat, controls: Controls, *, folded: bool = True) -> Picture:
    """A curtain, *folded* or flat, that says whose turn it is to look, and what opens it."""
    w, h = box.w, box.h
    title = Text(
        say("table.curtain", name=seat_name(seat)), theme.PROMPT, theme.PAPER, w - 60, h * 0.36
    )
    hint = Text(say("table.curtain_hint"), theme.FLOOR, theme.PAPER, w - 60, h * 0.3)
    key = control_sign(controls, Intent.CONFIRM, max(LEAST_SIGN, h * 0.22))
    return Collage(
        w,
        h,
        (
            Part(Paper(w, h - RAIL / 2, theme.CURTAIN, 0), w / 2, (h + RAIL / 2) / 2),
            *(_folds(w, h) if folded else ()),
            *_rail(w, theme.SEATS[seat].body),
            Part(title, w / 2, h * 0.26),
            Part(hint, w / 2, h * 0.54),
            Part(key, w / 2, h * 0.8),
        ),
    )


def _folds(w: float, h: float) -> Iterator[Part]:
    """Folds of cloth, side by side."""
    count = max(4, round(w / FOLD))
    wide, high, y = w / count, h - RAIL / 2, (h + RAIL / 2) / 2
    light = Paper(SHINE * wide, high - wide, theme.CURTAIN_LIGHT, SHINE * wide / 2, shadow=False)
    for number in range(count):
        x, colour = (number + 0.5) * wide, theme.CURTAIN_FOLDS[number % 2]
        yield Part(Paper(wide, high, colour, wide / 2, shadow=False), x, y)
        yield Part(light, x - wide / 4, y)


def _rail(w: float, colour: str) -> Iterator[Part]:
    """The rail from which it hangs, in the *colour* of whoever looks, with a knob at both ends."""
    yield Part(Paper(w, RAIL, colour, RAIL / 2, theme.INK, 3), w / 2, RAIL / 2)
    for x in (RAIL / 2, w - RAIL / 2):
        yield Part(Paper(KNOB, KNOB, theme.GOLD, KNOB / 2, theme.INK, 3), x, RAIL / 2)

"""Notes on the meter's board, in the place of its words: no card lies there, no hint is read."""

from __future__ import annotations

from dataclasses import replace

from scenes.core.script import Script, wait
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from scenes.games.mosquito.events.reading_times import ReadingTimes
from scenes.table.captions.callout import CALLOUT_Z
from sprites.motion.motions import glide
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

LONGEST = 3.0  # seconds to wait for another note
RIM, ROUND = 4.0, 14.0  # of gold; its corners
FLIP, FLAT = 0.12, 0.05  # seconds until it is turned up; how high it is before, of its height
PAD_X, PAD_Y = 18.0, 7.0  # beside and over its words


def note(words: str, box: Box) -> Token:
    """A sheet that fills *box*, with *words* on it."""
    w, h = box.w, box.h
    text = Text(words, theme.BODY, theme.INK, w - 2 * PAD_X, h - 2 * PAD_Y)
    sheet = Paper(w, h, theme.PAPER_BRIGHT, ROUND, theme.GOLD, RIM, shadow=False)
    pieces = Part(sheet, w / 2, h / 2), Part(text, w / 2, h / 2)
    return Token(Collage(w, h, pieces), Pose(*box.centre), CALLOUT_Z, "callout")


def fits(words: str, box: Box, renderer: Renderer) -> bool:
    """Whether *words* can be written on a board that fills *box*."""
    w, h = box.w - 2 * PAD_X, box.h - 2 * PAD_Y
    return renderer.size(Text(words, theme.FLOOR, theme.INK, w))[1] <= h


class BarNotes:
    """Shows notes at the table of these *rows*, one at a time."""

    def __init__(self, rows: MosquitoRows, reading: ReadingTimes) -> None:
        self._stage, self._layout, self._reading = rows.stage, rows.layout, reading

    def tell(self, words: str, seconds: float) -> Script:
        """Say *words*, and let all that follows wait until they are read."""
        yield from self.make_room()
        yield from self._call_out(words, self._reading.unhurried(seconds), self._layout.note)

    def tell_of_pile(self, words: str, seconds: float) -> Script:
        """Say *words* beside the pile if they fit there, and let all that follows wait."""
        yield from self.make_room()
        beside = self._layout.note_beside_pile
        room = beside if fits(words, beside, self._stage.renderer) else self._layout.note
        yield from self._call_out(words, self._reading.unhurried(seconds), room)

    def make_room(self) -> Script:
        """Wait until no note is there; whoever hurries waits as much less."""
        for _ in range(steps_in(self._reading.unhurried(LONGEST))):
            if not self._has_note:
                break
            yield

    @property
    def _has_note(self) -> bool:
        return self._stage.has("callout")

    def _call_out(self, words: str, seconds: float, room: Box) -> Script:
        token = note(words, room)
        self._stage.add(token)
        whole = token.pose
        token.pose = flat = replace(whole, sy=FLAT)
        yield from glide(token, whole, FLIP)
        yield from wait(seconds)
        yield from glide(token, flat, FLIP)  # faded, its words would lie over those below
        self._stage.remove(token)

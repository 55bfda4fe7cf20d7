"""The words of a finish: the names of the winners, and under them why they have won."""

from __future__ import annotations

from collections.abc import Sequence
from math import radians, sin

from scenes.core.ending import Ending
from scenes.core.script import Script
from scenes.table.climaxes.headline import TILT, headline_token, note_token, stamp, under
from scenes.table.climaxes.impact import pop
from scenes.table.climaxes.spotlight import token_box
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

NAME, NAME_AT, GAP = 132.0, 0.856, 12.0  # the headline's size; its place, of the height


class FinishWords:
    """The *headline* of an *ending*, low on *stage*: winners stand over it."""

    def __init__(self, stage: Stage, ending: Ending, headline: str) -> None:
        self._stage, renderer = stage, stage.renderer
        self.name = headline_token(stage, headline, NAME)
        self.name.lit = True
        why = ending.short_reason
        self.reasons = [note_token(renderer, why, stage.material)] if why else []
        self._y = self._height()
        renderer.prefetch(self.name.picture, angle=TILT)

    @property
    def tokens(self) -> Sequence[Token]:
        """All of it."""
        return [self.name, *self.reasons]

    @property
    def place(self) -> Box:
        """Where the name is going to be, turned as it lies."""
        renderer = self._stage.renderer
        wide, high = renderer.size(self.name.picture)
        turned = sin(radians(abs(TILT))) * wide
        return Box.around(renderer.width / 2, self._y, wide, high + turned)

    @property
    def top(self) -> float:
        """How far down one sees what is behind it."""
        return self._y - self._stage.renderer.size(self.name.picture)[1] / 2 - GAP

    def stamp(self) -> Script:
        """The name hits the screen."""
        yield from stamp(self._stage, self.name, (self._stage.renderer.width / 2, self._y))

    def show_reason(self) -> None:
        """Why they have won, small under the name, where that has come to lie."""
        for reason in self._reasons_under():
            self._stage.add(reason)
            self._stage.run(pop(reason))

    def _height(self) -> float:
        """Where the middle of the name is: higher if what is under it needs the room."""
        renderer, usual = self._stage.renderer, NAME_AT * self._stage.renderer.height
        self.name.pose = Pose(renderer.width / 2, usual)
        notes = (token_box(renderer, reason) for reason in self._reasons_under())
        turned = sin(radians(abs(TILT))) / 2  # how much lower a corner is, of the width
        lowest = max((note.bottom + turned * note.w for note in notes), default=0.0)
        return usual - max(0.0, lowest + GAP - renderer.height)

    def _reasons_under(self) -> Sequence[Token]:
        """Why they have won, put under the name where that is now."""
        for reason in self.reasons:
            reason.pose = under(self._stage.renderer, self.name, reason)
        return self.reasons

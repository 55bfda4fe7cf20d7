"""Nobody can place any more: one frog after another shrugs, and its light goes dark."""

from __future__ import annotations

from math import pi, sin

from scenes.core.script import Script, staggered, together
from scenes.games.mosquito.events.backdrop.backdrop_lights import BackdropLights
from scenes.games.mosquito.events.backdrop.backdrop_row import NAME, BackdropRow, Z
from scenes.games.mosquito.tokens import MosquitoTokens
from sounds.bank import Sound
from sprites.motion.gestures import gesture, punch, squashed
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.token import Token

ALL_SECONDS, SHRUG_SECONDS, RAISED = 0.75, 0.3, 0.1  # all shrugs begin; one; its shoulders
BUBBLE, BUBBLE_ASIDE, BUBBLE_UP = 0.34, 0.42, 0.8  # of a frog's width: what it says
SHRUGS = "frog-swoon"


class ShruggingRow:
    """All frogs at these *tokens*, which have neither a pad nor a token."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._row, self._bank = BackdropRow(tokens), tokens.bank
        self._lights = BackdropLights(self._row.stage)
        self._row.put(*self._lights.tokens)
        shrugs = (self._row.drawing(seat, SHRUGS) for seat in range(len(self._row.frogs)))
        self._row.stage.renderer.prefetch(*shrugs)

    def show(self, words: str) -> Script:
        """Say *words* meanwhile."""
        yield from self._row.show(words, self._shrug)

    def _shrug(self) -> Script:
        """One after another."""
        self._lights.hover()
        seats = len(self._row.frogs)
        yield from staggered(map(self._shrug_of, range(seats)), ALL_SECONDS / seats)

    def _shrug_of(self, seat: int) -> Script:
        """Raise the shoulders, and drop them; the lights over it go dark."""
        frog, row = self._row.frogs[seat], self._row
        self._bank.play(Sound.PASSED)
        frog.picture = row.drawing(seat, SHRUGS)
        x, y = frog.pose.x + BUBBLE_ASIDE * row.wide, frog.pose.y - BUBBLE_UP * row.wide
        bubble = Token(Art("turn-pass", BUBBLE * row.wide), Pose(x, y), Z + 1, NAME, steady=True)
        row.put(bubble)
        yield from together(
            gesture(frog, SHRUG_SECONDS, _shrugging),
            punch(bubble, 0.2, SHRUG_SECONDS),
            self._lights.go_dark_over(seat, len(row.frogs)),
        )


def _shrugging(t: float) -> PoseOffset:
    """Taller and narrower, then lower for a moment."""
    much = RAISED * sin(2 * pi * t)
    return squashed(-much)

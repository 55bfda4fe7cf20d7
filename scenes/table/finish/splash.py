"""The splash of a finish: what belongs to the game is thrown up behind all that stands there."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.script import Script, after, together
from sprites.motion.motions import arc
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

PIECES = 14  # thrown to both sides in turn
FROM, TO, FARTHER = 400.0, 560.0, 115.0  # design units from the middle: where they begin and land
APART = 24.0  # from where one begins to the next on its side
HIGH, HIGHER, HEIGHTS = 620.0, 95.0, 4  # how high the lowest flies; how much more others; kinds
SECONDS, LATER, BELOW = 1.15, 0.035, 170.0  # of a flight; from one to the next; under the screen


class Splash:
    """Throws *drawings* over *stage* from a height *y*, at *z*; none with reduced motion."""

    def __init__(self, stage: Stage, drawings: Sequence[Art], y: float, z: float) -> None:
        self._stage = stage
        count = PIECES if drawings and not stage.renderer.reduced_motion else 0
        self.tokens = [self._piece(drawings[i // 2 % len(drawings)], i, y, z) for i in range(count)]
        """All that is to be taken off the stage with it."""
        stage.renderer.prefetch(*drawings)

    def _piece(self, drawing: Art, number: int, y: float, z: float) -> Token:
        aside = _side(number) * (FROM + APART * (number // 2))
        token = Token(drawing, Pose(self._stage.renderer.width / 2 + aside, y), z, "splash")
        token.lit = True
        return token

    def throw(self) -> Script:
        """Let all of it fly up and fall out of the screen."""
        self._stage.add(*self.tokens)
        flights = (after(i * LATER, self._fly(i)) for i in range(len(self.tokens)))
        yield from together(*flights)

    def _fly(self, number: int) -> Script:
        """One piece flies in an arc to its side, and is gone."""
        token, height = self.tokens[number], self._stage.renderer.height
        aside = _side(number) * (TO + FARTHER * (number // 2))
        end = Pose(self._stage.renderer.width / 2 + aside, height + BELOW)
        high = HIGH + HIGHER * (number * 3 % HEIGHTS)
        yield from arc(token, end, SECONDS, high, tilted=False)
        self._stage.remove(token)


def _side(number: int) -> float:
    """To which side a piece flies: -1 is the left."""
    return -1.0 if number % 2 else 1.0

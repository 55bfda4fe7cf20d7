"""The King on his throne in the middle of the line, and what nobody claimed on the carpet."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from rules.quabble import CardKind
from scenes.games.quabble.components.treasury import TreasuryDisplay
from sprites.motion.gestures import punch, shiver, wobble
from sprites.motion.timestep import steps_in
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 100.0
REACTION_SECONDS = 1.6
BLINK_SECONDS, BLINK_PAUSE = 0.14, 4.7
CARPET_EDGE = (0.15, 0.12)  # of its width and height


class Face(Enum):
    """How the King looks; the value is his drawing."""

    CALM = "king"
    BLINKING = "king-blink"
    PLEASED = "king-pleased"
    SHOCKED = "king-shocked"
    ANGRY = "king-angry"


class King:
    """The King, who looks at what everybody sees, and his Treasury. ``step`` has to be called."""

    def __init__(self, stage: Stage, place: Box, hoard: Box) -> None:
        self._stage, self._wide = stage, place.w
        self._left = 0  # steps of his present face
        self._until_blink = steps_in(BLINK_PAUSE)
        self.token = Token(self._art(Face.CALM), Pose(*place.centre), Z + 5, "king")
        wide = min(hoard.w, hoard.h / height_ratio("carpet"))
        carpet = Box.around(*hoard.centre, wide, wide * height_ratio("carpet"))
        stage.add(self.token, Token(Art("carpet", wide), Pose(*carpet.centre), Z, "carpet"))
        inside = carpet.inset(CARPET_EDGE[0] * carpet.w, CARPET_EDGE[1] * carpet.h)
        self.treasury = TreasuryDisplay(stage, inside, Z + 1)
        stage.renderer.prefetch(*map(self._art, Face))

    def react(self, face: Face) -> None:
        """Look like that for a while."""
        self._left = steps_in(REACTION_SECONDS)
        self.token.picture = self._art(face)
        gesture = {Face.ANGRY: shiver, Face.SHOCKED: punch}.get(face, wobble)
        self._stage.run(gesture(self.token))

    def stay(self, face: Face) -> None:
        """Look like that from now on."""
        self._left = 0
        self.token.picture = self._art(face)

    def step(self) -> None:
        """Go on by one fixed step: look calm again in time, and blink now and then."""
        if self._left:
            self._left -= 1
            if not self._left:
                self.token.picture = self._art(Face.CALM)
        self._until_blink -= 1
        if self._until_blink <= 0:
            self._until_blink = steps_in(BLINK_PAUSE)
            calm = self.token.picture == self._art(Face.CALM)
            if calm and not self._stage.renderer.reduced_motion:
                self._left, self.token.picture = steps_in(BLINK_SECONDS), self._art(Face.BLINKING)

    def show(self, kinds: Sequence[CardKind]) -> None:
        """Have exactly these kinds lie in the King's Treasury."""
        self.treasury.show(kinds)

    def _art(self, face: Face) -> Art:
        return Art(face.value, self._wide)

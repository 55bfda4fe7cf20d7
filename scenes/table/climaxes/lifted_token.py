"""A token of the table that is lifted into a close-up, and put back."""

from __future__ import annotations

from scenes.core.script import Script
from sprites.motion.motions import glide
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

LIFT, BACK = 0.18, 0.12  # seconds


class LiftedToken:
    """Lifts *token* to *z*, larger by *scale* than it is drawn."""

    def __init__(self, token: Token, scale: float, z: float) -> None:
        self.token, self.scale, self._z = token, scale, z
        self._home = token.pose, token.z

    def lift(self, to: Pose) -> Script:
        """Go up to a pose."""
        self.token.z = self._z
        yield from glide(self.token, to, LIFT)

    def put_back(self) -> Script:
        """Go back to where it was."""
        pose, z = self._home
        yield from glide(self.token, pose, BACK)
        self.token.z = z

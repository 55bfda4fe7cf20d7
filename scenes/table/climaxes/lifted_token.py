"""A token of the table that is lifted into a close-up, where who is glad takes it."""

from __future__ import annotations

from scenes.core.script import Script, in_turn, wait
from sprites.motion.ease import out_back
from sprites.motion.motions import glide
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

LIFT, HELD, TAKE, BACK = 0.18, 0.12, 0.16, 0.12  # seconds; all within a small climax
ASIDE, TILT = 0.34, 8.0  # of its width there, to one side and the other; degrees


class LiftedToken:
    """Lifts *token* to *z*, as *wide* as there is room, and larger by *scale* than it is drawn."""

    def __init__(self, token: Token, wide: float, scale: float, z: float) -> None:
        self._token, self._wide, self._scale, self._z = token, wide, scale, z
        self._home = token.pose, token.z

    def change_hands(self, middle: Pose) -> Script:
        """Go up to *middle*, from the frog at the right to the one at the left."""
        self._token.z = self._z
        right, left = (
            Pose(middle.x + side * ASIDE * self._wide, middle.y, side * TILT).scaled(self._scale)
            for side in (1, -1)
        )
        lift, take = glide(self._token, right, LIFT), glide(self._token, left, TAKE, out_back)
        yield from in_turn(lift, wait(HELD), take)

    def put_back(self) -> Script:
        """Go back to where it was."""
        pose, z = self._home
        yield from glide(self._token, pose, BACK)
        self._token.z = z

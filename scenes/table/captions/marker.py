"""Four corners round the thing that a lesson or a hint speaks of: what words call the frame."""

from __future__ import annotations

from math import dist, sin, tau

from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

MARKER_Z = 760.0
LARGEST, SMALLEST = 60.0, 34.0  # sides of a corner
SHARE = 0.4  # of the shorter side of a thing is that of its corners
INK = 0.22  # of a corner is how far its ink reaches from its outer edges
ROOM, PULSE, PULSE_SECONDS = 2.0, 5.0, 0.9  # between thing and ink, and how much more for a while
CURSOR = 10.0  # how far the ink of a cursor reaches out of the thing in it
NEAR = 40.0  # what moves by more than that is another thing
TURNS = (0.0, 90.0, 180.0, 270.0)  # of the corners, clockwise from the top left one


class Marker:
    """Frames one box of *stage* at a time, and never covers what is in it."""

    def __init__(self, stage: Stage, name: str = "lesson") -> None:
        self._still = stage.renderer.reduced_motion
        self._seconds = 0.0
        self._box: Box | None = None
        self._room = ROOM
        self.corners = [
            Token(Art("marker-corner", LARGEST), Pose(0, 0, turn), MARKER_Z, name, steady=True)
            for turn in TURNS
        ]
        for corner in self.corners:
            corner.visible = False
        stage.add(*self.corners)

    def show(self, box: Box | None, *, at_cursor: bool = False) -> None:
        """Frame *box*, or nothing; what the cursor is *at* is framed outside of that."""
        before, self._box = self._box, box
        self._room = CURSOR if at_cursor else ROOM
        for corner in self.corners:
            corner.visible = box is not None
        if box and box != before:
            near = before is not None and dist(before.centre, box.centre) < NEAR
            self._place(jump=not near)

    def step(self) -> None:
        """Advance by one fixed step."""
        if self._box and not self._still:
            self._seconds += STEP
            self._place(jump=False)

    def _place(self, *, jump: bool) -> None:
        if self._box is None:
            return
        side = max(SMALLEST, min(LARGEST, SHARE * min(self._box.w, self._box.h)))
        beat = 0.5 + 0.5 * sin(tau * self._seconds / PULSE_SECONDS)
        box = self._box.inset(-(INK * side + self._room + PULSE * beat - side / 2))
        for corner, (x, y), turn in zip(self.corners, box.corners, TURNS, strict=True):
            corner.picture = Art("marker-corner", side)
            pose = Pose(x, y, turn)
            if jump:
                corner.pose = pose
            else:
                corner.move_to(pose)

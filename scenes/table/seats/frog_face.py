"""The face of a frog that watches: pupils that follow something, and the lids of a temper."""

from __future__ import annotations

from math import hypot

from scenes.table.seats.frog_idle import EYES_UP
from sprites.pictures.anchors import PUPILS_WIDTH, TEMPER_WIDTH
from sprites.pictures.builds import feet_under
from sprites.pictures.geometry import Point
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token

PUPILS_OVER, TEMPER_OVER = 0.5, 0.6  # the z of both, from that of the body
GAZE_ASIDE, GAZE_DOWN, GAZE_UP = 0.028, 0.02, 0.008  # how far pupils move, in widths
GAZE_SHARE, GAZE_GRAIN = 0.19, 0.5  # of the way in two steps; the least move that is drawn


class FrogFace:
    """What is drawn on the *body* of a frog so *wide*; ``step`` keeps it there."""

    def __init__(
        self, stage: Stage, body: Token, wide: float, palette: Palette, mirrored: bool
    ) -> None:
        self._stage, self._body, self._wide = stage, body, wide
        self._palette, self._mirrored = palette, mirrored
        pupils = Art("pupils", PUPILS_WIDTH * wide, palette, mirrored)
        self._pupils = self._token(pupils, PUPILS_OVER)
        self._temper: Token | None = None
        self.goal: Point | None = None
        """What it looks at; straight ahead if it is nothing."""
        self._gaze: Point = (0.0, 0.0)
        self._aside: Point = (0.0, 0.0)  # the same in grains: where the pupils are drawn
        self._turns_eyes = False  # in every second step, as often as most screens are drawn
        self._settled: tuple[object, ...] = ()  # what the eyes have come to rest for
        self._placed: tuple[object, ...] = ()  # what all was put on the body for

    @property
    def tokens(self) -> list[Token]:
        """The pupils, and the lids of a temper, if it shows any."""
        return [self._pupils, self._temper] if self._temper else [self._pupils]

    def show(self, shown: bool) -> None:
        """Show all of it, or nothing while the body is drawn with a face of its own."""
        for token in self.tokens:
            token.visible = shown

    def show_temper(self, temper: str | None) -> None:
        """Have the lids of a bot's *temper*, or no special ones."""
        if self._temper is not None:
            self._stage.remove(self._temper)
            self._temper = None
        if temper is not None:
            wide = TEMPER_WIDTH * self._wide
            lids = Art(f"temper-{temper}", wide, self._palette, self._mirrored)
            self._temper = self._token(lids, TEMPER_OVER)
            self._temper.visible, self._temper.lit = self._pupils.visible, self._pupils.lit
            self._placed = ()

    def step(self) -> None:
        """Stay on the body, lit as that is, and move the pupils towards what it looks at."""
        if self._pupils.lit is not self._body.lit:
            for token in self.tokens:
                token.lit = self._body.lit
        pose, offset = self._body.pose, self._body.offset
        seen = self.goal, pose, offset
        if not self._pupils.visible or seen == self._settled:
            return
        self._turns_eyes = not self._turns_eyes
        if self._turns_eyes:
            x, y = gaze = self._next_gaze(self._gaze_goal())
            self._settled = seen if gaze == self._gaze else ()
            self._gaze = gaze
            self._aside = round(x / GAZE_GRAIN) * GAZE_GRAIN, round(y / GAZE_GRAIN) * GAZE_GRAIN
        placed = pose, offset, self._aside
        if placed != self._placed:
            self._placed = placed
            self._put(pose, offset)

    def _put(self, pose: Pose, offset: PoseOffset) -> None:
        """Put all where the body is, and its pupils aside."""
        dx, dy = self._aside
        self._pupils.move_to(pose.at(pose.x + dx, pose.y + dy))
        self._pupils.offset = offset
        if self._temper is not None:
            self._temper.move_to(pose)
            self._temper.offset = offset

    def _next_gaze(self, goal: Point) -> Point:
        """A part of the way to *goal*, all of it with reduced motion, none if it is too near."""
        if self._stage.renderer.reduced_motion:
            return goal
        x, y = self._gaze
        dx, dy = goal[0] - x, goal[1] - y
        if hypot(dx, dy) <= GAZE_GRAIN:
            return self._gaze
        return x + GAZE_SHARE * dx, y + GAZE_SHARE * dy

    def _gaze_goal(self) -> Point:
        """How far the pupils have to be from the middle of the eyes."""
        if self.goal is None:
            return 0.0, 0.0
        pose, wide = self._body.pose, self._wide
        dx, dy = self.goal[0] - pose.x, self.goal[1] - (pose.y - EYES_UP * wide)
        far = max(1.0, hypot(dx, dy))
        return (
            GAZE_ASIDE * wide * dx / far,
            (GAZE_DOWN if dy > 0 else GAZE_UP) * wide * dy / far,
        )

    def _token(self, picture: Art, over: float) -> Token:
        body, (x, y) = self._body, feet_under(picture.name, self._palette)
        anchor = (1 - x if self._mirrored else x), y
        token = Token(picture, body.pose, body.z + over, body.name, anchor)
        self._stage.add(token)
        return token

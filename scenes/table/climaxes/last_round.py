"""The sign of the last round: it falls on two ropes from above, before a lantern that swings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, cos, pi

from scenes.core.script import Script, after, in_turn, together, wait
from scenes.table.climaxes.headline import HEADLINE_Z, headline_token
from sprites.motion.ease import in_quad, out_back
from sprites.motion.gestures import gesture
from sprites.motion.motions import fade, glide
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Collage, Part, Picture
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LANTERN, LANTERN_HIGH = 250.0, 333.0  # design units
HANGS, OVER = 500.0, 22.0  # its lower edge: below where its rope is fixed, and below the sign's top
ROPE, ROPES_AT = 34.0, 0.36  # of the sign; how far they are from its middle, of its width
LONG_ROPES_AT = 48.0  # design units, if it hangs low: they pass between faces and points
TOP, HIGHER = 318.0, 150.0  # of the sign, and how much higher that is if it hides something there
LOW = 0.63  # of the height of the screen: its top if it hides something there, too
SMALL, SMALL_BOTTOM = 0.6, 250.0  # the lantern over a low sign, and where its lower edge is
LIGHT, LIGHT_Z = 1150.0, -90.0  # how wide the light is, and its height
FALLS, COMING, FADING, GOING = 560.0, 0.3, 0.16, 0.14  # from how far above; seconds
SWING, SWINGS = 12.0, 1.5  # degrees at first; how often
ANGLES = tuple(range(-12, 13, 3))  # each one is rotated once
GLOWS, GLOW_EVERY = 5, 0.22  # sparks of the lantern, and seconds from some to the next
WIDEST = 1200.0  # that the sign is, in one line: what it is about is seen below it
NAME = "close-up"


class LastRound:
    """Shows *words* on a sign over *stage*, higher or low if it would hide what is in *boxes*.

    *glow* throws so many sparks somewhere.
    """

    def __init__(
        self, stage: Stage, words: str, size: float, boxes: Sequence[Box],
        glow: Callable[[float, float, int], object],
    ) -> None:  # fmt: skip
        self._stage, self._glow, renderer = stage, glow, stage.renderer
        room = Box.around(renderer.width / 2, TOP, WIDEST, renderer.height)
        self._sign = headline_token(stage, words, size, room)
        wide, high = renderer.size(self._sign.picture)
        middle = renderer.width / 2
        top = self._free_top(wide, high, boxes)
        self._sign.pose = Pose(middle, top + high / 2)
        scale = SMALL if top > TOP else 1.0  # seen whole between faces
        bottom = SMALL_BOTTOM if top > TOP else top + OVER
        pivot = Pose(middle, bottom - scale * HANGS)
        self._lantern = self._token(_hanging_lantern(scale), pivot, -1, (0.5, 0.0))
        aside = LONG_ROPES_AT if top > TOP else ROPES_AT * wide
        at = (middle - aside, middle + aside)
        rope, long = Art("rope", ROPE), ROPE * height_ratio("rope")
        lows = [top + ROPE - long * n for n in range(ceil((top + ROPE) / long))]
        places = [Pose(x, low) for low in lows for x in at]
        self._ropes = [self._token(rope, pose, -2, (0.5, 1.0)) for pose in places]
        light = Art("spotlight", LIGHT)
        self._light = self._token(
            light, Pose(middle, bottom - OVER - scale * LANTERN_HIGH / 2), LIGHT_Z
        )
        self._sign.lit = True
        self.tokens = [self._light, *self._ropes, self._lantern, self._sign]
        """All of it, from behind."""
        renderer.prefetch(*(token.picture for token in self.tokens))
        for angle in ANGLES:
            renderer.prefetch(self._lantern.picture, angle=angle)

    def _free_top(self, wide: float, high: float, boxes: Sequence[Box]) -> float:
        """The first top of a sign with which it hides nothing in *boxes*, else the higher one."""
        renderer = self._stage.renderer
        for top in (TOP, TOP - HIGHER, LOW * renderer.height):
            place = Box(renderer.width / 2 - wide / 2, top, wide, high)
            if not any(map(place.overlaps, boxes)):
                return top
        return TOP - HIGHER

    def show(self, seconds: float) -> Script:
        """Fall, be read for so many seconds while the lantern swings, and be pulled up."""
        self._stage.add(*self.tokens)
        if self._sign.reduced_motion:
            yield from self._appear(seconds)
        else:
            yield from self._fall(seconds)
        self._stage.remove(*self.tokens)

    def _appear(self, seconds: float) -> Script:
        for token in self.tokens:
            token.pose = token.pose.with_alpha(0.0)
        yield from together(*(fade(token, 1.0, FADING) for token in self.tokens))
        yield from wait(seconds)

    def _fall(self, seconds: float) -> Script:
        hung = [*self._ropes, self._sign, self._lantern]
        rests = [token.pose for token in hung]
        for token, rest in zip(hung, rests, strict=True):
            token.pose = _above(rest)
        swinging = gesture(self._lantern, COMING + seconds, self._swing)
        falling = zip(hung, rests, strict=True)
        falls = [glide(token, rest, COMING, out_back) for token, rest in falling]
        read = in_turn(together(*falls), wait(seconds))
        yield from together(read, swinging, after(COMING, self._sparkle(seconds)))
        yield from together(*(glide(token, _above(token.pose), GOING, in_quad) for token in hung))

    def _swing(self, t: float) -> PoseOffset:
        """The lantern is a pendulum, in steps that are rotated already."""
        angle = SWING * (1.0 - t) ** 0.7 * cos(2 * pi * SWINGS * t)
        return PoseOffset(angle=min(ANGLES, key=lambda each: abs(each - angle)))

    def _sparkle(self, seconds: float) -> Script:
        """The lantern glows for so long."""
        for _ in range(int(seconds / GLOW_EVERY)):
            self._glow(self._light.pose.x, self._light.pose.y, GLOWS)
            yield from wait(GLOW_EVERY)

    def _token(self, picture: Picture, pose: Pose, z: float, anchor: Point = (0.5, 0.5)) -> Token:
        height = HEADLINE_Z + z if z > LIGHT_Z else LIGHT_Z
        token = Token(picture, pose, height, NAME, anchor, steady=True)
        token.lit = True
        return token


def _above(pose: Pose) -> Pose:
    return pose.at(pose.x, pose.y - FALLS)


def _hanging_lantern(scale: float) -> Picture:
    """The lantern at the end of its rope, as large as that."""
    wide, long = scale * LANTERN, scale * HANGS
    pieces = (
        Part(Art("rope", scale * ROPE), wide / 2, 0.2 * long),
        Part(Art("lantern", wide), wide / 2, long - scale * LANTERN_HIGH / 2),
    )
    return Collage(wide, long, pieces)

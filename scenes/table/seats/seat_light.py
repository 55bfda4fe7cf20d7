"""The light on a seat that has something to do."""

from __future__ import annotations

from math import hypot

from sprites.motion.motions import fade
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

POOL_Z, LIGHT_Z = 0.45, 296.0  # on the ground, behind the frog
LIGHT_WIDE, POOL_WIDE = 1.75, 3.0  # of the frog's width
UP = 0.42  # the middle of the frog over its feet, of its width
INWARDS = 0.14  # of the way to the middle of the table: there is the middle of the pool
ASIDE = 0.5  # of the frog's width, the most that the pool is aside of it
FADE_SECONDS = 0.18


class SeatLight:
    """What lies around a frog, *width* wide with its *feet* at a place of the *stage*."""

    def __init__(self, stage: Stage, feet: Point, width: float) -> None:
        self._stage = stage
        x, y = feet[0], feet[1] - UP * width
        middle = stage.renderer.width / 2, stage.renderer.height / 2
        way = middle[0] - x, middle[1] - y
        share = min(INWARDS, ASIDE * width / max(1.0, hypot(*way)))
        pool = x + share * way[0], y + share * way[1]
        self._pool = self._token(Art("seat-pool", POOL_WIDE * width), pool, POOL_Z)
        self._light = self._token(Art("seat-light", LIGHT_WIDE * width), (x, y), LIGHT_Z)
        self._pool.visible = False
        self._pool.pose = self._pool.pose.with_alpha(1.0)

    def shine(self, lit: bool) -> None:
        """Light the seat, or no longer.

        The pool is large: it comes and goes at once, so that it is drawn once.
        """
        self._pool.visible = lit
        self._stage.run(fade(self._light, float(lit), FADE_SECONDS))

    def _token(self, picture: Art, at: Point, z: float) -> Token:
        token = Token(picture, Pose(*at, alpha=0.0), z, "seat-light")
        self._stage.add(token)
        return token

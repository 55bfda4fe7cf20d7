"""Fireflies round the pond and the mosquito itself: they fly where nothing lies."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin, tau
from random import Random

from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 2.0
EVERY = 6  # steps between two moves: twenty a second look alive enough
ROOM = 30_000.0  # square units of open air for each of them
MOST = 14
SIZES = (36.0, 48.0, 62.0)
ROUND = (11.0, 23.0)  # seconds for a way there and back
BLINK = (2.6, 5.2)
DIMMEST = 0.25
GATHERS, INWARD, BRIGHT = 0.08, 0.3, 0.5  # of the rest in a move; how far; how much larger
MOSQUITO, AROUND = 124.0, 17.0  # how wide it is; how long it takes there and back
FADES = 0.25  # from move to move, as it comes or goes
FLAP, HUM = 0.9, 9.0  # how flat its wings get; how far it goes up and down meanwhile


class Fireflies:
    """Tokens that wander within the boxes of open *air*; with reduced motion they rest.

    They are brighter and nearer to the middle by the share that is ``gathered``.
    """

    def __init__(self, stage: Stage, air: Sequence[Box]) -> None:
        self._still = stage.renderer.reduced_motion
        self._steps = 0
        self._middle = stage.renderer.width / 2
        self._near, self.gathered = 0.0, 0.0
        rng = Random(5)
        self._flies: list[_Fly] = []
        for box in air:
            for _ in range(max(1, round(min(MOST / len(air), box.w * box.h / ROOM)))):
                size = rng.choice(SIZES)
                token = Token(Art("firefly", size), Pose(*box.centre), Z, "firefly")
                self._flies.append(_Fly(token, box.inset(min(size, box.w) / 2, 0), rng))
        stage.add(*(fly.token for fly in self._flies))
        for fly in self._flies:
            fly.move(0.0, 0.0, self._middle)

    def step(self) -> None:
        """Advance by one fixed step."""
        if self._still:
            return
        self._steps += 1
        if self._steps % EVERY == 0:  # all at once: the frames between have nothing to draw
            self._near += GATHERS * (self.gathered - self._near)
            for fly in self._flies:
                fly.move(self._steps * STEP, self._near, self._middle)


class PondMosquito:
    """The mosquito flies to and fro in the *free* air; with reduced motion it sits there.

    Where seats take up all the room there is none: it would fly across cards.
    """

    def __init__(self, stage: Stage, free: Sequence[Box]) -> None:
        self._still, self._is_there = stage.renderer.reduced_motion, bool(free)
        self._steps, self._alpha = 0, 1.0
        self._token = Token(Art("mosquito", MOSQUITO), Pose(0, 0), Z + 0.5, "firefly")
        if free:
            self._room = free[0].inset(MOSQUITO / 2 + HUM, MOSQUITO / 2 + HUM)
            stage.add(self._token)
            self._move(0.0)

    def step(self, *, away: bool = False) -> None:
        """Advance by one fixed step; it goes *away* from what lies in the same place."""
        if not self._is_there:
            return
        if self._still:
            self._token.visible = not away
            return
        self._steps += 1
        if self._steps % EVERY == EVERY // 2:  # between two moves of the fireflies
            self._alpha = max(0.0, self._alpha - FADES) if away else min(1.0, self._alpha + FADES)
            self._token.visible = self._alpha > 0
            self._move(self._steps * STEP)

    def _move(self, seconds: float) -> None:
        turn, room = tau * seconds / AROUND - 2.2, self._room
        x, y = room.centre
        x += room.w / 2 * cos(turn) + HUM * sin(2.7 * seconds)
        y += room.h / 2 * sin(2 * turn) + HUM * sin(5.1 * seconds)
        flap = FLAP if self._steps // EVERY % 2 else 1.0
        self._token.picture = Art("mosquito", MOSQUITO, mirrored=sin(turn) > 0)
        self._token.pose = Pose(x, y, sy=flap, alpha=self._alpha)


class _Fly:
    """One light on a slow closed curve of its own."""

    def __init__(self, token: Token, room: Box, rng: Random) -> None:
        self.token, self._room = token, room
        self._across, self._down = rng.uniform(*ROUND), rng.uniform(*ROUND)
        self._blink, self._start = rng.uniform(*BLINK), rng.uniform(0, 60)

    def move(self, seconds: float, near: float, middle: float) -> None:
        """Move to the place at that time, a share of the way *near* to the *middle*."""
        now = seconds + self._start
        x, y = self._room.centre
        x += self._room.w / 2 * (0.8 * sin(tau * now / self._across) + 0.2 * sin(now))
        y += self._room.h / 2 * (0.85 * sin(tau * now / self._down) + 0.15 * sin(1.3 * now))
        glow = (1 + sin(tau * now / self._blink)) / 2
        x += INWARD * near * (middle - x)
        glow = max(glow, near)
        self.token.pose = Pose(x, y, alpha=DIMMEST + (1 - DIMMEST) * glow).scaled(1 + BRIGHT * near)

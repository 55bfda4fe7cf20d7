"""Lily pads on springs: a landing pushes one down and sends a wave to its neighbours."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from math import pi, sin, sqrt, tau
from weakref import finalize

import pymunk

from sprites.motion.timestep import STEP

HZ = 1.8  # of a pad alone
DAMPING = 0.22  # 1 would be: back without swinging
COUPLING = 0.35  # stiffness of the spring to a neighbour, as a share of a pad's own
LIMIT = 26.0  # design units a pad can be below or above its rest
REST_DEPTH, REST_SPEED = 0.15, 1.5  # design units and units per second: below, a pad is at rest
BOB_HEIGHT = 1.6  # design units, up and down, when the pads are lively
BOB_SECONDS = 4.2
BOB_INTERVAL = 4  # steps
SWING_INTERVAL = 2  # steps: as often as most screens are drawn
REST_CHECK_INTERVAL = 12  # steps
ROUNDING = 0.5  # design units: smaller changes cannot be seen, and need not be drawn
AT_ONCE = 2  # pads whose push begins in one step: many together would take one long frame
_ITERATIONS = 5


class PadSprings:
    """*n* pads in a ring, each on a spring, coupled to its neighbours; *lively* ones bob gently.

    A pad's depth is the angle of a body that can only rotate: that makes the springs linear.
    """

    def __init__(self, n: int, lively: bool = False) -> None:
        self.lively = lively
        self._bodies = _PadBodies(n)
        finalize(self, self._bodies.remove_all)
        self._awake = False
        self._waiting: deque[tuple[int, float]] = deque()  # pushes that have not begun yet
        self._steps = 0
        self._springs = [0.0] * n
        self._bobs = [0.0] * n
        self._depths: Sequence[float] = tuple(self._springs)

    def push(self, i: int, impulse: float) -> None:
        """Push pad *i* down (or up, if negative): design units per second.

        Of many pads that are pushed together a few begin in each step.
        """
        self._waiting.append((i, impulse))
        self._awake = True

    def step(self) -> None:
        """Advance by one fixed step."""
        self._steps += 1
        bobs = self.lively and self._steps % BOB_INTERVAL == 0
        if bobs:
            self._bobs = [self._bob(i) for i in range(len(self._bobs))]
        swings = self._awake and self._steps % SWING_INTERVAL == 0
        if swings:
            self._swing()
        if swings or bobs:
            pairs = zip(self._springs, self._bobs, strict=True)
            self._depths = tuple(
                [round((spring + bob) / ROUNDING) * ROUNDING for spring, bob in pairs]
            )

    def depths(self) -> Sequence[float]:
        """How far each pad is pushed down, in design units."""
        return self._depths

    @property
    def at_rest(self) -> bool:
        """Whether no wave runs any more (bobbing does not count)."""
        return not self._awake

    def _swing(self) -> None:
        bodies = self._bodies.bodies
        for _ in range(min(AT_ONCE, len(self._waiting))):
            pad, impulse = self._waiting.popleft()
            bodies[pad].angular_velocity += impulse
        self._bodies.space.step(SWING_INTERVAL * STEP)
        angles = [body.angle for body in bodies]
        # approaches the limit smoothly, instead of a hard stop
        self._springs = [angle / sqrt(1.0 + (angle / LIMIT) ** 2) for angle in angles]
        if self._steps % REST_CHECK_INTERVAL:
            return
        self._awake = bool(self._waiting) or any(
            abs(body.angle) > REST_DEPTH or abs(body.angular_velocity) > REST_SPEED
            for body in bodies
        )
        if not self._awake:
            self._stop()

    def _stop(self) -> None:
        for body in self._bodies.bodies:
            body.angle = body.angular_velocity = 0.0
        self._springs = [0.0] * len(self._springs)
        if not self.lively:
            self._depths = tuple(self._springs)

    def _bob(self, i: int) -> float:
        """Neighbours one after the other, as if a slow wave passed."""
        seconds = self._steps * STEP
        return BOB_HEIGHT * sin(tau * seconds / BOB_SECONDS + i * pi * 0.62)


class _PadBodies:
    """The bodies and springs of *n* pads."""

    def __init__(self, n: int) -> None:
        self.space = pymunk.Space()
        self.space.iterations = _ITERATIONS
        self.bodies = [pymunk.Body(1.0, 1.0) for _ in range(n)]
        self.space.add(*self.bodies)
        fixed, stiffness, damping = self.space.static_body, (tau * HZ) ** 2, 2 * DAMPING * tau * HZ
        for body in self.bodies:
            self.space.add(pymunk.DampedRotarySpring(fixed, body, 0.0, stiffness, damping))
        stiffness, damping = stiffness * COUPLING, damping * sqrt(COUPLING) / 2
        for body, after in zip(self.bodies, self.bodies[1:] + self.bodies[:1], strict=True):
            if body is not after:
                self.space.add(pymunk.DampedRotarySpring(body, after, 0.0, stiffness, damping))

    def remove_all(self) -> None:
        """Free all while Python still runs: freed after pymunk at exit, it would crash."""
        self.space.remove(*self.space.constraints, *self.space.bodies)
        self.bodies.clear()
        del self.space

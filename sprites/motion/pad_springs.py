"""Lily pads on springs: a landing pushes one down and sends a wave to its neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin, sqrt, tau
from weakref import finalize

from sprites.motion.timestep import STEP

HZ = 1.8  # a pad alone
DAMPING = 0.22  # 1 would be: back without swinging
COUPLING = 0.35  # pull of a neighbour, against that of the water
LIMIT = 26.0  # design units a pad can be under or over its rest
QUIET = 0.15, 1.5  # design units and units per second below which the water is still
BOB = 1.6  # design units, up and down, when the pond is lively
BOB_EVERY = 4  # steps between two looks at the bobbing
BOB_SECONDS = 4.2
LOOK_EVERY = 12  # steps between two looks whether the water is still
GRAIN = 0.5  # design units: what is less is not seen, and need not be drawn
_ITERATIONS = 5


class PadSprings:
    """*n* pads in a ring, each on a spring, tied to its neighbours; *lively* ones bob gently.

    A pad's depth is the angle of a body that only turns: so the springs are exactly linear.
    """

    def __init__(self, n: int, lively: bool = False) -> None:
        self.lively = lively
        self._water = _Water(n)
        finalize(self, self._water.drain)
        self._awake = False
        self._clock = 0
        self._springs = [0.0] * n
        self._bob = [0.0] * n
        self._depths: Sequence[float] = tuple(self._springs)

    def push(self, i: int, impulse: float) -> None:
        """Push pad *i* down (or up, if negative): design units per second."""
        self._water.bodies[i].angular_velocity += impulse
        self._awake = True

    def step(self) -> None:
        """Live one fixed step."""
        self._clock += 1
        bobs = self.lively and self._clock % BOB_EVERY == 0
        if bobs:
            self._bob = [self._bobbing(i) for i in range(len(self._bob))]
        if self._awake:
            self._swing()
        if self._awake or bobs:
            pairs = zip(self._springs, self._bob, strict=True)
            self._depths = tuple([round((spring + bob) / GRAIN) * GRAIN for spring, bob in pairs])

    def depths(self) -> Sequence[float]:
        """How far each pad is pushed down, in design units."""
        return self._depths

    @property
    def quiet(self) -> bool:
        """Whether no wave runs any more (bobbing does not count)."""
        return not self._awake

    def _swing(self) -> None:
        bodies = self._water.bodies
        self._water.space.step(STEP)
        angles = [body.angle for body in bodies]
        # soft ends instead of a hard stop
        self._springs = [angle / sqrt(1.0 + (angle / LIMIT) ** 2) for angle in angles]
        if self._clock % LOOK_EVERY:
            return
        near, slow = QUIET
        self._awake = any(
            abs(body.angle) > near or abs(body.angular_velocity) > slow for body in bodies
        )
        if not self._awake:
            self._lay_still()

    def _lay_still(self) -> None:
        for body in self._water.bodies:
            body.angle = body.angular_velocity = 0.0
        self._springs = [0.0] * len(self._springs)
        if not self.lively:
            self._depths = tuple(self._springs)

    def _bobbing(self, i: int) -> float:
        """Neighbours one after the other, so that a slow swell seems to pass."""
        seconds = self._clock * STEP
        return BOB * sin(tau * seconds / BOB_SECONDS + i * pi * 0.62)


class _Water:
    """The bodies and springs of *n* pads."""

    def __init__(self, n: int) -> None:
        import pymunk  # costs 60 ms: not before the first picture

        self.space = pymunk.Space()
        self.space.iterations = _ITERATIONS
        self.bodies = [pymunk.Body(1.0, 1.0) for _ in range(n)]
        self.space.add(*self.bodies)
        still, strength, friction = self.space.static_body, (tau * HZ) ** 2, 2 * DAMPING * tau * HZ
        for body in self.bodies:
            self.space.add(pymunk.DampedRotarySpring(still, body, 0.0, strength, friction))
        strength, friction = strength * COUPLING, friction * sqrt(COUPLING) / 2
        for body, after in zip(self.bodies, self.bodies[1:] + self.bodies[:1], strict=True):
            if body is not after:
                self.space.add(pymunk.DampedRotarySpring(body, after, 0.0, strength, friction))

    def drain(self) -> None:
        """Let go of all while Python still runs: freed at its very end, it would crash."""
        self.space.remove(*self.space.constraints, *self.space.bodies)
        self.bodies.clear()
        del self.space

"""A sand timer: grains that fall and pile up by physics, and run out exactly on time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from weakref import finalize

import pymunk
from pymunk.batch import BodyFields, Buffer, get_space_bodies

from sprites.motion.sand_timer.hourglass import GRAIN_RADIUS, HEIGHT, INSIDE, NECK, WIDTH, rows
from sprites.motion.timestep import STEP

GRAINS = 84
GRAVITY = 900.0  # of the drawing's units per second squared
FALL_SECONDS = 0.45  # that the last grain takes from the neck to the pile
ACTIVE_STEPS = 192  # for which a grain that was let through can move others
FRICTION = 0.35
SIDEWAYS = 9.0  # of the drawing's units per second, at most, to either side
WALL_RADIUS = 3.0  # so thick that no grain gets through
RUSH_INTERVAL, RUSH_SPEED = 1, 400.0  # steps from grain to grain of the rest; how fast they fall
LET_THROUGH = HEIGHT / 2 + 7.0  # where a grain is below the neck, in which many would jam
HELD, LOOSE, GLASS = 0b001, 0b010, 0b100  # categories of shapes: the first two pass each other

_ITERATIONS = 5


class Sand:
    """The grains of one timer: all above, or as after *left* of the time, 1 to 0.

    Places are in the units of its drawing, from its top left corner. ``above`` is how many grains
    have yet to fall. Physics is up to date only when somebody looks.
    """

    def __init__(self, left: float = 1.0) -> None:
        self._bodies: _SandBodies | None = None
        self._due: list[Callable[[_SandBodies], None]] = []  # yet to be done, in order
        self.moved = 0  # counts the steps in which something moved
        self._steps = 0
        self._rushing = False
        self._place_all(round(GRAINS * left))

    @property
    def at_rest(self) -> bool:
        """Whether no grain moves."""
        return not self._active

    def turn_over(self) -> None:
        """What lay below lies above now; a grain that had not fallen yet joins the others."""
        self._rushing = False
        self._disturb(_SandBodies.turn_over, GRAINS)

    def empty(self) -> None:
        """Let all grains lie below."""
        self._place_all(0)

    def run_out(self) -> None:
        """Let all that is left through quickly."""
        self._rushing = True

    def run(self, left: float, total: float) -> None:
        """Let through as many as are due with *left* of *total* seconds to go."""
        share = max(0.0, left - FALL_SECONDS) / (total - FALL_SECONDS)
        while self.above > GRAINS * share:
            self._release_grain()

    def step(self) -> None:
        """Advance by one fixed step."""
        self._steps += 1
        if self._rushing and self.above and self._steps % RUSH_INTERVAL == 0:
            self._release_grain(RUSH_SPEED)
        if self._active:
            self._active -= 1
            self.moved += 1
            self._due.append(_SandBodies.step)

    def places(self) -> Sequence[tuple[float, float]]:
        """The centres of all grains."""
        if self._bodies is None:
            self._bodies = _SandBodies()
            finalize(self, self._bodies.remove_all)
        for act in self._due:
            act(self._bodies)
        self._due.clear()
        return self._bodies.places()

    def _place_all(self, above: int) -> None:
        self._disturb(partial(_SandBodies.place_all, above=above), above)

    def _release_grain(self, speed: float = 0.0) -> None:
        self._disturb(partial(_SandBodies.release_grain, speed=speed), self.above - 1)

    def _disturb(self, act: Callable[[_SandBodies], None], above: int) -> None:
        """Let the grains do what leaves so many *above*; they move for a while after it."""
        self._due.append(act)
        self.above, self._active = above, ACTIVE_STEPS


class _SandBodies:
    """The walls, the stopper in the neck, and all grains."""

    def __init__(self) -> None:
        self.space = pymunk.Space()
        self.space.iterations = _ITERATIONS
        self.space.gravity = 0.0, GRAVITY
        self.space.sleep_time_threshold = 0.25
        for a, b in zip(INSIDE, INSIDE[1:] + INSIDE[:1], strict=True):
            self._add_wall(a, b, HELD | LOOSE)
        self._add_wall(*NECK, HELD | LOOSE)
        self._filters = {
            kind: pymunk.ShapeFilter(categories=kind, mask=kind | GLASS) for kind in (HELD, LOOSE)
        }
        self.bodies = [pymunk.Body(1.0, 20.0) for _ in range(GRAINS)]
        self._shapes = [pymunk.Circle(body, GRAIN_RADIUS) for body in self.bodies]
        for shape in self._shapes:
            shape.friction, shape.elasticity = FRICTION, 0.1
        self.space.add(*self.bodies, *self._shapes)
        self.held: list[int] = []
        self._numbers = {body.id: i for i, body in enumerate(self.bodies)}
        self._buffer = Buffer()
        self._rng = Random(GRAINS)

    def step(self) -> None:
        """Let one fixed step of physics go by."""
        self.space.step(STEP)

    def place_all(self, above: int) -> None:
        """Place that many grains above the neck, the others below it."""
        spots = rows(90, 24, above) + rows(176, 110, GRAINS - above)
        for i, spot in enumerate(spots):
            self._place(i, spot, HELD if i < above else LOOSE)
        self.held = list(range(above))

    def turn_over(self) -> None:
        """Turn the glass over: all grains are above again."""
        late = set(self.held)
        spots = iter(rows(90, 24, len(late)))
        for i, body in enumerate(self.bodies):
            x, y = body.position
            self._place(i, next(spots) if i in late else (WIDTH - x, HEIGHT - y), HELD)
        self.held = list(range(GRAINS))

    def release_grain(self, speed: float) -> None:
        """Let the lowest grain above fall from below the neck, as fast as *speed* at first."""
        places = self.places()
        lowest = max(self.held, key=lambda i: places[i][1])
        self.held.remove(lowest)
        self._place(lowest, (WIDTH / 2, LET_THROUGH), LOOSE)
        self.bodies[lowest].velocity = self._rng.uniform(-SIDEWAYS, SIDEWAYS), speed

    def places(self) -> list[tuple[float, float]]:
        """The centres of all grains, read in one batch, which costs a tenth."""
        self._buffer.clear()
        get_space_bodies(self.space, BodyFields.BODY_ID | BodyFields.POSITION, self._buffer)
        ids = memoryview(self._buffer.int_buf()).cast("P")
        spots = memoryview(self._buffer.float_buf()).cast("d").tolist()
        places = [(0.0, 0.0)] * len(self.bodies)
        for at, number in enumerate(ids):
            if number in self._numbers:  # the glass is a body too
                places[self._numbers[number]] = spots[2 * at], spots[2 * at + 1]
        return places

    def remove_all(self) -> None:
        """Free all while Python still runs: freed after pymunk at exit, it would crash."""
        self.space.remove(*self.space.shapes, *self.space.bodies)
        self.bodies.clear()
        del self.space

    def _place(self, i: int, spot: tuple[float, float], kind: int) -> None:
        body = self.bodies[i]
        body.activate()
        body.position, body.velocity, body.angular_velocity = spot, (0.0, 0.0), 0.0
        self._shapes[i].filter = self._filters[kind]

    def _add_wall(self, a: tuple[float, float], b: tuple[float, float], mask: int) -> None:
        wall = pymunk.Segment(self.space.static_body, a, b, WALL_RADIUS)
        wall.friction = FRICTION
        wall.filter = pymunk.ShapeFilter(categories=GLASS, mask=mask)
        self.space.add(wall)

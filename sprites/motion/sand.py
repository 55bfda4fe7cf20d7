"""A sand timer: grains that fall and pile by themselves, and run out exactly on time."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING
from weakref import finalize

from sprites.motion.hourglass import GRAIN, INSIDE, NECK, TALL, WIDE, rows
from sprites.motion.timestep import STEP

if TYPE_CHECKING:
    import pymunk

GRAINS = 84
GRAVITY = 900.0  # of the drawing's units a second, each second
FALL = 0.45  # seconds that the last grain takes from the neck to the pile
STIRRED = 192  # steps for which a grain that was let through can move others
FRICTION = 0.35
ASTRAY = 9.0  # of the drawing's units a second, to either side
WALL = 3.0  # so thick that no grain gets through
RUSH = 2  # steps between two grains when the rest is let through
HELD, LOOSE, GLASS = 0b001, 0b010, 0b100  # kinds of shapes

_ITERATIONS = 5


class Sand:
    """The grains of one timer, all above or as after *left* of the time, 1 to 0.

    Places are in the units of its drawing, from its top left corner.
    """

    def __init__(self, left: float = 1.0) -> None:
        self._glass = _Glass()
        finalize(self, self._glass.empty)
        self.moved = 0  # counts the steps in which something moved
        self._stirred = STIRRED
        self._clock = 0
        self._rushing = False
        self._glass.lay(round(GRAINS * left))

    @property
    def above(self) -> int:
        """How many grains have yet to fall."""
        return len(self._glass.held)

    @property
    def still(self) -> bool:
        """Whether no grain moves."""
        return not self._stirred

    def turn_over(self) -> None:
        """What lay below lies above now; a grain that had not fallen yet joins the others."""
        self._rushing = False
        self._glass.turn_over()
        self._stirred = STIRRED

    def rush(self) -> None:
        """Let all that is left through quickly."""
        self._rushing = True

    def run(self, left: float, total: float) -> None:
        """Let through as many as are due with *left* of *total* seconds to go."""
        share = max(0.0, left - FALL) / (total - FALL)
        while self.above > GRAINS * share:
            self._let_through()

    def step(self) -> None:
        """Live one fixed step."""
        self._clock += 1
        if self._rushing and self.above and self._clock % RUSH == 0:
            self._let_through()
        if self._stirred:
            self._stirred -= 1
            self.moved += 1
            self._glass.space.step(STEP)

    def places(self) -> Sequence[tuple[float, float]]:
        """The middles of all grains."""
        return self._glass.places()

    def _let_through(self) -> None:
        self._glass.let_through()
        self._stirred = STIRRED


class _Glass:
    """The walls, the stopper in the neck, and the bodies of all grains."""

    def __init__(self) -> None:
        import pymunk  # costs 60 ms: not before the first picture
        import pymunk.batch

        self.space = pymunk.Space()
        self.space.iterations = _ITERATIONS
        self.space.gravity = 0.0, GRAVITY
        self.space.sleep_time_threshold = 0.25
        for a, b in zip(INSIDE, INSIDE[1:] + INSIDE[:1], strict=True):
            self._wall(pymunk.Segment(self.space.static_body, a, b, WALL), HELD | LOOSE)
        self._wall(pymunk.Segment(self.space.static_body, *NECK, WALL), HELD)
        self._filters = {
            kind: pymunk.ShapeFilter(categories=kind, mask=kind | GLASS) for kind in (HELD, LOOSE)
        }
        self.bodies = [pymunk.Body(1.0, 20.0) for _ in range(GRAINS)]
        self._shapes = [pymunk.Circle(body, GRAIN) for body in self.bodies]
        for shape in self._shapes:
            shape.friction, shape.elasticity = FRICTION, 0.1
        self.space.add(*self.bodies, *self._shapes)
        self.held: list[int] = []
        self._numbers = {body.id: i for i, body in enumerate(self.bodies)}
        self._read = pymunk.batch.Buffer()
        self._rng = Random(GRAINS)

    def lay(self, above: int) -> None:
        """Lay that many grains above the neck, the others below it."""
        spots = rows(90, 24, above) + rows(176, 110, GRAINS - above)
        for i, spot in enumerate(spots):
            self._put(i, spot, HELD if i < above else LOOSE)
        self.held = list(range(above))

    def turn_over(self) -> None:
        """Turn the glass over: all grains are above again."""
        late = set(self.held)
        spots = iter(rows(90, 24, len(late)))
        for i, body in enumerate(self.bodies):
            x, y = body.position
            self._put(i, next(spots) if i in late else (WIDE - x, TALL - y), HELD)
        self.held = list(range(GRAINS))

    def let_through(self) -> None:
        """Let the lowest grain above fall through the middle of the neck, past the others."""
        lowest = max(self.held, key=lambda i: self.bodies[i].position.y)
        self.held.remove(lowest)
        self._put(lowest, (WIDE / 2, self.bodies[lowest].position.y), LOOSE)
        self.bodies[lowest].velocity = self._rng.uniform(-ASTRAY, ASTRAY), 0.0

    def places(self) -> list[tuple[float, float]]:
        """Where all grains are: read in one go, which costs a tenth."""
        from pymunk.batch import BodyFields, get_space_bodies  # is here already

        self._read.clear()
        get_space_bodies(self.space, BodyFields.BODY_ID | BodyFields.POSITION, self._read)
        ids = memoryview(self._read.int_buf()).cast("P")
        spots = memoryview(self._read.float_buf()).cast("d").tolist()
        places = [(0.0, 0.0)] * len(self.bodies)
        for at, number in enumerate(ids):
            if number in self._numbers:  # the glass is a body too
                places[self._numbers[number]] = spots[2 * at], spots[2 * at + 1]
        return places

    def empty(self) -> None:
        """Let go of all while Python still runs: freed at its very end, it would crash."""
        self.space.remove(*self.space.shapes, *self.space.bodies)
        self.bodies.clear()
        del self.space

    def _put(self, i: int, spot: tuple[float, float], kind: int) -> None:
        body = self.bodies[i]
        body.activate()
        body.position, body.velocity, body.angular_velocity = spot, (0.0, 0.0), 0.0
        self._shapes[i].filter = self._filters[kind]

    def _wall(self, segment: pymunk.Segment, mask: int) -> None:
        import pymunk  # is here already

        segment.friction = FRICTION
        segment.filter = pymunk.ShapeFilter(categories=GLASS, mask=mask)
        self.space.add(segment)

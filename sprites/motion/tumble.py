"""A knocked token tumbles away: thrown up, bouncing along the ground, at last where it belongs."""

from __future__ import annotations

from math import degrees

from sprites.motion.motions import CALM_MOVE, Motion, glide
from sprites.motion.timestep import STEP
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

GRAVITY = 3400.0  # design units per second squared
KICK = 980.0  # units per second, upwards
SECONDS = 0.95  # from the knock to the end of the way
BOUNCE, GRIP = 0.66, 0.7
SPIN = 9.0  # radians per second
ROUND = 0.3  # of a token's width is the ball that bounces in its place
SETTLE = 0.16  # s


def tumble(token: Token, to: Pose, ground: float) -> Motion:
    """Fly off to *to*, bouncing on *ground*; how is pymunk's business, where is not."""
    if token.stage is None or token.stage.renderer.reduced_motion:
        yield from glide(token, to, CALM_MOVE)
        return
    start = token.pose
    radius = ROUND * token.stage.renderer.size(token.picture)[0]
    course = _fallen(start, to, max(ground, start.y), radius)
    grip = token.claim("place", "angle", "size")
    for step, (x, y, turn) in enumerate(course):
        if not grip.has("place"):
            return
        scale = start.sx + (to.sx - start.sx) * step / len(course)
        grip.put(Pose(x, y, turn, scale, scale, token.pose.alpha))
        yield
    upright = 360.0 * round(token.pose.angle / 360.0)
    yield from glide(token, Pose(to.x, to.y, upright, to.sx, to.sy), SETTLE)
    token.pose = to


def _fallen(
    start: Pose, to: Pose, ground: float, radius: float
) -> list[tuple[float, float, float]]:
    """Where the ball is at every step, and how far it has turned."""
    import pymunk  # costs 60 ms: not before the first picture

    way = to.x - start.x
    space = pymunk.Space()
    space.gravity = 0.0, GRAVITY
    ball = pymunk.Body(1.0, pymunk.moment_for_circle(1.0, 0.0, radius))
    ball.position = start.x, start.y - radius
    ball.velocity = way / SECONDS, -KICK
    ball.angular_velocity = SPIN if way > 0 else -SPIN
    skin = pymunk.Circle(ball, radius)
    floor = pymunk.Segment(space.static_body, (-9000.0, ground), (9000.0, ground), 2.0)
    skin.elasticity = floor.elasticity = BOUNCE**0.5
    skin.friction = floor.friction = GRIP
    space.add(ball, skin, floor)
    course = []
    for _ in range(round(SECONDS / STEP)):
        space.step(STEP)
        ball.velocity = way / SECONDS, ball.velocity.y  # the ground may turn it, not hold it back
        course.append((ball.position.x, ball.position.y + radius, degrees(ball.angle)))
    space.remove(ball, skin, floor)  # what is freed at Python's very end would crash
    return course

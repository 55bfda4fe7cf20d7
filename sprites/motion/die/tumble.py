"""A token that is knocked away: thrown up, bouncing on the ground, at last where it belongs."""

from __future__ import annotations

from math import degrees

import pymunk

from sprites.motion.motions import REDUCED_SECONDS, glide
from sprites.motion.timestep import STEP, Motion
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

GRAVITY = 3400.0  # design units per second squared
THROW_SPEED = 980.0  # design units per second, upwards
SECONDS = 0.95  # from the knock to the end of the way
BOUNCE, FRICTION = 0.66, 0.7
SPIN = 9.0  # radians per second
RADIUS = 0.3  # of the ball that bounces in the token's place, as a share of the token's width
SETTLE_SECONDS = 0.16
NEAR = 0.15  # of its time, until it is nearest


def tumble(token: Token, to: Pose, ground: float, nearer: float = 0.0) -> Motion:
    """Fly off to *to*, bouncing on *ground*: pymunk decides how, but not where it ends.

    At first the token is soon larger by *nearer*, a share of its size, and less and less so.
    """
    if token.stage is None or token.reduced_motion:
        yield from glide(token, to, REDUCED_SECONDS)
        return
    start = token.pose
    radius = RADIUS * token.stage.renderer.size(token.picture)[0]
    path = _path(start, to, max(ground, start.y), radius)
    claim = token.claim("place", "angle", "size")
    for step, (x, y, angle) in enumerate(path):
        if not claim.has("place"):
            return
        share = step / len(path)
        near = nearer * min(1.0, share / NEAR) * (1.0 - share)
        scale = (start.sx + (to.sx - start.sx) * share) * (1.0 + near)
        claim.set_pose(Pose(x, y, angle, scale, scale, alpha=token.pose.alpha))
        yield
    upright = 360.0 * round(token.pose.angle / 360.0)
    yield from glide(token, Pose(to.x, to.y, upright, to.sx, to.sy), SETTLE_SECONDS)
    token.pose = to


def _path(start: Pose, to: Pose, ground: float, radius: float) -> list[tuple[float, float, float]]:
    """Where the ball is at every step, and its angle."""
    way = to.x - start.x
    space = pymunk.Space()
    space.gravity = 0.0, GRAVITY
    ball = pymunk.Body(1.0, pymunk.moment_for_circle(1.0, 0.0, radius))
    ball.position = start.x, start.y - radius
    ball.velocity = way / SECONDS, -THROW_SPEED
    ball.angular_velocity = SPIN if way > 0 else -SPIN
    circle = pymunk.Circle(ball, radius)
    floor = pymunk.Segment(space.static_body, (-9000.0, ground), (9000.0, ground), 2.0)
    circle.elasticity = floor.elasticity = BOUNCE**0.5
    circle.friction = floor.friction = FRICTION
    space.add(ball, circle, floor)
    path = []
    for _ in range(round(SECONDS / STEP)):
        space.step(STEP)
        ball.velocity = way / SECONDS, ball.velocity.y  # friction only rotates it
        path.append((ball.position.x, ball.position.y + radius, degrees(ball.angle)))
    space.remove(ball, circle, floor)  # what is freed after pymunk at exit would crash
    return path

"""Motions of a token to a pose, or to another picture, that end exactly on their goal.

A new motion claims what it changes of the token (place, angle, size, alpha, picture, offset); an
older one goes on with what is left to it, and ends when that is nothing. With reduced motion they
are short and straight, with the same result.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, exp, hypot, pi, sin

from sprites.motion.ease import Ease, hump, in_out_sine, linear, out_back, out_cubic
from sprites.motion.gestures import gesture, squashed
from sprites.motion.spring_curve import NEAR, remaining, settling_steps
from sprites.motion.timestep import STEP, Motion, steps_in
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import NO_OFFSET, Pose, PoseOffset
from sprites.stage.token import Token, TokenClaim, TokenPart

REDUCED_SECONDS = 0.12  # of any way with reduced motion
FOLLOW_SECONDS = 0.1  # for 95 % of the way
CROUCH = 0.18  # share of a hop's time
RISING, FALLING = -8.0, 20.0  # degrees a hopping token is tilted at first, and at last
LANDING_SECONDS = 0.24
THROWN_SQUASH = 0.07
TILT, TILT_STEP = 8.0, 2.0  # degrees something thrown is tilted at most; every step costs pixels
TILT_SPEED = 2400.0  # design units per second to the side at which it is
FLIP_LIFT = 16.0  # design units a flipped card rises
FLIP_OVERSHOOT = 1.1  # 4 % wider than flat
SCALE_UNITS = 200.0  # design units that a change of scale or alpha by 1 counts as


def glide(token: Token, to: Pose, seconds: float, ease: Ease = out_cubic) -> Motion:
    """Go straight to a pose."""
    if token.reduced_motion:
        seconds, ease = min(seconds, REDUCED_SECONDS), out_cubic
    yield from _move(token, to, seconds, lambda start, t: start.mixed(to, ease(t)))


def arc(token: Token, to: Pose, seconds: float, height: float, *, tilted: bool = True) -> Motion:
    """Fly to a pose in an arc that rises *height* above the straight way.

    The token gives a little as it lands; it is *tilted* with its speed, which costs much if large.
    """
    if token.reduced_motion:
        yield from glide(token, to, seconds)
        return
    claim = token.claim("angle", *_changed_parts(token.pose, to))
    move = _move_tilted if tilted else _move
    yield from move(token, to, seconds, _thrown(to, height, in_out_sine), claim)
    if claim.has("place") and token.offset == NO_OFFSET:
        settle(token, THROWN_SQUASH)


def curve(token: Token, to: Pose, seconds: float, reach: float) -> Motion:
    """Slide to a pose in a curve that keeps *reach* to the left of the straight way, tilted."""
    if token.reduced_motion:
        yield from glide(token, to, seconds)
        return
    claim = token.claim("angle", *_changed_parts(token.pose, to))
    yield from _move_tilted(token, to, seconds, _curved(to, reach), claim)


def hop(
    token: Token, to: Pose, seconds: float, height: float, squash: float = 0.26,
    nearer: float = 0.0, leans: bool = True,
) -> Motion:  # fmt: skip
    """Leap to a pose: crouch, stretch on the way, and be squashed by the landing.

    A hop that follows at once crouches in the squash of the one before. At the top of its way the
    token is larger by *nearer*, a share of its size. What is large should not lean into its way:
    to rotate it takes long.
    """
    if token.reduced_motion:
        yield from glide(token, to, seconds)
        return
    size: tuple[TokenPart, ...] = ("size",) if nearer else ()
    claim = token.claim("offset", *size, *_changed_parts(token.pose, to))
    crouch, lowered = round(seconds * CROUCH / STEP), 1.0 - token.offset.sy
    for step in range(crouch):
        share = (step + 1) / crouch
        claim.set_offset(squashed(lowered + (squash * 0.8 - lowered) * share))
        yield
    flight = seconds - crouch * STEP
    dx = to.x - token.pose.x
    lean = dx / max(1.0, hypot(dx, to.y - token.pose.y)) if leans else 0.0
    body = _in_flight(token, claim, flight, squash, lean)
    for _ in _move(token, to, flight, _thrown(to, height, linear, nearer), claim):
        next(body, None)
        yield
    if claim.has("offset"):
        settle(token, squash)


def flip(token: Token, picture: Picture, seconds: float, upward: bool = False) -> Motion:
    """Turn a card over onto another picture, sideways or *upward*."""
    claim = token.claim("offset", "picture")
    if token.stage is not None:
        # A picture that is not rendered in time would leave the card on its edge.
        token.stage.renderer.prefetch(picture)
    half = 1 if token.reduced_motion else steps_in(seconds / 2)
    try:
        for step in range(1, 2 * half):
            if not claim.has("picture"):
                return
            if step == half:
                token.picture = picture
            if half > 1:
                claim.set_offset(_edgeways(step / half, upward))
            yield
    finally:
        if claim.has("picture"):
            token.picture = picture
        claim.set_offset(NO_OFFSET)
    yield


def spring(token: Token, to: Pose, hz: float = 3.0, damping: float = 1.0) -> Motion:
    """Be pulled to a pose by a spring; ends when near and slow, or after a while."""
    if token.reduced_motion:
        yield from glide(token, to, REDUCED_SECONDS)
        return
    left = remaining(hz, damping)
    steps = settling_steps(hz, damping, round(_distance(token.pose, to), 3))
    yield from _move(
        token, to, steps * STEP, lambda start, t: start.mixed(to, 1.0 - left(t * steps * STEP))
    )


def follow(token: Token, to: Pose | Callable[[], Pose]) -> Motion:
    """Go after a pose, which may itself move: most of the way in a tenth of a second."""
    goal = to if callable(to) else lambda: to
    share = 1.0 if token.reduced_motion else 1.0 - exp(-3.0 * STEP / FOLLOW_SECONDS)
    claim = token.claim("place", "angle", "size", "alpha")
    while _distance(token.pose, goal()) > NEAR:
        if not claim.has("place"):
            return
        claim.set_pose(token.pose.mixed(goal(), share))
        yield
    claim.set_pose(goal())
    yield


def fade(token: Token, alpha: float, seconds: float) -> Motion:
    """Become more or less opaque."""
    start, claim = token.pose.alpha, token.claim("alpha")
    steps = steps_in(seconds)
    for step in range(1, steps + 1):
        if not claim.held:
            return
        now = alpha if step == steps else start + (alpha - start) * step / steps
        claim.set_pose(token.pose.with_alpha(now))
        yield


def _move(
    token: Token,
    to: Pose,
    seconds: float,
    where: Callable[[Pose, float], Pose],
    claim: TokenClaim | None = None,
) -> Motion:
    """Be *where* it says, from the pose at the start and the share of time, and at last at *to*."""
    start = token.pose
    claim = claim or token.claim(*_changed_parts(start, to))
    steps = steps_in(seconds)
    for step in range(1, steps):
        if not claim.has("place"):
            return
        claim.set_pose(where(start, step / steps))
        yield
    claim.set_pose(to)
    yield


def _move_tilted(
    token: Token,
    to: Pose,
    seconds: float,
    where: Callable[[Pose, float], Pose],
    claim: TokenClaim,
) -> Motion:
    """The same on a way that is slow at both ends, tilted with the speed to the side."""
    speed = (to.x - token.pose.x) / seconds * pi / 2
    tilt = TILT * max(-1.0, min(1.0, speed / TILT_SPEED))

    def tilted(start: Pose, t: float) -> Pose:
        pose = where(start, t)
        return pose.turned(round(tilt * sin(pi * t) / TILT_STEP) * TILT_STEP)

    yield from _move(token, to, seconds, tilted, claim)


def _changed_parts(pose: Pose, to: Pose) -> tuple[TokenPart, ...]:
    """What a move claims: the place, and what differs besides."""
    changes: dict[TokenPart, bool] = {
        "angle": pose.angle != to.angle,
        "size": (pose.sx, pose.sy) != (to.sx, to.sy),
        "alpha": pose.alpha != to.alpha,
    }
    return ("place", *(part for part, changed in changes.items() if changed))


def _thrown(
    to: Pose, height: float, ease: Ease, nearer: float = 0.0
) -> Callable[[Pose, float], Pose]:
    def where(start: Pose, t: float) -> Pose:
        there, up = start.mixed(to, ease(t)), hump(t)
        return there.at(there.x, there.y - height * up).scaled(1.0 + nearer * up)

    return where


def _curved(to: Pose, reach: float) -> Callable[[Pose, float], Pose]:
    def where(start: Pose, t: float) -> Pose:
        there, away = start.mixed(to, in_out_sine(t)), reach * hump(t)
        dx, dy = to.x - start.x, to.y - start.y
        length = max(1.0, hypot(dx, dy))
        return there.at(there.x + away * dy / length, there.y - away * dx / length)

    return where


def _edgeways(turn: float, upward: bool) -> PoseOffset:
    """A card as it turns over: flat at 0, on its edge at 1, a little too wide and flat at 2."""
    width = cos(turn * pi / 2) if turn < 1.0 else out_back(turn - 1.0, FLIP_OVERSHOOT)
    thin, long = max(0.03, width), 1.0 + 0.06 * (1.0 - width)
    sx, sy = (long, thin) if upward else (thin, long)
    return PoseOffset(dy=-FLIP_LIFT * max(0.0, 1.0 - width), sx=sx, sy=sy)


def _in_flight(
    token: Token, claim: TokenClaim, seconds: float, squash: float, lean: float
) -> Motion:
    """Stretched when fast, round at the top, tilted up and then down."""
    steps = steps_in(seconds)
    start = token.offset.sy
    for step in range(1, steps + 1):
        t = step / steps
        shape = squashed(-squash * 0.75 * abs(1.0 - 2.0 * t))
        share = min(1.0, t / 0.15)
        sy = start + (shape.sy - start) * share
        angle = lean * (RISING + (FALLING - RISING) * t) * share
        claim.set_offset(PoseOffset(angle=angle, sx=1 + (1 - sy) * 0.7, sy=sy))
        yield


def settle(token: Token, squash: float) -> None:
    """Squash the token as it lands; it swings back to its shape while other motions go on."""
    if token.stage is None:
        token.offset = NO_OFFSET
        return
    landing = gesture(
        token, LANDING_SECONDS, lambda t: squashed(squash * (1 - t) ** 1.7 * cos(t * 2.2 * pi))
    )
    next(
        landing
    )  # claims the offset now: begun with the next step, it would end a hop that follows
    token.stage.run(landing)


def _distance(start: Pose, end: Pose) -> float:
    """How different two poses are, in design units."""
    return max(
        hypot(end.x - start.x, end.y - start.y),
        abs(end.angle - start.angle) * 2.0,
        abs(end.sx - start.sx) * SCALE_UNITS,
        abs(end.sy - start.sy) * SCALE_UNITS,
        abs(end.alpha - start.alpha) * SCALE_UNITS,
    )

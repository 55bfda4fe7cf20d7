"""Motions: generators that move a token a little on every step and end exactly on their goal.

A new motion takes what it needs of the token away from the older ones; an older one that has
nothing left ends. With reduced motion they are short and straight, with the same result.
Gestures (flip, punch, wobble, shiver) are laid over the pose, so they go along with a glide.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import lru_cache
from math import cos, exp, hypot, pi, sin, sqrt, tau
from typing import TypeAlias

from sprites.motion.ease import Ease, hump, in_out_sine, linear, out_cubic
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import NO_OFFSET, Pose, PoseOffset
from sprites.stage.token import Token, TokenClaim

CALM_MOVE = 0.12  # s, any way with reduced motion
SETTLED = 0.4, 8.0  # design units and units per second at which a spring may stop
SPRING_LIMIT = 1.5  # s
FOLLOW_SECONDS = 0.1  # for 95 % of the way
CROUCH = 0.18  # share of a hop's time
LEAN = 9.0  # degrees a leaping token noses up, and down again
LANDING = 0.24  # s, a landing's squash settles
LIFT = 16.0  # design units a flipped card rises
_SIZE = 200.0  # design units that a change of scale by 1 counts as

Motion: TypeAlias = Generator[None, None, None]


def glide(token: Token, to: Pose, seconds: float, ease: Ease = out_cubic) -> Motion:
    """Go straight to a pose."""
    if _calm(token):
        seconds, ease = min(seconds, CALM_MOVE), out_cubic
    yield from _course(token, to, seconds, lambda start, t: start.mixed(to, ease(t)))


def arc(token: Token, to: Pose, seconds: float, height: float) -> Motion:
    """Fly to a pose in an arc that rises *height* above the straight way."""
    if _calm(token):
        yield from glide(token, to, seconds)
    else:
        yield from _course(token, to, seconds, _thrown(to, height, in_out_sine))


def curve(token: Token, to: Pose, seconds: float, reach: float) -> Motion:
    """Fly to a pose in a curve that keeps *reach* to the left of the straight way."""
    if _calm(token):
        yield from glide(token, to, seconds)
    else:
        yield from _course(token, to, seconds, _bent(to, reach))


def hop(token: Token, to: Pose, seconds: float, height: float, squash: float = 0.26) -> Motion:
    """Leap to a pose: crouch, stretch along the way; ends on touchdown, the squash settles after.

    A hop that follows at once starts out of the squash of the one before.
    """
    if _calm(token):
        yield from glide(token, to, seconds)
        return
    grip = token.claim("offset", *_parts(token.pose, to))
    crouch = 0 if token.offset.ky < 1.0 else round(seconds * CROUCH / STEP)
    for step in range(crouch):
        grip.adorn(_squashed(squash * 0.8 * (step + 1) / crouch))
        yield
    flight = seconds - crouch * STEP
    dx = to.x - token.pose.x
    lean = LEAN * dx / max(1.0, hypot(dx, to.y - token.pose.y))
    body = _in_flight(token, grip, flight, squash, lean)
    for _ in _course(token, to, flight, _thrown(to, height, linear), grip):
        next(body, None)
        yield
    if grip.has("offset"):
        _after(token, _landing(token, squash))


def flip(token: Token, picture: Picture, seconds: float, upward: bool = False) -> Motion:
    """Turn a card over onto another picture, sideways or *upward*."""
    grip = token.claim("offset", "face")
    if token.stage is not None:
        token.stage.renderer.prefetch(
            picture
        )  # a face that is not printed in time would hang in the air
    half = 1 if _calm(token) else _steps(seconds / 2)
    try:
        for step in range(1, 2 * half):
            if not grip.has("face"):
                return
            if step == half:
                token.picture = picture
            if half > 1:
                grip.adorn(_edgeways(step / half, upward))
            yield
    finally:
        if grip.has("face"):
            token.picture = picture
        grip.adorn(NO_OFFSET)
    yield


def spring(token: Token, to: Pose, hz: float = 3.0, damping: float = 1.0) -> Motion:
    """Be pulled to a pose by a spring; ends when near and slow, or after a while."""
    if _calm(token):
        yield from glide(token, to, CALM_MOVE)
        return
    left = _pull(hz, damping)
    settled = _settling(hz, damping, round(_way(token.pose, to), 3))
    yield from _course(
        token, to, settled * STEP, lambda start, t: start.mixed(to, 1.0 - left(t * settled * STEP))
    )


def follow(token: Token, to: Pose | Callable[[], Pose]) -> Motion:
    """Go after a slot, which may itself move: most of the way in a tenth of a second."""
    goal = to if callable(to) else lambda: to
    share = 1.0 if _calm(token) else 1.0 - exp(-3.0 * STEP / FOLLOW_SECONDS)
    grip = token.claim("place", "angle", "size", "alpha")
    while _way(token.pose, goal()) > SETTLED[0]:
        if not grip.has("place"):
            return
        grip.put(token.pose.mixed(goal(), share))
        yield
    grip.put(goal())
    yield


def fade(token: Token, alpha: float, seconds: float) -> Motion:
    """Become more or less opaque."""
    start, grip = token.pose.alpha, token.claim("alpha")
    steps = _steps(seconds)
    for step in range(1, steps + 1):
        if not grip.held:
            return
        pose = token.pose
        now = alpha if step == steps else start + (alpha - start) * step / steps
        grip.put(Pose(pose.x, pose.y, pose.angle, pose.sx, pose.sy, now))
        yield


def punch(token: Token, amount: float = 0.15, seconds: float = 0.3) -> Motion:
    """Swell at once and settle."""
    yield from _gesture(token, seconds, lambda t: _swollen(amount * (1 - t) ** 2 * cos(t * 3 * pi)))


def wobble(token: Token, degrees: float = 8.0, seconds: float = 0.5) -> Motion:
    """Rock from side to side and come to rest."""
    yield from _gesture(
        token, seconds, lambda t: PoseOffset(turn=degrees * (1 - t) ** 2 * sin(t * 2.5 * tau))
    )


def shiver(token: Token, reach: float = 12.0, seconds: float = 0.32) -> Motion:
    """Shake the head: no."""
    yield from _gesture(
        token, seconds, lambda t: PoseOffset(dx=reach * (1 - t) ** 1.5 * sin(t * 3 * tau))
    )


def _steps(seconds: float) -> int:
    return max(1, round(seconds / STEP))


def _calm(token: Token) -> bool:
    return token.stage is not None and token.stage.renderer.reduced_motion


def _after(token: Token, motion: Motion) -> None:
    if token.stage is not None:
        token.stage.run(motion)
    else:
        token.offset = NO_OFFSET


def _course(
    token: Token,
    to: Pose,
    seconds: float,
    where: Callable[[Pose, float], Pose],
    grip: TokenClaim | None = None,
) -> Motion:
    """Be *where* it says, from the pose at the start and the share of time, and at last at *to*."""
    start = token.pose
    grip = grip or token.claim(*_parts(start, to))
    steps = _steps(seconds)
    for step in range(1, steps):
        if not grip.has("place"):
            return
        grip.put(where(start, step / steps))
        yield
    grip.put(to)
    yield


def _parts(pose: Pose, to: Pose) -> tuple[str, ...]:
    """What has to change, besides the place."""
    changes = {
        "angle": pose.angle != to.angle,
        "size": (pose.sx, pose.sy) != (to.sx, to.sy),
        "alpha": pose.alpha != to.alpha,
    }
    return ("place", *(part for part, changed in changes.items() if changed))


def _thrown(to: Pose, height: float, ease: Ease) -> Callable[[Pose, float], Pose]:
    def where(start: Pose, t: float) -> Pose:
        there = start.mixed(to, ease(t))
        return there.at(there.x, there.y - height * hump(t))

    return where


def _bent(to: Pose, reach: float) -> Callable[[Pose, float], Pose]:
    def where(start: Pose, t: float) -> Pose:
        there, away = start.mixed(to, in_out_sine(t)), reach * hump(t)
        dx, dy = to.x - start.x, to.y - start.y
        length = max(1.0, hypot(dx, dy))
        return there.at(there.x + away * dy / length, there.y - away * dx / length)

    return where


def _squashed(amount: float) -> PoseOffset:
    """Lower and wider (or, if negative, taller and thinner)."""
    return PoseOffset(kx=1.0 + amount * 0.7, ky=1.0 - amount)


def _swollen(amount: float) -> PoseOffset:
    return PoseOffset(kx=1.0 + amount, ky=1.0 + amount)


def _edgeways(turn: float, upward: bool) -> PoseOffset:
    """A card as it turns over: flat at 0 and 2, on its edge at 1."""
    width = abs(cos(turn * pi / 2))
    thin, long = max(0.03, width), 1.0 + 0.06 * (1.0 - width)
    kx, ky = (long, thin) if upward else (thin, long)
    return PoseOffset(dy=-LIFT * (1.0 - width), kx=kx, ky=ky)


def _in_flight(
    token: Token, grip: TokenClaim, seconds: float, squash: float, lean: float
) -> Motion:
    """Long when fast, round at the summit, nose up and nose down."""
    steps = _steps(seconds)
    start = token.offset.ky
    for step in range(1, steps + 1):
        t = step / steps
        shape = _squashed(-squash * 0.75 * abs(1.0 - 2.0 * t))
        kick = min(1.0, t / 0.15)
        ky = start + (shape.ky - start) * kick
        grip.adorn(PoseOffset(turn=-lean * (1.0 - 2.0 * t) * kick, kx=1 + (1 - ky) * 0.7, ky=ky))
        yield


def _landing(token: Token, squash: float) -> Motion:
    """Flattened by the ground, up again a little too far, at rest."""
    yield from _gesture(
        token, LANDING, lambda t: _squashed(squash * (1 - t) ** 1.7 * cos(t * 2.2 * pi))
    )


def _gesture(token: Token, seconds: float, shape: Callable[[float], PoseOffset]) -> Motion:
    grip = token.claim("offset")
    steps = 1 if _calm(token) else _steps(seconds)
    for step in range(1, steps):
        if not grip.held:
            return
        grip.adorn(shape(step / steps))
        yield
    grip.adorn(NO_OFFSET)
    yield


def _pull(hz: float, damping: float) -> Callable[[float], float]:
    """What is left of the way after some seconds on a spring, let go at rest."""
    pulse = tau * hz
    if damping >= 1.0:
        return lambda s: (1.0 + pulse * s) * exp(-pulse * s)
    swing = pulse * sqrt(1.0 - damping**2)
    lag = damping * pulse / swing
    return lambda s: exp(-damping * pulse * s) * (cos(swing * s) + lag * sin(swing * s))


@lru_cache(maxsize=512)  # a hand of cards, and both halves of a torn one, go the same way
def _settling(hz: float, damping: float, way: float) -> int:
    """In how many steps such a spring comes to rest, at most."""
    left, most = _pull(hz, damping), _steps(SPRING_LIMIT)
    return next((step for step in range(1, most) if _near(left, step, way)), most)


def _near(left: Callable[[float], float], step: int, way: float) -> bool:
    near, slow = SETTLED
    now, before = left(step * STEP) * way, left((step - 1) * STEP) * way
    return abs(now) < near and abs(now - before) / STEP < slow


def _way(start: Pose, end: Pose) -> float:
    """How different two poses are, in design units."""
    return max(
        hypot(end.x - start.x, end.y - start.y),
        abs(end.angle - start.angle) * 2.0,
        abs(end.sx - start.sx) * _SIZE,
        abs(end.sy - start.sy) * _SIZE,
        abs(end.alpha - start.alpha) * _SIZE,
    )

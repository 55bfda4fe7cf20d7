"""The phases of a close-up: who acts gathers itself, hits, jumps for joy; who is hit collapses.

Each of them has its own drawing of the frog, so that no single one is held.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import pi, sin, tau

from scenes.core.script import Script, after, together
from scenes.table.climaxes.close_ups import looks
from scenes.table.climaxes.close_ups.acts import (
    FLAT_SECONDS,
    HIT_SECONDS,
    LEAP_FROM,
    LEAP_SECONDS,
)
from sprites.motion.ease import in_out_sine, in_quad
from sprites.motion.gestures import bounce, crouch_and_jump, gesture, squashed, tremble
from sprites.motion.motions import arc, glide
from sprites.motion.timestep import Motion
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import NO_OFFSET, Pose, PoseOffset
from sprites.stage.token import Token

GATHER_SECONDS, STRIKE_SECONDS = 0.09, 0.06  # crouched; from there to whom it hits
STRUCK_SECONDS = LEAP_SECONDS + GATHER_SECONDS + STRIKE_SECONDS
FLUNG_SECONDS = STRUCK_SECONDS + HIT_SECONDS  # until who is hit begins to tumble away
LOW_SECONDS, OVER_SECONDS, OVER_HIGH = 0.1, 0.32, 0.6  # to lap: crouched; in the air; widths
LAPPED_SECONDS = LEAP_SECONDS + LOW_SECONDS + OVER_SECONDS
AWAY, DRAWN_BACK, LOW = 0.4, 0.06, 0.16  # widths from there, and more as it crouches; how low
LEAP_HIGH = 150.0  # design units
JUMP_SECONDS, CROUCHED = 0.28, 0.35  # of one for joy; the share of that in which it is low
JUMPS = (0.13, 0.1, 0.05)  # widths of a frog: how high one after another is
GLOATS = (0.08, 0.08, 0.04)  # of who holds something
SWAY, SWAY_SECONDS, AGAIN = 9.0, 0.5, 0.8  # design units, after them; of the last jump, a hop
BREATH = 0.02  # of its height that a frog is higher and lower as it breathes
KNOCKED_SECONDS, KNOCKED_HIGH, SIT_UP_SECONDS = 0.16, 0.16, 0.12
SLUMP_SECONDS = 0.3
CRUSHED, STARTLED, STARTLED_SECONDS = 0.14, 30.0, 0.2  # how much flatter at first; design units
TREMBLE, SINKS, TREMBLE_SECONDS = 7.0, 0.13, 0.5  # design units to the side; how much lower
GLANCE_SECONDS = 0.4  # for which it looks up in between


def strike(
    token: Token, start: Pose | None, first: Pose, way: Picture, wide: float, waits: float
) -> Script:
    """Come from the *start*, or from the left, the *way* it acts, crouch, and shoot to *first*.

    It *waits*, crouched, so many seconds longer.
    """
    landed, token.picture = token.picture, way
    away = first.at(first.x - AWAY * wide, first.y)
    token.pose = start or away.at(away.x - LEAP_FROM, away.y)
    yield from arc(token, away, LEAP_SECONDS, LEAP_HIGH, tilted=False)
    token.picture = looks.crouching(landed)

    def drawn_back(t: float) -> PoseOffset:
        low = squashed(LOW * t)
        return PoseOffset(dx=-DRAWN_BACK * wide * t, sx=low.sx, sy=low.sy)

    yield from gesture(token, GATHER_SECONDS + waits, drawn_back)
    token.picture = way
    yield from glide(token, first, STRIKE_SECONDS, in_quad)
    token.picture = landed


def leap_over(
    token: Token, start: Pose | None, first: Pose, last: Pose, wide: float, waits: float
) -> Script:
    """Come to where it is *first*, crouch, and leap in a high arc to where it is *last*.

    It *waits*, crouched, so many seconds longer.
    """
    landed, token.picture = token.picture, looks.leaping(token.picture)
    token.pose = start or first.at(first.x - LEAP_FROM, first.y)
    yield from arc(token, first, LEAP_SECONDS, LEAP_HIGH, tilted=False)
    token.picture = looks.crouching(landed)
    yield from gesture(token, LOW_SECONDS + waits, lambda t: squashed(LOW * t))
    token.picture = looks.leaping(landed)
    yield from arc(token, last, OVER_SECONDS, OVER_HIGH * wide, tilted=False)
    token.picture = landed


def jump_for_joy(
    tokens: Sequence[Token], look: Picture, highs: Sequence[float], cheers: int = 1
) -> Script:
    """Jump so *high* one time after another, and sway for as long as it is there.

    After some *cheers* it takes it in its own way, and breathes, but winks in a hop now and then.

    The first of *tokens* is the frog, which has this *look*, the others what it wears or holds.
    """
    frog = tokens[0]
    frog.picture = look
    for number, high in enumerate(highs, 1):
        rising = after(CROUCHED * JUMP_SECONDS, _look(frog, looks.exulting(frog.picture)))
        yield from together(rising, *(_jump(token, high, frog) for token in tokens))
        frog.picture = looks.victorious(look) if number >= cheers else look
    while frog.stage is not None:
        settled = frog.picture
        yield from together(*(_sway(token, frog) for token in tokens))
        frog.picture = looks.exulting(look)
        yield from together(*(_jump(token, AGAIN * highs[-1], frog) for token in tokens))
        frog.picture = settled


def lie_flat(token: Token, look: Picture) -> Script:
    """Lie flat where it came down, before it looks so again."""
    token.picture = looks.flattened(look)
    yield from gesture(token, FLAT_SECONDS, lambda t: squashed(CRUSHED * (1 - t)))
    token.picture = look


def fall_flat(token: Token, look: Picture) -> Script:
    """Lie flat, be startled by that, and look so at last."""
    yield from lie_flat(token, looks.shocked(look))
    yield from bounce(token, STARTLED, STARTLED_SECONDS)
    token.picture = look


def slump(token: Token, look: Picture) -> Script:
    """Look so from now on, and sink for a moment."""
    token.picture = look
    yield from gesture(token, SLUMP_SECONDS, lambda t: squashed(CRUSHED * (1 - t)))


def collapse(token: Token, look: Picture, beyond: Pose, last: Pose, wide: float) -> Script:
    """Be knocked to what is *beyond*, lie there flat, and sit up at the *last* pose."""
    high = KNOCKED_HIGH * wide
    yield from arc(token, beyond, KNOCKED_SECONDS, high, tilted=False)
    yield from lie_flat(token, look)
    yield from glide(token, last, SIT_UP_SECONDS, in_out_sine)


def sink(token: Token, *, stays_sad: bool, glances: bool) -> Script:
    """Take the defeat in its own way, unless it *stays sad* or lies on its back.

    It trembles and gets lower time and again, for as long as it is there. In between it *glances*
    at who has won, if there is anybody.
    """
    lies = bool(token.pose.angle)
    look = token.picture if stays_sad or lies else looks.defeated(token.picture)
    token.picture = look
    while token.stage is not None:
        yield from tremble(token, TREMBLE, SINKS, TREMBLE_SECONDS)
        if glances and not lies:
            token.picture = looks.gazing(look)
            yield from gesture(token, GLANCE_SECONDS, _breath)
            token.picture = look


def _breath(t: float) -> PoseOffset:
    return squashed(-BREATH * sin(pi * t))


def _sway(token: Token, frog: Token) -> Motion:
    """Go from side to side; a *frog* breathes meanwhile, what it holds does not."""

    def shape(t: float) -> PoseOffset:
        wave, size = sin(tau * t), _breath(2 * t % 1.0) if token is frog else NO_OFFSET
        return replace(size, dx=SWAY * wave, dy=-SWAY * abs(wave))

    yield from gesture(token, SWAY_SECONDS, shape)


def _look(token: Token, look: Picture) -> Script:
    token.picture = look
    yield


def _jump(token: Token, high: float, frog: Token) -> Motion:
    """Jump; what a *frog* wears keeps its shape, but goes down with its head."""

    def shape(t: float) -> PoseOffset:
        body = crouch_and_jump(t, LOW, CROUCHED, high)
        if token is frog:
            return body
        return PoseOffset(dy=body.dy + (1.0 - body.sy) * (frog.pose.y - token.pose.y))

    yield from gesture(token, JUMP_SECONDS, shape)

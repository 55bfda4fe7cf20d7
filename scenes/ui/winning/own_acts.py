"""What each frog does in its own pose of victory, and how it moves in that of defeat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import pi, sin

from scenes.ui.winning.winning_act import CHEERS, Shape, WinningAct
from sprites.motion.gestures import squashed
from sprites.pictures.pose import PoseOffset


def _stamps(t: float) -> PoseOffset:
    """Stamp, and go up from there."""
    low = 0.1 * max(0.0, 1 - 3 * t)
    return replace(squashed(low), dy=-0.05 * sin(pi * t))


def _bows(t: float) -> PoseOffset:
    """Bow deep, and rise again."""
    down = sin(pi * t) ** 2
    return PoseOffset(dx=0.02 * down, angle=8.0 * down, sx=1 + 0.04 * down, sy=1 - 0.13 * down)


def _rises(t: float) -> PoseOffset:
    """Grow tall with open arms."""
    return replace(squashed(-0.06 * sin(pi * t)), dy=-0.03 * sin(pi * t))


def _giggles(t: float) -> PoseOffset:
    """Bounce with laughter, four times: low and broad, then tall and lean."""
    wave = sin(8 * pi * t) * (0.5 + 0.5 * t)
    return replace(squashed(0.13 * wave), dy=-0.05 * max(0.0, -wave), angle=3.0 * sin(4 * pi * t))


def _rocks(t: float) -> PoseOffset:
    """Rock from side to side, and shake with laughter."""
    wave, shake = sin(4 * pi * t), abs(sin(12 * pi * t))
    return PoseOffset(dx=0.02 * wave, angle=6.0 * wave, sx=1 - 0.015 * shake, sy=1 + 0.03 * shake)


def _stands_to_attention(t: float) -> PoseOffset:
    """Click the heels in a small hop, and stand as tall as it can."""
    if t < 0.25:
        return PoseOffset(dy=-0.07 * sin(pi * t / 0.25))
    tall = sin(pi * (t - 0.25) / 0.75) ** 0.5
    return PoseOffset(dy=0.0, sx=1 - 0.02 * tall, sy=1 + 0.05 * tall)


def _leans(t: float) -> PoseOffset:
    """Lean back, and forward with the kiss."""
    lean = sin(2 * pi * t)
    return PoseOffset(dx=-0.03 * lean, angle=-5.0 * lean, sy=1 + 0.03 * abs(lean))


def _hops_to(side: int) -> Shape:
    """Hop a little to one *side*, and back."""

    def hops(t: float) -> PoseOffset:
        up = sin(pi * t)
        low = 0.06 * max(0.0, 1 - 4 * t)
        return replace(squashed(low), dx=0.05 * side * up, dy=-0.07 * up, angle=4.0 * side * up)

    return hops


_STAMPING = WinningAct("frog-chest", 0.45, _stamps), WinningAct("frog-stomp", 0.45, _stamps)
_BOWING = WinningAct("frog-bow", 0.8, _bows), WinningAct("frog-flourish", 0.6, _rises)
_MARCHING = WinningAct("frog-march", 0.4, _stamps), WinningAct("frog-salute", 0.4, _stamps)
_KISSING = WinningAct("frog-kiss", 0.8, _leans), WinningAct("frog-hearts", 0.7, _rises)
_DANCING = (
    WinningAct("frog-dance", 0.4, _hops_to(-1)),
    WinningAct("frog-prance", 0.4, _hops_to(1)),
)
VICTORY_ACTS: Mapping[str, tuple[WinningAct, ...]] = {
    "frog-chest": 2 * _STAMPING,
    "frog-bow": 2 * _BOWING,
    "frog-laugh": (WinningAct(CHEERS, 0.8, _giggles), WinningAct("frog-laugh", 1.4, _rocks)),
    "frog-salute": (*(2 * _MARCHING), WinningAct("frog-salute", 0.9, _stands_to_attention)),
    "frog-kiss": 2 * _KISSING,
    "frog-dance": 3 * _DANCING,
}
"""One after another, by the own pose of victory; all alternate with a second drawing."""

DEFEAT_MOVES: Mapping[str, tuple[float, Shape]] = {
    "frog-tantrum": (  # drum
        1.6,
        lambda t: PoseOffset(dx=0.02 * sin(8 * pi * t), sy=1 + 0.08 * abs(sin(8 * pi * t))),
    ),
    "frog-aloof": (1.6, lambda t: squashed(-0.06 * sin(pi * t) ** 0.5)),  # stretch its neck
    "frog-mope": (1.8, lambda t: squashed(0.08 * sin(pi * t) ** 2)),  # sigh
    "frog-brave": (1.6, lambda t: PoseOffset(dx=0.012 * sin(12 * pi * t) * sin(pi * t))),
    "frog-swoon": (  # sink back
        1.8,
        lambda t: PoseOffset(dx=-0.03 * sin(pi * t), angle=-6.0 * sin(pi * t) ** 2),
    ),
    "frog-weep": (1.6, lambda t: squashed(0.06 * abs(sin(4 * pi * t)))),  # sob
}
"""Seconds and shape of how it moves in its own pose of defeat, in widths of the frog."""

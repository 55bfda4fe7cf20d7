"""The winning act of a party night, and of whatever has none of its own."""

from __future__ import annotations

from math import pi, sin

from scenes.ui.winning.winning_act import RAISED_PAW, Accessory, WinningAct
from sprites.pictures.pose import PoseOffset

CUP = Accessory("prop-cup", RAISED_PAW[0] + 0.02, RAISED_PAW[1] - 0.1, 0.36, 8.0, held=True)


def _hops(t: float) -> PoseOffset:
    """Three hops from side to side, each lower than the one before."""
    wave, left = sin(3 * pi * t), 1 - 0.6 * t
    return PoseOffset(dx=0.04 * wave * left, dy=-0.08 * abs(wave) * left, angle=4.0 * wave * left)


PARTY_ACT = WinningAct("frog-fan", 1.4, _hops, (CUP,))

"""The podium of Quivvit: folded quilts on a picnic cloth."""

from __future__ import annotations

from math import pi, sin

from scenes.games.quivvit.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.defeat import Defeat
from scenes.ui.winning.entrance import Entrance
from scenes.ui.winning.winning_act import Accessory, WinningAct, open_in
from sprites.pictures.pictures import Art
from sprites.pictures.pose import PoseOffset

BUNTING = Accessory("patch-bunting", 0.01, -0.175, 0.76)
"""Linked squares on a string from paw to paw, below the chin."""


def _lift(t: float) -> PoseOffset:
    """Be lifted, swing there, and come down."""
    up = sin(pi * t)
    swing = sin(4 * pi * t) * up
    return PoseOffset(dx=0.027 * swing, dy=-0.08 * up, angle=4.0 * swing, sy=1 + 0.04 * up)


ACT = WinningAct(
    "frog-row", 1.2, _lift, (BUNTING,), open_in("frog-row"),
    before="frog-triumph", beat="frog-spread",
)  # fmt: skip

PODIUM = PodiumLook(
    entrance=Entrance.FLOP,
    stump="stump-quilts",
    ground="podium-stage-picnic",
    light="podium-light-morning",
    defeat=Defeat.WRAPPED,
    seat="seat-mat",
    material=MATERIAL,
    tie_break="kite-back",
    view="podium-view-meadow",
    onlookers=(
        DrawingAt("kite-warm", -800, -430, 110),
        DrawingAt("kite-cool", 800, -380, 96),
        DrawingAt("picnic-basket", 740, 10, 400),
        DrawingAt("pinwheel", 460, -20, 210),
    ),
    act=ACT,
    shower="patches",
    between=("frog-gaze", "frog-think", "frog-clap", "frog-fist"),
    around=(
        DrawingAt("kite-warm", -720, -270, 210),
        DrawingAt("kite", -840, 60, 160),
        DrawingAt("picnic-basket", -785, 360, 310),
        DrawingAt("kite-cool", 850, -190, 180),
        DrawingAt("kite-warm", 850, 40, 150),
        DrawingAt("pinwheel", 790, 340, 260),
    ),
    splash=(
        Art("patch-red", 120.0),
        Art("kite-warm", 150.0),
        Art("patch-yellow", 100.0),
        Art("patch-blue", 120.0),
        Art("kite-cool", 140.0),
        Art("patch-green", 100.0),
    ),
)

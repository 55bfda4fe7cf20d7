"""The podium of Quibbit: lily pads in the pond."""

from __future__ import annotations

from scenes.games.quibbit.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.winning_acts import WINNING_ACTS
from sprites.stage.turning_rays import Rays

PODIUM = PodiumLook(
    stump="stump-lily",
    ground="podium-stage-pond",
    light="podium-light-morning",
    material=MATERIAL,
    view="podium-view-pond",
    onlookers=(DrawingAt("flower", 735, 40, 300), DrawingAt("dragonfly", 480, -150, 210)),
    act=WINNING_ACTS["quibbit"],
    shower="petals",
    rays=Rays(12),
    around=(
        DrawingAt("pad", -700, -390, 210, 1),
        DrawingAt("pad", -850, -130, 240, 2, mirrored=True),
        DrawingAt("flower", -840, 150, 270),
        DrawingAt("pad", -790, 420, 280, 0),
        DrawingAt("pad", 700, -390, 210, 3, mirrored=True),
        DrawingAt("pad", 850, -130, 240, 0),
        DrawingAt("pad", 840, 150, 270, 1),
        DrawingAt("pad", 790, 420, 280, 2, mirrored=True),
    ),
)

"""The podium of Quivvit: folded quilts on a picnic cloth."""

from __future__ import annotations

from scenes.games.quivvit.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.winning_acts import WINNING_ACTS
from sprites.stage.turning_rays import Rays

PODIUM = PodiumLook(
    stump="stump-quilts",
    ground="podium-stage-picnic",
    material=MATERIAL,
    tie_break="kite-back",
    view="podium-view-meadow",
    onlookers=(
        DrawingAt("kite-warm", -800, -430, 110),
        DrawingAt("kite-cool", 800, -490, 96),
        DrawingAt("picnic-basket", 740, 10, 400),
        DrawingAt("pinwheel", 460, -20, 210),
    ),
    act=WINNING_ACTS["quivvit"],
    shower="patches",
    between=("frog-gaze", "frog-think", "frog-clap", "frog-fist"),
    rays=Rays(9, bent=0.8),
    around=(
        DrawingAt("kite-warm", -720, -270, 210),
        DrawingAt("kite", -840, 60, 160),
        DrawingAt("picnic-basket", -785, 360, 310),
        DrawingAt("kite-cool", 850, -190, 180),
        DrawingAt("kite-warm", 850, 40, 150),
        DrawingAt("pinwheel", 790, 340, 260),
    ),
)

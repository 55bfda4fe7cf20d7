"""The podium of Quabble: carpeted pedestals before the king."""

from __future__ import annotations

from scenes.games.quabble.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.winning_acts import WINNING_ACTS
from sprites.stage.turning_rays import Rays

PODIUM = PodiumLook(
    stump="stump-royal",
    ground="podium-stage-carpet",
    material=MATERIAL,
    tie_break="asset-back",
    view="podium-view-hall",
    onlookers=(
        DrawingAt("candelabra", 810, -60, 300),
        DrawingAt("prop-treasure", 620, 40, 210),
        DrawingAt("fruit-bowl", 430, 60, 220),
        DrawingAt("stump-royal", -828, 390, 262),
        *(DrawingAt(name, -828, -205, 240) for name in ("throne", "king-pleased", "throne-seat")),
    ),
    act=WINNING_ACTS["quabble"],
    shower="coins",
    between=("frog-fist", "frog-gaze", "frog-clap", "frog-think"),
    rays=Rays(9, 0.52),
    around=(
        *(DrawingAt(name, -775, 240, 400) for name in ("throne", "king-pleased", "throne-seat")),
        DrawingAt("candelabra", 770, 240, 380),
        DrawingAt("candelabra", -770, -280, 250),
        DrawingAt("candelabra", 770, -280, 250),
    ),
)

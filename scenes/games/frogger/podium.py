"""The podium of Frogger: road barrels at the kerb."""

from __future__ import annotations

from scenes.games.frogger.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.winning_acts import WINNING_ACTS
from sprites.stage.turning_rays import Rays

PODIUM = PodiumLook(
    stump="stump-barrel",
    ground="podium-stage-kerb",
    light="podium-light-rain",
    material=MATERIAL,
    tie_break="path-turtle",
    view="podium-view-street",
    onlookers=(DrawingAt("frogger-home", 752, -60, 340), DrawingAt("flag", 470, 0, 170)),
    act=WINNING_ACTS["frogger"],
    shower="leaves",
    between=("frog-gaze", "frog-clap", "frog-fist", "frog-think"),
    rays=Rays(11, 0.36, thin=0.16),
    around=(
        DrawingAt("frogger-home", -700, -250, 210),
        DrawingAt("frogger-home", -810, 60, 270),
        DrawingAt("path-turtle", -800, 390, 190, 1),
        DrawingAt("frogger-home", 850, -300, 200),
        DrawingAt("frogger-home", 810, 80, 260, mirrored=True),
        DrawingAt("path-turtle", 800, 390, 190, 2),
    ),
)

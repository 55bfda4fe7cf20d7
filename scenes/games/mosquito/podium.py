"""The podium of Mosquito: moonlit stones among fireflies."""

from __future__ import annotations

from scenes.games.mosquito.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.winning_acts import WINNING_ACTS
from sprites.stage.turning_rays import Rays

PODIUM = PodiumLook(
    stump="stump-stones",
    ground="podium-stage-bank",
    light="podium-light-moon",
    material=MATERIAL,
    tie_break="clean",
    view="podium-view-dusk",
    onlookers=(
        *(
            DrawingAt("firefly-lit", x, y, width)
            for x, y, width in (
                (-820, -290, 66),
                (-610, -480, 52),
                (-400, -370, 44),
                (410, -430, 48),
                (630, -330, 62),
                (830, -460, 54),
            )
        ),
        DrawingAt("mosquito", 760, -20, 270),
        DrawingAt("lantern", 480, 20, 120),
    ),
    act=WINNING_ACTS["mosquito"],
    shower="sparks",
    between=("frog-clap", "frog-fist", "frog-gaze", "frog-think"),
    rays=Rays(16, 0.46),
    around=(
        DrawingAt("dusk-reeds", -800, 330, 460),
        DrawingAt("dusk-reeds", 800, 330, 460, mirrored=True),
        *(
            DrawingAt("firefly-lit", x, y, width)
            for x, y, width in (
                (-840, -230, 140),
                (-830, 190, 120),
                (820, -220, 150),
                (850, 210, 110),
            )
        ),
    ),
)

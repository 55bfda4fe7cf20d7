"""The podium of Mosquito: moonlit stones among fireflies."""

from __future__ import annotations

from scenes.games.mosquito.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook

PODIUM = PodiumLook(
    stump="stump-stones",
    ground="podium-stage-bank",
    light="podium-light-moon",
    material=MATERIAL,
    onlookers=tuple(
        DrawingAt("firefly-lit", x, y, width)
        for x, y, width in (
            (-820, -420, 66),
            (-610, -610, 52),
            (-400, -500, 44),
            (410, -560, 48),
            (630, -460, 62),
            (830, -590, 54),
        )
    ),
)

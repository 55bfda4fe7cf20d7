"""The podium of Quabble: carpeted pedestals before the king."""

from __future__ import annotations

from scenes.games.quabble.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook

PODIUM = PodiumLook(
    stump="stump-royal",
    ground="podium-stage-carpet",
    material=MATERIAL,
    onlookers=(
        DrawingAt("stump-royal", -800, 535, 360),
        *(DrawingAt(name, -800, -280, 330) for name in ("throne", "king-pleased", "throne-seat")),
    ),
)

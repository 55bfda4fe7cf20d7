"""The podium of Quibbit: lily pads in the pond."""

from __future__ import annotations

from scenes.games.quibbit.material import MATERIAL
from scenes.ui.podium_look import PodiumLook

PODIUM = PodiumLook(
    stump="stump-lily",
    ground="podium-stage-pond",
    light="podium-light-morning",
    material=MATERIAL,
    view="podium-view-pond",
)

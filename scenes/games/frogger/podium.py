"""The podium of Frogger: road barrels at the kerb."""

from __future__ import annotations

from scenes.games.frogger.material import MATERIAL
from scenes.ui.podium_look import PodiumLook

PODIUM = PodiumLook(
    stump="stump-barrel",
    ground="podium-stage-kerb",
    light="podium-light-rain",
    material=MATERIAL,
    tie_break="flag",
    view="podium-view-street",
)

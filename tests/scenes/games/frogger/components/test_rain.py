"""Rain falls only above the shore."""

from __future__ import annotations

import pytest

from scenes.games.frogger.components.rain import EVERY, Rain
from sprites.motion.particles import ParticleEmitter
from sprites.pictures import theme
from sprites.stage.stage import Stage
from tests.scenes.running_app import running_app


def test_no_drop_falls_in_front_of_seats_and_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    landed = dict[str, list[float]]()

    def note(_: ParticleEmitter, name: str, __: float, y: float) -> None:
        landed.setdefault(name, []).append(y)

    monkeypatch.setattr(ParticleEmitter, "burst", note)
    with running_app((320, 180)) as app:
        shore = app.context.renderer.height / 2
        rain = Rain(Stage(app.context.renderer, theme.WATER), shore)
        for _ in range(40 * EVERY):
            rain.step()
    assert landed["splash"]
    assert len(landed["rain"]) == len(landed["splash"])
    assert max(landed["rain"]) < max(landed["splash"]) < shore

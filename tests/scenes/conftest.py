"""A folder of its own for the files of a test, a kiosk in it, and what makes scenes faster."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from sounds import bank
from sounds.mixer import loop_player
from sprites.motion import particle_frames
from sprites.render import nine_slice
from sprites.render.bitmaps import disk_cache, upright_bitmaps
from sprites.render.bitmaps.upright_bitmaps import UprightBitmaps
from tests.scenes.decoded_sounds import ReadSound, decoded_once
from tests.scenes.kept_type import kept_type
from tests.scenes.kiosk.kiosk_app import KioskApp, kiosk_app
from tests.scenes.quick_bots import quick_bots
from tests.scenes.rasterised_drawings import RasterisedDrawings
from tests.scenes.rendered_bitmaps import Render, rendered_once

MANY = 20_000  # objects made since the last collection of garbage and not freed


@pytest.fixture(scope="session")
def rasterised(tmp_path_factory: pytest.TempPathFactory) -> RasterisedDrawings:
    base = tmp_path_factory.getbasetemp()
    is_worker = "PYTEST_XDIST_WORKER" in os.environ  # whose folder lies beside those of others
    return RasterisedDrawings((base.parent if is_worker else base) / "drawings")


@pytest.fixture(autouse=True)
def rasterise_once(rasterised: RasterisedDrawings) -> Iterator[None]:
    with (
        patch.object(disk_cache, "rasterise", rasterised.scaled),
        patch.object(nine_slice, "rasterise", rasterised.rasterise),
        patch.object(particle_frames, "rasterise", rasterised.scaled),
    ):
        yield


@pytest.fixture(scope="session")
def rendered() -> Render:
    return rendered_once()


@pytest.fixture(autouse=True)
def render_once(rendered: Render) -> Iterator[None]:
    with patch.object(UprightBitmaps, "_render", rendered):
        yield


@pytest.fixture(scope="session")
def decoded() -> ReadSound:
    return decoded_once()


@pytest.fixture(autouse=True)
def decode_once(decoded: ReadSound) -> Iterator[None]:
    with (
        patch.object(bank, "read_sound", decoded),
        patch.object(loop_player, "read_sound", decoded),
    ):
        yield


@pytest.fixture(autouse=True)
def set_type_once() -> Iterator[None]:
    with patch.object(upright_bitmaps, "set_type", kept_type):
        yield


@pytest.fixture(autouse=True)
def freeze_earlier_objects() -> Iterator[None]:
    """Garbage is collected between tests; a table need not look through what earlier ones left."""
    gc.disable()
    yield
    if gc.get_count()[0] > MANY:
        gc.collect()
        gc.freeze()
    gc.enable()


def pytest_fixture_post_finalizer(fixturedef: pytest.FixtureDef[object]) -> None:
    """What tests of a module shared is garbage now: the next collection looks through all."""
    if fixturedef.scope == "module":
        gc.unfreeze()


@pytest.fixture
def with_quick_bots() -> Iterator[None]:
    with quick_bots():
        yield


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROAKADE_HOME", str(tmp_path / "home"))


@pytest.fixture
def kiosk(tmp_path: Path, own_home: None) -> Iterator[KioskApp]:
    with kiosk_app(tmp_path) as opened:
        yield opened

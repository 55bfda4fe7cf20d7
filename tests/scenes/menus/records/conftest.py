"""A small app with an archive of its own, for tests of records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.core.paths import HOME
from scenes.core.settings.settings import Settings
from tests.scenes.running_app import RunningApp, running_app


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningApp]:
    monkeypatch.setenv(HOME, str(tmp_path))
    calm = Settings(reduced_motion=True)
    with running_app((640, 360), calm, pads=1, archive=tmp_path / "data") as opened:
        yield opened

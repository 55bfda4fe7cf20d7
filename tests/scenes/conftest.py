"""A folder of its own for whatever a test keeps, and a kiosk in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.kiosk.kiosk_app import Pub, a_pub


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROAKADE_HOME", str(tmp_path / "home"))


@pytest.fixture
def pub(tmp_path: Path, own_home: None) -> Iterator[Pub]:
    with a_pub(tmp_path) as opened:
        yield opened

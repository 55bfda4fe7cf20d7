"""A room for an archive."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.archive.random_matches import Room


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "kept")

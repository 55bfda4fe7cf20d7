"""A folder for an archive."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.archive.random_matches import Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "kept")

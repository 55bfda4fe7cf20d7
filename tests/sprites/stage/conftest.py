"""The window of these tests is small: all of its pixels are compared."""

from __future__ import annotations

import pytest

from tests.sprites.stage import SIZE


@pytest.fixture
def size() -> tuple[int, int]:
    return SIZE

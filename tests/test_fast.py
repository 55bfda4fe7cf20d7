from __future__ import annotations

from tests.conftest import FAST
from tests.paths import ROOT


def test_all_that_is_marked_as_fast_is_there() -> None:
    assert [place for place in FAST if not (ROOT / place).exists()] == []

"""A small app without much motion, for tests of Quabble's table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.core.settings.settings import Settings
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened

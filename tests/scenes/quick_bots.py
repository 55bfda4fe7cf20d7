"""Bots that think as briefly as they may, for tests that look at nothing meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from scenes.table.choosing import pending_choices
from scenes.table.choosing.pending_choices import BOT_LEAST


@contextmanager
def quick_bots() -> Iterator[None]:
    """Let all bots seem to think for the shortest time."""
    with patch.object(pending_choices, "BOT_MOST", BOT_LEAST):
        yield

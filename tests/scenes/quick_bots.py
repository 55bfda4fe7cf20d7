"""Bots that hardly think, for tests that look at nothing meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from scenes.table.choosing import pending_choices

BRIEF = 0.2  # seconds


@contextmanager
def quick_bots() -> Iterator[None]:
    """Let all bots seem to think for a moment only."""
    with patch.multiple(pending_choices, BOT_LEAST=BRIEF, BOT_MOST=BRIEF):
        yield

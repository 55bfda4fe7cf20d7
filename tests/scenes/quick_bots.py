"""Bots that seem to think for a moment only, for tests that look at nothing meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from scenes.table.choosing import pending_choices

THINKING = 0.2  # seconds


@contextmanager
def quick_bots() -> Iterator[None]:
    """Let all bots seem to think for the same short time."""
    with patch.multiple(pending_choices, BOT_LEAST=THINKING, BOT_MOST=THINKING):
        yield

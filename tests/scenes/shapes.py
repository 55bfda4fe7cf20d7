"""Which of very many shapes a layout is tried at every time, and which with ``--soak`` only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

BETWEEN = 1.5  # a size of text between the least and the largest, where layouts break first
SELDOM = pytest.mark.soak


def every(shapes: Sequence[tuple[Any, ...]], name: Callable[[Any], str]) -> pytest.MarkDecorator:
    """Try each of *shapes*, whose second part is the size of text."""
    tried = [pytest.param(shape, marks=[SELDOM] if shape[1] == BETWEEN else []) for shape in shapes]
    return pytest.mark.parametrize("shape", tried, ids=name)

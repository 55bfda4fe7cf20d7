"""Keeps the C libraries below SDL from writing to the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quiet_stderr() -> Iterator[None]:
    """Discard what is written to the terminal's error stream meanwhile."""
    try:
        kept = os.dup(2)
    except OSError:  # a windowed program may have no error stream
        yield
        return
    if sys.stderr:
        sys.stderr.flush()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)

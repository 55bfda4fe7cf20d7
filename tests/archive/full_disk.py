"""A disk that has no more room."""

from __future__ import annotations

import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def a_disk_of(size: int) -> Iterator[None]:
    """No file may become longer than *size* bytes.

    Meanwhile no bytecode is written: Python before 3.12.8 keeps a .pyc file that was cut off.
    """
    writes_bytecode = not sys.dont_write_bytecode
    sys.dont_write_bytecode = True
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        sys.dont_write_bytecode = not writes_bytecode

"""The C library's heap, which else keeps what pictures leave behind."""

from __future__ import annotations

import sys
from contextlib import suppress

LARGE = 1 << 20  # bytes
_M_MMAP_THRESHOLD = -3  # from malloc.h


def give_back_large_blocks() -> None:
    """Have every large block returned to the system once it is free, where the library can.

    By itself glibc learns to keep blocks up to 32 MB: after a few matches the holes between
    pictures of all sizes weigh as much as the pictures.
    """
    if sys.platform == "linux":
        import ctypes  # 2 ms

        with suppress(OSError, AttributeError):  # not every C library has this screw
            ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, LARGE)

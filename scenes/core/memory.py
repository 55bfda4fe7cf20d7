"""The memory of this process, and the C library's heap, which else keeps what pictures leave."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from pathlib import Path

MIB = 1 << 20
LARGE = 128 << 10  # bytes: where glibc begins, before it learns
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # from malloc.h


def give_back_large_blocks() -> None:
    """Have every large block returned to the system once it is free, where the library can.

    By itself glibc learns to keep blocks up to 32 MB: after a few matches the holes between
    pictures of all sizes weigh as much as the pictures. And it gives every thread a heap with holes
    of its own, though ours hardly ever need one at the same time: all share one.
    """
    if sys.platform == "linux":
        import ctypes  # 2 ms

        with suppress(OSError, AttributeError):  # not every C library has this screw
            ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, LARGE)
            ctypes.CDLL(None).mallopt(_M_ARENA_MAX, 1)


def release_memory() -> None:
    """Have what nothing refers to any more returned to the system, where the library can.

    Scenes refer to themselves: left alone, their pictures would outlive the next one. And the
    holes that small pictures leave between those that are kept would add up match by match.
    What is left is for good, or till the next time: else a frame in which something moves would
    be late because the collector looks through the whole house.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def collect_garbage() -> None:
    """Free what the scene before left behind, where nothing moves: later a moving frame has to."""
    gc.collect(1)


def resident_mib() -> float:
    """MiB of this process that are in memory now; at most ever, where that is not told."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
        return float(status.split("VmRSS:")[1].split()[0]) / 1024
    except OSError:
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / (MIB if sys.platform == "darwin" else 1024)

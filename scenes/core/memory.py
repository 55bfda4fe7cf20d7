"""Keeps the memory of this process small."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from pathlib import Path

MIB = 1 << 20
LARGE = 512 << 10  # bytes: more than a card at 1080p, made anew in every frame of a flight
SPARE = 4 << 20  # bytes that stay free at the end of the heap
ROUNDS = 10  # collections of young objects between two of all: as usual in Python
NEVER = 1 << 30
_USUAL = gc.get_threshold()
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8  # from malloc.h


def share_heap() -> None:
    """Let all threads that are started from now on use one heap.

    By default glibc gives every thread a heap with holes of its own; in one heap for all threads
    there are fewer holes.
    """
    _set_malloc_option(_M_ARENA_MAX, 1)


def limit_heap() -> None:
    """Make glibc return every large block to the system once it is free.

    By default glibc comes to keep blocks of up to 32 MB: after a few matches the holes between
    pictures of all sizes take as much memory as the pictures. While the program starts, to keep
    them is right: a picture in new memory takes some ms longer. So small blocks are always kept.
    """
    _set_malloc_option(_M_MMAP_THRESHOLD, LARGE)
    _set_malloc_option(_M_TRIM_THRESHOLD, SPARE)


def _set_malloc_option(option: int, value: int) -> None:
    if sys.platform == "linux":
        import ctypes  # 2 ms

        with suppress(OSError, AttributeError):  # not every C library can do this
            ctypes.CDLL(None).mallopt(option, value)


def release_memory() -> None:
    """Free all garbage and return the memory to the system.

    Scenes are parts of reference cycles: without a collection, their pictures would stay in memory
    after the next scene has opened, and the holes between pictures would add up match by match.
    What is left is frozen until the next call, else the collector would look through all of it
    and make a frame late in which something moves.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    trim_heap()


def trim_heap() -> None:
    """Return all free memory to the system, the holes between small pictures too."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def pause_collection() -> None:
    """Collect no garbage while the program starts: there is none, and looking takes 10 ms."""
    gc.disable()


def resume_collection() -> None:
    """Collect garbage again, but never look through what the start has loaded.

    Old objects are only looked through by ``collect_garbage`` and ``release_memory``: it takes
    20 to 30 ms, and Python would do it while something moves.
    """
    gc.freeze()
    gc.set_threshold(*_USUAL[:2], NEVER)
    gc.enable()


def collect_as_usual() -> None:
    """Let Python look through all objects when it likes: nothing moves any more."""
    gc.set_threshold(*_USUAL)


def collect_garbage() -> None:
    """Free what the last scene left, now that nothing moves: later it would delay a frame."""
    if gc.isenabled():
        *_, since_all = gc.get_count()
        gc.collect(2 if since_all > ROUNDS else 1)


def resident_mib() -> float:
    """The resident memory of this process; its peak, where the system tells nothing else."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
        return float(status.split("VmRSS:")[1].split()[0]) / 1024
    except OSError:
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / (MIB if sys.platform == "darwin" else 1024)

"""The heap gives back what is no longer used."""

from __future__ import annotations

import gc
import subprocess
import sys
from weakref import ref

from scenes.core.memory import (
    ROUNDS,
    collect_as_usual,
    collect_garbage,
    release_memory,
    resume_collection,
)
from tests.paths import ROOT

# A large block is freed once, from which glibc by itself learns to keep blocks of that size. What
# of the next one is still there when it is freed under a small one is a hole in the heap.
PROGRAM = """
import sys
from pathlib import Path
if "heap" in sys.argv:
    from scenes.core.memory import limit_heap
    limit_heap()
def resident():
    return int(Path("/proc/self/status").read_text().split("VmRSS:")[1].split()[0])
before = bytearray(24 << 20)
del before
blocks, pins = [], []
for _ in range(12):
    blocks.append(bytearray(b"x") * (4 << 20))
    pins.append(bytearray(200_000))
full = resident()
blocks.clear()
print((full - resident()) // 1024)
"""


def given_back(*arguments: str) -> int:
    """MiB that a program returns to the system of the 48 it no longer needs."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], cwd=ROOT, capture_output=True, text=True
    )
    return int(done.stdout)


def test_what_large_pictures_took_is_given_back() -> None:
    assert given_back("heap") >= 40


def test_freed_memory_stays_with_the_process_until_it_is_trimmed() -> None:
    assert given_back() < 40


SMALL = """
import sys
from pathlib import Path
from scenes.core.memory import release_memory
def resident():
    return int(Path("/proc/self/status").read_text().split("VmRSS:")[1].split()[0])
blocks, pins = [], []
for _ in range(400):
    blocks.append(bytearray(b"x") * 100_000)
    pins.append(bytearray(1_000))
ring = [blocks]
ring.append(ring)
full = resident()
del ring, blocks
print((full - resident()) // 1024)
release_memory()
print((full - resident()) // 1024)
"""


def test_the_holes_that_small_pictures_leave_are_given_back_when_it_is_tidied() -> None:
    done = subprocess.run([sys.executable, "-c", SMALL], cwd=ROOT, capture_output=True, text=True)
    before, after = map(int, done.stdout.split())
    assert before < 5
    assert after >= 30


HEAPS = """
import ctypes, sys
from threading import Thread
if "heap" in sys.argv:
    from scenes.core.memory import share_heap
    share_heap()
threads = [Thread(target=lambda: [bytearray(3_000) for _ in range(500)]) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
library = ctypes.CDLL(None)
library.fdopen.restype = ctypes.c_void_p
library.malloc_info(0, ctypes.c_void_p(library.fdopen(1, b"w")))
library.fflush(None)
"""


def heaps(*arguments: str) -> int:
    """How many heaps a program has in which four threads have worked."""
    done = subprocess.run(
        [sys.executable, "-c", HEAPS, *arguments], cwd=ROOT, capture_output=True, text=True
    )
    return done.stdout.count("<heap nr")


def test_all_threads_share_one_heap() -> None:
    assert heaps("heap") == 1
    assert heaps() > 1


class Cycle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.self = self


def test_the_collector_leaves_alone_what_outlived_tidying_until_the_next_time() -> None:
    kept, dropped = Cycle(), Cycle()
    seen = ref(kept), ref(dropped)
    try:
        del dropped
        release_memory()
        assert [one() is None for one in seen] == [False, True]
        del kept
        gc.collect()
        assert seen[0]() is not None
        release_memory()
        assert seen[0]() is None
    finally:
        gc.unfreeze()


def test_old_objects_are_looked_through_only_when_a_scene_has_opened() -> None:
    def times() -> int:
        return int(gc.get_stats()[2]["collections"])

    resume_collection()
    try:
        before, kept = times(), list[object]()
        for _ in range(200_000):
            kept.append([kept])
        assert times() == before
        for _ in range(ROUNDS + 1):
            collect_garbage()
        assert times() == before + 1
    finally:
        collect_as_usual()
        gc.unfreeze()

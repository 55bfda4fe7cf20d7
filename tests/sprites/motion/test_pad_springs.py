"""A landing sinks its pad, goes round the ring as a wave, and comes to rest."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sprites.motion.pad_springs import LIMIT, PadSprings
from tests.paths import ROOT


def depths_of(springs: PadSprings, steps: int) -> list[tuple[float, ...]]:
    depths = []
    for _ in range(steps):
        springs.step()
        depths.append(tuple(springs.depths()))
    return depths


def test_a_pushed_pad_sinks_and_swings_back() -> None:
    springs = PadSprings(12)
    springs.push(3, 150)
    depths = [now[3] for now in depths_of(springs, 60)]
    assert 4 < max(depths) < 20
    assert min(depths) < -1


def test_the_wave_reaches_the_neighbours_later_and_lower() -> None:
    springs = PadSprings(12)
    springs.push(0, 300)
    depths = depths_of(springs, 120)
    peaks = [max(now[i] for now in depths) for i in range(4)]
    times = [[now[i] for now in depths].index(peaks[i]) for i in range(4)]
    assert peaks == sorted(peaks, reverse=True)
    assert times == sorted(times)
    assert [now[1] for now in depths] == pytest.approx([now[11] for now in depths], abs=0.3)


def test_pads_come_to_rest_exactly_flat() -> None:
    springs = PadSprings(12)
    springs.push(5, 300)
    assert not springs.at_rest
    depths_of(springs, 600)
    assert springs.at_rest
    assert tuple(springs.depths()) == (0.0,) * 12


def test_no_push_sinks_a_pad_for_good() -> None:
    springs = PadSprings(3)
    springs.push(0, 1e5)
    assert max(abs(depth) for now in depths_of(springs, 300) for depth in now) <= LIMIT


def test_lively_pads_bob_a_little_and_calm_ones_not_at_all() -> None:
    lively, calm = PadSprings(12, lively=True), PadSprings(12)
    assert 0.5 < max(abs(depth) for now in depths_of(lively, 600) for depth in now) < 3
    assert not any(depth for now in depths_of(calm, 600) for depth in now)


def test_a_program_that_ends_with_springs_in_memory_ends_quietly() -> None:
    program = (
        "import threading\n"
        "from sprites.motion.pad_springs import PadSprings\n"
        "springs = threading.current_thread().springs = PadSprings(12)  # outlives pymunk\n"
        "springs.push(3, 100.0)\n"
        "springs.step()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, cwd=ROOT, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")

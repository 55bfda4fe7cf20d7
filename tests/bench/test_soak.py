"""What a soak run reports as wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.soak.report import GROWTH, VISITS, MinuteReport, TitleReport, faults, growth
from speech.packages import PACKAGES, missing_package
from tests.paths import ROOT

FULL = [TitleReport(100.0 + 10 * visit, 9) for visit in range(VISITS)]  # while the caches fill


def after_full(*memory: float, files: int = 13) -> list[TitleReport]:
    return [*FULL, *(TitleReport(mib, files) for mib in memory)]


def test_nothing_is_wrong_where_nothing_grows_and_nothing_fails() -> None:
    calm = MinuteReport(work=[1.0], late=50)  # others kept the processor busy
    assert faults([calm, calm], after_full(150, 152, 149, 151, 150, 151)) == []


@pytest.mark.parametrize("gained", [GROWTH + 0.1, 50.0])
def test_memory_that_grows_at_the_title_is_reported(gained: float) -> None:
    (fault,) = faults([], after_full(150, 150, 150, 152, 150 + gained, 150 + gained))
    assert fault == f"memory grew by {gained:.1f} MiB"


def test_one_large_measurement_is_no_growth() -> None:
    assert faults([], after_full(*[150] * 7, 190, 150)) == []


def test_growth_is_measured_after_every_game_was_shown_once() -> None:
    assert growth(after_full(150, 150, 150)) == 0
    assert growth(FULL) is None


def test_files_that_are_never_closed_are_reported() -> None:
    leaking = [*FULL, *(TitleReport(150.0, 13 + visit) for visit in range(6))]
    assert faults([], leaking) == ["the number of open files grew"]


def test_an_error_in_the_log_file_is_reported() -> None:
    (fault,) = faults([MinuteReport(), MinuteReport(errors=2)], after_full(150, 150))
    assert fault.startswith("2 errors")


def test_a_frame_of_our_own_that_is_too_long_is_reported() -> None:
    assert faults([MinuteReport(long=["a"]), MinuteReport(long=["b", "c"])], []) == [
        "3 frames took us too long"
    ]


def test_a_frame_that_was_in_time_at_full_speed_is_told_and_not_reported() -> None:
    slowed = MinuteReport(slowed=["a"])
    assert faults([slowed], []) == []
    assert "slowed 1" in slowed.line(1)


def test_a_line_names_the_scene_of_the_longest_frame() -> None:
    line = MinuteReport(work=[1.0, 30.5], longest=" (Log)", title_memory=151.2, long=["a"]).line(3)
    assert [seen for seen in ("most  30.5 (Log)", "title  151.2", "(own 1,") if seen in line] == [
        "most  30.5 (Log)",
        "title  151.2",
        "(own 1,",
    ]


HASTY = """
import sys
from bench.soak import __main__ as soak
from bench.input import random_input
random_input.WEDGED = 1
soak.ATTRACT, soak.PLAY, soak.REST, soak.REDRAWN, soak.LOADED = 0.5, 0.5, 0.1, 0.1, 0.8
ended = soak.main(["--hours", "0.004", "--size", "320x180", "--minute", "2"])
print("loaded", *(name for name in ("espeakng_loader", "prism") if name in sys.modules))
sys.exit(ended)
"""


def test_a_short_soak_run_prints_its_minutes_and_leaves_the_home_of_players_alone(
    tmp_path: Path,
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HASTY],
        cwd=ROOT,
        env={**os.environ, "CROAKADE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert list(tmp_path.iterdir()) == []
    *lines, loaded = done.stdout.splitlines()
    minutes = [line for line in lines if " min " in line]
    assert len(minutes) >= 2, done
    assert all(line.endswith("errors 0") for line in minutes), done.stdout
    (visits,) = (line for line in lines if " visits;" in line)
    assert not visits.startswith("0 "), done.stdout
    libraries = [library for kind, (library, _) in PACKAGES.items() if not missing_package(kind)]
    assert loaded.split()[1:] == libraries, "what stays open is not opened at first"
    assert "nothing was wrong" in lines[-1] or done.returncode == 1

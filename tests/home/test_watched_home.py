"""Tests of the tests: none of them leaves anything in the home of whoever runs them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.paths import ROOT

TESTS = """
import os
from pathlib import Path

def test_that_writes_into_its_home():
    (Path.home() / ".local").mkdir()

def test_that_leaves_its_home_alone():
    assert list(Path.home().iterdir()) == []
    assert "CROAKADE_HOME" not in os.environ
"""


def test_a_test_that_writes_into_its_home_fails(tmp_path: Path) -> None:
    file = tmp_path / "test_it.py"
    file.write_text(TESTS, encoding="utf-8")
    before = sorted(Path.home().iterdir())
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.home.watched_home",
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(
        [*command, "-n", "0", "--rootdir", tmp_path, "-c", "/dev/null", file],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert "left in the home: .local" in done.stdout
    assert "2 passed, 1 error" in done.stdout
    assert sorted(Path.home().iterdir()) == before

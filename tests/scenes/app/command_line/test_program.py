from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.scenes.app.program import PATIENCE, PROGRAM, run
from words import say

pytestmark = pytest.mark.usefixtures("own_home")


def test_help_is_printed_and_ends_well() -> None:
    ended = run(["--help"])
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "--headless" in ended.stdout


@pytest.mark.parametrize(
    "line",
    [
        "--game chess",
        "--game quibbit --seats me you",
        "--game quibbit --seats me",
        "--game quibbit --option hat=red",
        "--size huge",
        "--seed seven",
        "--headless",
        "--demo",
        "--headless --demo --game quibbit --matches 0",
        "--headless --demo --game quibbit --shots /dev/null/shots",
        "--croak",
    ],
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(line: str) -> None:
    ended = run(line.split())
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1
    assert ended.stderr.endswith(".\n")


def test_without_a_display_one_sentence_is_said() -> None:
    blind = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    ended = run([], blind)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == say("command.no_display") + "\n"


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
@pytest.mark.parametrize("scene", [[], ["--game", "quibbit", "--seats", "me", "hard", "judge"]])
def test_signals_end_the_game_cleanly(name: str, scene: list[str], tmp_path: Path) -> None:
    shots = tmp_path / "shots"
    running = subprocess.Popen(
        [*PROGRAM, *scene, "--shots", str(shots), "--every", "0.2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        _wait_for_pictures(shots, 4)
        running.send_signal(getattr(signal, name))
        assert running.communicate(timeout=PATIENCE) == (b"", b"")
        assert running.returncode == 0
    finally:
        running.kill()


def _wait_for_pictures(folder: Path, count: int) -> None:
    until = monotonic() + PATIENCE
    while len(list(folder.glob("*.png"))) < count:
        assert monotonic() < until, "the program does not come up"
        sleep(0.05)

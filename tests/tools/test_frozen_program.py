"""The frozen program plays as the one from source, without anything around it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.all_games import GAMES
from tests.paths import ROOT
from tools.packaging.contents import font_modules, other_files, voice_files

pytestmark = pytest.mark.build

PATIENCE = 120.0  # seconds
FORKED = b"--multiprocessing-fork"


def start(command: Sequence[str], home: Path) -> subprocess.Popen[str]:
    """Start *command* with an empty environment but for where its files lie."""
    variables = {"CROAKADE_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd="/", env=variables, stdout=pipe, stderr=pipe, text=True)


@pytest.mark.parametrize(("name", "seats"), [(game.name, game.seats[0]) for game in GAMES])
def test_a_frozen_match_ends_as_one_from_source(
    release: Path, name: str, seats: int, tmp_path: Path
) -> None:
    asked = ["--headless", "--demo", "--game", name, "--seed", "7", "--matches", "1", "--seats"]
    asked += ["easy"] * seats
    frozen = start([str(release / "program" / "croakade"), *asked], tmp_path / "frozen")
    source = start([sys.executable, str(ROOT / "run_game.py"), *asked], tmp_path / "source")
    told, errors = frozen.communicate(timeout=PATIENCE)
    assert told == source.communicate(timeout=PATIENCE)[0]
    assert f"{name} with seed 7" in told
    assert errors == ""
    assert frozen.returncode == source.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_bots_of_the_frozen_program_think_in_processes_of_their_own(
    release: Path, tmp_path: Path
) -> None:
    asked = ["--size", "320x180", "--game", "mosquito", "--seed", "7", "--seats", "hard"]
    program = start([str(release / "program" / "croakade"), *asked], tmp_path)
    try:
        running = tmp_path / "data"
        wait_until(lambda: bool(bots_of(release)))
        wait_until(lambda: any(len(lines(file)) > 3 for file in running.rglob("*")))
        wait_until(lambda: bool(bots_of(release)))  # one that could not think would be gone
    finally:
        program.send_signal(signal.SIGTERM)
        program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    wait_until(lambda: not bots_of(release))


def bots_of(release: Path) -> set[Path]:
    """The processes that the frozen program has started for bots."""
    places = [place for place in Path("/proc").iterdir() if place.name.isdecimal()]
    lines = {place: command_line(place) for place in places}
    return {at for at, line in lines.items() if FORKED in line and bytes(release) in line}


def command_line(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes()
    except OSError:  # it has ended
        return b""


def lines(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines() if file.is_file() else []


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_every_file_of_the_program_is_in_its_folder(release: Path) -> None:
    inside = release / "program" / "_internal"
    for file, folder in other_files(ROOT):
        assert (inside / folder / Path(file).name).read_bytes() == Path(file).read_bytes()
    for module in font_modules(ROOT):
        assert any((inside / module).rglob("*.?tf")), module
    for file, folder in voice_files():
        assert (inside / folder / Path(file).name).is_file(), file

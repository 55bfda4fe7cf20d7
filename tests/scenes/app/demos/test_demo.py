from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pygame
import pytest

from rules.games import AnyGame
from tests.all_games import GAMES
from tests.scenes.app.program import DEMO, PATIENCE, PROGRAM, QUICK, run

SHORT = {
    "quibbit": "rounds=15",
    "frogger": "frogs=2",
    "quabble": "cards=20",
    "mosquito": "columns=4",
    "quivvit": "rounds=4",
}
SHOWN = 10  # pictures of a match, at least


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of all programs."""
    monkeypatch.setenv("CROAKADE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_the_demo_tells_every_result_the_same_for_the_same_seed(home: Path) -> None:
    both = run([*DEMO, *QUICK, "--seed", "7", "--matches", "2"])
    last = run([*DEMO, *QUICK, "--seed", "8"])
    assert (both.returncode, both.stderr) == (last.returncode, last.stderr) == (0, "")
    first_line, second_line = both.stdout.splitlines()
    assert first_line.startswith("quibbit with seed 7: 1. ")
    assert second_line + "\n" == last.stdout
    assert not home.exists()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_demo_plays_a_match_of_every_game_to_its_end(game: AnyGame, tmp_path: Path) -> None:
    seats, shots = ["easy"] * max(2, game.seats[0]), tmp_path / "shots"
    line = ["--headless", "--demo", "--game", game.name, "--seats", *seats]
    line += ["--shots", str(shots), "--every", "2"]  # nothing else is drawn
    line += ["--option", SHORT[game.name]]
    ended = run([*line, "--size", "320x180", "--seed", "5"])
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith(f"{game.name} with seed 5: 1. ")
    assert len(list(shots.iterdir())) > SHOWN


def test_the_demo_takes_pictures_in_game_time(tmp_path: Path) -> None:
    shots = ["--shots", str(tmp_path / "shots"), "--every", "4"]
    assert run([*DEMO, *QUICK, "--seed", "3", *shots]).returncode == 0
    files = sorted((tmp_path / "shots").iterdir())
    assert [file.name for file in files[:3]] == ["00000.00.png", "00004.00.png", "00008.00.png"]
    first, second = (pygame.image.load(file) for file in files[:2])
    assert first.get_size() == (320, 180)
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(second, "RGB")


def test_a_reader_who_leaves_does_not_end_the_demo() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    demo = [*PROGRAM, *DEMO, *QUICK, "--seed", "1"]
    ended = subprocess.run(
        demo, stdout=writer, stderr=subprocess.PIPE, timeout=PATIENCE, check=False
    )
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (0, b"")

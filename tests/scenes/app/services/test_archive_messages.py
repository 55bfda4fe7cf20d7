"""What the archive has to say reaches the people, and what is nobody's leaves no trace in it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from scenes.app.frames.clocks import GameClock
from scenes.app.frames.frame_timer import FRAME
from scenes.menus.results import Results
from scenes.menus.resume_offer import ResumeOffer
from scenes.menus.title import Title
from scenes.ui.menu.dialog import Dialog
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.archive.full_disk import a_disk_of
from tests.archive.random_matches import Home, a_match, play
from tests.scenes.app.opened_app import app_with, run_frames
from tests.scenes.app.program import QUICK
from tests.scenes.games.quibbit.players import QuibbitButtonPlayer
from tests.scenes.running_app import AT_ONCE, RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY

ANOTHER = """
import sys
from pathlib import Path
from archive.disk_archive import DiskArchive
archive = DiskArchive(Path(sys.argv[1]), print)
archive.open()
print("open", flush=True)
sys.stdin.read()
"""


@contextmanager
def another_program(folder: Path) -> Iterator[None]:
    """A program that keeps its matches in *folder* already."""
    other = subprocess.Popen(
        [sys.executable, "-c", ANOTHER, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert other.stdout is not None
    assert other.stdout.readline() == b"open\n"
    try:
        yield
    finally:
        other.communicate()


def play_to_the_end(app: RunningApp) -> None:
    app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
    guest = QuibbitButtonPlayer(app, KeyButtons())
    app.play_until(lambda: isinstance(app.scene, Results), guest.act)
    app.context.archive.flush()


def test_a_second_program_says_so_and_plays_to_the_end_without_a_trace(tmp_path: Path) -> None:
    with another_program(tmp_path), running_app(TINY, archive=tmp_path) as app:
        assert "already running" in app.shows(Dialog).words
        tap(app, KeyButtons(), Intent.CONFIRM)
        app.shows(Title)
        play_to_the_end(app)
    assert list(tmp_path.rglob("*.jsonl")) == []


def test_a_torn_line_is_said_with_the_offer(tmp_path: Path) -> None:
    home = Home(tmp_path)
    archive = home.open()
    play(home.keep(archive, a_match()), 4)
    archive.close()
    for torn in (False, True):
        if torn:
            (file,) = home.running
            file.write_bytes(file.read_bytes()[:-5])
        with running_app(TINY, archive=tmp_path) as app:
            assert ("last choice is lost" in app.shows(ResumeOffer).words) == torn


def test_a_record_of_another_version_is_said_on_the_title_and_kept(tmp_path: Path) -> None:
    home = Home(tmp_path)
    archive = home.open()
    play(home.keep(archive, a_match()), 4)
    archive.close()
    (file,) = home.running
    text = file.read_text().replace('"version": 1', '"version": 9')
    file.write_text(text)
    with running_app(TINY, archive=tmp_path) as app:
        assert "version 9" in app.shows(Dialog).words
        tap(app, KeyButtons(), Intent.CONFIRM)
        app.shows(Title)
        play_to_the_end(app)
    assert (tmp_path / "aside" / file.name).read_text() == text


def test_a_disk_that_gets_full_is_said_at_the_table_and_the_match_goes_on(tmp_path: Path) -> None:
    with running_app(TINY, archive=tmp_path) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
        guest = QuibbitButtonPlayer(app, KeyButtons())
        app.context.archive.flush()  # the statistics are open before the disk is full
        with a_disk_of(400):
            app.run_until(lambda: isinstance(app.scene, Dialog), guest.act)
        assert "not kept any longer" in app.shows(Dialog).words
        before = len(table.match.log)
        tap(app, KeyButtons(), Intent.CONFIRM)
        app.run_until(lambda: len(table.match.log) > before, guest.act)


def test_without_a_folder_everything_is_played_and_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with running_app(TINY, archive=tmp_path / "file" / "kept") as app:
        assert str(tmp_path / "file" / "kept") in app.shows(Dialog).words
        tap(app, KeyButtons(), Intent.CONFIRM)
        play_to_the_end(app)
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("way", [["--headless"], []], ids=["unseen", "in a window"])
def test_a_demo_leaves_nothing_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: list[str]
) -> None:
    monkeypatch.setenv("CROAKADE_HOME", str(tmp_path))
    demo = ("--demo", "--game", "quibbit", *QUICK, "--seed", "1", *way)
    with app_with(*demo, clock=GameClock(least=AT_ONCE * FRAME)) as app:
        assert run_frames(app, 60 * 300)
        assert app._demo is not None
        assert not app._demo.goes_on()
    assert [*tmp_path.rglob("*.jsonl"), *tmp_path.rglob("*.sqlite")] == []

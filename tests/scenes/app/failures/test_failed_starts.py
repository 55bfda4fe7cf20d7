"""A start that fails twice in a row goes on without the files that it was reading."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from scenes.app import app, main
from scenes.app.exit_code import ExitCode
from scenes.app.failed_starts import RECORDS, SETTINGS, FailedStarts
from scenes.core.paths import art_cache, data_folder, failed_starts_file, settings_file
from tests.scenes.app.opened_app import app_with, run_frames

SIZE = ["--size", "320x180"]

pytestmark = pytest.mark.usefixtures("own_display")


def fail(*_: object) -> bool:
    raise RuntimeError("whatever it may be")


def write_settings() -> None:
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text("effects = 40\n")


def test_only_starts_in_a_row_that_failed_at_the_same_part_count(tmp_path: Path) -> None:
    starts = FailedStarts(tmp_path / "state" / "starting")
    starts.begin()
    starts.begin()
    assert not starts.failed_at(SETTINGS)
    starts.begin_records()
    starts.begin()
    assert not starts.failed_at(SETTINGS)
    starts.begin()
    assert not starts.failed_at(RECORDS)
    starts.begin()
    assert starts.failed_at(SETTINGS)
    starts.over()
    assert list((tmp_path / "state").iterdir()) == []
    starts.begin()
    assert not starts.failed_at(SETTINGS)


def test_settings_and_pictures_are_set_aside_after_two_starts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_settings()
    art_cache().mkdir(parents=True)
    (art_cache() / "it.pixels").write_text("quack")
    with monkeypatch.context() as changed:
        changed.setattr(app, "run", fail)
        for _ in range(2):
            assert main.main(SIZE) == ExitCode.FAILED
    assert capsys.readouterr().err.count("\n") == 2
    assert settings_file().exists()
    FailedStarts(failed_starts_file()).begin()
    with app_with(*SIZE) as running:
        assert "goes on without the settings" in running.context.notices[0]
        assert not (art_cache() / "it.pixels").exists()
        assert running.context.settings.effects != 40
        assert run_frames(running, 10)
    assert settings_file().with_name("settings.broken-1.toml").read_text() == "effects = 40\n"
    assert not failed_starts_file().exists()


def test_settings_that_cannot_be_set_aside_are_not_read_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_settings()
    starts = FailedStarts(failed_starts_file())
    for _ in range(3):
        starts.begin()
    monkeypatch.setattr(Path, "rename", _refuse)
    with app_with(*SIZE) as running:
        assert running.context.settings.effects != 40
        assert len(running.context.notices) == 1
    assert settings_file().read_text() == "effects = 40\n"


def test_records_are_set_aside_after_two_starts_and_settings_stay() -> None:
    write_settings()
    running = data_folder() / "running" / "1-x.jsonl"
    running.parent.mkdir(parents=True)
    running.write_text("quack")
    starts = FailedStarts(failed_starts_file())
    for _ in range(2):
        starts.begin()
        starts.begin_records()
    starts.begin()
    with app_with(*SIZE) as opened:
        opened.services.start()
        (notice,) = opened.context.notices
        assert "without unfinished matches and statistics" in notice
        assert opened.context.settings.effects == 40
    assert (data_folder() / "aside" / "1-x.jsonl").read_text() == "quack"


def test_a_start_that_was_ended_on_purpose_has_not_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "run", lambda *_: ExitCode.CLEAN)
    assert main.main(SIZE) == ExitCode.CLEAN
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    pygame.display.quit()
    assert main.main(SIZE) == ExitCode.BAD_ARGUMENT
    assert not failed_starts_file().exists()


def test_a_pipe_in_the_place_of_its_file_is_not_waited_for() -> None:
    failed_starts_file().parent.mkdir(parents=True)
    os.mkfifo(failed_starts_file())
    starts = FailedStarts(failed_starts_file())
    starts.begin()
    starts.begin_records()
    assert not starts.failed_at(RECORDS)


def test_who_has_no_home_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("CROAKADE_HOME", "HOME", "USERPROFILE", *XDG):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pwd.getpwuid", _no_user)
    monkeypatch.chdir(tmp_path)
    assert main.main(SIZE) == ExitCode.BAD_ARGUMENT
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "this user has no home" in said
    assert list(tmp_path.iterdir()) == []


XDG = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")


def _refuse(*_: object) -> None:
    raise PermissionError("the folder cannot be changed")


def _no_user(_: int) -> None:
    raise KeyError("there is no such user")

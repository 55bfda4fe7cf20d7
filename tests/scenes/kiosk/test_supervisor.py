"""Those who look after a kiosk: its status, its picture, and the manager of services."""

from __future__ import annotations

import json
import os
from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from scenes.app.watchdog import Watchdog
from scenes.core.error_log import close_log, open_log
from scenes.core.paths import log_file
from scenes.kiosk.status import status_text, write_status
from scenes.menus.title import Title
from scenes.playback.attract import Attract
from tests.scenes.kiosk.kiosk_app import ServiceManager, kiosk_app
from words import say

pytestmark = pytest.mark.usefixtures("own_home")


def test_the_status_is_written_whole_every_ten_seconds(tmp_path: Path) -> None:
    file = tmp_path / "run" / "status.json"
    with kiosk_app(tmp_path, f'status = "{file}"\n') as kiosk:
        kiosk.live(0.5)
        first = json.loads(file.read_text(encoding="utf-8"))
        assert first["scene"] == "title"
        assert first["game"] is None
        assert first["memory_mib"] > 10
        assert first["frames_late"] == 0
        kiosk.play()
        kiosk.when += timedelta(seconds=9)
        kiosk.live(8)
        assert json.loads(file.read_text(encoding="utf-8")) == first
        kiosk.live(3)
        second = json.loads(file.read_text(encoding="utf-8"))
        assert (second["scene"], second["game"]) == ("quibbittable", "quibbit")
        assert second["seats"] == ["keys", "bot easy", "bot easy"]
        assert second["pictures"] > first["pictures"] > 0
        assert second["time"] == "2026-11-20T12:00:09"
        assert [path.name for path in file.parent.iterdir()] == ["status.json"]


def no_room(handle: int) -> None:
    raise OSError("the disk is full")


def no_replacing(fresh: Path, file: Path) -> None:
    raise OSError("the disk is gone")


@pytest.mark.parametrize(("name", "failing"), [("fsync", no_room), ("replace", no_replacing)])
def test_a_status_that_fails_half_way_leaves_the_old_one_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, failing: object
) -> None:
    file = tmp_path / "status.json"
    write_status(file, status_text({"scene": "title"}))
    before = file.read_bytes()
    monkeypatch.setattr(os, name, failing)
    with pytest.raises(OSError, match="the disk is"):
        write_status(file, status_text({"scene": "table", "seats": ["keys"] * 4}))
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["status.json"]


@pytest.mark.parametrize("name", ["folder/status.json", "/proc/none/status.json"])
def test_a_status_that_cannot_be_written_is_noted_once_and_the_game_goes_on(
    tmp_path: Path, name: str
) -> None:
    where = tmp_path / name
    open_log(log_file())
    with kiosk_app(tmp_path, f'status = "{where}"\n') as kiosk:
        if where.is_file():  # the first one was written
            where.unlink()
            where.mkdir()
        kiosk.live(35)
        assert kiosk.shows(Attract)
    close_log()
    assert log_file().read_text(encoding="utf-8").count(" ERROR ") == 1


def test_a_kiosk_without_a_speaker_notes_it_once_and_asks_its_guests_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    open_log(log_file())
    with kiosk_app(tmp_path) as kiosk:
        kiosk.live(5)
        assert kiosk.shows(Title)
        assert not kiosk.app.context.notices
    close_log()
    assert log_file().read_text(encoding="utf-8").count(say("sound.no_device")) == 1


def test_the_picture_wanders_by_a_few_pixels_and_stays_whole(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, "drift = 5\n[patience]\ntitle = 86400\n") as kiosk:
        window, shown = kiosk.app.services.window, pygame.display.get_surface()
        assert shown is not None
        places = set()
        for _ in range(12):
            kiosk.live(100)
            canvas = window.surface()
            at = window._at  # type: ignore[attr-defined]
            places.add(at)
            assert max(map(abs, at)) <= 5
            inner = pygame.Rect(20, 20, 280, 140)
            here = shown.subsurface(inner.move(at)).copy()
            assert here.get_view("0").raw == canvas.subsurface(inner).copy().get_view("0").raw
        assert len(places) > 6


def test_the_service_manager_is_told_ready_alive_and_stopping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = str(tmp_path / "notify")
    manager = ServiceManager(address)
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    monkeypatch.setenv("WATCHDOG_USEC", "30000000")
    with kiosk_app(tmp_path) as kiosk:
        played = manager.words()
        assert played[0] == "READY=1" or "READY=1" in played
        kiosk.live(31)
        assert manager.words().count("WATCHDOG=1") == 3
    assert manager.words() == ["STOPPING=1"]
    manager.socket.close()


@pytest.mark.parametrize("address", ["", "nonsense", "/nobody/listens"])
def test_where_nobody_listens_nothing_happens(address: str) -> None:
    watchdog = Watchdog(lambda: 0.0, {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "x"})
    watchdog.ready()
    watchdog.alive()
    watchdog.close()


def test_a_socket_without_a_file_is_reached_too() -> None:
    manager = ServiceManager("\0croakade-test")
    watchdog = Watchdog(lambda: 0.0, {"NOTIFY_SOCKET": "@croakade-test"})
    watchdog.ready()
    assert manager.words() == ["READY=1"]
    watchdog.close()
    manager.socket.close()

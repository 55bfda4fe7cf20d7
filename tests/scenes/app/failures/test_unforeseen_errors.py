"""An error that nobody foresaw ends an app well, or is apologised for."""

from __future__ import annotations

import pytest

from scenes.app.main import main
from scenes.core.paths import log_file
from scenes.menus.title import Title
from scenes.table.table_scene import TableScene
from scenes.ui.menu.dialog import Dialog
from tests.scenes.app.opened_app import app_with, run_frames
from tests.scenes.app.program import DEMO
from words import say


@pytest.fixture(autouse=True)
def surroundings(own_home: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def test_an_error_at_the_table_leads_back_to_the_title_with_a_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with app_with("--game", "quibbit", "--seats", "me", "normal") as app:
        run_frames(app, 5)
        monkeypatch.setattr(TableScene, "step", _stumble)
        assert run_frames(app, 10)
        title, notice = app.stack.scenes
        assert isinstance(title, Title)
        assert isinstance(notice, Dialog)
        assert notice.words == say("crash.recovered")


def test_a_title_that_fails_again_and_again_ends_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Title, "step", _stumble)
    assert main([]) == 1
    out, err = capfd.readouterr()
    assert out == ""
    assert err == say("crash.stopped", file=log_file()) + "\n"
    assert "RuntimeError: stumbled" in log_file().read_text()


def test_an_error_before_the_first_scene_ends_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Title, "__init__", _stumble)
    assert main([]) == 1
    assert capfd.readouterr().err == say("crash.stopped", file=log_file()) + "\n"


def test_an_error_in_a_demo_ends_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(TableScene, "step", _stumble)
    assert main(DEMO) == 1
    assert capfd.readouterr().err == say("crash.stopped", file=log_file()) + "\n"


def _stumble(*_: object) -> None:
    raise RuntimeError("stumbled")

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from scenes.app.crash import TOO_SOON, CrashHandler
from scenes.core import error_log
from scenes.core.error_log import close_log, log_error, open_log
from scenes.core.scene import Scene
from tests.scenes.app.frames.loop_harness import FakeScene
from words import say


@pytest.fixture(autouse=True)
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    file = tmp_path / "state" / "log" / "croakade.log"
    for place, name in ((threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(place, name, getattr(place, name))
    monkeypatch.setattr(logging, "raiseExceptions", True)
    open_log(file)
    yield file
    close_log()


@dataclass
class CrashHarness:
    """A crash handler with a fake title and clock, and what it tells people."""

    title: Scene | Exception = field(default_factory=FakeScene)
    present: bool = True
    time: float = 100.0
    messages: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.handler = CrashHandler(
            self._make, self.messages.append, lambda: self.time, self.present
        )

    def _make(self) -> Scene:
        if isinstance(self.title, Exception):
            raise self.title
        return self.title


def test_after_an_error_the_game_goes_on_at_the_title_with_one_message(log: Path) -> None:
    harness = CrashHarness()
    assert harness.handler.recover(RuntimeError("first failure")) is harness.title
    assert harness.messages == [say("crash.recovered")]
    assert not harness.handler.given_up
    text = log.read_text()
    assert "first failure" in text


def test_the_log_tells_what_led_to_the_error(log: Path) -> None:
    def fail_here() -> None:
        raise RuntimeError("oops")

    with pytest.raises(RuntimeError) as raised:
        fail_here()
    log_error(raised.value)
    assert "in fail_here" in log.read_text()


def test_an_error_right_after_an_error_ends_the_program() -> None:
    harness = CrashHarness()
    harness.handler.recover(RuntimeError())
    harness.time += TOO_SOON / 2
    assert harness.handler.recover(RuntimeError()) is None
    assert harness.handler.given_up


def test_an_error_much_later_is_a_new_one() -> None:
    harness = CrashHarness()
    harness.handler.recover(RuntimeError())
    harness.time += 2 * TOO_SOON
    assert harness.handler.recover(RuntimeError()) is harness.title
    assert len(harness.messages) == 2


def test_a_title_that_cannot_be_made_ends_the_program(log: Path) -> None:
    harness = CrashHarness(title=RuntimeError("no title"))
    assert harness.handler.recover(RuntimeError("first")) is None
    assert harness.handler.given_up
    assert log.read_text().index("first") < log.read_text().index("no title")


def test_where_nobody_can_read_a_message_the_first_error_ends_the_program() -> None:
    harness = CrashHarness(present=False)
    assert harness.handler.recover(RuntimeError()) is None
    assert harness.messages == []


def test_the_log_never_grows_beyond_a_few_files(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error_log, "LARGEST", 2000)
    for number in range(100):
        log_error(RuntimeError(f"error {number}"))
    assert len(list(log.parent.iterdir())) == error_log.OLDER + 1
    assert all(file.stat().st_size <= 2000 for file in log.parent.iterdir())
    assert "error 99" in log.read_text()


def test_without_a_place_for_the_log_nothing_is_said(
    log: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    log.parent.parent.write_text("a file where the folder should be")
    log_error(RuntimeError("unwritten"))
    log_error(RuntimeError("unwritten too"))
    assert capfd.readouterr() == ("", "")


def test_an_error_in_a_thread_is_written_down_and_not_printed(
    log: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise RuntimeError("lost in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert "lost in a thread" in log.read_text()
    assert capfd.readouterr() == ("", "")

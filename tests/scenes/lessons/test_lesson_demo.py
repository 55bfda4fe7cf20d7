"""A lesson that nobody plays ends by itself, and says the same each time."""

from __future__ import annotations

import pytest

from scenes.app.main import main
from scenes.lessons.lesson import lesson_of


def test_a_headless_lesson_plays_itself_and_prints_its_captions(
    own_home: None, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["--headless", "--lesson", "quibbit", "--size", "320x180"]) == 0
    out, err = capfd.readouterr()
    assert out.splitlines() == [caption.words for caption in lesson_of("quibbit").captions]
    assert err == ""

"""A lesson that nobody plays ends by itself, and says the same each time."""

from __future__ import annotations

import pytest

from scenes.app.main import main
from scenes.lessons.lesson import lesson_of
from tests.scenes.lessons.played_lessons import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_headless_lesson_plays_itself_and_prints_its_captions(
    own_home: None, capfd: pytest.CaptureFixture[str], game: str
) -> None:
    assert main(["--headless", "--lesson", game, "--size", "320x180"]) == 0
    out, err = capfd.readouterr()
    assert out.splitlines() == [caption.words for caption in lesson_of(game).captions]
    assert err == ""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path

import pygame
import pytest

from scenes.app import title_cache
from scenes.app.command_line.program_version import program_version
from scenes.app.title_cache import TitleCache, show_title
from scenes.core.paths import art_cache, settings_file

SIZE = (320, 180)
TEAL = pygame.Color("teal")

pytestmark = pytest.mark.usefixtures("own_display")


def keep_a_picture(size: tuple[int, int] = SIZE) -> None:
    picture = pygame.Surface(size)
    picture.fill(TEAL)
    TitleCache(size).save(picture)
    for thread in threading.enumerate():
        if thread.name == title_cache.THREAD_NAME:
            thread.join()


def shown(size: tuple[int, int] = SIZE) -> bool:
    """Whether a title of *size* shows the kept picture; a new window is black."""
    pygame.display.quit()
    pygame.display.init()
    show_title(size, fullscreen=False)
    screen = pygame.display.get_surface()
    assert screen is not None
    assert screen.get_size() == size
    return screen.get_at((5, 5)) == TEAL


def test_a_kept_title_is_shown_at_the_next_start() -> None:
    assert not shown()
    keep_a_picture()
    assert shown()


def test_a_window_of_another_size_waits_for_its_own_title() -> None:
    keep_a_picture()
    assert not shown((640, 360))


def test_a_title_in_another_language_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_a_picture()
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert not shown()


def test_a_title_of_other_settings_is_not_shown() -> None:
    keep_a_picture()
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("text_size = 200\n")
    assert not shown()


def test_a_title_of_an_older_program_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("scenes", "sprites/art", "words"):
        (tmp_path / "program" / folder).mkdir(parents=True)
    art = tmp_path / "program" / "sprites" / "art" / "frog.svg"
    art.write_text("<svg/>")
    version = partial(program_version.__wrapped__, tmp_path / "program")
    monkeypatch.setattr(title_cache, "program_version", version)
    keep_a_picture()
    assert shown()
    art.write_text("<svg></svg>")
    assert not shown()


def test_a_broken_picture_is_not_shown_and_is_made_anew() -> None:
    keep_a_picture()
    (file,) = art_cache().glob("title-*")
    file.write_bytes(file.read_bytes()[:-100] + bytes(100))
    assert not shown()
    keep_a_picture()
    assert shown()


def test_only_one_title_is_kept() -> None:
    keep_a_picture()
    keep_a_picture((640, 360))
    assert len(list(art_cache().glob("title-*"))) == 1


def test_a_cache_that_cannot_be_written_is_nobodys_business(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    keep_a_picture()
    assert not shown()
    assert capfd.readouterr() == ("", "")


def test_the_title_opens_as_large_as_the_settings_want() -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("effects = 20\nfullscreen = true # false, true\n")
    show_title(None, fullscreen=False)
    screen = pygame.display.get_surface()
    assert screen is not None
    assert screen.get_flags() & pygame.FULLSCREEN

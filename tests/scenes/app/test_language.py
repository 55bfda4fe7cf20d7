"""The command line chooses the language before the settings do, and the system does last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

import words
from rules.text_limits import LineError
from scenes.app.command_line.argument_types import BadArgument
from scenes.app.command_line.arguments import parse
from scenes.app.frames.clocks import GameClock
from scenes.app.language import chosen_language, system_language
from scenes.app.services.services import Services
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.kiosk.kiosk_file import parse_kiosk_file
from sprites.render import language_fonts
from words import ENGLISH, PSEUDO, languages, spoken

DEMO = ("--headless", "--demo", "--game", "quibbit", "--size", "320x180")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    words.speak(ENGLISH)
    pygame.quit()


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de_DE.UTF-8", "de"), ("pt-BR", "pt"), ("C", ENGLISH), ("POSIX", ENGLISH), ("", ENGLISH)],
)
def test_the_system_names_its_language(
    monkeypatch: pytest.MonkeyPatch, locale: str, language: str
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.setenv("LC_ALL", locale)
    assert system_language() == language


def test_what_is_not_offered_becomes_english_or_the_first_one() -> None:
    assert chosen_language("de", ("de", "en")) == "de"
    assert chosen_language("fr", ("de", "en")) == ENGLISH
    assert chosen_language("system", ("de", "fr")) == "de"


def test_the_command_line_speaks_its_language_until_people_choose_another() -> None:
    services = Services(parse([*DEMO, "--language", "de"]), GameClock())
    assert spoken() == "de"
    settings = services.context.settings
    services.context.keep(replace(settings, music=20))
    assert spoken() == "de"
    services.context.keep(replace(settings, language="en"))
    assert spoken() == ENGLISH
    services.close()


def test_the_command_line_knows_the_languages_that_there_are() -> None:
    assert parse([*DEMO, "--language", PSEUDO]).language == PSEUDO
    with pytest.raises(BadArgument) as caught:
        parse([*DEMO, "--language", "tlh"])
    assert ", ".join(languages()) in str(caught.value)
    assert PSEUDO not in str(caught.value)


def test_japanese_is_offered_only_where_its_font_is_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "ja" in KioskRules().offered_languages
    monkeypatch.setitem(language_fonts.NEEDED, "ja", "no_such_font")
    assert "ja" not in KioskRules().offered_languages
    with pytest.raises(BadArgument, match="pip install no-such-font"):
        parse([*DEMO, "--language", "ja"])
    with pytest.raises(LineError, match="ja"):
        parse_kiosk_file('languages = ["ja"]')


def test_broken_words_are_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "de").mkdir()
    broken = tmp_path / "de" / "menus.toml"
    broken.write_text("[menu", "utf-8")
    monkeypatch.setattr(words, "FOLDERS", (*words.FOLDERS, tmp_path))
    services = Services(parse([*DEMO, "--language", "de"]), GameClock())
    services._report_words()
    assert len(services.context.notices) == 1
    assert str(broken) in services.context.notices[0]
    services.close()

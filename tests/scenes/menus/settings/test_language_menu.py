"""Another language is chosen by its own name, and holds at once and everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.menus.settings.language_menu import LanguageMenu
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.menus.title import Title
from seats.intents import Intent
from seats.keyboard.keys import RIGHT_KEYS
from sprites.pictures.pictures import Picture
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.window_sizes import texts
from words import ENGLISH, sentences, spoken

GERMAN = "de"


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def words_of(pictures: list[Picture]) -> set[str]:
    return {text.words for picture in pictures for text in texts(picture)}


def title_words(app: RunningApp) -> set[str]:
    title = app.shows(Title)
    return words_of([item.pictures.plain for item in title.menu.items])


def open_languages(app: RunningApp) -> LanguageMenu:
    app.frames(2)
    app.shows(Title).menu.focus = "language"
    tap(app, KeyButtons(RIGHT_KEYS), Intent.CONFIRM)
    return app.shows(LanguageMenu)


def test_the_title_speaks_the_language_that_was_chosen_on_it(app: RunningApp) -> None:
    menu = open_languages(app)
    assert menu.menu.focus == ENGLISH
    menu.menu.focus = GERMAN
    tap(app, KeyButtons(RIGHT_KEYS), Intent.CONFIRM)
    app.frames(2)
    assert (app.context.settings.language, spoken()) == (GERMAN, GERMAN)
    assert sentences(GERMAN)["title.help"] in title_words(app)
    assert sentences(ENGLISH)["title.help"] not in title_words(app)


def test_the_settings_follow_while_they_are_open(app: RunningApp) -> None:
    app.frames(2)
    screen = SettingsMenu(app.context, RIGHT_KEYS)
    app.stack.reset(*app.stack.scenes, screen)
    app.frames(2)
    screen.menu.focus = "language"
    for _ in range(20):
        tap(app, KeyButtons(RIGHT_KEYS), Intent.RIGHT)
        if app.context.settings.language == GERMAN:
            break
    app.frames(2)
    assert screen.title() == sentences(GERMAN)["settings.title"]
    assert sentences(GERMAN)["settings.music"] in words_of(
        [item.pictures.plain for item in screen.menu.items]
    )


def test_a_kiosk_offers_what_its_owner_names(app: RunningApp) -> None:
    app.context.kiosk_rules = KioskRules(kiosk=True, languages=(GERMAN, ENGLISH))
    assert [row.name for row in LanguageMenu(app.context).rows()] == [GERMAN, ENGLISH]
    app.context.kiosk_rules = KioskRules(kiosk=True, languages=(ENGLISH,))
    app.stack.reset(Title(app.context))
    app.frames(2)
    assert "language" not in [item.name for item in app.shows(Title).menu.items]

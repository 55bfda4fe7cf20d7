"""What is said of the one button, and where scanning begins again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.core.settings.settings import Settings
from scenes.menus.title import Title
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.scanning.scan_words import HINTED, ScanAct, scan_words
from seats.intents import Intent
from sprites.pictures.pictures import Collage, Text
from tests.scenes.contexts import headless_context, live, press
from tests.scenes.one_button_player import REST, OneButtonPlayer
from tests.scenes.running_app import SMALL, RunningApp, running_app
from tests.scenes.ui.menu_screens import opened

CALM = Settings(one_button="auto", scan_time=500, reduced_motion=True)
HINT = "One thing after the other is marked. Press when the right one is."


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(SMALL, CALM) as opened:
        opened.frames(3)
        yield opened


def shown_words(screen: MenuScreen) -> str:
    """What *screen* says of the one button."""
    found = next(widget for widget in screen.widgets.shown if widget.name == "scan words")
    assert isinstance(found.picture, Collage)
    words = found.picture.pieces[-1].picture
    assert isinstance(words, Text)
    return words.words


def test_the_first_presses_are_explained_and_then_each_press_is_named(app: RunningApp) -> None:
    assert shown_words(app.screen) == f"{HINT}\nPress: open this group"
    player = OneButtonPlayer(app, "auto")
    player.choose("settings")
    app.run_until(lambda: app.screen.menu.items)
    player.choose("back")
    assert app.context.input_reader.one_button_presses >= HINTED
    app.frames(3)
    assert shown_words(app.screen) == "Press: open this group"
    player.choose("settings")
    app.frames(REST)
    player.press_when(lambda: True)
    assert shown_words(app.screen) == "Press: change this"
    app.run_until(lambda: app.screen.scan.entry and app.screen.scan.entry.leaves)
    app.frames(3)
    assert shown_words(app.screen) == "Press: leave this group"


@pytest.mark.parametrize(
    ("screen", "item", "words"),
    [
        ("settings", "reduced_motion", "Press: change this"),
        ("settings", "effects", "Press: change this"),
        ("help", "later", "Press: turn the page"),
        ("help", "back", "Press: choose this"),
    ],
)
def test_it_is_said_that_a_value_is_changed_and_a_page_is_turned(
    screen: str, item: str, words: str
) -> None:
    context = headless_context(SMALL)
    context.settings = CALM
    shown = opened(screen, context)
    shown.lay_out(None)
    while shown.scan.entry is None or shown.scan.entry.items != (item,):
        live(shown, 0.1)
        entry = shown.scan.entry
        if entry and entry.members and item in entry.items:
            press(shown, Intent.CONFIRM)
    shown.refresh()
    assert shown_words(shown).endswith(words)


def test_of_a_group_and_of_the_way_out_of_it_no_item_is_raised(app: RunningApp) -> None:
    assert app.screen.scan.entry
    assert app.screen.scan.entry.members
    assert not app.screen.scan.raised
    player = OneButtonPlayer(app, "auto")
    app.frames(REST)
    player.press_when(lambda: True)
    assert app.screen.scan.raised == app.screen.scan.entry.items[0]
    app.run_until(lambda: app.screen.scan.entry and app.screen.scan.entry.leaves)
    assert not app.screen.scan.raised


def test_a_switch_flips_at_once(app: RunningApp) -> None:
    player = OneButtonPlayer(app, "auto")
    player.choose("settings")
    app.run_until(lambda: app.screen.menu.items)
    player.change("reduced_motion", 1, False)
    assert app.screen.scan.entry
    assert app.screen.scan.entry.items == ("reduced_motion",)
    assert not app.screen.scan.entry.change


def test_after_the_way_back_the_scan_begins_as_at_first(app: RunningApp) -> None:
    first = app.screen.scan.entry
    player = OneButtonPlayer(app, "auto")
    player.choose("settings")
    app.run_until(lambda: app.screen.menu.items)
    player.choose("back")
    title = app.shows(Title)
    app.frames(2)
    assert title.scan.entry == first
    assert title.menu.focus == "quibbit"


@pytest.mark.parametrize("way", ["auto", "step", "hold"])
@pytest.mark.parametrize("act", ScanAct)
def test_there_are_words_whatever_the_way_was_before(
    app: RunningApp, way: str, act: ScanAct
) -> None:
    app.set(one_button=way)
    app.context.input_reader.one_button = True
    player = OneButtonPlayer(app, way)
    for _ in range(HINTED):
        player.press_when(lambda: True)
    assert scan_words(app.context, act)

"""The buttons below a podium: which is the widest, and how their words lie."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.games import REGISTRATIONS
from scenes.core.ending import Ending, ResultRow
from scenes.core.settings.settings import Settings
from scenes.menus.podium.podium_buttons import LEAST_WIDE
from scenes.menus.results import Results
from scenes.ui.labels import TOUCH_SIZE, line_height
from scenes.ui.menu.menu import MenuItem
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from sprites.pictures import theme
from sprites.pictures.pictures import Text
from sprites.render.renderer import Renderer
from tests.archive.random_matches import a_match
from tests.for_each import for_each
from tests.scenes.contexts import headless_context
from tests.scenes.menus.podium.laid_out_podium import results
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons, Mouse, PadButtons, tap
from tests.scenes.table.checked_tables import TINY
from tests.scenes.window_sizes import texts
from words import ENGLISH, languages, speak

MOST_LINES = 2.1  # of one line's height: two lines, and some rounding


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def laid_out(game: str) -> tuple[Renderer, Results]:
    context, rows = headless_context(), [ResultRow(1, Seat(0), 0), ResultRow(2, Seat(1), 1)]
    results = Results(context, a_match(game), Ending(rows, "Why."), None)
    results.lay_out(None)
    return context.renderer, results


def words_of(item: MenuItem) -> Text:
    (text,) = texts(item.pictures.plain)
    return text


@for_each("language", languages())
def test_the_first_button_is_by_far_the_widest_and_no_words_need_three_lines(language: str) -> None:
    speak(language)
    for game in REGISTRATIONS:
        renderer, results = laid_out(game)
        first, *others = results.menu.items
        assert first.name == "rematch"
        assert first.box.w >= LEAST_WIDE * sum(one.box.w for one in others) / len(others)
        for item in results.menu.items:
            text = words_of(item)
            assert renderer.size(text)[1] <= MOST_LINES * line_height(renderer, text.size)
            assert text.size >= theme.FLOOR
            assert item.box.h >= TOUCH_SIZE
            assert results.safe_area.encloses(item.box)


def test_the_words_of_the_first_button_are_larger() -> None:
    _, results = laid_out("quivvit")
    first, *others = [words_of(item).size for item in results.menu.items]
    assert first > max(others)


def test_the_button_in_focus_shows_what_chooses_on_the_device_that_was_used_last() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        scene, reader, mouse = results(app), app.context.input_reader, Mouse(app)
        app.frames(90)  # they take no presses at once
        pad = PadButtons(app.plug_in())
        app.frames(2)

        def shows(device: Device) -> bool:
            glyph = reader.controls(device).glyph(Intent.CONFIRM)
            item = scene.menu.focused_item
            assert item
            assert repr(glyph.art) not in repr(item.pictures.plain), "only the one in focus"
            return repr(glyph.art) in repr(item.pictures.focused)

        tap(app, KeyButtons(), Intent.RIGHT)
        assert shows(LEFT_KEYS)
        tap(app, pad, Intent.RIGHT)
        app.frames(2)
        assert scene.device
        assert not shows(LEFT_KEYS)
        assert shows(scene.device)
        mouse.move(*scene.menu.items[0].box.centre)
        app.frames(2)
        assert "icon-check" in repr(scene.menu.items[0].pictures.focused)


@pytest.mark.parametrize("settings", [Settings(), Settings(text_size=200)])
def test_the_head_of_who_chooses_touches_no_plate(settings: Settings) -> None:
    with running_app((320, 180), settings) as app:
        order = [ResultRow(i + 1, Seat(i), i, "Points: 4, direct: 1") for i in range(4)]
        scene = Results(app.context, a_match("mosquito"), Ending(order, "Why."), None)
        app.stack.reset(scene)
        app.frames(60)
        head, plates = scene.widgets["marker"], [scene.widgets[f"plate-{i}"] for i in range(4)]
        renderer = app.context.renderer
        top = head.pose.y - renderer.size(head.picture)[1] / 2
        for plate in plates:
            assert top > plate.pose.y + renderer.size(plate.picture)[1] / 2

"""The title says to choose a game and with what, to those who have not played here yet."""

from __future__ import annotations

from scenes.core.settings.settings import Settings
from scenes.menus.start_sign import choosing_glyphs
from scenes.menus.title import LOOK, Title
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.pads.pad import ANY_PAD
from seats.pointer.pointer import POINTER
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import texts
from words import say


def words_on_sign(app: RunningApp) -> list[str]:
    signs = [one for one in app.shows(Title).widgets.shown if one.name == "choose"]
    return [text.words for one in signs for text in texts(one.picture)]


def test_the_sign_shows_what_chooses_on_all_devices() -> None:
    with running_app() as app:
        controls = map(app.context.input_reader.controls, (ANY_PAD, RIGHT_KEYS, LEFT_KEYS, POINTER))
        assert choosing_glyphs(app.context) == tuple(one.glyph(Intent.CONFIRM) for one in controls)
        assert words_on_sign(app) == [say("title.choose"), "Enter", "Space"]


def test_a_pad_that_comes_is_shown_as_it_is() -> None:
    with running_app() as app:
        before = choosing_glyphs(app.context)
        app.plug_in()
        app.frames(LOOK + 2)
        (pad,) = app.context.input_reader.connected
        shown = choosing_glyphs(app.context)
        assert shown[0] == app.context.input_reader.controls(pad).glyph(Intent.CONFIRM)
        assert shown[0] not in before
        assert app.shows(Title)._shown_signs[-1] == shown


def test_who_has_played_here_or_plays_with_one_button_sees_no_sign() -> None:
    with running_app() as app:
        app.context.known_games.add("quibbit")
        app.frames(LOOK + 2)
        assert words_on_sign(app) == []
    with running_app(settings=Settings(one_button="auto")) as app:
        assert words_on_sign(app) == []

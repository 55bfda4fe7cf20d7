"""Menus in the hands of a pointer, settings that take effect, pages that turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.core.choice_fields import choice_fields
from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Quit, Reset, Transition
from scenes.core.settings.settings import Settings
from scenes.menus.credits import Credits
from scenes.menus.help.accessibility import Accessibility
from scenes.menus.help.help import Help
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.log import Log
from scenes.menus.pause import Pause
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.menus.title import Title
from scenes.ui.menu.dialog import Dialog
from scenes.ui.menu.list_screen import ListRow, ListScreen
from scenes.ui.menu.menu_screen import MenuScreen
from seats.devices import Device
from seats.input.input_events import Point
from seats.intents import Intent, Phase
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.pointer.pointer import POINTER
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from tests.all_games import GAMES
from tests.archive.random_matches import a_match, play
from tests.scenes.contexts import (
    PAD,
    PlayedSounds,
    drag,
    headless_context,
    item_box,
    live,
    press,
    tap,
)
from words import say


def settings(context: Context) -> SettingsMenu:
    menu = SettingsMenu(context, PAD)
    menu.lay_out(None)
    return menu


def share(box: Box, across: float) -> tuple[float, float]:
    return box.x + box.w * across, box.centre[1]


def hover(screen: MenuScreen, x: float, y: float) -> None:
    screen.handle(
        Point(None, POINTER, x / screen.renderer.width, y / screen.renderer.height, Phase.MOVE)
    )


class Vanishing(ListScreen):
    """Has a row that goes as soon as it is chosen."""

    gone = False

    def title(self) -> str:
        return ""

    def rows(self) -> list[ListRow]:
        stays = ListRow("stays", "This stays")
        return [stays] if self.gone else [ListRow("goes", "This goes", self._go), stays]

    def _go(self, device: Device) -> Transition:
        self.gone = True
        self.refresh()
        return None


def test_an_item_that_is_gone_once_it_was_chosen_is_not_moved_any_more() -> None:
    menu = Vanishing(headless_context())
    menu.lay_out(None)
    press(menu, Intent.CONFIRM)
    assert menu.menu.items[0].name == "stays"


def test_hovering_moves_the_focus() -> None:
    played = PlayedSounds()
    menu = settings(headless_context(played=played))
    hover(menu, *item_box(menu, "speed").centre)
    assert menu.menu.focus == "speed"
    assert played.sounds[-1] is Sound.MENU_MOVE
    hover(menu, 2, 2)
    assert menu.menu.focus == "speed"


def test_the_arrows_of_a_dial_are_touched_apart() -> None:
    context = headless_context()
    menu = settings(context)
    volumes = []
    (back_start, _, _), (on_start, _, _) = menu.menu.items[0].zones
    row = item_box(menu, "effects")
    for across in (back_start + 0.02, on_start + 0.02, on_start + 0.02, 0.1):
        drag(menu, [share(row, across)])
        volumes.append(context.settings.effects)
    assert volumes == [60, 80, 100, 0]


def test_what_is_not_let_go_on_the_same_row_is_not_chosen() -> None:
    context = headless_context()
    menu = settings(context)
    drag(menu, [item_box(menu, "effects").centre, item_box(menu, "effects").moved(0, 12).centre])
    changed = context.settings
    assert changed != Settings()
    drag(menu, [item_box(menu, "effects").centre, item_box(menu, "back").centre])
    drag(menu, [(3, 3), item_box(menu, "effects").centre])
    assert context.settings == changed


def test_dragging_rolls_what_is_too_long_and_chooses_nothing() -> None:
    context = headless_context(scale=2.0)
    menu = settings(context)
    last = menu.menu.items[-2]
    assert not menu.menu.is_visible(last)
    row = item_box(menu, "speed").centre
    for _ in range(10):
        drag(menu, [row, (row[0], row[1] - 60), (row[0], row[1] - 200)])
    assert menu.menu.is_visible(last)
    assert context.settings == Settings()
    live(menu, 0.3)
    assert menu.widgets[last.name].visible
    assert not menu.widgets["effects"].visible


def test_the_wheel_walks_through_a_column() -> None:
    menu = settings(headless_context())
    press(menu, Intent.TURN_RIGHT, POINTER)
    press(menu, Intent.TURN_RIGHT, POINTER)
    assert menu.menu.focus == "music"
    press(menu, Intent.TURN_LEFT, POINTER)
    assert menu.menu.focus == "ambience"


def test_walking_rolls_to_the_row_in_focus() -> None:
    menu = settings(headless_context(scale=2.0))
    for _ in range(len(menu.menu.items)):
        focused = menu.menu.focused_item
        assert focused is not None
        assert menu.menu.is_visible(focused)
        press(menu, Intent.DOWN)
    assert menu.menu.focus == "effects"


@pytest.mark.parametrize("device", [PAD, LEFT_KEYS, RIGHT_KEYS])
def test_a_setting_takes_effect_as_it_is_turned(device: Device) -> None:
    context = headless_context()
    kept: list[Settings] = []
    keep = context.keep

    def keep_it(changed: Settings) -> None:
        kept.append(changed)
        keep(changed)

    context.keep = keep_it
    menu = settings(context)
    menu.menu.focus = "speed"
    press(menu, Intent.RIGHT, device)
    assert [changed.speed for changed in kept] == ["calm"]
    assert context.settings.speed == "calm"


def test_a_larger_text_lays_out_this_very_menu_anew() -> None:
    context = headless_context()
    menu = settings(context)
    menu.menu.focus = "text_size"
    before = item_box(menu, "text_size").h
    for _ in range(4):
        press(menu, Intent.RIGHT)
    assert context.renderer.text_scale == 2.0
    assert item_box(menu, "text_size").h > before
    focused = menu.menu.focused_item
    assert focused is not None
    assert menu.menu.is_visible(focused)


def test_with_less_motion_nothing_lives_on_the_title() -> None:
    context = headless_context()
    title = Title(context)
    title.lay_out(None)
    ambient = [token for token in title.widgets.stage.tokens if token.name == "ambient"]
    before = [token.pose for token in ambient]
    live(title, 2.0)
    assert [token.pose for token in ambient] != before
    context.renderer.reduced_motion = True
    title.lay_out(None)
    ambient = [token for token in title.widgets.stage.tokens if token.name == "ambient"]
    before = [token.pose for token in ambient]
    live(title, 2.0)
    assert [token.pose for token in ambient] == before


def test_what_must_be_said_lies_on_the_title_until_it_is_put_away() -> None:
    context = headless_context()
    context.notices += ["The settings were broken.", "Sorry."]
    title = Title(context)
    title.lay_out(None)
    for words in ("The settings were broken.", "Sorry."):
        move = title.step()
        assert isinstance(move, Push)
        assert isinstance(move.scene, Dialog)
        assert move.scene.words == words
        move.scene.lay_out(None)
        assert isinstance(press(move.scene, Intent.CONFIRM), Pop)
    assert title.step() is None


def test_back_on_the_title_leads_to_quit_and_quitting_asks_first() -> None:
    title = Title(headless_context())
    title.lay_out(None)
    assert press(title, Intent.CANCEL) is None
    assert title.menu.focus == "quit"
    asked = press(title, Intent.CONFIRM)
    assert isinstance(asked, Push)
    asked.scene.lay_out(None)
    assert isinstance(press(asked.scene, Intent.CONFIRM), Pop), "the first answer is to stay"
    press(asked.scene, Intent.RIGHT)
    assert isinstance(press(asked.scene, Intent.CONFIRM), Quit)


def test_the_menu_button_of_a_pad_confirms_on_the_title() -> None:
    title = Title(headless_context())
    title.lay_out(None)
    assert isinstance(press(title, Intent.MENU), Push)


@pytest.mark.parametrize("intent", [Intent.RIGHT, Intent.TURN_RIGHT, Intent.CONFIRM])
def test_pages_turn_to_the_last_and_no_further(intent: Intent) -> None:
    played = PlayedSounds()
    book = Help(headless_context(played=played), GAMES[0], PAD)
    book.lay_out(None)
    seen = {book.page}
    for _ in range(40):
        press(book, intent)
        seen.add(book.page)
    assert seen == set(range(len(seen)))
    assert len(seen) >= 8
    # at the end the focus is on the way back, which is all that can be chosen there
    assert played.sounds[-1] is (Sound.MENU_BACK if intent is Intent.CONFIRM else Sound.REFUSE)
    press(book, Intent.TURN_LEFT)
    assert book.page == len(seen) - 2


def test_larger_text_needs_more_pages_and_loses_no_word() -> None:
    books = []
    for scale in (1.0, 2.0):
        book = Credits(headless_context(scale=scale))
        book.lay_out(None)
        books.append(book)
    pages = [len(book._pages) for book in books]
    assert pages[1] > pages[0]
    words = [
        [paragraph.words for page in book._pages for paragraph in page.paragraphs] for book in books
    ]
    assert words[0] == words[1]


def test_the_log_opens_at_its_end_and_its_button_closes_it() -> None:
    log = Log(headless_context(), [f"Something happened {n}." for n in range(60)], PAD)
    log.lay_out(None)
    assert log.page == len(log._pages) - 1 > 0
    assert log.menu.focus == "back"
    assert isinstance(press(log, Intent.LOG), Pop)


def test_left_and_right_lead_along_the_buttons_of_a_log_and_right_of_all_turn_on() -> None:
    captions = [f"Something happened {n}." for n in range(60)]
    log = Log(headless_context((1920, 1080)), captions, PAD, play(a_match(), 1))
    log.lay_out(None)
    page, row = log.page, ["back", "again", "earlier", "later"]
    assert "hint" in [widget.name for widget in log.widgets.shown], (
        "the ways along the row are told"
    )
    assert [item.name for item in sorted(log.menu.items, key=lambda item: item.box.x)] == row
    for name in row[1:]:
        press(log, Intent.RIGHT)
        assert (log.menu.focus, log.page) == (name, page)
    press(log, Intent.TURN_LEFT)
    assert (log.menu.focus, log.page) == ("later", page - 1)
    press(log, Intent.LEFT)
    assert (log.menu.focus, log.page) == ("earlier", page - 1)
    for _ in range(2):
        press(log, Intent.RIGHT)
    assert log.page == page


def test_a_pause_leads_on_back_and_away() -> None:
    context = headless_context()
    pause = Pause(context, a_match(), ["Something happened."], PAD)
    pause.lay_out(None)
    for row, kind in (("resume", Pop), ("rules", Push), ("controls", Push), ("log", Push)):
        pause.menu.focus = row
        assert isinstance(press(pause, Intent.CONFIRM), kind)
    pause.menu.focus = "settings"
    move = press(pause, Intent.CONFIRM)
    assert isinstance(move, Push)
    assert isinstance(move.scene, SettingsMenu)
    move = tap(pause, item_box(pause, "leave"))
    assert isinstance(move, Reset)
    assert isinstance(move.scene, Lobby)
    assert isinstance(move.under, Title)
    assert isinstance(press(pause, Intent.MENU), Pop)


def test_settings_say_what_they_do_and_that_left_and_right_change_them() -> None:
    menu = settings(headless_context())
    menu.context.keep(replace(menu.context.settings, speech="own"))
    for name in ("controls", *(field.field for field in choice_fields(Settings))):
        assert 0 < len(menu.about(name)) <= 70
    words = []
    for row in ("hints", "controls", "back"):
        menu.menu.focus = row
        menu.refresh()
        words.append(menu.move_words())
    assert words == [say("help.move_change"), say("help.move"), say("help.move")]


def test_a_page_with_more_buttons_tells_what_leads_to_them_and_another_what_turns_pages() -> None:
    context = headless_context((1920, 1080))
    controls = context.input_reader.controls(PAD)
    book = Help(context, GAMES[0], PAD)
    book.lay_out(None)
    assert book.move_words() == say("help.buttons")
    along = [controls.glyph(Intent.LEFT), controls.glyph(Intent.RIGHT)]
    assert book.move_glyphs(controls) == along
    assert "hint" in [widget.name for widget in book.widgets.shown]
    for _ in range(2):
        press(book, Intent.LEFT)
    assert (book.menu.focus, book.page) == ("lesson", 0)
    plain = Accessibility(context, PAD)
    plain.lay_out(None)
    assert plain.move_words() == say("help.turn_page")
    assert plain.move_glyphs(controls) == along

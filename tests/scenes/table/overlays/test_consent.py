"""Hidden hands are opened to the room only when everybody at the table agrees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.core import Seat
from rules.mosquito import MOSQUITO
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.core.settings.settings import Settings
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.menus.pause import Pause
from scenes.menus.resume_offer import ResumeOffer
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.table.choosing.secrecy.secrecy import Secrecy
from scenes.table.game_table import AnyTable
from scenes.table.overlays.consent_dialog import ConsentDialog
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, PadButtons, menu_items, tap
from tests.scenes.table.checked_tables import open_and_wait
from tests.scenes.ui.menu_screens import audit_keeper

TWO = Person(LEFT_KEYS), Person(RIGHT_KEYS)
LEFT, RIGHT = KeyButtons(LEFT_KEYS), KeyButtons(RIGHT_KEYS)
CALM = Settings(reduced_motion=True, hints="never")


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(settings=CALM) as opened:
        yield opened


def at_the_table(app: RunningApp, *occupants: Occupant) -> AnyTable:
    return open_and_wait(app, new_table(app, *occupants, seed=3))


def set_in_the_pause(app: RunningApp, setting: str, value: str) -> None:
    """Bob pauses, changes a setting, and goes back to the table."""
    tap(app, RIGHT, Intent.MENU)
    app.run_until(lambda: isinstance(app.scene, Pause))
    app.screen.menu.focus = "settings"
    tap(app, RIGHT, Intent.CONFIRM)
    app.shows(SettingsMenu).menu.focus = setting
    while getattr(app.context.settings, setting) != value:
        tap(app, RIGHT, Intent.RIGHT)
    tap(app, RIGHT, Intent.CANCEL, Intent.CANCEL)
    app.frames(4)


def agree(app: RunningApp, buttons: KeyButtons | PadButtons) -> None:
    app.shows(ConsentDialog).menu.focus = "agree"
    tap(app, buttons, Intent.CONFIRM)


def ways_of_secrecy(table: AnyTable) -> set[Secrecy]:
    return {table.secrecy(seat) for seat in table.context.seating.people()}


def test_one_person_cannot_open_the_hands_of_others(app: RunningApp) -> None:
    table = at_the_table(app, *TWO)
    set_in_the_pause(app, "secrecy", "open")
    assert Secrecy.OPEN not in ways_of_secrecy(table)
    agree(app, RIGHT)
    agree(app, RIGHT)  # once more is not for somebody else
    assert Secrecy.OPEN not in ways_of_secrecy(table)
    agree(app, LEFT)
    assert app.at(table)
    assert ways_of_secrecy(table) == {Secrecy.OPEN}


def test_whoever_does_not_agree_keeps_all_hands_hidden(app: RunningApp) -> None:
    table = at_the_table(app, *TWO)
    set_in_the_pause(app, "secrecy", "open")
    agree(app, RIGHT)
    tap(app, LEFT, Intent.CANCEL)
    app.frames(4)
    assert app.at(table)
    assert app.context.settings.secrecy == "automatic"
    assert Secrecy.OPEN not in ways_of_secrecy(table)


def test_a_device_that_nobody_plays_with_agrees_for_nobody(app: RunningApp) -> None:
    table = at_the_table(app, Person(LEFT_KEYS), Person(LEFT_KEYS))
    stranger = PadButtons(app.plug_in())
    set_in_the_pause(app, "secrecy", "open")
    agree(app, stranger)
    agree(app, LEFT)
    app.shows(ConsentDialog)
    agree(app, LEFT)  # two share a device: one after another
    assert ways_of_secrecy(table) == {Secrecy.OPEN}


def test_nobody_agrees_for_a_person_who_is_away(app: RunningApp) -> None:
    table = at_the_table(app, Person(RIGHT_KEYS), Away(LEFT_KEYS, "easy"))
    set_in_the_pause(app, "secrecy", "open")
    agree(app, RIGHT)
    app.shows(ConsentDialog)
    tap(app, RIGHT, Intent.CANCEL)
    assert Secrecy.OPEN not in ways_of_secrecy(table)


def test_stricter_is_at_once_and_laxer_is_asked_for_again(app: RunningApp) -> None:
    app.set(secrecy="open")
    table = at_the_table(app, *TWO)
    assert ways_of_secrecy(table) == {Secrecy.OPEN}
    tap(app, RIGHT, Intent.MENU)
    app.run_until(lambda: isinstance(app.scene, Pause))
    app.set(secrecy="curtain")
    tap(app, RIGHT, Intent.CANCEL)
    assert app.at(table)
    assert Secrecy.OPEN not in ways_of_secrecy(table)
    set_in_the_pause(app, "secrecy", "open")
    app.shows(ConsentDialog)
    assert Secrecy.OPEN not in ways_of_secrecy(table)


def test_a_press_shows_a_hand_for_good_only_where_everybody_agreed(app: RunningApp) -> None:
    app.set(peek="hold")
    table = at_the_table(app, *TWO)
    reader = app.context.input_reader
    set_in_the_pause(app, "peek", "toggle")
    assert not reader.peek_toggles
    agree(app, RIGHT)
    agree(app, LEFT)
    assert app.at(table)
    assert reader.peek_toggles
    set_in_the_pause(app, "peek", "hold")
    assert app.at(table)
    assert not reader.peek_toggles


def test_who_refuses_the_one_setting_is_still_asked_about_the_other(app: RunningApp) -> None:
    app.set(peek="hold")
    table = at_the_table(app, *TWO)
    app.set(peek="toggle")
    set_in_the_pause(app, "secrecy", "open")
    agree(app, RIGHT)
    tap(app, LEFT, Intent.CANCEL)
    app.frames(4)
    agree(app, RIGHT)
    agree(app, LEFT)
    assert app.at(table)
    assert Secrecy.OPEN not in ways_of_secrecy(table)
    assert app.context.input_reader.peek_toggles


def test_who_joins_a_table_with_open_hands_is_asked_first(app: RunningApp) -> None:
    app.set(secrecy="open")
    bots = [BotPlayer("easy")] * 2
    table = app.open_table(*TWO, *bots, game=MOSQUITO)
    app.run_until(lambda: table.awaiting_choice)
    app.context.seating.assign(Seat(2), PadButtons(app.plug_in()).device)
    app.reseat()
    app.frames(4)
    app.shows(ConsentDialog)
    assert table._open.seats == frozenset()  # type: ignore[attr-defined]


def test_a_match_that_was_hidden_is_not_resumed_with_open_hands(tmp_path: Path) -> None:
    with running_app(settings=CALM, archive=tmp_path) as app:
        table = app.open_table(*TWO)
        app.run_until(lambda: bool(table.match.log), lambda: tap(app, LEFT, Intent.CONFIRM))
    with running_app(settings=Settings(secrecy="open"), archive=tmp_path) as app:
        app.shows(ResumeOffer)
        tap(app, LEFT, Intent.CONFIRM)
        app.run_until(lambda: isinstance(app.scene, ConsentDialog))


def test_in_a_kiosk_secrecy_is_its_operators(app: RunningApp) -> None:
    app.context.kiosk_rules = KioskRules(kiosk=True)
    app.stack.reset(SettingsMenu(app.context, LEFT_KEYS))
    app.frames(2)
    assert "secrecy" not in {item.name for item in menu_items(app)}
    app.stack.reset(OperatorMenu(app.context, lambda: None, audit_keeper(), LEFT_KEYS))
    app.frames(2)
    app.screen.menu.focus = "settings"
    tap(app, LEFT, Intent.CONFIRM)
    app.frames(4)
    assert "secrecy" in {item.name for item in menu_items(app)}

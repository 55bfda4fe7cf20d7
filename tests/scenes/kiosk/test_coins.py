"""An arcade cabinet: coins, credits, and the operator who teaches what a coin is."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from rules.core import Seat
from scenes.app.command_line.arguments import parse
from scenes.core.kiosk.coin_box import ArcadeRules
from scenes.core.paths import data_folder
from scenes.kiosk.arcade.coin_menu import CoinMenu
from scenes.kiosk.audit.audit import parse_audit
from scenes.kiosk.kiosk_file import parse_kiosk_file
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.menus.insert_coin import InsertCoin
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.title import Title
from scenes.playback.attract import Attract
from scenes.table.table_scene import TableScene
from seats.control_panels.control_panel import CONTROL_PANELS
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Person
from tests import input_events
from tests.all_games import GAMES
from tests.scenes.kiosk.kiosk_app import KioskApp, choose, kiosk_app, open_operator_menu
from words import say

pytestmark = pytest.mark.usefixtures("own_home")

PAID = "[arcade]\nfree_play = false\ncoins = 2\n"
COIN, SERVICE = pygame.KSCAN_5, pygame.KSCAN_9


def insert(kiosk: KioskApp, *scancodes: int) -> None:
    for scancode in scancodes:
        input_events.tap_key(scancode)
        kiosk.live(0.1)


def open_lobby(kiosk: KioskApp) -> None:
    """The lobby with two people and a bot."""
    context = kiosk.app.context
    kiosk.app.stack.reset(context.routes.new_lobby(GAMES[0], LEFT_KEYS))
    context.seating.assign(Seat(1), RIGHT_KEYS)
    kiosk.live(0.1)


def credits(kiosk: KioskApp) -> int:
    return kiosk.app.context.coin_box.credits


def test_play_is_free_by_default_and_the_title_says_so(tmp_path: Path) -> None:
    assert parse(["--profile", "arcade"]).kiosk_rules == parse_kiosk_file("[arcade]\n")
    with kiosk_app(tmp_path, "[arcade]\n") as kiosk:
        assert kiosk.app.context.coin_box.words == say("coins.free_play")
        title = kiosk.scene
        assert isinstance(title, Title)
        assert "coins" in title.widgets
        open_lobby(kiosk)
        choose(kiosk, "start")
        kiosk.live(1)
        assert kiosk.shows(TableScene)


def test_without_a_coin_slot_nothing_is_said_of_coins(tmp_path: Path) -> None:
    with kiosk_app(tmp_path) as kiosk:
        assert isinstance(kiosk.scene, Title)
        assert "coins" not in kiosk.scene.widgets
        insert(kiosk, COIN)
        assert credits(kiosk) == 0


def test_a_match_waits_for_a_credit_of_everybody_who_plays_and_then_begins(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, PAID) as kiosk:
        insert(kiosk, COIN, COIN, COIN)
        assert credits(kiosk) == 1
        open_lobby(kiosk)
        choose(kiosk, "start")
        assert kiosk.shows(InsertCoin)
        insert(kiosk, COIN)
        kiosk.live(1)
        assert kiosk.shows(TableScene)
        assert credits(kiosk) == 0
    audit = parse_audit((data_folder() / "audit.json").read_bytes())
    assert (audit.coins, audit.service) == (4, 0)


def test_who_inserts_nothing_is_back_in_the_lobby_and_keeps_the_credits(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, PAID) as kiosk:
        insert(kiosk, COIN, COIN)
        open_lobby(kiosk)
        choose(kiosk, "start")
        kiosk.live(20.2)
        assert kiosk.shows(Lobby)
        assert credits(kiosk) == 1


def test_the_service_button_gives_a_credit_that_is_not_counted_as_a_coin(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, PAID) as kiosk:
        insert(kiosk, SERVICE)
        assert credits(kiosk) == 1
    audit = parse_audit((data_folder() / "audit.json").read_bytes())
    assert (audit.coins, audit.service) == (0, 1)


def test_a_coin_ends_the_show(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, PAID) as kiosk:
        kiosk.app.stack.reset(Attract(kiosk.app.context, GAMES[0]))
        kiosk.live(0.2)
        insert(kiosk, COIN)
        assert kiosk.shows(Title)


def test_the_operator_teaches_any_control_as_a_coin_and_it_is_kept(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, PAID) as kiosk:
        open_operator_menu(kiosk)
        choose(kiosk, "coins")
        menu = kiosk.scene
        assert isinstance(menu, CoinMenu)
        choose(kiosk, "coin")
        insert(kiosk, pygame.KSCAN_F7)
        assert menu.note == say("coins.learnt")
        assert [row.words for row in menu.rows()][:2] == [
            "Coin slot: key F7",
            "Service button: key 9",
        ]
        insert(kiosk, pygame.KSCAN_F7, pygame.KSCAN_F7, COIN)
        assert credits(kiosk) == 1
    with kiosk_app(tmp_path, PAID) as kiosk:
        insert(kiosk, pygame.KSCAN_F7, pygame.KSCAN_F7)
        assert credits(kiosk) == 1


def test_teaching_without_a_press_is_over_after_ten_seconds(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, PAID) as kiosk:
        supervisor = kiosk.app.supervisor
        assert supervisor is not None
        counter = supervisor._coins
        assert counter is not None
        kiosk.app.stack.reset(CoinMenu(kiosk.app.context, counter, LEFT_KEYS))
        kiosk.live(0.1)
        choose(kiosk, "coin")
        kiosk.live(10.1)
        insert(kiosk, pygame.KSCAN_F7)
        assert "key 64" not in counter.controls.coin


@pytest.mark.parametrize("text", ["free_play = 1", "coins = 0", "coins = 99", "price = 3"])
def test_a_wrong_arcade_table_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"free_play|coins|price"):
        parse_kiosk_file(f"[arcade]\n{text}\n")


def test_the_price_of_a_credit_is_read() -> None:
    assert parse_kiosk_file(PAID).arcade == ArcadeRules(free_play=False, coins=2)


def test_four_people_join_at_the_panels_of_a_cabinet_and_play(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, "[arcade]\nencoder = true\n") as kiosk:
        context = kiosk.app.context
        kiosk.app.stack.reset(context.routes.new_lobby(GAMES[0], CONTROL_PANELS[0]))
        kiosk.live(0.2)
        for scancode in (pygame.KSCAN_A, pygame.KSCAN_RCTRL, pygame.KSCAN_B):
            insert(kiosk, scancode)
        assert [context.seating.occupant(Seat(n)) for n in range(4)] == list(
            map(Person, CONTROL_PANELS)
        )
        insert(kiosk, pygame.KSCAN_1)
        kiosk.live(1)
        assert kiosk.shows(TableScene)


def test_the_switch_in_the_coin_door_opens_the_operators_menu(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, "[arcade]\nencoder = true\n") as kiosk:
        input_events.key(pygame.KSCAN_F2)
        kiosk.live(3.1)
        input_events.key(pygame.KSCAN_F2, down=False)
        kiosk.live(0.1)
        assert kiosk.shows(OperatorMenu)

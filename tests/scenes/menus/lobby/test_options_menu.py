from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

import words
from rules.core import OptionConflict
from rules.games import AnyGame, five_minutes, game_called
from rules.mosquito.options import Options as MosquitoOptions
from rules.mosquito.setup import MOSQUITO
from scenes.core.choice_fields import choice_fields
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.menus.lobby.lobby import Lobby, open_lobby
from scenes.menus.lobby.options_menu import OptionsMenu, is_short
from seats.intents import Intent
from sounds.bank import Sound
from sprites.pictures.pictures import Collage, Text
from tests.all_games import GAMES
from tests.scenes.contexts import PAD, PlayedSounds, headless_context, press
from tests.scenes.menus.lobby.opened_lobby import lobby, pushed
from tests.scenes.wishing_game import WISHING, Wishes

WISHING_WORDS = {
    "wishing_option.rain": "Courts stay at home when it rains.",
    "wishing_option.hand": "Hand",
    "wishing_option.hand_is": "{value} cards",
    **{f"wishing_option.{name}_about": "So it is." for name in ("hand", "pace", "weather")},
    "wishing_option.courts_about": "Courts come to court.",
    "wishing_option.pace": "Pace",
    "wishing_option.pace_slow": "slow",
    "wishing_option.pace_fast": "fast",
    "wishing_option.courts": "Courts",
    "wishing_option.weather": "Weather",
    "wishing_option.weather_rain": "rain",
    "wishing_option.weather_sun": "sun",
}


def test_an_option_menu_is_made_from_the_dataclass(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[Wishes] = []
    menu = options(monkeypatch, chosen)
    assert [item.name for item in menu.menu.items] == ["hand", "pace", "courts", "weather", "back"]
    assert turned(menu, "hand", Intent.RIGHT, chosen) == Wishes(hand=5)
    assert turned(menu, "hand", Intent.RIGHT, chosen) == Wishes(hand=3)
    assert turned(menu, "pace", Intent.LEFT, chosen) == Wishes(pace="fast")
    assert turned(menu, "courts", Intent.CONFIRM, chosen) == Wishes(pace="fast", courts=True)


def test_options_that_exclude_each_other_are_refused_with_their_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen: list[Wishes] = []
    played = PlayedSounds()
    menu = options(monkeypatch, chosen, played)
    assert turned(menu, "courts", Intent.RIGHT, chosen) == Wishes(courts=True)
    played.sounds.clear()
    assert turned(menu, "weather", Intent.RIGHT, chosen) == Wishes(courts=True)
    assert played.sounds == [Sound.REFUSE]
    assert menu.note == "Courts stay at home when it rains."
    assert menu.widgets["note"].visible
    turned(menu, "courts", Intent.RIGHT, chosen)
    assert menu.note == ""


def test_the_option_in_focus_is_explained_and_nothing_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    menu = options(monkeypatch, [])
    before = {item.name: item.box for item in menu.menu.items}
    menu.menu.focus = "courts"
    menu.refresh()
    note = menu.widgets["note"].picture
    assert isinstance(note, Collage)
    assert "Courts come to court." in [
        one.picture.words for one in note.pieces if isinstance(one.picture, Text)
    ]
    assert {item.name: item.box for item in menu.menu.items} == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_of_a_five_minute_table_go_with_all_others(game: AnyGame) -> None:
    fields = choice_fields(game.options)
    names = [one.field for one in fields]
    for values in product(*(one.values for one in fields)):
        try:
            options = game.options(**dict(zip(names, values, strict=True)))
        except OptionConflict:
            continue
        assert is_short(game, replace(options, **five_minutes(game)))


def test_a_five_minute_table_is_chosen_after_what_it_excludes() -> None:
    chosen: list[MosquitoOptions] = []
    menu = OptionsMenu(headless_context(), MOSQUITO, MosquitoOptions(), chosen.append, PAD)
    menu.lay_out(None)
    for row in ("both", "five_minutes"):
        menu.menu.focus = row
        press(menu, Intent.RIGHT)
    assert [one.both for one in chosen] == [True, False]
    assert is_short(MOSQUITO, chosen[-1])
    dim = {row.name for row in menu.rows() if row.dim}
    assert dim == five_minutes(MOSQUITO).keys(), "the five-minute table has chosen these"
    menu.menu.focus = "both"
    press(menu, Intent.RIGHT)
    assert not any(row.dim for row in menu.rows())


def test_the_lobby_of_a_game_with_options_opens_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, text in WISHING_WORDS.items():
        monkeypatch.setitem(words.sentences(), key, text)
    context = headless_context()
    screen = open_lobby(context, WISHING, PAD)
    assert isinstance(screen, Lobby)
    screen.lay_out(None)
    screen.menu.focus = "options"
    menu = pushed(press(screen, Intent.CONFIRM))
    menu.menu.focus = "hand"
    press(menu, Intent.RIGHT)
    assert screen.options == Wishes(hand=5)
    context.kiosk_rules = KioskRules(options={"quibbit": {"rounds": (100,)}})
    assert "options" not in [item.name for item in lobby(context).menu.items]


def options(
    monkeypatch: pytest.MonkeyPatch, chosen: list[Wishes], played: PlayedSounds | None = None
) -> OptionsMenu:
    for key, text in WISHING_WORDS.items():
        monkeypatch.setitem(words.sentences(), key, text)
    chosen.append(Wishes())
    menu = OptionsMenu(headless_context(played=played), WISHING, Wishes(), chosen.append, PAD)
    menu.lay_out(None)
    return menu


def turned(menu: OptionsMenu, row: str, intent: Intent, chosen: list[Wishes]) -> Wishes:
    menu.menu.focus = row
    press(menu, intent)
    return chosen[-1]


def test_options_of_no_length_are_shown_as_the_shortest_that_they_share_most_with() -> None:
    game = game_called("quabble")
    options = game.options(cards=20, short_game=True)
    menu = OptionsMenu(headless_context(), game, options, lambda _: None)
    (row,) = (row for row in menu.rows() if row.name == "length")
    assert row.value == words.say("quabble_option.length_five_minutes")


def test_lengths_go_from_the_shortest_to_the_longest_and_begin_there() -> None:
    game, chosen = game_called("quabble"), list[str]()
    menu = OptionsMenu(headless_context(), game, game.options(cards=20), lambda _: None, PAD, 4)
    menu.lay_out(None)
    for intent in (Intent.LEFT, Intent.RIGHT, Intent.RIGHT, Intent.RIGHT):
        press(menu, intent)
        chosen.append(menu._length)
    assert chosen == ["five_minutes", "short", "full", "five_minutes"]

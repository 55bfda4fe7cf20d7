"""What a lobby remembers of the last one, and what a kiosk forgets."""

from __future__ import annotations

from rules.core import Seat
from rules.quivvit import QUIVVIT
from rules.quivvit import Options as Quivvit
from scenes.core.context import Context
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.core.settings.lobby_setup import LobbySetup
from scenes.menus.lobby.lobby import Lobby, open_lobby
from scenes.menus.party.party_lobby import PartyLobby
from seats.devices import Device
from seats.intents import Intent
from seats.occupants import BotPlayer, Person, Vacant
from tests.scenes.contexts import OTHER_PAD, PAD, headless_context, press
from tests.scenes.menus.lobby.opened_lobby import lobby, occupants


def test_who_sat_together_before_sits_together_again() -> None:
    context = headless_context()
    screen = lobby(context)
    press(screen, Intent.CONFIRM, OTHER_PAD)
    context.seating.put_bot(Seat(2), "hard")
    before = occupants(context)
    press(screen, Intent.CANCEL)
    lobby(context, OTHER_PAD)
    assert occupants(context) == before


def test_the_lobby_is_the_next_time_as_it_was_left_the_last_time() -> None:
    context = headless_context()
    screen = open_lobby(context, QUIVVIT, PAD)
    assert isinstance(screen, Lobby)
    screen.lay_out(None)
    context.seating.vacate(Seat(2))
    context.seating.put_bot(Seat(1), "hard")
    screen.options = Quivvit(decks=2)
    press(screen, Intent.CONFIRM)
    again = open_lobby(context, QUIVVIT, OTHER_PAD)
    assert isinstance(again, Lobby)
    assert occupants(context) == [Person(OTHER_PAD), BotPlayer("hard"), Vacant(), Vacant()]
    assert again.options == screen.options


def test_a_party_night_begins_the_next_time_as_the_last_one() -> None:
    context = headless_context()
    screen = _party_lobby(context, PAD)
    assert len(screen.games) > 1
    screen.set_times(dict.fromkeys(screen.games, 0) | {"quibbit": 2})
    context.seating.put_bot(Seat(1), "hard")
    context.seating.put_bot(Seat(3), "normal")
    press(screen, Intent.CANCEL)
    lobby(context)
    again = _party_lobby(context, PAD)
    bots = [BotPlayer(level) for level in ("hard", "easy", "normal")]
    assert again.occupants() == [Person(PAD), *bots]
    assert again.games == ("quibbit", "quibbit")


def test_another_party_at_a_kiosk_has_the_same_bots_and_games() -> None:
    context = headless_context()
    context.kiosk_rules = KioskRules(kiosk=True)
    screen = _party_lobby(context, PAD)
    context.seating.put_bot(Seat(3), "hard")
    before = screen.occupants()
    again = PartyLobby(context, PAD, ("quibbit", "frogger", "quibbit"))
    assert again.occupants() == before
    assert again.games == ("quibbit", "frogger", "quibbit")


def test_wishes_for_a_party_night_that_mean_nothing_are_forgotten() -> None:
    context = headless_context()
    usual = _party_lobby(context, PAD).games
    context.lobby_setups["party"] = LobbySetup(3, options={"chess": 1, "quibbit": "often"})
    assert _party_lobby(context, PAD).games == usual


def _party_lobby(context: Context, device: Device) -> PartyLobby:
    screen = PartyLobby(context, device)
    screen.lay_out(None)
    return screen


def test_people_stay_when_the_next_game_is_another_one() -> None:
    context = headless_context()
    screen = lobby(context)
    press(screen, Intent.CONFIRM, OTHER_PAD)
    press(screen, Intent.CONFIRM)
    open_lobby(context, QUIVVIT, OTHER_PAD)
    people = [Person(PAD), Person(OTHER_PAD)]
    assert [one for one in occupants(context) if isinstance(one, Person)] == people


def test_options_that_are_no_longer_there_are_forgotten() -> None:
    context = headless_context()
    context.lobby_setups["quivvit"] = LobbySetup(9, ("genius",), {"decks": 7})
    screen = open_lobby(context, QUIVVIT, PAD)
    assert isinstance(screen, Lobby)
    assert screen.options == context.kiosk_rules.default_options(QUIVVIT)
    assert occupants(context) == [Person(PAD), *[BotPlayer("easy")] * 3]


def test_a_kiosk_remembers_nothing_of_its_visitors() -> None:
    context = headless_context()
    context.kiosk_rules = KioskRules(kiosk=True)
    press(lobby(context), Intent.CONFIRM)
    assert context.lobby_setups == {}

"""Every screen with a menu, as people may find it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from archive.values import StoredMatch, StoredParty
from rules.breakdown import Amounts, Breakdown, amounts
from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.party import Party
from rules.players import Player
from rules.quivvit import QUIVVIT
from rules.quivvit import Options as QuivvitOptions
from scenes.core.context import Context
from scenes.core.ending import Ending, ResultRow
from scenes.core.kiosk.coin_box import ArcadeRules, CoinBox
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.core.scene import Scene, SceneStack, Transition
from scenes.kiosk.arcade.coin_counter import CoinCounter
from scenes.kiosk.arcade.coin_menu import CoinMenu
from scenes.kiosk.audit.audit import Audit
from scenes.kiosk.audit.audit_keeper import AuditKeeper
from scenes.kiosk.audit.audit_page import AuditPage
from scenes.kiosk.audit.input_test import InputTest
from scenes.kiosk.audit.sound_test import SoundTest
from scenes.kiosk.closing_warning import ClosingWarning
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.kiosk.still_there import StillThere
from scenes.menus.credits import Credits
from scenes.menus.help.accessibility import Accessibility
from scenes.menus.help.help import ControlsHelp, Help
from scenes.menus.help.help_contents import HelpContents
from scenes.menus.insert_coin import InsertCoin
from scenes.menus.lobby.join_menu import JoinMenu
from scenes.menus.lobby.lobby import open_lobby
from scenes.menus.lobby.options_menu import OptionsMenu
from scenes.menus.lobby.seat_menu import SeatMenu
from scenes.menus.log import Log
from scenes.menus.party.games_menu import GamesMenu
from scenes.menus.party.leave_party import LeaveParty
from scenes.menus.party.party_lobby import PartyLobby
from scenes.menus.party.party_offer import PartyOffer
from scenes.menus.party.party_results import PartyResults
from scenes.menus.party.standing import StandingScreen
from scenes.menus.pause import Pause
from scenes.menus.phones.invitation import Invitation
from scenes.menus.phones.phone_help import PhoneHelp
from scenes.menus.podium.podium_screen import PodiumScreen
from scenes.menus.records.records import Records
from scenes.menus.results import Results
from scenes.menus.resume_offer import ResumeOffer
from scenes.menus.score_sheet import ScoreSheet
from scenes.menus.settings.controls_menu import BindingsMenu
from scenes.menus.settings.controls_menu import ControlsMenu as Bindings
from scenes.menus.settings.joystick_setup import JoystickSetup
from scenes.menus.settings.rebind_dialog import RebindDialog
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.menus.settings.unknown_pad import UnknownPadDialog
from scenes.menus.speech_menu import SpeechMenu
from scenes.menus.title import Title
from scenes.table.choosing.secrecy.consent import Consent
from scenes.table.overlays.consent_dialog import ConsentDialog
from scenes.table.overlays.missing_device import MissingDeviceDialog
from scenes.ui.menu.dialog import Dialog
from scenes.ui.menu.menu_screen import MenuScreen
from seats.input.input_events import UnknownPad
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.pads.pad import Pad
from seats.phones.phone import Phone
from seats.pointer.pointer import POINTER
from tests.all_games import GAMES
from tests.archive.random_matches import a_match, play
from tests.scenes.contexts import OTHER_PAD, PAD
from tests.scenes.phones.example_phones import ExamplePhones, let_phones_join
from tests.scenes.ui.record_menu_screens import (
    ARCHIVE_FOLDER,
    PLAYERS,
    many_matches,
    matches,
    records,
)
from words import say

QUIBBIT = GAMES[0]
PHONE = Phone(1)
UNKNOWN_PAD = UnknownPad(Pad(5), "Nameless Twin USB Joystick 0079")
CAPTIONS = [
    f"Round {number}: Bramble leaps over Puddle and lands on a flower." for number in range(30)
]
FOUR = [
    ResultRow(1, Seat(1), 1, "2 cards left"),
    ResultRow(2, Seat(0), 0, "1 card left"),
    ResultRow(2, Seat(2), 2, "1 card left"),
    ResultRow(4, Seat(3), 3, "no card left"),
]
SIX = [
    ResultRow(1, Seat(4), 4, "14 points"),
    ResultRow(1, Seat(1), 1, "14 points"),
    ResultRow(3, Seat(0), 0, "9 points"),
    ResultRow(4, Seat(2), 2, "7 points"),
    ResultRow(4, Seat(3), 3, "7 points"),
    ResultRow(6, Seat(5), 5, "2 points"),
]
WITH_DUMMY = [ResultRow(1, None, 2), ResultRow(2, Seat(0), 0), ResultRow(2, Seat(1), 1)]
WHY = "Puddle overtook Minnow, the last frog, by a whole lap round the pond."


def audit_keeper() -> AuditKeeper:
    """The audit of a kiosk that has been on for long."""
    keeper = AuditKeeper(Path("there is no such folder") / "audit.json", SceneStack(), float)
    plays, played = dict.fromkeys(REGISTRATIONS, 1234), dict.fromkeys(REGISTRATIONS, 7e5)
    keeper.audit = Audit("2026-11-22", 1e8, plays, played, coins=4321, service=12)
    return keeper


def coin_menu(context: Context) -> CoinMenu:
    counter = CoinCounter(context, audit_keeper(), lambda: None, float)
    return CoinMenu(context, counter, PAD)


def coins_missing(context: Context) -> InsertCoin:
    context.coin_box = CoinBox(ArcadeRules(free_play=False))
    return InsertCoin(context, 6, _nowhere, say("coins.continue"))


def _nowhere() -> Transition:
    return None


def no_scene() -> Scene:
    raise AssertionError("nobody asked to leave")


def lobby(context: Context) -> MenuScreen:
    screen = open_lobby(context, QUIBBIT, PAD)
    context.seating.join_again(POINTER)
    context.seating.join_again(LEFT_KEYS)
    context.seating.vacate(Seat(3))
    assert isinstance(screen, MenuScreen)
    return screen


def joystick_setup(context: Context) -> JoystickSetup:
    return JoystickSetup(context, UNKNOWN_PAD.device, UNKNOWN_PAD.name)


def seat_menu(context: Context) -> SeatMenu:
    lobby(context)
    return SeatMenu(context, Seat(2), PAD)


def resume_offer(context: Context) -> MenuScreen:
    guests = (*(Player("pad-0", name) for name in PLAYERS[:3]), Player(bot="easy"))
    context.kiosk_rules = KioskRules(kiosk=True)
    file = Path(ARCHIVE_FOLDER.name) / "cut.jsonl"
    stored = StoredMatch(file, a_match(), (), guests, size=0, truncated=True)
    return ResumeOffer(context, stored)


def missing_device(context: Context) -> MenuScreen:
    context.seating.resize(6)
    for seat, device in enumerate((PAD, PAD, OTHER_PAD)):
        context.seating.assign(Seat(seat), device)
    for device in (PAD, OTHER_PAD):
        context.seating.disconnect(device)
    return MissingDeviceDialog(context)


def missing_phone(context: Context) -> MenuScreen:
    context.phones = ExamplePhones(is_open=True)
    context.seating.resize(2)
    context.seating.assign(Seat(0), PHONE)
    context.seating.disconnect(PHONE)
    return MissingDeviceDialog(context)


def consent_dialog(context: Context) -> MenuScreen:
    missing_device(context)
    return ConsentDialog(context, Consent(context), "secrecy")


def join_menu(context: Context) -> MenuScreen:
    lobby(context)
    for seat in (Seat(1), Seat(2)):
        context.seating.put_bot(seat, "normal")
    return JoinMenu(context, OTHER_PAD)


def lobby_with_phones(context: Context) -> MenuScreen:
    context.phones = ExamplePhones()
    return lobby(context)


def invitation(context: Context) -> MenuScreen:
    context.phones = ExamplePhones()
    screen = Invitation(context, PAD)
    let_phones_join(context, screen, 4)
    return screen


def lonely_invitation(context: Context) -> MenuScreen:
    context.phones = ExamplePhones(interfaces=())
    return Invitation(context, PAD)


def wifi_invitation(context: Context) -> MenuScreen:
    context.phones = ExamplePhones()
    screen = Invitation(context, PAD)
    screen.lay_out(None)
    screen.actions.choose(next(item for item in screen.menu.items if item.name == "wifi"), PAD)
    return screen


def title_with_phones(context: Context) -> MenuScreen:
    context.phones = ExamplePhones()
    return Title(context)


def kiosk_title(context: Context) -> MenuScreen:
    context.kiosk_rules = KioskRules(kiosk=True, games=("quibbit",))
    context.coin_box = CoinBox(ArcadeRules(free_play=False, coins=3))
    return Title(context)


def party(played: int) -> Party:
    """A party night of four that has got so far."""
    games = ("quibbit", "frogger", "quabble", "mosquito", "quivvit")
    results = tuple(tuple((Seat((game + i) % 4),) for i in range(4)) for game in range(played))
    return Party(games, 4, 7, results)


def party_lobby(context: Context) -> MenuScreen:
    return PartyLobby(context, PAD)


def standing(context: Context) -> MenuScreen:
    context.party = party(3)
    context.seating.resize(4)
    for seat in context.seating.seats():
        context.seating.put_bot(seat, "easy")
    return StandingScreen(context, counted=True)


def party_results(context: Context) -> MenuScreen:
    context.party = party(5)
    context.renderer.reduced_motion = True
    return PartyResults(context)


def party_offer(context: Context) -> MenuScreen:
    guests = (*(Player("pad-0", name) for name in PLAYERS[:3]), Player(bot="easy"))
    return PartyOffer(context, StoredParty(party(2), guests))


def score_sheet(context: Context) -> MenuScreen:
    names = ("values", "halves", "snorkel_pig", "bearded_hopper", "magic_carrot", "doom_snail")
    more = ("royal_poofin", "very_rare_egg", "grungle", "deathslayer", "cursed_sushi")
    halves = tuple(Fraction(number, 2) for number in range(-3, 3))
    rows = tuple(Amounts(name, halves) for name in (*names, *more))
    context.renderer.reduced_motion = True
    seats = [Seat(number) for number in (3, 1, 0, 2, 5, 4)]
    return ScoreSheet(context, "quabble", Breakdown(rows, add_up=True), seats, PAD)


def score_sheet_of_cards(context: Context) -> MenuScreen:
    worth = {"cards_3": 3, "cards_2": 2, "cards_1": 1, "cards_minus_1": -1}
    counts = (12, 1, 10, 0)
    values = [amounts(name, [each * n for n in counts], counts) for name, each in worth.items()]
    bonus = amounts("bonus", (3, 0, -1, 0))
    context.renderer.reduced_motion = True
    seats = [Seat(number) for number in (0, 2, 1, 3)]
    return ScoreSheet(context, "quivvit", Breakdown((*values, bonus), add_up=True), seats, PAD)


SCREENS: dict[str, Callable[[Context], MenuScreen]] = {
    "title": title_with_phones,
    "lobby": lobby,
    "chair": seat_menu,
    "settings": lambda context: SettingsMenu(context, PAD),
    "pause": lambda context: Pause(context, play(a_match(), 1), CAPTIONS, PAD),
    "speech": lambda context: SpeechMenu(context, device=PAD),
    "help contents": lambda context: HelpContents(context, PAD),
    "help": lambda context: Help(context, QUIBBIT, PAD),
    "help on keys": lambda context: Help(context, QUIBBIT, LEFT_KEYS),
    "help by touch": lambda context: Help(context, QUIBBIT, POINTER),
    "controls": lambda context: ControlsHelp(context, RIGHT_KEYS),
    "credits": Credits,
    "log": lambda context: Log(context, CAPTIONS, PAD),
    "log of a match": lambda context: Log(context, CAPTIONS, PAD, play(a_match(), 1)),
    "records": records,
    "no records": lambda context: Records(context, PAD),
    "matches": matches,
    "many matches": many_matches,
    "offer": resume_offer,
    "missing": missing_device,
    "missing phone": missing_phone,
    "consent": consent_dialog,
    "joining": join_menu,
    "lobby with phones": lobby_with_phones,
    "invitation": invitation,
    "invitation without network": lonely_invitation,
    "invitation to the Wi-Fi": wifi_invitation,
    "phone help": lambda context: PhoneHelp(context, PAD),
    "kiosk title": kiosk_title,
    "still there": lambda context: StillThere(context, 20, no_scene),
    "closing": lambda context: ClosingWarning(context, lambda: 299.5),
    "operator": lambda context: OperatorMenu(context, lambda: None, audit_keeper(), PAD),
    "audit": lambda context: AuditPage(context, audit_keeper(), PAD),
    "input test": InputTest,
    "sound test": lambda context: SoundTest(context, PAD),
    "accessibility": lambda context: Accessibility(context, PAD),
    "coin menu": coin_menu,
    "coins missing": coins_missing,
    "bindings": lambda context: Bindings(context, device=PAD),
    "meanings of buttons": lambda context: BindingsMenu(context, PAD, PAD),
    "meanings of keys": lambda context: BindingsMenu(context, RIGHT_KEYS, RIGHT_KEYS),
    "rebinding": lambda context: RebindDialog(context, RIGHT_KEYS, Intent.SECOND, PAD),
    "empty log": lambda context: Log(context, [], PAD),
    "results": lambda context: Results(context, a_match(), Ending(FOUR, WHY), None),
    "results of six": lambda context: Results(context, a_match(), Ending(SIX, WHY), None),
    "dummy won": lambda context: Results(context, a_match(), Ending(WITH_DUMMY, WHY), None),
    "notice": lambda context: Dialog(
        context, "Something went wrong. Sorry! Back to the title we go."
    ),
    "stranger": lambda context: UnknownPadDialog(context, UNKNOWN_PAD),
    "mapping": joystick_setup,
    "party lobby": party_lobby,
    "party games": lambda context: GamesMenu(context, 5, None, lambda _: None, PAD),
    "standing": standing,
    "score sheet": score_sheet,
    "score sheet of cards": score_sheet_of_cards,
    "options": lambda context: OptionsMenu(context, QUIVVIT, QuivvitOptions(), lambda _: None, PAD),
    "party results": party_results,
    "party offer": party_offer,
    "leaving a party": lambda context: LeaveParty(context, PAD),
}


def opened(name: str, context: Context) -> MenuScreen:
    screen = SCREENS[name](context)
    screen.lay_out(None)
    while isinstance(screen, PodiumScreen) and not screen.takes_presses:
        screen.step()
    return screen

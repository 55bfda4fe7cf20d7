"""Every screen with a menu, as people may find it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from archive.archive import Archive
from archive.running import ENDING, Unfinished
from rules.core import Seat
from rules.record import Guest
from scenes.chair import Chair
from scenes.credits import Credits
from scenes.help import Controls, Help
from scenes.house import House
from scenes.joining import Joining
from scenes.kiosk.operator import Operator
from scenes.kiosk.presence import StillThere
from scenes.kiosk.venue import Venue
from scenes.lobby import open_lobby
from scenes.log import Log
from scenes.mapping import Mapping, Stranger
from scenes.matches import Matches
from scenes.missing import Missing
from scenes.notice import Notice
from scenes.offer import Offer
from scenes.pause import Pause
from scenes.rebinding import Controls as Bindings
from scenes.rebinding import Meanings, Rebinding
from scenes.records import Records
from scenes.results import Place, Results
from scenes.scene import Scene
from scenes.screen import Screen
from scenes.settings_menu import SettingsMenu
from scenes.shelf import GAMES
from scenes.title import Title
from seats.devices import LEFT_KEYS, POINTER, RIGHT_KEYS, Device, Kind
from seats.intents import Intent, StrangePad
from tests.archive.company import a_match, play
from tests.scenes.houses import OTHER_PAD, PAD

QUIBBIT = GAMES[0]
STRANGE = StrangePad(Device(Kind.PAD, 5), "Nameless Twin USB Joystick 0079")
CAPTIONS = [
    f"Round {number}: Bramble leaps over Puddle and lands on a flower." for number in range(30)
]
FOUR = [
    Place(1, Seat(1), 1, "2 cards left"),
    Place(2, Seat(0), 0, "1 card left"),
    Place(2, Seat(2), 2, "1 card left"),
    Place(4, Seat(3), 3, "no card left"),
]
WITH_DUMMY = [Place(1, None, 2), Place(2, Seat(0), 0), Place(2, Seat(1), 1)]
WHY = "Puddle overtook Minnow, the last frog, by a whole lap round the pond."


def nowhere() -> Scene:
    raise AssertionError("nobody asked to leave")


def lobby(house: House) -> Screen:
    screen = open_lobby(house, QUIBBIT, PAD)
    house.seating.join_again(POINTER)
    house.seating.join_again(LEFT_KEYS)
    house.seating.vacate(Seat(3))
    assert isinstance(screen, Screen)
    return screen


def strange_lesson(house: House) -> Mapping:
    return Mapping(house, STRANGE.device, STRANGE.name)


def chair(house: House) -> Chair:
    lobby(house)
    return Chair(house, Seat(2), PAD)


KEPT = TemporaryDirectory()  # for as long as the tests run
PLAYERS = ("bramble", "thistle", "petal", "juniper", "drizzle", "badger", "willow")


@cache
def kept() -> Path:
    """A folder in which people have played a good deal."""
    folder = Path(KEPT.name)
    archive = Archive(folder, lambda _: None)
    archive.open()
    for seed in range(14):
        match = a_match(("quibbit", "quabble", "mosquito")[seed % 3], seed=seed)
        names = (PLAYERS[(seed + seat) % len(PLAYERS)] for seat in range(match.seats))
        guests = tuple(Guest("pad-0", name) for name in names)
        archive.watch(match, lambda guests=guests: guests)  # type: ignore[misc]
        play(match, seed=seed)
    archive.close()
    return folder


def records(house: House) -> Screen:
    house.archive = Archive(kept(), house.notices.append)
    return Records(house, PAD)


def matches(house: House) -> Screen:
    house.archive = Archive(kept(), house.notices.append)
    assert house.archive.tally
    return Matches(house, house.archive.tally.all(), PAD)


def many_matches(house: House) -> Screen:
    folder = Path(KEPT.name) / "many"
    house.archive = Archive(folder, house.notices.append)
    house.archive.finished.mkdir(parents=True, exist_ok=True)
    tally = Archive(kept(), house.notices.append).tally
    assert tally
    every = [replace(one, name=f"{i}-{one.name}") for i in range(9) for one in tally.all()]
    for match in every:
        (house.archive.finished / f"{match.name}{ENDING}").touch()
    return Matches(house, every, PAD)


def offer(house: House) -> Screen:
    guests = (*(Guest("pad-0", name) for name in PLAYERS[:3]), Guest(bot="easy"))
    house.venue = Venue(kiosk=True)
    return Offer(house, Unfinished(Path(KEPT.name) / "cut.jsonl", a_match(), guests, 0, True))


def missing(house: House) -> Screen:
    house.seating.open(6)
    for seat, device in enumerate((PAD, PAD, OTHER_PAD)):
        house.seating.take_back(Seat(seat), device)
    for device in (PAD, OTHER_PAD):
        house.seating.lost(device)
    return Missing(house)


def joining(house: House) -> Screen:
    lobby(house)
    for seat in (Seat(1), Seat(2)):
        house.seating.hire(seat, "normal")
    return Joining(house, OTHER_PAD)


def kiosk_title(house: House) -> Screen:
    house.venue = Venue(kiosk=True, games=("quibbit",))
    return Title(house)


SCREENS: dict[str, Callable[[House], Screen]] = {
    "title": Title,
    "lobby": lobby,
    "chair": chair,
    "settings": lambda house: SettingsMenu(house, PAD),
    "pause": lambda house: Pause(house, QUIBBIT, nowhere, CAPTIONS, PAD, lambda _: None),
    "help": lambda house: Help(house, GAMES, PAD),
    "help on keys": lambda house: Help(house, GAMES, LEFT_KEYS),
    "help by touch": lambda house: Help(house, GAMES, POINTER),
    "controls": lambda house: Controls(house, RIGHT_KEYS),
    "credits": Credits,
    "log": lambda house: Log(house, CAPTIONS, PAD),
    "log of a match": lambda house: Log(house, CAPTIONS, PAD, lambda _: None),
    "records": records,
    "no records": lambda house: Records(house, PAD),
    "matches": matches,
    "many matches": many_matches,
    "offer": offer,
    "missing": missing,
    "joining": joining,
    "kiosk title": kiosk_title,
    "still there": lambda house: StillThere(house, 20, nowhere),
    "operator": lambda house: Operator(house, lambda: None, PAD),
    "bindings": lambda house: Bindings(house, PAD),
    "meanings of buttons": lambda house: Meanings(house, "pad", PAD),
    "meanings of keys": lambda house: Meanings(house, "keys_1", RIGHT_KEYS),
    "rebinding": lambda house: Rebinding(house, RIGHT_KEYS, Intent.SECOND, PAD),
    "empty log": lambda house: Log(house, [], PAD),
    "results": lambda house: Results(house, QUIBBIT, FOUR, WHY, nowhere, nowhere, nowhere),
    "dummy won": lambda house: Results(house, QUIBBIT, WITH_DUMMY, WHY, nowhere, nowhere, nowhere),
    "notice": lambda house: Notice(house, "Something went wrong. Sorry! Back to the title we go."),
    "stranger": lambda house: Stranger(house, STRANGE),
    "mapping": strange_lesson,
}


def opened(name: str, house: House) -> Screen:
    screen = SCREENS[name](house)
    screen.lay_out(None)
    return screen

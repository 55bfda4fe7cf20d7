"""Pads are pulled out and plugged in, people join and hand over, while whole matches are played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from bench.input.virtual_pad import VirtualPad
from rules.core import Game, Seat
from rules.mosquito import MOSQUITO
from scenes.core.settings.settings import Settings
from scenes.menus.lobby.join_menu import JoinMenu
from scenes.menus.pause import Pause
from scenes.menus.results import Results
from scenes.players.seat_names import seat_name
from scenes.table.choosing.secrecy.secrecy import Secrecy
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from scenes.table.overlays.missing_device import PATIENCE, MissingDeviceDialog
from scenes.table.table_scene import TableScene
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage
from tests import input_events
from tests.all_games import GAMES
from tests.scenes.quick_bots import quick_bots
from tests.scenes.running_app import AT_ONCE, RunningApp, running_app
from tests.scenes.simulated_players import (
    Buttons,
    KeyButtons,
    Mouse,
    PadButtons,
    choose_item,
    menu_items,
    plugged,
    skip,
    tap,
)

AnyGame = Game[Any, Any, Any, Any]
ENOUGH = 1500  # frames of comings and goings; then bots play what is left, but not in a soak
INTENTS = (
    *(Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT, Intent.TURN_LEFT, Intent.TURN_RIGHT) * 2,
    *(Intent.CONFIRM,) * 10,
    *(Intent.SECOND, Intent.CANCEL),
)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(speed="brisk", reduced_motion=True)) as opened:
        yield opened


def sit_down(app: RunningApp, game: AnyGame, *people: Occupant) -> AnyTable:
    bots = [BotPlayer("random")] * (min(4, game.seats[-1]) - len(people))
    table = open_table(app.context, game, game.options(), [*people, *bots], 11).table
    app.open(table)
    app.frames(2)
    return table


def claim(app: RunningApp, buttons: Buttons, seat: Seat) -> None:
    """Press on a free device, and choose whose seat it plays."""
    tap(app, buttons, Intent.CONFIRM)
    app.frames(3)
    app.shows(JoinMenu).menu.focus = f"claim-{seat}"
    tap(app, buttons, Intent.CONFIRM)
    app.frames(3)


class RandomPads:
    """Pads that come, go and press whatever they like."""

    def __init__(self, app: RunningApp, rng: Random) -> None:
        self.app, self.rng = app, rng
        self.pulled = self.plugged = 0

    @property
    def pads(self) -> list[VirtualPad]:
        return [pad for pad in self.app.pads if pad._stick]

    def act(self) -> None:
        luck = self.rng.random()
        if luck < 0.004 and self.pads:
            self.rng.choice(self.pads).unplug()
            self.pulled += 1
        elif luck < 0.012 and len(self.pads) < 4:
            self.app.plug_in()
            self.plugged += 1
        elif luck < 0.5 and self.pads:
            pad = PadButtons(self.rng.choice(self.pads))
            pad.put(self.rng.choice(INTENTS), self.rng.random() < 0.5)

    def leave(self) -> None:
        for pad in self.pads:
            pad.unplug()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_goes_on_to_its_end_whoever_comes_and_goes(
    app: RunningApp, game: AnyGame, seed: int, pytestconfig: pytest.Config
) -> None:
    ann, bob = plugged(app), plugged(app)
    people = [Person(ann.device), Person(bob.device), Person(ann.device)]  # two share a pad
    table = sit_down(app, game, *people[: game.seats[-1]])
    enough = None if pytestconfig.getoption("--soak") else ENOUGH
    pads = RandomPads(app, Random(f"{game.name}/{seed}"))
    seen: set[str] = set()
    unnoticed = 0  # frames, all of which are drawn
    for number in count():
        if number == enough or table.match.state.outcome():
            break
        pulled = pads.pulled
        pads.act()
        app.frame(drawn=unnoticed > 0 or pads.pulled > pulled or number % AT_ONCE == 0)
        seen.add(type(app.scene).__name__)
        gone = app.at(table) and app.context.seating.unattended()
        unnoticed = unnoticed + 1 if gone else 0
        assert unnoticed < 4
    pads.leave()
    with quick_bots():
        app.run_until(lambda: over(app, table))
    assert table.match.state.outcome() is not None
    assert min(pads.pulled, pads.plugged) >= 2
    assert "MissingDeviceDialog" in seen


def over(app: RunningApp, table: AnyTable) -> bool:
    """Skip on without drawing; whoever is asked gets no answer but the clock's."""
    if isinstance(app.scene, Results):
        return True
    skip(app)
    if not isinstance(app.scene, TableScene | MissingDeviceDialog):
        tap(app, KeyButtons(), Intent.CANCEL)  # somebody left a menu open
        return False
    for _ in range(600):
        if app.stack.step():
            break
    return False


# One thing at a time


def test_the_notice_names_the_seat_shows_its_colour_and_counts_down(app: RunningApp) -> None:
    pad = plugged(app)
    sit_down(app, GAMES[0], BotPlayer("easy"), Person(pad.device))
    app.pads[0].unplug()
    app.frames(4)
    missing = app.shows(MissingDeviceDialog)
    assert seat_name(Seat(1)) in missing.words
    sign = missing.picture()
    assert isinstance(sign, Collage)
    assert next(p.picture.palette for p in sign.pieces if isinstance(p.picture, Art)) == palette_of(
        1
    )
    before = missing.words
    app.frames(70)
    assert missing.words != before


def test_a_bot_steps_in_when_the_countdown_is_over_and_the_person_takes_the_seat_back(
    app: RunningApp,
) -> None:
    pad = plugged(app)
    table = sit_down(app, GAMES[0], Person(pad.device), Person(LEFT_KEYS))
    app.pads[0].unplug()
    app.frames(round(PATIENCE * 60) - 20)
    app.shows(MissingDeviceDialog)
    app.frames(40)
    assert app.at(table)
    assert app.context.seating.bot_name(Seat(0)) == app.context.kiosk_rules.default_bot
    again = plugged(app)
    claim(app, again, Seat(0))
    assert app.at(table)
    assert app.context.seating.occupant(Seat(0)) == Person(again.device)


def test_a_second_pad_lost_is_missed_in_the_same_notice_and_each_comes_back_alone(
    app: RunningApp,
) -> None:
    ann, bob = plugged(app), plugged(app)
    table = sit_down(app, GAMES[0], Person(ann.device), Person(bob.device))
    for pad in app.pads:
        pad.unplug()
        app.frames(4)
    missing = app.shows(MissingDeviceDialog)
    assert all(seat_name(seat) in missing.words for seat in (Seat(0), Seat(1)))
    claim(app, KeyButtons(LEFT_KEYS), Seat(1))
    app.shows(MissingDeviceDialog)
    claim(app, plugged(app), Seat(0))  # may be the one that was lost
    assert app.at(table)
    assert app.context.seating.occupant(Seat(1)) == Person(LEFT_KEYS)


def test_a_keyboard_that_joins_does_not_get_the_hand_of_the_person_who_stayed(
    app: RunningApp,
) -> None:
    people = [plugged(app) for _ in range(3)]
    table = sit_down(app, MOSQUITO, *(Person(one.device) for one in people))
    for pad in app.pads[1:]:
        pad.unplug()
        app.frames(4)
    tap(app, people[0], Intent.CONFIRM)  # bots stand in
    assert app.at(table)
    seating, keys = app.context.seating, KeyButtons(RIGHT_KEYS)
    tap(app, keys, Intent.CONFIRM)
    app.frames(3)
    names = [item.name for item in menu_items(app)]
    assert names[:2] == ["claim-1", "claim-2"]
    assert "me-0" not in names
    app.screen.menu.focus = "claim-2"
    tap(app, keys, Intent.CONFIRM)
    assert seating.occupant(Seat(0)) == Person(people[0].device)
    assert seating.occupant(Seat(2)) == Person(RIGHT_KEYS)
    assert table.secrecy(Seat(2)) is not Secrecy.OPEN


def test_a_free_device_gets_a_seat_that_is_waited_for_only_from_somebody_at_the_table(
    app: RunningApp,
) -> None:
    ann, bob = plugged(app), plugged(app)
    table = sit_down(app, GAMES[0], Person(ann.device), Person(bob.device))
    app.pads[1].unplug()
    app.frames(4)
    stranger = KeyButtons(LEFT_KEYS)
    for intent in (Intent.CANCEL, Intent.MENU):
        tap(app, stranger, intent)
        app.shows(MissingDeviceDialog)  # it cannot put a bot there either
    choose_item(app, Mouse(app), "bot")
    app.shows(MissingDeviceDialog)
    claim(app, stranger, Seat(1))
    assert "Puddle" in app.shows(JoinMenu).note
    assert isinstance(app.context.seating.occupant(Seat(1)), Away)
    tap(app, ann, Intent.CONFIRM)
    app.frames(3)
    assert app.at(table)
    assert app.context.seating.occupant(Seat(1)) == Person(LEFT_KEYS)


def test_a_pad_lost_under_a_menu_is_asked_for_back_at_the_table(app: RunningApp) -> None:
    pad = plugged(app)
    sit_down(app, GAMES[0], Person(pad.device), Person(LEFT_KEYS))
    tap(app, KeyButtons(), Intent.MENU)
    app.shows(Pause)
    app.pads[0].unplug()
    app.frames(3)
    app.shows(Pause)
    tap(app, KeyButtons(), Intent.CANCEL)
    app.frames(3)
    app.shows(MissingDeviceDialog)


def test_a_finger_plays_on_for_a_lost_pad(app: RunningApp) -> None:
    pad = plugged(app)
    table = sit_down(app, GAMES[0], Person(pad.device))
    app.pads[0].unplug()
    app.frames(4)
    app.shows(MissingDeviceDialog)
    mouse = Mouse(app)
    choose_item(app, mouse, "mine")
    assert app.at(table)
    assert app.context.seating.occupant(Seat(0)) == Person(mouse.device)


def test_one_pad_may_play_a_lost_ones_seat_too(app: RunningApp) -> None:
    ann, bob = plugged(app), plugged(app)
    table = sit_down(app, GAMES[0], Person(ann.device), Person(bob.device))
    app.pads[1].unplug()
    app.frames(4)
    tap(app, ann, Intent.RIGHT)
    claim(app, ann, Seat(1))
    assert app.at(table)
    assert app.context.seating.seats_of(ann.device) == (0, 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whoever_joins_a_running_match_takes_over_a_bots_seat(
    app: RunningApp, game: AnyGame
) -> None:
    ann = plugged(app)
    table = sit_down(app, game, Person(ann.device))
    app.frames(60)
    bob = plugged(app)
    tap(app, bob, Intent.CONFIRM)
    app.shows(JoinMenu)
    app.frames(10)
    tap(app, bob, Intent.CONFIRM)
    assert app.at(table)
    assert app.context.seating.occupant(Seat(1)) == Person(bob.device)
    assert app.context.seating.occupant(Seat(0)) == Person(ann.device)


def test_a_lone_player_may_go_on_with_another_pad(app: RunningApp) -> None:
    ann = plugged(app)
    table = sit_down(app, GAMES[0], Person(ann.device))
    other = plugged(app)
    tap(app, other, Intent.CONFIRM)
    joining = app.shows(JoinMenu)
    app.run_until(lambda: joining.menu.focus == "me-0", lambda: tap(app, other, Intent.DOWN))
    tap(app, other, Intent.CONFIRM)
    assert app.at(table)
    assert app.context.seating.occupant(Seat(0)) == Person(other.device)
    assert not app.context.seating.away()


def test_a_stray_press_seats_nobody(app: RunningApp) -> None:
    ann = plugged(app)
    table = sit_down(app, GAMES[0], Person(ann.device), Person(LEFT_KEYS))
    layout = app.shows(TableScene).layout
    before = layout._present_occupants()
    input_events.tap(0.5, 0.5)
    app.frames(4)
    app.shows(JoinMenu)
    tap(app, ann, Intent.CANCEL)
    assert app.at(table)
    assert layout._present_occupants() == before


def test_at_a_full_table_of_people_nobody_joins(app: RunningApp) -> None:
    ann = plugged(app)
    table = open_table(
        app.context, GAMES[0], GAMES[0].options(), [Person(ann.device), Person(LEFT_KEYS)], 3
    ).table
    app.open(table)
    app.frames(2)
    tap(app, plugged(app), Intent.CONFIRM)
    assert app.at(table)


def test_who_was_replaced_by_a_bot_is_away_and_not_gone(app: RunningApp) -> None:
    ann = plugged(app)
    sit_down(app, GAMES[0], Person(ann.device), Person(LEFT_KEYS))
    app.pads[0].unplug()
    app.frames(4)
    tap(app, KeyButtons(), Intent.CONFIRM)
    assert app.context.seating.occupant(Seat(0)) == Away(
        ann.device, app.context.kiosk_rules.default_bot
    )

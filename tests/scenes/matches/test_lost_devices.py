"""Pads are pulled out and plugged in, people join and hand over, while whole matches are played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from rules.core import Game, Seat
from scenes.core.settings import Settings
from scenes.menus.lobby.join_menu import JoinMenu
from scenes.menus.pause import Pause
from scenes.menus.results import Results
from scenes.players.seat_names import seat_name
from scenes.table.game_table import AnyTable
from scenes.table.missing_device import PATIENCE, MissingDeviceDialog
from scenes.table.open_table import open_table
from scenes.table.table_scene import TableScene
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage
from tests import input_events
from tests.all_games import GAMES
from tests.scenes.running_app import Party, a_party
from tests.scenes.simulated_players import KeyHands, Mouse, PadHands, hit, tap
from tests.virtual_pad import VirtualPad

AnyGame = Game[Any, Any, Any, Any]
ENOUGH = 1500  # frames of comings and goings; then bots play what is left, but not in a soak
INTENTS = (
    *(Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT, Intent.TURN_LEFT, Intent.TURN_RIGHT) * 2,
    *(Intent.CONFIRM,) * 10,
    *(Intent.SECOND, Intent.CANCEL),
)


@pytest.fixture
def party() -> Iterator[Party]:
    with a_party((320, 180), Settings(speed="brisk", reduced_motion=True)) as opened:
        yield opened


def sit_down(party: Party, game: AnyGame, *people: Occupant) -> AnyTable:
    bots = [BotPlayer("random")] * (min(4, game.seats[-1]) - len(people))
    table = open_table(party.context, game, game.options(), [*people, *bots], 11).table
    party.open(table)
    party.frames(2)
    return table


def plugged(party: Party) -> PadHands:
    """A pad that everybody has noticed."""
    pad = PadHands(party.plug())
    party.frames(2)
    return pad


class Crowd:
    """Pads that come, go and press whatever they like."""

    def __init__(self, party: Party, rng: Random) -> None:
        self.party, self.rng = party, rng
        self.pulled = self.plugged = 0

    @property
    def pads(self) -> list[VirtualPad]:
        return [pad for pad in self.party.pads if pad._stick]

    def act(self) -> None:
        luck = self.rng.random()
        if luck < 0.004 and self.pads:
            self.rng.choice(self.pads).unplug()
            self.pulled += 1
        elif luck < 0.012 and len(self.pads) < 4:
            self.party.plug()
            self.plugged += 1
        elif luck < 0.5 and self.pads:
            pad = PadHands(self.rng.choice(self.pads))
            pad.put(self.rng.choice(INTENTS), self.rng.random() < 0.5)

    def leave(self) -> None:
        for pad in self.pads:
            pad.unplug()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_goes_on_to_its_end_whoever_comes_and_goes(
    party: Party, game: AnyGame, seed: int, pytestconfig: pytest.Config
) -> None:
    ann, bob = plugged(party), plugged(party)
    people = [Person(ann.device), Person(bob.device), Person(ann.device)]  # two share a pad
    table = sit_down(party, game, *people[: game.seats[-1]])
    enough = None if pytestconfig.getoption("--soak") else ENOUGH
    crowd = Crowd(party, Random(f"{game.name}/{seed}"))
    seen: set[str] = set()
    unnoticed = 0
    for number in count():
        if number == enough or table.match.state.outcome():
            break
        crowd.act()
        party.frames()
        seen.add(type(party.scene).__name__)
        gone = party.at(table) and party.context.seating.unattended()
        unnoticed = unnoticed + 1 if gone else 0
        assert unnoticed < 4
    crowd.leave()
    party.until(lambda: over(party, table), lambda: None)
    assert table.match.state.outcome() is not None
    assert min(crowd.pulled, crowd.plugged) >= 2
    assert "MissingDeviceDialog" in seen


def over(party: Party, table: AnyTable) -> bool:
    """Step on without drawing; whoever is asked gets no answer but the clock's."""
    if isinstance(party.scene, Results):
        return True
    if not isinstance(party.scene, TableScene | MissingDeviceDialog):
        tap(party, KeyHands(), Intent.CANCEL)  # somebody left a menu open
        return False
    for _ in range(600):
        if party.stack.step():
            break
    return False


# One thing at a time


def test_the_notice_names_the_seat_shows_its_colour_and_counts_down(party: Party) -> None:
    pad = plugged(party)
    sit_down(party, GAMES[0], BotPlayer("easy"), Person(pad.device))
    party.pads[0].unplug()
    party.frames(4)
    missing = party.shows(MissingDeviceDialog)
    assert seat_name(Seat(1)) in missing.words
    sign = missing.picture()
    assert isinstance(sign, Collage)
    assert next(p.picture.palette for p in sign.pieces if isinstance(p.picture, Art)) == palette_of(
        1
    )
    before = missing.words
    party.frames(70)
    assert missing.words != before


def test_a_bot_steps_in_when_the_countdown_is_over_and_the_person_takes_the_seat_back(
    party: Party,
) -> None:
    pad = plugged(party)
    table = sit_down(party, GAMES[0], Person(pad.device), Person(LEFT_KEYS))
    party.pads[0].unplug()
    party.frames(round(PATIENCE * 60) - 20)
    party.shows(MissingDeviceDialog)
    party.frames(40)
    assert party.at(table)
    assert party.context.seating.bot_level(Seat(0)) == "normal"
    again = plugged(party)
    tap(party, again, Intent.CONFIRM)
    assert party.at(table)
    assert party.context.seating.occupant(Seat(0)) == Person(again.device)


def test_a_second_pad_lost_is_missed_in_the_same_notice_and_each_comes_back_alone(
    party: Party,
) -> None:
    ann, bob = plugged(party), plugged(party)
    table = sit_down(party, GAMES[0], Person(ann.device), Person(bob.device))
    for pad in party.pads:
        pad.unplug()
        party.frames(4)
    missing = party.shows(MissingDeviceDialog)
    assert all(seat_name(seat) in missing.words for seat in (Seat(0), Seat(1)))
    tap(party, KeyHands(LEFT_KEYS), Intent.CONFIRM)
    party.shows(MissingDeviceDialog)
    tap(party, KeyHands(RIGHT_KEYS), Intent.CONFIRM)
    assert party.at(table)
    assert party.context.seating.occupant(Seat(0)) == Person(LEFT_KEYS)
    assert party.context.seating.occupant(Seat(1)) == Person(RIGHT_KEYS)


def test_a_pad_lost_under_a_menu_is_asked_for_back_at_the_table(party: Party) -> None:
    pad = plugged(party)
    sit_down(party, GAMES[0], Person(pad.device), Person(LEFT_KEYS))
    tap(party, KeyHands(), Intent.MENU)
    party.shows(Pause)
    party.pads[0].unplug()
    party.frames(3)
    party.shows(Pause)
    tap(party, KeyHands(), Intent.CANCEL)
    party.frames(3)
    party.shows(MissingDeviceDialog)


def test_a_finger_plays_on_for_a_lost_pad(party: Party) -> None:
    pad = plugged(party)
    table = sit_down(party, GAMES[0], Person(pad.device))
    party.pads[0].unplug()
    party.frames(4)
    party.shows(MissingDeviceDialog)
    mouse = Mouse(party)
    hit(party, mouse, "mine")
    assert party.at(table)
    assert party.context.seating.occupant(Seat(0)) == Person(mouse.device)


def test_one_pad_may_play_a_lost_ones_seat_too(party: Party) -> None:
    ann, bob = plugged(party), plugged(party)
    table = sit_down(party, GAMES[0], Person(ann.device), Person(bob.device))
    party.pads[1].unplug()
    party.frames(4)
    tap(party, ann, Intent.RIGHT, Intent.CONFIRM)
    assert party.at(table)
    assert party.context.seating.seats_of(ann.device) == (0, 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whoever_joins_a_running_match_takes_over_a_bots_seat(party: Party, game: AnyGame) -> None:
    ann = plugged(party)
    table = sit_down(party, game, Person(ann.device))
    party.frames(60)
    bob = plugged(party)
    tap(party, bob, Intent.CONFIRM)
    party.shows(JoinMenu)
    party.frames(10)
    tap(party, bob, Intent.CONFIRM)
    assert party.at(table)
    assert party.context.seating.occupant(Seat(1)) == Person(bob.device)
    assert party.context.seating.occupant(Seat(0)) == Person(ann.device)


def test_a_lone_player_may_go_on_with_another_pad(party: Party) -> None:
    ann = plugged(party)
    table = sit_down(party, GAMES[0], Person(ann.device))
    other = plugged(party)
    tap(party, other, Intent.CONFIRM)
    joining = party.shows(JoinMenu)
    party.until(lambda: joining.menu.focus == "me-0", lambda: tap(party, other, Intent.DOWN))
    tap(party, other, Intent.CONFIRM)
    assert party.at(table)
    assert party.context.seating.occupant(Seat(0)) == Person(other.device)
    assert not party.context.seating.away()


def test_a_stray_press_seats_nobody(party: Party) -> None:
    ann = plugged(party)
    table = sit_down(party, GAMES[0], Person(ann.device), Person(LEFT_KEYS))
    layout = party.shows(TableScene).layout
    before = layout._present_occupants()
    input_events.tap(0.5, 0.5)
    party.frames(4)
    party.shows(JoinMenu)
    tap(party, ann, Intent.CANCEL)
    assert party.at(table)
    assert layout._present_occupants() == before


def test_at_a_full_table_of_people_nobody_joins(party: Party) -> None:
    ann = plugged(party)
    table = open_table(
        party.context, GAMES[0], GAMES[0].options(), [Person(ann.device), Person(LEFT_KEYS)], 3
    ).table
    party.open(table)
    party.frames(2)
    tap(party, plugged(party), Intent.CONFIRM)
    assert party.at(table)


def test_who_was_replaced_by_a_bot_is_away_and_not_gone(party: Party) -> None:
    ann = plugged(party)
    sit_down(party, GAMES[0], Person(ann.device), Person(LEFT_KEYS))
    party.pads[0].unplug()
    party.frames(4)
    tap(party, KeyHands(), Intent.CONFIRM)
    assert party.context.seating.occupant(Seat(0)) == Away(ann.device, "normal")

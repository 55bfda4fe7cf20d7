"""Whole evenings, from the title to the results and back, through the real event queue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

import pytest

from rules.core import Seat
from scenes.games.quibbit.table import QuibbitTable
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.lobby.seat_menu import SeatMenu
from scenes.menus.pause import Pause
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.players.seat_names import seat_name
from scenes.table.missing_device import MissingDeviceDialog
from scenes.table.table_scene import TableScene
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.scenes.running_app import Party, a_party
from tests.scenes.simulated_players import (
    ButtonGuest,
    Buttons,
    Finger,
    KeyHands,
    Mouse,
    PadHands,
    PointingGuest,
    asked,
    hit,
    tap,
)

MOST_PRESSES = 4


class Guest(Protocol):
    def act(self) -> None: ...


@pytest.fixture
def party() -> Iterator[Party]:
    with a_party() as opened:
        opened.set(speed="brisk")
        yield opened


def together(guests: Sequence[Guest]) -> Callable[[], None]:
    def act() -> None:
        for guest in guests:
            guest.act()

    return act


def play(party: Party, *guests: Guest) -> Results:
    """Play to the end of the match."""
    party.until(lambda: isinstance(party.scene, Results), together(guests))
    return party.shows(Results)


def rounds(party: Party, number: int, *guests: Guest) -> QuibbitTable:
    """Play until a card is to be picked in round *number*."""
    table = party.shows_table(QuibbitTable)
    party.until(
        lambda: table.resting and table.match.state.view(None).board.round >= number,
        together(guests),
    )
    return table


def presses_to_the_first_choice(party: Party, buttons: Buttons) -> int:
    for presses in range(MOST_PRESSES + 1):
        if isinstance(party.scene, TableScene):
            party.until(lambda: asked(party, buttons.device) is not None)
            return presses
        tap(party, buttons, Intent.CONFIRM)
        party.frames(5)
    raise AssertionError(f"more than {MOST_PRESSES} presses")


def test_two_presses_of_one_untouched_pad_lead_from_the_title_to_the_first_choice() -> None:
    with a_party(pads=1) as party:
        assert presses_to_the_first_choice(party, PadHands(party.pads[0])) == 2
        assert [party.context.seating.bot_level(Seat(seat)) is None for seat in range(4)] == [
            *(True, False, False, False)
        ]


@pytest.mark.parametrize("half", [LEFT_KEYS, RIGHT_KEYS], ids=["left", "right"])
def test_two_presses_of_a_keyboard_lead_to_the_first_choice(party: Party, half: Device) -> None:
    assert presses_to_the_first_choice(party, KeyHands(half)) == 2


def test_a_patient_guest_sees_a_match_to_its_end(party: Party) -> None:
    keys = KeyHands()
    tap(party, keys, Intent.CONFIRM, Intent.CONFIRM)
    play(party, ButtonGuest(party, keys, calm=True))


@pytest.mark.parametrize("half", [LEFT_KEYS, RIGHT_KEYS], ids=["left", "right"])
def test_an_evening_with_one_half_of_the_keyboard_alone(party: Party, half: Device) -> None:
    keys = KeyHands(half)
    guest = ButtonGuest(party, keys)
    tap(party, keys, Intent.CONFIRM, Intent.CONFIRM)
    first = party.shows_table(QuibbitTable)
    play(party, guest)
    assert first.match.state.outcome() is not None
    tap(party, keys, Intent.CONFIRM)
    second = party.shows_table(QuibbitTable)
    assert second.match.seed != first.match.seed
    assert party.context.seating.occupant(Seat(0)) == Person(half)
    play(party, guest)
    tap(party, keys, Intent.RIGHT, Intent.CONFIRM)
    party.shows(Lobby)
    tap(party, keys, Intent.CANCEL)
    party.shows(Title)


@pytest.mark.parametrize("hand", [Mouse, Finger], ids=["mouse", "touch"])
def test_an_evening_with_the_pointer_alone(party: Party, hand: type[Mouse]) -> None:
    pointer = hand(party)
    guest = PointingGuest(party, pointer)
    hit(party, pointer, "quibbit")
    hit(party, pointer, "start")
    assert party.context.seating.occupant(Seat(0)) == Person(POINTER)
    rounds(party, 2, guest)
    pause_and_go_on(party, pointer)
    play(party, guest)
    hit(party, pointer, "rematch")
    play(party, guest)
    hit(party, pointer, "home")
    party.shows(Title)


def pause_and_go_on(party: Party, pointer: Mouse) -> None:
    table = party.shows_table(QuibbitTable)
    pointer.touch(*table.top_bar.buttons[Intent.MENU].centre)
    party.frames(3)
    party.shows(Pause)
    hit(party, pointer, "resume")
    assert party.at(table)


def test_an_evening_with_pads_one_of_which_is_pulled_out_in_mid_match() -> None:
    with a_party(pads=1) as party:
        party.set(speed="brisk")
        ann = PadHands(party.pads[0])
        tap(party, ann, Intent.CONFIRM)
        party.shows(Lobby)
        party.plug()
        bob = PadHands(party.pads[1])
        party.frames(3)
        tap(party, bob, Intent.CONFIRM)
        assert party.context.seating.occupant(Seat(1)) == Person(bob.device)
        tap(party, ann, Intent.CONFIRM)
        guests = [ButtonGuest(party, ann), ButtonGuest(party, bob)]
        table = rounds(party, 2, *guests)

        party.pads[1].unplug()
        party.frames(4)
        missing = party.shows(MissingDeviceDialog)
        assert seat_name(Seat(1)) in missing.words
        assert isinstance(party.context.seating.occupant(Seat(1)), Away)
        tap(party, ann, Intent.CONFIRM)
        assert party.at(table)
        assert party.context.seating.bot_level(Seat(1)) is not None
        before = table.match.state.view(None).board.round
        rounds(party, before + 1, guests[0])

        party.plug()
        again = PadHands(party.pads[2])
        party.frames(3)
        assert isinstance(party.context.seating.occupant(Seat(1)), Away)
        tap(party, again, Intent.CONFIRM)
        assert party.context.seating.occupant(Seat(1)) == Person(again.device)
        play(party, guests[0], ButtonGuest(party, again))
        tap(party, again, Intent.CONFIRM)
        assert party.context.seating.people() == (0, 1)
        play(party, guests[0], ButtonGuest(party, again))
        tap(party, ann, Intent.CANCEL)
        party.shows(Title)


def test_a_pulled_pad_that_comes_back_while_everybody_waits_is_welcome_at_once() -> None:
    with a_party(pads=1) as party:
        ann = PadHands(party.pads[0])
        tap(party, ann, Intent.CONFIRM, Intent.CONFIRM)
        table = party.shows_table(QuibbitTable)
        party.pads[0].unplug()
        party.frames(4)
        party.shows(MissingDeviceDialog)
        party.plug()
        again = PadHands(party.pads[1])
        party.frames(3)
        tap(party, again, Intent.CONFIRM)
        assert party.at(table)
        assert party.context.seating.occupant(Seat(0)) == Person(again.device)


def test_another_device_takes_over_for_a_pulled_pad(party: Party) -> None:
    party.plug()
    party.frames(2)
    ann = PadHands(party.pads[0])
    tap(party, ann, Intent.CONFIRM, Intent.CONFIRM)
    table = party.shows_table(QuibbitTable)
    party.pads[0].unplug()
    party.frames(4)
    tap(party, KeyHands(RIGHT_KEYS), Intent.CONFIRM)
    assert party.at(table)
    assert party.context.seating.occupant(Seat(0)) == Person(RIGHT_KEYS)


def two_and_two_bots(party: Party, first: Device, second: Device) -> QuibbitTable:
    table = party.sit_down(Person(first), Person(second), BotPlayer("normal"), BotPlayer("easy"))
    assert isinstance(table, QuibbitTable)
    return table


def test_two_people_share_one_pad_and_pass_it_in_one_press() -> None:
    with a_party(pads=1) as party:
        party.set(speed="brisk")
        party.frames(2)
        pad = PadHands(party.pads[0])
        two_and_two_bots(party, pad.device, pad.device)
        guest = ButtonGuest(party, pad)
        table = rounds(party, 1, guest)
        assert table.pending.missing[:2] == (0, 1)
        tap(party, pad, Intent.CONFIRM, Intent.CONFIRM)  # open, choose
        assert 0 not in table.pending.missing
        assert asked(party, pad.device) == 1
        tap(party, pad, Intent.CONFIRM, Intent.CONFIRM)
        assert asked(party, pad.device) is None
        play(party, guest)


def test_two_people_with_two_pads_seal() -> None:
    with a_party(pads=2) as party:
        party.set(speed="brisk")
        party.frames(2)
        ann, bob = map(PadHands, party.pads)
        two_and_two_bots(party, ann.device, bob.device)
        guests = [ButtonGuest(party, ann), ButtonGuest(party, bob)]
        table = rounds(party, 1, *guests)
        tap(party, bob, Intent.LEFT)
        tap(party, ann, Intent.TURN_RIGHT)
        assert not {0, 1} & set(table.pending.missing)
        play(party, *guests)


def test_two_people_share_a_keyboard(party: Party) -> None:
    ann, bob = KeyHands(LEFT_KEYS), KeyHands(RIGHT_KEYS)
    two_and_two_bots(party, ann.device, bob.device)
    play(party, ButtonGuest(party, ann), ButtonGuest(party, bob))


def test_a_pad_and_a_mouse_play_together() -> None:
    with a_party(pads=1) as party:
        party.set(speed="brisk")
        party.frames(2)
        ann, bob = PadHands(party.pads[0]), Mouse(party)
        two_and_two_bots(party, ann.device, bob.device)
        play(party, ButtonGuest(party, ann), PointingGuest(party, bob))


def test_four_people_with_two_halves_a_mouse_and_a_pad_play_without_bots() -> None:
    with a_party(pads=1) as party:
        party.set(speed="brisk")
        party.frames(2)
        holders: Sequence[Buttons] = (PadHands(party.pads[0]), KeyHands(), KeyHands(RIGHT_KEYS))
        party.sit_down(*(Person(held.device) for held in holders), Person(POINTER))
        guests: list[Guest] = [ButtonGuest(party, held) for held in holders]
        play(party, *guests, PointingGuest(party, Finger(party)))


def test_chairs_are_filled_and_emptied_by_keys_alone(party: Party) -> None:
    keys = KeyHands()
    tap(party, keys, Intent.CONFIRM, Intent.UP)
    lobby = party.shows(Lobby)
    party.until(lambda: lobby.menu.focus == "seat-3", lambda: tap(party, keys, Intent.RIGHT))
    tap(party, keys, Intent.CONFIRM)
    party.shows(SeatMenu)
    chair = party.shows(SeatMenu)
    party.until(lambda: chair.menu.focus == "vacant", lambda: tap(party, keys, Intent.DOWN))
    tap(party, keys, Intent.CONFIRM)
    assert party.scene is lobby
    party.until(lambda: lobby.menu.focus == "start", lambda: tap(party, keys, Intent.DOWN))
    tap(party, keys, Intent.CONFIRM)
    assert len(party.context.seating) == 3
    play(party, ButtonGuest(party, keys))


def leave(party: Party, press: Callable[[], None]) -> None:
    press()
    pause = party.shows(Pause)
    assert pause.menu.focus == "resume"


def test_a_match_is_left_by_way_of_the_pause(party: Party) -> None:
    keys = KeyHands()
    tap(party, keys, Intent.CONFIRM, Intent.CONFIRM)
    leave(party, lambda: tap(party, keys, Intent.MENU))
    party.until(
        lambda: party.shows(Pause).menu.focus == "leave", lambda: tap(party, keys, Intent.DOWN)
    )
    tap(party, keys, Intent.CONFIRM)
    party.shows(Title)

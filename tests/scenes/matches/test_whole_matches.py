"""Whole matches, from the title to the results and back, through the real event queue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

import pytest

from rules.core import Seat
from scenes.games.quibbit.table import QuibbitTable
from scenes.menus.lobby.join_menu import JoinMenu
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.lobby.seat_menu import SeatMenu
from scenes.menus.pause import Pause
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.players.seat_names import seat_name
from scenes.table.overlays.missing_device import MissingDeviceDialog
from scenes.table.table_scene import TableScene
from scenes.table.top_bar import TopBarButton
from scenes.ui.menu.dialog import Dialog
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.scenes.games.quibbit.players import QuibbitButtonPlayer, QuibbitPointerPlayer
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import (
    Buttons,
    Finger,
    KeyButtons,
    Mouse,
    PadButtons,
    asked_seat,
    choose_item,
    plugged,
    tap,
)
from tests.scenes.table.checked_tables import TINY

pytestmark = pytest.mark.usefixtures("with_quick_bots")

MOST_PRESSES = 4


class SimulatedPlayer(Protocol):
    def act(self) -> None: ...


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        opened.set(speed="brisk")
        yield opened


def together(guests: Sequence[SimulatedPlayer]) -> Callable[[], None]:
    def act() -> None:
        for guest in guests:
            guest.act()

    return act


def play(app: RunningApp, *guests: SimulatedPlayer) -> Results:
    """Play to the end of the match, until its results can be answered."""
    app.run_until(lambda: isinstance(app.scene, Results), together(guests))
    results = app.shows(Results)
    app.run_until(lambda: results.takes_presses)
    return results


def rounds(app: RunningApp, number: int, *guests: SimulatedPlayer) -> QuibbitTable:
    """Play until a card is to be picked in round *number*."""
    table = app.shows_table(QuibbitTable)
    app.run_until(
        lambda: table.awaiting_choice and table.match.state.view(None).board.round >= number,
        together(guests),
    )
    return table


def presses_to_the_first_choice(app: RunningApp, buttons: Buttons) -> int:
    for presses in range(MOST_PRESSES + 1):
        if isinstance(app.scene, TableScene):
            app.run_until(lambda: asked_seat(app, buttons.device) is not None)
            return presses
        tap(app, buttons, Intent.CONFIRM)
        app.frames(5)
    raise AssertionError(f"more than {MOST_PRESSES} presses")


def test_two_presses_of_one_untouched_pad_lead_from_the_title_to_the_first_choice() -> None:
    with running_app(TINY, pads=1) as app:
        assert presses_to_the_first_choice(app, PadButtons(app.pads[0])) == 2
        assert [app.context.seating.bot_name(Seat(seat)) is None for seat in range(3)] == [
            *(True, False, False)
        ]


@pytest.mark.parametrize("half", [LEFT_KEYS, RIGHT_KEYS], ids=["left", "right"])
def test_two_presses_of_a_keyboard_lead_to_the_first_choice(app: RunningApp, half: Device) -> None:
    assert presses_to_the_first_choice(app, KeyButtons(half)) == 2


def test_a_patient_guest_sees_a_match_to_its_end(app: RunningApp) -> None:
    keys = KeyButtons()
    tap(app, keys, Intent.CONFIRM, Intent.CONFIRM)
    play(app, QuibbitButtonPlayer(app, keys, patient=True))


@pytest.mark.parametrize("half", [LEFT_KEYS, RIGHT_KEYS], ids=["left", "right"])
def test_a_match_with_one_half_of_the_keyboard_alone(app: RunningApp, half: Device) -> None:
    keys = KeyButtons(half)
    guest = QuibbitButtonPlayer(app, keys)
    tap(app, keys, Intent.CONFIRM, Intent.CONFIRM)
    first = app.shows_table(QuibbitTable)
    play(app, guest)
    assert first.match.state.outcome() is not None
    tap(app, keys, Intent.CONFIRM)
    second = app.shows_table(QuibbitTable)
    assert second.match.seed != first.match.seed
    assert app.context.seating.occupant(Seat(0)) == Person(half)
    play(app, guest)
    tap(app, keys, Intent.RIGHT, Intent.CONFIRM)
    app.shows(Lobby)
    tap(app, keys, Intent.CANCEL)
    app.shows(Title)


@pytest.mark.parametrize("hand", [Mouse, Finger], ids=["mouse", "touch"])
def test_a_match_with_the_pointer_alone(app: RunningApp, hand: type[Mouse]) -> None:
    pointer = hand(app)
    guest = QuibbitPointerPlayer(app, pointer)
    choose_item(app, pointer, "quibbit")
    choose_item(app, pointer, "start")
    assert app.context.seating.occupant(Seat(0)) == Person(POINTER)
    rounds(app, 2, guest)
    pause_and_go_on(app, pointer)
    play(app, guest)
    choose_item(app, pointer, "rematch")
    play(app, guest)
    choose_item(app, pointer, "home")
    app.shows(Title)


def pause_and_go_on(app: RunningApp, pointer: Mouse) -> None:
    table = app.shows_table(QuibbitTable)
    pointer.touch(*table.top_bar.buttons[TopBarButton.PAUSE].centre)
    app.frames(3)
    app.shows(Pause)
    choose_item(app, pointer, "resume")
    assert app.at(table)


def test_a_match_with_pads_one_of_which_is_pulled_out_in_mid_match() -> None:
    with running_app(TINY, pads=1) as app:
        app.set(speed="brisk")
        ann = PadButtons(app.pads[0])
        tap(app, ann, Intent.CONFIRM)
        app.shows(Lobby)
        bob = plugged(app)
        tap(app, bob, Intent.CONFIRM)
        assert app.context.seating.occupant(Seat(1)) == Person(bob.device)
        tap(app, ann, Intent.CONFIRM)
        guest = QuibbitButtonPlayer(app, ann)
        table = rounds(app, 2, guest, QuibbitButtonPlayer(app, bob))
        lose_the_second_pad(app, ann)
        rounds(app, table.match.state.view(None).board.round + 1, guest)
        again = come_back(app)
        play(app, guest, QuibbitButtonPlayer(app, again))
        tap(app, again, Intent.CONFIRM)
        assert app.context.seating.people() == (0, 1)
        play(app, guest, QuibbitButtonPlayer(app, again))
        tap(app, ann, Intent.CANCEL)
        app.shows(Title)


def lose_the_second_pad(app: RunningApp, ann: PadButtons) -> None:
    """The pad of seat 1 is pulled out, and *ann* lets a bot play."""
    table = app.table
    app.pads[1].unplug()
    app.frames(4)
    missing = app.shows(MissingDeviceDialog)
    assert seat_name(Seat(1)) in missing.words
    assert isinstance(app.context.seating.occupant(Seat(1)), Away)
    tap(app, ann, Intent.CONFIRM)
    assert app.at(table)
    assert app.context.seating.bot_name(Seat(1)) is not None


def come_back(app: RunningApp) -> PadButtons:
    """Somebody takes seat 1 back with another pad."""
    again = plugged(app)
    assert isinstance(app.context.seating.occupant(Seat(1)), Away)
    tap(app, again, Intent.CONFIRM)
    app.frames(3)
    app.shows(JoinMenu)
    tap(app, again, Intent.CONFIRM)
    assert app.context.seating.occupant(Seat(1)) == Person(again.device)
    return again


def test_a_pulled_pad_that_comes_back_while_everybody_waits_is_welcome_at_once() -> None:
    with running_app(TINY, pads=1) as app:
        ann = PadButtons(app.pads[0])
        tap(app, ann, Intent.CONFIRM, Intent.CONFIRM)
        table = app.shows_table(QuibbitTable)
        app.pads[0].unplug()
        app.run_until(lambda: isinstance(app.scene, MissingDeviceDialog))
        again = plugged(app)
        tap(app, again, Intent.CONFIRM)
        assert app.at(table)
        assert app.context.seating.occupant(Seat(0)) == Person(again.device)


def test_another_device_takes_over_for_a_pulled_pad(app: RunningApp) -> None:
    ann = plugged(app)
    tap(app, ann, Intent.CONFIRM, Intent.CONFIRM)
    table = app.shows_table(QuibbitTable)
    app.pads[0].unplug()
    app.run_until(lambda: isinstance(app.scene, MissingDeviceDialog))
    tap(app, KeyButtons(RIGHT_KEYS), Intent.CONFIRM)
    assert app.at(table)
    assert app.context.seating.occupant(Seat(0)) == Person(RIGHT_KEYS)


def two_and_two_bots(app: RunningApp, first: Device, second: Device) -> QuibbitTable:
    table = app.open_table(Person(first), Person(second), BotPlayer("normal"), BotPlayer("easy"))
    assert isinstance(table, QuibbitTable)
    return table


def test_two_people_share_one_pad_and_pass_it_in_one_press() -> None:
    with running_app(TINY, pads=1) as app:
        app.set(speed="brisk")
        app.frames(2)
        pad = PadButtons(app.pads[0])
        two_and_two_bots(app, pad.device, pad.device)
        guest = QuibbitButtonPlayer(app, pad)
        table = rounds(app, 1, guest)
        assert table.pending.missing[:2] == (0, 1)
        tap(app, pad, Intent.CONFIRM, Intent.CONFIRM)  # open, choose
        assert 0 not in table.pending.missing
        assert asked_seat(app, pad.device) == 1
        tap(app, pad, Intent.CONFIRM, Intent.CONFIRM)
        assert asked_seat(app, pad.device) is None
        play(app, guest)


def test_two_people_with_two_pads_seal() -> None:
    with running_app(TINY, pads=2) as app:
        app.set(speed="brisk")
        app.frames(2)
        ann, bob = map(PadButtons, app.pads)
        two_and_two_bots(app, ann.device, bob.device)
        guests = [QuibbitButtonPlayer(app, ann), QuibbitButtonPlayer(app, bob)]
        table = rounds(app, 1, *guests)
        tap(app, bob, Intent.LEFT)
        tap(app, ann, Intent.TURN_RIGHT)
        assert not {0, 1} & set(table.pending.missing)
        play(app, *guests)


def test_two_people_share_a_keyboard(app: RunningApp) -> None:
    ann, bob = KeyButtons(LEFT_KEYS), KeyButtons(RIGHT_KEYS)
    two_and_two_bots(app, ann.device, bob.device)
    play(app, QuibbitButtonPlayer(app, ann), QuibbitButtonPlayer(app, bob))


def test_a_pad_and_a_mouse_play_together() -> None:
    with running_app(TINY, pads=1) as app:
        app.set(speed="brisk")
        app.frames(2)
        ann, bob = PadButtons(app.pads[0]), Mouse(app)
        two_and_two_bots(app, ann.device, bob.device)
        play(app, QuibbitButtonPlayer(app, ann), QuibbitPointerPlayer(app, bob))


def test_four_people_with_two_halves_a_mouse_and_a_pad_play_without_bots() -> None:
    with running_app(TINY, pads=1) as app:
        app.set(speed="brisk")
        app.frames(2)
        holders: Sequence[Buttons] = (PadButtons(app.pads[0]), KeyButtons(), KeyButtons(RIGHT_KEYS))
        app.open_table(*(Person(held.device) for held in holders), Person(POINTER))
        guests: list[SimulatedPlayer] = [QuibbitButtonPlayer(app, held) for held in holders]
        play(app, *guests, QuibbitPointerPlayer(app, Finger(app)))


def test_chairs_are_filled_and_emptied_by_keys_alone(app: RunningApp) -> None:
    keys = KeyButtons()
    tap(app, keys, Intent.CONFIRM, Intent.UP)
    lobby = app.shows(Lobby)
    app.run_until(lambda: lobby.menu.focus == "seat-2", lambda: tap(app, keys, Intent.LEFT))
    tap(app, keys, Intent.CONFIRM)
    app.shows(SeatMenu)
    chair = app.shows(SeatMenu)
    app.run_until(lambda: chair.menu.focus == "vacant", lambda: tap(app, keys, Intent.DOWN))
    tap(app, keys, Intent.CONFIRM)
    assert app.scene is lobby
    app.run_until(
        lambda: lobby.menu.focus == "start", lambda: tap(app, keys, Intent.DOWN, Intent.RIGHT)
    )
    tap(app, keys, Intent.CONFIRM)
    assert len(app.context.seating) == 2
    play(app, QuibbitButtonPlayer(app, keys))


def leave(app: RunningApp, press: Callable[[], None]) -> None:
    press()
    pause = app.shows(Pause)
    assert pause.menu.focus == "resume"


def test_a_match_is_left_by_way_of_the_pause(app: RunningApp) -> None:
    keys = KeyButtons()
    tap(app, keys, Intent.CONFIRM)
    seated = app.shows(Lobby).occupants()
    tap(app, keys, Intent.CONFIRM)
    leave(app, lambda: tap(app, keys, Intent.MENU))
    app.run_until(
        lambda: app.shows(Pause).menu.focus == "leave", lambda: tap(app, keys, Intent.DOWN)
    )
    tap(app, keys, Intent.CONFIRM)
    app.shows(Dialog)
    tap(app, keys, Intent.RIGHT, Intent.CONFIRM)
    assert app.shows(Lobby).occupants() == seated
    tap(app, keys, Intent.CANCEL)
    app.shows(Title)

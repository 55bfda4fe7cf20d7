"""The invitation shows what helps phones to join: addresses, seats, help, and a lock."""

from __future__ import annotations

import pytest

from phones.codes import text_code
from rules.core import Seat
from rules.quibbit import QUIBBIT
from scenes.core.context import Context
from scenes.core.phone_access import CannotOpen
from scenes.core.scene import Pop, Push
from scenes.menus.lobby.base_lobby import BaseLobby
from scenes.menus.lobby.join_menu import JoinMenu
from scenes.menus.lobby.lobby import open_lobby
from scenes.menus.phones import invitation
from scenes.menus.phones.invitation import Invitation
from scenes.menus.phones.opening import open_invitation
from scenes.menus.phones.phone_help import PhoneHelp
from scenes.menus.title import Title
from scenes.ui.menu.menu import Refused
from scenes.ui.menu.menu_screen import MenuScreen
from seats.devices import Device
from seats.input.input_events import DeviceConnected
from seats.intents import Intent
from seats.phones.phone import Phone
from seats.pointer.pointer import POINTER
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Collage, Squares
from tests.scenes.contexts import PAD, headless_context, item_box, press, tap
from tests.scenes.phones.example_phones import INTERFACES, ExamplePhones, let_phones_join
from tests.scenes.ui.menu_screens import lobby_with_phones


@pytest.fixture
def context() -> Context:
    context = headless_context((640, 360))
    context.phones = ExamplePhones()
    return context


def opened(context: Context) -> Invitation:
    screen = Invitation(context, PAD)
    screen.lay_out(None)
    return screen


def shown_code(screen: Invitation) -> object:
    board = screen.widgets["code"].picture
    assert isinstance(board, Collage)
    return next(part.picture.rows for part in board.pieces if isinstance(part.picture, Squares))


def choose(screen: MenuScreen, name: str) -> object:
    return screen.actions.choose(next(item for item in screen.menu.items if item.name == name), PAD)


def opened_from(menu: MenuScreen) -> Invitation:
    """The invitation that *menu* opens."""
    transition = choose(menu, "phones")
    assert isinstance(transition, Push)
    assert isinstance(transition.scene, Invitation)
    transition.scene.lay_out(None)
    return transition.scene


def lobby_opened_by(device: Device, context: Context) -> BaseLobby:
    lobby = open_lobby(context, QUIBBIT, device)
    assert isinstance(lobby, BaseLobby)
    lobby.lay_out(None)
    return lobby


def test_the_host_steps_through_all_addresses(context: Context) -> None:
    screen = opened(context)
    links = [address.link for address in context.phones.join_addresses()]
    assert shown_code(screen) == text_code(links[0])
    press(screen, Intent.TURN_RIGHT)
    screen.step()
    assert shown_code(screen) == text_code(links[1])
    choose(screen, "later")
    assert shown_code(screen) == text_code(links[0])


def test_a_network_that_changes_is_shown_by_itself(context: Context) -> None:
    screen = opened(context)
    context.phones = screen._phones = ExamplePhones(interfaces=INTERFACES[1:])
    for _ in range(round(invitation.LOOK / STEP)):
        screen.step()
    assert shown_code(screen) == text_code(context.phones.join_addresses()[0].link)


def test_help_comes_by_itself_if_no_phone_does(context: Context) -> None:
    screen = opened(context)
    screen._frames_alone = round(invitation.PATIENCE / STEP) - 1
    transition = screen.step()
    assert isinstance(transition, Push)
    assert isinstance(transition.scene, PhoneHelp)
    assert screen.step() is None
    assert isinstance(choose(screen, "help"), Push)


def test_phones_take_seats_in_the_lobby_at_once(context: Context) -> None:
    lobby = lobby_with_phones(context)
    assert isinstance(lobby, BaseLobby)
    lobby.lay_out(None)
    screen = opened_from(lobby)
    before = len(context.seating.people())
    assert screen.handle(DeviceConnected(Phone(3))) is None
    assert context.seating.seats_of(Phone(3))
    assert len(context.seating.people()) == before + 1
    assert "phone is here" in screen.note
    context.seating.disconnect(Phone(3))  # while the invitation is open
    lobby.lay_out(None)
    assert not context.seating.away()


def test_the_first_phone_takes_the_seat_of_whoever_opened_the_lobby(context: Context) -> None:
    lobby = lobby_opened_by(POINTER, context)
    for number in (3, 4):
        lobby.handle(DeviceConnected(Phone(number)))
        assert context.seating.people() == tuple(range(number - 2))
        assert not context.seating.seats_of(POINTER)


def test_phones_take_no_seat_that_somebody_chose(context: Context) -> None:
    for chooses, opener in ((True, POINTER), (False, PAD)):
        context.seating.resize(0)
        lobby = lobby_opened_by(opener, context)
        if chooses:
            tap(lobby, item_box(lobby, "seat-0"))
        lobby.handle(DeviceConnected(Phone(3)))
        assert context.seating.seats_of(opener) == (Seat(0),)


def test_on_the_title_a_phone_has_no_seat_and_goes_back_to_choose_a_game(context: Context) -> None:
    title = Title(context)
    title.lay_out(None)
    screen = opened_from(title)
    assert screen.handle(DeviceConnected(Phone(3))) is None
    assert not context.seating.people()
    assert isinstance(press(screen, Intent.CONFIRM, Phone(3)), Pop)


def test_a_phone_that_comes_in_a_match_is_asked_whose_seat_it_plays(context: Context) -> None:
    context.seating.resize(2)
    context.seating.assign(Seat(0), PAD)
    context.seating.put_bot(Seat(1), "easy")
    transition = opened(context).handle(DeviceConnected(Phone(3)))
    assert isinstance(transition, Push)
    assert isinstance(transition.scene, JoinMenu)
    context.seating.assign(Seat(1), PAD)
    assert opened(context).handle(DeviceConnected(Phone(4))) is None


def test_the_host_locks_the_room_and_opens_it_again(context: Context) -> None:
    screen = opened(context)
    let_phones_join(context, screen, 1)
    for locked in (True, False):
        choose(screen, "lock")
        assert context.phones.locked == locked


def test_a_port_that_cannot_be_used_is_a_sentence(context: Context) -> None:
    class Taken(ExamplePhones):
        def open(self) -> None:
            raise CannotOpen("Port 8273 is taken.")

    context.phones = Taken()
    with pytest.raises(Refused, match="taken"):
        open_invitation(context, PAD)

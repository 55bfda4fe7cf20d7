"""Shows every phone what its owner may see, and does what they ask for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any

from phones.messages import Choose, ChooseInstead, GoBack, OwnerRequest, TakeBack, UseAsPad
from phones.pictures import pictures_of
from phones.server import PhoneServer
from scenes.core.context import Context
from scenes.core.game_parts import named_choices
from scenes.core.scene import SceneStack
from scenes.phones.big_screen import BigScreen
from scenes.phones.lesson_screens import KEY as LESSON
from scenes.phones.lesson_screens import open_lesson, shown_table
from scenes.phones.screen_maker import ScreenInputs, ScreenMaker, phone_chooser
from scenes.phones.seatless import SIT_DOWN
from scenes.phones.step_numbers import StepNumbers
from scenes.table.game_table import AnyTable
from scenes.table.phones.phone_chooser import PhoneChooser
from scenes.table.phones.phone_pictures import PhonePictures
from scenes.table.table_scene import TableScene
from scenes.ui.menu.menu_screen import MenuScreen
from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import Intent
from seats.occupants import Person
from seats.phones.phone_reader import PhoneReader

ONLOOKERS = 4  # whose screens are checked in a frame, in turn, so that many do not make it late


class PhoneHost:
    """Looks once a frame at the scene on top of *stack*, and at every phone of *server*."""

    def __init__(self, context: Context, stack: SceneStack, server: PhoneServer) -> None:
        reader, seating = context.input_reader, context.seating
        self._context, self._stack, self._server = context, stack, server
        self._reader = reader.add(PhoneReader(server, seating, reader.held, reader.emit))
        self._pads: set[Device] = set()  # those whose owners want a pad where they need none
        self._numbers = StepNumbers()
        self._pictures = PhonePictures(context.renderer.budget.now)
        self._match: object = None  # whose cards have been expected
        self._maker = ScreenMaker(context, self._pictures, self._numbers)
        self._big_screen = BigScreen()
        self._frame = 0
        self._shown: dict[Device, ScreenInputs] = {}
        self._waiting: dict[Device, ScreenInputs] = {}  # for pictures

    def update(self) -> None:
        """Do everything that is due."""
        for phone, request in self._reader.requests:
            self._do(phone, request)
        self._reader.requests.clear()
        if self._stack.changed:
            return  # nothing is to be seen on the new scene yet
        connected, seating = self._reader.connected, self._context.seating
        self._context.private_screens.update(set(connected) - self._pads)
        here = self._shown.keys() & {*connected, *seating.missing_devices()}
        self._shown = {phone: self._shown[phone] for phone in here}
        self._server.keep(phone.number for phone in here)
        self._wait_for_phones()
        if connected:
            self._maker.look(self._stack.scenes, self._big_screen.words(self._stack.top))
            self._expect_cards()
            self._pictures.render()
        self._show_all(connected)

    def send_away(self, device: Device) -> None:
        """End the connection to a phone for good."""
        if device in self._reader.connected:
            self._server.remove(device.number)
            self._reader.forget(device)

    def _wait_for_phones(self) -> None:
        """Let phones sleep that are not needed now, and show which of the others do."""
        scene, seating = self._table_scene(), self._context.seating
        if open_lesson(self._stack.scenes):
            self._reader.awaited = []  # any other device can go on with it
            return
        missing = scene.table.pending.missing if scene and scene.table.awaiting_choice else ()
        people = (seating.occupant(seat) for seat in missing)
        held = {person.device for person in people if isinstance(person, Person)}
        self._reader.awaited = [phone for phone in self._reader.connected if phone in held]
        for phone in self._reader.awaited:
            if scene and (chooser := phone_chooser(scene.table, phone)):
                chooser.show_asleep(phone in self._reader.asleep)

    def _show_all(self, phones: Sequence[Device]) -> None:
        """Give new screens to all that have seats, and to a few onlookers in each frame."""
        occupants = self._context.seating.occupants()
        held = {person.device for person in occupants if isinstance(person, Person)}
        seated = [phone for phone in phones if phone in held]
        onlookers = [phone for phone in phones if phone not in held]
        self._frame += 1
        frames = max(1, ceil(len(onlookers) / ONLOOKERS))
        for phone in (*seated, *onlookers[self._frame % frames :: frames]):
            self._show(phone)

    def _show(self, phone: Device) -> None:
        """Give the phone another screen if anything on it has changed."""
        inputs = self._maker.inputs(phone, phone in self._pads)
        if self._shown.get(phone) == inputs:
            return
        if self._pictures.busy and self._waiting.get(phone) == inputs:
            return
        screen, pad = self._maker.screen(phone, inputs)
        if not self._pictures.has_all():
            self._waiting[phone] = inputs
            return
        self._waiting.pop(phone, None)
        self._shown[phone] = inputs
        files = self._pictures.files(pictures_of(screen))
        self._server.show(phone.number, screen, pad, files)

    def _expect_cards(self) -> None:
        """Have all cards of the match rendered, before anybody is to see one."""
        scene = self._table_scene()
        if scene and scene.table.match is not self._match:
            table, self._match = scene.table, scene.table.match
            self._pictures.expect(named_choices(table.match.game.name).faces(table.view))

    def _table_scene(self) -> TableScene | None:
        """The table, if nothing covers it."""
        return shown_table(self._stack.top)

    # What owners ask for

    def _do(self, phone: Device, request: OwnerRequest) -> None:
        scene = self._table_scene()
        match request:
            case UseAsPad(on) if scene:
                self._use_as_pad(phone, on)
                scene.layout.reseat()
            case Choose(key, _) if key == SIT_DOWN or key.startswith(LESSON):
                self._press_offered(phone, key)
            case Choose(key, option) if isinstance(self._stack.top, MenuScreen):
                self._choose_item(phone, self._stack.top, key, option)
            case Choose(number, option):
                self._answer(phone, number, lambda chooser: chooser.take(option))
            case ChooseInstead(number, other):
                self._answer(phone, number, lambda chooser: chooser.take_instead(other))
            case GoBack(number):
                self._answer(phone, number, lambda chooser: chooser.back())
            case TakeBack() if scene:
                self._take_back(phone, scene.table)

    def _choose_item(self, phone: Device, screen: MenuScreen, key: str, option: int) -> None:
        """Do what the pad of *phone* does with an item in focus, if its menu is still shown."""
        menu = self._big_screen.menu(screen, key) if self._maker.shows_menu(phone) else ()
        item = menu[option] if option < len(menu) else ""
        follows_last = bool(menu) and option == len(menu)  # there the gamepad is offered
        switches = follows_last and self._maker.offers_pad(phone)
        self._server.answer(phone.number, {"accepted" if item or switches else "refused": key})
        if switches:
            self._use_as_pad(phone, phone not in self._pads)
            self._reader.tap(phone, Intent.CANCEL)
        elif item:
            screen.menu.focus_on(item)
            seat = self._context.seating.seat_of(phone)
            self._stack.handle(Press(seat, Intent.CONFIRM, phone))

    def _answer(self, phone: Device, number: str, act: Callable[[PhoneChooser[Any]], bool]) -> None:
        """Do what was asked for in the step with this *number*, once, and say whether it counts."""
        scene = self._table_scene()
        chooser = phone_chooser(scene.table, phone) if scene else None
        if self._numbers.is_answered(phone, number):
            self._server.answer(phone.number, {"accepted": number})
        elif (
            chooser is not None
            and chooser.choice is None
            and self._numbers.number(phone, chooser.path) == number
            and act(chooser)
        ):
            self._numbers.answer(phone, number)
            self._server.answer(phone.number, {"accepted": number})
        else:
            self._server.answer(phone.number, {"refused": number})

    def _take_back(self, phone: Device, table: AnyTable) -> None:
        """Take back the choice that waits for the others, else the last one that counted."""
        chooser = phone_chooser(table, phone)
        if chooser is not None and chooser.choice is not None:
            chooser.back()
        else:
            self._reader.tap(phone, Intent.SECOND)

    def _press_offered(self, phone: Device, key: str) -> None:
        """Press for the owner of *phone* what does the one thing that they are offered."""
        offered = self._maker.menu_key(phone) == key
        self._server.answer(phone.number, {"accepted" if offered else "refused": key})
        if offered:
            self._reader.tap(phone, Intent.CONFIRM)

    def _use_as_pad(self, phone: Device, on: bool) -> None:
        if on:
            self._pads.add(phone)
            self._context.private_screens.discard(phone)
        else:
            self._pads.discard(phone)
            self._context.private_screens.add(phone)

"""The invitation: a code for the cameras of phones, the address in figures, and who is here."""

from __future__ import annotations

from collections.abc import Sequence

from phones.codes import text_code, wifi_code
from rules.core import Seat
from scenes.core.context import Context
from scenes.core.phone_access import JoinAddress
from scenes.core.routes import TakeSeat
from scenes.core.scene import Push, Transition
from scenes.menus.phones.invitation_boards import (
    InvitationWords,
    code_board,
    frog_widgets,
    info_board,
    network_board,
    status_board,
)
from scenes.players.seat_names import seat_name
from scenes.ui.buttons import ButtonSpec
from scenes.ui.labels import GAP, TOUCH_SIZE, heading
from scenes.ui.menu.footer import footer, turn_glyphs
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.pages.page_arrows import page_arrows
from scenes.ui.props import ropes, signpost
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input.input_events import DeviceConnected, InputEvent, Press
from seats.intents import Intent
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box
from words import say
from words.phrases import enumerated

LOOK = 2.0  # seconds from one look at the network to the next
PATIENCE = 60.0  # seconds without a phone until help is shown
CODE_SHARE = 0.42  # of the width, at most


class Invitation(MenuScreen):
    """Lets phones join, and gives each to *take_seat*, or else asks whose seat it plays.

    :raises CannotOpen: if no phone can reach this program.
    """

    def __init__(
        self, context: Context, device: Device | None = None, take_seat: TakeSeat | None = None
    ) -> None:
        super().__init__(context, "back", device)
        self._phones = context.phones
        self._phones.open()
        self._take_seat = take_seat or self.ask_for_seat
        self._addresses: Sequence[JoinAddress] = self._phones.join_addresses()
        self._chosen = 0  # of the addresses
        self._shows_wifi = False
        self._frames = self._frames_alone = 0

    # What happens

    def step(self) -> Transition:
        self._frames += 1
        if self._frames % round(LOOK / STEP) == 0:
            self._look_at_network()
        if not self._present():
            self._frames_alone += 1
            if self._frames_alone == round(PATIENCE / STEP):
                return Push(self.context.routes.phone_help(self.device))
        return super().step()

    def on_press(self, press: Press) -> Transition:
        if self._is_seatless_phone(press.device) and press.intent is Intent.CONFIRM:
            transition = None if press.repeat else self._take_seat(press.device)
            if transition or not self._is_seatless_phone(press.device):
                return transition
        return super().on_press(press)

    def on_device_event(self, event: InputEvent) -> Transition:
        transition = super().on_device_event(event)
        match event:
            case DeviceConnected(device) if device.has_private_screen:
                if self._is_seatless_phone(device):
                    transition = self._take_seat(device)
                self._greet(device)
        return transition

    def turn_page(self, step: int) -> Transition:
        if len(self._addresses) < 2 or self._shows_wifi:
            return self.actions.refuse()
        self._chosen = (self._chosen + step) % len(self._addresses)
        self.context.bank.play(Sound.PAGE)
        return None

    def ask_for_seat(self, phone: Device) -> Transition:
        """Ask whose seat the owner of *phone* takes over, if there is any."""
        seating = self.context.seating
        if seating.has_free_seat or seating.away():
            return Push(self.context.routes.join(phone))
        return None

    def _greet(self, phone: Device) -> None:
        seat = self.context.seating.seat_of(phone)
        if seat is None:
            self.note = say("invitation.onlooker_here")
            return
        self.note = say("invitation.here", name=seat_name(seat))
        self.context.bank.play(Sound.JOIN, 2 * seat)
        self.context.bank.play(Sound.CROAK, seat)
        self.refresh()
        if (frog := f"frog-{seat}") in self.widgets:
            self.widgets.swell(frog, 0.08, 0.4)

    def _look_at_network(self) -> None:
        """Show the addresses that phones can come by now, and the present room code."""
        before, self._addresses = self._addresses, self._phones.join_addresses()
        if [one.figures for one in before] != [one.figures for one in self._addresses]:
            self._chosen = 0
            self.note = say("invitation.network_changed")
        if before != self._addresses:
            self.refresh()

    def _present(self) -> list[Device]:
        """The phones that are here."""
        connected = self.context.input_reader.connected
        return [device for device in connected if device.has_private_screen]

    def _seats_of(self, device: Device) -> Sequence[Seat]:
        return self.context.seating.seats_of(device)

    def _is_seatless_phone(self, device: Device) -> bool:
        return device.has_private_screen and not self._seats_of(device)

    # What is shown

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        picture, wide, high = heading(self.renderer, say("invitation.title"), area.w)
        title = Widget("title", picture, Box(area.centre[0] - wide / 2, area.y, wide, high))
        done = say("invitation.done") if self._present() else ""
        bottom = footer(self, area, done, self._buttons())
        top = title.box.bottom + GAP
        middle = Box(area.x, top, area.w, bottom.items[0].box.y - 1.5 * GAP - top)
        side = min(middle.h, CODE_SHARE * area.w)
        code = Box(area.x, middle.y + (middle.h - side) / 2, side, side)
        post = signpost(self.renderer, code.centre[0], code.y)
        left = code.right + 2 * GAP
        column = Box(left, code.y, area.right - left, side)
        words = self._words()
        widgets = [*ropes("title", title.box), post, title, code_board(words.code, code)]
        right = self._column(column, words)
        return ScreenLayout(
            [*widgets, *right.widgets, *bottom.widgets], [*bottom.items, *right.items]
        )

    def _column(self, area: Box, words: InvitationWords) -> ScreenLayout:
        """The address over who is here."""
        status = status_board(self.renderer, self._status(), area)
        foot = TOUCH_SIZE + GAP if words.network else 0.0
        above = Box(area.x, area.y, area.w, status.box.y - GAP - foot - area.y)
        info = info_board(self.renderer, words, above)
        network = self._network(Box(area.x, info.box.bottom, area.w, foot), words.network)
        top = network.widgets[0].box.bottom if network.widgets else info.box.bottom
        seats = [seat for phone in self._present() for seat in self._seats_of(phone)]
        frogs = frog_widgets(seats, Box(area.x, top, area.w, status.box.y - top))
        return ScreenLayout([status, info, *frogs, *network.widgets], network.items)

    def _network(self, area: Box, words: str) -> ScreenLayout:
        """The name of the network at the foot of *area*, and arrows if there are several."""
        if not words:
            return ScreenLayout()
        arrows = self._arrows(area)
        right = arrows.items[0].box.x - GAP if arrows.items else area.right
        box = Box(area.x, area.bottom - TOUCH_SIZE, right - area.x, TOUCH_SIZE)
        return ScreenLayout(
            [network_board(self.renderer, words, box), *arrows.widgets], arrows.items
        )

    def _arrows(self, area: Box) -> ScreenLayout:
        """What goes from one address to the next, at the bottom right of *area*."""
        count = len(self._addresses)
        if count < 2 or self._shows_wifi:
            return ScreenLayout()
        return page_arrows(
            self.renderer,
            area,
            self._chosen,
            count,
            lambda step, _: self.turn_page(step),
            turn_glyphs(self),
        )

    def _buttons(self) -> list[ButtonSpec]:
        lock = "unlock" if self._phones.locked else "lock"
        buttons = [
            ButtonSpec("help", say("invitation.help"), self._help, "icon-help"),
            ButtonSpec("lock", say(f"invitation.{lock}"), self._lock, "icon-sealed"),
        ]
        if self._phones.wifi:
            code, picture = ("game", "phone") if self._shows_wifi else ("wifi", "wifi")
            words = say(f"invitation.{code}_code")
            buttons.append(ButtonSpec("wifi", words, self._change_code, f"icon-{picture}"))
        return buttons

    def _help(self, device: Device) -> Transition:
        return Push(self.context.routes.phone_help(device))

    def _lock(self, device: Device) -> Transition:
        self._phones.lock(not self._phones.locked)
        return None

    def _change_code(self, device: Device) -> Transition:
        self._shows_wifi = not self._shows_wifi
        return None

    def _words(self) -> InvitationWords:
        """What is on the board beside the code, and what the code says."""
        if self._shows_wifi and (wifi := self._phones.wifi):
            key = say("invitation.wifi_key", secret=wifi.key) if wifi.key else ""
            code = wifi_code(wifi.name, wifi.key)
            return InvitationWords(say("invitation.wifi_how"), wifi.name, key, "", code)
        if not self._addresses:
            return InvitationWords(say("phones.no_network"))
        address = self._addresses[self._chosen]
        locked = self._phones.locked
        how = say("invitation.locked" if locked else "invitation.how")
        room = say("invitation.room_code", code=self._phones.code)
        network = say("invitation.network", name=address.interface)
        return InvitationWords(how, address.figures, room, network, text_code(address.link))

    def _status(self) -> str:
        """Who is here with a phone, or what has just happened."""
        if self.note:
            return self.note
        phones = self._present()
        names = [seat_name(seat) for phone in phones for seat in self._seats_of(phone)]
        onlookers = sum(map(self._is_seatless_phone, phones))
        words = [say("invitation.all_here", names=enumerated(names))] if names else []
        if onlookers:
            words.append(say("invitation.onlookers", count=onlookers))
        return "  ".join(words) or say("invitation.nobody")

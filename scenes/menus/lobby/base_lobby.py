"""What every lobby has: a card for each seat, and how people and bots take seats."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from functools import partial
from math import dist

import pygame

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Push, Transition
from scenes.menus.lobby.seat_cards import (
    head_height,
    jetty_widget,
    join_glyphs,
    join_signs,
    light_widget,
    line_height,
    line_size,
    occupant_line,
    seat_card,
    stand_height,
)
from scenes.menus.lobby.seat_menu import SeatMenu
from scenes.menus.lobby.seat_setup import close_gaps
from scenes.menus.phones.opening import open_invitation
from scenes.players.seat_names import seat_name
from scenes.ui.boards import board
from scenes.ui.buttons import ButtonSpec, centred_buttons, right_edge
from scenes.ui.labels import GAP, PADDING, heading, limited_size, text_width
from scenes.ui.menu.footer import controls_widgets, footer
from scenes.ui.menu.menu import MenuItem, Refused
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.menu_widgets import MARKER_ROOM
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.props import garland, ropes
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input.input_events import DeviceConnected, DeviceDisconnected, InputEvent, Press
from seats.intents import Intent
from seats.occupants import BotPlayer, Person
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Text
from words import say

CARD_WIDTH = 430.0  # the widest a card gets, in design units
LINE = theme.BODY, 56.0  # the size of the line about seats, and the largest it gets
HEADROOM = 60.0  # over all heads, so that none is smaller for what is below the title
LEAST_ROOM = 29.0  # under that line
LARGE = 1.5  # text so large leaves no room under it for the marker of a button in focus


class BaseLobby(MenuScreen):
    """A device that has no seat yet takes a free one when its confirm is pressed.

    An *opener* has a seat only because it opened the lobby. Subclasses say what is played there.
    """

    def __init__(
        self,
        context: Context,
        seats: int,
        device: Device | None = None,
        opener: Device | None = None,
    ) -> None:
        super().__init__(context, "start", device)
        self._opener = opener
        self._chosen: Seat | None = None  # for which it is being asked who plays it
        context.seating.resize(seats)
        context.seating.one_keyboard = False
        for seat in context.seating.away():
            context.seating.vacate(seat)
        close_gaps(context)

    # What a lobby defines

    @abstractmethod
    def title(self) -> str:
        """What is going to be played."""

    @abstractmethod
    def buttons(self) -> list[ButtonSpec]:
        """The buttons at the lower right, the last of which, ``start``, begins."""

    @abstractmethod
    def missing(self) -> str:
        """Why it cannot begin, or nothing."""

    @abstractmethod
    def begin(self, device: Device) -> Transition:
        """Begin to play.

        :raises Refused: if that is not possible yet.
        """

    def below_title(self, title: Box) -> Widget | None:
        """What stands below the *title* if no frog is smaller for it."""
        return None

    def offers_teams(self) -> bool:
        """Whether several people may share a seat."""
        return False

    # The scene

    def lay_out(self, below: pygame.Surface | None) -> None:
        for seat in self.context.seating.away():  # those who left while another screen was open
            self.context.seating.vacate(seat)
        self._close_gaps()
        super().lay_out(below)

    def is_scanned_by(self, device: Device) -> bool:
        """The one button of whoever has no seat joins, as their confirm button does."""
        joins = not device.has_pointer and not self._has_seat(device)
        return super().is_scanned_by(device) and not joins

    def on_press(self, press: Press) -> Transition:
        joins = not press.device.has_pointer and not self._has_seat(press.device)
        if joins and press.intent is Intent.CONFIRM and not press.repeat:
            return self._join(press.device)
        if press.intent is Intent.DOWN and self.menu.focus.startswith("seat-"):
            return self._go_below_seats()
        return super().on_press(press)

    def _go_below_seats(self) -> Transition:
        """Move the focus to the nearest of what is mostly chosen next: not phones, nor back."""
        focused = self.menu.focused_item
        below = [one for one in self.menu.items if not _is_aside(one)]
        if focused is None or not below:
            return self.actions.move_focus(Intent.DOWN)
        nearest = min(below, key=lambda one: dist(one.box.centre, focused.box.centre))
        self.menu.focus_on(nearest.name)
        self.context.bank.play(Sound.MENU_MOVE)
        return None

    def on_menu_button(self, device: Device) -> Transition:
        """Begin with the menu button of a pad; Escape goes back."""
        if not device.has_start_button:
            return self.go_back(device)
        try:
            transition = self.begin(device)
        except Refused as error:
            return self.actions.refuse(str(error))
        self.context.bank.play(Sound.MENU_CONFIRM)
        return transition

    def on_device_event(self, event: InputEvent) -> Transition:
        match event:
            case DeviceDisconnected(_, seats) if seats:
                for seat in seats:
                    self.context.seating.vacate(seat)
                self._close_gaps()
                self.note = "  ".join(say("lobby.left", name=seat_name(seat)) for seat in seats)
            case DeviceConnected(device) if self._joins_by_itself(device):
                self._join(device)
        return super().on_device_event(event)

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        picture, wide, high = heading(self.renderer, self.title(), area.w)
        title = Widget("title", picture, Box(area.centre[0] - wide / 2, area.y, wide, high))
        back, *_ = footer(self, area).items
        left = back.box.right + GAP
        buttons = self._buttons(Box(left, area.y, area.right - left, area.h))
        spare = Box(left, area.y, buttons[0].box.x - GAP - left, area.h)
        controls = controls_widgets(self, spare, back.box.h, spare.w)
        room = MARKER_ROOM if self.renderer.text_scale < LARGE else LEAST_ROOM
        line = self._status_line(area, buttons[0].box.y - room)

        def cards_below(upper: Widget) -> ScreenLayout:
            top = upper.box.bottom + GAP
            return self._cards(Box(area.x, top, area.w, line.box.y - GAP - top))

        below = self.below_title(title.box)
        cards = cards_below(below or title)
        if below and min(card.opening for card in cards.items) < HEADROOM:
            below, cards = None, cards_below(title)
        widgets = [
            garland(self.renderer),
            *ropes("title", title.box),
            *cards.widgets,
            title,
            *([below] if below else []),
            line,
            *controls,
        ]
        return ScreenLayout(widgets, [*cards.items, back, *buttons])

    def _buttons(self, area: Box) -> list[MenuItem]:
        *others, start = self.buttons()
        specs = [*others, replace(start, dim=bool(self.missing()))]
        items = centred_buttons(self.renderer, specs, area)
        shift = area.right - right_edge(items)
        return [replace(item, box=item.box.moved(shift, 0)) for item in items]

    def _cards(self, area: Box) -> ScreenLayout:
        """A card for each seat, and the jetty on which the frogs are."""
        seating = self.context.seating
        occupants = {seat: seating.occupant(seat) for seat in seating.seats()}
        one_button = self.context.settings.one_button != "off"
        lines = {seat: occupant_line(one, one_button) for seat, one in occupants.items()}
        wide = min(CARD_WIDTH, (area.w + GAP) / len(occupants) - GAP)
        x = area.centre[0] - ((wide + GAP) * len(occupants) - GAP) / 2
        bots = (occupant_line(BotPlayer(each), False) for each in self.context.kiosk_rules.bots)
        possible = [*lines.values(), *bots]  # so that no card grows with another bot
        size = line_size(self.renderer, possible, wide)
        line_high = max(line_height(self.renderer, one, wide, size) for one in possible)
        stand = area.h - stand_height(self.renderer, wide, line_high)
        items = []
        for seat, occupant in occupants.items():
            box = Box(x + seat * (wide + GAP), area.y, wide, area.h)
            line = lines[seat]
            pictures = seat_card(self.renderer, seat, occupant, line, box, line_high, size)
            on_choose = partial(self._choose_seat, seat)
            head = head_height(occupant, wide, stand)
            items.append(MenuItem(f"seat-{seat}", box, pictures, on_choose, opening=head))
        focused = [item.box for item in items if item.name == self.menu.focus]
        lights = [light_widget(box, stand) for box in focused]
        return ScreenLayout([*lights, jetty_widget(self.renderer, area.y + stand)], items)

    def _status_line(self, area: Box, bottom: float) -> Widget:
        """What is missing or what has happened, and how to join."""
        glyphs = join_glyphs(self.context.input_reader, self.context.seating)
        if (self.note or self.missing()) and self.renderer.text_scale >= LARGE:
            glyphs = ()  # there is no room to say what they are for
        signs, signs_wide, signs_high = join_signs(self.renderer, glyphs)
        sentences = self._words(joins=bool(glyphs))
        available = area.w - signs_wide - GAP - 4 * PADDING
        size = limited_size(self.renderer, *LINE)
        if text_width(self.renderer, " ".join(sentences), size) + 4 <= available:
            sentences = [" ".join(sentences)]
        words = "\n".join(sentences)
        wide = min(available, text_width(self.renderer, words, size) + 4)
        text = Text(words, size, width=wide)
        text_wide, text_high = self.renderer.size(text)
        high = max(text_high, signs_high) + GAP
        whole = text_wide + GAP + signs_wide + 2 * PADDING
        pieces = (
            Part(board(whole, high, lit=True), whole / 2, high / 2),
            Part(text, PADDING + text_wide / 2, high / 2),
            Part(signs, whole - PADDING - signs_wide / 2, high / 2),
        )
        box = Box(area.centre[0] - whole / 2, bottom - high, whole, high)
        return Widget("line", Collage(whole, high, pieces), box)

    def _words(self, *, joins: bool) -> list[str]:
        """What has happened, is missing or can be changed, and how one *joins*: shown behind it."""
        way = "join_or_phones" if self.context.phones.is_allowed else "join"
        if said := self.note or self.missing():
            return [said, say(f"lobby.{way}")] if joins else [said]
        last = say(f"lobby.{way if joins else 'all_here'}")
        has_bots = bool(self.context.seating.bots()) and self.renderer.text_scale < LARGE
        return [say("lobby.bots"), last] if has_bots else [last]

    def occupants(self) -> list[Person | BotPlayer]:
        """Who has a seat, in order."""
        seating = self.context.seating
        occupants = (seating.occupant(seat) for seat in seating.seats())
        return [occupant for occupant in occupants if isinstance(occupant, Person | BotPlayer)]

    def _has_seat(self, device: Device) -> bool:
        return bool(self.context.seating.seats_of(device))

    def _joins_by_itself(self, device: Device) -> bool:
        has_free_seat = self.context.seating.has_free_seat
        return device.has_private_screen and has_free_seat and not self._has_seat(device)

    def _join(self, device: Device) -> Transition:
        seat = self._take_any_seat(device)
        if seat is None:
            return self.actions.refuse(say("lobby.full"))
        self._show_joined(seat)
        return None

    def _take_any_seat(self, device: Device) -> Seat | None:
        """Give *device* a seat if there is one."""
        seating, seat, words = self.context.seating, None, "phone_instead"
        if device.has_private_screen:
            seat, self._opener = self._seat_of_opener(), None
        if seat is None:
            bots = seating.bots()  # people take their seats before the table gets larger
            seat, words = bots[0] if bots else seating.join(device), "joined"
        if seat is not None:
            seating.assign(seat, device)
            self.note = say(f"lobby.{words}", name=seat_name(seat))
        return seat

    def _seat_of_opener(self) -> Seat | None:
        """The seat for the first phone, if the lobby was opened with mouse or keys.

        Whoever did that most likely holds the phone, and would sit beside themselves.
        """
        if self._opener is None or self._opener.is_handheld:
            return None
        return self.context.seating.seat_of(self._opener)

    def phone_buttons(self) -> list[ButtonSpec]:
        """The button that lets phones join, where they are allowed."""
        if not self.context.phones.is_allowed:
            return []
        return [ButtonSpec("phones", say("lobby.phones"), self._invite, "icon-phone")]

    def _invite(self, device: Device) -> Transition:
        """Show how phones join; each takes a seat at once."""

        def take_seat(phone: Device) -> Transition:
            self._take_any_seat(phone)
            return None

        return Push(open_invitation(self.context, device, take_seat))

    def _show_joined(self, seat: Seat) -> None:
        self.context.bank.play(Sound.JOIN, 2 * seat)
        self.context.bank.play(Sound.CROAK, seat)
        self.widgets.swell(f"seat-{seat}", 0.08, 0.4)

    def _close_gaps(self) -> None:
        """Who is shown on a seat plays it: nobody sits behind one that was left.

        Whoever was given a seat beyond a vacant one is shown where they sit instead.
        """
        moves, chosen = close_gaps(self.context), self._chosen
        self._chosen = None
        if chosen is not None and chosen in moves:
            self.note = say("lobby.first_free", name=seat_name(moves[chosen]))
            self.menu.focus = f"seat-{moves[chosen]}"
        elif moves:
            self.note = say("lobby.moved_up")

    def _choose_seat(self, seat: Seat, device: Device) -> Transition:
        """Take *seat* with a device that has none; else ask who plays it."""
        self.note = ""
        self._opener = None  # they mind who sits where
        self._chosen = seat
        if not self._has_seat(device) and self.context.seating.take(seat, device):
            self.note = say("lobby.joined", name=seat_name(seat))
            self._close_gaps()
            self._show_joined(self.context.seating.seats_of(device)[0])
            return None
        return Push(SeatMenu(self.context, seat, device, team=self.offers_teams()))


def _is_aside(item: MenuItem) -> bool:
    """Whether *item* is none of the buttons that lead on from the seats."""
    return item.name.startswith("seat-") or item.name in ("back", "phones")

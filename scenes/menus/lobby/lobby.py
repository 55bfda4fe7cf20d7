"""The lobby: who sits where, who is played by whom, and off we go."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from rules.core import Game, Seat
from scenes.core.context import Context
from scenes.core.scene import Push, Reset, Scene, Transition
from scenes.menus.lobby.options_menu import OptionsMenu
from scenes.menus.lobby.seat_cards import dock_face, join_glyphs, joining, who_height
from scenes.menus.lobby.seat_menu import SeatMenu
from scenes.players.command_line import one_keyboard
from scenes.ui.buttons import ButtonSpec, button_row
from scenes.ui.control_signs import seat_name
from scenes.ui.footer import controls, foot
from scenes.ui.labels import GAP, PAD, heading
from scenes.ui.menu import MenuItem, Refused
from scenes.ui.menu_screen import MenuScreen, ScreenLayout, safe
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input_events import DeviceDisconnected, InputEvent, Press
from seats.intents import Intent
from seats.occupants import BotPlayer, Person
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text
from words import say

AnyGame = Game[Any, Any, Any, Any]
DOCK = 430.0  # the widest a dock gets


def open_lobby(context: Context, game: AnyGame, by: Device) -> Scene:
    """The lobby with *by* on the first chair and bots on the others, unless *by* sits already."""
    chairs = game.seats[-1]
    if len(context.seating) != chairs or not context.seating.seats_of(by):
        context.seating.resize(chairs)
        context.names.clear()
        context.teams.clear()
        for seat in context.seating.seats():
            context.seating.put_bot(seat, context.kiosk_rules.level)
        context.seating.take(Seat(0), by)
    return Lobby(context, game, by=by)


class Lobby(MenuScreen):
    """One dock for each chair; any device nobody holds joins by confirming."""

    def __init__(
        self, context: Context, game: AnyGame, options: object = None, by: Device | None = None
    ) -> None:
        super().__init__(context, "start", by)
        self.game = game
        self.options = context.kiosk_rules.usual(game) if options is None else options
        context.seating.resize(game.seats[-1])
        context.seating.one_keyboard = False
        for seat in context.seating.away():
            context.seating.vacate(seat)

    def press(self, press: Press) -> Transition:
        stranger = not press.device.has_pointer and not self._holds(press.device)
        if stranger and press.intent is Intent.CONFIRM and not press.repeat:
            return self._join(press.device)
        return super().press(press)

    def start(self, device: Device) -> Transition:
        """The menu button of a pad starts; Escape goes back."""
        if not device.has_start_button:
            return self.back(device)
        try:
            move = self._begin(device)
        except Refused as why:
            return self.refuse(str(why))
        self.context.bank.play(Sound.MENU_CONFIRM)
        return move

    def hear(self, event: InputEvent) -> Transition:
        match event:
            case DeviceDisconnected(_, seats) if seats:
                for seat in seats:
                    self.context.seating.vacate(seat)
                self.note = "  ".join(say("lobby.left", name=seat_name(seat)) for seat in seats)
        return super().hear(event)

    def layout(self) -> ScreenLayout:
        room = safe(self.renderer)
        picture, wide, high = heading(
            self.renderer, say("lobby.title", game=self.game.title), room.w
        )
        top = Widget("title", picture, Box(room.centre[0] - wide / 2, room.y, wide, high))
        buttons = self._buttons(room)
        back, *_ = foot(self, room).items
        spare = Box(back.box.right, room.y, buttons[0].box.x - back.box.right - 40, room.h)
        hints = controls(self, spare, back.box.h, spare.w - 40)
        line = self._line(room, back.box.y - 1.6 * GAP)
        panels = Box(room.x, top.box.bottom + GAP, room.w, line.box.y - top.box.bottom - 2 * GAP)
        return ScreenLayout([top, line, *hints], [*self._panels(panels), back, *buttons])

    def _panels(self, room: Box) -> list[MenuItem]:
        seats = self.context.seating.seats()
        wide = min(DOCK, (room.w + GAP) / len(seats) - GAP)
        x = room.centre[0] - ((wide + GAP) * len(seats) - GAP) / 2
        occupants = {seat: self.context.seating.occupant(seat) for seat in seats}
        tall = max(who_height(self.renderer, *pair, wide) for pair in occupants.items())
        items = []
        for seat, occupant in occupants.items():
            box = Box(x + seat * (wide + GAP), room.y, wide, room.h)
            face = dock_face(self.renderer, seat, occupant, wide, room.h, tall)
            act = partial(self._panel, seat)
            items.append(MenuItem(f"seat-{seat}", box, face.plain, face.lit, act))
        return items

    def _buttons(self, room: Box) -> list[MenuItem]:
        keys = [ButtonSpec("help", say("lobby.help"), self._help, "icon-help")]
        if self.context.kiosk_rules.choice_fields(self.game):
            keys.append(
                ButtonSpec("options", say("lobby.options"), self._open_options, "icon-gear")
            )
        keys.append(ButtonSpec("start", say("lobby.start"), self._begin, "icon-check"))
        row = button_row(self.renderer, keys, room)
        shift = room.right - row[-1].box.right
        return [_moved(item, shift) for item in row]

    def _line(self, room: Box, bottom: float) -> Widget:
        """What is missing or what has happened, and how to join."""
        signs, wide, high = joining(self.renderer, join_glyphs(self.context.input_reader))
        words = self.note or self._missing() or say("lobby.join")
        space = room.w - wide - GAP - 4 * PAD
        text = Text(words, theme.BODY, width=min(space, self.renderer.size(Text(words))[0] + 4))
        text_wide, text_high = self.renderer.size(text)
        tall = max(text_high, high) + GAP
        whole = text_wide + GAP + wide + 2 * PAD
        pieces = (
            Part(Paper(whole, tall, theme.PAPER_BRIGHT, 22), whole / 2, tall / 2),
            Part(text, PAD + text_wide / 2, tall / 2),
            Part(signs, whole - PAD - wide / 2, tall / 2),
        )
        box = Box(room.centre[0] - whole / 2, bottom - tall, whole, tall)
        return Widget("line", Collage(whole, tall, pieces), box)

    def _missing(self) -> str:
        least = self.game.seats[0]
        if len(self._occupants()) >= least:
            return ""
        return say("lobby.missing", game=self.game.title, count=least)

    def _occupants(self) -> list[Person | BotPlayer]:
        seating = self.context.seating
        occupants = (seating.occupant(seat) for seat in seating.seats())
        return [occupant for occupant in occupants if isinstance(occupant, Person | BotPlayer)]

    def _holds(self, device: Device) -> bool:
        return bool(self.context.seating.seats_of(device))

    def _join(self, device: Device) -> Transition:
        seat = self.context.seating.join(device)
        if seat is None:
            return self.refuse(say("lobby.full"))
        self._welcome(seat)
        return None

    def _welcome(self, seat: Seat) -> None:
        self.note = say("lobby.joined", name=seat_name(seat))
        self.context.bank.play(Sound.JOIN, 2 * seat)
        self.widgets.run(punch(self.widgets[f"seat-{seat}"], 0.08, 0.4))

    def _panel(self, seat: Seat, device: Device) -> Transition:
        self.note = ""
        if not self._holds(device) and self.context.seating.take(seat, device):
            self._welcome(seat)
            return None
        team = getattr(self.options, "teams", False)
        return Push(SeatMenu(self.context, seat, device, team=team))

    def _help(self, device: Device) -> Transition:
        return Push(self.context.routes.help([self.game], device))

    def _open_options(self, device: Device) -> Transition:
        def choose(options: object) -> None:
            self.options = options

        return Push(OptionsMenu(self.context, self.game, self.options, choose, device))

    def _begin(self, device: Device) -> Transition:
        if missing := self._missing():
            raise Refused(missing)
        occupants = tuple(self._occupants())
        context, seed = self.context, self.context.seed()
        table = context.routes.table(self.game, self.options, occupants, seed)
        context.seating.one_keyboard = one_keyboard(occupants)
        return Reset(table)


def _moved(item: MenuItem, by: float) -> MenuItem:
    return replace(item, box=item.box.moved(by, 0))

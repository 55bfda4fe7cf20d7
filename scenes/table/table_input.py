"""What buttons, keys and pointers do at a table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from rules.core import Seat
from scenes.core.scene import Relayout, Transition
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choice_round import ChoiceRound
from scenes.table.choosing.secrecy.secrecy import alone
from scenes.table.game_table import AnyTable
from scenes.table.overlays.overlay_opener import OverlayOpener
from scenes.table.pace import Pace
from scenes.table.table_layout import TableLayout
from scenes.table.table_scan import TableScan
from scenes.table.top_bar import TopBarButton
from seats.devices import Device
from seats.input.input_events import DeviceConnected, DeviceDisconnected, InputEvent, Point, Press
from seats.intents import Intent, Phase
from sounds.bank import Sound
from sprites.motion.timestep import steps_in
from words import say
from words.phrases import either

HELD = steps_in(0.3)  # longer than a press that skips
BUTTONS = {Intent.MENU: TopBarButton.PAUSE, Intent.LOG: TopBarButton.LOG}


class TableInput:
    """Passes input to choosers, and answers the buttons of the top bar of *table*."""

    def __init__(
        self, table: AnyTable, choices: ChoiceRound, layout: TableLayout,
        overlays: OverlayOpener, pace: Pace,
    ) -> None:  # fmt: skip
        self._table, self._choices, self._layout = table, choices, layout
        self._overlays, self._pace = overlays, pace
        self._scan = TableScan(table)
        self._aimed: TopBarButton | None = None  # the button that the pointer went down on
        self._held = 0  # for so many steps

    def handle(self, event: InputEvent) -> Transition:
        """Answer one input event."""
        match event:
            case Press() if self._scan.takes(event):
                self._scan.press(event)
            case DeviceDisconnected(_, seats) if seats:
                self._layout.reseat()
            case DeviceConnected(device) if self._table.context.seating.seats_of(device):
                self._layout.reseat()
            case Press(intent=intent, down=True) if intent in BUTTONS:
                return self._use(BUTTONS[intent], event.device)
            case Press(seat=None, down=True, repeat=False) if self._lone(event.device) is not None:
                return self._take_over(event)
            case Press(seat=None, intent=Intent.CONFIRM, down=True, repeat=False):
                return self._free_device(event.device)
            case Press(intent=Intent.SECOND, down=True, repeat=False) if self._undo(event.device):
                return Relayout()
            case Press():
                self._press(event)
            case Point():
                return self._point(event)
        return None

    def step(self) -> Transition:
        """Advance by one fixed step, and do what a list has asked for."""
        self._scan.step()
        self._held += 1
        requested = self._table.take_request()
        return self._use(*requested) if requested else None

    def _press(self, press: Press) -> None:
        table = self._table
        if table.handle_press(press):
            return
        if table.awaiting_choice and table.pending.press(press.device, press):
            return
        if press.intent is Intent.CONFIRM and not press.repeat:
            self._pace.hurried = press.down

    def _point(self, point: Point) -> Transition:
        table, renderer = self._table, self._table.context.renderer
        x, y = point.x * renderer.width, point.y * renderer.height
        table.handle_point(x, y)
        table.top_bar.point_at(None if self._is_touch else self._button(x, y))
        if point.phase is Phase.DOWN:
            self._aimed, self._held = self._button(x, y), 0
            if point.seat is None and self._aimed is None and self._lone(point.device) is not None:
                return self._take_over(point)
            self._hover(point.device, x, y)
        if point.phase is Phase.UP and self._aimed and self._aimed == self._button(x, y):
            return self._let_go(self._aimed, point.device)
        if table.awaiting_choice and table.pending.point(point.device, x, y, point.phase):
            return None
        if point.phase is not Phase.MOVE and self._aimed in (None, TopBarButton.SKIP):
            self._pace.hurried = point.phase is Phase.DOWN and not self._choices.awaited
            if point.seat is None and point.phase is Phase.UP:
                return self._free_device(point.device)
        return None

    def _let_go(self, button: TopBarButton, device: Device) -> Transition:
        """Use *button*, unless it was held to go on faster."""
        held, self._pace.hurried = self._held > HELD, False
        return None if button is TopBarButton.SKIP and held else self._use(button, device)

    def _hover(self, device: Device, x: float, y: float) -> None:
        """Let a mouse point at what it goes down on: nobody may have held it until now."""
        table = self._table
        if table.awaiting_choice and not self._is_touch:
            table.pending.point(device, x, y, Phase.MOVE)

    @property
    def _is_touch(self) -> bool:
        return self._table.context.input_reader.last_pointer_was_touch

    def _button(self, x: float, y: float) -> TopBarButton | None:
        buttons = self._table.top_bar.buttons
        return next((button for button, box in buttons.items() if box.contains(x, y)), None)

    def _use(self, button: TopBarButton, device: Device) -> Transition:
        """Do what a button of the top bar is for."""
        table, routes = self._table, self._table.context.routes
        match button:
            case TopBarButton.PAUSE:
                return self._overlays.open(partial(routes.pause, table.match, table.log, device))
            case TopBarButton.LOG:
                return self._overlays.open(partial(routes.log, table.log, device, table.match))
            case TopBarButton.SKIP:  # to the next choice, unless somebody is choosing
                self._pace.skipping = not self._choices.awaited
                return None
            case TopBarButton.UNDO:
                if self._undo(device):
                    return Relayout()
                self._tell_who_undoes()
                return None

    def _undo(self, device: Device) -> bool:
        """Undo the last choice of whoever chooses with *device*, if that is allowed.

        A lone person can use any device.
        """
        seat = self._table.pending.seat(device)
        undone = self._choices.undo(self._lone(device) if seat is None else seat)
        if undone:
            self._layout.outdate()
        return undone

    def _tell_who_undoes(self) -> None:
        """Refuse to undo, and say who can."""
        table = self._table
        able = [seat_name(seat) for seat in sorted(table.pending.missing) if table.may_undo(seat)]
        if able:
            table.top_bar.show_detail(say("table.undo_refused", name=either(able)))
            table.context.bank.play(Sound.REFUSE)

    def _free_device(self, device: Device) -> Transition:
        """A device that nobody holds was pressed: somebody is back, has changed it, or joins."""
        context, seating = self._table.context, self._table.context.seating
        if seating.away() or (seating.people() and seating.bots()):
            return self._overlays.open(partial(context.routes.join, device))
        return None

    def _lone(self, device: Device) -> Seat | None:
        """The seat of a lone person who may go on with *device*, which nobody holds."""
        seating = self._table.context.seating
        return None if device.is_handheld and seating.bots() else alone(seating)

    def _take_over(self, event: Press | Point) -> Transition:
        """Let a lone person go on with another device, which does what it is pressed for.

        If a choice has to begin anew, its first control only shows where its cursor is.
        """
        lone = self._lone(event.device)
        assert lone is not None, "nobody is alone here"
        anew = self._layout.hand_over(lone, event.device)
        if anew and isinstance(event, Press) and event.intent is Intent.CONFIRM:
            self._table.context.bank.play(Sound.JOIN)
            return None
        return self.handle(replace(event, seat=lone))

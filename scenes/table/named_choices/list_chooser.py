"""A choice on a list of named steps at the seat: the same for every game and every device."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.game_table import AnyTable
from scenes.table.named_choices.choice_path import ChoicePath
from scenes.table.named_choices.named_choices import NamedOption, NamedStep, leads_to
from scenes.table.named_choices.option_list import OptionList, list_room
from scenes.table.named_choices.pointed_list import ChoiceRow, PointedList
from scenes.table.top_bar import TopBarButton
from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import Intent, Phase
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box
from words import say

A = TypeVar("A")
MOVES = {Intent.UP: -1, Intent.LEFT: -1, Intent.DOWN: 1, Intent.RIGHT: 1}
MADE = 1.0  # seconds from a choice until the list offers to take it back


class ListChooser(Chooser[A]):
    """Follows the named steps from *first* on; at the end of each list are back, undo and pause.

    Where something is *hidden*, the list first asks the others to look away.
    """

    def __init__(
        self, context: ChooserContext, table: AnyTable, first: NamedStep[A], *, hidden: bool
    ) -> None:
        super().__init__(context)
        self._table, self._hidden = table, hidden
        self._path = ChoicePath(first)
        seats = [panel.places.box for panel in table.panels]
        seat = seats.pop(context.seat)
        room = list_room(context.stage.renderer, table.top_bar)
        options = OptionList(context.stage, seat, room, (*table.pieces, *seats))
        self.list = PointedList(options, self._place, self._play_openly)
        """The rows; not shown just after a choice, for then most often all is chosen."""
        self.open = not hidden
        """Whether the others may see what is hidden, or look away."""
        self.refusals = 0
        """How often something was chosen that cannot be chosen now."""
        self._who = context.seat, context.controls.device
        self._since_made = 0.0
        self._way: tuple[object, int | None] = None, None
        self._show_rows()

    @property
    def steps_made(self) -> int:
        return self._path.steps_taken

    @property
    def device(self) -> Device:
        """What the person holds who chooses."""
        return self._context.controls.device

    @property
    def is_private(self) -> bool:
        """Whether the others may neither see nor hear what is on it now."""
        return self._hidden and self.open

    # Input

    def next_box(self, action: A) -> Box | None:
        row = self.row_to(action)
        option = self.list.rows[row].option if row is not None else None
        return self._place(option)

    def next_press(self, action: A) -> Intent:
        row = self.row_to(action)
        if row is None or row == self.list.at:
            return Intent.CONFIRM
        return Intent.DOWN if row > self.list.at else Intent.UP

    def is_elsewhere(self, action: A) -> bool:
        return self.row_to(action) not in (None, self.list.at)

    def row_to(self, action: A) -> int | None:
        """The row that leads to *action*; to find it takes a search, so it is kept."""
        key, row = self._way
        if key != (self.list.number, action):
            row = _row_to(self.list.rows, action)
            self._way = (self.list.number, action), row
        return row

    def press(self, press: Press) -> None:
        if not press.down:
            return
        if press.intent in MOVES:
            self.list.point_at((self.list.at + MOVES[press.intent]) % len(self.list.rows))
        elif press.intent is Intent.CONFIRM and not press.repeat:
            self.list.choose()
        elif press.intent is Intent.CANCEL and not press.repeat:
            self._back()

    def offers(self) -> frozenset[Intent]:
        return frozenset({*MOVES, Intent.CONFIRM, Intent.CANCEL})

    def point(self, x: float, y: float, phase: Phase) -> None:
        """The list is for those who do not point."""

    def hide(self) -> bool:
        was_open = self.is_private
        if was_open:
            self._close_curtain()
        return was_open

    def step(self) -> None:
        self.list.step()
        if self.choice is not None:
            self._since_made += STEP
            seat, device = self._who
            shown = self._since_made >= MADE and self._table.pending.seat(device) == seat
            if shown is not self.list.shown:
                self.list.shown = shown
                self._show_rows()

    def close(self) -> None:
        self.list.remove()

    # Rows

    def _show_rows(self) -> None:
        """Show the list for what can be done now."""
        rows, at, prescribed = self._present_rows(), 0, self._context.prescribed
        if prescribed is not None and not prescribed.find:
            at = _row_to(rows, prescribed.action) or 0
        in_top_bar = self.open and self.choice is None and not self._path.can_go_back
        self.list.set_rows(self._present_heading(), rows, at, headed=not in_top_bar)

    def _present_heading(self) -> str:
        if self.choice is not None:
            return say("choice_list.made")
        if not self.open:
            return say("table.curtain", name=seat_name(self._context.seat))
        return self._path.step.prompt

    def _present_rows(self) -> list[ChoiceRow]:
        table, (seat, device) = self._table, self._who
        rows: list[ChoiceRow] = []
        if self.choice is not None:
            rows = [ChoiceRow(say("choice_list.change"), self._back)]
        elif not self.open:
            rows = [ChoiceRow(say("choice_list.look"), self._open_curtain)]
        else:
            rows = [*self._option_rows(), *self._ways_back()]
        if self.choice is None and table.may_undo(seat):
            undo = TopBarButton.UNDO
            rows.append(ChoiceRow(say("choice_list.undo"), lambda: table.ask_for(undo, device)))
        pause = TopBarButton.PAUSE
        return [*rows, ChoiceRow(say("choice_list.pause"), lambda: table.ask_for(pause, device))]

    def _option_rows(self) -> Iterable[ChoiceRow]:
        """The options, those that cannot be chosen last; one of those that are all alike."""
        options = self._path.step.options
        shown = {
            (one.name, one.place, one.picture, one.then is None): i
            for i, one in reversed([*enumerate(options)])
        }
        for i in sorted(shown.values(), key=lambda i: (options[i].then is None, i)):
            yield ChoiceRow(options[i].name, lambda i=i: self._take(i), options[i])  # type: ignore[misc]

    def _ways_back(self) -> Iterable[ChoiceRow]:
        if self._path.can_go_back:
            yield ChoiceRow(say("table.back"), self._back)
        if self._hidden:
            yield ChoiceRow(say("choice_list.hide"), self._close_curtain)

    def _place(self, option: NamedOption[Any] | None) -> Box | None:
        """Where *option* lies or leads, if everybody may know that it is pointed at."""
        if option is None or self._hidden:
            return None
        place = option.target if option.place is None else option.place
        return None if place is None else self._table.places.option_box(place)

    # What rows do

    def _take(self, at: int) -> None:
        option = self._path.step.options[at]
        if self._refused(lambda action: leads_to(option, action)) or not self._path.take(at):
            self.refusals += 1
            self._play_openly(Sound.REFUSE)
            return
        self._play_openly(Sound.MENU_CONFIRM)
        if self._path.choice is not None:
            self._change(self._path.choice)
            self._table.choosing.chose_elsewhere(self._context.seat)
        self._show_rows()

    def _back(self) -> None:
        """Go a step back, take a choice back, or hide what is hidden."""
        if self.choice is not None:
            self._change(None)
            self._table.choosing.took_back(self._context.seat)
            self._path.back()
            if self._hidden:
                self._close_curtain()
                return
        elif self._path.back():
            self._play_openly(Sound.MENU_BACK)
        elif self.is_private:
            self._close_curtain()
            return
        else:
            return
        self._show_rows()

    def _open_curtain(self) -> None:
        self.open = True
        self._context.bank.play(Sound.CURTAIN_OPEN)
        self._show_rows()

    def _close_curtain(self) -> None:
        self.open = False
        while self._path.back():
            pass
        self._context.bank.play(Sound.CURTAIN_CLOSE)
        self._show_rows()

    def _change(self, choice: A | None) -> None:
        self.choice, self.list.shown, self._since_made = choice, choice is None, 0.0
        self.changes += 1

    def _play_openly(self, sound: Sound) -> None:
        """Play *sound*, unless those who look away could count what they hear."""
        if not self.is_private:
            self._context.bank.play(sound)


def _row_to(rows: Sequence[ChoiceRow], action: Any) -> int | None:
    """Which of *rows* leads to *action*."""
    options = ((i, row.option) for i, row in enumerate(rows) if row.option)
    return next((i for i, option in options if leads_to(option, action)), None)

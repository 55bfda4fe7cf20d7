"""A choice on a list of named steps at the seat: the same for every game and every device."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.game_table import AnyTable
from scenes.table.named_choices.choice_path import ChoicePath
from scenes.table.named_choices.named_choices import NamedOption, NamedStep, leads_to
from scenes.table.named_choices.option_list import OptionList, list_room
from scenes.table.top_bar import TopBarButton
from scenes.ui.scanning.scan import Scan
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


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """A row: *words*, and what choosing it does; ``option`` is the option it stands for."""

    words: str
    act: Callable[[], object]
    option: NamedOption[Any] | None = None


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
        self._list = OptionList(context.stage, seat, room, (*table.pieces, *seats))
        self.open = not hidden
        """Whether the others may see what is hidden, or look away."""
        self.rows: Sequence[ChoiceRow] = ()
        """What can be chosen now; there is always something."""
        self.heading = ""
        """What is asked."""
        self.at = 0
        """Which row is pointed at."""
        self.framed = range(1)
        """All rows that are framed: that one, or a group."""
        self.lists_shown = 0
        """How many lists there were: it grows when the rows change."""
        self.refusals = 0
        """How often something was chosen that cannot be chosen now."""
        self._who = context.seat, context.controls.device
        self.shown = True
        """Whether the list is; not just after a choice, for then most often all is chosen."""
        self._since_made = 0.0
        self._foot = "", False
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

    @property
    def note(self) -> str:
        """What is to be said of the row that is pointed at: what it would bring, or a refusal."""
        return _note(self.rows[self.at])

    @property
    def groups(self) -> Sequence[range]:
        """The rows of each page of the list."""
        return [page.rows for page in self._list.pages]

    # Input

    def next_box(self, action: A) -> Box | None:
        row = self.row_to(action)
        option = self.rows[row].option if row is not None else None
        return self._place(option)

    def next_press(self, action: A) -> Intent:
        return Intent.CONFIRM if self.row_to(action) in (None, self.at) else Intent.DOWN

    def row_to(self, action: A) -> int | None:
        """The row that leads to *action*; to find it takes a search, so it is kept."""
        key, row = self._way
        if key != (self.lists_shown, action):
            options = ((i, one.option) for i, one in enumerate(self.rows) if one.option)
            row = next((i for i, option in options if leads_to(option, action)), None)
            self._way = (self.lists_shown, action), row
        return row

    def press(self, press: Press) -> None:
        if not press.down:
            return
        if press.intent in MOVES:
            self.point_at((self.at + MOVES[press.intent]) % len(self.rows))
        elif press.intent is Intent.CONFIRM and not press.repeat:
            self.choose()
        elif press.intent is Intent.CANCEL and not press.repeat:
            self._back()

    def offers(self) -> frozenset[Intent]:
        return frozenset({*MOVES, Intent.CONFIRM, Intent.CANCEL})

    def point(self, x: float, y: float, phase: Phase) -> None:
        """The list is for those who do not point."""

    def point_at(self, at: int) -> None:
        """Point at the row *at*."""
        self.at = at
        self._play_openly(Sound.MENU_MOVE)
        self._show(range(at, at + 1))

    def point_at_group(self, rows: range) -> None:
        """Frame all these *rows*."""
        self.at = rows[0]
        self._play_openly(Sound.MENU_MOVE)
        self._show(rows)

    def say_press(self, words: str, *, leaving: bool = False) -> None:
        """Say at the foot of the list what a press does; mark that alone if it is for *leaving*."""
        if (words, leaving) != self._foot:
            self._foot = words, leaving
            self._list.set_foot(words, leaving)
            self._show(self.framed)

    def ignore_press(self) -> None:
        """Let it be heard that a press was noticed, and does not count."""
        self._play_openly(Sound.IGNORED)

    def show_time(self, scan: Scan) -> None:
        """Show how long *scan* points at what is framed, if the list is shown."""
        if self.shown:
            self._list.show_time(scan)

    def choose(self) -> None:
        """Do what the row is for that is pointed at, if it is shown."""
        if self.shown:
            self.rows[self.at].act()

    def hide(self) -> bool:
        was_open = self._hidden and self.open
        if was_open:
            self._close_curtain()
        return was_open

    def step(self) -> None:
        self._list.step()
        if self.choice is not None:
            self._since_made += STEP
            seat, device = self._who
            shown = self._since_made >= MADE and self._table.pending.seat(device) == seat
            if shown is not self.shown:
                self.shown = shown
                self._show_rows()

    def close(self) -> None:
        self._list.remove()

    # Rows

    def _show_rows(self) -> None:
        """Show the list for what can be done now."""
        self.rows, self.at = self._present_rows(), 0
        self.heading = self._present_heading()
        self.lists_shown += 1
        prescribed = self._context.prescribed
        if prescribed is not None and not prescribed.find:
            self.at = self.row_to(prescribed.action) or 0
        in_top_bar = self.open and self.choice is None and not self._path.can_go_back
        heading = "" if in_top_bar else self.heading
        notes = map(_note, self.rows)
        self._list.set_rows(heading, [row.words for row in self.rows], notes)
        self._show(range(self.at, self.at + 1))

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

    def _show(self, lit: range) -> None:
        self.framed = lit
        if not self.shown:
            self._list.hide()
            return
        option = self.rows[self.at].option if len(lit) == 1 else None
        places = [self._place(self.rows[at].option) for at in lit]
        self._list.show(lit, self.note if option else "", [place for place in places if place])

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
        elif self._hidden and self.open:
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
        self.choice, self.shown, self._since_made = choice, choice is None, 0.0
        self.changes += 1

    def _play_openly(self, sound: Sound) -> None:
        """Play *sound*, unless those who look away could count what they hear."""
        if not (self._hidden and self.open):
            self._context.bank.play(sound)


def _note(row: ChoiceRow) -> str:
    """What is to be said of *row*: what it would bring, or why it is refused."""
    return (row.option.note or row.option.refusal) if row.option else ""

"""One choice from every seat that has to act: whom to ask, what to wait for, and undo."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rules.core import Event, Seat
from scenes.core.game_parts import named_choices
from scenes.core.script import Script
from scenes.players.seat_names import seat_name
from scenes.table.choosing.bot_seats import BotSeats
from scenes.table.choosing.chooser import ChooserContext
from scenes.table.choosing.pending_choices import PendingChoices, PersonChoosing
from scenes.table.game_table import AnyTable, TablePhase
from scenes.table.named_choices.choice_path import ChoicePath
from scenes.table.named_choices.list_chooser import ListChooser
from scenes.table.named_choices.named_choices import NamedStep
from scenes.table.phones.phone_chooser import PhoneChooser
from scenes.table.seats.seat_row import light
from seats.devices import Device
from seats.occupants import Person
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from words import say

GRACE = 0.7  # seconds in which sealed choices can still be changed
SEALED = 0.34  # the same where at most one person chooses: until the last seal lies
ALONE = 0.1  # the same where one seat chooses for itself


class ChoiceRound:
    """Lets people and bots choose at *table*, one round after another."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._bot_seats: BotSeats[Any] = BotSeats(table.context, table.match)
        self._shown: Collection[Seat] = ()  # whose choice was shown here last

    @property
    def awaited(self) -> bool:
        """Whether a person has to choose now."""
        return self._table.awaiting_choice and self._table.pending.people_choosing

    def collect(self) -> Script:
        """Wait until every seat to act has chosen, and people had time to change their choice."""
        table, match = self._table, self._table.match
        table.pending = PendingChoices(match.waiting_for, f"{match.seed}/{len(match.log)}")
        table.phase = TablePhase.CHOOSING
        self._open()
        before, changes, calm = table.pending.choices, 0, 0
        everybody, grace = len(table.pending.seats), self._grace()
        while len(table.pending.choices) < everybody or calm * STEP < grace:
            self._take_answers()
            table.pending.step()
            choices = table.pending.choices
            # Counted by presses: that somebody chose the same again must not be told by timing.
            quiet = changes == table.pending.changes and len(choices) == everybody
            calm = calm + 1 if quiet else 0
            if choices.keys() != before.keys():
                self._show_new(before)
            before, changes = choices, table.pending.changes
            yield
        self._end()

    def apply(self) -> Sequence[Event]:
        """Make all choices in the match; the events that follow."""
        table = self._table
        events: Sequence[Event] = ()
        for seat, action in sorted(table.pending.choices.items()):
            events = table.match.choose(seat, action)
        return events

    def reopen(self) -> None:
        """Ask again whoever has yet to choose: somebody else may sit there now."""
        if self._table.awaiting_choice:
            self._table.pending.close()
            self._open()

    def go_on_with(self, seat: Seat, device: Device) -> bool:
        """Let *seat* go on with *device* in the choice that it makes; tell whether it can."""
        table = self._table
        on_screen = not (table.chooses_on_lists or device in table.context.private_screens)
        choosing = table.awaiting_choice and on_screen and table.pending.chooser(seat) is not None
        return choosing and table.pending.go_on_with(self._context(seat, device))

    def close(self) -> None:
        """Take all choosers off the stage; what was chosen stays."""
        if self._table.awaiting_choice:
            self._table.pending.close()

    def show_again(self) -> None:
        """Show on a table that was just built who has chosen, and ask the others."""
        if self._table.awaiting_choice:
            for seat in self._table.pending.choices:
                self._table.choosing.show_chosen(seat)
            self._open()

    def undo(self, seat: Seat | None) -> bool:
        """Take back the last choice of *seat*, if it may be."""
        table = self._table
        if seat is None or not table.may_undo(seat):
            return False
        table.pending.close()
        self._bot_seats.drop()
        table.match.undo(seat)
        table.log.append(say("table.undone", name=seat_name(seat)))
        table.context.bank.play(Sound.MENU_BACK)
        return True

    def _grace(self) -> float:
        if len(self._table.pending.seats) == 1:
            return ALONE
        return GRACE if len(self._table.context.seating.people()) > 1 else SEALED

    def _open(self) -> None:
        """Open choosers for people, and ask the bots."""
        table = self._table
        people = []
        for seat in table.pending.missing:
            forced = table.choosing.forced(seat)
            match table.context.seating.occupant(seat):
                case Person() if forced is not None:
                    table.pending.ask(seat)
                    table.pending.answer(seat, forced)
                case Person(device):
                    people.append(self._choosing(seat, device))
                case _:
                    table.pending.ask(seat)
                    self._bot_seats.ask(seat)
        table.pending.open_choosers(people)
        if people:
            table.context.bank.play(Sound.TURN)
        self._prompt()
        self._offer_undo([person for person in people if table.may_undo(person.seat)])
        table.top_bar.offer_speed(not people)

    def _offer_undo(self, people: Sequence[PersonChoosing[Any]]) -> None:
        """Show what takes the last choice of *people* back, with the key of the first one."""
        presses = self._table.context.settings.one_button == "off"
        controls = [
            person.context.controls
            for person in people
            if presses and not (person.device.has_pointer or person.device.has_private_screen)
        ]
        self._table.top_bar.offer_undo(bool(people), next(iter(controls), None))

    def _choosing(self, seat: Seat, device: Device) -> PersonChoosing[Any]:
        """How the person on *seat* chooses: on *device* itself, or on this screen."""
        table, context = self._table, self._context(seat, device)
        on_phone = device in table.context.private_screens
        points = device.has_pointer and table.context.settings.one_button == "off"
        on_list = table.chooses_on_lists and not (device.has_private_screen or points)
        if not (on_phone or on_list):
            return table.choosing.by_person(context)
        first = self._first_step(seat)
        if on_phone:
            path = ChoicePath(first, previews=True)
            return PersonChoosing(context, False, lambda one: PhoneChooser(one, path, table))
        hidden = table.choosing.hides_choice(seat)
        # One list at a time: several would lie over one another.
        return PersonChoosing(
            context, True, lambda one: ListChooser(one, table, first, hidden=hidden)
        )

    def _context(self, seat: Seat, device: Device) -> ChooserContext:
        """What a chooser for *seat* is made with."""
        table, reader = self._table, self._table.context.input_reader
        controls = reader.controls(device, touch=reader.last_pointer_was_touch)
        bank, play = table.context.bank, table.motions.play
        return ChooserContext(seat, controls, table.stage, bank, play, table.prescribe(seat))

    def _first_step(self, seat: Seat) -> NamedStep[Any]:
        """The first step of the choice of *seat*, from all that it may know."""
        state = self._table.match.state
        choices = named_choices(self._table.match.game.name)
        first: NamedStep[Any] = choices.first(seat, state.view(seat), state.legal(seat))
        return first

    def _take_answers(self) -> None:
        for seat, action in self._bot_seats.answers():
            if seat in self._table.pending.missing:
                self._table.pending.answer(seat, action, self._thinking(seat))

    def _thinking(self, seat: Seat) -> float:
        """How long a bot seems to think, compared with others; nothing while its turn goes on."""
        goes_on = self._shown == {seat} and not self._table.turns_in_a_row
        return 0.0 if goes_on else self._bot_seats.thinking(seat)

    def _show_new(self, before: Mapping[Seat, object]) -> None:
        """Show which bots have chosen since, and who has yet to."""
        pending = self._table.pending
        for seat in sorted(pending.choices.keys() - before.keys()):
            if self._table.context.seating.bot_name(seat):
                self._table.choosing.chose_elsewhere(seat)
        self._prompt()

    def _prompt(self) -> None:
        """Light and prompt those who have yet to choose; the last one stays lit."""
        missing = self._table.pending.missing
        if missing:
            light(self._table.panels, missing)
        self._table.choosing.prompt(missing)

    def _end(self) -> None:
        table = self._table
        table.pending.close()
        self._shown = table.pending.seats
        table.choosing.prompt(())
        table.top_bar.offer_undo(False)
        table.top_bar.offer_speed(True)
        table.phase = TablePhase.SHOWING

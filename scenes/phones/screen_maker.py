"""What each phone shows at present."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

from phones.messages import PadUse
from phones.screens import PhoneScreen
from rules.core import Seat
from scenes.core.context import Context
from scenes.core.game_parts import phone_choices
from scenes.phones.step_numbers import StepNumbers
from scenes.table.game_table import AnyTable
from scenes.table.phones.phone_choices import PhoneCard, PhoneStep
from scenes.table.phones.phone_chooser import PhoneChooser
from scenes.table.phones.phone_pictures import PhonePictures
from scenes.table.phones.phone_screen import PhoneBoard, PhoneMoment, phone_screen
from seats.devices import Device
from words import say, spoken

NEWS = 4  # captions


def phone_chooser(table: AnyTable, phone: Device) -> PhoneChooser[Any] | None:
    """With what the owner of *phone* chooses now, or may still change a choice."""
    seat = table.pending.seat(phone) if table.awaiting_choice else None
    chooser = None if seat is None else table.pending.chooser(seat)
    return chooser if isinstance(chooser, PhoneChooser) else None


class ScreenMaker:
    """Makes the screen of a phone from the table on the big screen, if one is on top.

    ``words`` is what the big screen says otherwise.
    """

    def __init__(self, context: Context, pictures: PhonePictures, numbers: StepNumbers) -> None:
        self._seating = context.seating
        self._pictures, self._numbers = pictures, numbers
        self.words = ""
        self._public: tuple[object, PhoneBoard | None] = None, None  # of which match
        self._hands: dict[Device, tuple[object, Sequence[PhoneCard]]] = {}

    def screen_key(self, phone: Device, table: AnyTable | None, as_pad: bool) -> Hashable:
        """All that the screen depends on: while it is equal, so is the screen."""
        seat = self._seat(phone, table)
        if table is None:
            return spoken(), seat, self._task(seat)
        chooser, awaiting = phone_chooser(table, phone), table.awaiting_choice
        return (
            spoken(),
            seat,
            self._task(seat),
            as_pad,
            id(table.match),
            len(table.match.log),
            len(table.log),
            awaiting,
            awaiting and table.pending.missing,
            chooser and (self._numbers.number(phone, chooser.path), chooser.choice is None),
            seat is not None and table.may_undo(seat),
            table.seconds_left() if awaiting else None,
        )

    def screen(
        self, phone: Device, table: AnyTable | None, as_pad: bool
    ) -> tuple[PhoneScreen, PadUse]:
        """The screen, and whether the phone is a pad."""
        seat = self._seat(phone, table)
        if seat is None:
            return self._for_onlookers(table), PadUse.ONLY
        if table is None:
            screen = phone_screen(seat, (), None, PhoneMoment(), self._pictures.name_of)
            return replace(screen, task=self._task(seat)), PadUse.ONLY
        screen = self._at_table(phone, seat, table)
        return screen, PadUse.ON if as_pad else PadUse.OFF

    def _seat(self, phone: Device, table: AnyTable | None) -> Seat | None:
        """The seat that *phone* is for now: one that has to choose, else its first."""
        chooses = table.pending.seat(phone) if table and table.awaiting_choice else None
        return self._seating.seat_of(phone) if chooses is None else chooses

    def _task(self, seat: Seat | None) -> str:
        """What to do where there is nothing to choose on a phone."""
        seating = self._seating
        if seat is not None or not seating.seats():
            return self.words or say("phones.big_screen")
        has_place = seating.has_free_seat or seating.away()
        return say("phones.no_seat" if has_place else "phones.onlooker")

    def _for_onlookers(self, table: AnyTable | None) -> PhoneScreen:
        """The public table, as it was when somebody chose last, and its log."""
        task = self._task(None)
        if table is None:
            return PhoneScreen(None, task)
        if table.awaiting_choice:
            choices = phone_choices(table.match.game.name)
            self._public = table.match, self._pictures.board(choices, table.view)
        board = self._public[1] if self._public[0] is table.match else None
        shown = board.shown if board else None
        return PhoneScreen(None, task, board=shown, news=tuple(table.log[-NEWS:]))

    def _at_table(self, phone: Device, seat: Seat, table: AnyTable) -> PhoneScreen:
        chooser = phone_chooser(table, phone)
        missing = table.pending.missing if table.awaiting_choice else ()
        may_undo, news = table.may_undo(seat), tuple(table.log[-NEWS:])
        board = self._board(table, chooser.path.step) if chooser else None
        seconds = table.seconds_left() if table.awaiting_choice else None
        moment = PhoneMoment(missing, board, news, may_undo, seconds)
        hand, path = self._hand(phone, seat, table), chooser.path if chooser else None
        screen = phone_screen(seat, hand, path, moment, self._pictures.name_of)
        if path is None and seat in missing:  # its owner chooses on the big screen
            return replace(screen, task=say("phones.big_screen"))
        if path is None or screen.step is None:
            return screen
        return replace(screen, step=replace(screen.step, key=self._numbers.number(phone, path)))

    def _board(self, table: AnyTable, step: PhoneStep[Any]) -> PhoneBoard | None:
        """The board, as it would be after the steps before *step*."""
        view = table.view if step.view is None else step.view
        return self._pictures.board(phone_choices(table.match.game.name), view)

    def _hand(self, phone: Device, seat: Seat, table: AnyTable) -> Sequence[PhoneCard]:
        """The hand of *seat*, not ahead of what the big screen has shown."""
        key = id(table.match), seat
        before, hand = self._hands.get(phone, (None, ()))
        if table.awaiting_choice or before != key:
            hand = phone_choices(table.match.game.name).hand(seat, table.match.state.view(seat))
            self._hands[phone] = key, hand
        return hand

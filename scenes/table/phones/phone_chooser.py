"""A choice that somebody makes on a phone; the big screen shows no more than that it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from rules.core import Seat
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.named_choices.choice_path import ChoicePath
from scenes.table.seats.seat_panel import SeatPanel
from seats.input.input_events import Press
from words import say

A = TypeVar("A")


class ChoiceMarks(Protocol):
    """Where it can be seen who has chosen."""

    @property
    def panels(self) -> Sequence[SeatPanel]:
        """One for each seat, in order."""

    def chose_elsewhere(self, seat: Seat) -> None:
        """Show that *seat* has chosen, and nothing more."""

    def took_back(self, seat: Seat) -> None:
        """Show that *seat* has taken its choice back."""


class PhoneChooser(Chooser[A]):
    """Follows the steps on a phone along *path*."""

    def __init__(self, context: ChooserContext, path: ChoicePath[A], marks: ChoiceMarks) -> None:
        super().__init__(context)
        self.path, self._marks = path, marks
        self._panel = marks.panels[context.seat]
        self._asleep = False
        self._show_status()

    def press(self, press: Press) -> None:
        """The buttons of a phone choose nothing here."""

    def take(self, option: int) -> bool:
        """Follow an *option* of the present step; tell whether that was possible."""
        taken = self.path.take(option)
        if self.path.choice is not None and self.choice is None:
            self._change(self.path.choice)
            self._show_status()
            self._marks.chose_elsewhere(self._context.seat)
        return taken

    def back(self) -> bool:
        """Go a step back, or take the choice back; tell whether that was possible."""
        was_made, went = self.choice is not None, self.path.back()
        if was_made:
            self._change(None)
            self._show_status()
            self._marks.took_back(self._context.seat)
        return went

    def show_asleep(self, asleep: bool) -> None:
        """Tell the room that the phone sleeps, or no longer."""
        if asleep != self._asleep:
            self._asleep = asleep
            self._show_status()

    def close(self) -> None:
        self._panel.show_idle_status()

    def _show_status(self) -> None:
        if self.choice is not None:
            self._panel.show_idle_status()
        else:
            self._panel.show_status(say("phone.asleep" if self._asleep else "phone.choosing"))

    def _change(self, choice: A | None) -> None:
        self.choice = choice
        self.changes += 1

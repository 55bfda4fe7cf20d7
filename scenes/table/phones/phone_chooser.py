"""A choice that somebody makes on a phone; the table shows what of it everybody may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from rules.core import Seat
from scenes.table.choosing.chooser import ChoiceFollower, Chooser, ChooserContext
from scenes.table.named_choices.choice_path import ChoicePath
from scenes.table.seats.seat_panel import SeatPanel
from seats.input.input_events import Press
from words import say

A = TypeVar("A")


class PhoneTable(Protocol):
    """Where it can be seen who chooses what, and who has chosen."""

    @property
    def panels(self) -> Sequence[SeatPanel]:
        """One for each seat, in order."""

    def chose_elsewhere(self, seat: Seat) -> None:
        """Show that *seat* has chosen, and nothing more."""

    def took_back(self, seat: Seat) -> None:
        """Show that *seat* has taken its choice back."""

    def follower(self, seat: Seat) -> ChoiceFollower | None:
        """What shows the present choice of *seat* while it is made elsewhere."""

    def prompt(self, seats: Sequence[Seat]) -> None:
        """Write what *seats* have to do."""


class PhoneChooser(Chooser[A]):
    """Follows the steps on a phone along *path*."""

    def __init__(self, context: ChooserContext, path: ChoicePath[A], table: PhoneTable) -> None:
        super().__init__(context)
        self.path, self._table = path, table
        self._panel = table.panels[context.seat]
        self._follower: ChoiceFollower | None = None
        self._asleep = False
        self._show_status()

    def press(self, press: Press) -> None:
        """The buttons of a phone choose nothing here."""

    def take(self, option: int) -> bool:
        """Follow an *option* of the present step; tell whether that was possible."""
        return self._taken(self.path.take(option))

    def take_instead(self, other: int) -> bool:
        """Follow an option of a step before instead; tell whether that was possible."""
        return self._taken(self.path.take_instead(other))

    def _taken(self, taken: bool) -> bool:
        """Show what the path has come to, if anything was *taken*."""
        if self.path.choice is not None and self.choice is None:
            self._change(self.path.choice)
            self._show_status()
            self._table.chose_elsewhere(self._context.seat)
        elif taken:
            self._follow()
        return taken

    def back(self) -> bool:
        """Go a step back, or take the choice back; tell whether that was possible."""
        was_made, went = self.choice is not None, self.path.back()
        if was_made:
            self._change(None)
            self._show_status()
            self._table.took_back(self._context.seat)
        if went:
            self._follow()
        return went

    def show_asleep(self, asleep: bool) -> None:
        """Tell the room that the phone sleeps, or no longer."""
        if asleep != self._asleep:
            self._asleep = asleep
            self._show_status()

    def close(self) -> None:
        if self._follower:
            self._follower.leave()
        self._panel.show_idle_status()

    def _follow(self) -> None:
        """Show on the table what has been chosen so far."""
        seat, way = self._context.seat, self.path.step.way
        self._follower = self._follower or self._table.follower(seat)
        if self._follower is None:
            return
        self._follower.leave()
        self._table.prompt([seat])
        if way:
            self._follower.follow(way)

    def _show_status(self) -> None:
        if self.choice is not None:
            self._panel.show_idle_status()
        else:
            self._panel.show_status(say("phone.asleep" if self._asleep else "phone.choosing"))

    def _change(self, choice: A | None) -> None:
        self.choice = choice
        self.changes += 1

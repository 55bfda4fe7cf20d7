"""A choice that somebody makes on a phone; the table shows what of it everybody may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from scenes.table.choosing.chooser import ChoiceFollower, Chooser, ChooserContext
from scenes.table.choosing.game_choosing import GameChoosing
from scenes.table.game_places import GamePlaces
from scenes.table.named_choices.choice_path import ChoicePath
from scenes.table.named_choices.named_choices import NamedOption, leads_to
from scenes.table.seats.seat_panel import SeatPanel
from seats.input.input_events import Press
from sprites.pictures.geometry import Box
from words import say

A = TypeVar("A")


class PhoneTable(Protocol):
    """Where it can be seen who chooses what, and who has chosen."""

    @property
    def panels(self) -> Sequence[SeatPanel]:
        """One for each seat, in order."""

    @property
    def choosing(self) -> GameChoosing[Any]:
        """What shows who chooses, and that a seat has chosen."""

    @property
    def places(self) -> GamePlaces[Any]:
        """Where the places of options lie."""


class PhoneChooser(Chooser[A]):
    """Follows the steps on a phone along *path*."""

    def __init__(self, context: ChooserContext, path: ChoicePath[A], table: PhoneTable) -> None:
        super().__init__(context)
        self.path, self._table = path, table
        self._panel = table.panels[context.seat]
        self._follower: ChoiceFollower | None = None
        self._asleep = False
        self._way: tuple[object, int | None] = None, None
        self._show_status()

    @property
    def steps_made(self) -> int:
        return self.path.steps_taken

    def next_option(self, action: A) -> int | None:
        """The option that leads to *action*; to find it takes a search, so it is kept."""
        key, option = self._way
        if key != (self.path.key, action):
            options = enumerate(self.path.step.options)
            option = next((at for at, one in options if leads_to(one, action)), None)
            self._way = (self.path.key, action), option
        return option

    def next_box(self, action: A) -> Box | None:
        at = self.next_option(action)
        if at is None:
            return None
        option = self.path.step.options[at]
        place = option.target if option.place is None else option.place
        return None if place is None else self._table.places.option_box(place)

    def press(self, press: Press) -> None:
        """The buttons of a phone choose nothing here."""

    def take(self, option: int) -> bool:
        """Follow an *option* of the present step; tell whether that was possible."""
        return self._is_other(self.path.step.options, option) or self._taken(self.path.take(option))

    def take_instead(self, other: int) -> bool:
        """Follow an option of a step before instead; tell whether that was possible."""
        return self._is_other(self.path.others, other) or self._taken(self.path.take_instead(other))

    def _is_other(self, options: Sequence[NamedOption[A]], at: int) -> bool:
        """Whether a lesson waits for another one of the *options*, and has said so."""
        if self.choice is not None or not 0 <= at < len(options) or options[at].then is None:
            return False
        return self._refused(lambda action: leads_to(options[at], action))

    def _taken(self, taken: bool) -> bool:
        """Show what the path has come to, if anything was *taken*."""
        if self.path.choice is not None and self.choice is None:
            self._change(self.path.choice)
            self._show_status()
            self._table.choosing.chose_elsewhere(self._context.seat)
        elif taken:
            self._follow()
        return taken

    def back(self) -> bool:
        """Go a step back, or take the choice back; tell whether that was possible."""
        was_made, went = self.choice is not None, self.path.back()
        if was_made:
            self._change(None)
            self._show_status()
            self._table.choosing.took_back(self._context.seat)
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
        self._follower = self._follower or self._table.choosing.follower(seat)
        if self._follower is None:
            return
        self._follower.leave()
        self._table.choosing.prompt([seat])
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

"""What a game's own table brings along; what all tables share is in ``scenes/table/table.py``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from rules.core import Event, Seat
from scenes.core.scene import Scene
from scenes.core.script import Script
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.top_bar import TopBar
from seats.devices import Device
from sounds.bank import Ambience
from sprites.render.background import Background

A = TypeVar("A")
E = TypeVar("E", bound=Event)


class Tabletop(ABC, Generic[A, E]):
    """How one game looks, shows its events and lets its seats choose."""

    ambience: ClassVar[Ambience]
    """What lies under everything that is heard."""
    top_bar: TopBar
    """Made by ``build``."""

    @abstractmethod
    def background(self) -> Background:
        """What lies under everything."""

    @abstractmethod
    def build(self) -> None:
        """Put all tokens where the room's view says, for the present size of the stage."""

    @abstractmethod
    def seat_panels(self) -> None:
        """Show in the docks who plays each seat now."""

    @abstractmethod
    def arrive(self) -> Script:
        """Show the deal."""

    @abstractmethod
    def show(self, event: E) -> Script:
        """Show what happened."""

    @abstractmethod
    def caption(self, event: E) -> str:
        """What happened in one sentence, or nothing worth telling."""

    @abstractmethod
    def hint(self, event: E) -> str:
        """The rule that *event* shows in a few words, or nothing."""

    @abstractmethod
    def wait_for(self, seats: Sequence[Seat]) -> None:
        """Show in one line what *seats* have to do now, and light their docks."""

    @abstractmethod
    def place(self, seat: Seat, device: Device) -> PersonChoosing[A]:
        """Where and how *seat* makes its present choice with *device*."""

    @abstractmethod
    def bot_chose(self, seat: Seat) -> None:
        """Show that the bot on *seat* has chosen, and nothing more."""

    @abstractmethod
    def chosen(self, seat: Seat) -> None:
        """Show that *seat* has chosen, on a table just built."""

    @abstractmethod
    def ending(self) -> Scene:
        """What follows after the last event: the results."""

    def retell(self, past: Sequence[E]) -> Sequence[str]:
        """The captions of all that happened before this table was laid."""
        return list(map(self.caption, past))

    def foresee(self, events: Sequence[E]) -> None:
        """Look through all *events* that are about to be shown."""

    def live(self) -> None:
        """One step of what moves by itself."""

    def tempo(self) -> float:
        """How many times as fast as usual everything is shown now."""
        return 1.0

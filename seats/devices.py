"""What a player holds: the base class of all kinds of device, and what each of them must answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Self, TypeAlias

import pygame

from seats.glyphs import Glyph
from seats.intents import Intent
from values import value

ControlTable: TypeAlias = Mapping[int, Intent]
"""What each control means, by its number (an SDL button or scancode)."""


@value
class Device(ABC):
    """One device; every kind is a subclass; see docs/ADDING_A_DEVICE.md.

    ``number`` tells devices of one kind apart. A negative one stands for a device that has not come
    yet, such as a pad named by a record.
    """

    number: int

    kind: ClassVar[str]
    """Its name in records, on the command line and in the status file of a kiosk."""
    icon: ClassVar[str]
    """The drawing that stands for it."""

    has_pointer: ClassVar[bool] = False
    """It points at what the screen shows: no cursor, and no controls to be told."""
    has_start_button: ClassVar[bool] = False
    """Its menu control confirms on the title and in the lobby; that of others goes back."""
    is_handheld: ClassVar[bool] = False
    """It belongs to whoever holds it. Other devices lie in reach of a lone player, too."""
    has_private_controls: ClassVar[bool] = False
    """Onlookers cannot see which of its controls is pressed."""
    has_private_screen: ClassVar[bool] = False
    """It shows its owner what nobody else may see, and so joins by itself when it connects."""
    has_lasting_number: ClassVar[bool] = True
    """Its number means the same device after the program has been started again."""
    comes_and_goes: ClassVar[bool] = False
    """It can be connected and lost while the program runs."""

    def is_here(self, connected: Collection[Device]) -> bool:
        """Whether it is there, if *connected* are the devices that can come and go and are."""
        return not self.comes_and_goes or self in connected

    @property
    def name(self) -> str:
        """Its name in the keys of words and bindings; devices that are alike share it."""
        return self.kind

    @property
    def partner(self) -> Device | None:
        """The device that it can play for while nobody plays with it."""
        return None

    @abstractmethod
    def glyph(self, intent: Intent, controls: ControlTable, *, touch: bool = False) -> Glyph:
        """What to press for *intent* while *controls* hold; *touch* if the pointer is a finger."""

    @abstractmethod
    def move_glyphs(self, controls: ControlTable, *, touch: bool = False) -> tuple[Glyph, ...]:
        """What moves a cursor, as few drawings as possible."""

    @classmethod
    def nth(cls, place: int, connected: Sequence[Device]) -> Self:
        """The device for the person at *place*, from 0, among those with a device of this kind.

        *connected* are the devices that are connected, of all kinds. Returns one that is not
        connected if there are too few.
        """
        alike = [device for device in connected if isinstance(device, cls)]
        return alike[place] if place < len(alike) else cls(~place)

    @classmethod
    def recorded(cls, number: int, connected: Sequence[Device]) -> Self:
        """The device that a record calls by *number*: the nth one, unless it is known for good."""
        return cls.nth(number, connected)

    # Controls that can be given another meaning; a kind without any keeps these defaults.

    @property
    def default_controls(self) -> ControlTable:
        """What its controls mean unless a player has changed it."""
        return {}

    @property
    def control_names(self) -> Mapping[int, str]:
        """The controls that can be given another meaning, with their names in the settings."""
        return {}

    def pressed_control(self, event: pygame.Event) -> int | None:
        """The control of a device of this kind that *event* says was pressed."""
        return None

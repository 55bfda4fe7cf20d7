"""The base class of what reads one kind of device."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import pygame

from seats.bindings import Bindings
from seats.devices import Device

EventReader: TypeAlias = Callable[[pygame.Event, float], None]
"""Reads one pygame event, with the time in seconds."""


class DeviceReader:
    """Reads the devices of one kind. A reader overrides what it needs of this.

    What players do is passed on to the `HeldControls` and the ``emit`` that a reader is made with.
    """

    def event_readers(self) -> Mapping[int, EventReader]:
        """What reads pygame's events, by their type."""
        return {}

    def open(self) -> None:
        """Called first at every poll: open the devices that are connected at the start."""

    def step(self, now: float) -> None:
        """Called last at every poll, for what does not come as an event."""

    def rebind(self, bindings: Bindings) -> None:
        """Follow *bindings* from now on."""

    def release_all(self) -> None:
        """Nothing stays pressed, beyond what `HeldControls` knows of: the window lost the focus."""

    @property
    def connected(self) -> Sequence[Device]:
        """The devices that can come and go, those that are connected now."""
        return ()

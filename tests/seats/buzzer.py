"""A kind of device for tests: one big button, which comes as a pygame event of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import pygame

from seats.devices import ControlTable, Device
from seats.glyphs import Glyph
from seats.input.device_reader import DeviceReader, EventReader
from seats.input.held_controls import HeldControls
from seats.input.input_events import DeviceConnected, DeviceDisconnected
from seats.intents import Intent
from seats.seating import Seating
from values import value

PUSHED, RELEASED, FOUND, LOST = (pygame.event.custom_type() for _ in range(4))


@value
class Buzzer(Device):
    """A button that somebody holds; it only confirms."""

    kind: ClassVar[str] = "buzzer"
    icon: ClassVar[str] = "icon-pad"
    is_handheld: ClassVar[bool] = True
    has_private_controls: ClassVar[bool] = True
    has_lasting_number: ClassVar[bool] = False
    comes_and_goes: ClassVar[bool] = True

    def glyph(self, intent: Intent, controls: ControlTable, *, touch: bool = False) -> Glyph:
        return Glyph("glyph-key", "!")

    def move_glyphs(self, controls: ControlTable, *, touch: bool = False) -> tuple[Glyph, ...]:
        return (Glyph("glyph-key", "!"),)


class BuzzerReader(DeviceReader):
    """Reads all buzzers."""

    def __init__(
        self,
        seating: Seating,
        held: HeldControls,
        emit: Callable[[DeviceConnected | DeviceDisconnected], None],
    ) -> None:
        self._seating, self._held, self._emit = seating, held, emit
        self._connected: list[Buzzer] = []

    @property
    def connected(self) -> Sequence[Device]:
        return self._connected

    def event_readers(self) -> Mapping[int, EventReader]:
        return {
            PUSHED: lambda event, now: self._hold(event, Intent.CONFIRM, now),
            RELEASED: lambda event, now: self._hold(event, None, now),
            FOUND: lambda event, _now: self._found(Buzzer(event.number)),
            LOST: lambda event, _now: self._lost(Buzzer(event.number)),
        }

    def _hold(self, event: pygame.Event, intent: Intent | None, now: float) -> None:
        self._held.hold(Buzzer(event.number), "button", intent, now)

    def _found(self, buzzer: Buzzer) -> None:
        self._connected.append(buzzer)
        self._emit(DeviceConnected(buzzer))

    def _lost(self, buzzer: Buzzer) -> None:
        self._connected.remove(buzzer)
        self._held.release_all(buzzer)
        self._emit(DeviceDisconnected(buzzer, self._seating.disconnect(buzzer)))

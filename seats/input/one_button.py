"""Makes every control of a device its one button."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable

from rules.core import Seat
from seats.devices import Device
from seats.input.input_events import InputEvent, Point, Press
from seats.intents import Intent, Phase


class OneButton:
    """Remembers what of each device is held: the first press and the last release are reported.

    Devices with a screen of their own keep all their controls.
    """

    def __init__(self) -> None:
        self._held: defaultdict[Device, set[Hashable]] = defaultdict(set)
        self.presses = 0
        """How often any of them was pressed."""

    def read(self, events: Iterable[InputEvent]) -> list[InputEvent]:
        """The same *events* with presses of the one button instead of presses and points."""
        return [read for event in events for read in self._read(event)]

    def _read(self, event: InputEvent) -> list[InputEvent]:
        match event:
            case Press(device=device) if device.has_private_screen:
                return [event]
            case Press(repeat=True) | Point(phase=Phase.MOVE):
                return []
            case Press(seat, intent, device, down):
                return self._hold(seat, device, intent, down)
            case Point(seat, device, phase=phase):
                return self._hold(seat, device, "point", phase is Phase.DOWN)
            case _:
                return [event]

    def _hold(
        self, seat: Seat | None, device: Device, control: Hashable, down: bool
    ) -> list[InputEvent]:
        held = self._held[device]
        before = bool(held)
        if down:
            held.add(control)
        else:
            held.discard(control)
        if bool(held) == before:
            return []
        self.presses += down
        return [Press(seat, Intent.CONFIRM, device, down=down)]

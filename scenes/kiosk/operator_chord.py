"""The operator's chord: three controls of one device, pressed together for a while."""

from __future__ import annotations

from collections.abc import Callable

from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import Intent

CHORD = frozenset({Intent.TURN_LEFT, Intent.TURN_RIGHT, Intent.MENU})
HELD = 3.0  # seconds


class OperatorChord:
    """Finds out which device presses the chord, and nothing else; *now* returns seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._down: dict[Device, set[Intent]] = {}
        self._since: dict[Device, float] = {}

    def press(self, press: Press) -> None:
        """Note that a control was pressed or released."""
        held = self._down.setdefault(press.device, set())
        if press.down:
            held.add(press.intent)
        else:
            held.discard(press.intent)
        for device in (press.device, press.device.partner):
            if device is not None and self._is_pressed_alone(device):
                self._since.setdefault(device, self._now())
            elif device is not None:
                self._since.pop(device, None)

    def completed(self) -> Device | None:
        """A device that has pressed the chord long enough; it is returned once."""
        for device, since in list(self._since.items()):
            if self._now() - since >= HELD:
                del self._since[device]
                return device
        return None

    def _is_pressed_alone(self, device: Device) -> bool:
        beside = self._down.get(device.partner) if device.partner else None
        return self._down.get(device, set()) == CHORD and not beside

"""The operator's chord: three controls of one device, pressed together for a while."""

from __future__ import annotations

from collections.abc import Callable

from seats.devices import Device
from seats.input_events import Press
from seats.intents import Intent

CHORD = frozenset({Intent.TURN_LEFT, Intent.TURN_RIGHT, Intent.MENU})
HELD = 3.0  # seconds


class OperatorChord:
    """Finds out which device presses the chord long enough; *now* returns seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._down: dict[Device, set[Intent]] = {}
        self._since: dict[Device, float] = {}

    def press(self, press: Press) -> None:
        """Note that a control was pressed or released."""
        if press.intent not in CHORD:
            return
        held = self._down.setdefault(press.device, set())
        if press.down:
            held.add(press.intent)
        else:
            held.discard(press.intent)
        if held == CHORD:
            self._since.setdefault(press.device, self._now())
        else:
            self._since.pop(press.device, None)

    def completed(self) -> Device | None:
        """A device that has pressed the chord long enough; it is returned once."""
        for device, since in list(self._since.items()):
            if self._now() - since >= HELD:
                del self._since[device]
                return device
        return None

"""Controls that are held down, reported as presses, repeats and releases."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from rules.core import Seat
from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import DIRECTIONS, Intent
from seats.seating import Seating

FIRST_REPEAT = 0.4  # seconds from a press to its first repeat
NEXT_REPEAT = 0.12


class HeldControls:
    """Remembers which control of which device is held, and what it means.

    Two controls of a device may mean the same; the first press and the last release are reported.
    A release goes to the seat that pressed, even if the device was handed over since.
    """

    def __init__(self, seating: Seating, emit: Callable[[Press], None]) -> None:
        self._seating = seating
        self._emit = emit
        self._controls: dict[tuple[Device, Hashable], Intent] = {}
        self._down: dict[tuple[Device, Intent], Seat | None] = {}
        self._due: dict[Device, tuple[Intent, float]] = {}
        self.peek_toggles = False
        self.one_button = False
        """Whether controls without a meaning count, too: all are one button."""

    def hold(self, device: Device, control: Hashable, intent: Intent | None, now: float) -> None:
        """*control* is held and means *intent* from now on; ``None`` when it is released."""
        before = self._controls.pop((device, control), None)
        new = intent is not None and not self._is_held(device, intent)
        if intent is not None:
            self._controls[device, control] = intent
        if before is not None and not self._is_held(device, before):
            self._release(device, before)
        if intent is not None and new and intent is not before:
            self._press(device, intent, now)

    def tap(self, device: Device, intent: Intent, now: float) -> None:
        """Press and release a control that cannot be held, such as a notch of a wheel."""
        self.hold(device, "tap", intent, now)
        self.hold(device, "tap", None, now)

    def repeat(self, now: float) -> None:
        """Report every direction that is held long enough once more, at most once a call."""
        for device, (intent, due) in list(self._due.items()):
            seat = self._down.get((device, intent))
            if seat != self._seating.seat_of(device):
                del self._due[device]
            elif due <= now:
                late = now - due >= NEXT_REPEAT
                self._due[device] = (intent, (now if late else due) + NEXT_REPEAT)
                self._emit(Press(seat, intent, device, repeat=True))

    def release_all(self, device: Device | None = None) -> None:
        """Release everything, or everything of *device*."""
        for key in [key for key in self._controls if device in (None, key[0])]:
            del self._controls[key]
        for holder, intent in [key for key in self._down if device in (None, key[0])]:
            self._end(holder, intent)

    def _is_held(self, device: Device, intent: Intent) -> bool:
        return any(
            meaning is intent and key[0] == device for key, meaning in self._controls.items()
        )

    def _press(self, device: Device, intent: Intent, now: float) -> None:
        if (device, intent) in self._down:  # a toggled peek, pressed again
            self._end(device, intent)
            return
        seat = self._seating.seat_of(device)
        self._down[device, intent] = seat
        if intent in DIRECTIONS:
            self._due[device] = (intent, now + FIRST_REPEAT)
        self._emit(Press(seat, intent, device))

    def _release(self, device: Device, intent: Intent) -> None:
        if intent is not Intent.PEEK or not self.peek_toggles or self.one_button:
            self._end(device, intent)

    def _end(self, device: Device, intent: Intent) -> None:
        if (device, intent) not in self._down:
            return
        seat = self._down.pop((device, intent))
        if self._due.get(device, (None, 0.0))[0] is intent:
            del self._due[device]
        self._emit(Press(seat, intent, device, down=False))

"""Controls held down, told as presses, repeats and releases."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from rules.core import Seat
from seats.devices import Device
from seats.intents import Intent, Press
from seats.seating import Seating

FIRST_REPEAT = 0.4
NEXT_REPEAT = 0.12
REPEATED = frozenset({Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT})


class HeldControls:
    """Remembers which control of which device means what at the moment.

    Two controls of a device may mean the same; it is pressed with the first and let go with the
    last. A release belongs to the seat that pressed, even if the device was handed over since.
    """

    def __init__(self, seating: Seating, say: Callable[[Press], None]) -> None:
        self._seating = seating
        self._say = say
        self._controls: dict[tuple[Device, Hashable], Intent] = {}
        self._down: dict[tuple[Device, Intent], Seat | None] = {}
        self._due: dict[Device, tuple[Intent, float]] = {}
        self.peek_toggles = False

    def hold(self, device: Device, control: Hashable, intent: Intent | None, now: float) -> None:
        """*control* means *intent* from now on; ``None`` when it is let go."""
        before = self._controls.pop((device, control), None)
        new = intent is not None and not self._is_held(device, intent)
        if intent is not None:
            self._controls[device, control] = intent
        if before is not None and not self._is_held(device, before):
            self._release(device, before)
        if intent is not None and new and intent is not before:
            self._press(device, intent, now)

    def tap(self, device: Device, intent: Intent, now: float) -> None:
        """A control that cannot be held, such as a wheel's notch."""
        self.hold(device, "tap", intent, now)
        self.hold(device, "tap", None, now)

    def repeat(self, now: float) -> None:
        """Say again every direction that is held long enough, each at most once a call."""
        for device, (intent, due) in list(self._due.items()):
            seat = self._down.get((device, intent))
            if seat != self._seating.speaks(device):
                del self._due[device]
            elif due <= now:
                late = now - due >= NEXT_REPEAT
                self._due[device] = (intent, (now if late else due) + NEXT_REPEAT)
                self._say(Press(seat, intent, device, repeat=True))

    def let_go(self, device: Device | None = None) -> None:
        """Release everything, or everything of *device*."""
        for key in [key for key in self._controls if device in (None, key[0])]:
            del self._controls[key]
        for holder, intent in [key for key in self._down if device in (None, key[0])]:
            self._end(holder, intent)

    def _is_held(self, device: Device, intent: Intent) -> bool:
        return any(key[0] == device and meant is intent for key, meant in self._controls.items())

    def _press(self, device: Device, intent: Intent, now: float) -> None:
        if (device, intent) in self._down:  # a toggled peek, pressed again
            self._end(device, intent)
            return
        seat = self._seating.speaks(device)
        self._down[device, intent] = seat
        if intent in REPEATED:
            self._due[device] = (intent, now + FIRST_REPEAT)
        self._say(Press(seat, intent, device))

    def _release(self, device: Device, intent: Intent) -> None:
        if intent is not Intent.PEEK or not self.peek_toggles:
            self._end(device, intent)

    def _end(self, device: Device, intent: Intent) -> None:
        if (device, intent) not in self._down:
            return
        seat = self._down.pop((device, intent))
        if self._due.get(device, (None, 0.0))[0] is intent:
            del self._due[device]
        self._say(Press(seat, intent, device, down=False))

"""Tells guests from controls that are held down, lie on something or jitter."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from seats.input.input_events import InputEvent, OwnScreenUsed, Point, Press, UnknownPad
from seats.intents import DIRECTIONS, Phase

SAME = 60.0  # seconds after which the same change, or two in turn, is nobody's
QUIET = 30.0  # seconds without it after which it is somebody's again
FAR = 0.05  # share of the window by which a pointer has to move
CELLS = 16  # in each direction of the window: where a click counts as at the same place


@dataclass(frozen=True, slots=True)
class Repeated:
    """The last two changes of a device, made in turn from *since* to *last*, in seconds.

    One change made over and over is both of them.
    """

    changes: tuple[Hashable, Hashable]
    since: float
    last: float

    def goes_on_with(self, change: Hashable, now: float) -> bool:
        """Whether *change* is the one that is due again."""
        return change == self.changes[0] and now - self.last < QUIET


class Presence:
    """Is given all input events; only what a device did not just do all the time is a guest's."""

    def __init__(self) -> None:
        self._repeated: dict[object, Repeated] = {}
        self._noticed: dict[object, float] = {}  # when each device last showed a guest
        self._places: dict[object, tuple[float, float]] = {}  # where pointers came to rest

    def shows_guest(self, event: InputEvent, now: float) -> bool:
        """Whether *event* was made by somebody and not by a wedged control."""
        change = self._change(event)
        if change is None:
            return False
        device = _source(event)
        before = self._repeated.get(device, Repeated((change, change), now, now))
        since = before.since if before.goes_on_with(change, now) else now
        self._repeated[device] = Repeated((before.changes[1], change), since, now)
        if now - since >= SAME:
            return False
        self._noticed[device] = now
        return True

    def is_recent(self, event: InputEvent, now: float) -> bool:
        """Whether the device of *event* has shown a guest a short while ago."""
        return now - self._noticed.get(_source(event), -SAME) < SAME

    def _change(self, event: InputEvent) -> Hashable | None:
        """What *event* changes; repeats, releases and small movements change nothing."""
        match event:
            case Press(intent=intent, down=True, repeat=False):
                return "stick" if intent in DIRECTIONS else intent
            case Point(phase=Phase.DOWN):
                return int(event.x * CELLS), int(event.y * CELLS)
            case Point(phase=Phase.MOVE) if self._moved_far(event):
                return Phase.MOVE
            case OwnScreenUsed(_, request):
                return request
            case UnknownPad():
                return "unknown pad"
            case _:
                return None

    def _moved_far(self, point: Point) -> bool:
        x, y = self._places.setdefault(point.device, (point.x, point.y))
        far = max(abs(point.x - x), abs(point.y - y)) >= FAR
        if far:
            self._places[point.device] = point.x, point.y
        return far


def _source(event: InputEvent) -> object:
    """What the event comes from; a loose plug makes a new device each time."""
    return event.device if isinstance(event, Press | Point | OwnScreenUsed) else type(event)

"""The one menu: items anywhere on the screen, one of them in focus, for every kind of device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from scenes.core.scene import Transition
from scenes.ui.navigation import next_spot
from seats.devices import Device
from seats.intents import Intent
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture

Act: TypeAlias = Callable[[Device], Transition]

DRAG = 24.0  # design units a pointer may tremble before it drags
OPPOSITE = {
    Intent.UP: Intent.DOWN,
    Intent.DOWN: Intent.UP,
    Intent.LEFT: Intent.RIGHT,
    Intent.RIGHT: Intent.LEFT,
}


class Refused(Exception):
    """Raised by what an item does when it cannot be done now; says why in one sentence."""


@dataclass(frozen=True, slots=True)
class MenuItem:
    """Something to choose. ``lit`` is its picture in focus; it must not rely on colour alone.

    ``act`` is told the device that chose it. An item with ``turn`` changes by -1 or +1 on left and
    right; ``zones`` are the parts of its box, in shares of its width, that do so for a pointer.
    An item that ``rolls`` lies in the menu's window and moves with it.
    """

    name: str
    box: Box
    plain: Picture
    lit: Picture
    act: Act
    turn: Callable[[int], Transition] | None = None
    zones: tuple[tuple[float, float, int], ...] = ()
    rolls: bool = False
    sound: Sound = Sound.MENU_CONFIRM


class Menu:
    """Which item is in focus, how far the window is rolled, and what a pointer holds down."""

    def __init__(self, first: str = "") -> None:
        self.focus = first
        self.rolled = 0.0
        self._items: tuple[MenuItem, ...] = ()
        self._window: Box | None = None
        self._held: MenuItem | None = None
        self._grip: tuple[float, float] | None = None  # where a drag began, and the roll then
        self._dragging = False

    def offer(self, items: Sequence[MenuItem], window: Box | None) -> None:
        """Have *items* from now on; those that roll do so within *window*."""
        self._items, self._window = tuple(items), window
        if self._items and self.focused is None:
            self.focus = self._items[0].name
        self._roll(self.rolled)
        self._reveal()

    @property
    def items(self) -> tuple[MenuItem, ...]:
        """All items, also those rolled out of sight."""
        return self._items

    @property
    def focused(self) -> MenuItem | None:
        """The item that a confirmation chooses."""
        return next((item for item in self._items if item.name == self.focus), None)

    def box(self, item: MenuItem) -> Box:
        """Where *item* lies on the screen just now."""
        return item.box.moved(0, -self.rolled) if item.rolls else item.box

    def seen(self, item: MenuItem) -> bool:
        """Whether *item* lies wholly in the window."""
        if not item.rolls or self._window is None:
            return True
        box = self.box(item)
        return box.y >= self._window.y - 1 and box.bottom <= self._window.bottom + 1

    def more(self) -> tuple[bool, bool]:
        """Whether there are items rolled out of sight above, and below."""
        hidden = [self.box(item) for item in self._items if not self.seen(item)]
        top = self._window.y if self._window else 0.0
        return any(box.y < top for box in hidden), any(box.y >= top for box in hidden)

    def walk(self, intent: Intent) -> bool:
        """Move the focus; past the end of a column it comes in again at the other end."""
        at = next((i for i, item in enumerate(self._items) if item.name == self.focus), None)
        if at is None:
            return False
        centres = [self.box(item).centre for item in self._items]
        to = next_spot(centres, at, intent)
        if to == at and intent in (Intent.UP, Intent.DOWN):
            aside = _far_aside(centres, at, intent)
            to = _other_end(centres, at, intent) if aside is None else aside
        return self._focus(self._items[to])

    def hover(self, x: float, y: float) -> bool:
        """Focus what is under the pointer, or drag; tell whether anything changed."""
        if self._grip is not None:
            began, rolled = self._grip
            self._dragging = self._dragging or abs(y - began) > DRAG
            if self._dragging:
                return self._roll(rolled + began - y)
        item = self._under(x, y)
        return item is not None and self._focus(item)

    def hold(self, x: float, y: float) -> MenuItem | None:
        """The pointer went down at (x, y); the item there."""
        self._held, self._dragging, self._grip = self._under(x, y), False, None
        if self._window is not None and self._window.contains(x, y):
            self._grip = (y, self.rolled)
        if self._held:
            self._focus(self._held)
        return self._held

    def release(self, x: float, y: float) -> tuple[MenuItem, int] | None:
        """The pointer went up: the item it went down on too, and its way to turn (0: it acts)."""
        held, dragged = self._held, self._dragging
        self._held, self._grip, self._dragging = None, None, False
        item = self._under(x, y)
        if dragged or item is None or held is None or item.name != held.name:
            return None
        share = (x - item.box.x) / item.box.w
        ways = [way for start, end, way in item.zones if start <= share < end]
        return item, ways[0] if ways else 0

    def _under(self, x: float, y: float) -> MenuItem | None:
        seen = (item for item in self._items if self.seen(item))
        return next((item for item in seen if self.box(item).contains(x, y)), None)

    def _focus(self, item: MenuItem) -> bool:
        changed = item.name != self.focus
        self.focus = item.name
        self._reveal()
        return changed

    def _reveal(self) -> None:
        item = self.focused
        if item is None or not item.rolls or self._window is None or self._dragging:
            return
        box = self.box(item)
        if box.y < self._window.y:
            self._roll(self.rolled + box.y - self._window.y)
        elif box.bottom > self._window.bottom:
            self._roll(self.rolled + box.bottom - self._window.bottom)

    def _roll(self, to: float) -> bool:
        rolling = [item.box for item in self._items if item.rolls]
        if not rolling or self._window is None:
            self.rolled = 0.0
            return False
        most = max(0.0, max(box.bottom for box in rolling) - self._window.bottom)
        before, self.rolled = self.rolled, min(max(to, 0.0), most)
        return self.rolled != before


def _far_aside(centres: Sequence[tuple[float, float]], at: int, intent: Intent) -> int | None:
    """The nearest item above or below, wherever it is to the left or right."""
    sign = 1 if intent is Intent.DOWN else -1
    ways = {
        i: ((y - centres[at][1]) * sign, abs(x - centres[at][0]))
        for i, (x, y) in enumerate(centres)
        if (y - centres[at][1]) * sign > 1
    }
    return min(ways, key=ways.__getitem__) if ways else None


def _other_end(centres: Sequence[tuple[float, float]], at: int, intent: Intent) -> int:
    back, here = OPPOSITE[intent], at
    while (there := next_spot(centres, here, back)) != here:
        here = there
    return here

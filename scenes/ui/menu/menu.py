"""Items anywhere on the screen, one of them in focus, for every kind of device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from scenes.core.scene import Transition
from scenes.ui.navigation import next_spot, other_end
from seats.devices import Device
from seats.intents import Intent
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from values import value

OnChoose: TypeAlias = Callable[[Device], Transition]
OnChange: TypeAlias = Callable[[int], Transition]

DRAG_THRESHOLD = 24.0  # design units that a pointer may move before it drags
_COLUMN = (Intent.UP, Intent.DOWN)  # directions in which the other end follows the last item


class Refused(Exception):
    """Raised by the callback of an item that cannot be chosen now; the text says why."""


@value
class ItemPictures:
    """An item's picture without the focus and with it; they must differ in more than colour."""

    plain: Picture
    focused: Picture


@value
class MenuItem:
    """Something to choose, at ``box`` in design units.

    ``on_choose`` is called with the device that chose it. An item with ``on_change`` has a value
    instead: left and right call it with -1 and +1, and so does a pointer in one of its ``zones``
    (start and end in shares of the width, and -1 or +1); a switch has two values. An item that
    ``scrolls`` lies in the menu's viewport. The marker of the focus looks out ``opening`` below
    the item's top. ``doing`` says in a few words what comes of choosing it, if that has a name.
    An item ``alone`` is in no group of those that one button points at together.
    """

    name: str
    box: Box
    pictures: ItemPictures
    on_choose: OnChoose
    on_change: OnChange | None = None
    is_switch: bool = False
    zones: tuple[tuple[float, float, int], ...] = ()
    scrolls: bool = False
    opening: float = 0.0
    sound: Sound = Sound.MENU_CONFIRM
    doing: str = ""
    alone: bool = False


class Menu:
    """Which item has the focus, how far items are scrolled, and what a pointer holds down."""

    def __init__(self, focus: str = "") -> None:
        self.focus = focus
        self.scrolled = 0.0  # design units
        self._items: tuple[MenuItem, ...] = ()
        self._viewport: Box | None = None
        self._held: MenuItem | None = None
        self._drag_start: tuple[float, float] | None = None  # the pointer's y, and `scrolled`
        self._dragging = False

    def set_items(self, items: Sequence[MenuItem], viewport: Box | None) -> None:
        """Replace all items; those that scroll do so within *viewport*."""
        self._items, self._viewport = tuple(items), viewport
        if self._items and self.focused_item is None:
            self.focus = self._items[0].name
        self._scroll_to(self.scrolled)
        self._show_focus()

    @property
    def items(self) -> tuple[MenuItem, ...]:
        """All items, also those scrolled out of sight."""
        return self._items

    @property
    def focused_item(self) -> MenuItem | None:
        """The item that a confirmation chooses."""
        return next((item for item in self._items if item.name == self.focus), None)

    def box_of(self, item: MenuItem) -> Box:
        """Where *item* lies on the screen now."""
        return item.box.moved(0, -self.scrolled) if item.scrolls else item.box

    def seen_box_of(self, item: MenuItem) -> Box:
        """What is to be seen of the box of *item*, nothing high if it is scrolled out of sight."""
        box, viewport = self.box_of(item), self._viewport
        if not item.scrolls or viewport is None:
            return box
        top, bottom = (min(max(y, viewport.y), viewport.bottom) for y in (box.y, box.bottom))
        return Box(box.x, top, box.w, bottom - top)

    def is_visible(self, item: MenuItem) -> bool:
        """Whether *item* lies wholly in the viewport."""
        if not item.scrolls or self._viewport is None:
            return True
        box = self.box_of(item)
        return box.y >= self._viewport.y - 1 and box.bottom <= self._viewport.bottom + 1

    def hidden_sides(self) -> tuple[bool, bool]:
        """Whether there are items scrolled out of sight above, and below."""
        hidden = [self.box_of(item) for item in self._items if not self.is_visible(item)]
        top = self._viewport.y if self._viewport else 0.0
        return any(box.y < top for box in hidden), any(box.y >= top for box in hidden)

    def move_focus(self, intent: Intent) -> bool:
        """Move the focus in a direction; tell whether it moved.

        Up or down from the end of a column leads to its other end.
        """
        at = next((i for i, item in enumerate(self._items) if item.name == self.focus), None)
        if at is None:
            return False
        centres = [self.box_of(item).centre for item in self._items]
        to = next_spot(centres, at, intent)
        if to == at and intent in _COLUMN:
            farther = _beyond(centres, at, intent)
            to = other_end(centres, at, intent) if farther is None else farther
        return self._focus_on(self._items[to])

    def focus_on(self, name: str) -> None:
        """Give the item called *name* the focus, if there is one."""
        for item in self._items:
            if item.name == name:
                self._focus_on(item)

    def pointer_moved(self, x: float, y: float) -> bool:
        """Focus the item under the pointer, or drag; tell whether anything changed."""
        if self._drag_start is not None:
            start_y, scrolled = self._drag_start
            self._dragging = self._dragging or abs(y - start_y) > DRAG_THRESHOLD
            if self._dragging:
                return self._scroll_to(scrolled + start_y - y)
        item = self._item_at(x, y)
        return item is not None and self._focus_on(item)

    def pointer_pressed(self, x: float, y: float) -> MenuItem | None:
        """Focus and hold the item at (x, y), and begin to drag; the item."""
        self._held, self._dragging, self._drag_start = self._item_at(x, y), False, None
        if self._viewport is not None and self._viewport.contains(x, y):
            self._drag_start = (y, self.scrolled)
        if self._held:
            self._focus_on(self._held)
        return self._held

    def pointer_released(self, x: float, y: float) -> tuple[MenuItem, int] | None:
        """The item that was pressed and released, and its change: -1, +1, or 0 to choose it."""
        held, dragged = self._held, self._dragging
        self._held, self._drag_start, self._dragging = None, None, False
        if dragged:
            self._focus_on_visible()
        item = self._item_at(x, y)
        if dragged or item is None or held is None or item.name != held.name:
            return None
        share = (x - item.box.x) / item.box.w
        changes = [change for start, end, change in item.zones if start <= share < end]
        return item, changes[0] if changes else 0

    def _item_at(self, x: float, y: float) -> MenuItem | None:
        visible = (item for item in self._items if self.is_visible(item))
        return next((item for item in visible if self.box_of(item).contains(x, y)), None)

    def _focus_on(self, item: MenuItem) -> bool:
        changed = item.name != self.focus
        self.focus = item.name
        self._show_focus()
        return changed

    def _focus_on_visible(self) -> None:
        """Move the focus to the nearest visible row if it was dragged out of sight."""
        item = self.focused_item
        rows = [row for row in self._items if row.scrolls and self.is_visible(row)]
        if item and rows and not self.is_visible(item):
            self.focus = min(rows, key=lambda row: abs(row.box.y - item.box.y)).name

    def _show_focus(self) -> None:
        """Scroll until the item in focus is visible."""
        item = self.focused_item
        if item is None or not item.scrolls or self._viewport is None or self._dragging:
            return
        box = self.box_of(item)
        if box.y < self._viewport.y:
            self._scroll_to(self.scrolled + box.y - self._viewport.y)
        elif box.bottom > self._viewport.bottom:
            self._scroll_to(self.scrolled + box.bottom - self._viewport.bottom)

    def _scroll_to(self, offset: float) -> bool:
        boxes = [item.box for item in self._items if item.scrolls]
        if not boxes or self._viewport is None:
            self.scrolled = 0.0
            return False
        most = max(0.0, max(box.bottom for box in boxes) - self._viewport.bottom)
        before, self.scrolled = self.scrolled, min(max(offset, 0.0), most)
        return self.scrolled != before


def _beyond(centres: Sequence[tuple[float, float]], at: int, intent: Intent) -> int | None:
    """The nearest item above or below, however far to the side it is."""
    sign = 1 if intent is Intent.DOWN else -1
    distances = {
        i: ((y - centres[at][1]) * sign, abs(x - centres[at][0]))
        for i, (x, y) in enumerate(centres)
        if (y - centres[at][1]) * sign > 1
    }
    return min(distances, key=distances.__getitem__) if distances else None

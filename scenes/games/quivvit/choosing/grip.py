"""How the card is held that a person turns."""

from __future__ import annotations

DRAG, DRAG_HALF = 60.0, 190.0  # design units to the side that turn a card a quarter, or half


class Grip:
    """How a card is held on to: where a pointer went down, and how the card was turned then.

    It is ``fresh`` while it is the touch that took the card, ``dragged`` once that has turned it.
    """

    def __init__(self) -> None:
        self.fresh = self.dragged = False
        self.start: float | None = None
        self.quarters = 0
        self._pressed = False

    def press(self, quarters: int) -> None:
        """The button that took the card is down."""
        self._pressed, self.quarters = True, quarters

    def release(self, quarters: int) -> bool:
        """The button is up; tell whether that lets go of a turned card."""
        pressed, self._pressed = self._pressed, False
        return pressed and quarters != self.quarters

    def drops(self, quarters: int) -> bool:
        """Whether lifting the pointer lets go of the card: not if it was only tapped to take it."""
        return self.start is not None and (quarters != self.quarters or not self.fresh)

    def hold(self, x: float, quarters: int, fresh: bool) -> None:
        """A pointer went down on the card."""
        self.start, self.quarters, self.fresh = x, quarters, fresh

    def turned_by(self, way: float, most: int) -> int:
        """By how many quarters a pointer turns the card that has gone so far to the side."""
        side, reach = (1 if way > 0 else -1), abs(way)
        turns = 2 if reach > DRAG_HALF else 1 if reach > DRAG else 0
        return max(-most, min(most, self.quarters + side * turns))

"""How a button holds on to the card that it took."""

from __future__ import annotations


class Grip:
    """How the card in the hand was turned when a button that is still down took it."""

    def __init__(self) -> None:
        self._quarters: int | None = None

    def press(self, quarters: int) -> None:
        """The button that took the card is down."""
        self._quarters = quarters

    def release(self, quarters: int) -> bool:
        """The button is up; tell whether that lets go of a turned card."""
        before, self._quarters = self._quarters, None
        return before is not None and quarters != before

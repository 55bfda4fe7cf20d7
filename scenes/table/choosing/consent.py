"""Who has agreed that all hands of a match lie open."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.context import Context
from scenes.table.choosing.secrecy import alone


class Consent:
    """Holds for one match: the setting *open* has an effect once everybody at the table agrees.

    Who sits down to a new match with that setting agrees by that.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._agreed: set[Seat] = set()
        if context.settings.secrecy == "open":
            self._agreed.update(context.seating.all_people())

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats of people who have yet to agree, those who are away among them."""
        people = self._context.seating.all_people()
        return tuple(seat for seat in people if seat not in self._agreed)

    @property
    def wanted(self) -> bool:
        """Whether people have to be asked now."""
        context = self._context
        asked = context.settings.secrecy == "open" and alone(context.seating) is None
        return asked and bool(self.missing)

    @property
    def secrecy(self) -> str:
        """The setting of secrecy as far as it is agreed to."""
        secrecy = self._context.settings.secrecy
        return "automatic" if secrecy == "open" and self.missing else secrecy

    def agree(self, seat: Seat) -> None:
        """The person on *seat* agrees."""
        self._agreed.add(seat)

    def withdraw(self) -> None:
        """Nobody agrees any longer."""
        self._agreed.clear()

    def follow_setting(self) -> None:
        """Forget who agreed if hands are no longer to lie open."""
        if self._context.settings.secrecy != "open":
            self.withdraw()

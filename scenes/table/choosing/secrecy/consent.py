"""Who has agreed to the settings that loosen how the hands of a match are hidden."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.context import Context
from scenes.table.choosing.secrecy.secrecy import alone

# The settings that need consent, with the value that needs it and the stricter one.
LOOSE = {"secrecy": "open", "peek": "toggle"}
STRICT = {"secrecy": "automatic", "peek": "hold"}
USUAL = {"peek"}  # loose unless people change it: who sits down later agrees, too


class Consent:
    """Holds for one match: a loose setting has an effect once everybody at the table agrees.

    Who sits down to a new match with that setting agrees by that.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        people = context.seating.all_people()
        self._from_start = {name for name in USUAL if self._is_loose(name)}
        self._agreed = {name: set(people if self._is_loose(name) else ()) for name in LOOSE}

    @property
    def asked(self) -> str | None:
        """The setting that people have to be asked about now, if any."""
        for setting in LOOSE:
            if self._is_loose(setting) and not self._has_consent(setting):
                return setting
        return None

    def missing(self, setting: str) -> tuple[Seat, ...]:
        """The seats of people who have yet to agree, those who are away among them."""
        if setting in self._from_start:
            return ()
        people = self._context.seating.all_people()
        return tuple(seat for seat in people if seat not in self._agreed[setting])

    def holds(self, setting: str) -> bool:
        """Whether the loose value of *setting* was set, and may have its effect."""
        return self._is_loose(setting) and self._has_consent(setting)

    @property
    def secrecy(self) -> str:
        """The setting of secrecy as far as it is agreed to."""
        agreed = self.asked != "secrecy"
        return self._context.settings.secrecy if agreed else STRICT["secrecy"]

    def agree(self, setting: str, seat: Seat) -> None:
        """The person on *seat* agrees to the loose value of *setting*."""
        self._agreed[setting].add(seat)

    def withdraw(self) -> None:
        """Nobody agrees to anything any longer."""
        for seats in self._agreed.values():
            seats.clear()

    def follow_settings(self) -> None:
        """Forget who agreed to what is strict now; let the others have their effect."""
        for name, seats in self._agreed.items():
            if not self._is_loose(name):
                seats.clear()
                self._from_start.discard(name)
        self._context.input_reader.peek_toggles = self.holds("peek")

    def _has_consent(self, setting: str) -> bool:
        return not self.missing(setting) or alone(self._context.seating) is not None

    def _is_loose(self, setting: str) -> bool:
        return bool(getattr(self._context.settings, setting) == LOOSE[setting])

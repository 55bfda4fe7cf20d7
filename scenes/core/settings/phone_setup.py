"""What the owner of the machine says about phones."""

from __future__ import annotations

import re

from values import value

MOST_PORT = 65_535
_NUMBER = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
_FIGURES = rf"{_NUMBER}(\.{_NUMBER}){{3}}"
LONGEST_NAME = 32  # bytes, as for every Wi-Fi
KEY_LENGTHS = range(8, 64)


@value
class Wifi:
    """The Wi-Fi of the house: its name, and its key, which may be empty."""

    name: str
    key: str

    @property
    def is_valid(self) -> bool:
        """Whether there can be a Wi-Fi of that name with that key."""
        name_fits = 0 < len(self.name.encode()) <= LONGEST_NAME and self.name.isprintable()
        key_fits = not self.key or len(self.key) in KEY_LENGTHS
        return name_fits and key_fits and self.key.isprintable()


@value
class PhoneSetup:
    """By which ``address`` and ``port`` phones come, and into which Wi-Fi guests are let.

    Where that is not said, the program chooses.
    """

    address: str = ""
    port: int | None = None
    wifi: Wifi | None = None


def is_address(text: str) -> bool:
    """Whether *text* is an IPv4 address in figures."""
    return re.fullmatch(_FIGURES, text) is not None

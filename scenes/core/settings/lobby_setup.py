"""What was chosen in the lobby of a game or of a party, and is offered again the next time."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from values import value

PARTY = "party"  # what a party night is called among the names of games


@value
class LobbySetup:
    """How many seats are played, the names of the bots on them, and options by their fields.

    Seats that neither people nor the named ``bots`` play are given to the usual bot.
    """

    seats: int
    bots: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)

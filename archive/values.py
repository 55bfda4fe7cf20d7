"""What an archive gives to the scenes, which load this before the title is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.core import Event, Seat
from rules.match import Match
from rules.party import Party
from rules.players import Player, check_player
from values import value


@value
class StoredMatch:
    """A match as far as its file goes, with the events of all choices in its log.

    ``size`` is the number of bytes in whole lines; ``truncated`` tells whether a part of a line
    follows, which is ignored.
    """

    file: Path
    match: Match[Any, Any, Any, Any]
    events: tuple[Event, ...]
    players: tuple[Player, ...]
    size: int
    truncated: bool


@value
class StoredParty:
    """A *party* and who plays it, one player for each seat.

    :raises ValueError: if there are more or fewer players than seats, or no people, or if a player
        cannot be shown.
    """

    party: Party
    players: tuple[Player, ...]

    def __post_init__(self) -> None:
        if len(self.players) != self.party.seats:
            raise ValueError(f"{self.party.seats} seats have {len(self.players)} players")
        if not any(player.device for player in self.players):
            raise ValueError("nobody plays but bots")
        for player in self.players:
            check_player(player)

    def number_of(self, match: Match[Any, Any, Any, Any]) -> int | None:
        """Which of the games of the party this *match* is, from 0."""
        party = self.party
        for number, name in enumerate(party.games):
            if (name, party.seats, party.seed_of(number)) == (
                match.game.name,
                match.seats,
                match.seed,
            ):
                return number
        return None


@value
class FinishedParty:
    """A party night that was played to its end, at ``ended``, in Unix time in seconds."""

    ended: float
    stored: StoredParty


@value
class SeatResult:
    """How one seat did: ``place`` from 1, the same for tied seats; ``turns`` it chose in."""

    seat: Seat
    player: Player
    place: int
    points: float | None
    turns: int


@value
class FinishedMatch:
    """How a match ended. ``name`` is its file's stem; ``ended`` is Unix time in seconds."""

    name: str
    game: str
    ended: float
    reason: str
    results: tuple[SeatResult, ...]

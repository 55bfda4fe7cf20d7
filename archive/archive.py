"""What an archive does for the scenes; this one keeps nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from archive.values import FinishedMatch, FinishedParty, StoredMatch, StoredParty
from rules.match import Match
from rules.players import Player

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
Players: TypeAlias = Callable[[], tuple[Player, ...]]


class Archive:
    """Where matches are kept: nowhere. It serves demos and replays, and every run at its start."""

    @property
    def finished_folder(self) -> Path:
        """The folder of the records of finished matches."""
        return Path()

    def close(self) -> None:
        """Stop recording; the next ``open`` finds what is not finished."""

    def flush(self) -> None:
        """Return when everything is written and counted."""

    def finished_matches(self) -> Sequence[FinishedMatch]:
        """Every match that was ever finished, the earliest first.

        :raises StatisticsError: if they cannot be read.
        """
        return ()

    def finished_parties(self) -> Sequence[FinishedParty]:
        """The party nights that were played to their end and can be read, the latest first."""
        return ()

    def record(self, match: AnyMatch, players: Players) -> None:
        """Record *match* from the first choice on that is made while people are among *players*."""

    def resume(self, stored: StoredMatch, players: Players) -> None:
        """Append to the record of an unfinished match what is played from now on."""

    def abandon(self) -> None:
        """Delete the record of the match that is being played: nobody will resume it."""

    def leave_match(self) -> None:
        """Stop recording the match that is being played: it can be resumed."""

    @property
    def can_leave_match(self) -> bool:
        """Whether the match that is being played can be resumed when it is left."""
        return False

    @property
    def can_leave_party(self) -> bool:
        """Whether the party night that is being played can go on when it is left."""
        return False

    def unfinished_matches(self) -> Sequence[StoredMatch]:
        """The matches that can be resumed, once the one that was played was left; latest first."""
        return ()

    def unfinished(self) -> StoredMatch | None:
        """The latest match that can be resumed."""
        return next(iter(self.unfinished_matches()), None)

    def keep_party(self, stored: StoredParty) -> None:
        """Write down how far a party night is, so that it can go on after a crash."""

    def stored_party(self) -> StoredParty | None:
        """A party night that is not over; to be called when no match is being played."""
        return None

    def end_party(self) -> None:
        """Nobody will go on with the party night: keep it if it is over, else delete it."""

    def decline(self, stored: StoredMatch) -> None:
        """Delete the record of an unfinished match: nobody will resume it."""

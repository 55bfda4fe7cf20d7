"""The matches that are over: filed away whole, the oldest thrown out some day."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from archive.record_files import UnreadableRecord, record_in, written_in
from archive.running import records
from rules.core import Outcome, Seat
from rules.record import Guest, RecordError, replay

MOST = 500  # records; a week of a busy room


@dataclass(frozen=True, slots=True)
class Played:
    """How one seat did: ``place`` from 1, tied seats share one; ``turns`` it chose in."""

    seat: Seat
    guest: Guest
    place: int
    points: float | None
    turns: int


@dataclass(frozen=True, slots=True)
class Finished:
    """How a match ended; ``ended`` in seconds since 1970, as the clock on the wall had it."""

    name: str
    game: str
    ended: float
    reason: str
    played: tuple[Played, ...]


def file_away(file: Path, folder: Path) -> None:
    """Move the record of a match that is over into *folder*.

    :raises OSError: if it cannot be moved.
    """
    os.replace(file, folder / file.name)
    for old in records(folder)[MOST:]:
        old.unlink()


def finished(file: Path) -> Finished | None:
    """How the match in *file* ended, ``None`` if it is no match that ever did."""
    try:
        record = record_in(written_in(file), file)
        match = replay(record)
    except (UnreadableRecord, RecordError):
        return None
    outcome = match.state.outcome()
    guests = record.guests
    if outcome is None or not guests:
        return None
    places = _places(outcome)
    played = [
        Played(
            seat,
            guests[seat],
            places[seat],
            float(outcome.points[seat]) if outcome.points else None,
            sum(seat in choices for choices in match.log),
        )
        for seat in map(Seat, range(match.seats))
    ]
    return Finished(
        file.stem, match.game.name, file.stat().st_mtime, outcome.reason.name, tuple(played)
    )


def _places(outcome: Outcome) -> dict[Seat, int]:
    """Each seat's place; behind a dummy that won alone the first is the second."""
    places: dict[Seat, int] = {}
    number = 1
    for tied in outcome.places:
        places |= dict.fromkeys(tied, number)
        number += max(len(tied), 1)
    return places

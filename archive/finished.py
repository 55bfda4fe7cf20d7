"""Matches that are over: their records are kept whole, and the oldest deleted at last."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from archive.problems import NotARecord, UnreadableRecord
from archive.record_files import record_files
from archive.stored_match import read_whole_match
from archive.values import FinishedMatch, SeatResult, StoredMatch
from rules.core import Outcome, Seat

MOST_RECORDS = 500  # a week of a busy room


def move_to_finished(file: Path, folder: Path) -> None:
    """Move the record of a finished match into *folder*.

    :raises OSError: if it cannot be moved.
    """
    os.replace(file, folder / file.name)
    for old in record_files(folder)[MOST_RECORDS:]:
        with suppress(OSError):  # it may be a folder of somebody else's
            old.unlink()


def read_finished(file: Path) -> FinishedMatch:
    """How the match in *file* ended.

    :raises UnreadableRecord: if it is no record of a finished match.
    :raises OSError: if the time of the file cannot be read.
    """
    stored = read_whole_match(file)
    match, outcome = stored.match, stored.match.state.outcome()
    if outcome is None or not stored.players:
        raise UnreadableRecord(NotARecord(file))
    ended = file.stat().st_mtime
    results = _results(stored, outcome)
    return FinishedMatch(file.stem, match.game.name, ended, outcome.reason.name, results)


def _results(stored: StoredMatch, outcome: Outcome) -> tuple[SeatResult, ...]:
    places, log = _places(outcome), stored.match.log
    return tuple(
        SeatResult(
            seat,
            stored.players[seat],
            places[seat],
            float(outcome.points[seat]) if outcome.points else None,
            sum(seat in choices for choices in log),
        )
        for seat in map(Seat, range(stored.match.seats))
    )


def _places(outcome: Outcome) -> dict[Seat, int]:
    """Each seat's place; behind a dummy that won alone the first seat is second."""
    places: dict[Seat, int] = {}
    number = 1
    for tied in outcome.places:
        places |= dict.fromkeys(tied, number)
        number += max(len(tied), 1)
    return places

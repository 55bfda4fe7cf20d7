"""All statistics as a table of comma separated values, for whoever wants to count further."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from archive.finished import Finished

HEADING = ("match", "ended", "game", "reason", "seat", "player", "bot", "place", "points", "turns")


def export(matches: Sequence[Finished], folder: Path, spoken: Callable[[str | None], str]) -> Path:
    """Write one row for each seat of each match into a new file in *folder*; where it lies.

    *spoken* says a player's name.

    :raises OSError: if it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = _new(folder)
    with file.open("x", encoding="utf-8", newline="") as opened:
        table = csv.writer(opened)
        table.writerow(HEADING)
        for match in matches:
            table.writerows(_rows(match, spoken))
        opened.flush()
        os.fsync(opened.fileno())
    return file


def _rows(match: Finished, spoken: Callable[[str | None], str]) -> list[tuple[object, ...]]:
    ended = datetime.fromtimestamp(match.ended).isoformat(" ", "seconds")
    return [
        (
            *(match.name, ended, match.game, match.reason.lower(), one.seat),
            *(spoken(one.guest.name) if one.guest.device else "", one.guest.bot or ""),
            *(one.place, "" if one.points is None else f"{one.points:g}", one.turns),
        )
        for one in match.played
    ]


def _new(folder: Path) -> Path:
    number = 1
    while os.path.lexists(file := folder / f"croakade-{number}.csv"):
        number += 1
    return file

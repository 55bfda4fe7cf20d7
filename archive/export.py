"""All statistics as a table of comma separated values, for whoever wants to count further."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO, TypeAlias

from archive.finished import Finished

HEADING = ("match", "ended", "game", "reason", "seat", "player", "bot", "place", "points", "turns")
Spoken: TypeAlias = Callable[[str | None], str]


def export(matches: Sequence[Finished], folder: Path, spoken: Spoken) -> Path:
    """Write one row for each seat of each match into a new file in *folder*; where it lies.

    *spoken* says a player's name.

    :raises OSError: if it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = _new(folder)
    with file.open("x", encoding="utf-8", newline="") as opened:
        try:
            _fill(opened, matches, spoken)
        except OSError:
            with suppress(OSError):
                file.unlink()  # half a table looks like a whole one
            raise
    return file


def _fill(opened: TextIO, matches: Sequence[Finished], spoken: Spoken) -> None:
    table = csv.writer(opened)
    table.writerow(HEADING)
    for match in matches:
        table.writerows(_rows(match, spoken))
    opened.flush()
    os.fsync(opened.fileno())


def _rows(match: Finished, spoken: Spoken) -> list[tuple[object, ...]]:
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

"""Writes all statistics as a CSV file."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO, TypeAlias

from archive.values import FinishedMatch

HEADER = ("match", "ended", "game", "reason", "seat", "player", "bot", "place", "points", "turns")
MOST_TABLES = 20
PlayerName: TypeAlias = Callable[[str | None], str]


class EnoughTables(Exception):
    """As many tables were written as anybody needs."""


def export(matches: Sequence[FinishedMatch], folder: Path, player_name: PlayerName) -> Path:
    """Write one row for each seat of each match into a new file in *folder*; its path.

    *player_name* turns the name in a record into the one to be shown.

    :raises EnoughTables: if there are `MOST_TABLES` already.
    :raises OSError: if the file cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if sum(path.suffix == ".csv" for path in folder.iterdir()) >= MOST_TABLES:
        raise EnoughTables
    file = _new_file(folder)
    with file.open("x", encoding="utf-8", newline="") as opened:
        try:
            _write(opened, matches, player_name)
        except OSError:
            with suppress(OSError):
                file.unlink()  # half a table looks like a whole one
            raise
    return file


def _write(opened: TextIO, matches: Sequence[FinishedMatch], player_name: PlayerName) -> None:
    table = csv.writer(opened)
    table.writerow(HEADER)
    for match in matches:
        table.writerows(_rows(match, player_name))
    opened.flush()
    os.fsync(opened.fileno())


def _rows(match: FinishedMatch, player_name: PlayerName) -> list[tuple[object, ...]]:
    ended = datetime.fromtimestamp(match.ended).isoformat(" ", "seconds")
    return [
        (
            *(match.name, ended, match.game, match.reason.lower(), result.seat),
            player_name(result.player.name) if result.player.device else "",
            result.player.bot or "",
            *(result.place, "" if result.points is None else f"{result.points:g}", result.turns),
        )
        for result in match.results
    ]


def _new_file(folder: Path) -> Path:
    number = 1
    while os.path.lexists(file := folder / f"croakade-{number}.csv"):
        number += 1
    return file

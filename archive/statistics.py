"""The statistics: who played what, and how it ended, in one SQLite file.

Without a write-ahead log: a match ends every few minutes at most, the one rollback journal
survives a kill just as well, and a copy of the one file is always complete.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from archive.finished import FinishedMatch, SeatResult, read_finished
from archive.problems import (
    MatchesUnavailable,
    StatisticsError,
    StatisticsRebuilt,
    StatisticsUnavailable,
    UnknownStatisticsVersion,
    reason_of,
)
from archive.record_files import record_files, set_aside
from rules.core import Seat
from rules.record import Player

VERSION = 1
TIMEOUT = 0.5  # seconds to wait while another program uses the file
_BROKEN = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
_SCHEMA = f"""
begin immediate;
create table if not exists matches (
    name text primary key, game text not null, ended real not null, reason text not null
);
create table if not exists seats (
    match text not null references matches (name), seat integer not null,
    device text, player text, bot text,
    place integer not null, points real, turns integer not null,
    primary key (match, seat)
);
pragma user_version = {VERSION};
commit;
"""


class Statistics:
    """The statistics in *file*, which is opened for each call and closed in between."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def count(self, folder: Path) -> None:
        """Add every finished match in *folder* that was not counted yet.

        If the file is no database, it is set aside and all matches in *folder* are counted again.

        :raises StatisticsError: if nothing can be counted, or the old file had to be set aside.
        """
        try:
            with self._open() as database:
                _count(database, folder)
        except sqlite3.DatabaseError as error:
            if not _broken(error):
                raise self._unavailable(error) from None
            self._rebuild(folder)
        except OSError as error:
            raise StatisticsError(MatchesUnavailable(folder, reason_of(error))) from None

    def all(self) -> list[FinishedMatch]:
        """Every match that was ever counted, the earliest first.

        :raises StatisticsError: if they cannot be read.
        """
        if not self.file.exists():
            return []
        try:
            with self._open() as database:
                return list(_read(database))
        except sqlite3.DatabaseError as error:
            raise self._unavailable(error) from None

    def _rebuild(self, folder: Path) -> None:
        try:
            moved_to = set_aside(self.file, self.file.parent / "aside")
            with self._open() as database:
                _count(database, folder)
        except (OSError, sqlite3.DatabaseError) as error:
            raise self._unavailable(error) from None
        raise StatisticsError(StatisticsRebuilt(moved_to))

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.file, timeout=TIMEOUT)) as database, database:
            (version,) = database.execute("pragma user_version").fetchone()
            (tables,) = database.execute("select count(*) from sqlite_master").fetchone()
            if not version and not tables:
                database.executescript(_SCHEMA)
            elif version != VERSION:
                raise StatisticsError(UnknownStatisticsVersion(self.file, version))
            yield database

    def _unavailable(self, error: Exception) -> StatisticsError:
        return StatisticsError(StatisticsUnavailable(self.file, str(error)))


def _broken(error: sqlite3.DatabaseError) -> bool:
    return getattr(error, "sqlite_errorcode", None) in _BROKEN


def _count(database: sqlite3.Connection, folder: Path) -> None:
    known = {name for (name,) in database.execute("select name from matches")}
    for file in record_files(folder):
        match = read_finished(file) if file.stem not in known else None
        if match is not None:
            _write(database, match)


def _write(database: sqlite3.Connection, match: FinishedMatch) -> None:
    database.execute(
        "insert or ignore into matches values (?, ?, ?, ?)",
        (match.name, match.game, match.ended, match.reason),
    )
    database.executemany(
        "insert or ignore into seats values (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                *(match.name, one.seat, one.player.device, one.player.name, one.player.bot),
                *(one.place, one.points, one.turns),
            )
            for one in match.results
        ],
    )


def _read(database: sqlite3.Connection) -> Iterator[FinishedMatch]:
    results: dict[str, list[SeatResult]] = {}
    for name, seat, device, player, bot, place, points, turns in database.execute(
        "select * from seats order by match, seat"
    ):
        result = SeatResult(Seat(seat), Player(device, player, bot), place, points, turns)
        results.setdefault(name, []).append(result)
    for name, game, ended, reason in database.execute("select * from matches order by name"):
        yield FinishedMatch(name, game, ended, reason, tuple(results.get(name, ())))

"""The statistics: who played what, and how it ended, in one SQLite file.

Without a write-ahead log: a match ends every few minutes at most, the one rollback journal
outlives a kill just as well, and a copy of the one file is always all there is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from archive.finished import Finished, Played, finished
from archive.running import records, set_aside
from rules.core import Seat
from rules.record import Guest
from words import say

VERSION = 1
PATIENCE = 0.5  # seconds another program may hold the file
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


class StatisticsError(Exception):
    """The statistics cannot be had now; the text says why, and that nothing is lost."""


class Statistics:
    """The statistics in *file*, which is opened for each use and belongs to nobody in between."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def count(self, folder: Path) -> None:
        """Count every finished match in *folder* that was not counted yet.

        A file that is no database is set aside, and what lies in *folder* is counted anew.

        :raises Trouble: if nothing can be counted, or the old file had to be set aside.
        """
        try:
            with self._opened() as base:
                _count(base, folder)
        except sqlite3.DatabaseError as error:
            if not _broken(error):
                raise self._trouble(error) from None
            self._begin_anew(folder)
        except OSError as error:
            reason = error.strerror or error
            raise StatisticsError(say("archive.uncounted", folder=folder, reason=reason)) from None

    def all(self) -> list[Finished]:
        """Every match that was ever counted, the earliest first.

        :raises Trouble: if they cannot be read.
        """
        if not self.file.exists():
            return []
        try:
            with self._opened() as base:
                return list(_read(base))
        except sqlite3.DatabaseError as error:
            raise self._trouble(error) from None

    def _begin_anew(self, folder: Path) -> None:
        try:
            aside = set_aside(self.file, self.file.parent / "aside")
            with self._opened() as base:
                _count(base, folder)
        except (OSError, sqlite3.DatabaseError) as error:
            raise self._trouble(error) from None
        raise StatisticsError(say("archive.tally_anew", file=aside))

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.file, timeout=PATIENCE)) as base, base:
            (version,) = base.execute("pragma user_version").fetchone()
            (tables,) = base.execute("select count(*) from sqlite_master").fetchone()
            if not version and not tables:
                base.executescript(_SCHEMA)
            elif version != VERSION:
                raise StatisticsError(say("archive.tally_version", file=self.file, version=version))
            yield base

    def _trouble(self, error: Exception) -> StatisticsError:
        return StatisticsError(say("archive.tally_trouble", file=self.file, reason=error))


def _broken(error: sqlite3.DatabaseError) -> bool:
    return getattr(error, "sqlite_errorcode", None) in _BROKEN


def _count(base: sqlite3.Connection, folder: Path) -> None:
    known = {name for (name,) in base.execute("select name from matches")}
    for file in records(folder):
        match = finished(file) if file.stem not in known else None
        if match is not None:
            _write(base, match)


def _write(base: sqlite3.Connection, match: Finished) -> None:
    base.execute(
        "insert or ignore into matches values (?, ?, ?, ?)",
        (match.name, match.game, match.ended, match.reason),
    )
    base.executemany(
        "insert or ignore into seats values (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (match.name, one.seat, *_who(one.guest), one.place, one.points, one.turns)
            for one in match.played
        ],
    )


def _who(guest: Guest) -> tuple[str | None, ...]:
    return guest.device, guest.name, guest.bot


def _read(base: sqlite3.Connection) -> Iterator[Finished]:
    seats: dict[str, list[Played]] = {}
    for name, seat, device, player, bot, place, points, turns in base.execute(
        "select * from seats order by match, seat"
    ):
        one = Played(Seat(seat), Guest(device, player, bot), place, points, turns)
        seats.setdefault(name, []).append(one)
    for name, game, ended, reason in base.execute("select * from matches order by name"):
        yield Finished(name, game, ended, reason, tuple(seats.get(name, ())))

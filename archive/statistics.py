"""The statistics: who played what, and how it ended, in one SQLite file.

Without a write-ahead log: a match ends every few minutes at most, the one rollback journal
survives a kill just as well, and a copy of the one file is always complete. What is in the file may
come from anybody: what it holds is checked row by row, and no query runs for ever.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import monotonic

from archive.finished import read_finished
from archive.problems import (
    MatchesSetAside,
    MatchesUnavailable,
    StatisticsError,
    StatisticsRebuilt,
    StatisticsUnavailable,
    UnknownStatisticsVersion,
    UnreadableRecord,
    reason_of,
)
from archive.record_files import record_files
from archive.statistics_rows import read_rows
from archive.values import FinishedMatch
from files.reading import check_regular
from files.replacing import set_aside
from rules.text_limits import shortened

VERSION = 1
TIMEOUT = 0.5  # seconds to wait while another program uses the file
LONGEST = 0.5  # seconds for everything that is done with the file at once, but counting
LARGEST = 64 * 1024  # bytes of a value
_CHECKED_EVERY = 10_000  # instructions of SQLite
_BROKEN = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
_COLUMNS = {
    "matches": ("name", "game", "ended", "reason"),
    "seats": ("match", "seat", "device", "player", "bot", "place", "points", "turns"),
}
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


class NotOurs(sqlite3.DatabaseError):
    """The database has our version, but not our tables."""


class Statistics:
    """The statistics in *file*, which is opened for each call and closed in between."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.skipped = 0
        """How many matches made no sense when all were read last."""
        self._stopped = False

    def stop(self) -> None:
        """Count no further match."""
        self._stopped = True

    def count(self, folder: Path) -> None:
        """Add every finished match in *folder* that was not counted yet.

        If the file is no database of ours, it is set aside and all matches in *folder* are counted
        again. Records that cannot be used are set aside too.

        :raises StatisticsError: if nothing can be counted, or a file had to be set aside.
        """
        self._stopped = False
        try:
            unreadable = self._count(folder)
        except sqlite3.DatabaseError as error:
            if not _broken(error):
                raise self._unavailable(error) from None
            self._rebuild(folder)
        except OSError as error:
            raise StatisticsError(MatchesUnavailable(folder, reason_of(error))) from None
        else:
            self._set_aside(unreadable)

    def all(self) -> list[FinishedMatch]:
        """Every match that was ever counted and makes sense, the earliest first.

        :raises StatisticsError: if they cannot be read.
        """
        if not self.file.exists():
            return []
        try:
            with self._open() as database:
                matches, self.skipped = read_rows(
                    database.execute(_select("matches")), database.execute(_select("seats"))
                )
                return matches
        except sqlite3.DatabaseError as error:
            raise self._unavailable(error) from None

    def _count(self, folder: Path) -> list[Path]:
        """Add what was not counted yet; the records that cannot be used."""
        unreadable = []
        with self._open() as database:
            known = {name for (name,) in database.execute("select name from matches")}
            database.set_progress_handler(None, 0)  # to replay many matches takes longer
            for file in record_files(folder):
                if self._stopped:
                    break
                if file.stem.encode() in known:
                    continue
                try:
                    _write(database, read_finished(file))
                except UnreadableRecord:
                    unreadable.append(file)
        return unreadable

    def _set_aside(self, files: Sequence[Path]) -> None:
        aside, moved = self.file.parent / "aside", 0
        for file in files:
            with suppress(OSError):
                set_aside(file, aside)
                moved += 1
        if moved:
            raise StatisticsError(MatchesSetAside(moved, aside))

    def _rebuild(self, folder: Path) -> None:
        try:
            moved_to = set_aside(self.file, self.file.parent / "aside")
            self._count(folder)
        except (OSError, sqlite3.DatabaseError) as error:
            raise self._unavailable(error) from None
        raise StatisticsError(StatisticsRebuilt(moved_to))

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        self._check_files()
        try:
            with closing(sqlite3.connect(self.file, timeout=TIMEOUT)) as database, database:
                self._prepare(database)
                yield database
        except UnicodeDecodeError:  # SQLite's message quotes what is in the file
            raise NotOurs("its names are no text") from None

    def _prepare(self, database: sqlite3.Connection) -> None:
        """Make the tables of a new file; make sure that those of an old one are ours."""
        _limit(database)
        (version,) = database.execute("pragma user_version").fetchone()
        (tables,) = database.execute("select count(*) from sqlite_master").fetchone()
        if not version and not tables:
            database.executescript(_SCHEMA)
        elif version != VERSION:
            raise StatisticsError(UnknownStatisticsVersion(self.file, version))
        elif not _is_ours(database):
            raise NotOurs("it has other tables")

    def _check_files(self) -> None:
        """SQLite would wait for ever for a pipe in the place of one of its files."""
        for ending in ("", "-journal", "-wal", "-shm"):
            try:
                check_regular(self.file.with_name(f"{self.file.name}{ending}"))
            except OSError as error:
                raise self._unavailable(error) from None

    def _unavailable(self, error: Exception) -> StatisticsError:
        return StatisticsError(StatisticsUnavailable(self.file, shortened(str(error))))


def _broken(error: sqlite3.DatabaseError) -> bool:
    return isinstance(error, NotOurs) or getattr(error, "sqlite_errorcode", None) in _BROKEN


def _limit(database: sqlite3.Connection) -> None:
    """Let nothing in *database* be endless, and keep its text as bytes, which may be no UTF-8."""
    late = monotonic() + TIMEOUT + LONGEST
    database.set_progress_handler(lambda: monotonic() > late, _CHECKED_EVERY)
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
    database.text_factory = bytes


def _is_ours(database: sqlite3.Connection) -> bool:
    """Whether there are our tables, with at least our columns, and nothing that acts by itself."""
    found = dict(database.execute("select name, type from sqlite_master where type != 'index'"))
    if found != {name.encode(): b"table" for name in _COLUMNS}:
        return False
    return all(
        {column.encode() for column in columns}
        <= {row[1] for row in database.execute(f"pragma table_info({name})")}
        for name, columns in _COLUMNS.items()
    )


def _select(table: str) -> str:
    columns = _COLUMNS[table]
    return f"select {', '.join(columns)} from {table} order by {', '.join(columns[:2])}"


def _write(database: sqlite3.Connection, match: FinishedMatch) -> None:
    database.execute(_insert("matches"), (match.name, match.game, match.ended, match.reason))
    database.executemany(
        _insert("seats"),
        [
            (
                *(match.name, one.seat, one.player.device, one.player.name, one.player.bot),
                *(one.place, one.points, one.turns),
            )
            for one in match.results
        ],
    )


def _insert(table: str) -> str:
    columns = _COLUMNS[table]
    blanks = ", ".join("?" * len(columns))
    return f"insert or ignore into {table} ({', '.join(columns)}) values ({blanks})"

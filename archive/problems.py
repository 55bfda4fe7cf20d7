"""What can be wrong with the files of an archive: one class for each case, without sentences."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class _FileProblem:
    file: Path


@dataclass(frozen=True, slots=True)
class _PathProblem:
    path: Path
    reason: str  # the message of the system


@dataclass(frozen=True, slots=True)
class _VersionProblem:
    file: Path
    version: int


class NotAFile(_FileProblem):
    """A record is asked for where there is no file, or something else than one."""


class UnreadablePath(_PathProblem):
    """The system refuses to read a file or a folder."""


class RecordTooLong(_FileProblem):
    """The file is longer than any match."""


class NotARecord(_FileProblem):
    """The file is not UTF-8 text, or has no whole line."""


class PlayersMissing(_FileProblem):
    """The record of a running match names no person who plays."""


@dataclass(frozen=True, slots=True)
class InvalidRecord:
    """Line number ``line``, from 1, cannot be read or played; ``reason`` is a clause."""

    file: Path
    line: int
    reason: str


class UnknownRecordVersion(_VersionProblem):
    """The record has another version than the one that can be read."""


RecordProblem: TypeAlias = (
    NotAFile
    | UnreadablePath
    | RecordTooLong
    | NotARecord
    | PlayersMissing
    | InvalidRecord
    | UnknownRecordVersion
)


class MatchesUnavailable(_PathProblem):
    """The folder of finished matches cannot be read, so they are not counted now."""


class UnknownStatisticsVersion(_VersionProblem):
    """The database has another version than the one that can be read; it stays as it is."""


class StatisticsUnavailable(_PathProblem):
    """The database cannot be opened, read or written now."""


class StatisticsRebuilt(_FileProblem):
    """The file was no database: it was moved to ``file``, and all matches counted again."""


@dataclass(frozen=True, slots=True)
class MatchesSetAside:
    """So many records of finished matches cannot be used; they are now in ``folder``."""

    count: int
    folder: Path


@dataclass(frozen=True, slots=True)
class MatchesSkipped:
    """So many matches in the database ``file`` make no sense, and are left out."""

    count: int
    file: Path


StatisticsProblem: TypeAlias = (
    MatchesUnavailable
    | UnknownStatisticsVersion
    | StatisticsUnavailable
    | StatisticsRebuilt
    | MatchesSetAside
    | MatchesSkipped
)


@dataclass(frozen=True, slots=True)
class ArchiveInUse:
    """Another program uses the archive, so this one records and counts nothing."""


class FolderUnavailable(_PathProblem):
    """The folder of the archive cannot be made or read, so nothing is recorded."""


@dataclass(frozen=True, slots=True)
class RecordingStopped:
    """The rest of the match that is being played is not recorded."""

    reason: str


@dataclass(frozen=True, slots=True)
class RecordSetAside:
    """A record of a running match cannot be used; its file is now ``moved_to``."""

    problem: RecordProblem
    moved_to: Path


class RecordsPassedOver(_FileProblem):
    """Starts failed in a row, so running matches and statistics are in the folder ``file``."""


Problem: TypeAlias = (
    RecordsPassedOver
    | RecordProblem
    | StatisticsProblem
    | ArchiveInUse
    | FolderUnavailable
    | RecordingStopped
    | RecordSetAside
)


class UnreadableRecord(ValueError):
    """A file is no record that can be played."""

    def __init__(self, problem: RecordProblem) -> None:
        super().__init__(problem)
        self.problem = problem


class StatisticsError(Exception):
    """The statistics cannot be read or written now; no file is lost."""

    def __init__(self, problem: StatisticsProblem) -> None:
        super().__init__(problem)
        self.problem = problem


def reason_of(error: OSError) -> str:
    """The system's message about *error*."""
    return str(error.strerror or error)

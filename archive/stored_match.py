"""Reads the record of a match, finished or not, from its file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from archive.problems import (
    InvalidRecord,
    NotAFile,
    NotARecord,
    RecordTooLong,
    UnknownRecordVersion,
    UnreadablePath,
    UnreadableRecord,
    reason_of,
)
from archive.values import StoredMatch
from files.reading import NotRegular, TooLarge, read_parsed
from rules.record import OtherVersion, RecordError, parse, replay

T = TypeVar("T")

LARGEST = 512 * 1024  # bytes; the longest match has a tenth of it


def read_match(file: Path) -> StoredMatch | None:
    """The match in *file*, or ``None`` if the file is empty.

    :raises UnreadableRecord: if the file holds no match that can be played.
    """

    def read(raw: bytes) -> StoredMatch | None:
        if not raw:  # a kill or a full disk can leave the file before its first line
            return None
        whole = raw[: raw.rfind(b"\n") + 1]
        if not whole:
            raise UnreadableRecord(NotARecord(file))
        return _replayed(whole, file, truncated=whole != raw)

    return _read(file, read)


def read_whole_match(file: Path) -> StoredMatch:
    """The match in *file*, all of whose lines must be whole.

    :raises UnreadableRecord: if they are not, or hold no match that can be played.
    """
    return _read(file, lambda raw: _replayed(raw, file, truncated=False))


def _read(file: Path, read: Callable[[bytes], T]) -> T:
    """What *read* makes of the bytes of *file*."""
    try:
        return read_parsed(file, LARGEST, read)
    except UnreadableRecord:
        raise
    except RecordError as error:
        raise UnreadableRecord(InvalidRecord(file, error.line, error.reason)) from None
    except ValueError:
        raise UnreadableRecord(NotARecord(file)) from None
    except (NotRegular, FileNotFoundError):
        raise UnreadableRecord(NotAFile(file)) from None
    except TooLarge:
        raise UnreadableRecord(RecordTooLong(file)) from None
    except OSError as error:
        raise UnreadableRecord(UnreadablePath(file, reason_of(error))) from None


def _replayed(raw: bytes, file: Path, *, truncated: bool) -> StoredMatch:
    try:
        record = parse(raw.decode())
    except OtherVersion as error:
        raise UnreadableRecord(UnknownRecordVersion(file, error.version)) from None
    replayed = replay(record)
    match, events = replayed.match, replayed.events
    players, size = record.players, len(raw)
    return StoredMatch(file, match, events, players, size=size, truncated=truncated)

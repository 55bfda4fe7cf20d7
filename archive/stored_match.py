"""Reads the record of a match, finished or not, from its file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

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
from rules.core import Event
from rules.match import Match
from rules.record import OtherVersion, Player, Record, RecordError, Replayed, parse, replay

LARGEST = 8 * 1024 * 1024  # bytes; the longest match has a fiftieth of it


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as far as its file goes, with the events of all choices in its log.

    ``size`` is the number of bytes in whole lines; ``truncated`` tells whether a part of a line
    follows, which is ignored.
    """

    file: Path
    match: Match[Any, Any, Any, Any]
    events: tuple[Event, ...]
    players: tuple[Player, ...]
    size: int
    truncated: bool


def read_match(file: Path) -> StoredMatch | None:
    """The match in *file*, or ``None`` if the file is empty.

    :raises UnreadableRecord: if the file holds no match that can be played.
    """
    raw = _read_bytes(file)
    if not raw:  # a kill or a full disk can leave the file before its first line
        return None
    whole = raw[: raw.rfind(b"\n") + 1]
    if not whole:
        raise UnreadableRecord(NotARecord(file))
    record, replayed = _replay(whole, file)
    match, events = replayed.match, replayed.events
    return StoredMatch(file, match, events, record.players, size=len(whole), truncated=whole != raw)


def read_whole_match(file: Path) -> StoredMatch:
    """The match in *file*, all of whose lines must be whole.

    :raises UnreadableRecord: if they are not, or hold no match that can be played.
    """
    raw = _read_bytes(file)
    record, replayed = _replay(raw, file)
    match, events = replayed.match, replayed.events
    return StoredMatch(file, match, events, record.players, size=len(raw), truncated=False)


def _read_bytes(file: Path) -> bytes:
    try:
        if not file.is_file():
            raise UnreadableRecord(NotAFile(file))
        with file.open("rb") as opened:
            raw = opened.read(LARGEST + 1)
    except OSError as error:
        raise UnreadableRecord(UnreadablePath(file, reason_of(error))) from None
    if len(raw) > LARGEST:
        raise UnreadableRecord(RecordTooLong(file))
    return raw


def _replay(raw: bytes, file: Path) -> tuple[Record, Replayed]:
    try:
        record = parse(raw.decode())
        return record, replay(record)
    except UnicodeDecodeError:
        raise UnreadableRecord(NotARecord(file)) from None
    except OtherVersion as error:
        raise UnreadableRecord(UnknownRecordVersion(file, error.version)) from None
    except RecordError as error:
        raise UnreadableRecord(InvalidRecord(file, error.line, error.reason)) from None

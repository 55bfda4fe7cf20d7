"""Records as they lie in files: read, or refused by the name of the file and the reason."""

from __future__ import annotations

from pathlib import Path

from rules.record import OtherVersion, Record, RecordError, parse
from words import say

LARGEST = 8 * 1024 * 1024  # bytes; the longest match has a fiftieth of it


class UnreadableRecord(ValueError):
    """A file that is no record that can be played; the text says which and why."""


def written_in(file: Path) -> bytes:
    """What lies in *file*.

    :raises Unreadable: if that cannot be found out.
    """
    try:
        if not file.is_file():
            raise UnreadableRecord(say("archive.no_file", file=file))
        with file.open("rb") as opened:
            raw = opened.read(LARGEST + 1)
    except OSError as error:
        raise UnreadableRecord(say("archive.unread", file=file, reason=error.strerror)) from None
    if len(raw) > LARGEST:
        raise UnreadableRecord(say("archive.too_long", file=file))
    return raw


def record_in(raw: bytes, file: Path) -> Record:
    """The record that was written as *raw* in *file*.

    :raises Unreadable: naming the file and its line or its version.
    """
    try:
        return parse(raw.decode())
    except UnicodeDecodeError:
        raise UnreadableRecord(say("archive.no_text", file=file)) from None
    except RecordError as error:
        raise refused(file, error) from None


def refused(file: Path, error: RecordError) -> UnreadableRecord:
    """Why the record in *file* cannot be played, in a sentence."""
    if isinstance(error, OtherVersion):
        return UnreadableRecord(say("archive.other_version", file=file, version=error.version))
    return UnreadableRecord(say("archive.broken", file=file, line=error.line, reason=error.reason))

"""The files of party nights: of the one that is played, and of those that are over."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from archive.problems import (
    InvalidRecord,
    NotARecord,
    UnreadablePath,
    UnreadableRecord,
    reason_of,
)
from archive.record_files import new_record_name, record_files
from archive.statistics_rows import LATEST
from archive.values import FinishedParty, StoredParty
from files.reading import read_parsed
from files.replacing import replace_file
from rules.notation import decode_fields, encode_fields, from_line, to_line

LARGEST = 64 * 1024  # bytes; a night has a twentieth of it
MOST_PARTIES = 200  # that are over


class PartyFile:
    """Keeps one party in *file*: as a whole, so that a kill or a power cut never leaves half."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def write(self, stored: StoredParty) -> None:
        """Replace what is kept.

        :raises OSError: if that fails.
        """
        replace_file(self.file, to_line(encode_fields(stored)).encode())

    def read(self) -> StoredParty | None:
        """What is kept, if anything.

        :raises UnreadableRecord: if it cannot be read.
        """
        try:
            return read_parsed(self.file, LARGEST, _parse)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise UnreadableRecord(UnreadablePath(self.file, reason_of(error))) from None
        except ValueError as error:
            raise UnreadableRecord(InvalidRecord(self.file, 1, str(error))) from None

    def delete(self) -> None:
        """Keep nothing."""
        with suppress(OSError):
            self.file.unlink()


def move_finished_party(file: Path, folder: Path) -> None:
    """Move the *file* of a party night that is over into *folder*.

    :raises OSError: if it cannot be moved.
    """
    os.replace(file, folder / new_record_name("party", folder))
    for old in record_files(folder)[MOST_PARTIES:]:
        with suppress(OSError):  # it may be a folder of somebody else's
            old.unlink()


def read_finished_party(file: Path) -> FinishedParty:
    """The party night in *file*, which ended when the file was written.

    :raises UnreadableRecord: if it is no party night that was played to its end.
    :raises OSError: if the time of the file cannot be read.
    """
    stored = PartyFile(file).read()
    if stored is None or not stored.party.is_over:
        raise UnreadableRecord(NotARecord(file))
    ended = min(max(0.0, file.stat().st_mtime), LATEST)
    return FinishedParty(ended, stored)


def _parse(raw: bytes) -> StoredParty:
    stored: StoredParty = decode_fields(StoredParty, from_line(raw.decode()))
    return stored

"""Party nights that are over: their files are kept, and the oldest deleted at last."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from archive.party_file import PartyFile
from archive.problems import NotARecord, UnreadableRecord
from archive.record_files import new_record_name, record_files
from archive.statistics_rows import LATEST
from archive.values import FinishedParty

MOST_PARTIES = 200


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

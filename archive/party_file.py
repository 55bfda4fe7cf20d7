"""The file of a party night that is not over yet."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from archive.problems import InvalidRecord, UnreadablePath, UnreadableRecord, reason_of
from archive.values import StoredParty
from files.reading import read_parsed
from files.replacing import replace_file
from rules.notation import decode_fields, encode_fields, from_line, to_line

LARGEST = 64 * 1024  # bytes; a night has a twentieth of it


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


def _parse(raw: bytes) -> StoredParty:
    stored: StoredParty = decode_fields(StoredParty, from_line(raw.decode()))
    return stored

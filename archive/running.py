"""The folder of matches that are not over: where a cut off one is found again."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any

from archive.record_files import UnreadableRecord, record_in, refused, written_in
from rules.match import Match
from rules.record import Guest, RecordError, replay
from words import say

ENDING = ".jsonl"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that was cut off, as far as it came.

    ``size`` is the number of good bytes in its file; ``torn`` tells whether there are others.
    """

    file: Path
    match: Match[Any, Any, Any, Any]
    guests: tuple[Guest, ...]
    size: int
    torn: bool


def cut_off(file: Path) -> Unfinished | None:
    """The match in *file*, or ``None`` if it was cut off before anything was written.

    :raises Unreadable: if the file holds no match of ours.
    """
    raw = written_in(file)
    if not raw:  # so a kill, or a full disk, leaves the file before its first line
        return None
    whole = raw[: raw.rfind(b"\n") + 1]
    if not whole:
        raise UnreadableRecord(say("archive.no_text", file=file))
    record = record_in(whole, file)
    try:
        match = replay(record)
    except RecordError as error:
        raise refused(file, error) from None
    return Unfinished(file, match, record.guests, len(whole), whole != raw)


def records(folder: Path) -> list[Path]:
    """All records in *folder*, the latest first.

    :raises OSError: if there is no such folder.
    """
    return sorted((path for path in folder.iterdir() if path.suffix == ENDING), reverse=True)


def new_name(game: str, *folders: Path) -> str:
    """A name that no record ever had; names sort by age, whatever a clock says."""
    numbers = (path.name.partition("-")[0] for folder in folders for path in records(folder))
    latest = max((int(number) for number in numbers if number.isdecimal()), default=0)
    return f"{latest + 1:06d}-{game}-{token_hex(4)}{ENDING}"


def set_aside(file: Path, folder: Path) -> Path:
    """Move *file* into *folder* without overwriting anything; where it lies now.

    :raises OSError: if it cannot be moved.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number, aside = 1, folder / file.name
    while os.path.lexists(aside):
        number += 1
        aside = folder / f"{file.stem}-{number}{file.suffix}"
    file.rename(aside)
    return aside

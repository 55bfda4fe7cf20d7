"""Folders of records: which files are in them, and new names."""

from __future__ import annotations

import os
from pathlib import Path
from re import fullmatch

SUFFIX = ".jsonl"


def record_files(folder: Path) -> list[Path]:
    """All records in *folder*, the latest first.

    :raises OSError: if the folder cannot be read.
    """
    return sorted((path for path in folder.iterdir() if path.suffix == SUFFIX), reverse=True)


def new_record_name(game: str, *folders: Path) -> str:
    """A file name that is in none of *folders*; names sort by age, whatever the clock says.

    :raises OSError: if a folder cannot be read.
    """
    numbers = (path.name.partition("-")[0] for folder in folders for path in record_files(folder))
    latest = max((int(number) for number in numbers if fullmatch("[0-9]{1,9}", number)), default=0)
    return f"{latest + 1:06d}-{game}-{os.urandom(4).hex()}{SUFFIX}"

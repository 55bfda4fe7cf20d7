"""Reads the file of a house set that was named on a command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.core import Game
from rules.quabble import HouseSetError, parse_house_set

LARGEST = 400_000  # bytes; far more than any house set has


def housed(game: Game[Any, Any, Any, Any], file: Path) -> Game[Any, Any, Any, Any]:
    """*game*, played with the house set in *file*.

    :raises HouseSetError: if the file is no house set.
    :raises OSError: if it cannot be read.
    :raises ValueError: if the game has no house set.
    """
    if game.with_house_set is None:
        raise ValueError(f"{game.title} has no house set, so {file} cannot be used")
    with file.open("rb") as opened:
        raw = opened.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise HouseSetError(1, "this is too long for a house set")
    return game.with_house_set(parse_house_set(_text(raw)))


def _text(raw: bytes) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise HouseSetError(line, "this is not text in UTF-8") from None


def housed_or_refused(game: Game[Any, Any, Any, Any], file: Path) -> Game[Any, Any, Any, Any]:
    """The same for a terminal.

    :raises ValueError: with one sentence that names the file, and the line where there is one.
    """
    try:
        return housed(game, file)
    except HouseSetError as error:
        raise ValueError(f"{file}, {error}") from None
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror or error}") from None

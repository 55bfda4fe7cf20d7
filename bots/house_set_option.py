"""Reads the file of a house set that was named on a command line."""

from __future__ import annotations

from pathlib import Path

from files.reading import read_parsed
from rules.games import AnyGame
from rules.quabble import HouseSetError, decode_house_set
from rules.toml_lines import LARGEST


def read_house_set(game: AnyGame, file: Path) -> AnyGame:
    """*game* with the house set in *file*.

    :raises HouseSetError: if the file is no house set.
    :raises OSError: if it cannot be read.
    :raises ValueError: if the game has no house set.
    """
    if game.with_house_set is None:
        raise ValueError(f"{game.title} has no house set, so {file} cannot be used")
    return game.with_house_set(read_parsed(file, LARGEST, decode_house_set))


def house_set_option(game: AnyGame, file: Path) -> AnyGame:
    """The same, with errors for a terminal.

    :raises ValueError: if it cannot be done; the message names the file, and the line at fault.
    """
    try:
        return read_house_set(game, file)
    except HouseSetError as error:
        raise ValueError(f"{file}, {error}") from None
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror or error}") from None

"""TOML that people write by hand, read with the line of whatever is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

LINES, LETTERS = 400, 200  # nobody's file is longer, no line wider

Path: TypeAlias = "tuple[str | int, ...]"  # where in the file: keys and places in lists


class LineError(ValueError):
    """A file that makes no sense: the number of the line at fault, from 1, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Fault(Exception):
    """Something is wrong at a place of the file."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


def read_lined(text: str, what: str, read: Callable[[dict[str, Any]], T]) -> T:
    """What *read* makes of the tables in *text*, which is *what*; it raises Faults.

    :raises LineError: if anything is not what it should be.
    """
    lines = text.removesuffix("\n").split("\n")
    _check_size(lines, what)
    try:
        return read(_loaded(text))
    except Fault as fault:
        raise LineError(_line_of(fault.path, lines), fault.reason) from None


def _check_size(lines: Sequence[str], what: str) -> None:
    if len(lines) > LINES:
        raise LineError(LINES + 1, f"{what} has no more than {LINES} lines")
    for number, line in enumerate(lines, 1):
        if len(line) > LETTERS:
            raise LineError(number, f"no line is longer than {LETTERS} letters")


def _loaded(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = str(error)
    except RecursionError:
        raise LineError(1, "this is nested too deeply") from None
    place = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", reason, re.S)
    said, line = (place[1], place[2]) if place else (reason, None)
    end = text.removesuffix("\n").count("\n") + 1
    raise LineError(int(line) if line else end, f"this is not TOML: {said}")


def _line_of(path: Path, lines: Sequence[str]) -> int:
    """The line that completes what is at *path*: the first one after which it can be read."""
    for number in range(1, len(lines) + 1):
        try:
            found: Any = tomllib.loads("\n".join([*lines[:number], ""]))
            for step in path:
                found = found[step]
        except (tomllib.TOMLDecodeError, LookupError):
            continue
        return number
    return len(lines)

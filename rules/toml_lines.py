"""Reads TOML that people write by hand; errors name the line at fault."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

MAX_LINES, MAX_LINE_LENGTH = 400, 200

KeyPath: TypeAlias = "tuple[str | int, ...]"  # the keys and list indexes that lead to a value


class LineError(ValueError):
    """A file that cannot be read: the number of the line at fault, from 1, and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class FieldError(Exception):
    """A wrong value: the path that leads to it, and the reason."""

    def __init__(self, path: KeyPath, reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


def read_toml(text: str, what: str, read: Callable[[dict[str, Any]], T]) -> T:
    """Parse *text* and return what *read* makes of its tables; *what* names the file in errors.

    *read* raises `FieldError` for a wrong value.

    :raises LineError: if the text is too long, no TOML, or has a wrong value.
    """
    lines = text.removesuffix("\n").split("\n")
    _check_size(lines, what)
    try:
        return read(_parse(text))
    except FieldError as error:
        raise LineError(_line_of(error.path, lines), error.reason) from None


def _check_size(lines: Sequence[str], what: str) -> None:
    if len(lines) > MAX_LINES:
        raise LineError(MAX_LINES + 1, f"{what} has no more than {MAX_LINES} lines")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE_LENGTH:
            raise LineError(number, f"no line is longer than {MAX_LINE_LENGTH} letters")


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
    except RecursionError:
        raise LineError(1, "this is nested too deeply") from None
    # Before Python 3.14 the line at fault is only told in the message.
    place = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", message, re.S)
    reason, line = (place[1], place[2]) if place else (message, None)
    last = text.removesuffix("\n").count("\n") + 1
    raise LineError(int(line) if line else last, f"this is not TOML: {reason}")


def _line_of(path: KeyPath, lines: Sequence[str]) -> int:
    """The line that completes the value at *path*: the first after which it can be read."""
    for number in range(1, len(lines) + 1):
        try:
            found: Any = tomllib.loads("\n".join([*lines[:number], ""]))
            for key in path:
                found = found[key]
        except (tomllib.TOMLDecodeError, LookupError):
            continue
        return number
    return len(lines)

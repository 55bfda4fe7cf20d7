"""Reads TOML that people write by hand; errors name the line at fault."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from rules.text_limits import HAND_WRITTEN, LineError, TextLimits, check_text, shortened

T = TypeVar("T")

LARGEST = 64 * 1024  # bytes of a file; a house set has a tenth of it
MOST_PROBES = 60  # how often a text is parsed to find the line at fault

KeyPath: TypeAlias = "tuple[str | int, ...]"  # the keys and list indexes that lead to a value


class FieldError(Exception):
    """A wrong value: the path that leads to it, and the reason."""

    def __init__(self, path: KeyPath, reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


def decode_text(raw: bytes) -> str:
    """The text in the bytes of a file.

    :raises LineError: if it is not in UTF-8.
    """
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise LineError(line, "this is not text in UTF-8") from None


def read_toml(
    text: str, read: Callable[[dict[str, Any]], T], limits: TextLimits = HAND_WRITTEN
) -> T:
    """Parse *text* and return what *read* makes of its tables.

    *read* raises `FieldError` for a wrong value.

    :raises LineError: if the text is not within *limits*, no TOML, or has a wrong value.
    """
    lines = text.removesuffix("\n").split("\n")
    check_text(lines, limits)
    try:
        return read(_parse(text))
    except FieldError as error:
        raise LineError(_line_of(error.path, lines), error.reason) from None


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise LineError(1, "this is nested too deeply") from None
    except ValueError as error:  # TOMLDecodeError, or a date that does not exist
        message = str(error)
    # Before Python 3.14 the line at fault is only told in the message.
    place = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", message, re.S)
    reason, line = (place[1], place[2]) if place else (message, None)
    last = text.removesuffix("\n").count("\n") + 1
    raise LineError(int(line) if line else last, f"this is not TOML: {shortened(reason)}")


def _line_of(path: KeyPath, lines: Sequence[str]) -> int:
    """The line that completes the value at *path*: the first after which it can be read.

    After `MOST_PROBES` it may be a later line.
    """
    before, line, probes = 0, len(lines), iter(range(MOST_PROBES))
    end = line  # no line from here on is to be tried
    while before + 1 < end:
        middle = (before + end) // 2
        for number in range(middle, end):  # in the middle of a value nothing can be read
            if next(probes, None) is None:
                return line
            there = _has(path, lines[:number])
            if there is not None:
                break
        if there:
            line = number
        if there is False:
            before = number
        else:
            end = middle
    return line


def _has(path: KeyPath, lines: Sequence[str]) -> bool | None:
    """Whether the TOML in *lines* has a value at *path*; ``None`` if it is not TOML."""
    try:
        found: Any = tomllib.loads("\n".join([*lines, ""]))
    except ValueError:
        return None
    try:
        for key in path:
            found = found[key]
    except LookupError:
        return False
    return True

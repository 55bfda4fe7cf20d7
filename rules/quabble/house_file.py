"""A house set as an owner of the game writes it: TOML, read with the line of whatever is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, TypeAlias

from rules.quabble.house import CARDS, HouseSet, Kind, Powers, check_number, printed

LINES, LETTERS = 400, 200  # nobody's set is longer, no line wider

_Path: TypeAlias = "tuple[str | int, ...]"  # where in the file: keys and places in lists
_ROW = ("kind", "copies", "value")


class HouseSetError(ValueError):
    """A house set that cannot be played: the number of the line at fault, from 1, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class _Fault(Exception):
    """Something is wrong at a place of the file."""

    def __init__(self, path: _Path, reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


def parse_house_set(text: str) -> HouseSet:
    """Read a house set: tables ``[[cards]]`` of kind, copies and value, and one of ``[powers]``.

    Powers that are not mentioned are those of our own set.

    :raises HouseSetError: if anything is not what it should be.
    """
    lines = text.removesuffix("\n").split("\n")
    _check_size(lines)
    try:
        return _read(_loaded(text))
    except _Fault as fault:
        raise HouseSetError(_line_of(fault.path, lines), fault.reason) from None


def _check_size(lines: Sequence[str]) -> None:
    if len(lines) > LINES:
        raise HouseSetError(LINES + 1, f"a house set has no more than {LINES} lines")
    for number, line in enumerate(lines, 1):
        if len(line) > LETTERS:
            raise HouseSetError(number, f"no line is longer than {LETTERS} letters")


def _loaded(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = str(error)
    except RecursionError:
        raise HouseSetError(1, "this is nested too deeply") from None
    place = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", reason, re.S)
    said, line = (place[1], place[2]) if place else (reason, None)
    end = text.removesuffix("\n").count("\n") + 1
    raise HouseSetError(int(line) if line else end, f"this is not TOML: {said}")


def _line_of(path: _Path, lines: Sequence[str]) -> int:
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


def _read(table: dict[str, Any]) -> HouseSet:
    _check_keys((), table, ("cards", "powers"))
    rows = table.get("cards", [])
    if not (isinstance(rows, list) and all(isinstance(row, dict) for row in rows)):
        raise _Fault(("cards",), "the cards are written as tables [[cards]]")
    powers = table.get("powers", {})
    if not isinstance(powers, dict):
        raise _Fault(("powers",), "the powers are written as a table [powers]")
    cards = [_read_row(("cards", number), row) for number, row in enumerate(rows)]
    _check_count([copies for _, copies, _ in cards])
    return printed(cards, _read_powers(powers))


def _read_row(path: _Path, row: dict[str, Any]) -> tuple[Kind, int, int]:
    _check_keys(path, row, _ROW)
    for key in _ROW:
        if key not in row:
            raise _Fault(path, f"{key} is missing; a table of cards has {', '.join(_ROW)}")
    copies = _whole((*path, "copies"), row["copies"])
    if copies < 1:
        raise _Fault((*path, "copies"), f"copies = {copies} is less than 1")
    return _kind((*path, "kind"), row["kind"]), copies, _number((*path, "value"), row["value"])


def _check_count(copies: Sequence[int]) -> None:
    for number in range(len(copies)):
        total = sum(copies[: number + 1])
        if total > CARDS:
            path = ("cards", number, "copies")
            raise _Fault(path, f"with these there are {total} cards; a house set has {CARDS}")
    if sum(copies) < CARDS:
        # What is missing is missing at the end: no line has this place.
        reason = f"there are only {sum(copies)} cards; a house set has {CARDS}"
        raise _Fault(("cards", len(copies)), reason)


def _read_powers(powers: dict[str, Any]) -> Powers:
    _check_keys(("powers",), powers, [field.name for field in fields(Powers)])
    return Powers(**{name: _number(("powers", name), powers[name]) for name in powers})


def _check_keys(path: _Path, table: dict[str, Any], known: Sequence[str]) -> None:
    for key in table:
        if key not in known:
            raise _Fault((*path, key), f"{key!r} is not one of {', '.join(known)}")


def _kind(path: _Path, written: object) -> Kind:
    for kind in Kind:
        if isinstance(written, str) and spelled(kind).lower() == written.strip().lower():
            return kind
    names = ", ".join(map(spelled, Kind))
    raise _Fault(path, f"kind = {written!r} is not one of {names}")


def spelled(kind: Kind) -> str:
    """A kind as it is written in a house set."""
    return kind.name.replace("_", " ").title()


def _number(path: _Path, written: object) -> int:
    number = _whole(path, written)
    try:
        check_number(str(path[-1]), number)
    except ValueError as error:
        raise _Fault(path, str(error)) from None
    return number


def _whole(path: _Path, written: object) -> int:
    if type(written) is not int:
        raise _Fault(path, f"{path[-1]} = {written!r} is not a whole number")
    return written

"""Reads a house set from TOML; errors name the line at fault."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from rules.quabble.cards import (
    CARD_COUNT,
    CardKind,
    HouseSet,
    Powers,
    build_house_set,
    check_number,
)
from rules.text_limits import LineError, quoted
from rules.toml_lines import FieldError, KeyPath, decode_text, read_toml

_ROW = ("kind", "copies", "value")


class HouseSetError(LineError):
    """A house set that cannot be played."""


def decode_house_set(raw: bytes) -> HouseSet:
    """Read the bytes of a file with a house set.

    :raises HouseSetError: if it is not in UTF-8, or no house set.
    """
    try:
        return parse_house_set(decode_text(raw))
    except LineError as wrong:
        raise HouseSetError(wrong.line, wrong.reason) from None


def parse_house_set(text: str) -> HouseSet:
    """Read a house set: tables ``[[cards]]`` of kind, copies and value, and one of ``[powers]``.

    Powers that are not mentioned are those of our own set.

    :raises HouseSetError: if anything is not what it should be.
    """
    try:
        return read_toml(text, _read)
    except LineError as wrong:
        raise HouseSetError(wrong.line, wrong.reason) from None


def _read(table: dict[str, Any]) -> HouseSet:
    _check_keys((), table, ("cards", "powers"))
    rows = table.get("cards", [])
    if not (isinstance(rows, list) and all(isinstance(row, dict) for row in rows)):
        raise FieldError(("cards",), "the cards are written as tables [[cards]]")
    powers = table.get("powers", {})
    if not isinstance(powers, dict):
        raise FieldError(("powers",), "the powers are written as a table [powers]")
    cards = [_read_row(("cards", number), row) for number, row in enumerate(rows)]
    _check_count([copies for _, copies, _ in cards])
    return build_house_set(cards, _read_powers(powers))


def _read_row(path: KeyPath, row: dict[str, Any]) -> tuple[CardKind, int, int]:
    _check_keys(path, row, _ROW)
    for key in _ROW:
        if key not in row:
            raise FieldError(path, f"{key} is missing; a table of cards has {', '.join(_ROW)}")
    copies = _whole((*path, "copies"), row["copies"])
    if copies < 1:
        raise FieldError((*path, "copies"), f"copies = {copies} is less than 1")
    return _kind((*path, "kind"), row["kind"]), copies, _number((*path, "value"), row["value"])


def _check_count(copies: Sequence[int]) -> None:
    for number in range(len(copies)):
        total = sum(copies[: number + 1])
        if total > CARD_COUNT:
            path = ("cards", number, "copies")
            raise FieldError(
                path, f"with these there are {total} cards; a house set has {CARD_COUNT}"
            )
    if sum(copies) < CARD_COUNT:
        # What is missing is missing at the end: no line has this place.
        reason = f"there are only {sum(copies)} cards; a house set has {CARD_COUNT}"
        raise FieldError(("cards", len(copies)), reason)


def _read_powers(powers: dict[str, Any]) -> Powers:
    _check_keys(("powers",), powers, [field.name for field in fields(Powers)])
    return Powers(**{name: _number(("powers", name), powers[name]) for name in powers})


def _check_keys(path: KeyPath, table: dict[str, Any], known: Sequence[str]) -> None:
    for key in table:
        if key not in known:
            raise FieldError((*path, key), f"{quoted(key)} is not one of {', '.join(known)}")


def _kind(path: KeyPath, written: object) -> CardKind:
    for kind in CardKind:
        if isinstance(written, str) and spelled(kind).lower() == written.strip().lower():
            return kind
    names = ", ".join(map(spelled, CardKind))
    raise FieldError(path, f"kind = {quoted(written)} is not one of {names}")


def spelled(kind: CardKind) -> str:
    """A kind as it is written in a house set."""
    return kind.name.replace("_", " ").title()


def _number(path: KeyPath, written: object) -> int:
    number = _whole(path, written)
    try:
        check_number(str(path[-1]), number)
    except ValueError as error:
        raise FieldError(path, str(error)) from None
    return number


def _whole(path: KeyPath, written: object) -> int:
    if type(written) is not int:
        raise FieldError(path, f"{path[-1]} = {quoted(written)} is not a whole number")
    return written

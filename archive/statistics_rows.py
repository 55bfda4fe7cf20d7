"""Reads the rows of the statistics; matches that make no sense are skipped and counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from math import isfinite
from typing import Any, TypeAlias

from archive.values import FinishedMatch, SeatResult
from rules.core import Seat
from rules.players import Player
from rules.text_limits import MOST_LETTERS

MOST_SEATS = 12
MOST_TURNS, MOST_POINTS = 1_000_000, 1_000_000.0
LATEST = 253_402_214_400.0  # the last day of the year 9999, in Unix time

_WRONG = (ValueError, OverflowError)

Row: TypeAlias = tuple[Any, ...]


def read_rows(matches: Iterable[Row], seats: Iterable[Row]) -> tuple[list[FinishedMatch], int]:
    """All matches whose rows make sense, in their order; and how many matches do not.

    A match does not if a row of its seats does not, or is missing.
    """
    results: dict[object, list[SeatResult]] = {}
    for row in seats:
        with suppress(*_WRONG):
            results.setdefault(row[0], []).append(_result(row))
    found, skipped = [], 0
    for row in matches:
        try:
            found.append(_match(row, results.get(row[0], [])))
        except _WRONG:
            skipped += 1
    return found, skipped


def _match(row: Row, results: Sequence[SeatResult]) -> FinishedMatch:
    name, game, ended, reason = row
    when = _real(ended, 0.0, LATEST)
    if not results or [result.seat for result in results] != list(range(len(results))):
        raise ValueError("not every seat has a row")
    return FinishedMatch(_word(name), _word(game), when, _word(reason), tuple(results))


def _result(row: Row) -> SeatResult:
    _, seat, device, player, bot, place, points, turns = row
    return SeatResult(
        Seat(_whole(seat, 0, MOST_SEATS - 1)),
        Player(_maybe_word(device), _maybe_word(player), _maybe_word(bot)),
        _whole(place, 1, MOST_SEATS),
        None if points is None else _real(points, -MOST_POINTS, MOST_POINTS),
        _whole(turns, 0, MOST_TURNS),
    )


def _word(value: object) -> str:
    """Text, which comes as bytes."""
    word = value.decode() if isinstance(value, bytes) else ""
    if not 0 < len(word) <= MOST_LETTERS or not word.isprintable():
        raise ValueError("this is no name")
    return word


def _maybe_word(value: object) -> str | None:
    return None if value is None else _word(value)


def _whole(value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError("this is no such number")
    return value


def _real(value: object, least: float, most: float) -> float:
    if not isinstance(value, int | float) or not isfinite(value) or not least <= value <= most:
        raise ValueError("this is no such number")
    return float(value)

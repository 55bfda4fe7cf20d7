"""What the results say on the phone of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.core.ending import Ending, ResultRow
from scenes.core.scene import Scene
from scenes.menus.results import Results
from scenes.phones.big_screen import BigScreenWords
from scenes.players.seat_names import seat_name
from words import say


def with_results(
    scenes: Sequence[Scene], seat: Seat | None, words: BigScreenWords
) -> BigScreenWords:
    """The *words* of results on top of *scenes*, with the place of *seat* and all others."""
    top = scenes[-1] if scenes else None
    if not isinstance(top, Results) or not words.title:
        return words  # or it is not known yet
    ending = top.ending
    lines = [own_place(ending, seat), words.text]
    text = "\n".join(line for line in lines if line)
    return replace(words, text=text, page=tuple(map(_line, ending.rows)))


def own_place(ending: Ending, seat: Seat | None) -> str:
    """Which place *seat* has; nothing without a seat."""
    number = next((row.number for row in ending.rows if row.seat == seat), None)
    if seat is None or number is None or len(ending.rows) == 1:
        return ""
    key = "phones.place_shared" if _is_shared(ending, number) else "phones.place"
    return say(key, place=number, count=len(ending.rows))


def _is_shared(ending: Ending, number: int) -> bool:
    return sum(row.number == number for row in ending.rows) > 1


def _line(row: ResultRow) -> str:
    """One frog with its place, and what is said of it."""
    name = seat_name(row.seat) if row.seat is not None else say("results.dummy")
    key = "phones.result" if row.words else "phones.result_place"
    return say(key, place=row.number, name=name, words=row.words)

"""Mosquito positions drawn as text.

    .   .   5S  .   .
    KH  2C  3D  4S  5H
    ------------------
    TC  9D  8S  7H  6C
    A: 5D 7C
    B: AS

Above the line are numbers 1 to k, the original row lowest; below it numbers 2k down to k+1, the
original row highest; a dot is an empty spot. Then come the hands; A is to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from rules.core import Seat
from rules.mosquito import (
    DECK,
    Board,
    Card,
    Event,
    Exchange,
    Layout,
    Options,
    Overlay,
    Pass,
    Place,
    Spot,
    State,
    Trio,
    Turns,
)
from tests.matches.changed import changed

NAMES = {card: "A23456789TJQK"[card.rank - 1] + "CDHS"[card.suit] for card in DECK}
CARDS = {name: card for card, name in NAMES.items()}


def cards(line: str) -> tuple[Card, ...]:
    """The cards of a line such as ``"5S KD"``."""
    return tuple(CARDS[name] for name in line.split())


def named(some: Sequence[Card | None]) -> str:
    """Cards as such a line; one that is face down is ``??``."""
    return " ".join(NAMES[card] if card else "??" for card in some)


def read(picture: str, **fields: Any) -> State:
    """The state that is drawn; *fields* are others of its state or its board."""
    lines = [line.strip() for line in picture.strip().splitlines()]
    hands = tuple(cards(line[2:]) for line in lines if line[1:2] == ":")
    rows = [line.split() for line in lines if line[1:2] != ":"]
    line = next(number for number, row in enumerate(rows) if row[0].startswith("-"))
    top, bottom = rows[:line][::-1], [row[::-1] for row in rows[line + 1 :]]
    assert len({len(row) for row in (*top, *bottom)}) == 1
    options = replace(fields.pop("options", Options()), columns=len(top[0]))
    board = replace(
        Board.empty(seats=len(hands)),
        deal=len(hands) if options.deals == "each" else 1,  # the last one
        dealer=Seat(0),
        layout=(*_columns(top), *_columns(bottom)),
    )
    return changed(State(options, Seat(0), board, hands, pile=()), **fields)


def drawn(layout: Layout) -> str:
    """The picture of a layout."""
    columns = len(layout) // 2
    high = max(map(len, layout))
    top, bottom = layout[:columns], layout[columns:][::-1]
    rows = [_row(top, level) for level in reversed(range(high))]
    below = [_row(bottom, level) for level in range(high)]
    return "\n".join([*rows, "-" * (4 * columns - 2), *below])


def framed(picture: str) -> str:
    """The layout of a picture as ``drawn`` draws it."""
    return drawn(read(picture).board.layout)


def at(number: int, level: int = 0) -> Spot:
    """A spot, of an original card unless *level* says else."""
    return Spot(number, level)


def by(middle: int, level: int = 0, columns: int = 5) -> Trio:
    """The three on one level round a number."""
    size = 2 * columns
    left, right = (middle - 2) % size + 1, middle % size + 1
    return Spot(left, level), Spot(middle, level), Spot(right, level)


def place(
    card: str,
    threes: Trio,
    swap: tuple[Spot, Spot] | None = None,
    lay: tuple[str, Spot] | None = None,
) -> Place:
    """A placement; *swap* are the spots exchanged, *lay* the card of the overlay and its spot."""
    exchange = Exchange.between(*swap) if swap else None
    overlay = Overlay(CARDS[lay[0]], lay[1]) if lay else None
    return Place(CARDS[card], threes, exchange, overlay)


def turns(state: State) -> Turns:
    """The legal turns of the player."""
    legal = state.legal(state.player)
    assert isinstance(legal, Turns)
    return legal


def played(state: State, *actions: Place | Pass, seed: int = 1) -> tuple[State, list[Event]]:
    """The state after these legal actions of one player after another, and the events."""
    all_events: list[Event] = []
    for action in actions:
        (seat,) = state.to_act()
        assert action in turns(state), action
        state, events = state.apply({seat: action}, Random(seed))
        all_events += events
    return state, all_events


def _columns(rows: Sequence[Sequence[str]]) -> list[tuple[Card, ...]]:
    """The cards at each number; the rows are given from the inside out."""
    return [
        tuple(CARDS[name] for name in column if name != ".") for column in zip(*rows, strict=True)
    ]


def _row(columns: Sequence[Sequence[Card]], level: int) -> str:
    return "  ".join(NAMES[held[level]] if level < len(held) else ". " for held in columns).rstrip()

"""Quibbit positions as pictures.

    tiles  *  a  b  c  ~  a  c  b  *  c  b  a
    frogs  .  A  B^ .  C
    hands  A:135  B:2  C:12345

A column is a step of progress, the tiles repeat; * is a flower, ~ is water, a small letter is the
leaf of the frog with that capital, and ^ wears the crown. A seat that is out has `A:-` for a hand;
`out D/BC` tells that D left first, B and C together later. Two seats have a dummy: its cards are
in `pile C:31` (the top card first) and `spent C:452`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.core import Seat
from rules.quibbit import Board, Event, Flower, Frog, Leaf, Pick, State, Tile, Water

LETTERS = "ABCD"
RING = "tiles  *  a  b  c  ~  b  a  c  *  c  b  a"
BIG_RING = "tiles  *  a  b  c  d  ~  d  b  a  c  *  c  d  b  a"


def read(picture: str) -> State:
    """The state that is drawn."""
    lines = dict(line.strip().split(None, 1) for line in picture.strip().splitlines())
    tiles = tuple(_tile(mark) for mark in lines["tiles"].split())
    marks = lines["frogs"].split()
    at = {mark[0]: column for column, mark in enumerate(marks) if mark != "."}
    crown = next((Frog(LETTERS.index(mark[0])) for mark in marks if mark.endswith("^")), None)
    hands = _cards(lines["hands"])
    board = Board(
        ring=tiles,
        starter=Seat(0),
        progress=tuple(at.get(letter) for letter in LETTERS[: max(3, len(hands))]),
        hands=tuple(hands.values()),
        crown=crown,
        round=int(lines.get("round", "1")),
        out=groups(lines["out"]) if "out" in lines else (),
    )
    return State(board, _pile(lines.get("pile", ""))[::-1], _pile(lines.get("spent", "")))


def groups(line: str) -> tuple[tuple[Seat, ...], ...]:
    """Seats in groups, as in ``"A/BC"``."""
    return tuple(
        tuple(Seat(LETTERS.index(letter)) for letter in group) for group in line.split("/")
    )


def frogs(state: State) -> str:
    """The line of frogs as it would be drawn."""
    at = {spot: number for number, spot in enumerate(state.board.progress) if spot is not None}
    marks = []
    for column in range(max(at) + 1):
        crowned = "^" if at.get(column) == state.board.crown else ""
        marks.append(LETTERS[at[column]] + crowned if column in at else ".")
    return " ".join(marks)


def hands(state: State) -> str:
    """The line of hands as it would be drawn."""
    return " ".join(
        f"{LETTERS[number]}:{''.join(map(str, hand)) or '-'}"
        for number, hand in enumerate(state.board.hands)
    )


def played(picture: str, picks: str, seed: int = 1) -> tuple[State, Sequence[Event]]:
    """What comes of the *picks*, as in ``"A2 B1"``, made in the position that is drawn."""
    choices = {Seat(LETTERS.index(pick[0])): Pick(int(pick[1])) for pick in picks.split()}
    state = read(picture)
    assert choices.keys() == state.to_act()
    assert all(choices[seat] in state.legal(seat) for seat in choices)
    return state.apply(choices, Random(seed))


def _tile(mark: str) -> Tile:
    match mark:
        case "*":
            return Flower()
        case "~":
            return Water()
        case _:
            return Leaf(Frog(LETTERS.lower().index(mark)))


def _cards(line: str) -> dict[str, tuple[int, ...]]:
    owned = (entry.split(":") for entry in line.split())
    return {owner: tuple(int(card) for card in cards if card != "-") for owner, cards in owned}


def _pile(entry: str) -> tuple[int, ...]:
    return tuple(int(card) for card in entry.partition(":")[2])

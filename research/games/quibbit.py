"""Codec and observation of Quibbit!."""

from __future__ import annotations

from functools import cache
from itertools import chain

from research import observation
from research.codec import Codec, TableCodec
from research.observation import Array, Observation
from rules.quibbit import (
    CARDS,
    Action,
    End,
    Flower,
    Join,
    Leaf,
    Options,
    Pick,
    Reason,
    Settle,
    Tile,
    View,
)

_SPECIALS = 3
_FARTHEST_LEAP = max(CARDS) + 3  # the highest card, and three frogs jumped


def codec(options: Options, seats: int) -> Codec[Action]:
    """The tiles, the ends of the start line, the cards."""
    return TableCodec[Action](
        [*map(Settle, range(_tiles(seats))), *map(Join, End), *map(Pick, CARDS)]
    )


def most_choices(options: Options, seats: int) -> int:
    """No match has more choices, those of all seats together."""
    return seats * (1 + options.rounds)


def arrays(options: Options, seats: int) -> tuple[Array, ...]:
    """The arrays of an observation."""
    frogs, tiles = _frogs(seats), _tiles(seats)
    return (
        observation.number("seat", -1, seats - 1),
        Array("ring", (tiles,), 0, frogs + 1),
        observation.number("starter", 0, seats - 1),
        observation.flags("on_ring", frogs),
        Array("progress", (frogs,), -frogs, tiles + frogs + options.rounds * _FARTHEST_LEAP),
        observation.flags("hands", seats, len(CARDS)),
        observation.number("crown", -1, frogs - 1),
        observation.number("round", 0, options.rounds),
        Array("out", (seats,), 0, seats),
        observation.number("winner", -1, frogs - 1),
        observation.number("reason", 0, len(Reason)),
        observation.number("pile", 0, len(CARDS)),
        Array("spent", (len(CARDS),), 0, max(CARDS)),
    )


def observe(view: View) -> Observation:
    """The observation of a view."""
    board = view.board
    seats, frogs, won = len(board.hands), len(board.progress), board.won
    out = [0] * seats
    for place, group in enumerate(board.out):
        for seat in group:
            out[seat] = place + 1
    return {
        "seat": (observation.or_none(view.seat),),
        "ring": tuple([_tile(tile, frogs) for tile in board.ring]),
        "starter": (board.starter,),
        "on_ring": tuple([int(spot is not None) for spot in board.progress]),
        "progress": tuple([spot or 0 for spot in board.progress]),
        "hands": tuple(chain.from_iterable(map(_hand, board.hands))),
        "crown": (observation.or_none(board.crown),),
        "round": (board.round,),
        "out": tuple(out),
        "winner": (won.frog if won else -1,),
        "reason": (observation.place_of(won.reason if won else None),),
        "pile": (view.pile,),
        "spent": observation.padded(view.spent, len(CARDS), 0),
    }


def _frogs(seats: int) -> int:
    return max(seats, 3)


def _tiles(seats: int) -> int:
    return _SPECIALS * (1 + _frogs(seats))


def _tile(tile: Tile, frogs: int) -> int:
    """The frog whose leaf it is, or two numbers more for a flower and for water."""
    if isinstance(tile, Leaf):
        return tile.frog
    return frogs if isinstance(tile, Flower) else frogs + 1


@cache
def _hand(hand: tuple[int, ...]) -> tuple[int, ...]:
    """Flags of the cards in a hand."""
    return tuple([int(card in hand) for card in CARDS])

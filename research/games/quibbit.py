"""Codec and observation of Quibbit!."""

from __future__ import annotations

from array import array
from functools import lru_cache

from research import observation
from research.codec import Codec, TableCodec
from research.observation import INT, Array, Items
from rules.core import Seat
from rules.quibbit import (
    CARDS,
    Action,
    Board,
    End,
    Flower,
    Frog,
    GameWon,
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
        observation.number("pile", 0, len(CARDS)),
        Array("spent", (len(CARDS),), 0, max(CARDS)),
        Array("ring", (tiles,), 0, frogs + 1),
        observation.number("starter", 0, seats - 1),
        observation.flags("on_ring", frogs),
        Array("progress", (frogs,), -frogs, tiles + frogs + options.rounds * _FARTHEST_LEAP),
        observation.number("crown", -1, frogs - 1),
        observation.number("round", 0, options.rounds),
        observation.number("winner", -1, frogs - 1),
        observation.number("reason", 0, len(Reason)),
        observation.flags("hands", seats, len(CARDS)),
        Array("out", (seats,), 0, seats),
    )


def items(view: View) -> Items:
    """The items of all arrays of a view."""
    return _numbers(view.seat, view.pile, view.spent) + _board(view.board)


@lru_cache(maxsize=1024)
def _numbers(seat: Seat | None, pile: int, spent: tuple[int, ...]) -> Items:
    padded = observation.padded(spent, len(CARDS), 0)
    return array(INT, (observation.or_none(seat), pile, *padded))


@observation.kept_for_last  # the same for all seats
def _board(board: Board) -> Items:
    spots = board.progress
    there = tuple([spot is not None for spot in spots]) if None in spots else (True,) * len(spots)
    progress = array(INT, [spot or 0 for spot in spots])
    started, race = _starter(board.starter, there), _race(board.crown, board.round, board.won)
    return _ring(board.ring) + started + progress + race + _seats(board.hands, board.out)


@lru_cache(maxsize=256)
def _starter(starter: Seat, there: tuple[bool, ...]) -> Items:
    """The starter, and which frogs are on the ring."""
    return array(INT, (starter, *there))


@lru_cache(maxsize=1024)
def _race(crown: Frog | None, number: int, won: GameWon | None) -> Items:
    """The crown, the number of the round, and who has won why."""
    reason = observation.place_of(won.reason) if won else 0
    return array(INT, (observation.or_none(crown), number, won.frog if won else -1, reason))


@observation.kept_for_last
def _ring(ring: tuple[Tile, ...]) -> Items:
    frogs = len(ring) // _SPECIALS - 1
    return array(INT, [_tile(tile, frogs) for tile in ring])


@lru_cache(maxsize=1024)
def _seats(hands: tuple[tuple[int, ...], ...], out: tuple[tuple[Seat, ...], ...]) -> Items:
    """Flags of the cards in each hand, and when each seat was removed."""
    flags = [card in hand for hand in hands for card in CARDS]
    removed = [0] * len(hands)
    for place, group in enumerate(out):
        for seat in group:
            removed[seat] = place + 1
    return array(INT, (*flags, *removed))


def _frogs(seats: int) -> int:
    return max(seats, 3)


def _tiles(seats: int) -> int:
    return _SPECIALS * (1 + _frogs(seats))


def _tile(tile: Tile, frogs: int) -> int:
    """The frog whose leaf it is, or two numbers more for a flower and for water."""
    if isinstance(tile, Leaf):
        return tile.frog
    return frogs if isinstance(tile, Flower) else frogs + 1

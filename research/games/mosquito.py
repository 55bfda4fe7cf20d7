"""Codec and observation of Mosquito."""

from __future__ import annotations

from functools import lru_cache

from research import observation
from research.codec import Codec
from research.games.mosquito_codec import MosquitoCodec
from research.observation import Array, Observation
from rules.mosquito import DECK, LEVELS, Action, Card, Options, Reason, View, deals
from rules.mosquito.state import PASSES

_CARD_NUMBERS = observation.numbered(DECK)


def codec(options: Options, seats: int) -> Codec[Action]:
    """The codec of these options."""
    return MosquitoCodec(options)


def most_choices(options: Options, seats: int) -> int:
    """No match has more choices, those of all seats together."""
    placements = (LEVELS - 1) * 2 * options.columns
    return seats * (1 + PASSES * deals(options, seats) * (placements + 1))


def arrays(options: Options, seats: int) -> tuple[Array, ...]:
    """The arrays of an observation."""
    numbers, cards = 2 * options.columns, len(DECK)
    spots = LEVELS * numbers
    most = spots * deals(options, seats)
    return (
        observation.number("seat", -1, seats - 1),
        observation.number("player", 0, seats - 1),
        observation.number("deal", 0, deals(options, seats)),
        observation.number("dealer", -1, seats - 1),
        observation.number("passes", 0, PASSES * seats),
        Array("cuts", (seats,), -1, cards - 1),
        Array("layout", (numbers, LEVELS), -1, cards - 1),
        Array("placers", (numbers, LEVELS), -1, seats - 1),
        observation.flags("covered", cards),
        observation.flags("hands", seats, cards),
        Array("hand_sizes", (seats,), 0, cards),
        observation.number("pile", 0, cards),
        Array("points", (seats,), 0, most),
        Array("clean", (seats,), 0, most),
        Array("used", (seats,), 0, 2 * spots),
        observation.number("reason", 0, len(Reason)),
    )


def observe(view: View) -> Observation:
    """The observation of a view."""
    board, seats, numbers = view.board, len(view.hands), 2 * view.options.columns
    placers = [-1] * (LEVELS * numbers)
    for spot, seat in board.placers:
        placers[(spot.number - 1) * LEVELS + spot.level] = seat
    known = [[_CARD_NUMBERS[card] for card in hand if card] for hand in view.hands]
    return {
        "seat": (observation.or_none(view.seat),),
        "player": (view.player,),
        "deal": (board.deal,),
        "dealer": (observation.or_none(board.dealer),),
        "passes": (board.passes,),
        "cuts": _card_numbers(board.cuts, seats),
        "layout": _layout(view, numbers),
        "placers": tuple(placers),
        "covered": observation.marked([_CARD_NUMBERS[card] for card in board.covered], len(DECK)),
        "hands": observation.rows_marked(known, len(DECK)),
        "hand_sizes": tuple(map(len, view.hands)),
        "pile": (view.pile,),
        "points": board.points,
        "clean": board.clean,
        "used": board.used,
        "reason": (observation.place_of(view.ended),),
    }


def _layout(view: View, numbers: int) -> tuple[int, ...]:
    rows = view.board.layout or ((),) * numbers
    return tuple([card for row in rows for card in _card_numbers(row, LEVELS)])


@lru_cache(maxsize=1024)  # most rows of a layout stay as they are
def _card_numbers(cards: tuple[Card, ...], size: int) -> tuple[int, ...]:
    """The numbers of the cards, and -1 up to *size*."""
    return observation.padded([_CARD_NUMBERS[card] for card in cards], size)

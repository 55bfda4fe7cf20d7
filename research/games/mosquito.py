"""Codec and observation of Mosquito."""

from __future__ import annotations

from functools import lru_cache

from research import observation
from research.codec import Codec
from research.games.mosquito_codec import MosquitoCodec
from research.observation import Array, Items
from rules.mosquito import DECK, LEVELS, Action, Board, Card, Options, Reason, View, deals
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
        Array("hand_sizes", (seats,), 0, cards),
        observation.number("pile", 0, cards),
        Array("points", (seats,), 0, most),
        Array("clean", (seats,), 0, most),
        Array("used", (seats,), 0, 2 * spots),
        observation.number("reason", 0, len(Reason)),
        observation.flags("covered", cards),
        observation.flags("hands", seats, cards),
    )


def items(view: View) -> Items:
    """The items of all arrays of a view."""
    board, seats, numbers = view.board, len(view.hands), 2 * view.options.columns
    found = observation.items(
        observation.or_none(view.seat),
        view.player,
        board.deal,
        observation.or_none(board.dealer),
        board.passes,
        *_card_numbers(board.cuts, seats),
        *_layout(view, numbers),
        *_placers(board, numbers),
        *map(len, view.hands),
        view.pile,
        *board.points,
        *board.clean,
        *board.used,
        observation.place_of(view.ended),
    )
    rows = (board.covered, *view.hands)
    known = [[_CARD_NUMBERS[card] for card in row if card] for row in rows]
    return found + observation.rows_marked(known, len(DECK))


def _placers(board: Board, numbers: int) -> list[int]:
    """Who placed the card on each spot."""
    placers = [observation.NONE] * (LEVELS * numbers)
    for spot, seat in board.placers:
        placers[(spot.number - 1) * LEVELS + spot.level] = seat
    return placers


def _layout(view: View, numbers: int) -> tuple[int, ...]:
    rows = view.board.layout or ((),) * numbers
    return tuple([card for row in rows for card in _card_numbers(row, LEVELS)])


@lru_cache(maxsize=1024)  # most rows of a layout stay as they are
def _card_numbers(cards: tuple[Card, ...], size: int) -> tuple[int, ...]:
    """The numbers of the cards, and -1 up to *size*."""
    return observation.padded([_CARD_NUMBERS[card] for card in cards], size)

"""Codec and observation of Quabble."""

from __future__ import annotations

from research import observation
from research.codec import Codec, TableCodec
from research.observation import Array, Items
from rules.quabble import Action, Board, Claim, Offer, Options, Reason, Side, Snatch, View
from rules.quabble.cards import CARD_COUNT, Card

_CARDS = tuple(map(Card, range(CARD_COUNT)))


def codec(options: Options, seats: int) -> Codec[Action]:
    """An offer of each card, the two claims, a snatch of each card."""
    return TableCodec[Action]([*map(Offer, _CARDS), *map(Claim, Side), *map(Snatch, _CARDS)])


def most_choices(options: Options, seats: int) -> int:
    """No match has more choices, those of all seats together."""
    return 3 * seats * options.rounds(seats)


def arrays(options: Options, seats: int) -> tuple[Array, ...]:
    """The arrays of an observation."""
    return (
        observation.number("seat", -1, seats - 1),
        Array("hand_sizes", (seats,), 0, CARD_COUNT),
        observation.number("deck", 0, CARD_COUNT),
        observation.flags("hands", seats, CARD_COUNT),
        observation.number("active", 0, seats - 1),
        observation.flags("clockwise", 1),
        observation.number("round", 1, options.rounds(seats)),
        Array("offers", (seats,), -1, CARD_COUNT - 1),
        Array("power_seats", (seats,), -1, seats - 1),
        Array("power_cards", (seats,), -1, CARD_COUNT - 1),
        observation.number("reason", 0, len(Reason)),
        observation.flags("treasuries", seats, CARD_COUNT),
        observation.flags("shared", seats, CARD_COUNT),
        observation.flags("king", CARD_COUNT),
        observation.flags("slain", CARD_COUNT),
    )


def items(view: View) -> Items:
    """The items of all arrays of a view."""
    known = [[card for card in hand if card is not None] for hand in view.hands]
    sizes = map(len, view.hands)
    numbers = observation.items(observation.or_none(view.seat), *sizes, view.deck)
    return numbers + observation.rows_marked(known, CARD_COUNT) + _board(view.board)


@observation.kept_for_last  # the same for all seats
def _board(board: Board) -> Items:
    seats, powers = len(board.offers), board.powers
    numbers = observation.items(
        board.active,
        board.clockwise,
        board.round,
        *map(observation.or_none, board.offers),
        *observation.padded([power.seat for power in powers], seats),
        *observation.padded([power.card for power in powers], seats),
        observation.place_of(board.ended),
    )
    rows = (*board.treasuries, *board.shared, board.king, board.slain)
    return numbers + observation.rows_marked(rows, CARD_COUNT)

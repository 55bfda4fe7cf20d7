"""Codec and observation of Quabble."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from research import observation
from research.codec import Codec, TableCodec
from research.observation import Array, Observation
from rules.quabble import Action, Claim, Offer, Options, Reason, Side, Snatch, View
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
        observation.number("active", 0, seats - 1),
        observation.flags("clockwise", 1),
        observation.number("round", 1, options.rounds(seats)),
        observation.flags("hands", seats, CARD_COUNT),
        Array("hand_sizes", (seats,), 0, CARD_COUNT),
        observation.number("deck", 0, CARD_COUNT),
        Array("offers", (seats,), -1, CARD_COUNT - 1),
        observation.flags("treasuries", seats, CARD_COUNT),
        observation.flags("shared", seats, CARD_COUNT),
        observation.flags("king", CARD_COUNT),
        Array("power_seats", (seats,), -1, seats - 1),
        Array("power_cards", (seats,), -1, CARD_COUNT - 1),
        observation.flags("slain", CARD_COUNT),
        observation.number("reason", 0, len(Reason)),
    )


def observe(view: View) -> Observation:
    """The observation of a view."""
    board, seats = view.board, len(view.hands)
    known = [[card for card in hand if card is not None] for hand in view.hands]
    return {
        "seat": (observation.or_none(view.seat),),
        "active": (board.active,),
        "clockwise": (int(board.clockwise),),
        "round": (board.round,),
        "hands": _rows_marked(known),
        "hand_sizes": tuple(map(len, view.hands)),
        "deck": (view.deck,),
        "offers": tuple(map(observation.or_none, board.offers)),
        "treasuries": _rows_marked(board.treasuries),
        "shared": _rows_marked(board.shared),
        "king": observation.marked(board.king, CARD_COUNT),
        "power_seats": observation.padded([power.seat for power in board.powers], seats),
        "power_cards": observation.padded([power.card for power in board.powers], seats),
        "slain": observation.marked(board.slain, CARD_COUNT),
        "reason": (observation.place_of(board.ended),),
    }


def _rows_marked(rows: Sequence[Iterable[Card]]) -> Sequence[int]:
    return observation.rows_marked(rows, CARD_COUNT)

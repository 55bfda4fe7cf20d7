"""Codec and observation of Quivvit!."""

from __future__ import annotations

from functools import cache
from itertools import chain

from research import observation
from research.codec import Codec, TableCodec
from research.observation import Array, Items
from rules.quivvit import Action, Claim, Cover, Keep, Options, Pass, Reason, Rotate, View, Way
from rules.quivvit.cards import DECK, Colour, card_value, lying
from rules.quivvit.grid import PLACES
from rules.quivvit.types import ROUNDS

_NO_CARD = (-1, 0, (0, 0, 0, 0))


def codec(options: Options, seats: int) -> Codec[Action]:
    """Every way to rotate the card at every place, every free link, to pass, and Colour Blocks."""
    rotations = [Rotate(place, way) for place in PLACES for way in Way]
    return TableCodec[Action](
        [*rotations, *map(Claim, PLACES), Pass(), *map(Cover, PLACES), Keep()]
    )


def most_choices(options: Options, seats: int) -> int:
    """No match has more choices, those of all seats together."""
    return seats * seats * (ROUNDS + 1 + DECK * options.decks)


def arrays(options: Options, seats: int) -> tuple[Array, ...]:
    """The arrays of an observation."""
    cards = DECK * options.decks
    return (
        observation.number("seat", -1, seats - 1),
        observation.number("round", 1, ROUNDS + 1 + cards),
        observation.number("first", 0, seats - 1),
        observation.number("player", 0, seats - 1),
        observation.flags("asking", 1),
        observation.number("die", 0, len(Colour)),
        Array("grid", (len(PLACES),), -1, cards - 1),
        Array("values", (len(PLACES),), -1, 3),
        Array("colours", (len(PLACES), 4), 0, len(Colour)),
        Array("blocks", (len(PLACES),), -1, seats - 1),
        Array("bonus", (seats,), -1, cards - 1),
        observation.number("deck", 0, cards),
        observation.number("reason", 0, len(Reason)),
        observation.flags("holders", seats),
        observation.flags("doubles", seats),
        observation.flags("taken", seats, cards),
        observation.flags("aside", seats, cards),
    )


def items(view: View) -> Items:
    """The items of all arrays of a view."""
    board, turn, blocks = view.board, view.turn, [observation.NONE] * len(PLACES)
    shown = [_shown(card.card, card.facing) if card else _NO_CARD for card in board.grid]
    grid, values, colours = zip(*shown, strict=True)
    for block in board.blocks:
        blocks[block.place] = block.seat
    numbers = observation.items(
        observation.or_none(view.seat),
        turn.round,
        turn.first,
        turn.player,
        turn.asking,
        observation.place_of(turn.die),
        *grid,
        *values,
        *chain.from_iterable(colours),
        *blocks,
        *map(observation.or_none, board.bonus),
        view.deck,
        observation.place_of(view.ended),
    )
    helpers = observation.rows_marked((board.holders, board.doubles), len(board.taken))
    rows = (*board.taken, *board.aside)
    return numbers + helpers + observation.rows_marked(rows, DECK * view.options.decks)


@cache
def _shown(card: int, facing: int) -> tuple[int, int, tuple[int, ...]]:
    """The number of a card, its value, and its colours, clockwise from the top left square."""
    colours = map(observation.place_of, lying(card, facing).colours)
    return card, card_value(card), tuple(colours)

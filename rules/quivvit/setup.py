"""The first deal of Quivvit!, and states that agree with a view."""

from __future__ import annotations

from random import Random

from rules.core import Game, Seat
from rules.quivvit.actions import Action, Claim, Cover, Keep, Pass, Rotate
from rules.quivvit.board import Board
from rules.quivvit.cards import DECK, FACINGS, lying
from rules.quivvit.events import Event
from rules.quivvit.grid import PLACES
from rules.quivvit.options import Options
from rules.quivvit.state import State, roll
from rules.quivvit.types import Turn
from rules.quivvit.view import View


def deal(options: Options, seats: int, rng: Random) -> State:
    """A full grid, every card with a random facing, and a first player drawn at random."""
    numbers = range(DECK * options.decks)
    deck = rng.sample(numbers, len(numbers))
    facings = rng.choices(FACINGS, k=len(PLACES))
    first = Seat(rng.randrange(seats))
    everyone = tuple(Seat(seat) for seat in range(seats))
    board = Board(
        grid=tuple(lying(deck.pop(), facing) for facing in facings),
        blocks=(),
        holders=everyone if options.color_block else (),
        doubles=everyone if options.double_rotation else (),
        taken=((),) * seats,
        aside=((),) * seats,
        bonus=(None,) * seats,
    )
    die = roll(rng) if options.random_color and not options.color_block else None
    turn = Turn(1, first, first, asking=options.color_block, die=die)
    return State(options, turn, board, tuple(deck))


def imagine(view: View, rng: Random) -> State:
    """A random state that *view* may show: the cards nobody has seen are in any order."""
    board = view.board
    seen = {card.card for card in board.grid if card}
    seen.update(*board.taken, *board.aside, (card for card in board.bonus if card is not None))
    unseen = [card for card in range(DECK * view.options.decks) if card not in seen]
    rng.shuffle(unseen)
    return State(view.options, view.turn, board, tuple(unseen), view.ended)


QUIVVIT: Game[Options, Action, Event, View] = Game(
    name="quivvit",
    title="Quivvit!",
    designers=("Andrew Frisch", "Jason Wallenfang"),
    seats=range(2, 5),
    options=Options,
    actions=(Rotate, Claim, Pass, Cover, Keep),
    deal=deal,
    later_options=("rounds",),
)

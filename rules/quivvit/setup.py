"""The first deal of Quivvit!, and worlds imagined from what a seat sees."""

from __future__ import annotations

from random import Random

from rules.core import Game, Seat
from rules.quivvit.actions import Action, Claim, Cover, Keep, Pass, Rotate
from rules.quivvit.cards import DECK, FACINGS, lying
from rules.quivvit.events import Event
from rules.quivvit.grid import PLACES
from rules.quivvit.state import State
from rules.quivvit.table import roll
from rules.quivvit.types import Options
from rules.quivvit.view import View


def deal(options: Options, seats: int, rng: Random) -> State:
    """A full grid, lying every which way, and a first player drawn at random."""
    numbers = range(DECK * options.decks)
    deck = rng.sample(numbers, len(numbers))
    facings = rng.choices(FACINGS, k=len(PLACES))
    first = Seat(rng.randrange(seats))
    everyone = tuple(Seat(seat) for seat in range(seats))
    return State(
        options=options,
        grid=tuple(lying(deck.pop(), facing) for facing in facings),
        deck=tuple(deck),
        taken=((),) * seats,
        aside=((),) * seats,
        blocks=(),
        holders=everyone if options.color_block else (),
        doubles=everyone if options.double_rotation else (),
        bonus=(None,) * seats,
        first=first,
        round=1,
        player=first,
        asking=options.color_block,
        die=roll(rng) if options.random_color and not options.color_block else None,
    )


def imagine(view: View, rng: Random) -> State:
    """A world that looks like *view*: all cards that nobody has seen lie in any order."""
    seen = {card.card for card in view.grid if card}
    seen.update(*view.taken, *view.aside, (card for card in view.bonus if card is not None))
    unseen = [card for card in range(DECK * view.options.decks) if card not in seen]
    rng.shuffle(unseen)
    return State(
        options=view.options,
        grid=view.grid,
        deck=tuple(unseen),
        taken=view.taken,
        aside=view.aside,
        blocks=view.blocks,
        holders=view.holders,
        doubles=view.doubles,
        bonus=view.bonus,
        first=view.first,
        round=view.round,
        player=view.player,
        asking=view.asking,
        die=view.die,
        ended=view.ended,
    )


QUIVVIT: Game[Options, Action, Event, View] = Game(
    name="quivvit",
    title="Quivvit!",
    designers=("Andrew Frisch", "Jason Wallenfang"),
    seats=range(2, 5),
    options=Options,
    actions=(Rotate, Claim, Pass, Cover, Keep),
    deal=deal,
)

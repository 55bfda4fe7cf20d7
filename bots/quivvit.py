"""Judgement for Quivvit: what a rotation brings, and which card a rival would miss most."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import partial
from random import Random

from bots.core import Bot
from rules.quivvit import (
    LOW,
    PLACES,
    ROUNDS,
    Action,
    Claim,
    Colour,
    Cover,
    Link,
    Lying,
    Rotate,
    View,
    Way,
    links,
    lying,
    reach,
    uncovered,
    worth,
)

# In points, tuned by matches between judges.
CARD_WORTH = 0.02  # a card more decides ties
DOUBLE_WORTH, DOUBLE_WORTH_A_ROUND = 1.5, 0.5  # the card drawn at the end, or a better moment
BLOCK_WORTH, BLOCK_WORTH_A_ROUND = 0.5, 0.6
BEHIND = 6  # a rival so far behind another is not worth a Block
TAKEN_A_TURN = 4

WAYS = (Way.LEFT, Way.RIGHT)

Grid = Sequence[Lying | None]


def turned(grid: Grid, place: int, way: Way) -> list[Lying | None]:
    """The grid with one card rotated."""
    after, card = list(grid), grid[place]
    assert card is not None
    after[place] = lying(card.card, (card.facing + way.value) % 4)
    return after


def prize(grid: Grid, found: Iterable[Link]) -> float:
    """What the linked cards are worth."""
    cards = [card.card for place in reach(found) if (card := grid[place])]
    return worth(cards) + CARD_WORTH * len(cards)


@dataclass(frozen=True, slots=True)
class Offer:
    """What a rotation would bring, and the cards it would take."""

    prize: float
    place: int
    way: Way
    reach: AbstractSet[int]


class Outlook:
    """What a grid offers to the next player, whichever of *dice* is rolled."""

    def __init__(self, grid: Grid, dice: Sequence[Colour | None]) -> None:
        self._grid = grid
        self._offers: dict[Colour | None, list[Offer]] = {die: [] for die in dice}
        for place in PLACES:
            if grid[place] is not None:
                for way in WAYS:
                    self._look(place, way)
        for offers in self._offers.values():
            offers.sort(key=lambda offer: -offer.prize)

    def best(self, gone: AbstractSet[int] = frozenset()) -> float:
        """The best prize, on average over the dice, once the cards at *gone* are away."""
        return sum(self._best(die, gone) for die in self._offers) / len(self._offers)

    def _look(self, place: int, way: Way) -> None:
        after = turned(self._grid, place, way)
        found = links(after, place)
        for die, offers in self._offers.items():
            linked = [link for link in found if die in (None, link.colour)]
            if linked:
                offers.append(Offer(prize(after, linked), place, way, frozenset(reach(linked))))

    def _best(self, die: Colour | None, gone: AbstractSet[int]) -> float:
        best = 0.0
        for offer in self._offers[die]:
            if offer.prize <= best:
                break
            best = max(best, self._left(offer, die, gone))
        return best

    def _left(self, offer: Offer, die: Colour | None, gone: AbstractSet[int]) -> float:
        """What remains of an offer."""
        if gone.isdisjoint(offer.reach):
            return offer.prize
        if offer.place in gone:
            return 0.0
        after = turned(self._grid, offer.place, offer.way)
        for place in gone:
            after[place] = None
        return prize(after, links(after, offer.place, die))


def rounds_left(view: View) -> int:
    """How many rounds are likely to come after this one."""
    if not view.options.drain_the_deck:
        return ROUNDS - view.round
    spare = (view.deck - LOW) // (TAKEN_A_TURN * len(view.taken))
    return max(0, ROUNDS - view.round, spare)


@dataclass(frozen=True, slots=True)
class Judge:
    """Looks at so many choices, and takes the best of them."""

    looks: int = 1000

    def choose(self, view: View, legal: Collection[Action], rng: Random) -> Action:
        actions = rng.sample(list(legal), min(self.looks, len(legal)))
        return max(actions, key=weight(view))


def weight(view: View) -> Callable[[Action], float]:
    """What tells the worth of an action to the seat that sees this view, in points."""
    if view.asking:
        return _block(view)
    return partial(_gain, view, uncovered(view.grid, view.blocks))


def _gain(view: View, grid: Grid, action: Action) -> float:
    """What an action brings."""
    match action:
        case Rotate(place, way):
            price = _double_worth(view) if way is Way.HALF else 0.0
            grid = turned(grid, place, way)
        case Claim(place):
            price = _double_worth(view)
        case _:
            return 0.0
    return prize(grid, links(grid, place, view.die)) - price


def _double_worth(view: View) -> float:
    return DOUBLE_WORTH + DOUBLE_WORTH_A_ROUND * rounds_left(view)


def _block(view: View) -> Callable[[Action], float]:
    """What tells how much more a Block costs the player, or how much it is worth to be kept."""
    offers = outlook(view)
    whole = offers.best()
    worth_keeping = BLOCK_WORTH + BLOCK_WORTH_A_ROUND * rounds_left(view)
    points = view.points()
    if points[view.player] + BEHIND < max(p for s, p in enumerate(points) if s != view.seat):
        worth_keeping = whole

    def cost(action: Action) -> float:
        match action:
            case Cover(place):
                return whole - offers.best({place})
            case _:
                return worth_keeping

    return cost


def outlook(view: View) -> Outlook:
    """What there is to take for the player, or, before the die is rolled, on average."""
    rolled = view.die is not None or not view.options.random_color
    return Outlook(uncovered(view.grid, view.blocks), (view.die,) if rolled else tuple(Colour))


def easy() -> Bot[Action, View]:
    """Looks here and there."""
    return Judge(looks=12)


def normal() -> Bot[Action, View]:
    """Overlooks a good deal."""
    return Judge(looks=28)


def judge() -> Bot[Action, View]:
    """Judges as well as we know how."""
    return Judge()

"""Rates actions in Quivvit: what a rotation brings, and which card to deny an opponent."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import partial
from random import Random

from bots.core import Bot
from rules.quivvit import (
    CORNERS,
    LOW_DECK,
    PLACES,
    Action,
    Claim,
    Colour,
    Corner,
    Cover,
    Grid,
    Keep,
    Rotate,
    Square,
    View,
    Way,
    card_value,
    uncovered,
)

# In points, tuned by matches between judges.
CARD_WORTH = 0.02  # a card more decides ties
DOUBLE_WORTH, DOUBLE_WORTH_A_ROUND = 1.5, 0.5  # the card drawn at the end, or a better moment
BLOCK_WORTH, BLOCK_WORTH_A_ROUND = 0.5, 0.6
BEHIND = 6  # an opponent so many points behind another is not blocked
TAKEN_A_TURN = 4

WAYS = (Way.LEFT, Way.RIGHT)

SQUARES_A_CARD = len(Corner)
_NOWHERE = len(PLACES) * SQUARES_A_CARD


def _number(square: Square | None) -> int:
    return square.place * SQUARES_A_CARD + square.corner if square else _NOWHERE


# Of each corner of each place: the two squares that adjoin it, and the diagonal one. All are
# numbers, since a search looks at thousands of rotations.
_NEAR = [
    [
        tuple(map(_number, (*(*adjoining, None, None)[:2], diagonal)))
        for _, adjoining, diagonal in corners
    ]
    for corners in CORNERS
]


class IndexedGrid:
    """A grid to look at rotations on, without the cards at the places that are *gone*."""

    def __init__(self, grid: Grid, gone: AbstractSet[int] = frozenset()) -> None:
        self._shows: list[Colour | None] = [None] * (_NOWHERE + 1)
        self._values = [0] * len(PLACES)
        for place, card in enumerate(grid):
            if card and place not in gone:
                self._shows[place * SQUARES_A_CARD : (place + 1) * SQUARES_A_CARD] = card.colours
                self._values[place] = card_value(card.card)

    def reach(self, place: int, turn: int, die: Colour | None) -> AbstractSet[int]:
        """The places of all that the card at *place* links after so many quarter turns."""
        shows, found = self._shows, {place}
        own = shows[place * SQUARES_A_CARD : (place + 1) * SQUARES_A_CARD]
        if own[0] is None:
            return frozenset()
        for corner, (one, other, across) in enumerate(_NEAR[place]):
            colour = own[corner - turn]
            if die is not None and die is not colour:
                continue
            if shows[one] is colour:
                found.add(one // SQUARES_A_CARD)
            elif shows[other] is not colour:
                continue
            if shows[other] is colour:
                found.add(other // SQUARES_A_CARD)
            if shows[across] is colour:
                found.add(across // SQUARES_A_CARD)
        return found if len(found) > 1 else frozenset()

    def prize(self, reach: Collection[int]) -> float:
        """What the cards at these places are worth."""
        return sum([self._values[place] for place in reach]) + CARD_WORTH * len(reach)


@dataclass(slots=True)
class RotationValue:
    """What a rotation would bring, and the cards it would take."""

    prize: float
    place: int
    way: Way
    reach: AbstractSet[int]


class QuivvitOutlook:
    """What a grid offers to the next player, whichever of *dice* is rolled."""

    def __init__(self, grid: Grid, dice: Sequence[Colour | None]) -> None:
        self._grid = grid
        board = IndexedGrid(grid)
        self._offers = {die: _offers(board, die) for die in dice}

    def best(self, gone: AbstractSet[int] = frozenset()) -> float:
        """The value of the best rotation, on average over *dice*, without the cards at *gone*."""
        board = IndexedGrid(self._grid, gone)
        return sum(_best(offers, board, die, gone) for die, offers in self._offers.items()) / len(
            self._offers
        )


def _offers(board: IndexedGrid, die: Colour | None) -> list[RotationValue]:
    """Everything that the next player may do, the most valuable first."""
    offers = []
    for place in PLACES:
        for way in WAYS:
            reach = board.reach(place, way.value, die)
            if reach:
                offers.append(RotationValue(board.prize(reach), place, way, reach))
    return sorted(offers, key=lambda offer: -offer.prize)


def _best(
    offers: Sequence[RotationValue], board: IndexedGrid, die: Colour | None, gone: AbstractSet[int]
) -> float:
    """The best that remains of *offers* on a board without the cards at *gone*."""
    best = 0.0
    for offer in offers:
        if offer.prize <= best:
            break
        reach = offer.reach
        if not gone.isdisjoint(reach):
            reach = board.reach(offer.place, offer.way.value, die)
        best = max(best, board.prize(reach))
    return best


def rounds_left(view: View) -> int:
    """How many rounds are likely to come after this one."""
    if not view.options.drain_the_deck:
        return view.options.rounds - view.turn.round
    spare = (view.deck - LOW_DECK) // (TAKEN_A_TURN * len(view.board.taken))
    return max(0, view.options.rounds - view.turn.round, spare)


@dataclass(frozen=True, slots=True)
class QuivvitJudge:
    """Rates so many of the choices, and takes the best of these.

    If none of them gains anything, the others are rated until one does. To keep the Block is always
    among the rated ones, so that a bot with few samples is weak, but does nothing senseless.
    """

    samples: int = 1000

    def choose(self, view: View, legal: Collection[Action], rng: Random) -> Action:
        worth = weight(view)
        actions = rng.sample(list(legal), len(legal))
        actions.sort(key=lambda action: not isinstance(action, Keep))
        best = max(actions[: self.samples], key=worth)
        if worth(best) > 0:
            return best
        return next((action for action in actions[self.samples :] if worth(action) > 0), best)


def weight(view: View) -> Callable[[Action], float]:
    """What tells the worth of an action to the seat that sees this view, in points."""
    if view.turn.asking:
        return _block(view)
    return partial(_gain, view, IndexedGrid(uncovered(view.board.grid, view.board.blocks)))


def _gain(view: View, board: IndexedGrid, action: Action) -> float:
    """What an action brings."""
    match action:
        case Rotate(place, way):
            turn, price = way.value, _double_worth(view) if way is Way.HALF else 0.0
        case Claim(place):
            turn, price = 0, _double_worth(view)
        case _:
            return 0.0
    return board.prize(board.reach(place, turn, view.turn.die)) - price


def _double_worth(view: View) -> float:
    return DOUBLE_WORTH + DOUBLE_WORTH_A_ROUND * rounds_left(view)


def _block(view: View) -> Callable[[Action], float]:
    """What tells how much more a Block costs the player, or how much it is worth to be kept."""
    offers = outlook(view)
    whole = offers.best()
    worth_keeping = BLOCK_WORTH + BLOCK_WORTH_A_ROUND * rounds_left(view)
    points, player = view.board.points(), view.turn.player
    if points[player] + BEHIND < max(p for s, p in enumerate(points) if s != view.seat):
        worth_keeping = whole

    def cost(action: Action) -> float:
        match action:
            case Cover(place):
                return whole - offers.best({place})
            case _:
                return worth_keeping

    return cost


def outlook(view: View) -> QuivvitOutlook:
    """What there is to take for the player, or, before the die is rolled, on average."""
    board, die = view.board, view.turn.die
    is_known = die is not None or not view.options.random_color
    colours = (die,) if is_known else tuple(Colour)
    return QuivvitOutlook(uncovered(board.grid, board.blocks), colours)


def easy() -> Bot[Action, View]:
    """Rates few choices."""
    return QuivvitJudge(samples=8)


def normal() -> Bot[Action, View]:
    """Rates all choices: whoever rates fewer loses to a person who takes the time to do so."""
    return QuivvitJudge()


def judge() -> Bot[Action, View]:
    """Rates all choices."""
    return QuivvitJudge()

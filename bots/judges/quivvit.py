"""Rates actions in Quivvit: what a rotation brings, and which card to deny an opponent."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from bots.core import Bot
from bots.judges.quivvit_outlook import QUARTERS, IndexedGrid, QuivvitOutlook
from rules.quivvit import (
    FACINGS,
    LOW_DECK,
    PLACES,
    Action,
    Claim,
    Colour,
    Cover,
    Grid,
    Keep,
    Lying,
    Rotate,
    View,
    imagine,
    lying,
    uncovered,
)

# In points, tuned by matches between judges.
DOUBLE_WORTH, DOUBLE_WORTH_A_ROUND = 1.5, 0.5  # the card drawn at the end, or a better moment
BLOCK_WORTH, BLOCK_WORTH_A_ROUND = 0.5, 0.6
BEHIND = 6  # an opponent so many points behind another is not blocked
TAKEN_A_TURN = 4
LEFT = 4  # by how much choices may differ in what they leave to the next player


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


@dataclass(frozen=True, slots=True)
class QuivvitForesight:
    """Takes, of the best choices, the one that leaves least to an opponent who is next.

    It imagines what is dealt next, and looks at so many grids in all, as many after each choice. A
    choice that brings much less than the best one is left out: what it leaves cannot make up for
    that. A seat that is next itself leaves most.
    """

    grids: int = 64
    width: int = 4

    def choose(self, view: View, legal: Collection[Action], rng: Random) -> Action:
        return self.rank(view, legal, rng)[0][0]

    def rank(
        self, view: View, legal: Collection[Action], rng: Random
    ) -> Sequence[tuple[Action, float]]:
        """The best choices with their ratings, in points."""
        actions, worth = rng.sample(list(legal), len(legal)), weight(view)
        rated = sorted([(action, worth(action)) for action in actions], key=lambda pair: -pair[1])
        rated, share = rated[: self.width], _share_of_next(view, rated[0][0], rng)
        if share:
            rated = [pair for pair in rated if pair[1] >= rated[0][1] - LEFT * abs(share)]
        if len(rated) == 1 or not share:
            return rated
        left = self._left([action for action, _ in rated], view, rng)
        rated = [(action, own + share * left[action]) for action, own in rated]
        return sorted(rated, key=lambda pair: -pair[1])

    def _left(self, actions: Sequence[Action], view: View, rng: Random) -> dict[Action, float]:
        """What the next player finds after each action, on average over the same refills."""
        left, unseen = dict.fromkeys(actions, 0.0), imagine(view, rng).deck[: view.deck]
        colours = tuple(Colour) if view.options.random_color else (None,)
        refills = self.grids // len(actions)
        for _ in range(refills):
            dealt, die = _dealt(unseen, rng), rng.choice(colours)
            for action in actions:
                board = IndexedGrid(_after(view, action, dealt))
                left[action] += board.best(die) / refills
        return left


def _share_of_next(view: View, action: Action, rng: Random) -> float:
    """What a point that the next player makes is worth to the seat that is to act."""
    if view.turn.asking:
        return 0.0
    player = view.turn.player
    state, _ = imagine(view, rng).apply({player: action}, rng)
    if not state.to_act():
        return 0.0
    return 1.0 if state.turn.player == player else -1 / (len(view.board.taken) - 1)


def _dealt(unseen: Sequence[int], rng: Random) -> Sequence[Lying | None]:
    """A card for each place that may be dealt there next."""
    if not unseen:
        return [None] * len(PLACES)
    count = len(PLACES)
    return list(map(lying, rng.choices(unseen, k=count), rng.choices(FACINGS, k=count)))


def _after(view: View, action: Action, dealt: Sequence[Lying | None]) -> Grid:
    """The grid after an action and its refill."""
    grid = list(uncovered(view.board.grid, view.board.blocks))
    turning = _turning(action)
    if turning is None:
        return grid
    place, turn = turning
    reach = IndexedGrid(grid).reach(place, turn, view.turn.die)
    card = grid[place]
    if card is not None:
        grid[place] = lying(card.card, (card.facing + turn) % len(FACINGS))
    for gone in reach:
        grid[gone] = dealt[gone]
    return grid


def weight(view: View) -> Callable[[Action], float]:
    """What tells the worth of an action to the seat that sees this view, in points."""
    if view.turn.asking:
        return _block(view)
    return partial(_gain, view, IndexedGrid(uncovered(view.board.grid, view.board.blocks)))


def _gain(view: View, board: IndexedGrid, action: Action) -> float:
    """What an action brings."""
    turning = _turning(action)
    if turning is None:
        return 0.0
    place, turn = turning
    price = _double_worth(view) if turn not in QUARTERS else 0.0
    return board.prize(board.reach(place, turn, view.turn.die)) - price


def _turning(action: Action) -> tuple[int, int] | None:
    """Which card an action rotates, by how many quarter turns: none to claim a free link."""
    match action:
        case Rotate(place, way):
            return place, way.value
        case Claim(place):
            return place, 0
        case _:
            return None


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
    """Rates a few choices, and takes the best of these."""
    return QuivvitJudge(samples=5)


def normal() -> Bot[Action, View]:
    """Rates all choices, and of the best ones what they leave to the next player."""
    return QuivvitForesight()


def judge() -> Bot[Action, View]:
    """Rates all choices, and takes the best."""
    return QuivvitJudge()

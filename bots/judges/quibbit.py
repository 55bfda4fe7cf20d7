"""Rates picks in Quibbit: leaps for all cards that others may pick, then rates the ring."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import product
from math import exp
from random import Random

from bots.core import Bot
from bots.simultaneous import JointOutcome, expected_values, respond_in_turn, softmax, uniform_odds
from rules.quibbit import (
    CARDS,
    Action,
    Board,
    Frog,
    Pick,
    State,
    View,
    imagine,
    is_home,
    leap_over,
    leaps,
)

# What a position is worth; fitted to the winners of some thousand matches between judges.
CARD_WORTH = (0.0, 0.0, 2.1, 3.9, 5.4, 6.5)
HOME_WORTH = 0.5
LEAD_WORTH = 5.3
DUMMY_WORTH, DUMMY_LEAD_WORTH = 2.5, 3.2
# How many joint choices one decision may look at.
FORESIGHT = 180


@dataclass(frozen=True, slots=True)
class QuibbitPosition:
    """The frogs and hands between two rounds, as far as the judge rates them."""

    board: Board
    at: Mapping[Frog, int]
    hands: Mapping[Frog, tuple[int, ...]]

    def chances(self) -> dict[Frog, float]:
        """Each frog's chance to win from here."""
        playing = [frog for frog in self.at if self.hands.get(frog)]
        if not playing or self.board.round == self.board.last_round:
            return {max(self.at, key=self.at.__getitem__): 1.0}
        if len(playing) == 1:
            return {playing[0]: 1.0}
        if self.board.dummy is not None:
            playing.append(self.board.dummy)
        size = len(self.board.ring)
        last, taken = min(self.at.values()), {spot % size for spot in self.at.values()}
        pulls = {frog: exp(self._worth(frog, last, taken)) for frog in playing}
        total = sum(pulls.values())
        return {frog: pull / total for frog, pull in pulls.items()}

    def _worth(self, frog: Frog, last: int, taken: AbstractSet[int]) -> float:
        lead = (self.at[frog] - last) / len(self.board.ring)
        if frog == self.board.dummy:
            return DUMMY_WORTH + DUMMY_LEAD_WORTH * lead**3
        homely = HOME_WORTH if self._sees_home(frog, taken) else 0.0
        return CARD_WORTH[len(self.hands[frog])] + homely + LEAD_WORTH * lead**3

    def _sees_home(self, frog: Frog, taken: AbstractSet[int]) -> bool:
        """Whether a card would come home if nobody else moved."""
        ring, start = self.board.ring, self.at[frog]
        size = len(ring)
        for card in self.hands[frog]:
            end, _ = leap_over(start, card, taken, size)
            if is_home(ring[end % size], frog):
                return True
        return False


def after(board: Board, picks: Mapping[Frog, int]) -> dict[Frog, float]:
    """Each frog's chance to win once all have leapt."""
    at, ring, dummy = board.at(), board.ring, board.dummy
    hands = {frog: board.hand(frog) for frog in at}
    for leapt, lapped in leaps(at, picks, len(ring)):
        frog, end = leapt.frog, leapt.end
        if lapped is not None:
            return {frog: 1.0}
        at[frog] = end
        if frog != dummy and not is_home(ring[end % len(ring)], frog):
            hands[frog] = tuple(card for card in hands[frog] if card != leapt.card)
    return QuibbitPosition(board, at, hands).chances()


@dataclass(frozen=True, slots=True)
class QuibbitJudge:
    """Answers the expected picks of its opponents *steps* times over; errs now and then.

    If it *flees*, it does not err about who may lap it. If it *keeps*, it errs only among cards
    that come back as all frogs sit now, if there are any.
    """

    steps: int
    error_rate: float = 0.0
    sharpness: float = 25.0
    firmness: float = 600.0
    flees: bool = False
    keeps: bool = False

    def choose(self, view: View, legal: Collection[Action], rng: Random) -> Action:
        actions = _safest(view, legal) if self.flees and view.board.round else list(legal)
        if len(actions) == 1 or rng.random() < self.error_rate:
            kept = _coming_back(view, actions) if self.keeps else []
            return rng.choice(kept or actions)
        return rng.choices(actions, softmax(self.weigh(view, actions, rng), self.firmness))[0]

    def weigh(self, view: View, actions: Sequence[Action], rng: Random) -> list[float]:
        """The chance to win with each action."""
        if view.board.round:
            cards = self._weigh_cards(view, rng)
            return [cards[action.card] for action in actions if isinstance(action, Pick)]
        return [_weigh_place(view, action, rng) for action in actions]

    def _weigh_cards(self, view: View, rng: Random) -> dict[int, float]:
        """The chance to win with each card in hand, against opponents who choose like it."""
        assert view.seat is not None
        board = view.board
        menus = _menus(view)
        frogs = list(menus)
        me = frogs.index(Frog(view.seat))
        foreseen = _foresee(view, menus, rng)
        odds = uniform_odds([len(menu) for menu in menus.values()])
        thinkers = [place for place, frog in enumerate(frogs) if frog != board.dummy]
        odds = respond_in_turn(thinkers, foreseen, odds, self.sharpness, self.steps)
        return dict(zip(menus[frogs[me]], expected_values(me, foreseen, odds), strict=True))


def _coming_back(view: View, actions: Collection[Action]) -> list[Pick]:
    """The picks of cards that come back if no other frog leaps before."""
    assert view.seat is not None
    board, me = view.board, Frog(view.seat)
    at, ring, size = board.at(), board.ring, len(board.ring)
    taken = {spot % size for spot in at.values()}
    picks = [pick for pick in actions if isinstance(pick, Pick)]
    ends = [leap_over(at[me], pick.card, taken, size)[0] for pick in picks]
    return [pick for pick, end in zip(picks, ends, strict=True) if is_home(ring[end % size], me)]


def _safest(view: View, legal: Collection[Action]) -> list[Action]:
    """The picks after which the fewest cards of others lap the own frog, if only these two leap."""
    dangers = {pick: _dangers(view, pick.card) for pick in legal if isinstance(pick, Pick)}
    least = min(dangers.values())
    return [pick for pick, danger in dangers.items() if danger == least]


def _dangers(view: View, card: int) -> int:
    """How many cards of others lap the own frog, which plays *card*, if only these two leap."""
    assert view.seat is not None
    me, at, size = Frog(view.seat), view.board.at(), len(view.board.ring)
    rivals = [(frog, n) for frog, menu in _menus(view).items() if frog != me for n in menu]
    return sum(
        any(lapped == me for _, lapped in leaps(at, {me: card, frog: n}, size))
        for frog, n in rivals
    )


def _menus(view: View) -> dict[Frog, tuple[int, ...]]:
    """What each frog may leap next."""
    board = view.board
    menus = {Frog(n): hand for n, hand in enumerate(board.hands) if hand}
    if board.dummy is not None:
        menus[board.dummy] = tuple(c for c in CARDS if not view.pile or c not in view.spent)
    return menus


def _foresee(view: View, menus: Mapping[Frog, Sequence[int]], rng: Random) -> list[JointOutcome]:
    joints = list(product(*(range(len(menu)) for menu in menus.values())))
    if len(joints) > FORESIGHT:
        joints = rng.sample(joints, FORESIGHT)
    found = []
    for joint in joints:
        picks = {frog: menus[frog][pick] for frog, pick in zip(menus, joint, strict=True)}
        chances = after(view.board, picks)
        found.append(JointOutcome(joint, tuple(chances.get(frog, 0.0) for frog in menus)))
    return found


def _weigh_place(view: View, action: Action, rng: Random) -> float:
    """The chance to win from a place in the start line, however the others join."""
    assert view.seat is not None
    seat, total, tries = view.seat, 0.0, 6
    for _ in range(tries):
        state, _events = imagine(view, rng).apply({seat: action}, rng)
        while state.board.round == 0:
            state = _after_random_choice(state, rng)
        total += chances(state.board)[Frog(seat)]
    return total / tries


def _after_random_choice(state: State, rng: Random) -> State:
    """The state after a random choice of the seat to act."""
    choices = {seat: rng.choice(state.legal(seat)) for seat in state.to_act()}
    return state.apply(choices, rng)[0]


def chances(board: Board) -> dict[Frog, float]:
    """Each frog's chance to win, between two rounds."""
    at = board.at()
    return QuibbitPosition(board, at, {frog: board.hand(frog) for frog in at}).chances()


def easy() -> Bot[Action, View]:
    """Like normal, prefers the best only weakly, and often errs."""
    return QuibbitJudge(steps=0, error_rate=0.5, firmness=8.0, flees=True, keeps=True)


def normal() -> Bot[Action, View]:
    """Expects its opponents to pick at random."""
    return QuibbitJudge(steps=0, error_rate=0.1, firmness=25.0, flees=True)


def judge() -> Bot[Action, View]:
    """Always takes the best pick it knows."""
    return QuibbitJudge(steps=4)

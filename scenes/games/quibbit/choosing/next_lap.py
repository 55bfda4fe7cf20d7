"""Whether a card leaves its frog last, where it may be lapped in the round after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import product

from rules.quibbit import CARDS, Board, Frog, FrogLeapt, is_home, leaps
from rules.tuples import without
from values import value

NEAR = 0.2  # how likely a rival's card is enough for a lap that is told of


@value
class NextLap:
    """The *lapper* may lap a frog with *card*; *stays* is whether that surely is still last."""

    lapper: Frog
    card: int
    stays: bool


@value
class LastPlace:
    """How the last frog stands after a round: where all are, and which cards each has *held* then.

    *near* is which other one is nearest to lap it, with its lowest card that is enough, and
    *enough* how many of its cards are.
    """

    at: Mapping[Frog, int]
    held: Mapping[Frog, Sequence[int]]
    near: tuple[Frog, int] | None
    enough: float


def free_to_lap(own: int, spots: Collection[int], size: int) -> int:
    """How many free tiles a frog at *own* needs to lap the last of those at *spots*.

    Frogs ahead of it are jumped, and not counted.
    """
    return size - (own - min(spots)) - sum(spot > own for spot in spots)


def last_place(
    board: Board, frog: Frog, made: Sequence[FrogLeapt], dummy_cards: Sequence[int]
) -> LastPlace | None:
    """How *frog* stands if it is last after the leaps *made* in a round and the race goes on."""
    ends = {leapt.frog: leapt.end for leapt in made}
    if frog not in ends or board.round >= board.last_round:
        return None
    # by far the most rounds: somebody behind it surely keeps a card
    if any(end < ends[frog] and _keeps_card(board, other) for other, end in ends.items()):
        return None
    held = {each.frog: cards for each in made if (cards := _held(board, each, dummy_cards))}
    at = {other: spot for other, spot in (board.at() | ends).items() if other in held}
    playing = at.keys() - {board.dummy}
    if frog not in at or len(playing) < 2 or at[frog] > min(at.values()):
        return None
    held = {other: held[other] for other in at}
    return LastPlace(at, held, *_nearest(frog, at, held, len(board.ring)))


def _nearest(
    frog: Frog, at: Mapping[Frog, int], held: Mapping[Frog, Sequence[int]], size: int
) -> tuple[tuple[Frog, int] | None, float]:
    """Which other frog is nearest to lap *frog*, with which card, and how many of its cards do."""
    others = sorted(at.keys() - {frog})
    free = {other: free_to_lap(at[other], at.values(), size) for other in others}
    enough = {other: [card for card in held[other] if card >= free[other]] for other in others}
    shares = {other: len(enough[other]) / len(held[other]) for other in others}
    lapper = max(others, key=lambda other: (shares[other], -free[other]))
    return (lapper, min(enough[lapper])) if enough[lapper] else None, shares[lapper]


def _keeps_card(board: Board, frog: Frog) -> bool:
    """Whether *frog* has a card after this round, wherever it lands."""
    return frog == board.dummy or len(board.hand(frog)) > 1


def _held(board: Board, leapt: FrogLeapt, dummy_cards: Sequence[int]) -> Sequence[int]:
    """The cards of a frog that has *leapt*; the dummy shuffles when it has turned up all."""
    if leapt.frog == board.dummy:
        return [card for card in dummy_cards if card != leapt.card] or CARDS
    hand = board.hand(leapt.frog)
    is_back = is_home(board.ring[leapt.end % len(board.ring)], leapt.frog)
    return hand if is_back else without(hand, leapt.card)


def next_lap(
    found: Sequence[LastPlace | None], frog: Frog, size: int, *, is_rear: bool
) -> NextLap | None:
    """Who may lap *frog* in the round after those in which it is last, or not, if that is likely.

    *is_rear* is whether it is last now.
    """
    near = Counter(each.near for each in found if each and each.near)
    if not near or sum(each.enough for each in found if each) / len(found) < NEAR:
        return None
    stays = is_rear and None not in found
    often = sorted(near, key=lambda one: (-near[one], one[1], one[0]))
    for lapper, card in often:
        if any(each and each.near == (lapper, card) and _laps(each, frog, size) for each in found):
            return NextLap(lapper, card, stays)
    return None


def _laps(found: LastPlace, frog: Frog, size: int) -> bool:
    """Whether the nearest one laps *frog* in one of the rounds that may follow."""
    assert found.near
    lapper, card = found.near
    held = {**found.held, lapper: (card,)}
    for played in product(*held.values()):
        *_, (leapt, lapped) = leaps(found.at, dict(zip(held, played, strict=True)), size)
        if (leapt.frog, lapped) == (lapper, frog):
            return True
    return False

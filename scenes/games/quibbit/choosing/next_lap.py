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
class Standing:
    """How a frog stands after a round: where all are, and which cards each has *held* then.

    *near* is which other one is nearest to lap it if it is last, with its lowest card that is
    enough, and *enough* how many of its cards are.
    """

    at: Mapping[Frog, int]
    held: Mapping[Frog, Sequence[int]]
    is_last: bool
    near: tuple[Frog, int] | None = None
    enough: float = 0.0


def free_to_lap(own: int, spots: Collection[int], size: int) -> int:
    """How many free tiles a frog at *own* needs to lap the last of those at *spots*.

    Frogs ahead of it are jumped, and not counted.
    """
    return size - (own - min(spots)) - sum(spot > own for spot in spots)


def standing(
    board: Board, frog: Frog, made: Sequence[FrogLeapt], dummy_cards: Sequence[int]
) -> Standing | None:
    """How *frog* stands when the leaps *made* in a round are over; nothing if the race is."""
    at = board.at() | {leapt.frog: leapt.end for leapt in made}
    held = {each.frog: _held(board, each, dummy_cards) for each in made}
    at = {other: spot for other, spot in at.items() if held.get(other)}
    playing = at.keys() - {board.dummy}
    if frog not in at or len(playing) < 2 or board.round >= board.last_round:
        return None
    if at[frog] > min(at.values()):
        return Standing(at, held, is_last=False)
    return _last(at, {other: held[other] for other in at}, frog, len(board.ring))


def _last(
    at: Mapping[Frog, int], held: Mapping[Frog, Sequence[int]], frog: Frog, size: int
) -> Standing:
    """How *frog* stands that is last."""
    others = sorted(at.keys() - {frog})
    free = {other: free_to_lap(at[other], at.values(), size) for other in others}
    enough = {other: [card for card in held[other] if card >= free[other]] for other in others}
    shares = {other: len(enough[other]) / len(held[other]) for other in others}
    lapper = max(others, key=lambda other: (shares[other], -free[other]))
    near = (lapper, min(enough[lapper])) if enough[lapper] else None
    return Standing(at, held, True, near, shares[lapper])


def _held(board: Board, leapt: FrogLeapt, dummy_cards: Sequence[int]) -> Sequence[int]:
    """The cards of a frog that has *leapt*; the dummy shuffles when it has turned up all."""
    if leapt.frog == board.dummy:
        return [card for card in dummy_cards if card != leapt.card] or CARDS
    hand = board.hand(leapt.frog)
    is_back = is_home(board.ring[leapt.end % len(board.ring)], leapt.frog)
    return hand if is_back else without(hand, leapt.card)


def next_lap(
    found: Sequence[Standing | None], frog: Frog, size: int, *, is_rear: bool
) -> NextLap | None:
    """Who may lap *frog* in the round after those in which it stands so, if that is likely.

    *is_rear* is whether it is last now.
    """
    near = Counter(each.near for each in found if each and each.near)
    if not near or sum(each.enough for each in found if each) / len(found) < NEAR:
        return None
    stays = is_rear and all(each and each.is_last for each in found)
    often = sorted(near, key=lambda one: (-near[one], one[1], one[0]))
    for lapper, card in often:
        if any(each and each.near == (lapper, card) and _laps(each, frog, size) for each in found):
            return NextLap(lapper, card, stays)
    return None


def _laps(found: Standing, frog: Frog, size: int) -> bool:
    """Whether the nearest one laps *frog* in one of the rounds that may follow."""
    assert found.near
    lapper, card = found.near
    held = {**found.held, lapper: (card,)}
    for played in product(*held.values()):
        *_, (leapt, lapped) = leaps(found.at, dict(zip(held, played, strict=True)), size)
        if (leapt.frog, lapped) == (lapper, frog):
            return True
    return False

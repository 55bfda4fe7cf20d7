"""Mosquito's turns are offered without being listed: none too many, none too few, all alike."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations, product
from random import Random

import pytest

from rules.mosquito import (
    ActionKind,
    Card,
    Cut,
    Exchange,
    Layout,
    Options,
    Overlay,
    Pass,
    Place,
    Spot,
    State,
    Step,
    StepKind,
    Suit,
    Trio,
    Turns,
    beside,
    deal,
    kind_of,
    may_begin,
    next_step_kind,
    next_steps,
    spots_by_step,
    turn_from_steps,
)
from tests.rules.mosquito.positions import CARDS, at, by, place, read, turns

SMALL = """
    .   .   QH  .
    .   KC  9S  JD
    AC  2D  3H  4D
    --------------
    8C  7D  6S  5H
    .   TC  .   .
    A: KS QC 7H 8H
"""
PLAIN = """
    .   QC  .   .
    AC  2D  3H  4D
    --------------
    8C  7D  6S  5H
    A: KS QD 7H
"""
PLACING = (ActionKind.PLACE, ActionKind.EXCHANGE, ActionKind.OVERLAY, ActionKind.BOTH)
OPTIONS = [Options(both=both, mixed=mixed) for both, mixed in product((False, True), repeat=2)]


def every_turn(state: State) -> Iterator[Place | Pass]:
    """All turns as the rules have them, tried one by one."""
    yield Pass()
    layout, hand = state.board.layout, state.hands[0]
    spots = [Spot(n, level) for n, held in enumerate(layout, 1) for level in range(len(held))]
    swaps = [None, *(Exchange(*pair) for pair in combinations(spots, 2))]
    for three, swap in product(threes(layout, state.options.mixed), swaps):
        lays = (Overlay(card, spot) for card, spot in product(hand, three))
        for lay in (None, *lays):
            if swap and lay and not state.options.both:
                continue
            if helped(three, swap, lay):
                suits = {suit_at(layout, spot, swap, lay) for spot in three}
                for card in hand:
                    spare = lay is None or card is not lay.card
                    if len(suits) == 3 and card.suit not in suits and spare:
                        yield Place(card, three, swap, lay)


def threes(layout: Layout, mixed: bool) -> Iterator[Trio]:
    """Three spots at numbers in sequence, with room outside the middle one."""
    size = len(layout)
    for number in range(1, size + 1):
        around = ((number - 2) % size + 1, number, number % size + 1)
        for left, middle, right in product(range(3), repeat=3):
            high = [len(layout[n - 1]) for n in around]
            there = left < high[0] and middle < high[1] and right < high[2]
            level = left == middle == right == high[1] - 1
            if there and high[1] < 3 and (mixed or level):
                a, b, c = (Spot(n, h) for n, h in zip(around, (left, middle, right), strict=True))
                yield a, b, c


def helped(three: Trio, swap: Exchange | None, lay: Overlay | None) -> bool:
    """Whether the exchange touches one of the three, and the overlay covers another."""
    touched = [swap is None or spot in (swap.first, swap.second) for spot in three]
    if lay is None:
        return any(touched)
    return any(hit and spot != lay.on for hit, spot in zip(touched, three, strict=True))


def suit_at(layout: Layout, spot: Spot, swap: Exchange | None, lay: Overlay | None) -> object:
    if lay and lay.on == spot:
        return lay.card.suit
    if swap and spot in (swap.first, swap.second):
        spot = swap.first if spot == swap.second else swap.second
    return layout[spot.number - 1][spot.level].suit


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("picture", [PLAIN, SMALL])
def test_just_the_turns_that_the_rules_allow_are_offered(picture: str, options: Options) -> None:
    state = read(picture, options=options)
    listed, expected = list(turns(state)), list(every_turn(state))
    assert len(listed) == len(turns(state)) == len(expected)
    assert set(listed) == set(expected)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_offered_is_legal_and_its_neighbours_are_not(options: Options) -> None:
    state = read(PLAIN, options=options)
    legal, allowed = turns(state), set(every_turn(state))
    swaps = [None, *(Exchange(a, b) for a, b in permutations([at(1), at(2), at(2, 1), at(6)], 2))]
    lays = [
        None,
        Overlay(CARDS["QD"], at(1)),
        Overlay(CARDS["7H"], at(6)),
        Overlay(CARDS["5C"], at(1)),
    ]
    for card, middle, swap, lay in product(("KS", "7H", "5C"), range(1, 9), swaps, lays):
        action = Place(CARDS[card], by(middle, columns=4), swap, lay)
        assert (action in legal) == (action in allowed), action


def test_nothing_else_is_legal() -> None:
    legal = turns(read(PLAIN))
    others: list[object] = [Cut(), "KS", None]
    assert not any(other in legal for other in others)


def test_one_kind_can_be_asked_for() -> None:
    legal = turns(read(SMALL, options=Options(both=True)))
    for kind in ActionKind:
        assert list(legal.only(kind)) == [turn for turn in legal if kind_of(turn) is kind]


def test_every_turn_is_drawn_equally_often() -> None:
    state = read("""
        AC  2D  3H  4D
        --------------
        8C  7D  6S  5H
        A: KS QD
    """)
    legal = turns(state)
    listed, rng = list(legal), Random(5)
    each = 60
    drawn = Counter(legal.sample(rng) for _ in range(each * len(listed)))
    assert drawn.keys() == set(listed)
    # chi squared: its mean is the number of turns, its variance twice that
    chi = sum((drawn[turn] - each) ** 2 / each for turn in listed)
    assert abs(chi - len(listed)) < 4 * (2 * len(listed)) ** 0.5


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_drawn_is_legal(options: Options) -> None:
    legal, rng = turns(read(SMALL, options=options)), Random(1)
    assert all(legal.sample(rng) in legal for _ in range(300))


def test_with_nothing_to_place_only_passing_is_offered() -> None:
    state = read("""
        AC  2C  3C  4C
        --------------
        8C  7C  6C  5C
        A: KC QC
    """)
    legal = turns(state)
    assert list(legal) == [Pass()]
    assert len(legal) == 1
    assert legal.sample(Random(1)) == Pass()


def test_turns_can_be_sent_to_another_process() -> None:
    legal = turns(read(SMALL))
    sent = pickle.loads(pickle.dumps(legal))
    assert sent == legal
    assert all(
        action in sent for action in pickle.loads(pickle.dumps(list(legal.only(ActionKind.PLACE))))
    )


def test_many_turns_are_counted_at_once() -> None:
    legal = turns(
        read(
            """
            .   JS  QD  .   9C  .
            8C  KC  9S  JD  TS  .
            AC  2D  3H  4D  5S  6H
            ----------------------
            QC  JC  TD  9H  8S  7D
            .   QS  2S  3S  4C  .
            A: KS QH 7H 8H 6C 6D
            """,
            options=Options(both=True, mixed=True),
        )
    )
    assert len(legal) == 31_284
    assert legal.sample(Random(1)) in legal


def walk(legal: Turns, taken: tuple[Step, ...] = ()) -> Iterator[tuple[Step, ...]]:
    """All ways to choose a turn in steps."""
    if next_step_kind(taken) is None:
        yield taken
        return
    for step in next_steps(legal, taken):
        yield from walk(legal, (*taken, step))


def test_steps_lead_to_every_turn_and_to_no_other() -> None:
    legal = turns(read(PLAIN))
    ways = list(walk(legal))
    assert {turn_from_steps(legal, way) for way in ways} == set(legal)
    either = len(
        legal.only(ActionKind.EXCHANGE)
    )  # either card of an exchange may be pointed at first
    assert len(ways) == len(legal) + either


def test_all_steps_of_a_turn_may_begin_it() -> None:
    legal = turns(read(PLAIN))
    for way in walk(legal):
        turn = turn_from_steps(legal, way)
        assert turn is not None
        assert all(may_begin(way[:made], turn) for made in range(1, len(way)))


def test_other_steps_do_not_begin_a_turn() -> None:
    legal = turns(read(PLAIN))
    swap = next(turn for turn in legal if isinstance(turn, Place) and turn.exchange)
    assert swap.exchange is not None
    ends = {swap.exchange.first, swap.exchange.second}
    firsts = next_steps(legal, (ActionKind.EXCHANGE,))
    assert {at for at in firsts if may_begin((ActionKind.EXCHANGE, at), swap)} == ends
    assert not may_begin((ActionKind.PLACE,), swap)


def test_each_step_tells_the_suits_that_it_may_lead_to_and_where() -> None:
    legal = turns(read(PLAIN))
    expected: dict[tuple[Step, ...], dict[Step, dict[Spot, set[Suit]]]] = {}
    for way in walk(legal):
        for done in range(1, len(way)):
            *_, card, where = way
            assert isinstance(card, Card)
            assert isinstance(where, Spot)
            spots = expected.setdefault(way[:done], {}).setdefault(way[done], {})
            spots.setdefault(where, set()).add(card.suit)
    for taken, steps_after in expected.items():
        assert spots_by_step(legal, taken) == steps_after


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_steps_never_lead_astray(options: Options) -> None:
    legal, rng = turns(read(SMALL, options=options)), Random(3)
    for _ in range(25):
        taken: list[Step] = []
        while next_step_kind(taken):
            assert turn_from_steps(legal, taken) is None
            taken.append(rng.choice(next_steps(legal, taken)))
        assert turn_from_steps(legal, taken) in legal
        assert next_steps(legal, taken) == ()


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_steps_of_any_turn_are_offered(options: Options) -> None:
    legal, rng = turns(read(SMALL, options=options)), Random(4)
    for _ in range(25):
        turn = legal.sample(rng)
        way = steps(legal, turn)
        assert all(step in next_steps(legal, way[:done]) for done, step in enumerate(way))
        found = turn_from_steps(legal, way)
        assert found is not None
        assert steps(legal, found) == way  # where levels are mixed, perhaps by three others


def steps(legal: Turns, turn: Place | Pass) -> tuple[Step, ...]:
    """A turn as it is chosen."""
    if isinstance(turn, Pass):
        return (ActionKind.PASS,)
    swap, lay = turn.exchange, turn.overlay
    return (
        kind_of(turn),
        *((swap.second, swap.first) if swap else ()),
        *((lay.card, lay.on) if lay else ()),
        turn.card,
        beside(legal.layout, turn.by),
    )


def test_a_turn_is_chosen_by_what_which_and_where() -> None:
    legal = turns(read(PLAIN))
    place_it, overlay = (ActionKind.PLACE, CARDS["7H"]), (ActionKind.OVERLAY, CARDS["7H"], at(8))
    assert next_steps(legal, ()) == (
        ActionKind.PLACE,
        ActionKind.EXCHANGE,
        ActionKind.OVERLAY,
        ActionKind.PASS,
    )
    assert next_steps(legal, (ActionKind.PLACE,)) == (CARDS["7H"],)
    assert next_steps(legal, place_it) == (at(7, 1),)
    assert turn_from_steps(legal, (*place_it, at(7, 1))) == place("7H", by(7, columns=4))
    assert next_steps(legal, overlay) == (CARDS["KS"],)
    assert next_steps(legal, (*overlay, CARDS["KS"])) == (at(1, 1), at(8, 1))
    assert [next_step_kind(overlay[:done]) for done in range(4)] == [
        StepKind.KIND,
        StepKind.LAID,
        StepKind.ON,
        StepKind.CARD,
    ]


def test_what_no_legal_turn_begins_with_leads_nowhere() -> None:
    legal = turns(read(PLAIN))
    assert next_steps(legal, (ActionKind.PLACE, CARDS["KS"])) == ()
    assert next_steps(legal, (ActionKind.BOTH,)) == ()
    assert next_steps(legal, (ActionKind.EXCHANGE, at(3), at(3))) == ()
    assert turn_from_steps(legal, (ActionKind.PLACE, CARDS["KS"], at(7, 1))) is None
    assert turn_from_steps(legal.only(ActionKind.PLACE), (ActionKind.PASS,)) is None
    with pytest.raises(ValueError, match="begins with what it is"):
        next_steps(legal, (CARDS["KS"],))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_random_positions_offer_just_what_the_rules_allow(seed: int, options: Options) -> None:
    rng = Random(seed)
    state = deal(replace(options, columns=4), 1, rng)
    for _ in range(3 * seed):
        (seat,) = state.to_act()
        state, _ = state.apply({seat: turns(state).only(*PLACING).sample(rng)}, rng)
    state = replace(state, hands=(state.hands[0][:3],))
    listed = list(turns(state))
    assert len(listed) == len(turns(state)) == len(set(listed))
    assert set(listed) == set(every_turn(state))

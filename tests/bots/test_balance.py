"""The scales of Quabble count what the scoring tells, no more and no less."""

from __future__ import annotations

from random import Random

import pytest

from bots.balance import BalanceStatistics, KindStatistics, report
from rules.quabble import QUABBLE, CardKind, Event, State
from tests.rules.quabble.positions import NAME, PLAIN, claimed, read


def statistics_after(picture: str, claims: str) -> BalanceStatistics:
    """The statistics after the match that ends with these claims."""
    state, events = claimed(read(picture), claims)
    statistics = BalanceStatistics(PLAIN)
    statistics.add(state, events)
    return statistics


def test_values_and_powers_are_entered_for_their_kinds() -> None:
    statistics = statistics_after(
        """
        A  owns Pig1 Pig2 Slayer1
        B  owns Snail1 Egg1
        C  owns Sushi1
        offers A:Misdirection1 B:Misdirection2 C:Misdirection3
        """,
        "<<<",
    )
    points = {kind: (found.copies, found.points) for kind, found in statistics.by_kind.items()}
    assert points[CardKind.SNORKEL_PIG] == (2, 6.0)
    assert points[CardKind.VERY_RARE_EGG] == (1, 10.0)
    assert points[CardKind.DOOM_SNAIL] == (1, 0.0)  # slain
    assert points[CardKind.CURSED_SUSHI] == (1, 6.0)
    assert points[CardKind.MISDIRECTION] == (3, 9.0)
    assert points[CardKind.GRUNGLE] == (0, 0.0)
    assert statistics.by_kind[CardKind.DEATHSLAYER].harm == 6.0
    assert statistics.by_kind[CardKind.VERY_RARE_EGG].won == 1.0
    assert statistics.by_kind[CardKind.SNORKEL_PIG].won == 0.0


def test_all_that_is_owned_adds_up_to_the_points_without_the_halves() -> None:
    rng, state = Random(4), QUABBLE.deal(QUABBLE.options(), 5, Random(4))
    assert isinstance(state, State)
    events: list[Event] = []
    while acting := state.to_act():
        choices = {seat: rng.choice(list(state.legal(seat))) for seat in acting}
        state, following = state.apply(choices, rng)
        events = list(following)
    statistics = BalanceStatistics(state.board.house_set)
    statistics.add(state, events)
    shared = [card for row in state.board.shared for card in row]
    halves = sum(state.board.house_set.values[card] for card in shared)
    owned = sum(found.points for found in statistics.by_kind.values())
    assert owned + halves == pytest.approx(float(sum(state.board.points)))
    assert len(NAME) == sum(found.copies for found in statistics.by_kind.values()) + len(
        [*state.board.king, *shared]
    )


def test_a_kind_out_of_bounds_is_marked() -> None:
    statistics = BalanceStatistics(PLAIN)
    statistics.by_kind[CardKind.SNORKEL_PIG] = KindStatistics(copies=10, points=30.0, won=5.0)
    statistics.by_kind[CardKind.GRUNGLE] = KindStatistics(copies=10, points=10.0, won=2.5)
    statistics.by_kind[CardKind.CURSED_SUSHI] = KindStatistics(copies=10, points=-100.0)
    head, _, pig, grungle, sushi = report(statistics, seats=4, games=10)
    assert head.endswith("brings 2.00 points")
    assert pig.split() == ["snorkel_pig", "1.00", "3.00", "1.50", "0.00", "2.00"]
    assert grungle.split() == ["grungle", "1.00", "1.00", "0.50", "0.00", "1.00"]
    assert not sushi.endswith("*")
    statistics.by_kind[CardKind.GRUNGLE].points = 5.0
    assert list(report(statistics, seats=4, games=10))[3].endswith("  *")

"""What a judge of Quabble must see."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bots.judges.quabble import CardValues, ClaimForecast, Gap, advantage
from bots.levels import make_bot
from rules.core import Seat
from rules.quabble import QUABBLE, Action, Claim, Offer, Side, Snatch, imagine
from tests.bots.decided_contest import check_contest, stand_in_order
from tests.rules.quabble.positions import CARD, claimed, read

A, B, C = (Seat(number) for number in range(3))
LEFT, RIGHT = Claim(Side.LEFT), Claim(Side.RIGHT)


def choices(picture: str, seat: Seat, level: str = "judge") -> Counter[Action]:
    """What a bot chooses in thirty tries."""
    state, bot = read(picture), make_bot(level, "quabble")
    view, legal = state.view(seat), state.legal(seat)
    return Counter(bot.choose(view, legal, Random(seed)) for seed in range(30))


def test_a_good_card_is_claimed_rather_than_a_bad_one() -> None:
    found = choices(
        """
        A  hand Pig6
        B  hand Hopper6
        C  hand Misdirection6
        offers A:Egg1 B:Pig1 C:Sushi1
        """,
        A,
    )
    assert found[LEFT] >= 28


def test_the_most_sushi_is_worth_a_bite() -> None:
    # With one Sushi more A has more than B and wins 9 points; with fewer nobody does.
    found = choices(
        """
        A  owns Sushi1 Sushi2
        B  owns Sushi3 Sushi4
        C  owns Misdirection6
        offers A:Sushi5 B:Misdirection1 C:Misdirection2
        """,
        A,
    )
    assert found[LEFT] >= 25


def test_a_second_poofin_is_left_alone() -> None:
    found = choices(
        """
        A  owns Poofin1
        B  owns Poofin2
        C  owns Poofin3
        offers A:Poofin4 B:Misdirection2 C:Misdirection1
        """,
        A,
    )
    assert found[RIGHT] >= 20


def test_what_would_make_the_neighbour_rich_is_not_offered() -> None:
    # B's Pigs wait for one more; A has none.
    found = choices(
        """
        A  hand Pig1 Misdirection1
        B  owns Pig2 Pig3 Pig4 Pig5 Pig6
        C
        """,
        A,
    )
    assert found[Offer(CARD["Misdirection1"])] >= 28


def test_a_red_snatcher_takes_what_hurts_and_helps_most() -> None:
    # A's Carrot is hungry for a Hopper, and B's two Hoppers are the most.
    state, _ = claimed(
        read(
            """
            A  hand Pig1 | owns Carrot1
            B  hand Pig2 | owns Hopper1 Hopper2 Misdirection1
            C  hand Pig3 | owns Sushi1
            offers A:Snatcher1 B:Misdirection2 C:Misdirection3
            """
        ),
        "<<<",
    )
    view, legal = state.view(A), state.legal(A)
    bot, easy = make_bot("judge", "quabble"), make_bot("easy", "quabble")
    found = Counter(bot.choose(view, legal, Random(seed)) for seed in range(30))
    assert found[Snatch(CARD["Hopper1"])] + found[Snatch(CARD["Hopper2"])] == 30
    foolish = Snatch(CARD["Sushi1"])
    assert foolish not in {easy.choose(view, legal, Random(seed)) for seed in range(60)}


def test_a_card_is_weighed_by_what_it_does_to_all() -> None:
    board = read(
        """
        A  owns Snail1
        B  owns Misdirection1
        C  owns Pig1
        offers A:Snail2 B:Pig2 C:Pig3
        """
    ).board
    mine, theirs = (CardValues(board).claimed(seat, CARD["Snail2"]) for seat in (A, B))
    assert mine[1] == mine[2] == 0
    assert theirs[0] < 0 < theirs[1]
    assert advantage(mine, A) > 0 > advantage(theirs, A)


def test_an_advantage_is_measured_against_the_average_rival() -> None:
    assert advantage((4.0, 1.0, 3.0), A) == 2.0
    assert advantage((0.0, 6.0, 0.0), C) == -3.0


def test_who_wants_a_card_more_is_more_likely_to_claim_it() -> None:
    nothing = Gap.between((0.0,) * 3, (0.0,) * 3, (0.0,) * 3)
    prize = Gap.between((9.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0,) * 3)
    forecast = ClaimForecast([prize, nothing, nothing], steps=4)
    assert forecast.left[0] > 0.7
    assert ClaimForecast([nothing] * 3, steps=4).left == [0.5] * 3
    left, right = forecast.claim_values(A)
    assert left > right
    assert 0 < forecast.expected(A) < 9


def test_an_easy_bot_leaves_a_card_that_its_neighbour_wants_more_than_its_own() -> None:
    picture = """
        A  owns Misdirection6
        B  owns Pig2 Pig3 Pig4 Pig5 Pig6
        C  owns Misdirection5
        offers A:Pig1 B:Misdirection2 C:Misdirection1
        """
    assert choices(picture, A, "easy")[RIGHT] >= 20
    assert choices(picture, A)[LEFT] >= 20


def test_the_judge_knows_no_more_than_its_seat() -> None:
    state = QUABBLE.deal(QUABBLE.options(), 4, Random(5))
    (active,) = state.to_act()
    view, bot = state.view(active), make_bot("judge", "quabble")
    for seed in range(5):
        world = imagine(view, Random(seed))
        chosen = [bot.choose(s.view(active), s.legal(active), Random(9)) for s in (state, world)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("seats", QUABBLE.seats)
def test_the_judge_beats_random_choices(seats: int) -> None:
    levels = ["judge"] + ["random"] * (seats - 1)
    check_contest(lambda wins: wins[0] / 40 > 1.5 / seats, QUABBLE, levels, games=40)


@pytest.mark.parametrize(
    ("better", "worse"), [("judge", "normal"), ("normal", "easy"), ("easy", "random")]
)
def test_the_levels_stand_in_order(better: str, worse: str) -> None:
    check_contest(stand_in_order, QUABBLE, [better, worse] * 2, games=60)


def test_an_easy_bot_loses_to_a_greedy_rule() -> None:
    levels = ["easy", "greedy", "greedy"]
    check_contest(lambda wins: wins[0] / 40 < 1 / 3, QUABBLE, levels, games=40)

"""What a judge of Quivvit must see."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean

import pytest

from bots.judges.quivvit import QuivvitForesight, rounds_left
from bots.judges.quivvit_outlook import QuivvitOutlook
from bots.levels import make_bot
from rules.core import Seat
from rules.quivvit import (
    QUIVVIT,
    Action,
    Claim,
    Colour,
    Cover,
    Keep,
    Options,
    Pass,
    Rotate,
    State,
    deal,
    imagine,
)
from tests.bots.decided_contest import check_contest, stand_in_order
from tests.matches.changed import changed
from tests.rules.quivvit.positions import HALF, read

ROW = """
    gy1  rb3  yr1  br3  gy1
    rb   yg   bg   yg   rb
"""
FOUR = """
    rg3  bg3  rb1
    by   yr   gy
    gy3  yg3  gy1
    rb   rb   br
"""


def choices(state: State, seat: int = 0, level: str = "judge") -> Counter[Action]:
    """What a bot chooses in ten tries."""
    bot, view, legal = make_bot(level, "quivvit"), state.view(Seat(seat)), state.legal(Seat(seat))
    return Counter(bot.choose(view, legal, Random(seed)) for seed in range(10))


def gained(state: State, action: Action) -> int:
    """What the action brings seat 0 at once."""
    after, _ = state.apply({Seat(0): action}, Random(1))
    return after.view(None).board.points()[0]


def most_gained(state: State) -> int:
    return max(gained(state, action) for action in state.legal(Seat(0)))


@pytest.mark.parametrize("seed", range(10))
def test_the_judge_takes_most_points(seed: int) -> None:
    dealt = changed(deal(Options(), 2, Random(seed)), first=Seat(0), player=Seat(0))
    best = most_gained(dealt)
    assert best >= 5
    assert all(gained(dealt, action) == best for action in choices(dealt))


@pytest.mark.parametrize("colour", Colour)
def test_the_judge_takes_most_points_in_the_rolled_colour(colour: Colour) -> None:
    options = Options(random_color=True)
    dealt = changed(deal(options, 2, Random(1)), first=Seat(0), player=Seat(0), die=colour)
    best = most_gained(dealt)
    assert best >= 2
    assert all(gained(dealt, action) == best for action in choices(dealt))


def test_cards_that_cost_points_are_left() -> None:
    picture = """
        gy-1 rb-1
        rb   yg
    """
    state = read(picture, deck=0)
    assert any(gained(state, action) < 0 for action in state.legal(Seat(0)))
    assert all(gained(state, action) == 0 for action in choices(state))


def test_a_rich_free_link_is_claimed() -> None:
    state = changed(read(FOUR, Options(double_rotation=True), deck=0), round=5)
    assert set(choices(state)) == {Claim(6)}


def test_the_double_rotate_card_is_kept_when_a_quarter_turn_is_as_good() -> None:
    picture = """
        rg1  yg1
        by   rb
    """
    state = changed(read(picture, Options(double_rotation=True), deck=9), round=5)
    assert all(not isinstance(a, Rotate) or a.way is not HALF for a in choices(state))


def asked_to_block(picture: str, round: int) -> State:
    return changed(read(picture, Options(color_block=True), deck=0), asking=True, round=round)


def test_a_block_goes_where_it_costs_the_player_most() -> None:
    state = asked_to_block(FOUR, round=5)

    def left(place: int) -> int:
        answer, _ = state.apply({Seat(1): Cover(place)}, Random(1))
        return most_gained(answer)

    least = min(left(place) for place, card in enumerate(state.board.grid) if card)
    assert least < most_gained(changed(state, asking=False))
    for action in choices(state, seat=1):
        assert isinstance(action, Cover)
        assert left(action.place) == least


def test_a_block_is_kept_when_it_would_cost_the_player_nothing() -> None:
    picture = """
        gy1  ..
        rb   ..
    """
    assert set(choices(asked_to_block(picture, round=5), seat=1)) == {Keep()}


def test_an_easy_bot_is_never_foolish() -> None:
    dealt = changed(deal(Options(), 2, Random(3)), player=Seat(0))
    assert min(gained(dealt, action) for action in choices(dealt, level="easy")) > 0


def test_an_easy_bot_leaves_a_good_part_of_what_there_is_to_people() -> None:
    shares = []
    for seed in range(20):
        dealt = changed(deal(Options(), 2, Random(seed)), player=Seat(0))
        easy = choices(dealt, level="easy").elements()
        shares.append(mean(gained(dealt, action) for action in easy) / most_gained(dealt))
    assert 0.6 < mean(shares) < 0.73


def test_a_block_is_not_wasted_on_who_is_far_behind() -> None:
    state = changed(
        read(FOUR, Options(color_block=True), seats=3, deck=0),
        asking=True,
        taken=((), (), tuple(range(110, 120))),
    )
    for level in ("judge", "easy"):
        assert set(choices(state, seat=1, level=level)) == {Keep()}


def test_an_outlook_counts_what_is_left_when_cards_are_gone() -> None:
    grid = read(FOUR).board.grid
    outlook = QuivvitOutlook(grid, (None,))
    whole = outlook.best()
    for place in (0, 1, 5, 6):
        rest = tuple(None if spot == place else card for spot, card in enumerate(grid))
        assert outlook.best({place}) == pytest.approx(QuivvitOutlook(rest, (None,)).best())
        assert outlook.best({place}) <= whole


def test_rounds_left_are_those_of_the_rules_or_of_the_deck() -> None:
    assert rounds_left(read("").view(None)) == 4
    draining = read("", Options(drain_the_deck=True), deck=15 + 3 * 8)
    assert rounds_left(changed(draining, round=5).view(None)) == 3


def test_the_judge_knows_no_more_than_its_seat() -> None:
    state = read(ROW, Options(color_block=True, double_rotation=True))
    bot, view = make_bot("judge", "quivvit"), state.view(Seat(0))
    for seed in range(5):
        world = imagine(view, Random(seed))
        chosen = [bot.choose(s.view(Seat(0)), s.legal(Seat(0)), Random(9)) for s in (state, world)]
        assert chosen[0] == chosen[1]


def test_with_nothing_to_rotate_a_bot_passes() -> None:
    assert set(choices(read("", deck=0))) == {Pass()}


@pytest.mark.parametrize("seats", QUIVVIT.seats)
def test_the_judge_beats_random_choices(seats: int) -> None:
    levels = ["judge"] + ["random"] * (seats - 1)
    check_contest(lambda wins: wins[0] / 40 >= 0.6, QUIVVIT, levels, games=40)


def both_turns(state: State, action: Action) -> tuple[int, int]:
    """What the action brings seat 0, and what the next player can take after it."""
    after, _ = state.apply({Seat(0): action}, Random(1))
    player, before = after.turn.player, after.view(None).board.points()
    ends = [after.apply({player: answer}, Random(1))[0] for answer in after.legal(player)]
    return before[0], max(end.board.points()[player] for end in ends) - before[player]


def test_a_normal_bot_takes_less_where_an_opponent_would_find_more() -> None:
    picture = """
        gy2  gb3  gy1  bg3
        rb   yr   rb   ry
        yb1  rb2  yr3  ry3
        gr   yg   bg   gb
    """
    state = changed(read(picture, deck=0), first=Seat(0))
    assert {both_turns(state, action) for action in choices(state)} == {(10, 7)}
    assert {both_turns(state, act) for act in choices(state, level="normal")} == {(9, 0)}


def test_a_normal_bot_takes_less_where_it_is_next_itself_and_finds_more() -> None:
    picture = """
        ry1  yg3  br1  br2
        gb   br   yg   yg
        gr1  br3  yb1  by3
        by   gy   rg   rg
    """
    state = read(picture, deck=0)
    assert {both_turns(state, action) for action in choices(state)} == {(8, 0)}
    assert {both_turns(state, act) for act in choices(state, level="normal")} == {(7, 6)}
    last = changed(state, round=5)
    assert {gained(last, action) for action in choices(last, level="normal")} == {8}


@pytest.mark.parametrize(("seats", "gains"), [(2, [13, 12, 11, 10]), (4, [13, 12])])
def test_the_more_opponents_the_less_is_given_up_for_what_the_next_one_finds(
    seats: int, gains: list[int]
) -> None:
    state = changed(deal(Options(), seats, Random(2)), first=Seat(0), player=Seat(0))
    ranked = QuivvitForesight().rank(state.view(Seat(0)), state.legal(Seat(0)), Random(1))
    assert sorted((gained(state, action) for action, _ in ranked), reverse=True) == gains


@pytest.mark.parametrize("options", [Options(random_color=True), Options(double_rotation=True)])
def test_a_normal_bot_looks_ahead_with_all_options(options: Options) -> None:
    state = changed(deal(options, 2, Random(1)), first=Seat(0), player=Seat(0))
    assert min(gained(state, action) for action in choices(state, level="normal")) > 0


@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("easy", "random")])
def test_the_levels_stand_in_order(better: str, worse: str) -> None:
    check_contest(stand_in_order, QUIVVIT, [better, worse], games=60)

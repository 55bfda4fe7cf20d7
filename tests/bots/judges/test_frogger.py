"""What a judge of Frogger must see."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import median

import pytest

from bots.arena.contest import contest
from bots.levels import make_bot
from bots.search_models.frogger import rank
from rules.frogger import FROGGER, Action, Options, State, deal, imagine
from tests.bots.decided_contest import check_contest, stand_in_order
from tests.rules.frogger.positions import act, played, read

PATH = "path Journey | Bard | Market | Harvest | Ace.Wyrms | Castle"
EMPTY = ". . | . | . . | . . . | . | . ."


def stand(line: str, held: str, market: str = "Mill", safe: str = "") -> State:
    """A position in which it is A's turn."""
    return read(f"""
        {PATH}
        frogs {line}
        home {safe}
        hands A: {held} B: Desert
        market {market}
        deck Pact Forest
    """)


def chosen(state: State, level: str = "judge") -> Counter[Action]:
    """What a bot does in twenty tries."""
    bot, seat = make_bot(level, "frogger"), state.acting
    view, legal = state.view(seat), state.legal(seat)
    return Counter(bot.choose(view, legal, Random(seed)) for seed in range(20))


def test_the_last_frog_goes_home() -> None:
    state = stand(". . | . | . . | . . . | . | A .", "Sea Painter", safe="AAAAA")
    for words in ("Castle.S by Sea.W", "Castle.S by Painter.K"):
        assert played(state, words)[0].ended
    done = set(chosen(state))
    wins = [act(state, f"Castle.S by {card}") for card in ("Sea.W", "Painter.S", "Painter.K")]
    assert done <= {*wins}


def test_a_card_goes_where_it_carries_farthest() -> None:
    state = stand(". A | . | . . | . . . | . | . .", "Author", market="", safe="AAAAA")
    assert chosen(state)[act(state, "Journey.W by Author.M")] == 20


def test_a_frog_without_a_card_goes_back_for_one() -> None:
    state = stand("A . | . | . . | . . . | . | . .", "-", "Sailor Calamity")
    assert chosen(state)[act(state, "Journey.M back to Excuse for Calamity")] == 20


def test_an_ace_sweeps_a_rival_where_the_way_is_the_same() -> None:
    state = stand(". A | . | . . | . B . | . | . .", "Ace.Moons Diplomat", market="")
    assert chosen(state)[act(state, "Journey.W by Ace.Moons.M")] == 20


def test_a_turn_is_not_stopped_while_a_card_carries_a_frog_on() -> None:
    state, _ = played(stand(EMPTY, "Author Sea Pact"), "Excuse by Author.K")
    assert chosen(state)[act(state, "stop")] == 0


def test_a_turn_is_stopped_before_the_only_frog_is_moved_for_nothing() -> None:
    state, _ = played(
        stand(". . | . | . . | . . A | . | . .", "Calamity", market=""),
        "Harvest.L by Calamity.Y",
    )
    assert chosen(state)[act(state, "stop")] == 20


def test_an_easy_bot_takes_nothing_of_the_worse_half() -> None:
    state = stand("A . | . | . . | . . . | . | A .", "Sailor Author", "Desert Market")
    view, legal = state.view(state.acting), state.legal(state.acting)
    worth = dict(rank(view, legal, Random(1)))
    done = chosen(state, "easy")
    assert len(done) > 2
    assert min(worth[action] for action in done) >= median(worth.values())


def test_an_easy_bot_sends_a_frog_back_now_and_then_where_it_can_at_small_gain() -> None:
    state = stand(". B | . | . . | . . . | . | A A", "Ace.Moons Sea", market="", safe="AAA")
    sweep = act(state, "Excuse by Ace.Moons.M")
    view, legal = state.view(state.acting), state.legal(state.acting)
    worth = dict(rank(view, legal, Random(1)))
    assert worth[sweep] < median(worth.values())
    assert 0 < chosen(state, "easy")[sweep] < 20
    assert chosen(state)[sweep] == 0


def test_the_judge_knows_no_more_than_its_seat() -> None:
    state = deal(Options(), 3, Random(4))
    seat, bot = state.acting, make_bot("judge", "frogger")
    for seed in range(5):
        world = imagine(state.view(seat), Random(seed))
        assert world != state
        pair = [bot.choose(s.view(seat), s.legal(seat), Random(9)) for s in (state, world)]
        assert pair[0] == pair[1]


@pytest.mark.parametrize("seats", FROGGER.seats)
def test_the_judge_beats_random_choices(seats: int) -> None:
    tally = contest(FROGGER, ["judge"] + ["random"] * (seats - 1), games=2 * seats, seed=1)
    assert tally.wins[0] == tally.games


@pytest.mark.parametrize(
    ("better", "worse"), [("judge", "normal"), ("normal", "easy"), ("easy", "random")]
)
def test_the_levels_stand_in_order(better: str, worse: str) -> None:
    check_contest(stand_in_order, FROGGER, [better, worse], games=24)

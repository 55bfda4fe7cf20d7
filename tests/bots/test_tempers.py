"""Tempers decide between choices that are about equally good, in every game and at every level."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

import pytest

from bots.levels import make_bot
from bots.search import SearchModel
from bots.tempers import TEMPERS, BotName
from bots.tempers.tempered import TemperedBot, Trait, traits_of
from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.match import Match
from tests.all_games import GAMES
from tests.games.registered import REGISTRATION as LILIES
from tests.matches.match_histories import AnyGame, game_id, play_with_bots

RATINGS = {1: 5.0, 2: 5.2, 3: 4.9, 4: 7.0, 5: 1.0}


MATCHES = 6  # at most, until every temper has changed something


class _View:
    seat = Seat(0)


def _number(view: _View, action: int) -> float:
    return action


class _Takes:
    """A bot that always takes the same number."""

    def __init__(self, number: int) -> None:
        self._number = number

    def choose(self, view: _View, legal: Collection[int], rng: Random) -> int:
        return self._number


def _chosen(number: int, margin: float, ratings: dict[int, float] = RATINGS) -> int:
    """What a bot that likes high numbers takes in place of *number*."""
    model: SearchModel[int, _View] = SearchModel(
        imagine=lambda view, rng: pytest.fail("nothing is imagined"),
        rank=lambda view, legal, rng: list(ratings.items()),
        reply=lambda state, rng: {},
        far_enough=lambda first, now: True,
        shares=lambda state: (),
    )
    bot: TemperedBot[int, _View] = TemperedBot(_Takes(number), model, Trait(_number, margin))
    return bot.choose(_View(), range(1, 7), Random(1))


@pytest.mark.parametrize(("margin", "taken"), [(0.0, 1), (0.15, 3), (0.05, 1), (3.0, 4)])
def test_of_what_is_rated_about_alike_a_bot_takes_what_shows_its_temper(
    margin: float, taken: int
) -> None:
    assert _chosen(1, margin) == taken


def test_a_bot_keeps_a_choice_that_nothing_else_is_like() -> None:
    assert _chosen(5, 1.0) == 5


def test_a_bot_keeps_a_choice_that_the_judge_has_not_rated() -> None:
    assert _chosen(6, 9.0) == 6


def test_the_name_of_a_bot_tells_level_and_temper() -> None:
    assert BotName.read("easy") == ("easy", None)
    assert BotName.read("hard-bold") == ("hard", "bold")
    assert [str(BotName.read(name)) for name in ("easy", "hard-bold")] == ["easy", "hard-bold"]


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_temper_changes_some_choices_in_every_game(game: AnyGame) -> None:
    changed = dict.fromkeys(TEMPERS, 0)
    assert tuple(traits_of(REGISTRATIONS[game.name])) == TEMPERS
    for seed in range(MATCHES):
        match = Match(game, game.options(), max(2, game.seats[0]), seed)
        while match.waiting_for and not all(changed.values()):
            seat, turn = min(match.waiting_for), len(match.log)
            plain = _choice("normal", match, seat, turn)
            for temper in [temper for temper in TEMPERS if not changed[temper]]:
                changed[temper] += _choice(f"normal-{temper}", match, seat, turn) != plain
            match.choose(seat, plain)
    assert all(changed.values()), changed


def _choice(name: str, match: Match[Any, Any, Any, Any], seat: Seat, turn: int) -> object:
    bot, state = make_bot(name, match.game.name), match.state
    return bot.choose(state.view(seat), state.legal(seat), Random(turn))


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_bots_of_all_tempers_play_whole_matches(game: AnyGame) -> None:
    names = [f"easy-{temper}" for temper in TEMPERS][: game.seats[-1]]
    played = play_with_bots(game, game.options(), names, 5)
    assert played.match.state.outcome() is not None


def test_an_unknown_temper_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="no temper 'mild'; choose from bold, cautious, thieving"):
        make_bot("easy-mild", "quibbit")


def test_where_a_game_has_no_tempers_its_bots_have_none() -> None:
    assert not traits_of(LILIES)

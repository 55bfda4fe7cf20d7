"""Why a match is over is true for those who only passed because they had to."""

from __future__ import annotations

from random import Random

from bots.levels import make_bot
from rules.core import Seat
from rules.match import Match
from rules.mosquito import MOSQUITO, Action, Event, Options, Reason, View
from scenes.core.ending import final_outcome
from scenes.games.mosquito.events.ending import ending
from words import say

SEATS, MATCHES = 3, 12
OPTIONS = Options(columns=6, deals="one", helpers=1)


def played(seed: int) -> tuple[Match[Options, Action, Event, View], list[bool]]:
    """A match of bots, and of each choice whether there was only one."""
    match, bot, rng = Match(MOSQUITO, OPTIONS, SEATS, seed), make_bot("easy", "mosquito"), Random(0)
    forced = []
    while match.waiting_for:
        (seat,) = match.waiting_for
        legal = match.state.legal(seat)
        forced.append(len(legal) == 1)
        match.choose(seat, bot.choose(match.state.view(seat), legal, rng))
    return match, forced


def test_a_match_that_nobody_could_go_on_with_is_said_to_be_so() -> None:
    told = set()
    for match, forced in map(played, range(MATCHES)):
        why, reason = ending(match).reason, final_outcome(match).reason
        told.add(why)
        if why == say("mosquito.ended_stuck"):
            assert reason is Reason.ALL_PASSED
            assert all(forced[-SEATS:])
    assert say("mosquito.ended_stuck") in told


def test_passes_of_ones_own_will_are_said_to_end_it() -> None:
    options = Options(deals="one")
    match: Match[Options, Action, Event, View] = Match(MOSQUITO, options, SEATS, 1)
    while match.waiting_for:
        (seat,) = match.waiting_for
        match.choose(Seat(seat), [*match.state.legal(seat)][-1])
    assert final_outcome(match).reason is Reason.ALL_PASSED
    assert ending(match).reason == say("mosquito.ended_all_passed")
    told = {row.words for row in ending(match, tells_direct=False).rows}
    assert told == {say("mosquito.result_points", points=0)}, "a lesson tells of direct ones last"

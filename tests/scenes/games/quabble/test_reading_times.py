"""How long a round of Quabble is left to read for who is new to it, and when nothing disturbs."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from random import Random
from typing import NamedTuple

from rules.core import Seat
from rules.quabble import QUABBLE
from scenes.games.quabble.events.animator import FIRST_NEW, JUDGED_LAST, OWN
from scenes.games.quabble.table import QuabbleTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import STEP
from tests.scenes.running_app import running_app
from words import say

ME = Seat(0)
ROUNDS, SHORT = 2, 0.2  # of a match; seconds


class Look(NamedTuple):
    """What lies there at one step."""

    results: int
    speed_hint: bool
    offers: int


@cache
def looks(hints: str) -> list[Look]:
    """A lone person's first rounds with bots, step by step."""
    with running_app((320, 180)) as app:
        app.set(hints=hints)
        table = app.open_table(Person(LEFT_KEYS), *[BotPlayer("easy")] * 3, game=QUABBLE)
        assert isinstance(table, QuabbleTable)
        rng, found = Random(1), list[Look]()
        while len(table.match.log) < ROUNDS * 5 or not table.awaiting_choice:
            app.stack.step()
            found.append(look(table))
            if table.awaiting_choice and ME in table.pending.missing:
                table.pending.decide(ME, rng.choice(list(table.match.state.legal(ME))))
        return found


def look(table: QuabbleTable) -> Look:
    there = {token.name: token for token in table.stage.tokens if token.visible}
    speed = table.top_bar.hint_token(say("table.hint_speed")).picture
    slip = there.get("hint")
    return Look(
        len([giver for giver in map(Seat, range(4)) if giver in table._animator._claims.results]),
        slip is not None and slip.picture == speed,
        len(table.tokens.gaps.offers),
    )


def seconds(hints: str, results: int) -> list[float]:
    """How long so many results lay there to be read, each time."""
    found = [
        len(list(steps)) * STEP
        for shown, steps in groupby(looks(hints), lambda one: one.results == results)
        if shown
    ]
    return [one for one in found if one > SHORT]  # not while all of them go away


def test_all_results_of_a_round_lie_there_long_enough_to_be_read() -> None:
    assert len(seconds("never", 4)) == ROUNDS
    assert all(one >= OWN + JUDGED_LAST - SHORT for one in seconds("never", 4))


def test_the_first_claim_of_a_round_stays_longer_while_a_game_is_new() -> None:
    first = zip(seconds("always", 1), seconds("never", 1), strict=True)
    assert all(new >= usual + FIRST_NEW - SHORT for new, usual in first)


def test_how_bots_get_faster_is_told_after_an_offer() -> None:
    told = [one for one in looks("always") if one.speed_hint]
    assert told
    assert all(one.offers and not one.results for one in told)

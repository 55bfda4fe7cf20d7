"""How long a round of Quabble is left to read for who is new to it, and when nothing disturbs."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from random import Random
from typing import NamedTuple

from rules.core import Seat
from rules.quabble import QUABBLE
from scenes.games.quabble.events.animator import ALL_ALONE, FIRST_NEW, JUDGED_LAST, OWN
from scenes.games.quabble.table import QuabbleTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import STEP, steps_in
from tests.scenes.running_app import running_app
from tests.scenes.table.captions.under_slips import read_words
from words import say

ME = Seat(0)
ROUNDS, SEATS, SHORT = 3, 4, 0.2  # of a match; seconds
WAITS = steps_in(8.0)  # for hints, before somebody chooses


class Look(NamedTuple):
    """What lies there at one step."""

    result: Seat | None
    """Who has offered the card whose result lies there."""
    speed_hint: bool
    offers: int


@cache
def looks(hints: str) -> list[Look]:
    """A lone person's first rounds with bots, step by step."""
    with running_app((320, 180)) as app:
        app.set(hints=hints)
        bots = [BotPlayer("random")] * (SEATS - 1)
        table = app.open_table(Person(LEFT_KEYS), *bots, game=QUABBLE)
        assert isinstance(table, QuabbleTable)
        rng, found, waited = Random(1), list[Look](), 0
        while len(table.match.log) < ROUNDS * (SEATS + 1) or not table.awaiting_choice:
            app.stack.step()
            found.append(look(table))
            asked, bar = table.awaiting_choice and ME in table.pending.missing, table.top_bar
            waited = waited + 1 if asked else 0
            # hints wait for one's own turn, and one until a card is pointed at
            if asked and (not bar.has_hint or (waited > WAITS and not bar.reads_hint)):
                table.pending.decide(ME, rng.choice(list(table.match.state.legal(ME))))
        return found


def look(table: QuabbleTable) -> Look:
    there = {token.name: token for token in table.stage.tokens if token.visible}
    speed = say("table.hint_speed_key", control="Space", log="F")
    slip = there.get("hint")
    return Look(
        next(iter(table._animator._claims.results.shown), None),
        slip is not None and read_words(slip) == speed,
        len(table.tokens.gaps.offers),
    )


def seconds(hints: str) -> list[float]:
    """How long each result lay there to be read, one after another."""
    steps = groupby(looks(hints), lambda one: one.result)
    return [len(list(same)) * STEP for giver, same in steps if giver is not None]


def test_each_result_lies_there_long_enough_to_be_read_and_the_last_one_longest() -> None:
    found = seconds("never")
    assert len(found) == ROUNDS * SEATS
    assert all(one > ALL_ALONE / SEATS - 2 * STEP for one in found)
    assert all(one > OWN + JUDGED_LAST - 2 * STEP for one in found[SEATS - 1 :: SEATS])


def test_the_first_claim_of_a_round_stays_longer_while_a_game_is_new() -> None:
    first = zip(seconds("always")[::SEATS], seconds("never")[::SEATS], strict=True)
    assert all(new >= usual + FIRST_NEW - SHORT for new, usual in first)


def test_how_bots_get_faster_is_told_while_cards_are_offered() -> None:
    told = [one for one in looks("always") if one.speed_hint]
    assert told
    assert all(one.result is None for one in told)

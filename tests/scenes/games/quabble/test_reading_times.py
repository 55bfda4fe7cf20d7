"""How long a round of Quabble is left to read for who is new to it, and when nothing disturbs."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from random import Random
from typing import NamedTuple

from rules.core import Seat
from rules.quabble import QUABBLE
from scenes.games.quabble.events.animator import FIRST_NEW
from scenes.games.quabble.events.gains_animator import READ_NEW
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

    summary: bool
    callout: bool
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
    slip, summary = there.get("hint"), there.get("round summary")
    return Look(
        summary is not None and summary.pose.alpha == 1,
        "callout" in there,
        slip is not None and slip.picture == speed,
        len(table.tokens.gaps.offers),
    )


def seconds(hints: str, field: str) -> list[float]:
    """How long that lay there, each time."""
    return [
        len(list(steps)) * STEP
        for shown, steps in groupby(looks(hints), lambda one: getattr(one, field))
        if shown
    ]


def test_a_summary_stays_longer_while_a_game_is_new() -> None:
    assert max(seconds("never", "summary")) < READ_NEW - 1
    assert all(abs(one - READ_NEW) < SHORT for one in seconds("always", "summary"))


def test_the_first_claim_of_a_round_stays_longer_while_a_game_is_new() -> None:
    assert first_claim("always") >= first_claim("never") + FIRST_NEW - SHORT


def first_claim(hints: str) -> float:
    """How long the first card lies there that is settled while all wait to be."""
    called = [one for one in looks(hints) if one.callout and one.offers == 4]
    return len(called) * STEP / ROUNDS


def test_how_bots_get_faster_is_told_after_an_offer() -> None:
    told = [one for one in looks("always") if one.speed_hint]
    assert told
    assert all(one.offers and not one.summary and not one.callout for one in told)

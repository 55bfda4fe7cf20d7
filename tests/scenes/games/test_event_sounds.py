"""Moments that are heard when they are seen, or before."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from rules.core import Seat
from rules.quabble import HOUSE_SET, Card, CardKind, CardSlain, CardSnatched, NothingSnatched
from rules.quivvit import BlocksAsked, Options
from scenes.core.script import advance
from scenes.table.game_table import AnyTable
from seats.occupants import BotPlayer
from sounds.names import Sound
from sprites.motion.timestep import STEP
from tests.scenes.games.quabble.tables import new_table as quabble_table
from tests.scenes.games.quivvit.tables import new_table as quivvit_table
from tests.scenes.running_app import RunningApp, running_app

BOTS = (BotPlayer("easy"),) * 3
ANN, BOB = Seat(0), Seat(1)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def heard_at(app: RunningApp, table: AnyTable, event: Any) -> list[tuple[Sound, float]]:
    """The sounds of *event*, and how many seconds after its beginning each came."""
    script, steps, heard = table.show(event), 0, []
    app.played.clear()
    goes_on = True
    while goes_on:
        goes_on = advance(script)
        table.motions.step()
        table.stage.tick()
        heard += [(sound, steps * STEP) for sound in app.played]
        app.played.clear()
        steps += 1
    return heard


def card_of(kind: CardKind) -> Card:
    return Card(HOUSE_SET.kinds.index(kind))


def test_a_card_is_slain_as_the_blade_hits_and_each_time(app: RunningApp) -> None:
    table = quabble_table(app, *BOTS)
    table.build()
    event = CardSlain(
        ANN, card_of(CardKind.DEATHSLAYER), card_of(CardKind.GRUNGLE), BOB, Fraction(3)
    )
    for _ in range(3):
        times = dict(heard_at(app, table, event))
        assert 0.25 <= times[Sound.SLAIN] - times[Sound.BLADE] <= 0.4


@pytest.mark.parametrize(
    "event",
    [
        CardSnatched(ANN, card_of(CardKind.RED_SNATCHER), card_of(CardKind.GRUNGLE), BOB),
        NothingSnatched(ANN, card_of(CardKind.RED_SNATCHER)),
    ],
)
def test_a_thief_is_heard_before_it_grabs(app: RunningApp, event: object) -> None:
    table = quabble_table(app, *BOTS)
    table.build()
    if isinstance(event, CardSnatched):
        table.tokens.open_cards.treasuries[BOB].append(event.target)
    times = dict(heard_at(app, table, event))
    grab = Sound.SNATCH if isinstance(event, CardSnatched) else Sound.EMPTY_PAW
    assert times[grab] - times[Sound.THIEF] >= 0.25


def test_the_question_about_blocks_is_heard(app: RunningApp) -> None:
    table = quivvit_table(app, *BOTS, options=Options(color_block=True))
    table.build()
    assert (Sound.BLOCKS_ASKED, 0.0) in heard_at(app, table, BlocksAsked((ANN, BOB)))

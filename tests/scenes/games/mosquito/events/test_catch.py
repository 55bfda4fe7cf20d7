"""The suits by which a card is placed light up one after another, and a long run flares."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.mosquito import Card, CardPlaced, Spot
from scenes.games.mosquito.cards import suit_light
from scenes.games.mosquito.components.last_turns import LastTurns
from scenes.games.mosquito.events.turns.catch import WIDE, PointCatch
from scenes.games.mosquito.events.turns.point_moments import RUN_SECONDS, RUN_STEP, PointMoments
from scenes.games.mosquito.table import MosquitoTable
from seats.occupants import BotPlayer
from sprites.motion.timestep import steps_in
from sprites.pictures.pictures import Collage, Picture
from sprites.pictures.pose import NO_OFFSET
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait
from words import say

ANN = Seat(0)
BY = Spot(1, 0), Spot(2, 0), Spot(3, 0)
SECONDS = 0.3


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


def suits_that_shine(table: MosquitoTable) -> list[Picture]:
    return [token.picture for token in table.stage.tokens if token.name == "suit"]


def test_three_suits_light_up_in_their_order_and_shine_until_they_are_put_out(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=2))
    rows, catch, counts = table.tokens.rows, PointCatch(table.tokens), []
    for _ in catch.light_up(BY, SECONDS):
        counts.append(len(suits_that_shine(table)))
    assert counts == sorted(counts)
    assert {*counts} == {1, 2, 3}
    suits = sorted(rows.cards[at.number - 1][0].suit for at in BY)
    wide = WIDE * rows.layout.card
    assert suits_that_shine(table) == [suit_light(suit, wide) for suit in suits]
    catch.put_out()
    assert not suits_that_shine(table)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_cards_of_a_long_run_of_direct_points_flare(app: RunningApp, count: int) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=12))
    rows, turns = table.tokens.rows, LastTurns(2, mixed=False)
    spots = [at for at in rows.tokens if at.level][:count]
    table.tokens.meter.counts_direct = True
    moments = PointMoments(table.tokens, turns)
    *before, last = (CardPlaced(ANN, Card.ACE_OF_SPADES, at, BY, clean=True) for at in spots)
    for event in before:
        turns.remember(event, rows.cards, rows.cards)
    moments.light_run(last)
    flared = set()
    for _ in range(steps_in(RUN_STEP * count + RUN_SECONDS)):
        table.stage.tick()
        flared |= {at for at in spots if rows.tokens[at].offset != NO_OFFSET}
    assert flared == ({*spots} if count > 2 else set())


def test_the_point_rises_as_the_mosquito_is_snapped(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=4))
    rows = table.tokens.rows
    at = next(spot for spot in rows.tokens if spot.level)
    placed = CardPlaced(ANN, Card.ACE_OF_SPADES, at, BY, clean=True)
    seen = dict[str, int]()
    for steps, _ in enumerate(PointCatch(table.tokens).show(placed)):
        table.stage.tick()
        for token in table.stage.tokens:
            if token.name == "tongue":
                seen.setdefault("tongue", steps)
            if token.name == "score" and isinstance(token.picture, Collage):
                seen.setdefault("number", steps)
    assert abs(seen["number"] - seen["tongue"]) <= 2


def test_a_long_run_of_direct_points_is_told_large_at_all_its_cards(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=12))
    rows, turns = table.tokens.rows, LastTurns(2, mixed=False)
    spots = [at for at in rows.tokens if at.level][:3]
    table.tokens.meter.counts_direct = True
    moments = PointMoments(table.tokens, turns)
    for count, at in enumerate(spots, 1):
        event = CardPlaced(ANN, Card.ACE_OF_SPADES, at, BY, clean=True)
        with (
            patch.object(table.climaxes, "climax") as climax,
            patch.object(moments, "_stuck") as no,
        ):
            no.return_value = None
            assert (moments.large(event) is not None) is (count == 3)
        turns.remember(event, rows.cards, rows.cards)
    words, *cards = climax.call_args.args
    assert words == say("mosquito.chain", count=3)
    assert cards == [rows.tokens[at] for at in spots]

"""A turned card shows what it would leave to the next frog."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.quivvit import Options, linked_places
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.components.highlights import would_link
from scenes.games.quivvit.components.links.link_tags import signed
from scenes.games.quivvit.components.links.next_turn_bubble import best_gain_without
from scenes.games.quivvit.events.waiting import next_player
from scenes.games.quivvit.table import QuivvitTable
from seats.intents import Intent
from sprites.stage.token import Token
from tests.scenes.games.quivvit.choosing.rotation_choosers import (
    ANN,
    BOB,
    chooser,
    linking,
    seated,
)
from tests.scenes.games.quivvit.tables import change_state
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY
from words import say


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True, hints="always")) as opened:
        yield opened


def left(table: QuivvitTable) -> list[Token]:
    return [token for token in table.stage.tokens if token.name == "next-turn-bubble"]


def turn_linking(app: RunningApp, table: QuivvitTable) -> int:
    """Turn a card that links others; its place."""
    place = linking(table, True)
    chooser(table)._move(place)
    tap(app, KeyButtons(), Intent.CONFIRM)
    assert not left(table), "it lies as it did"
    tap(app, KeyButtons(), Intent.RIGHT)
    app.frames(2)
    return place


def test_the_next_frog_thinks_of_its_best_turn_of_what_would_stay(app: RunningApp) -> None:
    table = seated(app, round=2)
    found, grid = would_link(table.view, turn_linking(app, table), 1)
    points = best_gain_without(grid, linked_places(found))
    assert points > 0
    box = table.panels[BOB].places.box
    assert all(box.contains(token.pose.x, token.pose.y) for token in left(table))
    assert signed(points) in repr(left(table)[0].picture)
    assert chooser(table).hand.leaves == (BOB, points)
    assert table.choosing._left((BOB, points)).endswith(say("quivvit.worth", count=points))
    tap(app, KeyButtons(), Intent.CANCEL)
    assert not left(table)


def test_nothing_is_shown_where_nobody_follows_or_no_colour_is_known(app: RunningApp) -> None:
    for options, number in ((Options(random_color=True), 2), (Options(), 5)):
        table = seated(app, options, round=number)
        change_state(table, first=BOB if number == 5 else ANN)
        assert next_player(table.view) == (None if number == 5 else BOB)


def test_who_knows_the_game_has_to_look_for_it(app: RunningApp) -> None:
    app.set(hints="never")
    table = seated(app, round=2)
    turn_linking(app, table)
    assert not left(table)


def test_the_second_of_two_follows_itself() -> None:
    with running_app(TINY, Settings()) as app:
        table = seated(app, round=2)
        change_state(table, player=Seat(2), first=Seat(0))
        assert next_player(table.view) == Seat(1), "who begins the next round"

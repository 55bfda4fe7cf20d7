"""A card on which a cursor rests tells what its two turns would bring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.core.settings.settings import Settings
from scenes.games.quivvit.card_face import INSET, PATCH
from scenes.games.quivvit.choosing.resting_preview import REST
from scenes.games.quivvit.layout import APART
from scenes.games.quivvit.table import QuivvitTable
from seats.intents import Intent
from sprites.stage.token import Token
from tests.scenes.games.quivvit.test_pointed_rotation import pointed
from tests.scenes.games.quivvit.test_rotation_chooser import HERE, chooser, linking, seated
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import Finger, KeyButtons, Mouse, tap
from tests.scenes.table.checked_tables import TINY

RESTED = round(60 * REST) + 2  # frames


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def previews(table: QuivvitTable, name: str = "turn-preview") -> list[Token]:
    return [token for token in table.stage.tokens if token.name == name]


def test_a_card_shows_what_turns_bring_once_a_cursor_has_rested_on_it(app: RunningApp) -> None:
    table, keys = seated(app), KeyButtons()
    tap(app, keys, Intent.RIGHT)
    assert not previews(table)
    app.frames(RESTED)
    left, right = previews(table)
    slot = table.layout.places[HERE + 1]
    assert left.pose.x < slot.x < right.pose.x
    tap(app, keys, Intent.RIGHT)
    assert not previews(table), "nothing is shown on the way"


def test_a_card_in_the_hand_and_a_choice_end_it(app: RunningApp) -> None:
    table, keys = seated(app), KeyButtons()
    app.frames(RESTED)
    assert previews(table)
    tap(app, keys, Intent.CONFIRM)
    assert not previews(table)
    assert not previews(table, "ghost")


def test_ghosts_frame_the_corners_of_others_that_would_be_linked(app: RunningApp) -> None:
    table = pointed(app)
    place = linking(table, True)
    Mouse(app).move(table.layout.places[place].x, table.layout.places[place].y)
    app.frames(RESTED + 2)
    turned = chooser(table)._turned
    squares = turned.linked(place)
    assert squares
    assert all(square.place != place for square in squares)
    assert len(previews(table, "ghost")) == len(squares)


def test_a_finger_sees_it_only_on_a_card_in_the_hand(app: RunningApp) -> None:
    Finger(app).touch(1, 1)
    app.frames(2)
    table = pointed(app)
    app.frames(RESTED)
    assert chooser(table)._context.controls.touch
    assert not previews(table)


def test_slips_cover_no_square_of_a_neighbour(app: RunningApp) -> None:
    table = seated(app)
    app.frames(RESTED)
    card, slot = table.layout.card, table.layout.places[HERE]
    free = (0.5 + APART + 0.5 - INSET - PATCH / 2) * card  # to where the squares of others begin
    for token in previews(table):
        wide, high = app.context.renderer.size(token.picture)
        assert abs(token.pose.x - slot.x) + wide / 2 <= free
        assert token.pose.y - slot.y + high / 2 <= free
        assert token.pose.y - slot.y - high / 2 > INSET * card, "and little of one's own"


def test_slips_stay_where_they_are_once_the_card_is_in_the_hand(app: RunningApp) -> None:
    table, keys = seated(app), KeyButtons()
    app.frames(RESTED)
    before = [token.pose for token in previews(table)]
    tap(app, keys, Intent.CONFIRM)
    app.frames(2)
    marks = [token.pose for token in previews(table, "mark") if token.visible]
    assert marks == before

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.quivvit import Rotate, Way
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.table import QuivvitTable
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests import input_events
from tests.scenes.games.quivvit.choosing.rotation_choosers import (
    ANN,
    choice,
    chooser,
    linking,
    pointed,
)
from tests.scenes.games.quivvit.tables import change_state, new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import Mouse
from tests.scenes.table.checked_tables import TINY, open_and_wait


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def touch(app: RunningApp, table: QuivvitTable, place: int, *sides: int) -> None:
    """Click a card in its middle (0), to the left of it (-1), to the right of it (1)."""
    slot = table.layout.places[place]
    for side in sides:
        Mouse(app).touch(slot.x + side * 0.4 * table.layout.card, slot.y)
        app.frames(2)


def test_a_wheel_turns_and_a_click_plays(app: RunningApp) -> None:
    table = pointed(app)
    place = linking(table, True)
    slot = table.layout.places[place]
    Mouse(app).move(slot.x, slot.y)
    app.frames(2)
    input_events.wheel(-1)
    app.frames(2)
    assert chooser(table).hand.place == place
    touch(app, table, place, 0)
    assert choice(table) == Rotate(place, Way.RIGHT)


def test_the_sides_of_a_card_in_the_hand_turn_it_and_its_middle_plays_it(app: RunningApp) -> None:
    table = pointed(app)
    place = linking(table, True)
    for side, quarters in ((0, 0), (-1, -1), (-1, -1), (1, 1), (1, 1)):
        touch(app, table, place, side)
        assert chooser(table).hand.quarters == quarters
        assert chooser(table).hand.place == place
        assert not choice(table)
    touch(app, table, place, 0)
    assert choice(table) == Rotate(place, Way.RIGHT)
    assert "mark" not in [token.name for token in table.stage.tokens]


@pytest.mark.parametrize(
    ("spot", "way"), [(Intent.TURN_LEFT, Way.LEFT), (Intent.TURN_RIGHT, Way.RIGHT)]
)
def test_a_slip_with_points_turns_the_card_wherever_it_is_pressed(
    app: RunningApp, spot: Intent, way: Way
) -> None:
    table = pointed(app)
    place = linking(table, True)
    touch(app, table, place, 0)
    slip = chooser(table).hand.box(spot)
    assert slip
    for x, y in (slip.centre, *slip.inset(2).corners):
        assert chooser(table).hand.under(x, y) is spot
    Mouse(app).touch(*slip.centre)
    app.frames(2)
    assert chooser(table).hand.action == Rotate(place, way)


def test_a_pointer_plays_what_links_nothing_only_if_it_presses_twice(app: RunningApp) -> None:
    table = pointed(app)
    place = linking(table, False)
    touch(app, table, place, 0, 1, 0, -1, 1, 0)
    assert not choice(table)
    touch(app, table, place, 0)
    assert choice(table) == Rotate(place, Way.RIGHT)


def test_a_card_that_is_clicked_in_its_middle_twice_is_put_back(app: RunningApp) -> None:
    table = pointed(app)
    touch(app, table, 7, 0)
    names = [token.name for token in table.stage.tokens if token.visible]
    assert names.count("mark") == 2
    touch(app, table, 7, 0)
    assert chooser(table).hand.place is None
    assert chooser(table).hand.box(Intent.TURN_LEFT) is None, "nothing is pressed on it"


def test_a_card_dragged_there_and_back_is_not_played(app: RunningApp) -> None:
    table = pointed(app)
    mouse, slot = Mouse(app), table.layout.places[7]
    for x, down in ((slot.x, True), (slot.x + 90, None), (slot.x + 2, None), (slot.x, False)):
        place = mouse._share(x, slot.y)
        input_events.mouse_to(*place)
        if down is not None:
            input_events.mouse_button(*place, down=down)
        app.frames(2)
    assert not choice(table)
    assert chooser(table).hand.place == 7
    mouse.touch(30, 600)  # beside everything
    app.frames(2)
    assert chooser(table).hand.place is None


def test_who_takes_up_the_mouse_finds_its_marks_on_the_card_in_the_hand(app: RunningApp) -> None:
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"))
    change_state(table, player=ANN, first=ANN)
    taken = chooser(open_and_wait(app, table))
    assert taken._take()
    assert taken.hand._marks._signs
    assert taken.go_on_with(replace(taken._context.controls, device=POINTER))
    assert not taken.hand._marks._signs

"""With one button nothing tells what is on a secret list, or which of it was chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core import Seat
from scenes.core.settings.settings import Settings
from scenes.games.frogger.table import FroggerTable
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.game_table import AnyTable
from scenes.table.named_choices.list_chooser import ListChooser
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Person
from tests.scenes.games.frogger.swapped_hands import all_alike, shared
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import FrameRecord, RunningApp, running_app

ANN, BOB = Seat(0), Seat(1)
SETTINGS = Settings(one_button="auto", scan_time=500)
MOVES = 100  # frames in which the scan goes on from the first row


def list_of(table: AnyTable, seat: Seat = ANN) -> ListChooser[object]:
    chooser = table.pending.chooser(seat)
    assert isinstance(chooser, ListChooser)
    return chooser


def wait(app: RunningApp, table: FroggerTable) -> None:
    """Do nothing."""


def look_and_hide(app: RunningApp, table: FroggerTable) -> None:
    """Look at one's list for a while, and let it be hidden."""
    list_of(table).list.choose()
    app.frames(30)
    table.pending.hide()


@pytest.mark.parametrize("act", [wait, look_and_hide], ids=lambda act: act.__name__)
def test_the_scan_of_a_hidden_list_tells_nothing(
    act: Callable[[RunningApp, FroggerTable], None],
) -> None:
    recordings: list[list[FrameRecord]] = []
    for which in range(2):
        with running_app(settings=SETTINGS) as app:
            table = shared(app, which)
            act(app, table)
            app.frames(40)
            recordings.append(app.record(MOVES))
            assert not list_of(table).open
    assert len({frame.picture for frame in recordings[0]}) > 3, "nothing moves at all"
    all_alike(recordings)


def test_an_open_list_shows_the_hand() -> None:
    looks = []
    for which in range(2):
        with running_app(settings=SETTINGS) as app:
            table = shared(app, which)
            list_of(table).list.choose()
            app.frames(4)
            looks.append([row.words for row in list_of(table).list.rows])
    assert looks[0] != looks[1]


def test_a_choice_on_a_list_tells_nothing_but_that_it_was_made() -> None:
    recordings = []
    for row in range(2):
        with running_app(settings=SETTINGS) as app:
            table: QuibbitTable = in_mid_match(app, Person(LEFT_KEYS), Person(RIGHT_KEYS))
            chooser = list_of(table)
            chooser.list.choose()
            app.frames(50)
            chooser.list.point_at(row)
            chooser.list.choose()
            assert chooser.choice is not None
            app.frames(2)
            recordings.append(app.record(MOVES))
            assert not list_of(table, BOB).open
    all_alike(recordings)

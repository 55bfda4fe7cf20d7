"""What is played when the time is out, and when the clock runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.quivvit import Options, Pass, Passed, Rotate, Way
from scenes.core.settings.settings import Settings
from scenes.menus.pause import Pause
from scenes.players.seat_names import seat_name
from seats.intents import Intent
from sounds.bank import Sound
from tests.scenes.games.quivvit.choosing.rotation_choosers import ANN, chooser, linking, seated
from tests.scenes.games.quivvit.tables import state_of
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY
from words import say

SECOND = 60  # frames


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


@pytest.mark.parametrize("links_something", [True, False])
def test_what_is_turned_when_the_time_is_out_is_played_if_it_links(
    app: RunningApp, links_something: bool
) -> None:
    table = seated(app, Options(timed=15))
    place = linking(table, links_something)
    chooser(table)._move(place)
    tap(app, KeyButtons(), Intent.CONFIRM, Intent.TURN_RIGHT)
    app.run_until(lambda: table.match.log)
    played = Rotate(place, Way.RIGHT) if links_something else Pass()
    assert table.match.log[-1] == {ANN: played}


def test_time_out_passes_for_whoever_has_turned_nothing_and_is_seen_and_heard(
    app: RunningApp,
) -> None:
    table = seated(app, Options(timed=15))
    before = state_of(table).board.grid
    tap(app, KeyButtons(), Intent.CONFIRM)
    app.played.clear()
    app.run_until(lambda: table.match.log)
    assert table.match.log[-1] == {ANN: Pass()}
    assert state_of(table).board.grid == before
    app.run_until(lambda: any(token.name == "headline" for token in table.stage.tokens))
    assert app.played.count(Sound.SAND_TICK) == 10
    assert Sound.TIME_OUT in app.played
    assert table.tokens.timer is not None
    assert table.tokens.timer._sand.above == 0
    passed = Passed(ANN)
    told = say("quivvit.time_out", name=seat_name(ANN))
    assert [table.captions.banner(passed), table.captions.deed(passed)] == [told] * 2
    assert not table.captions.hint(passed), "nobody has chosen to turn nothing"
    assert not table.stage.has("callout")
    app.run_until(lambda: table.awaiting_choice)
    assert table.tokens.timer.left > 14


def test_the_clock_stands_still_under_a_pause(app: RunningApp) -> None:
    table, keys = seated(app, Options(timed=15)), KeyButtons()
    assert table.tokens.timer is not None
    tap(app, keys, Intent.MENU)
    app.shows(Pause)
    left = table.tokens.timer.left
    app.frames(20 * SECOND)
    tap(app, keys, Intent.CANCEL)
    assert app.at(table)
    assert 0 <= left - table.tokens.timer.left < 0.2
    assert not table.match.log


def test_a_clock_runs_just_as_long_as_it_says(app: RunningApp) -> None:
    table = seated(app, Options(timed=15))
    assert table.tokens.timer is not None
    left = table.tokens.timer.left
    frames = 0
    while not table.tokens.timer.is_over:
        app.frames()
        frames += 1
    assert abs(frames / SECOND - left) < 0.05

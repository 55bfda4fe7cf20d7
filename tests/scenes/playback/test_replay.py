"""Every match can be watched again: on its real table, at any pace, and backwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rules.core import Seat
from rules.record import replay_choices
from scenes.core.settings.settings import Settings
from scenes.menus.log import Log
from scenes.menus.pause import Pause
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.playback.recorded_bots import RECORDED_BOT, last_round
from scenes.playback.replay import Replay, last_round_of
from scenes.playback.replay_bar import ReplayControl
from scenes.table.game_table import AnyTable
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person, RecordedPlayer
from sounds.bank import Ambience
from sprites.pictures.pictures import Art
from tests.all_games import GAMES
from tests.archive.random_matches import AnyMatch, a_match, choose, play
from tests.scenes.games.quibbit.players import QuibbitButtonPlayer
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, Mouse, tap
from words import say

GAME = {game.name: game for game in GAMES}
NAMES = list(GAME)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(reduced_motion=True)) as opened:
        yield opened


def watch(app: RunningApp, match: AnyMatch, start: int = 0, *, brief: bool = False) -> Replay:
    title, seating = Title(app.context), app.context.seating
    seating.resize(match.seats)
    occupants = seating.occupants()
    replay = Replay(app.context, match, occupants, start, brief=brief)
    app.stack.reset(title, replay)
    app.frames(2)
    return replay


def watch_from(app: RunningApp, match: AnyMatch, number: int) -> Replay:
    """A replay that has come so far already."""
    replay = watch(app, match)
    replay._go_to(number)
    app.frames(2)
    return replay


def done(replay: Replay) -> int:
    return len(replay.table.match.log)


@pytest.mark.parametrize("game", NAMES)
def test_a_replay_comes_to_the_same_end_on_the_real_table(app: RunningApp, game: str) -> None:
    match = play(a_match(game))
    replay = watch_from(app, match, max(0, len(match.log) - 12))
    tap(app, KeyButtons(), Intent.SECOND, Intent.SECOND)
    assert replay.speed == 4
    app.run_until(lambda: replay.over)
    assert replay.table.match.log == match.log
    assert replay.table.match.state == match.state
    assert app.scene is replay
    assert replay.paused


@pytest.mark.parametrize("game", NAMES)
def test_a_replay_begins_with_the_deal(app: RunningApp, game: str) -> None:
    match = play(a_match(game), 6)
    replay = watch(app, match)
    assert done(replay) == 0
    app.run_until(lambda: done(replay) == 2)


def test_it_is_paused_and_goes_on_with_one_button(app: RunningApp) -> None:
    replay, keys = watch(app, play(a_match())), KeyButtons()
    tap(app, keys, Intent.CONFIRM)
    assert replay.paused
    recording = app.record(60)
    assert len({frame.picture for frame in recording[2:]}) == 1
    tap(app, keys, Intent.CONFIRM)
    assert not replay.paused
    app.run_until(lambda: done(replay) == 3)


def test_a_step_shows_one_choice_and_stops(app: RunningApp) -> None:
    replay, keys = watch_from(app, play(a_match()), 2), KeyButtons()
    for number in (3, 4):
        tap(app, keys, Intent.RIGHT)
        app.run_until(lambda: replay.paused)
        assert done(replay) == number
        assert replay.table.awaiting_choice


def test_a_step_in_the_middle_of_a_choice_goes_to_its_end(app: RunningApp) -> None:
    replay, keys = watch_from(app, play(a_match()), 4), KeyButtons()
    app.run_until(lambda: done(replay) == 5 and not replay.table.awaiting_choice)
    tap(app, keys, Intent.RIGHT)
    app.frames(2)
    assert (done(replay), replay.table.awaiting_choice, replay.paused) == (5, True, True)


@pytest.mark.parametrize("game", NAMES)
def test_back_goes_one_choice_back_down_to_the_start(app: RunningApp, game: str) -> None:
    match = play(a_match(game), 7)
    replay, keys = watch_from(app, match, len(match.log)), KeyButtons()
    assert replay.over
    for number in range(len(match.log) - 1, -1, -1):
        tap(app, keys, Intent.LEFT)
        assert done(replay) == number
        assert replay.table.match.state == replay_choices(match, number).match.state
    tap(app, keys, Intent.LEFT)
    assert done(replay) == 0


def test_a_table_that_was_stepped_away_from_gives_back_what_it_was_drawn_on(
    app: RunningApp,
) -> None:
    replay = watch_from(app, play(a_match(), 7), 5)
    before = replay.table.stage
    assert before._layer
    tap(app, KeyButtons(), Intent.LEFT)
    assert replay.table.stage is not before
    assert not before.tokens
    assert before._layer is None


def test_the_log_of_a_replay_is_what_happened_so_far(app: RunningApp) -> None:
    match = play(a_match())
    replay = watch_from(app, match, len(match.log) - 1)
    tap(app, KeyButtons(), Intent.LOG)
    assert app.shows(Log)._captions == replay.table.log
    assert len(replay.table.log) > len(match.log)


def test_leaving_brings_back_the_scene_below_and_its_sound(app: RunningApp) -> None:
    watch(app, play(a_match()))
    played = [app.context.bank.current_ambience]
    tap(app, KeyButtons(), Intent.CANCEL)
    app.shows(Title)
    played.append(app.context.bank.current_ambience)
    assert played == [Ambience.POND_MORNING, Ambience.STILL_DAWN]


def test_all_of_it_works_with_the_mouse(app: RunningApp) -> None:
    replay, mouse = watch_from(app, play(a_match()), 3), Mouse(app)

    def click(key: ReplayControl) -> None:
        mouse.touch(*replay._bar.boxes[key].centre)
        app.frames(2)

    click(ReplayControl.PLAY)
    assert replay.paused
    click(ReplayControl.BACK)
    assert done(replay) == 2
    click(ReplayControl.SPEED)
    assert replay.speed == 2
    click(ReplayControl.STEP)
    app.run_until(lambda: replay.paused)
    assert done(replay) == 3
    click(ReplayControl.LEAVE)
    app.shows(Title)


def test_nobody_in_a_replay_is_a_person_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    with running_app((320, 180), Settings(reduced_motion=True), archive=tmp_path) as app:
        app.context.seating.resize(4)
        app.context.seating.assign(Seat(0), LEFT_KEYS)
        match = play(a_match())
        replay = watch_from(app, match, 2)
        assert replay.table.context.seating.people() == ()
        app.run_until(lambda: replay.over)
        app.context.archive.flush()
        assert list((tmp_path / "running").iterdir()) == []
        assert list((tmp_path / "matches").iterdir()) == []
        assert app.context.seating.people() == (Seat(0),)


def test_the_results_lead_to_a_replay_and_back(app: RunningApp) -> None:
    app.open_table(BotPlayer("easy"), BotPlayer("easy"))
    app.run_until(lambda: isinstance(app.scene, Results))
    results = app.shows(Results)
    app.run_until(lambda: results.takes_presses)
    keys = KeyButtons()
    tap(app, keys, *[Intent.RIGHT] * 3, Intent.CONFIRM)
    app.shows(Replay)
    tap(app, keys, Intent.CANCEL)
    assert app.scene is results


# The last round once more


@pytest.mark.parametrize(
    ("seats", "start"),
    [
        ([], 0),
        ([{0, 1}], 0),
        ([{0, 1}, {0, 1}], 1),
        ([{0}, {1}, {2}], 0),
        ([{0}, {1}, {2}, {0}], 1),
        ([{0}, {0}, {1}, {1}, {0}, {0}], 2),
        ([{0}, {1}, {0}, {1}, {1}], 2),
        ([{0}, {0}, {0}], 2),
        ([{0, 1, 2}, {0, 2}, {0, 2}], 2),
    ],
)
def test_the_last_round_begins_where_somebody_would_have_a_second_turn(
    seats: list[set[int]], start: int
) -> None:
    log = [dict.fromkeys(map(Seat, sorted(some))) for some in seats]
    assert last_round(log) == start


def after_four(app: RunningApp) -> AnyTable:
    """A table of Quibbit after four choices, where a person is asked."""
    table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
    guest = QuibbitButtonPlayer(app, KeyButtons())
    app.run_until(lambda: len(table.match.log) == 4 and table.awaiting_choice, guest.act)
    return table


def some_way_in(app: RunningApp, name: str) -> AnyTable:
    """A table in mid-match, where a person is asked."""
    game = GAME[name]
    bots = [BotPlayer("easy")] * (max(2, game.seats[0]) - 1)
    table = app.open_table(Person(LEFT_KEYS), *bots, shown=False, game=game)
    rng = Random(1)
    while last_round(table.match.log) < 1 or Seat(0) not in table.match.waiting_for:
        choose(table.match, rng)
    app.open(table, replay_choices(table.match, len(table.match.log)).events)
    app.run_until(lambda: table.awaiting_choice)
    return table


def open_again(app: RunningApp, table: AnyTable, way: Intent) -> None:
    """Show the last round again, by way of the pause or the log."""
    log, state = list(table.match.log), table.match.state
    tap(app, KeyButtons(), way)
    walk = Intent.UP if app.screen.menu.focus == "later" else Intent.DOWN
    app.run_until(
        lambda: app.screen.menu.focus == "again",
        lambda: tap(app, KeyButtons(), walk),
    )
    below = app.scene
    tap(app, KeyButtons(), Intent.CONFIRM)
    replay = app.shows(Replay)
    assert type(replay.table) is type(table)
    assert done(replay) == last_round(log)
    app.run_until(lambda: app.scene is below)
    assert replay._bar_state().words == say("pause.again"), "the match has no end yet"
    assert replay.table.match.log == log
    assert table.match.state is state


def test_the_last_round_of_four_is_the_fourth(app: RunningApp) -> None:
    assert last_round(after_four(app).match.log) == 3


def test_the_pause_shows_the_last_round_again_and_waits(app: RunningApp) -> None:
    open_again(app, after_four(app), Intent.MENU)
    assert app.context.bank.paused
    app.shows(Pause)


def test_the_log_shows_the_last_round_again(app: RunningApp) -> None:
    open_again(app, after_four(app), Intent.LOG)
    app.shows(Log)


@pytest.mark.parametrize("game", NAMES)
def test_the_pause_of_every_game_shows_the_last_round_again(app: RunningApp, game: str) -> None:
    open_again(app, some_way_in(app, game), Intent.MENU)
    assert app.context.bank.paused
    app.shows(Pause)


@pytest.mark.parametrize("game", NAMES)
def test_the_log_of_every_game_shows_the_last_round_again(app: RunningApp, game: str) -> None:
    open_again(app, some_way_in(app, game), Intent.LOG)
    app.shows(Log)


def test_before_the_first_choice_there_is_no_round_to_show(app: RunningApp) -> None:
    table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
    app.run_until(lambda: table.awaiting_choice)
    tap(app, KeyButtons(), Intent.MENU)
    assert "again" not in {item.name for item in app.screen.menu.items}


def pictures(app: RunningApp, match: AnyMatch) -> list[int]:
    replay = last_round_of(app.context, match)
    app.stack.reset(Title(app.context), replay)
    recording = []
    app.run_until(
        lambda: app.scene is not replay, lambda: recording.append(app.record_frame().picture)
    )
    return recording


def test_a_round_shown_again_looks_the_same_whoever_is_there(app: RunningApp) -> None:
    app.set(speed="normal")  # at a higher speed, one time is too short to paint everything
    match = play(a_match(seats=2), 6)
    app.context.seating.resize(2)
    app.context.seating.assign(Seat(1), LEFT_KEYS)
    app.context.seating.disconnect(LEFT_KEYS)
    for _ in range(3):  # by then everything has been painted once, also what was late at first
        pictures(app, match)
    nobody = pictures(app, match)
    app.context.seating.assign(Seat(1), LEFT_KEYS)
    assert pictures(app, match) == nobody
    assert len(set(nobody)) > 5


def test_people_of_a_replay_have_the_signs_of_their_devices(app: RunningApp) -> None:
    app.context.seating.resize(4)
    app.context.seating.assign(Seat(0), LEFT_KEYS)
    app.context.seating.put_bot(Seat(1), "easy")
    replay = watch(app, play(a_match()))
    occupants = replay.table.context.seating.occupants()
    assert occupants[0] == RecordedPlayer(RECORDED_BOT, LEFT_KEYS)
    assert occupants[1] == RecordedPlayer(RECORDED_BOT)
    icons = [
        token.picture.name
        for token in replay.table.stage.tokens
        if isinstance(token.picture, Art) and token.picture.name.startswith("icon-")
    ]
    assert LEFT_KEYS.icon in icons


def test_what_to_press_is_shown_for_the_device_that_opened_it(app: RunningApp) -> None:
    match = play(a_match())
    replay = Replay(app.context, match, app.context.seating.occupants(), by=RIGHT_KEYS)
    assert replay._controls() == app.context.input_reader.controls(RIGHT_KEYS)

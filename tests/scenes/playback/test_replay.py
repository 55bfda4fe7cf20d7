"""Every match can be watched again: on its real table, at any pace, and backwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rules.core import Seat
from rules.record import replay_choices
from scenes.core.settings import Settings
from scenes.menus.log import Log
from scenes.menus.pause import Pause
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.playback.recorded_bots import last_round
from scenes.playback.replay import Replay, last_round_of
from scenes.playback.replay_bar import ReplayControl
from scenes.table.game_table import AnyTable
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sounds.bank import Ambience
from tests.all_games import GAMES
from tests.archive.random_matches import AnyMatch, a_match, choose, play
from tests.scenes.running_app import Party, a_party
from tests.scenes.simulated_players import ButtonGuest, KeyHands, Mouse, tap

GAME = {game.name: game for game in GAMES}
NAMES = list(GAME)


@pytest.fixture
def party() -> Iterator[Party]:
    with a_party((320, 180), Settings(reduced_motion=True)) as opened:
        yield opened


def watch(party: Party, match: AnyMatch, start: int = 0, *, brief: bool = False) -> Replay:
    title = Title(party.context)
    replay = Replay(party.context, match, start, brief=brief)
    party.stack.reset(title, replay)
    party.frames(2)
    return replay


def watch_from(party: Party, match: AnyMatch, number: int) -> Replay:
    """A replay that has come so far already."""
    replay = watch(party, match)
    replay._go_to(number)
    party.frames(2)
    return replay


def done(replay: Replay) -> int:
    return len(replay.table.match.log)


@pytest.mark.parametrize("game", NAMES)
def test_a_replay_comes_to_the_same_end_on_the_real_table(party: Party, game: str) -> None:
    match = play(a_match(game))
    replay = watch_from(party, match, max(0, len(match.log) - 12))
    tap(party, KeyHands(), Intent.SECOND, Intent.SECOND)
    assert replay.speed == 4
    party.until(lambda: replay.over)
    assert replay.table.match.log == match.log
    assert replay.table.match.state == match.state
    assert party.scene is replay
    assert replay.paused


@pytest.mark.parametrize("game", NAMES)
def test_a_replay_begins_with_the_deal(party: Party, game: str) -> None:
    match = play(a_match(game), 6)
    replay = watch(party, match)
    assert done(replay) == 0
    party.until(lambda: done(replay) == 2)


def test_it_is_paused_and_goes_on_with_one_button(party: Party) -> None:
    replay, keys = watch(party, play(a_match())), KeyHands()
    tap(party, keys, Intent.CONFIRM)
    assert replay.paused
    film = party.film(60)
    assert len({moment.picture for moment in film[2:]}) == 1
    tap(party, keys, Intent.CONFIRM)
    assert not replay.paused
    party.until(lambda: done(replay) == 3)


def test_a_step_shows_one_choice_and_stops(party: Party) -> None:
    replay, keys = watch_from(party, play(a_match()), 2), KeyHands()
    for number in (3, 4):
        tap(party, keys, Intent.RIGHT)
        party.until(lambda: replay.paused)
        assert done(replay) == number
        assert replay.table.resting


def test_a_step_in_the_middle_of_a_choice_goes_to_its_end(party: Party) -> None:
    replay, keys = watch_from(party, play(a_match()), 4), KeyHands()
    party.until(lambda: done(replay) == 5 and not replay.table.resting)
    tap(party, keys, Intent.RIGHT)
    party.frames(2)
    assert (done(replay), replay.table.resting, replay.paused) == (5, True, True)


@pytest.mark.parametrize("game", NAMES)
def test_back_goes_one_choice_back_down_to_the_start(party: Party, game: str) -> None:
    match = play(a_match(game), 7)
    replay, keys = watch_from(party, match, len(match.log)), KeyHands()
    assert replay.over
    for number in range(len(match.log) - 1, -1, -1):
        tap(party, keys, Intent.LEFT)
        assert done(replay) == number
        assert replay.table.match.state == replay_choices(match, number).match.state
    tap(party, keys, Intent.LEFT)
    assert done(replay) == 0


def test_a_table_that_was_stepped_away_from_gives_back_what_it_was_drawn_on(party: Party) -> None:
    replay = watch_from(party, play(a_match(), 7), 5)
    before = replay.table.stage
    assert before._layer
    tap(party, KeyHands(), Intent.LEFT)
    assert replay.table.stage is not before
    assert not before.tokens
    assert before._layer is None


def test_the_log_of_a_replay_is_what_happened_so_far(party: Party) -> None:
    match = play(a_match())
    replay = watch_from(party, match, len(match.log) - 1)
    tap(party, KeyHands(), Intent.LOG)
    assert party.shows(Log)._captions == replay.table.log
    assert len(replay.table.log) > len(match.log)


def test_leaving_brings_back_the_scene_below_and_its_sound(party: Party) -> None:
    watch(party, play(a_match()))
    heard = [party.context.bank.current_ambience]
    tap(party, KeyHands(), Intent.CANCEL)
    party.shows(Title)
    heard.append(party.context.bank.current_ambience)
    assert heard == [Ambience.POND_MORNING, Ambience.STILL_DAWN]


def test_all_of_it_works_with_the_mouse(party: Party) -> None:
    replay, mouse = watch_from(party, play(a_match()), 3), Mouse(party)

    def click(key: ReplayControl) -> None:
        mouse.touch(*replay._bar.boxes[key].centre)
        party.frames(2)

    click(ReplayControl.PLAY)
    assert replay.paused
    click(ReplayControl.BACK)
    assert done(replay) == 2
    click(ReplayControl.SPEED)
    assert replay.speed == 2
    click(ReplayControl.STEP)
    party.until(lambda: replay.paused)
    assert done(replay) == 3
    click(ReplayControl.LEAVE)
    party.shows(Title)


def test_nobody_in_a_replay_is_a_person_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    with a_party((320, 180), Settings(reduced_motion=True), archive=tmp_path) as party:
        party.context.seating.resize(4)
        party.context.seating.assign(Seat(0), LEFT_KEYS)
        match = play(a_match())
        replay = watch_from(party, match, 2)
        assert replay.table.context.seating.people() == ()
        party.until(lambda: replay.over)
        party.context.archive.flush()
        assert list((tmp_path / "running").iterdir()) == []
        assert list((tmp_path / "matches").iterdir()) == []
        assert party.context.seating.people() == (Seat(0),)


def test_the_results_lead_to_a_replay_and_back(party: Party) -> None:
    party.sit_down(BotPlayer("easy"), BotPlayer("easy"))
    party.until(lambda: isinstance(party.scene, Results))
    results = party.shows(Results)
    party.frames(2)
    keys = KeyHands()
    tap(party, keys, Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
    party.shows(Replay)
    tap(party, keys, Intent.CANCEL)
    assert party.scene is results


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


def after_four(party: Party) -> AnyTable:
    """A table of Quibbit after four choices, where a person is asked."""
    table = party.sit_down(Person(LEFT_KEYS), BotPlayer("easy"))
    guest = ButtonGuest(party, KeyHands())
    party.until(lambda: len(table.match.log) == 4 and table.resting, guest.act)
    return table


def some_way_in(party: Party, name: str) -> AnyTable:
    """A table in mid-match, where a person is asked."""
    game = GAME[name]
    bots = [BotPlayer("easy")] * (max(2, game.seats[0]) - 1)
    table = party.sit_down(Person(LEFT_KEYS), *bots, looked_at=False, game=game)
    rng = Random(1)
    while last_round(table.match.log) < 1 or Seat(0) not in table.match.waiting_for:
        choose(table.match, rng)
    party.open(table, replay_choices(table.match, len(table.match.log)).events)
    party.until(lambda: table.resting)
    return table


def open_again(party: Party, table: AnyTable, way: Intent) -> None:
    """Show the last round again, by way of the pause or the log."""
    log, state = list(table.match.log), table.match.state
    tap(party, KeyHands(), way)
    walk = Intent.UP if party.screen.menu.focus == "later" else Intent.DOWN
    party.until(
        lambda: party.screen.menu.focus == "again",
        lambda: tap(party, KeyHands(), walk),
    )
    below = party.scene
    tap(party, KeyHands(), Intent.CONFIRM)
    replay = party.shows(Replay)
    assert type(replay.table) is type(table)
    assert done(replay) == last_round(log)
    party.until(lambda: party.scene is below)
    assert replay.table.match.log == log
    assert table.match.state is state


def test_the_last_round_of_four_is_the_fourth(party: Party) -> None:
    assert last_round(after_four(party).match.log) == 3


def test_the_pause_shows_the_last_round_again_and_waits(party: Party) -> None:
    open_again(party, after_four(party), Intent.MENU)
    assert party.context.bank.paused
    party.shows(Pause)


def test_the_log_shows_the_last_round_again(party: Party) -> None:
    open_again(party, after_four(party), Intent.LOG)
    party.shows(Log)


@pytest.mark.parametrize("game", NAMES)
def test_the_pause_of_every_game_shows_the_last_round_again(party: Party, game: str) -> None:
    open_again(party, some_way_in(party, game), Intent.MENU)
    assert party.context.bank.paused
    party.shows(Pause)


@pytest.mark.parametrize("game", NAMES)
def test_the_log_of_every_game_shows_the_last_round_again(party: Party, game: str) -> None:
    open_again(party, some_way_in(party, game), Intent.LOG)
    party.shows(Log)


def test_before_the_first_choice_there_is_no_round_to_show(party: Party) -> None:
    table = party.sit_down(Person(LEFT_KEYS), BotPlayer("easy"))
    party.until(lambda: table.resting)
    tap(party, KeyHands(), Intent.MENU)
    assert "again" not in {item.name for item in party.screen.menu.items}


def pictures(party: Party, match: AnyMatch) -> list[int]:
    replay = last_round_of(party.context, match)
    party.stack.reset(Title(party.context), replay)
    film = []
    party.until(lambda: party.scene is not replay, lambda: film.append(party.moment().picture))
    return film


def test_a_round_shown_again_looks_the_same_whoever_is_there(party: Party) -> None:
    match = play(a_match(seats=2), 6)
    pictures(party, match)  # by then everything has been painted once
    alone = pictures(party, match)
    party.context.seating.resize(2)
    party.context.seating.assign(Seat(1), LEFT_KEYS)
    assert pictures(party, match) == alone
    assert len(set(alone)) > 5

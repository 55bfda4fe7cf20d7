"""Lilies, registered by one record, is played, kept, shown and hidden like the other games.

Most tests here are those of all games, called for this one.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from bots.answers import InlineBots
from bots.arena.command_line import main as arena
from bots.bot_processes import BotProcesses
from bots.questions import Question
from rules.core import Seat
from rules.games import REGISTRATIONS
from scenes.app.main import main
from scenes.core.game_parts import help_chapters
from scenes.core.settings.settings import Settings
from scenes.games.card_sheet import samples
from scenes.menus.results import Results
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from tests import test_laws
from tests.games.lilies.rules import LILIES, Options, State, imagine
from tests.games.lilies.table import LiliesTable
from tests.games.registered import REGISTRATION, sixth_game
from tests.matches.match_histories import play_with_bots
from tests.paths import ROOT
from tests.rules import test_refusals
from tests.scenes.matches import test_hostile_conditions, test_random_input
from tests.scenes.matches.kills import killed_match, test_killed_matches
from tests.scenes.menus import test_resume_offer
from tests.scenes.playback import test_replay
from tests.scenes.running_app import FrameRecord, RunningApp, running_app, sounds_of
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.captions import test_public_captions
from tests.scenes.table.checked_tables import open_and_wait
from tests.scenes.table.choosing import test_settings_changed_in_pause
from tests.scenes.table.named_choices import test_named_choices
from tests.scenes.table.overlays import test_missing_device

ANN = Seat(0)
TWO = Person(LEFT_KEYS), Person(RIGHT_KEYS)
ALONE = Person(LEFT_KEYS), BotPlayer("normal"), BotPlayer("normal")
CALM = Settings(reduced_motion=True, hints="never")
LONG = 250  # frames in which a leaf is laid aside, and the next one asked for
DEMO = "--headless --demo --game lilies --seats hard random --size 320x180"


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("CROAKADE_HOME", str(tmp_path / "home"))
    with sixth_game():
        yield


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((640, 360), Settings(speed="brisk", reduced_motion=True)) as opened:
        yield opened


# Rules and bots


@pytest.mark.parametrize("seats", LILIES.seats)
@pytest.mark.parametrize("level", ["random", "judge"])
@pytest.mark.parametrize("lowest", [False, True])
def test_it_keeps_all_laws(seats: int, level: str, lowest: bool) -> None:
    for seed in range(5):
        test_laws.keep_all(play_with_bots(LILIES, Options(lowest), [level] * seats, seed))


def test_what_is_illegal_is_refused() -> None:
    test_refusals.test_an_illegal_choice_is_refused_by_name(LILIES, 3)
    test_refusals.test_too_few_and_too_many_seats_are_refused_by_number(LILIES)
    test_refusals.test_every_value_an_option_has_is_taken(LILIES, "lowest")


def test_it_is_played_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(["--game", "lilies", "--seats", "judge", "random", "--games", "60"]) == 0
    judge = capsys.readouterr().out.splitlines()[0].split()
    assert judge[0] == "judge"
    assert float(judge[1].rstrip("%")) > 60


@pytest.mark.parametrize("level", ["easy", "normal", "judge", "random"])
def test_its_bots_think_in_another_process_that_does_not_list_it(level: str) -> None:
    state, process, inline = LILIES.deal(Options(), 3, Random(1)), BotProcesses(), InlineBots()
    view, legal = state.view(ANN), state.legal(ANN)
    question = Question(REGISTRATIONS["lilies"], level, view, legal, 5)
    for bots in (process, inline):
        bots.ask("ticket", question)
    while not (answers := process.answers()):
        assert not process._losses
    assert answers == inline.answers()
    process.close()


# The program


def test_a_demo_runs_without_a_screen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(DEMO.split()) == 0
    assert "lilies" in capsys.readouterr().out


def test_a_program_that_registers_it_plays_it() -> None:
    program = [sys.executable, "-m", "tests.games.registered", *DEMO.split()]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "lilies" in done.stdout


def test_from_the_title_through_its_lobby_and_options_to_a_whole_match(app: RunningApp) -> None:
    keys = KeyButtons()
    app.start()
    app.frames(2)
    app.run_until(lambda: app.screen.menu.focus == "lilies", lambda: tap(app, keys, Intent.RIGHT))
    tap(app, keys, Intent.CONFIRM)
    app.frames(2)
    app.screen.menu.focus = "options"
    tap(app, keys, Intent.CONFIRM, Intent.RIGHT, Intent.CANCEL)
    app.screen.menu.focus = "start"
    tap(app, keys, Intent.CONFIRM)
    app.frames(2)
    table = app.shows_table(LiliesTable)
    assert table.match.options == Options(lowest=True)
    app.run_until(lambda: isinstance(app.scene, Results), lambda: tap(app, keys, Intent.CONFIRM))


def test_help_credits_and_card_sheet_know_it(app: RunningApp) -> None:
    routes = app.context.routes
    contents = routes.help_contents(LEFT_KEYS, LILIES.name)
    for scene in (contents, routes.help(LILIES, LEFT_KEYS), routes.credits(LEFT_KEYS)):
        app.stack.reset(scene)
        app.frames(3)
    assert [chapter.title for chapter in help_chapters(LILIES)] == ["Leaves for flowers"]
    assert "leaf 24" in [sample.label for sample in samples()]


def test_its_table_passes_the_tests_of_all_tables(app: RunningApp) -> None:
    test_hostile_conditions.test_a_display_that_shrinks_to_nearly_nothing_and_back(app, LILIES)


def test_the_menus_and_its_table_stand_random_input() -> None:
    test_random_input.check_random_input(LILIES, rounds=5, at_tables=300)


# What is kept


def test_a_match_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    test_resume_offer.check_resumed(LILIES, Options(lowest=True), tmp_path, choices=8)


_play_and_tell = killed_match.live


def registered_live(folder: Path, game: str, seed: int, line: Connection) -> None:
    """The same in a process that has yet to register the game."""
    with sixth_game():
        _play_and_tell(folder, game, seed, line)


def test_a_killed_match_is_all_there(
    tmp_path: Path, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(killed_match, "live", registered_live)
    killed = (
        test_killed_matches.test_a_match_killed_at_any_moment_is_all_there_up_to_its_last_choice
    )
    killed("lilies", tmp_path, pytestconfig)


def test_it_is_replayed_forwards_and_backwards(app: RunningApp) -> None:
    test_replay.test_a_replay_begins_with_the_deal(app, "lilies")
    test_replay.test_a_replay_comes_to_the_same_end_on_the_real_table(app, "lilies")
    test_replay.test_back_goes_one_choice_back_down_to_the_start(app, "lilies")


# Choosing, and what must not be seen


def test_a_leaf_laid_aside_is_taken_back(app: RunningApp) -> None:
    table, keys = app.open_table(*ALONE, game=LILIES), KeyButtons()
    app.run_until(lambda: table.awaiting_choice)
    dealt = table.match.state
    tap(app, keys, Intent.CONFIRM)
    app.run_until(lambda: len(table.match.log) == 1 and table.awaiting_choice)
    assert table.may_undo(ANN)
    tap(app, keys, Intent.SECOND)
    app.frames(3)
    assert table.match.state == dealt
    assert table.log[-1].startswith("Bramble")


def in_world(app: RunningApp, world: int, *occupants: Occupant) -> LiliesTable:
    """A table at which who holds which leaves depends on *world*, and nothing else."""
    table = app.open_table(*occupants, game=LILIES, shown=False)
    assert isinstance(table, LiliesTable)
    table.match.state = imagine(table.match.state.view(None), Random(world))
    return open_and_wait(app, table)


def recording(world: int, *intents: Intent) -> Sequence[FrameRecord]:
    """What two people see of it when the first one presses *intents*."""
    with running_app(settings=CALM) as app:
        in_world(app, world, *TWO)
        tap(app, KeyButtons(), *intents)
        return app.record(LONG)


CHOSEN_UNSEEN = (Intent.CONFIRM, Intent.RIGHT, Intent.CONFIRM)


@pytest.mark.parametrize("intents", [(), CHOSEN_UNSEEN], ids=["closed", "laid aside"])
def test_with_the_curtain_closed_all_worlds_look_and_sound_the_same(
    intents: Sequence[Intent],
) -> None:
    first, *others = [recording(world, *intents) for world in range(3)]
    for other in others:
        assert [frame.picture for frame in other] == [frame.picture for frame in first]
        assert sounds_of(other) == sounds_of(first)


def test_which_place_was_chosen_behind_the_curtain_is_not_seen() -> None:
    right = recording(1, Intent.CONFIRM, Intent.RIGHT, Intent.CONFIRM)
    left = recording(1, Intent.CONFIRM, Intent.LEFT, Intent.CONFIRM)
    assert [frame.picture for frame in left] == [frame.picture for frame in right]


def test_behind_the_curtain_the_worlds_differ() -> None:
    assert len({recording(world, Intent.CONFIRM)[-1].picture for world in range(3)}) == 3


def test_who_is_alone_sees_the_own_hand_and_no_other(app: RunningApp) -> None:
    table = in_world(app, 1, *ALONE)
    state = table.match.state
    assert isinstance(state, State)
    hidden = [None] * len(state.hands[0])
    assert table.leaves == [list(state.hands[0]), hidden, hidden]


def test_a_hand_is_turned_down_when_somebody_else_sits_down(app: RunningApp) -> None:
    table = in_world(app, 1, *ALONE)
    app.context.seating.assign(Seat(1), RIGHT_KEYS)
    app.reseat()
    assert all(leaf is None for hand in table.leaves for leaf in hand)


def test_a_lost_pad_and_a_menu_over_it_leave_a_hand_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(test_missing_device, "FEW", 0)
    test_missing_device.test_a_hand_stays_closed_before_somebody_whose_pad_was_lost(LILIES)
    test_missing_device.test_a_hand_lies_open_where_nobody_else_ever_sat(LILIES)
    covered = test_missing_device.test_what_opens_over_a_hand_shows_none_of_it_and_leaves_it_closed
    covered(LILIES, Intent.MENU)


def test_captions_tell_nothing() -> None:
    assert test_public_captions.check_captions(LILIES) > 0


@pytest.mark.parametrize("change", [test_settings_changed_in_pause.draw_curtains])
def test_a_changed_setting_holds_at_once(change: test_settings_changed_in_pause.Change) -> None:
    with running_app((640, 360), Settings(secrecy="open", reduced_motion=True)) as app:
        as_if = test_settings_changed_in_pause.test_all_is_as_if_it_had_been_so_from_the_first
        as_if(app, LILIES, change)


def test_it_is_played_on_a_phone() -> None:
    test_named_choices.test_one_way_leads_to_each_legal_choice_and_to_nothing_else(LILIES)
    test_named_choices.test_a_phone_shows_the_same_whatever_others_hold_and_never_much(LILIES)


def test_it_is_registered_with_its_own_title_and_seats() -> None:
    assert (REGISTRATION.title, REGISTRATION.seats) == (LILIES.title, LILIES.seats)


def test_it_is_gone_when_nobody_registers_it() -> None:
    assert list(REGISTRATIONS)[-1] == REGISTRATION.name
    listed = "from rules.games import REGISTRATIONS; print(*REGISTRATIONS)"
    done = subprocess.run(
        [sys.executable, "-c", listed], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert "lilies" not in done.stdout.split()

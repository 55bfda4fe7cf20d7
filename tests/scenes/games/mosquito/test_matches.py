"""Whole matches of Mosquito by pad, keyboard, mouse and touch alone, with people who dither."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind, Cut, Options, Place, Turns, kind_of
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.table import MosquitoTable
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.results import Results
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.scenes.games.mosquito.tables import (
    MosquitoButtonPlayer,
    MosquitoPointerPlayer,
    check_table,
    new_table,
)
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import Finger, KeyButtons, Mouse, PadButtons, choose_item, tap
from tests.scenes.table.checked_tables import open_and_wait

ANN, BOB = Seat(0), Seat(1)
ONE = Options(deals="one")
BOTH = Options(columns=4, both=True, mixed=True)
TINY = (320, 180)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True, hints="never")) as opened:
        yield opened


def play(app: RunningApp, *acts: Callable[[], object]) -> None:
    """Play to the end of the match, and look whether the table lies right whenever it rests."""
    table, rested = app.table, False
    assert isinstance(table, MosquitoTable)

    def over() -> bool:
        nonlocal rested
        if table.awaiting_choice and not rested and not table.pending._open:
            check_table(table, app.context)
        rested = table.awaiting_choice
        return isinstance(app.scene, Results)

    def act() -> None:
        for one in acts:
            one()

    app.run_until(over, act)


@pytest.mark.parametrize("options", [ONE, BOTH], ids=str)
def test_a_match_by_one_pad(options: Options) -> None:
    with running_app(TINY, Settings(reduced_motion=True), pads=1) as app:
        app.frames(2)
        pad = PadButtons(app.pads[0])
        table = open_and_wait(
            app, new_table(app, Person(pad.device), BotPlayer("judge"), options=options)
        )
        play(app, MosquitoButtonPlayer(app, table, ANN, pad, seed=4).act)
        turns = [choice[ANN] for choice in table.match.log if ANN in choice]
        kinds = {kind_of(turn) for turn in turns if not isinstance(turn, Cut)}
        assert kinds >= ({ActionKind.PASS, ActionKind.BOTH} if options.both else {ActionKind.PASS})


@pytest.mark.parametrize("hand", [Mouse, Finger], ids=["mouse", "touch"])
def test_a_match_by_the_pointer(app: RunningApp, hand: type[Mouse]) -> None:
    table = new_table(
        app, Person(POINTER), BotPlayer("judge"), BotPlayer("easy"), options=ONE, seed=4
    )
    play(app, MosquitoPointerPlayer(app, open_and_wait(app, table), ANN, hand(app)).act)


def test_a_solitaire_by_the_pointer(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(POINTER), seed=5))
    play(app, MosquitoPointerPlayer(app, table, ANN, Mouse(app), seed=3).act)


def test_two_at_one_keyboard_play_behind_curtains(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), Person(RIGHT_KEYS), options=ONE))
    halves = enumerate((LEFT_KEYS, RIGHT_KEYS))
    guests = [MosquitoButtonPlayer(app, table, Seat(i), KeyButtons(half)) for i, half in halves]
    play(app, *(guest.act for guest in guests))


def test_two_share_one_half_of_the_keyboard(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), Person(LEFT_KEYS), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, options=ONE, turns=20))
    keys = KeyButtons()
    guests = [MosquitoButtonPlayer(app, table, seat, keys) for seat in (ANN, BOB)]
    play(app, *(guest.act for guest in guests))


def test_from_the_title_to_the_cut_by_the_pointer_alone() -> None:
    with running_app() as app:
        mouse = Mouse(app)
        choose_item(app, mouse, "mosquito")
        app.shows(Lobby)
        choose_item(app, mouse, "start")
        table = app.shows_table(MosquitoTable)
        guest = MosquitoPointerPlayer(app, table, ANN, mouse)
        app.run_until(lambda: table.match.log, guest.act)
        assert table.match.log[0] == {ANN: Cut()}


def test_cancel_goes_one_step_back_and_all_lies_as_before(app: RunningApp) -> None:
    keys = KeyButtons()
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), turns=5))
    guest = MosquitoButtonPlayer(app, table, ANN, keys)
    chooser = guest.chooser
    assert chooser is not None
    prompts = [table.top_bar.shown[0].words]
    while len(chooser._path) < 4:
        goal = guest.goal(chooser)
        while chooser._at != goal:
            tap(app, keys, Intent.TURN_RIGHT)
        tap(app, keys, Intent.CONFIRM)
        prompts.append(table.top_bar.shown[0].words)
        if chooser.choice is not None:
            return
    for back in range(len(chooser._path) - 1, 0, -1):
        tap(app, keys, Intent.CANCEL)
        assert len(chooser._path) == back
        assert table.top_bar.shown[0].words == prompts[back - 1]
    chooser.close()
    check_table(table, app.context)


def test_what_is_chosen_in_steps_is_what_was_pointed_at(app: RunningApp) -> None:
    keys = KeyButtons()
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), turns=2))
    legal = table.match.state.legal(ANN)
    assert isinstance(legal, Turns)
    assert legal.only(ActionKind.PLACE)
    before = len(table.match.log)
    tap(app, keys, *[Intent.CONFIRM] * 3)
    app.run_until(lambda: len(table.match.log) > before)
    made = table.match.log[-1][ANN]
    assert isinstance(made, Place)
    assert made in legal
    assert kind_of(made) is ActionKind.PLACE

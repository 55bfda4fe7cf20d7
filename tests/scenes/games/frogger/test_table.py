"""After everything that happens in Frogger, the table shows what the room's view says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules.core import Seat
from rules.frogger import FROGGER, FROGS, Advance, Frog, FrogAdvanced, Options, TurnBegan
from scenes.core.settings.settings import Settings
from scenes.menus.results import Results
from scenes.players.seat_names import seat_name
from scenes.table.table_scene import TableScene
from scenes.table.top_bar import TopBarButton
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from sprites.motion.timestep import STEP
from tests.scenes.games.frogger.tables import (
    FroggerButtonPlayer,
    FroggerPlayer,
    FroggerPointerPlayer,
    check_table,
    new_table,
    state_of,
)
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import Finger, KeyButtons, Mouse, PadButtons, tap
from tests.scenes.table.checked_tables import (
    TINY,
    open_and_wait,
    play_drawn,
    play_undrawn,
    random_disturbances,
)
from words import say

ANN = Seat(0)
BOT_BEGINS = 1  # the seed of a match in which seat 1 begins
ALL = Options(courts=True, free_swim=True, crocodiles=True, open_hands=True)
MATCHES = [
    (2, Options()),
    (3, Options(crocodiles=True)),
    (4, Options(courts=True, open_hands=True)),
    (5, Options(free_swim=True, crocodiles=True)),
    (5, ALL),
]


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


@pytest.mark.parametrize(("seats", "options"), MATCHES, ids=str)
def test_all_tokens_lie_where_the_rooms_view_says(
    app: RunningApp, seats: int, options: Options
) -> None:
    table = new_table(app, *[BotPlayer("judge")] * seats, options=options, seed=seats)
    assert play_undrawn(app, table, check_table, hurried=True) > 3 * seats
    app.shows(Results)


def test_they_do_with_all_the_motion() -> None:
    with running_app(TINY, Settings(speed="brisk")) as app:
        crocodiles = Options(crocodiles=True)
        play_undrawn(
            app, new_table(app, *[BotPlayer("judge")] * 3, options=crocodiles, seed=5), check_table
        )


def test_they_do_after_skipping_and_after_the_window_got_another_size() -> None:
    with running_app(TINY) as app:
        table = new_table(app, *[BotPlayer("judge")] * 2, seed=6)
        open_and_wait(app, table)
        play_drawn(app, table, check_table, random_disturbances(app, table))


def test_a_match_by_one_pad() -> None:
    with running_app(TINY, Settings(reduced_motion=True), pads=1) as app:
        app.frames(2)
        pad = PadButtons(app.pads[0])
        crocodiles = Options(crocodiles=True)
        table = new_table(app, Person(pad.device), BotPlayer("judge"), options=crocodiles)
        guest = FroggerButtonPlayer(app, open_and_wait(app, table), ANN, pad)
        app.run_until(lambda: isinstance(app.scene, Results), guest.act)


@pytest.mark.parametrize("hand", [Mouse, Finger], ids=["mouse", "touch"])
def test_a_match_by_the_pointer(hand: type[Mouse]) -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = new_table(app, Person(POINTER), BotPlayer("judge"), BotPlayer("easy"), seed=4)
        guest = FroggerPointerPlayer(app, open_and_wait(app, table), ANN, hand(app))
        app.run_until(lambda: isinstance(app.scene, Results), guest.act)


def test_two_at_one_keyboard_play_behind_curtains(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), Person(RIGHT_KEYS)))
    guests = [
        FroggerButtonPlayer(app, table, Seat(seat), KeyButtons(half))
        for seat, half in enumerate((LEFT_KEYS, RIGHT_KEYS))
    ]

    def act() -> None:
        for guest in guests:
            guest.act()

    app.run_until(lambda: isinstance(app.scene, Results), act)


def until_asked(app: RunningApp, guest: FroggerPlayer) -> None:
    app.run_until(lambda: guest.chooser is not None)


def test_an_advance_is_taken_back_and_the_turn_is_as_it_was(app: RunningApp) -> None:
    keys = KeyButtons()
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), turns=6))
    guest = FroggerButtonPlayer(app, table, ANN, keys)
    until_asked(app, guest)
    before, made = state_of(table), len(table.match.log)
    assert before.acted == 0
    tap(app, keys, Intent.CONFIRM)
    app.run_until(lambda: len(table.match.log) > made, lambda: tap(app, keys, Intent.CONFIRM))
    assert isinstance(table.match.log[-1][ANN], Advance)
    until_asked(app, guest)
    assert state_of(table).acted == 1
    tap(app, keys, Intent.SECOND)
    assert state_of(table) == before
    check_table(table, app.context)
    assert len(table.match.log) == made


def test_taking_back_and_skipping_share_neither_a_button_nor_a_place(app: RunningApp) -> None:
    bots = BotPlayer("judge"), BotPlayer("judge")
    table = open_and_wait(app, new_table(app, Person(POINTER), *bots, turns=6))
    guest = FroggerPointerPlayer(app, table, ANN, Mouse(app))
    until_asked(app, guest)
    skips = table.top_bar.buttons[TopBarButton.SKIP]
    while not table.may_undo(ANN):
        assert TopBarButton.UNDO not in table.top_bar.buttons
        app.run_until(lambda: guest.chooser is None, guest.act)
        until_asked(app, guest)
    buttons, made = table.top_bar.buttons, len(table.match.log)
    assert buttons[TopBarButton.SKIP] == skips
    assert not any(skips.overlaps(box) for name, box in buttons.items() if box != skips)
    Mouse(app).touch(*skips.centre)
    app.frames(3)
    assert len(table.match.log) == made, "skipping takes nothing back"
    Mouse(app).touch(*buttons[TopBarButton.UNDO].centre)
    app.frames(3)
    assert len(table.match.log) == made - 1


def test_the_control_that_takes_back_skips_nothing(app: RunningApp) -> None:
    bots = BotPlayer("judge"), BotPlayer("judge")
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *bots, turns=6))
    app.run_until(lambda: not table.awaiting_choice, lambda: tap(app, KeyButtons(), Intent.CONFIRM))
    tap(app, KeyButtons(), Intent.SECOND)
    assert not app.shows(TableScene).pace.is_fast


def test_cancel_goes_one_step_back(app: RunningApp) -> None:
    keys = KeyButtons()
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), turns=8))
    guest = FroggerButtonPlayer(app, table, ANN, keys)
    until_asked(app, guest)
    chooser = guest.chooser
    assert chooser is not None
    prompt = table.top_bar.shown[0].words
    tap(app, keys, Intent.CONFIRM)
    assert len(chooser._path) == 2
    assert table.top_bar.shown[0].words != prompt
    tap(app, keys, Intent.CANCEL)
    assert len(chooser._path) == 1
    assert table.top_bar.shown[0].words == prompt


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bots_take_ten_seconds_at_most_between_two_turns_of_the_only_person(seats: int) -> None:
    with running_app(TINY, Settings(hints="never")) as app:
        bots = [BotPlayer("judge")] * (seats - 1)
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *bots, seed=3))
        rng, waits, waited = Random(1), [0], 0
        while app.at(table):
            if table.tokens.cards.acting != ANN:
                waited += 1
            elif table.awaiting_choice and ANN in table.pending.missing:
                waits, waited = [*waits, waited], 0
                table.pending.decide(ANN, rng.choice(list(table.match.state.legal(ANN))))
            app.stack.step()
        assert len([steps for steps in waits if steps]) > 3
        assert max(waits) <= 10 / STEP


def test_the_only_person_keeps_the_hand_in_the_tray_until_somebody_joins(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), turns=7))
    cards, tray = table.tokens.cards, table.tokens.tray
    app.run_until(lambda: cards.acting != ANN)
    assert cards.in_tray == ANN
    assert not tray.counts_moves, "these are the bot's"
    app.context.seating.assign(Seat(1), RIGHT_KEYS)
    app.reseat()
    assert cards.in_tray == cards.acting
    assert tray.counts_moves
    app.run_until(lambda: table.awaiting_choice)
    app.frames(60)
    check_table(table, app.context)


def test_where_bots_play_alone_no_rim_tells_whose_hand_it_is(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 2))
    tray = table.tokens.tray
    app.frames(30)
    assert not tray.sheet.visible
    assert tray.counts_moves


def test_the_way_of_a_leap_is_shown_before_it_and_until_the_next_turn(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 2, turns=4))
    seat = table.tokens.cards.acting
    frog, card = Frog(seat * FROGS), state_of(table).view(seat).own[0]
    start = table.tokens.path.where[frog]
    suit = card.suits[0]
    end = table.tokens.path.path.leap(start, suit, tuple(table.tokens.path.where))
    leap = FrogAdvanced(frog, card, suit, start, end)
    table.top_bar.show_prompt(table.captions.banner(leap))
    show = table.show(leap)
    shown: list[str] = []
    while not shown:
        next(show)
        shown = [token.name for token in table.stage.tokens if token.name in ("ghost", "dot")]
    assert {*shown} == {"ghost", "dot"}
    assert table.tokens.path.where[frog] == start
    assert table.top_bar.shown[0].words == table.captions.caption(leap), "told once, as it begins"
    for _ in show:
        pass
    assert table.top_bar.shown[0].words == table.captions.caption(leap)
    assert {token.name for token in table.stage.tokens} & {"ghost", "dot"} == {"dot"}
    for _ in table.show(TurnBegan(Seat((seat + 1) % 2), 2)):
        pass
    assert not any(token.name in ("ghost", "dot") for token in table.stage.tokens)


@pytest.mark.parametrize("others", [0, 1])
def test_the_mouse_undoes_for_a_lone_person_and_tells_others_who_can(
    app: RunningApp, others: int
) -> None:
    people, options = [Person(LEFT_KEYS), Person(RIGHT_KEYS)], Options(open_hands=True)
    bots = [BotPlayer("judge")] * (2 - others)
    table = new_table(app, *people[: 1 + others], *bots, options=options, turns=6)
    guest = FroggerButtonPlayer(app, open_and_wait(app, table), ANN, KeyButtons())
    until_asked(app, guest)
    while not table.may_undo(ANN):
        app.run_until(lambda: guest.chooser is None, guest.act)
        until_asked(app, guest)
    made = len(table.match.log)
    Mouse(app).touch(*table.top_bar.buttons[TopBarButton.UNDO].centre)
    app.frames(3)
    assert len(table.match.log) == made - 1 + others
    told = table.top_bar.shown[1].words == say("table.undo_refused", name=seat_name(ANN))
    assert told == bool(others)


def test_an_undo_that_is_let_go_when_nobody_can_any_more_tells_nothing(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [Person(LEFT_KEYS), Person(RIGHT_KEYS)]
    table = new_table(app, *people, BotPlayer("judge"), options=Options(open_hands=True), turns=6)
    guest = FroggerButtonPlayer(app, open_and_wait(app, table), ANN, KeyButtons())
    until_asked(app, guest)
    while not table.may_undo(ANN):
        app.run_until(lambda: guest.chooser is None, guest.act)
        until_asked(app, guest)
    mouse, place = Mouse(app), table.top_bar.buttons[TopBarButton.UNDO].centre
    mouse.press(*place)
    app.frames(2)
    monkeypatch.setattr(table, "may_undo", lambda _: False)
    shown = table.top_bar.shown
    mouse.let_go(*place)
    app.frames(3)
    assert table.top_bar.shown == shown


def test_which_bot_begins_is_read_before_it_moves() -> None:
    with running_app(TINY, Settings(speed="brisk")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=FROGGER, seed=BOT_BEGINS)
        told, steps = say("frogger.deal_prompt", name=seat_name(Seat(1))), 0
        while table.top_bar.shown[0].words == told:
            app.stack.step()
            steps += 1
        assert steps * STEP > 1.0

"""After everything that happens in Quabble, the table shows what the room's view says."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.quabble import (
    Options,
    neighbours,
)
from scenes.core.settings.settings import Settings
from scenes.games.quabble.layout import column_of
from scenes.menus.results import Results
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from sprites.motion.timestep import STEP
from tests.scenes.games.quabble.tables import (
    QuabbleButtonPlayer,
    QuabblePointerPlayer,
    check_table,
    chooser_of,
    new_table,
)
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import Finger, KeyButtons, Mouse, PadButtons
from tests.scenes.table.checked_tables import (
    TINY,
    open_and_wait,
    play_drawn,
    play_undrawn,
    random_disturbances,
)

ANN, BOB = Seat(0), Seat(1)
SHORT = Options(short_game=True)
MATCHES = [
    (3, SHORT),
    (3, Options(open_hands=True)),
    (4, Options()),
    (5, SHORT),
    (6, Options(short_game=True, open_hands=True)),
    (6, Options()),
]


@pytest.mark.parametrize(("seats", "options"), MATCHES, ids=str)
def test_all_tokens_lie_where_the_rooms_view_says(
    app: RunningApp, seats: int, options: Options
) -> None:
    table = new_table(app, *[BotPlayer("random")] * seats, options=options, seed=seats)
    assert play_undrawn(app, table, check_table) > 5 * seats
    app.shows(Results)


def test_they_do_with_all_the_motion() -> None:
    with running_app(TINY, Settings(speed="brisk")) as app:
        play_undrawn(
            app, new_table(app, *[BotPlayer("judge")] * 4, options=SHORT, seed=5), check_table
        )


def test_they_do_after_skipping_and_after_the_window_got_another_size() -> None:
    with running_app(TINY) as app:
        table = new_table(app, *[BotPlayer("random")] * 3, options=SHORT, seed=6)
        open_and_wait(app, table)
        play_drawn(app, table, check_table, random_disturbances(app, table))


def test_a_match_by_one_pad() -> None:
    with running_app(TINY, Settings(reduced_motion=True), pads=1) as app:
        app.frames(2)
        pad = PadButtons(app.pads[0])
        table = new_table(app, Person(pad.device), *[BotPlayer("judge")] * 2, options=SHORT)
        guest = QuabbleButtonPlayer(app, open_and_wait(app, table), ANN, pad)
        app.run_until(lambda: isinstance(app.scene, Results), guest.act)


@pytest.mark.parametrize("seats", [3, 6])
def test_bots_take_ten_seconds_at_most_between_two_turns_of_the_only_person(seats: int) -> None:
    with running_app(TINY, Settings(hints="never")) as app:
        bots = [BotPlayer("judge")] * (seats - 1)
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *bots, options=SHORT, seed=3))
        waits, waited = [0], 0
        while app.at(table):
            if chooser_of(table, ANN) is None:
                waited += 1
            elif ANN not in table.pending.choices:
                waits, waited = [*waits, waited], 0
                table.pending.decide(ANN, next(iter(table.match.state.legal(ANN))))
            app.stack.step()
        assert len(waits) > 10
        assert max(waits) <= 10 / STEP


def test_the_laurel_is_always_with_the_largest_number_that_is_written(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 3, options=SHORT, seed=2))
    wearers = set()
    while app.at(table):
        points = [panel.score.goal for panel in table.panels]
        best = [panel.seat for panel in table.panels if points[panel.seat] == max(points)]
        if any(panel.score.hidden for panel in table.panels):
            best = []
        wearers.add(table.climaxes.laurel.wearer)
        assert table.climaxes.laurel.wearer == (best[0] if len(best) == 1 else None)
        app.stack.step()
    assert len(wearers) > 1


@pytest.mark.parametrize("hand", [Mouse, Finger], ids=["mouse", "touch"])
def test_a_match_by_the_pointer(hand: type[Mouse]) -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = new_table(app, Person(POINTER), *[BotPlayer("judge")] * 3, options=SHORT, seed=4)
        guest = QuabblePointerPlayer(app, open_and_wait(app, table), ANN, hand(app))
        app.run_until(lambda: isinstance(app.scene, Results), guest.act)


@pytest.mark.parametrize("secrecy", ["automatic", "curtain", "open"])
def test_people_at_one_keyboard_and_a_mouse_play_to_the_end(secrecy: str) -> None:
    likes = Settings(reduced_motion=True, secrecy=secrecy)  # type: ignore[arg-type]
    with running_app(TINY, likes) as app:
        people = Person(LEFT_KEYS), Person(RIGHT_KEYS), Person(POINTER)
        table = open_and_wait(app, new_table(app, *people, options=SHORT))
        guests: list[QuabbleButtonPlayer | QuabblePointerPlayer] = [
            QuabbleButtonPlayer(app, table, ANN, KeyButtons(LEFT_KEYS)),
            QuabbleButtonPlayer(app, table, BOB, KeyButtons(RIGHT_KEYS)),
            QuabblePointerPlayer(app, table, Seat(2), Mouse(app)),
        ]

        def act() -> None:
            for guest in guests:
                guest.act()

        app.run_until(lambda: isinstance(app.scene, Results), act)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_is_left_on_the_screen_is_left_at_the_table(seats: int) -> None:
    for seat in map(Seat, range(seats)):
        left, right = neighbours(seat, seats)
        column = column_of(seat, seats)
        assert column_of(left, seats) == (column - 1) % seats
        assert column_of(right, seats) == (column + 1) % seats

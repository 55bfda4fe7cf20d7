"""The window in which holders of blocks may cover a card, and the clock that waits for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.quivvit import Block, Cover, Keep, Options
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.table import QuivvitTable
from scenes.table.captions.hint_slip import Hint
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quivvit.tables import change_state, new_table, state_of
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait

TINY = (320, 180)
ANN, BOB, CIS = map(Seat, range(3))
THERE = 17  # right of what keeps a block, in the middle
SECOND = 60  # frames


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True, hints="never")) as opened:
        yield opened


BLOCKS = Options(color_block=True)


def asked(app: RunningApp, options: Options = BLOCKS) -> QuivvitTable:
    """Bob and Cis may cover a card before Ann's turn."""
    occupants = BotPlayer("judge"), Person(LEFT_KEYS), Person(RIGHT_KEYS)
    table = new_table(app, *occupants, options=options)
    change_state(table, player=ANN, first=ANN, holders=(BOB, CIS), asking=True)
    return open_and_wait(app, table)


def test_silence_keeps_the_blocks(app: RunningApp) -> None:
    table = asked(app)
    app.frames(9 * SECOND)
    assert not table.match.log
    app.frames(2 * SECOND)
    assert table.match.log[0] == {BOB: Keep(), CIS: Keep()}


def test_the_window_waits_while_a_hint_hides_the_question(app: RunningApp) -> None:
    table = asked(app)
    reads = [True]
    table.show_hint(Hint("A rule", lambda: None, holds=lambda: reads[0]))
    app.frames(2 * SECOND)
    assert table.top_bar.reads_hint
    assert table.choosing.seconds_left() == 10
    reads[0] = False
    app.frames(2 * SECOND + SECOND // 2)
    assert table.choosing.seconds_left() == 8


def test_the_window_does_not_wait_for_a_hint_that_cannot_be_read_yet(app: RunningApp) -> None:
    table = asked(app)
    table.show_hint(Hint("A rule", lambda: None, ready=lambda: False))
    app.frames(2 * SECOND + SECOND // 2)
    assert table.choosing.seconds_left() == 8


def test_the_clock_stands_still_until_blocks_are_answered_and_the_die_is_rolled(
    app: RunningApp,
) -> None:
    table = asked(app, Options(color_block=True, random_color=True, timed=15))
    assert table.tokens.timer is not None
    app.frames(5 * SECOND)
    assert not table.match.log
    assert table.tokens.timer.left == 15
    tap(app, KeyButtons(LEFT_KEYS), Intent.CONFIRM)
    tap(app, KeyButtons(RIGHT_KEYS), Intent.CONFIRM)
    app.run_until(lambda: table.match.log and table.awaiting_choice)
    assert table.match.log == [{BOB: Keep(), CIS: Keep()}]
    assert state_of(table).turn.die is not None
    assert table.tokens.timer.left > 14.9


def test_all_holders_choose_at_the_same_time_and_the_nearer_one_covers(app: RunningApp) -> None:
    table = asked(app)
    bob, cis = KeyButtons(LEFT_KEYS), KeyButtons(RIGHT_KEYS)
    for _ in range(3):
        tap(app, cis, Intent.RIGHT)
        tap(app, bob, Intent.RIGHT)
    tap(app, cis, Intent.CONFIRM)
    assert table.pending.choices == {CIS: Cover(THERE)}
    tap(app, bob, Intent.CONFIRM)
    app.run_until(lambda: table.match.log and table.awaiting_choice)
    assert table.match.log[0] == {BOB: Cover(THERE), CIS: Cover(THERE)}
    assert state_of(table).board.blocks == (Block(THERE, BOB),)
    assert list(table.tokens.grid.blocks) == [THERE]
    shares = [items.block.pose.alpha for items in table.tokens.items]
    assert shares[BOB] < shares[CIS] == 1.0

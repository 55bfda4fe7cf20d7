"""Tables that are watched: whenever somebody is asked, all must lie as the room's view says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from rules.core import Seat
from scenes.core.context import Context
from scenes.menus.results import Results
from scenes.table.choosing.chooser import Chooser
from scenes.table.game_table import AnyTable
from scenes.table.seats.seat_ground import lay_seat_grounds
from scenes.table.table_scene import TableScene
from scenes.table.top_bar import TopBarButton
from tests.scenes.quick_bots import quick_bots
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import Mouse

TINY = (320, 180)
SIZES = (TINY, (320, 240), (430, 180), (320, 320))  # in all, things are as large
DISTURBANCE_RATE = 0.02  # of all frames
HINT_TOKENS = "hint", "hint frame", "hint tail"  # what may still be read while the game goes on
MAX_STEPS = 300_000  # steps until a match counts as endless
T = TypeVar("T", bound=AnyTable)


def open_and_wait(app: RunningApp, table: T) -> T:
    """Show it, until somebody is asked."""
    app.open(table)
    app.run_until(lambda: table.awaiting_choice)
    return table


def build(table: AnyTable) -> None:
    """Build a table that nobody sees, with all that lies on it wherever one is seen."""
    table.build()
    if table.seat_ground:
        places = (panel.places for panel in table.panels)
        lay_seat_grounds(table.stage, table.seat_ground, places)


@quick_bots()
def play_undrawn(
    app: RunningApp, table: T, check: Callable[[T, Context], object], *, hurried: bool = False
) -> int:
    """Live without drawing to the end of the match; how often somebody was asked.

    It goes as fast as while a button is held, if *hurried*.
    """
    checked, rested = 0, False
    if not app.at(table):
        app.open(table)
        app.frames(2)
    app.shows(TableScene).pace.hurried = hurried
    for _ in range(MAX_STEPS):
        app.stack.step()
        if not app.at(table):
            return checked
        if table.awaiting_choice and not rested:
            check(table, app.context)
            checked += 1
        rested = table.awaiting_choice
    raise AssertionError(f"no end: {table.log[-5:]}")


@quick_bots()
def play_drawn(
    app: RunningApp, table: T, check: Callable[[T, Context], object], act: Callable[[], object]
) -> None:
    """Live frame by frame to the end of the match, and *act* before each."""
    rested = False

    def look() -> bool:
        nonlocal rested
        if app.at(table) and table.awaiting_choice and not rested:
            check(table, app.context)
        rested = table.awaiting_choice
        return isinstance(app.scene, Results)

    app.run_until(look, act)


def random_disturbances(app: RunningApp, table: AnyTable) -> Callable[[], None]:
    """Now and then the window gets another size, or somebody skips what is shown."""
    rng, mouse = Random(3), Mouse(app)

    def act() -> None:
        if rng.random() < DISTURBANCE_RATE:
            app.resize(rng.choice(SIZES))
        elif rng.random() < DISTURBANCE_RATE:
            mouse.touch(*table.top_bar.buttons[TopBarButton.SKIP].centre)

    return act


def waiting_chooser(app: RunningApp, table: AnyTable, seat: Seat) -> Chooser[Any] | None:
    """With what *seat* chooses now, if it has not chosen yet."""
    if not app.at(table) or not table.awaiting_choice:
        return None
    entry = table.pending._open.get(seat)
    return None if entry is None or entry[1].choice is not None else entry[1]

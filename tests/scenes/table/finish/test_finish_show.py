"""A table that is built anew ends at once what it shows, whatever that waits for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core import Event, Seat
from rules.games import game_called
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import Script, wait
from scenes.table.game_table import AnyTable, TablePhase
from scenes.table.seats.seat_frog import FrogPlace
from seats.occupants import BotPlayer
from tests.scenes.running_app import running_app

STARTS: list[Callable[[AnyTable, Script], object]] = [
    lambda table, motion: table.stage.run(motion),
    lambda table, motion: table.motions.play(motion),
]


@pytest.mark.parametrize("start", STARTS, ids=["stage", "table"])
def test_what_waits_for_a_motion_is_ended_with_it(
    monkeypatch: pytest.MonkeyPatch, start: Callable[[AnyTable, Script], object]
) -> None:
    with running_app() as app:
        table = app.open_table(BotPlayer("easy"), BotPlayer("easy"), game=game_called("quibbit"))
        shown: list[str] = []

        def move() -> Script:
            yield from wait(2.0)
            shown.append("moved")

        def show(event: Event) -> Script:
            shown.append("began")
            start(table, move())
            for _ in range(10_000):
                if shown[-1] == "moved":
                    return
                yield
            pytest.fail("the motion never ends")

        app.run_until(lambda: bool(table.match.log))
        monkeypatch.setattr(table, "show", show)
        app.run_until(lambda: bool(shown))
        app.resize((1024, 576))
        app.frames(2)
        assert shown[:2] == ["began", "moved"]


@pytest.mark.parametrize("large", [False, True], ids=["small frogs", "large frogs"])
def test_what_decided_a_match_is_seen_before_anybody_leaps(
    monkeypatch: pytest.MonkeyPatch, *, large: bool
) -> None:
    with running_app((320, 180)) as app:
        table = app.open_table(BotPlayer("easy"), BotPlayer("easy"), game=game_called("quibbit"))
        ending = Ending([ResultRow(1, Seat(0), 0)], "Why.")
        monkeypatch.setattr(table, "ending", lambda: ending)
        monkeypatch.setattr(type(table.match), "waiting_for", frozenset[Seat]())
        over: list[bool] = []
        monkeypatch.setattr(app.context.bank, "play_result_music", lambda: over.append(True))
        table.climaxes.starts = {Seat(0): FrogPlace(160, 90, 60)} if large else {}
        app.run_until(lambda: bool(over))
        app.frames(20)
        assert (table.phase is TablePhase.CELEBRATING) is large, "an empty table is not held"
        app.run_until(lambda: table.phase is TablePhase.CELEBRATING)

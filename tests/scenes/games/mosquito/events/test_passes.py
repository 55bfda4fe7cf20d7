"""Why one can only pass is read once: the next pass for the same reason is quick."""

from __future__ import annotations

from unittest.mock import patch

from rules.core import Seat
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.events.reading_times import ReadingTimes
from scenes.games.mosquito.events.turns import passes
from scenes.games.mosquito.events.turns.passes import STUCK, Passes
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import steps_in
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import open_and_wait


def test_only_the_first_pass_of_a_stuck_seat_is_shown_until_its_reason_is_read() -> None:
    with running_app((320, 180), Settings()) as app:
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
        shown, seats = Passes(table.tokens), len(table.panels)
        with (
            patch.object(passes, "is_stuck", lambda *_: True),
            patch.object(ReadingTimes, "knows", lambda *_: True),
        ):
            first, second = (len([*shown.show(Seat(0), count)]) for count in (1, seats + 1))
        assert second < steps_in(STUCK) <= first

"""Why one can only pass is read once: the next pass for the same reason is quick."""

from __future__ import annotations

from unittest.mock import patch

from rules.core import Seat
from rules.mosquito import Options, Spot, Suit
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.choosing import forced_pass
from scenes.games.mosquito.choosing.forced_pass import nobody_can_place
from scenes.games.mosquito.events.moments import NOBODY_CAN_PLACE, STUCK
from scenes.games.mosquito.events.reading_times import ReadingTimes
from scenes.games.mosquito.events.turns import passes
from scenes.games.mosquito.events.turns.passes import Passes
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
        assert second < steps_in(STUCK.seconds) <= first


def test_once_all_know_that_nobody_can_place_the_passes_are_one_quick_scene() -> None:
    with running_app((320, 180), Settings()) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3, turns=3))
        shown = Passes(table.tokens)
        with patch.object(passes, "nobody_can_place", lambda _: True):
            first, *others = (len([*shown.show(Seat(i % 3), i + 1)]) for i in range(6))
        assert first > steps_in(NOBODY_CAN_PLACE.seconds)
        assert sum(others) < steps_in(1.0)


def test_it_is_known_that_nobody_can_place_without_an_open_pad_or_a_token() -> None:
    options = Options(columns=4, helpers=1, deals="one")
    with running_app((320, 180), Settings()) as app:
        table = new_table(app, *[BotPlayer("easy")] * 3, options=options, turns=6)
        open_and_wait(app, table)
        pads = dict[Spot, tuple[Suit, ...]]()
        with patch.object(forced_pass, "fourths", lambda *_: pads):
            for used, known in (((1, 1, 1), True), ((1, 0, 1), False)):
                for panel, count in zip(table.panels, used, strict=True):
                    panel.help(count)
                assert nobody_can_place(table.tokens) == known, "a swap may open a pad"
            table.panels[1].help(1)
            pads[Spot(1, 1)] = (Suit.CLUBS,)
            assert not nobody_can_place(table.tokens)


def test_a_frog_that_passes_holds_its_cards_as_before() -> None:
    with running_app((320, 180), Settings()) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=2))
        held = [token.pose for _, token in table.tokens.hands.held[1]]
        for _ in Passes(table.tokens).show(Seat(1), 1):
            assert [token.pose for _, token in table.tokens.hands.held[1]] == held

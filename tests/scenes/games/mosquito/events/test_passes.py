"""Why one can only pass is read once: the next pass for the same reason is quick."""

from __future__ import annotations

from typing import Literal
from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.mosquito import Options, Passed, Spot, Suit, TurnBegan
from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.choosing.forced_pass import nobody_can_place
from scenes.games.mosquito.components.pond import fitting_suits
from scenes.games.mosquito.events import table_captions
from scenes.games.mosquito.events.backdrop.shrugging_row import SHRUGS, ShruggingRow
from scenes.games.mosquito.events.moments import ALL_FROGS
from scenes.games.mosquito.events.reading_times import ReadingTimes
from scenes.games.mosquito.events.turns import passes
from scenes.games.mosquito.events.turns.countdown import PassCountdown
from scenes.games.mosquito.events.turns.passes import ENDING, LAST_SEEN, STUCK, Passes
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.spotlight import token_box
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import steps_in
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage
from sprites.stage.token import Token
from tests.scenes.games.mosquito.tables import new_table, shown_tokens
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import open_and_wait
from words import say


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


def test_once_nobody_can_place_each_pass_is_seen_and_the_last_ones_together() -> None:
    with running_app((320, 180), Settings()) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3, turns=3))
        shown, counts = Passes(table.tokens), list[int]()
        with patch.object(passes, "nobody_can_place", lambda _: True):
            lengths = []
            for i in range(6):
                lengths.append(len([*shown.show(Seat(i % 3), i + 1)]))
                *_, dots = (token for token in table.stage.tokens if token.name == "countdown")
                counts.append(heads_on(dots))
        first, second = lengths[:3], lengths[3:]
        assert counts == [1, 2, 3, 4, 5, 6]
        assert lengths[0] >= steps_in(ALL_FROGS.seconds), "first it is told why, once and large"
        assert min(first) >= steps_in(ENDING[0])
        assert max(second[:2]) < min(first)
        assert second[-1] >= steps_in(ENDING[1] + LAST_SEEN), "a moment until the count begins"
        assert sum(lengths[1:]) < steps_in(2.0)


@pytest.mark.parametrize("calm", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_once_nobody_can_place_one_large_frog_after_another_shrugs(seats: int, calm: bool) -> None:
    with running_app((640, 360), Settings(reduced_motion=calm)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * seats, turns=seats))
        before, seen = len(table.stage.tokens), list[int]()
        script, steps = ShruggingRow(table.tokens).show("all pass"), 0
        while advance(script):
            table.stage.tick()
            steps += 1
            large = [token for token in table.stage.tokens if token.name == "close-up"]
            arts = [token.picture for token in large if isinstance(token.picture, Art)]
            seen.append(sum(art.name == SHRUGS for art in arts))
        assert steps < steps_in(1.55)
        assert [*dict.fromkeys(seen)][: seats + 1] == [*range(seats + 1)]
        assert len(table.stage.tokens) == before


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_passes_are_counted_in_one_place_where_no_card_comes(
    seats: int, text_size: Literal[100, 200]
) -> None:
    with running_app((320, 180), Settings(text_size=text_size)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * seats, turns=seats))
        countdown = PassCountdown(table.tokens)
        *_, counted = (token for token in table.stage.tokens if token.name == "countdown")
        for seat in range(seats):
            countdown.show(Seat(seat), 2)
            assert isinstance(counted.picture, Collage)
            wide, high = counted.picture.width, counted.picture.height
            box = Box.around(counted.pose.x, counted.pose.y, wide, high)
            assert box == table.layout.top_bar.side, "no part of the meter is seen beside it"
            assert not box.overlaps(table.layout.rows)


def test_who_looks_on_reads_once_why_its_frog_passes_also_when_nobody_can_place() -> None:
    with running_app((320, 180), Settings()) as app:
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
        shown, seats = Passes(table.tokens), len(table.panels)
        with (
            patch.object(passes, "nobody_can_place", lambda _: True),
            patch.object(passes, "is_stuck", lambda *_: True),
        ):
            own, other, again = (
                len([*shown.show(Seat(seat), count)])
                for seat, count in ((0, 1), (1, 2), (0, seats + 1))
            )
        assert max(other, again) < steps_in(STUCK) <= own


def test_all_passes_to_the_end_are_told_at_once_in_one_sentence() -> None:
    with running_app((320, 180), Settings()) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3, turns=3))
        with patch.object(table_captions, "nobody_can_place", lambda _: True):
            for event in (TurnBegan(Seat(1)), Passed(Seat(1)), TurnBegan(Seat(2))):
                assert table.captions.banner(event) == say("mosquito.all_pass_prompt")


def test_of_a_pass_with_a_hidden_hand_it_is_told_only_that_no_token_is_left() -> None:
    options, seat = Options(helpers=1), Seat(1)
    with running_app((320, 180), Settings()) as app:
        table = new_table(app, *[BotPlayer("easy")] * 2, options=options, turns=2)
        open_and_wait(app, table)
        pads = {Spot(1, 1): (Suit.CLUBS,)}
        with patch.object(fitting_suits, "fourths", lambda *_: pads):
            for used, key in ((0, "passed"), (1, "passed_no_token")):
                table.panels[seat].help(used)
                told = say(f"mosquito.{key}", name=seat_name(seat))
                assert not table.captions.deed(Passed(seat)), "not told twice"
                assert table.captions.banner(Passed(seat)) == told


def test_who_passes_says_so_beside_its_head_towards_the_pond() -> None:
    with running_app((320, 180), Settings()) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3, turns=3))
        middle = table.layout.rows.centre[0]
        for panel in table.panels:
            bubble, (x, _) = Passes(table.tokens)._bubble(panel.seat), panel.frog.head
            assert abs(bubble.pose.x - middle) < abs(x - middle)
            assert panel.places.box.contains(bubble.pose.x, bubble.pose.y)
            assert isinstance(bubble.picture, Art)
            assert bubble.picture.mirrored == (bubble.pose.x < x), "its tail points at the frog"


def test_a_bubble_tells_of_a_pass_until_the_next_turn_of_its_frog() -> None:
    with running_app((320, 180), Settings()) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3, turns=3))
        for event, bubbles in ((Passed(Seat(0)), 1), (Passed(Seat(1)), 2), (TurnBegan(Seat(0)), 1)):
            for _ in table.show(event):
                table.stage.tick()
            assert shown_tokens(table, "bubble") == bubbles


def test_bubbles_of_upper_frogs_lie_below_the_boards() -> None:
    with running_app((320, 180), Settings(text_size=200)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 4, turns=4))
        passes = Passes(table.tokens)
        for panel in table.panels:
            box = token_box(app.context.renderer, passes._bubble(panel.seat))
            assert box.y >= table.layout.top_bar.bottom


def heads_on(dots: Token) -> int:
    """How many heads there are among the places of passes."""
    assert isinstance(dots.picture, Collage)
    arts = [one.picture for one in dots.picture.pieces if isinstance(one.picture, Art)]
    return sum(art.name == "frog-head" for art in arts)


def test_it_is_known_that_nobody_can_place_without_an_open_pad_or_a_token() -> None:
    options = Options(columns=4, helpers=1, deals="one")
    with running_app((320, 180), Settings()) as app:
        table = new_table(app, *[BotPlayer("easy")] * 3, options=options, turns=6)
        open_and_wait(app, table)
        pads = dict[Spot, tuple[Suit, ...]]()
        with patch.object(fitting_suits, "fourths", lambda *_: pads):
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

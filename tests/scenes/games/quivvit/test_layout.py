"""The Quivvit table at every shape of window and size of text: all fits, all can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from rules.core import Seat
from rules.quivvit import (
    PLACES,
    SIDE,
    AsideScored,
    BlockKept,
    BlockReturned,
    BlocksAsked,
    BonusDrawn,
    CardCovered,
    CardRotated,
    CardsLinked,
    CardsTaken,
    Colour,
    DieRolled,
    DoubleRotateSpent,
    Event,
    FreeLinkClaimed,
    GameEnded,
    Link,
    Options,
    Passed,
    Reason,
    RoundBegan,
    Way,
    lying,
)
from scenes.games.quivvit.choosing.grid_cursor import MIDDLE, PASS, neighbour
from scenes.games.quivvit.choosing.held_status import why_nothing
from scenes.games.quivvit.components.decline_button import keep_within
from scenes.games.quivvit.events.captions import block_prompt
from scenes.games.quivvit.layout import QuivvitLayout, plan
from scenes.games.quivvit.table import QuivvitTable
from scenes.table.captions.hint_strip import table_area
from seats.intents import DIRECTIONS, Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from tests.scenes.games.built_tables import event_pictures, fit_window, hint_picture
from tests.scenes.games.quivvit.tables import ALL, change_state, new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import (
    SCALES,
    SIZES,
    TOUCH,
    Shape,
    at_shapes,
    in_languages,
    shrunk,
    truncated,
)
from words import say

SEATS = (2, 3, 4)
SHAPES: list[Shape] = list(product(SIZES, SCALES, SEATS))
STAKES = "leads", "wins", "ahead"
EXTRAS = list(product((False, True), repeat=2))


every_shape = at_shapes(SHAPES)


def layouts(shape: Shape) -> Iterator[tuple[QuivvitLayout, Box]]:
    """The layouts with and without die and sand, and the part of the screen for it."""
    (width, height), scale, seats = shape
    unit = min(width / 1920, height / 1080)
    w, h = width / unit, height / unit
    for die, timed in EXTRAS:
        yield plan(w, h, scale, seats, die=die, timed=timed), table_area(w, h, scale)


def boxes(layout: QuivvitLayout) -> dict[str, Box]:
    """All that lies on the table."""
    free = {
        "tray": layout.tray, "basket": layout.basket, "timer": layout.timer,
        "legend": layout.legend,
        "best": None if layout.legend else layout.best,
    }  # fmt: skip
    return {
        **{f"button {i}": box for i, box in enumerate(layout.top_bar.buttons)},
        **{f"seat {i}": places.box for i, places in enumerate(layout.panels)},
        **{f"card {i}": card for i, card in enumerate(cards(layout))},
        **{what: box for what, box in free.items() if box},
        "banner": layout.top_bar.banner,
        "round": layout.top_bar.side,
        "stock": layout.stock,
        "decline": layout.decline,
    }


def cards(layout: QuivvitLayout) -> list[Box]:
    return [Box.around(slot.x, slot.y, layout.card, layout.card) for slot in layout.places]


@every_shape
def test_everything_lies_in_the_table_area_and_nothing_over_anything_else(shape: Shape) -> None:
    for layout, safe in layouts(shape):
        lying_there = boxes(layout)
        assert [what for what, box in lying_there.items() if not safe.encloses(shrunk(box))] == []
        pairs = combinations(lying_there.items(), 2)
        assert [(a, b) for (a, one), (b, two) in pairs if shrunk(one).overlaps(shrunk(two))] == []


@every_shape
def test_a_finger_can_hit_everything(shape: Shape) -> None:
    for layout, _ in layouts(shape):
        targets = [*cards(layout), *layout.top_bar.buttons, layout.decline]
        assert min(min(box.w, box.h) for box in targets) >= TOUCH


@pytest.mark.parametrize("start", [0, MIDDLE, 24])
def test_every_card_and_the_slip_are_eight_presses_away_at_most(start: int) -> None:
    away, line = {start: 0}, [start]
    for at in line:
        for to in {neighbour(at, intent, start) for intent in DIRECTIONS} - away.keys():
            away[to] = away[at] + 1
            line.append(to)
    assert len(away) == PASS + 1
    assert max(away.values()) <= 2 * (SIDE - 1), "from corner to corner"


def test_only_left_leads_off_the_grid_to_passing_and_right_back_to_the_row() -> None:
    left = [(at, to) for at in PLACES for to in DIRECTIONS if neighbour(at, to, at) == PASS]
    assert left == [(at, Intent.LEFT) for at in range(0, 25, 5)]
    assert neighbour(PASS, Intent.RIGHT, 11) == 10
    stays = (Intent.LEFT, Intent.UP, Intent.DOWN)
    assert {neighbour(PASS, intent, 11) for intent in stays} == {PASS}


@every_shape
def test_a_seat_is_larger_while_none_is_below_it(shape: Shape) -> None:
    for layout, _ in layouts(shape):
        own, other = (layout.panels[seat].box.h for seat in (0, 1))
        assert (own > other) is (len(layout.panels) == 3)


@every_shape
def test_passing_lies_left_of_the_grid(shape: Shape) -> None:
    assert all(layout.decline.right <= layout.mat.x for layout, _ in layouts(shape))


@every_shape
def test_the_best_turn_is_told_in_one_row_with_passing(shape: Shape) -> None:
    for layout, _ in layouts(shape):
        if layout.best:
            assert layout.best.h == layout.decline.h
        if layout.best and not layout.legend:
            assert layout.best.y == layout.decline.y


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def table_of(app: RunningApp, shape: Shape, options: Options) -> QuivvitTable:
    """A table built for that shape, never drawn."""
    fit_window(app, shape)
    seats = shape[2]
    bots = [BotPlayer("judge")] * (seats - 1)
    table = new_table(app, Person(LEFT_KEYS), *bots, options=options)
    change_state(table, taken=tuple(tuple(range(60)) for _ in range(seats)), round=7)
    change_state(table, aside=tuple(tuple(range(60, 76)) for _ in range(seats)))
    table.build()
    return table


def events(seats: int) -> Iterator[Event]:
    """Everything that can happen and has words, to everybody."""
    card = lying(3, 0).card
    for seat in map(Seat, range(seats)):
        yield RoundBegan(17, seat)
        yield from (BlockKept(seat), CardCovered(seat, 3, card), BlockReturned(seat, 3))
        yield from (Passed(seat), DoubleRotateSpent(seat), FreeLinkClaimed(seat, 3, card))
        yield from (CardRotated(seat, 3, card, way, start=0, end=1) for way in Way)
        for aside in (False, True):
            yield CardsTaken(seat, tuple((i, 140) for i in range(9)), aside)
        yield BonusDrawn(seat, card)
    yield from (DieRolled(colour) for colour in Colour)
    yield CardsLinked(tuple(Link(colour, ()) for colour in Colour))
    yield from (BlocksAsked(()), AsideScored())
    yield from (GameEnded(reason) for reason in Reason)


@in_languages(SHAPES)
def test_no_words_are_cut_off(app: RunningApp, shape: Shape) -> None:
    for options in (Options(), ALL):
        table = table_of(app, shape, options)
        shown: list[Picture] = [token.picture for token in table.stage.tokens]
        for items in table.tokens.items:
            items.aside.clear()
            shown.append(items._counted(136))
            shown += [items._gain_slip(gain) for gain in (-3, 0, 7, 28)]
        for words in (say("quivvit.pass"), keep_within(10)):
            shown.append(table.tokens.decline_button._write(words).focused)
        for event in events(shape[2]):
            shown += event_pictures(table, event)
            if hint := table.captions.hint(event):
                shown.append(hint_picture(table, hint))
        for words in prompts(table, shape[2]):
            table.top_bar.show_prompt(words)
            shown.append(table.top_bar.shown[0])
        told = [say(f"quivvit.{stake}", count=36) for stake in STAKES]
        told += [say("quivvit.by_cards", words=say("quivvit.leads", count=36))]
        for name, stake in product(names(table, shape[2]), told):
            table.top_bar.show_prompt(say("quivvit.turn_prompt_last", name=name))
            table.top_bar.show_detail(stake)
            shown += table.top_bar.shown
            table.top_bar.show_prompt(say("quivvit.turn_about", name=name, about=stake))
            for deed in ("turn_deed", "turn_deed_first", "turn_deed_last"):
                table.top_bar.show_detail(say(f"quivvit.{deed}", number=10))
                shown += table.top_bar.shown
        for rule in ("timed", "double", "free", "block"):
            table.top_bar.show_detail(say(f"quivvit.rule_{rule}"))
            shown += table.top_bar.shown
        assert truncated(app, shown) == []


def names(table: QuivvitTable, seats: int) -> list[str]:
    """What the seats are called."""
    return [table._who(Seat(seat)) for seat in range(seats)]


def prompts(table: QuivvitTable, seats: int) -> Iterator[str]:
    called = names(table, seats)
    for one in called:
        for key in ("show_prompt", "turn_prompt", "bot_turn"):
            yield say(f"quivvit.{key}", name=one)
        yield say("quivvit.turn_prompt_die", name=one, colour=say("quivvit.yellow"))
        yield say("quivvit.time_out", name=one)
        yield from (block_prompt(one, asked) for asked in ((), called[:1], called))
    yield say("quivvit.deal_prompt")


@in_languages(SHAPES)
def test_no_status_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape, Options())
    shown: list[Picture] = []
    keys = ("pass_spot", "keep_spot", "pick_up", "covered", "held_pointer")
    more = ("play_free", "play_double")
    most = ("play_anyway", "no_half", "cover_spot")
    words = [say(f"quivvit.{key}") for key in (*keys, *more, *most)]
    for told in (*words, *map(why_nothing, (None, *Colour))):
        table.panels[0].show_status(told)
        shown.append(table.panels[0]._status.picture)
    assert truncated(app, shown) == []

"""How a swap is put together: with which cards, by what way, and what it leaves to others."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind, Card, Options, Spot, card_at
from scenes.games.mosquito.choosing.gains import forecast
from scenes.games.mosquito.choosing.openings import first_partner, openings
from scenes.games.mosquito.choosing.preview import MosquitoPreview
from scenes.games.mosquito.choosing.turn_chooser import TurnChooser
from scenes.games.mosquito.components.swap_tokens import swap_tokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art, Collage
from sprites.stage.token import Token
from tests.scenes.games.mosquito.tables import (
    new_table,
    shown_tokens,
    table_in_turn,
    turn_of_lesson,
)
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY, open_and_wait, waiting_chooser
from words import say

ANN = Seat(0)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


def test_an_arrow_leads_from_one_card_of_a_swap_to_the_other(app: RunningApp) -> None:
    table, name = table_in_turn(app), seat_name(ANN)
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.CONFIRM)
    chooser, rows = waiting_chooser(app, table, ANN), table.tokens.rows
    assert isinstance(chooser, StepChooser)
    first = chooser._step.targets[chooser._at].box
    assert not rows.lit, "the cursor alone marks the first card"
    assert not shown_tokens(table, "arrow"), "no partner is shown yet"
    tap(app, KeyButtons(LEFT_KEYS), Intent.CONFIRM)
    lying = {rows.box(at): card_at(rows.cards, at) for at in rows.tokens}
    for target in chooser._step.targets:
        chooser._show_target(target)
        (arrow,) = (token for token in table.stage.tokens if token.name == "arrow")
        one, other = ends_of(arrow)
        boxes = {box for box in (first, target.box) if box.contains(*one) or box.contains(*other)}
        assert boxes == {first, target.box}
        suits = [lying[box].suit for box in (first, target.box)]
        if suits[0] is not suits[1]:
            card, of_other = (say(f"mosquito.a_suit_{int(suit)}") for suit in suits)
            question = say("mosquito.swap_question", name=name, card=card, other=of_other)
            assert table.top_bar.shown[0].words == question


def test_all_cards_that_go_with_the_first_one_of_a_swap_are_bright(app: RunningApp) -> None:
    table = table_in_turn(app)
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.CONFIRM)
    chooser, rows = waiting_chooser(app, table, ANN), table.tokens.rows
    assert isinstance(chooser, StepChooser)
    first = chooser._step.targets[chooser._at].box.centre
    tap(app, KeyButtons(LEFT_KEYS), Intent.CONFIRM)
    useless = say("mosquito.no_opening")
    useful = {one.box.centre for one in chooser._step.targets if one.words != useless}
    bright = {rows.box(at).centre for at in {*rows.tokens} - {*rows._dark}}
    assert bright - {first} == useful
    assert not shown_tokens(table, "edge"), "only what is pointed at is marked"


def ends_of(arrow: Token) -> tuple[Point, Point]:
    """Where an arrow begins and ends."""
    assert isinstance(arrow.picture, Collage)
    pose, angle = arrow.pose, radians(arrow.pose.angle)
    x, y = (arrow.picture.width / 2 * part for part in (cos(angle), sin(angle)))
    return (pose.x - x, pose.y - y), (pose.x + x, pose.y + y)


def test_a_swap_goes_on_at_the_lowest_number_that_opens_a_pad_be_it_good_or_not(
    app: RunningApp,
) -> None:
    table = table_in_turn(app)
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.CONFIRM, Intent.CONFIRM)
    chooser, rows = waiting_chooser(app, table, ANN), table.tokens.rows
    assert isinstance(chooser, StepChooser)
    useless = say("mosquito.no_opening")
    spots = {rows.box(at): at for at in rows.tokens}
    useful = [spots[one.box] for one in chooser._step.targets if one.words != useless]
    first = min(useful, key=lambda at: (at.level, at.number))
    assert chooser._step.targets[chooser._at].box == rows.box(first)


def test_the_first_card_of_a_swap_tells_of_all_pads_that_it_may_open() -> None:
    legal, done = turn_of_lesson(6)
    for first in openings(legal, (ActionKind.EXCHANGE,)):
        way = ActionKind.EXCHANGE, first
        opened = openings(legal, way).values()
        said, pads = forecast(legal, way, None)
        assert {*pads} == {at for found in opened for at in found}
        assert said == say("mosquito.this_place_point"), "the second card decides what is left"
    assert done.exchange
    asked = first_partner(legal, (ActionKind.EXCHANGE, done.exchange.first), done)
    assert asked
    assert asked[0] == done.exchange.second, "the one that a lesson asks for"


def test_left_and_right_end_at_the_last_column_and_come_back_to_where_they_began(
    app: RunningApp,
) -> None:
    table, keys = table_in_turn(app), KeyButtons(LEFT_KEYS)
    tap(app, keys, Intent.RIGHT, Intent.CONFIRM)
    chooser, rows = waiting_chooser(app, table, ANN), table.tokens.rows
    assert isinstance(chooser, TurnChooser)
    for at in range(len(chooser._step.targets)):
        chooser._move(at)
        centre = chooser._step.targets[at].box.centre
        for there, back in ((Intent.RIGHT, Intent.LEFT), (Intent.LEFT, Intent.RIGHT)):
            chooser._row = None  # as it came here otherwise
            tap(app, keys, there)
            x, y = chooser._step.targets[chooser._at].box.centre
            assert (y < rows.layout.band.centre[1]) == (centre[1] < rows.layout.band.centre[1])
            assert (x - centre[0]) * (1 if there is Intent.RIGHT else -1) >= 0, "no way round"
            if chooser._at != at:
                tap(app, keys, back)
            assert chooser._at == at


def test_it_is_said_of_a_swap_that_it_closes_a_pad(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    told: list[str] = []
    previews = MosquitoPreview(table.tokens, ANN, table.motions.play, told.append)
    rows = table.tokens.rows
    clubs, spades = Card.TWO_OF_CLUBS, Card.TWO_OF_SPADES
    rest = [Card.THREE_OF_HEARTS] * len(rows.cards)
    ring = [clubs, Card.TWO_OF_HEARTS, spades, *rest][: len(rows.cards)]
    rows.cards = previews._cards = tuple((card,) for card in ring)
    previews.exchanger(Spot(1, 0), Spot(3, 0))()
    assert not told, "the pad stays open, by the same three"
    previews.exchanger(Spot(3, 0), Spot(6, 0))()
    assert told == [say("mosquito.closes_pad")]


def test_heads_mark_what_is_open_to_others_after_a_swap_that_leads_to_one_pad(
    app: RunningApp,
) -> None:
    table = table_in_turn(app)
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.CONFIRM, Intent.CONFIRM)
    chooser = waiting_chooser(app, table, ANN)
    assert isinstance(chooser, StepChooser)
    leaves_none, heads = say("mosquito.this_place_leaves_none"), dict[str, set[bool]]()
    for at, target in enumerate(chooser._step.targets):
        chooser._move(at)
        lit = [rings(token) for token in table.tokens.rows._spots.values()].count("spot-lit")
        if lit == 1:
            heads.setdefault(target.words, set()).add(shown_tokens(table, "claim") > 0)
    assert heads
    assert all(seen == {words != leaves_none} for words, seen in heads.items())


def rings(pad: Token) -> str:
    """The drawing round a lily pad, if there is one."""
    parts = pad.picture.pieces if isinstance(pad.picture, Collage) else ()
    arts = [part.picture.name for part in parts if isinstance(part.picture, Art)]
    return next((name for name in arts if name in {"spot-lit", "spot-ghost"}), "")


def test_a_token_is_spent_as_soon_as_both_cards_of_a_swap_are_chosen() -> None:
    with running_app(TINY) as app:
        options = Options(helpers=3)
        table = new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), options=options, turns=2)
        panel = open_and_wait(app, table).panels[0]
        full = panel.swaps_left.picture
        panel.spend(1)
        assert panel.swaps_left.picture == swap_tokens(2, 3) != full
        assert panel.left == 3, "it can be taken back"
        panel.spend(0)
        assert panel.swaps_left.picture == full

"""How a swap is put together: with which cards, by what way, and what it leaves to others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind, Card, Spot, Step, Suit, Turns, card_at, with_card
from scenes.games.mosquito.choosing.gains import Rivals, gain_words, gains, open_pads, partner_gain
from scenes.games.mosquito.choosing.openings import Openings, best_partner, layout_after, openings
from scenes.games.mosquito.choosing.preview import MosquitoPreview
from scenes.players.seat_names import seat_name
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Collage
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
RIVAL = Rivals("Bob", tokens=2)


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


def test_a_swap_goes_on_at_the_card_that_leaves_the_fewest_pads_open(app: RunningApp) -> None:
    table = table_in_turn(app)
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.CONFIRM, Intent.CONFIRM)
    chooser = waiting_chooser(app, table, ANN)
    assert isinstance(chooser, StepChooser)
    words = [target.words for target in chooser._step.targets]
    rival = Rivals(seat_name(Seat(1)), tokens=2)
    one_suit = {gain_words({(Spot(2, 1), suit)}, rival) for suit in Suit}
    assert gain_words(set(), rival) not in words, "every swap leaves a pad"
    assert {*words} - one_suit, "and some leave more than one suit"
    assert words[chooser._at] in one_suit


def test_the_first_card_of_a_swap_tells_what_is_left_to_the_next() -> None:
    legal, _ = turn_of_lesson(6)
    told = set[str]()
    for first in openings(legal, (ActionKind.EXCHANGE,)):
        way = ActionKind.EXCHANGE, first
        partner = best_partner(legal, way)
        assert partner
        said = partner_gain(legal, way, partner, RIVAL)
        assert said == gains(legal, way, openings(legal, way), RIVAL)[partner[0]]
        told.add(said)
    assert gain_words(set(), RIVAL) in told
    assert len(told) > 1, "some swaps leave more than others"


def test_the_partner_in_a_swap_is_the_one_that_leaves_the_fewest_pads_open() -> None:
    legal, done = turn_of_lesson(12)
    kind = (ActionKind.EXCHANGE,)
    counts = set[int]()
    for first in openings(legal, kind):
        way = (*kind, first)
        opened = openings(legal, way)
        partner = best_partner(legal, way)
        assert partner
        assert partner[1] == opened[partner[0]]
        left = {at: least_open(legal, (*way, at), opened[at]) for at in opened}
        assert left[partner[0]] == min(left.values())
        counts.update(left.values())
    assert len(counts) > 1
    assert done.exchange
    asked = best_partner(legal, (*kind, done.exchange.first), done)
    assert asked
    assert asked[0] == done.exchange.second


def least_open(legal: Turns, way: Sequence[Step], opened: Openings) -> int:
    """How many pads are open once a card of the hand is placed where *way* has opened one."""
    cards = {card.suit: card for card in legal.hand}
    after = layout_after(legal.layout, way)
    ends = [with_card(after, at, cards[suit]) for at, suits in opened.items() for suit in suits]
    return min(len(open_pads(end, mixed=legal.mixed)) for end in ends)


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

"""The built Frogger table at every shape of window: all words fit, all can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from bots.levels import LEVELS
from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import (
    ACTIONS,
    FROGS,
    MARKET,
    SWEEPING,
    CardTaken,
    CrocodileSwam,
    DiscardsShuffled,
    Event,
    Frog,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    GameEnded,
    Hand,
    MarketDealt,
    Options,
    Path,
    Reason,
    Space,
    State,
    TurnBegan,
    TurnPassed,
)
from scenes.games.frogger.choosing.steps import FroggerSteps
from scenes.games.frogger.events.captions import card_name, suit_name
from scenes.games.frogger.table import FroggerTable
from scenes.players.seat_names import seat_name
from scenes.table.choosing.secrecy.curtain import sheet
from scenes.ui.navigation import next_in_rows
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from tests.scenes.games.built_tables import BuiltTables, event_pictures, hint_picture
from tests.scenes.games.frogger.shapes import FULL, SHAPES, WALKED, every_shape
from tests.scenes.games.frogger.tables import new_table as dealt
from tests.scenes.games.frogger.tables import steps_of
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import (
    MOST_PRESSES,
    TOUCH,
    Shape,
    in_languages,
    presses_to,
    shrunk,
    truncated,
)
from words import say
from words.phrases import either

LONGEST_TURN = 3 * ACTIONS  # events: each action an advance that sends two frogs back


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened
    table_of.clear()


@BuiltTables
def table_of(app: RunningApp, shape: Shape) -> FroggerTable:
    """A table in mid-match."""
    seats = shape[2]
    bots = [BotPlayer("normal")] * (seats - 1)
    options = Options(crocodiles=True)
    return dealt(app, Person(LEFT_KEYS), *bots, options=options, turns=3 * seats)


def choosing(table: FroggerTable) -> FroggerSteps:
    state = table.match.state
    assert isinstance(state, State)
    return steps_of(table, state.acting)


@every_shape
def test_every_first_step_is_six_presses_away_at_most(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    before = table.match.state
    assert isinstance(before, State)
    own = before.board.hands[before.acting]
    for taken in (own.public, tuple(Card)[1 : 1 + WALKED - own.hidden]):
        hand = Hand(own.secret + taken, own.hidden)
        hands = list(before.board.hands)
        hands[before.acting] = hand
        board = replace(before.board, hands=tuple(hands))
        table.match.state = replace(before, board=board)
        step = choosing(table).first()
        assert len(step.targets) >= len(taken)
        rows, points = [row for _, row in step.rows], [mark.box.centre for mark in step.targets]
        neighbour = partial(next_in_rows, rows)
        assert max(presses_to(points, step.start, neighbour)) <= MOST_PRESSES
    table.match.state = before


@every_shape
def test_every_mark_is_large_enough_for_a_finger(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    state = table.match.state
    assert isinstance(state, State)
    boxes = [mark.box for mark in choosing(table).first().targets]
    view = state.view(state.acting)
    made = choosing(table)
    boxes += [made.places.start(space) for space in view.frogs]
    assert min(box.h for box in boxes) >= TOUCH - 0.01
    assert min(box.w for box in boxes) >= min(TOUCH, table.layout.pond.w) - 0.01


def events(seats: int, trail: Path) -> Iterator[Event]:
    """Everything that can be told, with the longest names."""
    for seat in map(Seat, range(seats)):
        yield from (TurnBegan(seat, 150), TurnPassed(seat))
        yield CardTaken(seat, Card.CHANCE_MEETING)  # without a hop back
        for number, event in enumerate(deeds(seat, trail)):
            if number % LONGEST_TURN == 0:
                yield TurnBegan(seat, 150)
            yield event
        yield from (GameEnded((seat,), reason) for reason in Reason)
    yield from (
        DiscardsShuffled(),
        MarketDealt(tuple(Card)[:MARKET]),
        CrocodileSwam(0, Space(1), Space(2)),
    )
    yield GameEnded((Seat(0), Seat(1)), Reason.ROUND_LIMIT)


def deeds(seat: Seat, trail: Path) -> Iterator[Event]:
    """What a seat can do in its turns, which are told as a whole, and what befalls its frogs."""
    frog, ends = Frog(seat * FROGS), (Space(0), Space(1), Space(9), trail.home)
    yield from (FrogSwept(frog, Space(3)), FrogBitten(frog, Space(3)))
    yield from (FrogRetreated(frog, Space(12), end) for end in ends[:3])
    yield from (CardTaken(seat, card) for card in Card if card is not Card.EXCUSE)
    for card in (Card.CHANCE_MEETING, Card.WINDOW, Card.LIGHT_KEEPER, Card.ACE_OF_LEAVES):
        yield from (FrogAdvanced(frog, card, suit, Space(0), ends[2]) for suit in Suit)
        yield FrogAdvanced(frog, card, Suit.LEAVES, Space(0), trail.home)


PROMPTS = ("turn", "more", "take", "frog", "land", "back", "market_any", "show", "curtain")
ENDS = ("last_move", "last_card", "only_card", "only_card_or_end", "hop", "hop_or_end")


def prompts(seats: int) -> Iterator[str]:
    for seat in range(seats):
        for key in (*PROMPTS, "deal", "getter", "way", "with", "first", "win", *ENDS):
            yield say(f"frogger.{key}_prompt", name=seat_name(Seat(seat)))
        yield from (
            say("frogger.market_limited_prompt", name=seat_name(Seat(seat)), suit=suit_name(suit))
            for suit in Suit
        )


OWN_WORDS = "win_words", "stop_words", "no_card", "not_home", "not_stop", "pond_words"


def words() -> Iterator[str]:
    """What a cursor can point at."""
    for card in Card:
        if card is not Card.EXCUSE:
            suits = either([suit_name(suit) for suit in card.suits])
            yield say("frogger.card_words", suits=suits)
            if card.rank in SWEEPING:
                told = say("frogger.sweep_words", suits=suits, number=12, count=2)
                yield say("frogger.own_swept_words", told=told, own=1)
                yield say("frogger.take_sweep_words", card=card_name(card))
            yield say("frogger.take_words", card=card_name(card))
            yield say("frogger.market_suit", suits=suits)
            for key in ("market_words", "market_none"):
                yield say(f"frogger.{key}", card=card_name(card))
    yield from danger_words()
    place = say("frogger.at", suit=suit_name(Suit.LEAVES), number=12)
    for suit in Suit:
        yield say("frogger.forbidden", suit=suit_name(suit))
        yield say("frogger.home_words", suit=suit_name(suit))
        other = say("frogger.home_or_place", suit=suit_name(suit), number=12)
        yield say("frogger.home_or_words", suit=suit_name(suit), places=other)
        yield say("frogger.card_win_words", suit=suit_name(suit))
        yield say("frogger.back_limited_words", number=12, suit=suit_name(suit))
    for key in (*OWN_WORDS, "back_only_bare_words", "strands_words"):
        yield say(f"frogger.{key}")
    told = say("frogger.hand_words", name=seat_name(Seat(0)), hidden=4, shown=12)
    yield say("frogger.threat_words", told=told)
    told = say("frogger.to_swept_words", place=place, count=2)
    yield say("frogger.own_swept_words", told=told, own=1)
    for key in ("frog", "back_only", "back", "back_bare", "back_barred", "leap"):
        yield say(f"frogger.{key}_words", place=place)


def danger_words() -> Iterator[str]:
    """Who can send a frog back, by a card in the hand and by one of the market."""
    for key, card in product(("danger", "market_danger"), (Card.ACE_OF_LEAVES, Card.WINDFALL)):
        yield say(f"frogger.{key}_words", name=seat_name(Seat(0)), card=card_name(card))
    yield say("frogger.danger_strands_words", name=seat_name(Seat(0)))
    told = say("frogger.danger_swept_words", name=seat_name(Seat(0)), count=2)
    yield say("frogger.own_swept_words", told=told, own=1)


@in_languages(SHAPES)
def test_no_sentence_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    shown: list[Picture] = [token.picture for token in table.stage.tokens]
    for event in events(shape[2], table.tokens.path.path):
        shown += event_pictures(table, event)
        if hint := table.captions.hint(event):
            shown.append(hint_picture(table, hint))
    for key in ("empty_hand", "empty_stuck", "empty_take"):
        table.tokens.tray.tell_empty(key)
        shown += [token.picture for token in table.stage.tokens if token.name == "empty-hand"]
    for sentence in words():
        table.top_bar.show_detail(sentence)
        shown.append(table.top_bar.shown[1])
    for sentence in prompts(shape[2]):
        table.top_bar.show_prompt(sentence)
        shown.append(table.top_bar.shown[0])
    assert truncated(app, shown) == []


@in_languages(SHAPES)
def test_no_status_and_no_curtain_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table, pad = table_of(app, shape), Pad(1)
    shown: list[Picture] = []
    occupants: list[Occupant] = [
        *(BotPlayer(word) for word in LEVELS),
        Away(pad, "normal"),
        Person(pad),
    ]
    for seat, panel in enumerate(table.panels):
        for occupant in occupants:
            panel.show_occupant(occupant)
            shown.append(panel._status.picture)
        for device in (pad, LEFT_KEYS, RIGHT_KEYS, POINTER):
            controls = Controls(device, DEFAULT_BINDINGS)
            shown.append(sheet(table.layout.foot.tray, Seat(seat), controls))
    seats = shape[2]
    for home in ([0] * seats, [5, *[2] * (seats - 1)], [*[2] * (seats - 1), 6]):
        meter = table.tokens.meter
        meter.settle(home)
        shown += [token.picture for token in meter._numbers]
    for suits in (Suit.LEAVES,), (Suit.MOONS, Suit.LEAVES, Suit.WYRMS):
        meter.settle([0] * seats)
        meter.foretell(Seat(1), suits)
        shown.append(meter._words.picture)
    assert truncated(app, shown) == []


@every_shape
def test_cards_in_a_panel_keep_to_their_room(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    cards = table.tokens.cards
    for seat, panel in enumerate(table.panels):
        for count in (4, FULL):
            if Seat(seat) == cards.in_tray:
                continue
            hidden, small = cards.secret(Seat(seat)), cards._small
            card, pile = small.card(Seat(seat), hidden, count), small.face_down(Seat(seat))
            for place, slot in enumerate(cards.slots(Seat(seat), count)):
                size = pile if place < hidden else card
                assert panel.room.encloses(shrunk(Box.around(slot.x, slot.y, *size)))

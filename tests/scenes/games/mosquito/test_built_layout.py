"""The built Mosquito table at every shape of window: all words fit, all can be reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from math import cos, radians, sin

import pytest

from bots.levels import LEVELS as BOTS
from rules.core import Seat
from rules.mosquito import (
    HAND,
    ActionKind,
    Board,
    CardCovered,
    CardCut,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    DealEnded,
    DealerChosen,
    Event,
    HandsDealt,
    LayoutLaid,
    Options,
    Passed,
    Reason,
    Spot,
    Suit,
)
from scenes.games.mosquito.choosing.prompts import PROMPTS, kind_words
from scenes.games.mosquito.components.panel import TOUCH, MosquitoPanel
from scenes.games.mosquito.components.turn_buttons import _sentence, button
from scenes.games.mosquito.events.captions import hint, whole_turn
from scenes.games.mosquito.events.turns.bar_notes import note
from scenes.games.mosquito.layout import CARD_TALL, LANTERN_TALL, LANTERN_WIDE
from scenes.games.mosquito.table import MosquitoTable
from scenes.players.seat_names import seat_name
from scenes.table.choosing.secrecy.curtain import sheet
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pointer.pointer import POINTER
from sprites.pictures.geometry import Box, Slot
from sprites.pictures.pictures import Collage, Picture
from tests.scenes.contexts import PAD
from tests.scenes.games.built_tables import BuiltTables, event_pictures, hint_picture
from tests.scenes.games.mosquito.shapes import FULLEST, LARGE, LONGEST, USUAL, Shape, every_shape
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import at_shapes, in_languages, shrunk, truncated
from words import say


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened
    table_of.clear()


@BuiltTables
def table_of(app: RunningApp, shape: Shape) -> MosquitoTable:
    _, _, seats, columns = shape
    bots = [BotPlayer("normal")] * (seats - 1)
    options = Options(columns=columns, both=True)  # type: ignore[arg-type]
    return new_table(app, Person(LEFT_KEYS), *bots, options=options, turns=seats + 8)


def events(seats: int) -> Iterator[Event]:
    """Everything that can happen, to everybody, with the longest names of cards."""
    spot, three = Spot(12, 1), (Spot(11, 0), Spot(12, 0), Spot(1, 0))
    for seat in map(Seat, range(seats)):
        yield CardCut(seat, LONGEST)
        yield DealerChosen(seat, LONGEST, ())
        yield DealerChosen(seat, LONGEST, (seat, Seat(0)))
        yield DealBegan(4, seat)
        yield CardDrawn(seat, LONGEST, True)
        yield CardsExchanged(seat, spot, three[0], LONGEST, LONGEST)
        yield CardCovered(seat, LONGEST, spot, LONGEST)
        yield from (CardPlaced(seat, LONGEST, spot, three, clean) for clean in (False, True))
        yield CardsExchanged(seat, three[0], three[1], LONGEST, LONGEST)
        yield CardCovered(seat, LONGEST, three[0], LONGEST)
        low, row = Spot(11, 2), (Spot(10, 0), Spot(11, 0), Spot(12, 0))
        yield CardPlaced(seat, LONGEST, low, row, clean=True)
        yield from (CardPlaced(seat, LONGEST, spot, row, clean) for clean in (False, True))
        yield Passed(seat)
    yield LayoutLaid((LONGEST,) * 12)
    yield HandsDealt(((),) * seats, 0, False)
    yield from (DealEnded(4, reason) for reason in Reason)


def whole_turns() -> Iterator[Sequence[Event]]:
    """Turns of each kind, with the longest names of suits."""
    spot, three = Spot(12, 1), (Spot(11, 0), Spot(12, 0), Spot(1, 0))
    swap = CardsExchanged(Seat(0), spot, three[0], LONGEST, LONGEST)
    cover = CardCovered(Seat(0), LONGEST, spot, LONGEST)
    place = CardPlaced(Seat(0), LONGEST, spot, three, clean=False)
    yield from ((place,), (swap, place), (cover, place), (swap, cover, place))


def prompts(seats: int) -> Iterator[str]:
    keys = [*PROMPTS.values(), "mosquito.cut_prompt", "mosquito.wait_prompt"]
    keys += [f"mosquito.stuck_{kind}_prompt" for kind in ("exchange", "overlay")]
    keys += ["mosquito.stuck_prompt", "mosquito.passes_forced", "mosquito.pass_prompt"]
    keys += ["mosquito.passes_forced_no_pad", "mosquito.passed_no_token"]
    for who in map(seat_name, map(Seat, range(seats))):
        yield from (say(key, name=who) for key in keys)
        yield say("mosquito.deal_prompt", number=4, deals=4, name=who)
    yield from (say("mosquito.begin_prompt"), say("mosquito.alone_prompt"))
    yield say("mosquito.all_pass_prompt")


@in_languages(LARGE)
def test_no_sentence_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table, seats = table_of(app, shape), shape[2]
    shown: list[Picture] = [token.picture for token in table.stage.tokens]
    for event in events(seats):
        shown += event_pictures(table, event)
        if rule := hint(event, columns=6):
            shown.append(hint_picture(table, rule))
    shown.append(hint_picture(table, table.captions.laurel_rule))
    notes = ["pad_opens", "pile_empty"]
    told = (say(f"mosquito.{key}") for key in notes)
    shown += [note(words, table.layout.note).picture for words in told]
    for turn in whole_turns():
        table.panels[0].tell(whole_turn(turn))
        shown.append(table.panels[0]._deed.picture)
    table.panels[0].tell(say("mosquito.pass"))
    shown.append(table.panels[0]._deed.picture)
    for words in prompts(seats):
        table.top_bar.show_prompt(words)
        shown.append(table.top_bar.shown[0])
    zeros, most = (0,) * seats, (40, 9, 8, 40)[:seats]
    for points in (zeros, most, most[::-1]):
        board = replace(
            Board.empty(seats),
            points=points,
            clean=points,
            layout=((LONGEST,) * 3,) * 12,
            passes=2 * seats,
            deal=seats,
        )
        table.tokens.meter.show(board)
        shown += [token.picture for token in table.tokens.meter.texts]
        for panel in table.panels:
            panel.score(points[panel.seat], points[panel.seat])
            shown += [token.picture for pair in panel._numbers for token in pair]
            shown.append(panel.tag._name.picture)
    assert truncated(app, shown) == []


def status_lines() -> list[str]:
    """What the status of a seat may say."""
    suits = [say(f"mosquito.suit_{int(suit)}") for suit in Suit]
    words = [say(f"mosquito.{kind.name.lower()}_words") for kind in ActionKind]
    kinds = [kind.name.lower() for kind in ActionKind if kind is not ActionKind.PASS]
    words += [say(f"mosquito.no_{kind}") for kind in kinds]
    words += [say(f"mosquito.{kind}_instead") for kind in kinds]
    words += [say(f"mosquito.{key}") for key in ("no_helpers", "no_opening")]
    words += [
        say(f"mosquito.{key}")
        for key in (
            "only_pass",
            "only_pass_no_pad",
            "no_pad",
            "this_place_point",
            "this_place_last",
            "this_place_leaves_none",
        )
    ]
    rival = seat_name(Seat(1))
    words.append(say("mosquito.this_place_leaves_suits", count=3))
    words += [
        say("mosquito.this_place_leaves_suit", suit=say(f"mosquito.a_suit_{int(one)}"))
        for one in Suit
    ]
    words += [say(f"mosquito.{key}") for key in ("no_three", "no_link")]
    words += [
        say(f"mosquito.{key}", name=rival)
        for key in (
            "passes_forced",
            "passes_forced_no_pad",
            "passed_no_token",
        )
    ]
    keys = "no_card", "no_laid", "this_card"
    words += [say(f"mosquito.{key}", suit=s) for s in suits for key in keys]
    return [*words, *(say("mosquito.other_suit", suit=s) for s in suits)]


@in_languages(LARGE)
def test_no_status_no_button_and_no_curtain_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table, pad = table_of(app, shape), PAD
    shown: list[Picture] = []
    occupants: list[Occupant] = [
        *(BotPlayer(word) for word in BOTS),
        Away(pad, "normal"),
        Person(pad),
    ]
    counting = MosquitoPanel(table.stage, table.layout, 0, helpers=3)
    for panel in (*table.panels, counting):
        for occupant in occupants:
            panel.show_occupant(occupant)
            shown.append(panel._status.picture)
        for line in status_lines():
            panel.show_status(line)
            shown.append(panel._status.picture)
        for device in (pad, LEFT_KEYS, RIGHT_KEYS, POINTER):
            controls = Controls(device, DEFAULT_BINDINGS)
            shown.append(sheet(table.layout.curtain(panel.seat), panel.seat, controls))
        if above := table.layout.sentence(panel.seat):
            whole = [kind_words(kind, whole=True) for kind in ActionKind]
            shown += [_sentence(line, above).picture for line in (*whole, *status_lines())]
    for count in (len(ActionKind), len(ActionKind) - 1):
        box = table.layout.menu(0, count)[0]
        shown += [button(kind, box, possible=False, lit=True) for kind in ActionKind]
    assert truncated(app, shown) == []


@every_shape
def test_what_lies_in_a_panel_keeps_to_itself(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    for panel in table.panels:
        places, lantern = panel.places, table.layout.lantern(panel.seat)
        stands = Box.around(lantern.x, lantern.y, LANTERN_WIDE, LANTERN_TALL - 8)
        rooms = [places.tag, panel.cards, places.keys, places.status, stands]
        assert [pair for pair in combinations(rooms, 2) if shrunk(pair[0]).overlaps(pair[1])] == []
        assert all(places.box.encloses(shrunk(room)) for room in rooms)
        for count in (1, 2, HAND + 1, USUAL, FULLEST):
            slots, wide = panel.hand(count)
            assert all(panel.cards.encloses(shrunk(turned(slot, wide))) for slot in slots), count
            buttons = table.layout.menu(panel.seat, len(ActionKind) - 1)
            slots, wide = panel.hand(count, below=buttons)
            cards = [shrunk(turned(slot, wide)) for slot in slots]
            assert not any(map(Box.overlaps, *zip(*product(cards, buttons), strict=True))), count
            slots, wide = panel.spread(count)
            room = table.layout.hand_room(panel.seat) or panel._room
            assert all(room.encloses(shrunk(turned(slot, wide))) for slot in slots), count


def turned(slot: Slot, wide: float) -> Box:
    """The upright box round a card that lies at an angle."""
    tall, angle = wide * CARD_TALL, radians(abs(slot.angle))
    w, h = wide * cos(angle) + tall * sin(angle), tall * cos(angle) + wide * sin(angle)
    return Box.around(slot.x, slot.y, w, h)


@every_shape
def test_frogs_are_about_as_large_everywhere_and_keep_their_eyes_clear(
    app: RunningApp, shape: Shape
) -> None:
    for panel in table_of(app, shape).panels:
        frog = panel.places.frog
        assert frog.width >= 180
        assert not panel.cards.contains(frog.x, frog.y - frog.width / 2)
        assert panel.places.box.encloses(shrunk(Box.around(frog.x, frog.y, frog.width, 1)))


@at_shapes(LARGE)
def test_the_status_keeps_clear_of_the_signs_beside_it(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    panel = MosquitoPanel(table.stage, table.layout, 0, helpers=3)
    panel.show_occupant(Person(PAD))
    panel.show_status(say("mosquito.no_three"))
    words, line = panel._status.picture, panel._status.pose
    assert isinstance(words, Collage)
    status = Box.around(line.x, line.y, words.width, words.height)
    panel.help(0)
    left = panel.swaps_left.picture
    assert isinstance(left, Collage)
    signs = [(panel.swaps_left.pose, left.width, left.height)]
    boxes = [Box.around(at.x, at.y, wide, high) for at, wide, high in signs]
    assert not any(status.overlaps(shrunk(box)) for box in boxes)
    assert all(panel.places.box.encloses(shrunk(box)) for box in boxes)


@every_shape
def test_a_finger_can_hit_what_is_in_a_panel(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    for panel in table.panels:
        menus = [table.layout.menu(panel.seat, len(ActionKind) - few) for few in (0, 1)]
        for box in (*panel.spread_boxes(USUAL), *menus[0], *menus[1]):
            assert min(box.w, box.h) >= TOUCH - 0.01
        assert [
            pair
            for pair in combinations(panel.spread_boxes(USUAL), 2)
            if shrunk(pair[0]).overlaps(shrunk(pair[1]))
        ] == []

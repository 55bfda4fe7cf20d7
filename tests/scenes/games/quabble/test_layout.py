"""The Quabble table at every shape of window and size of text: all fits, all can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product

import pytest

from bots.levels import LEVELS
from rules.core import Seat
from rules.quabble import (
    HOUSE_SET,
    Card,
    CardClaimed,
    CardDrawn,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    Kind,
    NothingSlain,
    NothingSnatched,
    PowerScored,
    PowersTriggered,
    Reason,
    RoundBegan,
    ScoringBegan,
    SushiFeasted,
)
from scenes.games.quabble.cards import grown, kind_name, power_words
from scenes.games.quabble.components.inspector_panel import InspectorPanel
from scenes.games.quabble.layout import CARD_TALL, QuabbleLayout, plan
from scenes.games.quabble.numbers import spelled
from scenes.games.quabble.scoring_animator import ScoringAnimator
from scenes.games.quabble.table import QuabbleTable
from scenes.players.seat_names import seat_name
from scenes.table.choosing.cursor_motion import BOB
from scenes.table.choosing.curtain import sheet
from scenes.table.top_bar import GAP
from scenes.ui.safe_area import safe_area
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from tests.scenes.games.quabble.tables import lay_out
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import SCALES, SIZES, TOUCH, Shape, cut, every, slack
from words import say
from words.phrases import listed

SEATS = (3, 4, 5, 6)
SHAPES: list[Shape] = list(product(SIZES, SCALES, SEATS))
HANDS = (1, 5)
ARROW = 50.0  # how high the arrow is that points at a card
LONGEST = 60  # cards in the fullest pile a house set could bring


every_shape = every(SHAPES)


def laid(shape: Shape) -> tuple[QuabbleLayout, Box]:
    """The layout, and the part of the screen that is safe."""
    (width, height), scale, seats = shape
    unit = min(width / 1920, height / 1080)
    size = width / unit, height / unit
    return plan(*size, scale, seats), safe_area(*size)


def rim(layout: QuabbleLayout) -> dict[str, Box]:
    """What lies still: the top bar and the panels, and the piles between them."""
    bar = layout.top_bar
    return {
        **{f"button {i}": box for i, box in enumerate(bar.buttons)},
        **{f"dock {i}": box for i, box in enumerate(layout.panels)},
        **{f"pile {i}": box for i, box in enumerate(layout.piles)},
        "prompt": bar.prompt,
        "caption": bar.caption,
        "side": bar.side,
    }


def cards(layout: QuabbleLayout) -> tuple[dict[str, Box], dict[str, Box]]:
    """Cards on offer, without their words and with them."""
    gaps = range(layout.seats + 1)
    small = {f"gap {gap}": layout.gaps[gap] for gap in gaps}
    return small, {f"card {gap}": layout.grown_box(gap) for gap in gaps}


def hand(layout: QuabbleLayout, count: int) -> dict[str, Box]:
    """A hand of *count* cards."""
    wide = layout.hand_card
    return {
        f"hand {i}": Box.around(slot.x, slot.y, wide, wide * CARD_TALL)
        for i, slot in enumerate(layout.hand(count))
    }


@every_shape
def test_everything_lies_in_the_safe_area(shape: Shape) -> None:
    layout, safe = laid(shape)
    small, large = cards(layout)
    boxes = {**rim(layout), **small, **large, **hand(layout, 5), "reading": layout.reading}
    boxes |= {f"loot {i}": box for i, box in enumerate(layout.snatch_choices())}
    boxes |= {f"curtain {seat}": layout.curtain(Seat(seat)) for seat in range(layout.seats)}
    assert [name for name, box in boxes.items() if not safe.encloses(slack(box))] == []


@every_shape
def test_nothing_lies_over_anything_else(shape: Shape) -> None:
    layout, _ = laid(shape)
    for many in cards(layout):
        over = [
            (a, b)
            for (a, one), (b, other) in combinations({**rim(layout), **many}.items(), 2)
            if slack(one).overlaps(slack(other))
        ]
        assert over == []


@every_shape
@pytest.mark.parametrize("count", HANDS)
def test_a_hand_leaves_the_rest_alone(shape: Shape, count: int) -> None:
    layout, _ = laid(shape)
    boxes = {**rim(layout), **cards(layout)[0], **hand(layout, count), "reading": layout.reading}
    over = [
        (a, b)
        for (a, one), (b, other) in combinations(boxes.items(), 2)
        if slack(one).overlaps(slack(other))
    ]
    assert over == []


@every_shape
def test_the_arrow_over_a_hand_leaves_what_is_written_above_alone(shape: Shape) -> None:
    layout, _ = laid(shape)
    assert layout.ceiling - BOB - ARROW / 2 >= layout.top_bar.bottom


@every_shape
def test_a_finger_can_hit_everything(shape: Shape) -> None:
    layout, _ = laid(shape)
    large = cards(layout)[1]
    targets = {**hand(layout, 5), **large}
    targets |= {f"button {i}": box for i, box in enumerate(layout.top_bar.buttons)}
    assert [name for name, box in targets.items() if min(box.w, box.h) < TOUCH] == []


def test_numbers_are_written_as_one_reads_them() -> None:
    written = {Fraction(59, 2): "29½", Fraction(1, 2): "½", Fraction(4): "4", Fraction(0): "0"}
    assert {number: spelled(number) for number in written} == written
    assert spelled(Fraction(6, 5), signed=True) == "+1 1/5"
    assert spelled(Fraction(-5, 2)) == "-2½"


def test_seats_sit_in_a_line_that_wraps_round() -> None:
    layout, _ = laid(((1920, 1080), 1.0, 6))
    by_left = sorted(range(6), key=lambda seat: -layout.panels[seat].x)
    start = by_left.index(0)
    assert [*by_left[start:], *by_left[:start]] == list(range(6))
    assert layout.panels[by_left[1]].right == pytest.approx(layout.panels[by_left[0]].x - GAP)


BUILT: dict[Shape, QuabbleTable] = {}


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened
    BUILT.clear()


def table_of(app: RunningApp, shape: Shape) -> QuabbleTable:
    """A table built for that shape, never drawn."""
    size, scale, seats = shape
    app.context.renderer.resize(size)
    app.context.renderer.text_scale = scale
    if shape not in BUILT:
        occupants: list[Occupant] = [Person(LEFT_KEYS), *[BotPlayer("normal")] * (seats - 1)]
        BUILT[shape] = lay_out(app, *occupants, turns=seats + 1)
        BUILT[shape].build()
    return BUILT[shape]


def one_of_each() -> list[Card]:
    return [Card(HOUSE_SET.kinds.index(kind)) for kind in Kind]


def events(seats: int) -> Iterator[Event]:
    """Everything that can happen, to everybody, with every kind of card."""
    much = Fraction(-99, 2)
    for seat in map(Seat, range(seats)):
        left = Seat((seat + 1) % seats)
        for card in one_of_each():
            yield CardOffered(seat, card)
            yield CardShared(seat, card)
            yield CardClaimed(seat, card, seat)
            yield CardRefused(card, seat)
            yield CardSnatched(seat, card, card, left)
            yield PowerScored(seat, card, much, ())
        for kind in (Kind.DOOM_SNAIL, Kind.GRUNGLE):
            snatchable = Card(HOUSE_SET.kinds.index(kind))
            yield CardSlain(seat, Card(0), snatchable, left, much)
        yield RoundBegan(20, seat)
        yield DirectionTurned(seat, Card(0), clockwise=True)
        yield DirectionTurned(seat, Card(0), clockwise=False)
        yield NothingSnatched(seat, Card(0))
        yield NothingSlain(seat, Card(0), left)
        yield SushiFeasted(seat, (), much)
        yield CardDrawn(seat, None, open=False)
    yield from (ClaimsRevealed(()), PowersTriggered(()), ScoringBegan((), ()))
    yield from (GameEnded(reason, (much,) * seats) for reason in Reason)


def prompts(seats: int) -> Iterator[str]:
    names = [seat_name(Seat(seat)) for seat in range(seats)]
    for one, left in zip(names, [*names[1:], names[0]], strict=True):
        yield say("quabble.offer_prompt", name=one, left=left)
        yield say("quabble.offer_bot", name=one, left=left)
        yield say("quabble.snatch_prompt", name=one)
        yield say("quabble.snatch_bot", name=one)
        yield say("quabble.claim_prompt_one", name=one)
    yield say("quabble.claim_prompt", names=listed(names))
    for key in ("deal_prompt", "reveal_prompt", "score_prompt"):
        yield say(f"quabble.{key}")


@every_shape
def test_no_sentence_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    shown: list[Picture] = [token.picture for token in table.stage.tokens]
    for event in events(shape[2]):
        table.top_bar.show_caption(table.caption(event))
        shown.append(table.top_bar.shown[1])
        if hint := table.hint(event):
            shown.append(table.top_bar.hint_token(hint).picture)
    for words in prompts(shape[2]):
        table.top_bar.show_prompt(words)
        shown.append(table.top_bar.shown[0])
    assert cut(app, shown) == []


@every_shape
def test_no_word_on_a_card_and_none_about_it_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    layout, renderer, shown = table.layout, app.context.renderer, list[Picture]()
    reader, scoring = InspectorPanel(table.stage, HOUSE_SET), ScoringAnimator(table.tokens)
    for card, kind in zip(one_of_each(), Kind, strict=True):
        shown.append(grown(renderer, HOUSE_SET, card, *layout.grown))
        shown.append(scoring._roll(kind))
        for box in (layout.reading, layout.loot_words, table.inspector._beside(layout.gaps[0])):
            reader.read_kind(kind, box)
            shown.append(reader._slip.picture)
        title = say("quabble.owned", owner=say("quabble.king"), kind=kind_name(kind))
        worth = say("quabble.in_all", value=-60, power=power_words(kind, HOUSE_SET))
        reader.read(title, worth, table.inspector._beside(layout.gaps[0]))
        shown.append(reader._slip.picture)
    assert cut(app, shown) == []


@every_shape
def test_no_status_and_no_curtain_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table, pad = table_of(app, shape), Pad(1)
    shown: list[Picture] = []
    occupants: list[Occupant] = [BotPlayer(word) for word in LEVELS]
    lines = [say(f"table.{key}") for key in ("sealed", "no_such_card")]
    lines += [say("quabble.pick_claim"), *map(kind_name, Kind)]
    for seat, panel in enumerate(table.panels):
        for occupant in (*occupants, Away(pad, "normal"), Person(pad)):
            panel.show_occupant(occupant)
            shown.append(panel._status.picture)
        for line in lines:
            panel.show_status(line)
            shown.append(panel._status.picture)
        for device in (pad, LEFT_KEYS, RIGHT_KEYS, POINTER):
            controls = Controls(device, DEFAULT_BINDINGS)
            shown.append(sheet(table.layout.hall, Seat(seat), controls))
            shown.append(sheet(table.layout.curtain(Seat(seat)), Seat(seat), controls))
    assert cut(app, shown) == []


@every_shape
def test_what_lies_in_a_dock_keeps_to_itself(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    for panel in table.panels:
        cells = [panel.treasury.box(kind) for kind in Kind]
        high = panel.held_width * CARD_TALL
        held = [Box.around(s.x, s.y, panel.held_width, high) for s in panel.hand_slots(5)]
        boxes = [panel._score, panel.places.keys, panel.places.tag, panel.places.status]
        assert all(panel.places.box.encloses(slack(box)) for box in (*cells, *held, *boxes))
        apart = [*combinations(cells, 2), *product(cells, (*held, *boxes))]
        apart += [*combinations(boxes, 2), *product(held, boxes)]
        assert not any(slack(one).overlaps(slack(other)) for one, other in apart)


@every_shape
def test_the_fullest_pile_keeps_to_its_place(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    gaps, kinds = table.tokens.gaps, [Kind.GRUNGLE] * 20
    for gap, box in enumerate(table.layout.piles):
        picture = gaps._heap(kinds, Fraction(99, 2), gap)
        wide, high = app.context.renderer.size(picture)
        assert wide <= box.w + 1
        assert high <= box.h + 1

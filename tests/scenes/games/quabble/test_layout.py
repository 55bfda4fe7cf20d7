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
    CardKind,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    NothingSlain,
    NothingSnatched,
    PowerScored,
    PowersTriggered,
    Reason,
    RoundBegan,
    ScoringBegan,
    SushiFeasted,
)
from scenes.games.quabble.cards import grown, kind_name, named, power_words
from scenes.games.quabble.components.inspector_panel import InspectorPanel, kind_sheet
from scenes.games.quabble.layout import CARD_TALL, QuabbleLayout
from scenes.games.quabble.planning import APART, plan
from scenes.games.quabble.table import QuabbleTable
from scenes.players.seat_names import seat_name
from scenes.table.choosing.cursor_motion import BOB
from scenes.table.choosing.curtain import sheet
from scenes.ui.safe_area import safe_area
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from tests.scenes.games.quabble.tables import new_table
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
from words import say, spoken
from words.numbers import spelled
from words.phrases import listed

SEATS = (3, 4, 5, 6)
SHAPES: list[Shape] = list(product(SIZES, SCALES, SEATS))
HANDS = (1, 5)
ARROW = 50.0  # how high the arrow is that points at a card
SIGN = 32.0  # the least side of a sign at 1080p
MUCH = "11 now, +11½ at the end"  # as much as a card may bring
SCORED = (1100.0, 240.0)  # the sheet of a kind that is counted


every_shape = at_shapes(SHAPES)


def laid(shape: Shape) -> tuple[QuabbleLayout, Box]:
    """The layout, and the part of the screen that is safe."""
    (width, height), scale, seats = shape
    unit = min(width / 1920, height / 1080)
    size = width / unit, height / unit
    return plan(*size, scale, seats), safe_area(*size)


def rim(layout: QuabbleLayout) -> dict[str, Box]:
    """What lies still: the top bar, the King and the seats."""
    bar = layout.top_bar
    return {
        **{f"button {i}": box for i, box in enumerate(bar.buttons)},
        **{f"seat {i}": places.box for i, places in enumerate(layout.seats)},
        "king": layout.king,
        "hoard": layout.hoard,
        "banner": bar.banner,
        "side": bar.side,
    }


def cards(layout: QuabbleLayout) -> dict[str, Box]:
    """Cards on offer."""
    return {f"card {gap}": box for gap, box in enumerate(layout.gaps)}


def mats(layout: QuabbleLayout) -> dict[str, Box]:
    """Cards while they are offered."""
    return {f"mat {gap}": box for gap, box in enumerate(layout.mats)}


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
    boxes = {**rim(layout), **cards(layout), **hand(layout, 5), "reading": layout.reading}
    boxes |= {**mats(layout), "strip": layout.strip}
    boxes |= {f"loot {i}": box for i, box in enumerate(layout.snatch_choices())}
    boxes |= {f"curtain {seat}": layout.curtain(Seat(seat)) for seat in range(len(layout.seats))}
    boxes |= {"hint": layout.hint, "hand": layout.hand_box}
    assert [name for name, box in boxes.items() if not safe.encloses(shrunk(box))] == []


@every_shape
def test_nothing_lies_over_anything_else(shape: Shape) -> None:
    layout, _ = laid(shape)
    over = [
        (a, b)
        for (a, one), (b, other) in combinations({**rim(layout), **cards(layout)}.items(), 2)
        if shrunk(one).overlaps(shrunk(other))
    ]
    assert over == []


@every_shape
def test_nothing_ever_lies_over_the_king(shape: Shape) -> None:
    layout, _ = laid(shape)
    over = {**cards(layout), "hint": layout.hint, "hand": layout.hand_box}
    over |= {f"loot {i}": box for i, box in enumerate(layout.snatch_choices())}
    over |= {f"curtain {seat}": layout.curtain(Seat(seat)) for seat in range(len(layout.seats))}
    assert [name for name, box in over.items() if shrunk(box).overlaps(layout.king)] == []


@every_shape
@pytest.mark.parametrize("count", HANDS)
def test_a_hand_leaves_the_rest_alone(shape: Shape, count: int) -> None:
    layout, _ = laid(shape)
    boxes = {**rim(layout), **mats(layout), **hand(layout, count), "reading": layout.reading}
    over = [
        (a, b)
        for (a, one), (b, other) in combinations(boxes.items(), 2)
        if shrunk(one).overlaps(shrunk(other))
    ]
    assert over == []


@every_shape
def test_the_arrow_over_a_hand_leaves_what_is_written_above_alone(shape: Shape) -> None:
    layout, _ = laid(shape)
    arrow = layout.ceiling - BOB - ARROW / 2
    assert [name for name, box in mats(layout).items() if box.bottom > arrow] == []


@every_shape
def test_a_finger_can_hit_everything(shape: Shape) -> None:
    layout, _ = laid(shape)
    targets = {**hand(layout, 5), **cards(layout)}
    targets |= {f"button {i}": box for i, box in enumerate(layout.top_bar.buttons)}
    assert [name for name, box in targets.items() if min(box.w, box.h) < TOUCH] == []


def test_numbers_are_written_as_one_reads_them() -> None:
    written = {Fraction(59, 2): "29½", Fraction(1, 2): "½", Fraction(4): "4", Fraction(0): "0"}
    assert {number: spelled(number) for number in written} == written
    assert spelled(Fraction(6, 5), signed=True) == "+1 1/5"
    assert spelled(Fraction(-5, 2)) == "-2½"


def test_seats_sit_in_a_line_that_wraps_round() -> None:
    layout, _ = laid(((1920, 1080), 1.0, 6))
    boxes = [places.box for places in layout.seats]
    by_left = sorted(range(6), key=lambda seat: -boxes[seat].x)
    start = by_left.index(0)
    assert [*by_left[start:], *by_left[:start]] == list(range(6))
    assert boxes[by_left[1]].right == pytest.approx(boxes[by_left[0]].x - APART)


@pytest.mark.parametrize("seats", SEATS)
def test_each_card_lies_between_the_two_seats_that_may_claim_it(seats: int) -> None:
    layout, _ = laid(((1920, 1080), 1.0, seats))
    line = sorted(places.box.centre[0] for places in layout.seats)
    cards = [box.centre[0] for box in layout.gaps]
    assert all(one < seat < other for one, seat, other in zip(cards, line, cards[1:], strict=False))
    for left, card, right in zip(line, cards[1:], line[1:], strict=False):
        assert card == pytest.approx((left + right) / 2)


@pytest.mark.parametrize("seats", SEATS)
def test_the_king_sits_in_the_middle(seats: int) -> None:
    layout, safe = laid(((1920, 1080), 1.0, seats))
    assert layout.king.centre[0] == pytest.approx(safe.centre[0])
    left = sum(places.box.centre[0] < layout.king.centre[0] for places in layout.seats)
    assert left == seats // 2


BUILT: dict[tuple[Shape, str], QuabbleTable] = {}


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
    if (shape, spoken()) not in BUILT:
        occupants: list[Occupant] = [Person(LEFT_KEYS), *[BotPlayer("normal")] * (seats - 1)]
        BUILT[shape, spoken()] = new_table(app, *occupants, turns=seats + 1)
        BUILT[shape, spoken()].build()
    return BUILT[shape, spoken()]


def one_of_each() -> list[Card]:
    return [Card(HOUSE_SET.kinds.index(kind)) for kind in CardKind]


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
        for kind in (CardKind.DOOM_SNAIL, CardKind.GRUNGLE):
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
        yield say("quabble.claim_prompt_one", left=MUCH, right=MUCH)
    yield say("quabble.claim_prompt", names=listed(names))
    for key in ("deal_prompt", "reveal_prompt", "score_prompt"):
        yield say(f"quabble.{key}")


@in_languages(SHAPES)
def test_no_sentence_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    shown: list[Picture] = [token.picture for token in table.stage.tokens]
    for event in events(shape[2]):
        table.top_bar.show_prompt(table.banner(event))
        shown.append(table.top_bar.shown[0])
        for seat in table.actors(event):
            table.panels[seat].tell(table.deed(event))
            shown.append(table.panels[seat]._deed.picture)
        if hint := table.hint(event):
            shown.append(table.top_bar.hint_token(hint).picture)
            assert app.context.renderer.size(shown[-1])[1] <= table.layout.hint.h + 1
    for words in prompts(shape[2]):
        table.top_bar.show_prompt(words)
        shown.append(table.top_bar.shown[0])
    assert truncated(app, shown) == []


@in_languages(SHAPES)
def test_no_word_on_a_card_and_none_about_it_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    layout, renderer, shown = table.layout, app.context.renderer, list[Picture]()
    reader = InspectorPanel(table.stage, HOUSE_SET)
    much = {
        "mine": MUCH,
        "left": MUCH,
        "name": max(map(seat_name, map(Seat, range(6))), key=len),
    }
    gains = say("quabble.gains_offered", **much)
    for card, kind in zip(one_of_each(), CardKind, strict=True):
        shown.append(grown(renderer, HOUSE_SET, card, layout.gaps[0].w, layout.gaps[0].h))
        shown.append(named(renderer, HOUSE_SET, card, layout.mats[0].w, layout.mats[0].h))
        shown.append(kind_sheet(kind, HOUSE_SET, *SCORED))
        for box in (layout.reading, layout.strip):
            shown.append(kind_sheet(kind, HOUSE_SET, box.w, box.h))
        for box in (layout.reading, layout.loot_words):
            reader.read_card(card, box, gains)
            shown.append(reader._slip.picture)
        title = say("quabble.owned", owner=say("quabble.king"), kind=kind_name(kind))
        worth = say("quabble.in_all", value=-60, power=power_words(kind, HOUSE_SET))
        reader.read(title, worth, layout.top_bar.side)
        shown.append(reader._slip.picture)
    assert truncated(app, shown) == []


@in_languages(SHAPES)
def test_no_name_and_no_curtain_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table, pad = table_of(app, shape), Pad(1)
    shown: list[Picture] = []
    occupants: list[Occupant] = [BotPlayer(word) for word in LEVELS]
    for seat, panel in enumerate(table.panels):
        for occupant in (*occupants, Away(pad, "normal"), Person(pad)):
            panel.show_occupant(occupant)
            shown.append(panel.tag._name.picture)
        for device in (pad, LEFT_KEYS, RIGHT_KEYS, POINTER):
            controls = Controls(device, DEFAULT_BINDINGS)
            shown.append(sheet(table.layout.hand_box, Seat(seat), controls))
            shown.append(sheet(table.layout.curtain(Seat(seat)), Seat(seat), controls))
    assert truncated(app, shown) == []


@every_shape
def test_what_lies_in_a_panel_keeps_to_itself(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    for panel in table.panels:
        places, kinds = panel.places, [*CardKind, *CardKind]
        high = panel.held_width * CARD_TALL
        held = [Box.around(s.x, s.y, panel.held_width, high) for s in panel.hand_slots(5)]
        boxes = [panel._pennant, places.keys, places.tag]
        for count in range(1, len(CardKind) + 1):
            panel.treasury.show(kinds[:count])
            cells = [panel.treasury.box(kind) for kind in kinds[:count]]
            assert min(box.w for box in cells) >= SIGN
            assert all(places.box.encloses(shrunk(box)) for box in (*cells, *boxes))
            apart = [*combinations(cells, 2), *product(cells, (*held, *boxes))]
            apart += [*combinations(boxes, 2), *product(held, (panel._pennant,))]
            assert not any(shrunk(one).overlaps(shrunk(other)) for one, other in apart)
        assert all(
            places.box.x <= box.x and box.right <= places.box.right for box in map(shrunk, held)
        )
        panel.treasury.show(kinds)


@every_shape
def test_what_lies_before_the_king_keeps_to_itself(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    treasury = table.tokens.king.treasury
    treasury.show(list(CardKind))
    cells = [treasury.box(kind) for kind in CardKind]
    assert all(table.layout.hoard.encloses(shrunk(cell)) for cell in cells)
    assert not any(shrunk(one).overlaps(shrunk(other)) for one, other in combinations(cells, 2))
    assert cells[0].w >= SIGN

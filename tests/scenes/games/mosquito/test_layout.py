"""The Mosquito table at every shape of window and size of text: all fits, all can be reached."""

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
    LEVELS,
    ActionKind,
    Board,
    Card,
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
from scenes.games.mosquito.captions import hint, whole_turn
from scenes.games.mosquito.choosing.steps import BELOW_WORDS, PROMPTS
from scenes.games.mosquito.components.panel import LEFT, TOUCH, MosquitoPanel
from scenes.games.mosquito.components.turn_buttons import button
from scenes.games.mosquito.layout import (
    CARD_TALL,
    FAN,
    LANE,
    LANTERN_TALL,
    LANTERN_WIDE,
    PILE_ROOM,
    SEEN,
    MosquitoLayout,
    plan,
)
from scenes.games.mosquito.table import MosquitoTable
from scenes.players.seat_names import seat_name
from scenes.table.choosing.cursor_motion import BOB
from scenes.table.choosing.curtain import sheet
from scenes.table.choosing.step_chooser import RISE
from scenes.ui.safe_area import safe_area
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pointer.pointer import POINTER
from sprites.pictures.geometry import Box, Slot
from sprites.pictures.pictures import Collage, Picture
from tests.scenes.contexts import PAD
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import (
    MOST_PRESSES,
    SCALES,
    SIZES,
    at_shapes,
    in_languages,
    presses_to,
    shrunk,
    truncated,
)
from words import say, spoken

ARROW = 50.0  # how high the arrow is that points at a button
FULLEST = 21  # cards in a hand, where somebody passes every other turn
LARGE_CARD = 132.0  # the least width at 1080p with four players
USUAL = 8  # cards in a hand that a finger can tell apart
LONGEST = Card.QUEEN_OF_DIAMONDS
Shape = tuple[tuple[int, int], float, int, int]
SHAPES: list[Shape] = list(product(SIZES, SCALES, (1, 2, 3, 4), (4, 5, 6)))
LARGE: list[Shape] = list(product(SIZES, SCALES, (1, 4), (6,)))


def planned(shape: Shape) -> tuple[MosquitoLayout, Box]:
    """The layout, and the part of the screen that is safe."""
    (width, height), scale, seats, columns = shape
    unit = min(width / 1920, height / 1080)
    layout = plan(width / unit, height / unit, scale, columns, seats)
    return layout, safe_area(width / unit, height / unit)


def parts(layout: MosquitoLayout, filled: bool = True, outside: bool = True) -> dict[str, Box]:
    """All that has a place of its own; all spots of the rows are alike *filled* or empty."""
    small, tall = layout.card * layout.small, layout.tall * layout.small
    return {
        **{f"button {i}": box for i, box in enumerate(layout.top_bar.buttons)},
        **{f"panel {i}": box for i, box in enumerate(layout.panels)},
        **{f"legend {i}": box for i, box in enumerate(layout.free)},
        **{f"{spot}": layout.box(spot, filled, outside) for spot in layout.spots},
        "banner": layout.top_bar.banner,
        "meter": layout.meter,
        "pile": Box.around(layout.pile.x, layout.pile.y, small, tall),
        "heap": Box.around(layout.heap.x, layout.heap.y, small, tall),
        "band": layout.band,
    }


every_shape = at_shapes(SHAPES)


@every_shape
def test_everything_lies_in_the_safe_area(shape: Shape) -> None:
    layout, safe = planned(shape)
    assert [name for name, box in parts(layout).items() if not safe.encloses(shrunk(box))] == []


@every_shape
@pytest.mark.parametrize("filled", [True, False])
def test_nothing_lies_over_anything_else(shape: Shape, filled: bool) -> None:
    layout, _ = planned(shape)
    pairs = combinations(parts(layout, filled, filled).items(), 2)
    assert [(a, b) for (a, one), (b, other) in pairs if shrunk(one).overlaps(shrunk(other))] == []


@every_shape
def test_pile_and_covered_cards_lie_on_the_board_of_the_meter(shape: Shape) -> None:
    layout, _ = planned(shape)
    for slot in (layout.pile, layout.heap):
        wide, tall = layout.card * layout.small, layout.tall * layout.small
        box = Box.around(slot.x, slot.y, wide, tall)
        assert layout.top_bar.side.encloses(box)
        assert not layout.meter.overlaps(Box.around(slot.x, slot.y, PILE_ROOM - 0.1, tall))


@every_shape
def test_of_a_card_under_another_rank_and_suit_are_to_be_seen(shape: Shape) -> None:
    layout, _ = planned(shape)
    for spot in layout.spots:
        seen = layout.box(spot, filled=True, outside=True)
        assert seen.h >= SEEN * layout.tall - 1
        top = layout.slot(spot).y - layout.tall / 2
        assert seen.contains(layout.slot(spot).x, top + 0.6 * layout.tall)


@every_shape
def test_a_card_that_lies_under_none_is_to_be_seen_whole(shape: Shape) -> None:
    layout, _ = planned(shape)
    for number in range(1, 2 * layout.columns + 1):
        for level in range(LEVELS):
            spot = Spot(number, level)
            if layout.is_upper(spot) and level:
                continue  # it lies under the card nearer to the ribbon
            seen, slot = layout.box(spot, filled=True, outside=False), layout.slot(spot)
            whole = Box.around(slot.x, slot.y, layout.card, layout.tall)
            assert seen.encloses(shrunk(whole))


@every_shape
def test_a_curtain_leaves_the_rows_and_the_other_seats_to_be_seen(shape: Shape) -> None:
    layout, _ = planned(shape)
    for seat, panel in enumerate(layout.panels):
        kept = [layout.rows, layout.top_bar.side, *layout.free]
        kept += [box for box in layout.panels if box is not panel]
        if shape[1] == 1.0:
            kept.append(layout.places(seat).tag)
        curtain = layout.curtain(seat)
        assert panel.encloses(shrunk(curtain))
        assert not any(shrunk(curtain).overlaps(shrunk(box)) for box in kept)


@every_shape
def test_what_a_turn_can_be_is_chosen_in_ones_own_place(shape: Shape) -> None:
    layout, _ = planned(shape)
    for seat, panel in enumerate(layout.panels):
        for box in layout.menu(seat, len(ActionKind) - 1):
            assert panel.encloses(shrunk(box))
            assert not box.overlaps(shrunk(layout.band))


@every_shape
def test_the_arrow_over_a_button_leaves_what_is_written_above_alone(shape: Shape) -> None:
    layout, _ = planned(shape)
    seats = range(len(layout.panels))
    for seat, count in product(seats, (len(ActionKind) - 1, len(ActionKind))):
        kept = [layout.places(other).status for other in seats if other != seat]
        kept += [layout.places(other).tag for other in seats]
        for box in layout.menu(seat, count):
            y = max(layout.words_above(box) + BELOW_WORDS, box.y - RISE)
            arrow = Box.around(box.centre[0], y, ARROW, ARROW + 2 * BOB)
            assert not any(arrow.overlaps(line) for line in (layout.top_bar.banner, *kept))


@every_shape
def test_a_finger_can_hit_every_card_of_the_rows_and_of_the_fan(shape: Shape) -> None:
    layout, _ = planned(shape)
    for spot, filled, outside in product(layout.spots, (False, True), (False, True)):
        box = layout.box(spot, filled, outside)
        assert min(box.w, box.h) >= TOUCH
    fan = layout.fan(FAN)
    assert min(fan[1].x - fan[0].x, layout.tall) >= TOUCH


@pytest.mark.parametrize("columns", [4, 5])
def test_cards_of_the_rows_are_large(columns: int) -> None:
    layout, _ = planned(((1920, 1080), 1.0, 4, columns))
    assert layout.card >= LARGE_CARD


@every_shape
def test_cut_cards_lie_apart_from_the_fan_and_from_each_other(shape: Shape) -> None:
    layout, _ = planned(shape)
    places = [*layout.fan(FAN), *map(layout.cut, range(len(layout.panels)))]
    wide, high = layout.card, layout.tall
    boxes = [Box.around(slot.x, slot.y, wide, high) for slot in places]
    fan, cuts = boxes[:FAN], [*boxes[FAN:], *layout.panels]
    pairs = [*combinations(cuts, 2), *product(fan, cuts)]
    assert [pair for pair in pairs if shrunk(pair[0]).overlaps(shrunk(pair[1]))] == []


@every_shape
def test_numbers_go_round_and_lie_beside_their_cards(shape: Shape) -> None:
    layout, _ = planned(shape)
    for number in range(1, 2 * layout.columns + 1):
        slot, card = layout.number(number), layout.slot(Spot(number, 0))
        assert slot.x == card.x
        assert layout.band.encloses(Box.around(slot.x, slot.y, LANE, LANE))
        after = layout.slot(Spot(number % (2 * layout.columns) + 1, 0))
        steps = abs(after.x - card.x) > 1, abs(after.y - card.y) > 1
        assert steps in ((True, False), (False, True))


BUILT: dict[tuple[Shape, str], MosquitoTable] = {}


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened
    BUILT.clear()


def table_of(app: RunningApp, shape: Shape) -> MosquitoTable:
    """A table built for that shape, never drawn."""
    size, scale, seats, columns = shape
    app.context.renderer.resize(size)
    app.context.renderer.text_scale = scale
    if (shape, spoken()) not in BUILT:
        occupants: list[Occupant] = [Person(LEFT_KEYS), *[BotPlayer("normal")] * (seats - 1)]
        options = Options(columns=columns, both=True)  # type: ignore[arg-type]
        table = new_table(app, *occupants, options=options, turns=seats + 8)
        table.build()
        BUILT[shape, spoken()] = table
    return BUILT[shape, spoken()]


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
    keys += ["mosquito.stuck_prompt", "mosquito.only_pass_prompt"]
    for who in map(seat_name, map(Seat, range(seats))):
        yield from (say(key, name=who) for key in keys)
        yield say("mosquito.deal_prompt", number=4, deals=4, name=who)
    yield from (say("mosquito.begin_prompt"), say("mosquito.alone_prompt"))


@in_languages(LARGE)
def test_no_sentence_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table, seats = table_of(app, shape), shape[2]
    shown: list[Picture] = [token.picture for token in table.stage.tokens]
    for event in events(seats):
        table.top_bar.show_prompt(table.banner(event))
        shown.append(table.top_bar.shown[0])
        for seat in table.actors(event):
            table.panels[seat].tell(table.deed(event))
            shown.append(table.panels[seat]._deed.picture)
        if rule := hint(event, columns=6):
            shown.append(table.top_bar.hint_token(rule).picture)
    for turn in whole_turns():
        table.panels[0].tell(whole_turn(turn))
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


@in_languages(LARGE)
def test_no_status_no_button_and_no_curtain_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table, pad = table_of(app, shape), PAD
    shown: list[Picture] = []
    suits = [say(f"mosquito.suit_{int(suit)}") for suit in Suit]
    words = [say(f"mosquito.{kind.name.lower()}_words") for kind in ActionKind]
    words += [
        say(f"mosquito.no_{kind.name.lower()}")
        for kind in ActionKind
        if kind is not ActionKind.PASS
    ]
    words += [say(f"mosquito.{key}") for key in ("no_helpers", "first_spot", "second_spot")]
    words += [say(f"mosquito.{key}") for key in ("only_pass", "no_pad")]
    words += [say(f"mosquito.{key}") for key in ("on_spot", "cut_spot", "no_three", "no_link")]
    words += [say("mosquito.this_place", number=12)]
    words += [say(f"mosquito.{key}", suit=s) for s in suits for key in ("no_card", "no_laid")]
    words += [say(f"mosquito.{key}", suit=s) for s in suits for key in ("this_card", "this_laid")]
    words += [say("mosquito.other_suit", suit=s) for s in suits]
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
        for line in words:
            panel.show_status(line)
            shown.append(panel._status.picture)
        for device in (pad, LEFT_KEYS, RIGHT_KEYS, POINTER):
            controls = Controls(device, DEFAULT_BINDINGS)
            shown.append(sheet(table.layout.curtain(panel.seat), panel.seat, controls))
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
            slots, wide = panel.spread(count)
            assert all(panel._room.encloses(shrunk(turned(slot, wide))) for slot in slots), count


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
    panel.show_status(say("mosquito.cut_spot"))
    words, line = panel._status.picture, panel._status.pose
    assert isinstance(words, Collage)
    status = Box.around(line.x, line.y, words.width, words.height)
    panel.help(0)
    left = panel._left.picture
    assert isinstance(left, Collage)
    signs = [(panel._left.pose, LEFT, left.height)]
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


@pytest.mark.parametrize("columns", [4, 5, 6])
def test_every_card_of_the_rows_is_six_presses_away_at_most(columns: int) -> None:
    layout, _ = planned(((1920, 1080), 1.0, 2, columns))
    points = [layout.box(spot, filled=True, outside=True).centre for spot in layout.spots]
    middle = layout.band.centre

    def away(i: int) -> float:
        return (points[i][0] - middle[0]) ** 2 + (points[i][1] - middle[1]) ** 2

    start = min(range(len(points)), key=away)
    assert max(presses_to(points, start)) <= MOST_PRESSES

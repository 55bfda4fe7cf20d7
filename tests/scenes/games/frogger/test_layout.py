"""The Frogger table at every shape of window and size of text: all fits, all can be reached."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from types import SimpleNamespace
from typing import cast

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import FROGGER, FROGS, MARKET, Options, Path, Space, State
from scenes.games.frogger.components.path import FEET
from scenes.games.frogger.components.small_hands import SmallHands
from scenes.games.frogger.decktet_cards import suits_alone
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.games.frogger.layout import FroggerLayout, plan, space_box
from scenes.table.captions.hint_strip import table_area
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_places import FROG_TALL
from sprites.pictures.geometry import Box, Slot
from sprites.pictures.pictures import Art, Collage
from sprites.pictures.pose import Pose
from tests.scenes.games.frogger.shapes import FULL, every_shape
from tests.scenes.window_sizes import SCALES, TOUCH, Shape, shrunk


def path() -> Path:
    state = FROGGER.deal(Options(), 2, Random(4))
    assert isinstance(state, State)
    return state.board.path


def lay_out(shape: Shape) -> tuple[FroggerLayout, Box]:
    """The layout, and the part of the screen for it."""
    (width, height), scale, seats = shape
    unit = min(width / 1920, height / 1080)
    layout = plan(width / unit, height / unit, scale, path(), seats)
    return layout, table_area(width / unit, height / unit, scale)


def card_box(slot: Slot, width: float) -> Box:
    return Box.around(slot.x, slot.y, width, width * ASPECT)


def market(layout: FroggerLayout) -> list[Box]:
    return [card_box(slot, layout.foot.market_card) for slot in layout.foot.market]


def sheets(layout: FroggerLayout) -> dict[str, Box]:
    """All that lies side by side on the table."""
    bar = layout.top_bar
    return {
        **{f"button {i}": box for i, box in enumerate(bar.buttons)},
        **{f"panel {i}": box for i, box in enumerate(layout.panels)},
        **{f"market {i}": box for i, box in enumerate(market(layout))},
        **{f"path {i}": box for i, box in enumerate(layout.trail)},
        "deck": card_box(layout.foot.deck, layout.foot.pile_card),
        "played": card_box(layout.foot.played, layout.foot.pile_card),
        "pond": layout.pond,
        "haven": layout.haven,
        "hand": layout.foot.hand,
        "keys": layout.foot.keys,
        "moves": layout.foot.moves,
        "stop": layout.foot.stop,
        "banner": bar.banner,
        "side": bar.side,
    }


@every_shape
def test_everything_lies_in_the_table_area(shape: Shape) -> None:
    layout, safe = lay_out(shape)
    assert [name for name, box in sheets(layout).items() if not safe.encloses(shrunk(box))] == []


@every_shape
def test_nothing_lies_over_anything_else(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    there = sheets(layout)
    moves, stop = there.pop("moves"), layout.foot.stop
    assert stop.encloses(moves) or not stop.overlaps(moves), "on the button, or beside it"
    if stop.encloses(moves):
        assert stop.h - moves.h >= 50, "there is room for its words"
    else:
        there["moves"] = moves
    pairs = combinations(there.items(), 2)
    assert [(a, b) for (a, one), (b, two) in pairs if shrunk(one).overlaps(shrunk(two))] == []


@every_shape
def test_a_hand_lies_in_its_tray_beside_the_button(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    assert layout.foot.tray.encloses(layout.foot.stop)
    for count in (1, 4, FULL):
        for slot in layout.foot.tray_slots(count):
            box = shrunk(card_box(slot, layout.foot.card))
            assert layout.foot.tray.encloses(box)
            assert not box.overlaps(layout.foot.stop)


@every_shape
def test_the_path_is_higher_than_all_that_lies_below_it(shape: Shape) -> None:
    layout, safe = lay_out(shape)
    _, scale, _ = shape
    below = safe.bottom - layout.path.bottom
    assert layout.path.h > (1.35 if scale == SCALES[0] else 0.85) * below


@every_shape
def test_cards_of_the_hand_are_the_largest_and_those_of_the_piles_the_smallest(
    shape: Shape,
) -> None:
    layout, _ = lay_out(shape)
    assert layout.foot.card > layout.foot.market_card > layout.foot.pile_card


@every_shape
def test_a_card_that_is_played_stands_on_the_path_beside_where_its_frog_lands(
    shape: Shape,
) -> None:
    layout, _ = lay_out(shape)
    feet = [Pose(at.x, at.y + FEET * layout.row) for at in layout.spaces[1:-1]]
    seats = range(len(layout.panels))
    homes = [layout.home_frog(place) for seat in seats for place in layout.home_places(seat, FROGS)]
    for end in (*feet, *homes):
        at = layout.presented(end, ())
        box = Box.around(at.x, at.y, at.sx * layout.foot.card, at.sy * layout.foot.card * ASPECT)
        assert layout.path.encloses(shrunk(box))
        assert not box.contains(end.x, end.y - layout.frog / 3), "the frog is seen"
        assert box.w >= 0.9 * layout.foot.market_card


@every_shape
def test_a_card_that_is_played_hides_no_frog_if_the_other_side_is_free(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    slot = layout.spaces[len(layout.spaces) // 2]
    feet = Pose(slot.x, slot.y + FEET * layout.row)
    usual = layout.presented(feet, ())
    other = Pose(usual.x, usual.y)
    assert usual.x > feet.x > layout.presented(feet, {other}).x
    both = {other, Pose(2 * feet.x - usual.x, usual.y)}
    assert layout.presented(feet, both) == usual


@every_shape
def test_spaces_lie_on_their_cards_and_apart(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    trail = path()
    for number, group in enumerate(trail.groups[1:-1]):
        for space in group:
            slot = layout.spaces[space]
            tile = Box.around(slot.x, slot.y, layout.pitch, layout.row)
            assert layout.trail[number].encloses(shrunk(tile))
    assert all(one.x < two.x for one, two in pairwise(layout.trail))


@every_shape
def test_every_crowd_lies_in_its_bank_and_by_itself(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    for bank in (layout.pond, layout.haven):
        lanes = [layout.lane(bank, seat) for seat in range(shape[2])]
        assert all(one.bottom < other.y + 0.01 for one, other in pairwise(lanes))
    high = layout.crowd_plate
    for seat in range(shape[2]):
        lane, slot = layout.lane(layout.pond, seat), layout.crowd(seat)
        count, home = layout.crowd_count(seat, high), layout.lane(layout.haven, seat)
        assert lane.contains(slot.x, slot.y)
        assert lane.encloses(shrunk(Box.around(count.x, count.y, high, high)))
        for goal in (1, 2, FROGS):
            places = layout.home_places(seat, goal)
            assert all(home.encloses(shrunk(place)) for place in places)
            assert not any(one.overlaps(shrunk(other)) for one, other in pairwise(places))


@every_shape
def test_a_finger_can_hit_everything(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    targets = {
        **{f"button {i}": box for i, box in enumerate(layout.top_bar.buttons)},
        **{f"space {i}": space_box(layout, Space(i)) for i in range(1, len(layout.spaces) - 1)},
        **{f"market {i}": layout.foot.market_box(i) for i in range(MARKET)},
        "stop": layout.foot.stop,
    }
    assert [name for name, box in targets.items() if min(box.w, box.h) < TOUCH - 0.01] == []
    boxes = [shrunk(layout.foot.market_box(place)) for place in range(MARKET)]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


def small_hands(layout: FroggerLayout) -> SmallHands:
    rooms = [SimpleNamespace(room=place.cards, places=place) for place in layout.seats]
    return SmallHands(cast(list[HandPanel], rooms))


@every_shape
def test_a_frog_behind_its_cards_shows_its_face_and_what_it_wears(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    for place in layout.seats:
        frog, cards = place.frog, place.cards
        if cards.x < frog.x - frog.width / 2:
            crown = frog.y - FROG_TALL * frog.width
            assert cards.y >= crown + 0.4 * frog.width
            assert place.box.y <= crown - 0.1 * frog.width


def test_a_frog_behind_its_cards_shows_more_of_itself_where_there_is_room() -> None:
    layout = plan(1920, 1080, 1.0, path(), 3, Seat(0))
    for places in layout.seats[1:]:
        frog, cards = places.frog, places.cards
        head = frog.y - FROG_TALL * frog.width
        assert cards.y - head > 0.6 * frog.width
        assert head > places.box.y, "below the shore"


def test_two_rows_of_seven_cards_begin_one_below_the_other() -> None:
    layout, _ = lay_out(((1920, 1080), 1.0, 3))
    rows: dict[float, list[float]] = {}
    for slot in small_hands(layout).slots(Seat(1), 2, 7)[2:]:
        rows.setdefault(slot.y, []).append(slot.x)
    assert len(rows) > 1
    assert len({round(min(row)) for row in rows.values()}) == 1


def test_six_open_cards_of_each_of_four_rivals_are_apart_and_have_large_signs() -> None:
    hands = small_hands(plan(1920, 1080, 1.0, path(), 5, Seat(0)))
    wide, high = hands.card(Seat(1), 1, 7)
    boxes = [Box.around(at.x, at.y, wide, high) for at in hands.slots(Seat(1), 1, 7)[1:]]
    assert not any(one.inset(-2).overlaps(other) for one, other in combinations(boxes, 2))
    drawn = suits_alone(Card.MILL, wide, high, "#000000")
    assert isinstance(drawn, Collage)
    signs = drawn.pieces[1:]
    assert min(sign.picture.width for sign in signs if isinstance(sign.picture, Art)) >= 32


@every_shape
def test_small_hands_lie_on_their_shelf_and_few_cards_have_one_size(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    hands, seat = small_hands(layout), Seat(1)
    sizes = set()
    for hidden, count in ((1, 1), (2, 3), (0, 1), (3, 4)):
        size = wide, high = hands.card(seat, hidden, count)
        if count > hidden:
            sizes.add(size)
        for slot in hands.slots(seat, hidden, count)[hidden:]:
            assert abs(slot.y + high / 2 - layout.seats[seat].cards.bottom) < 3
            assert slot.x + wide / 2 <= layout.seats[seat].cards.right + 1
    assert len(sizes) == 1

"""The Quabble table at every shape of window and size of text: all fits, all can be reached."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from rules.core import Seat
from scenes.games.quabble.choosing.offer_hand import HOVER, LIFT
from scenes.games.quabble.layout import CARD_TALL, QuabbleLayout
from scenes.games.quabble.planning import APART, CARD_WIDEST, plan
from scenes.table.captions.hint_strip import table_area
from scenes.table.choosing.cursor_frame import cursor_frame
from sprites.pictures.geometry import Box
from tests.scenes.games.quabble.shapes import SEATS, every_shape
from tests.scenes.window_sizes import TOUCH, Shape, shrunk
from words.numbers import spelled

HANDS = (1, 5)
FROG_LEAST, FEET = 210.0, 0.1  # how wide a frog is at 1080p; of that, its feet
FROG_LEAST_LARGE = 165.0  # with text of 200 %


def laid(shape: Shape) -> tuple[QuabbleLayout, Box]:
    """The layout, and the part of the screen for it."""
    (width, height), scale, seats = shape
    unit = min(width / 1920, height / 1080)
    size = width / unit, height / unit
    return plan(*size, scale, seats), table_area(*size, scale)


def rim(layout: QuabbleLayout) -> dict[str, Box]:
    """What lies still: the top bar, the King and the seats."""
    bar = layout.top_bar
    return {
        **{f"button {i}": box for i, box in enumerate(bar.buttons)},
        **{f"seat {i}": places.box for i, places in enumerate(layout.seats)},
        "king": layout.throne,
        "hoard": layout.hoard,
        "banner": bar.banner,
        "side": bar.side,
        "legend": layout.legend,
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
def test_everything_lies_in_the_table_area(shape: Shape) -> None:
    layout, safe = laid(shape)
    boxes = {**rim(layout), **cards(layout), **hand(layout, 5), "reading": layout.reading}
    boxes |= {**mats(layout), "strip": layout.strip}
    boxes |= {f"loot {i}": box for i, box in enumerate(layout.snatch_choices())}
    boxes |= {f"curtain {seat}": layout.curtain(Seat(seat)) for seat in range(len(layout.seats))}
    boxes |= {"hand": layout.hand_box}
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
    over = {**cards(layout), "hand": layout.hand_box}
    over |= {f"loot {i}": box for i, box in enumerate(layout.snatch_choices())}
    over |= {f"curtain {seat}": layout.curtain(Seat(seat)) for seat in range(len(layout.seats))}
    assert [name for name, box in over.items() if shrunk(box).overlaps(layout.throne)] == []
    covered = [box for box in layout.snatch_choices() if shrunk(box).overlaps(layout.hoard)]
    assert covered == [], "one sees all that the King got"


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
@pytest.mark.parametrize("count", HANDS)
def test_a_card_of_the_hand_that_is_raised_and_framed_stays_on_its_sheet(
    shape: Shape, count: int
) -> None:
    layout, _ = laid(shape)
    for box in hand(layout, count).values():
        raised = Box.around(box.centre[0], box.centre[1] - LIFT, box.w * HOVER, box.h * HOVER)
        frame = cursor_frame(box)
        framed = Box.around(*box.centre, frame.width, frame.height)
        assert min(raised.y, framed.y) >= layout.hand_box.y
        assert max(raised.bottom, framed.bottom) <= layout.hand_box.bottom


@every_shape
def test_what_is_looked_at_is_told_over_no_banner_and_no_card(shape: Shape) -> None:
    layout, _ = laid(shape)
    over = {**rim(layout), **mats(layout)}
    for place, below in ((layout.reading, []), (layout.top_bar.side, ["side"])):
        hit = [name for name, box in over.items() if shrunk(box).overlaps(place)]
        assert hit == below


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


@every_shape
def test_cards_on_offer_are_as_wide_as_seats_and_nearer_to_the_middle(shape: Shape) -> None:
    layout, safe = laid(shape)
    apart = [b.centre[0] - a.centre[0] for a, b in pairwise(layout.gaps)]
    assert max(apart) < 1.8 * min(apart)
    assert layout.gaps[0].w >= min(CARD_WIDEST, layout.seats[0].box.w)
    line = sorted(places.box.centre[0] for places in layout.seats)
    middle = safe.centre[0]
    for left, card, right in zip(line, layout.gaps[1:], line[1:], strict=False):
        assert abs(card.centre[0] - middle) <= abs((left + right) / 2 - middle) + 1


@every_shape
def test_the_king_is_larger_than_any_frog(shape: Shape) -> None:
    layout, _ = laid(shape)
    assert layout.king.w > 1.3 * max(places.frog.width for places in layout.seats)


@pytest.mark.parametrize("seats", SEATS)
def test_the_line_is_in_the_middle_and_the_king_between_its_halves(seats: int) -> None:
    layout, safe = laid(((1920, 1080), 1.0, seats))
    boxes, king = [places.box for places in layout.seats], layout.king
    ends = min(box.x for box in boxes), max(box.right for box in boxes)
    assert sum(ends) / 2 == pytest.approx(safe.centre[0])
    left = [box for box in boxes if box.centre[0] < king.centre[0]]
    assert len(left) == seats // 2
    near = max(box.right for box in left), min(box.x for box in boxes if box not in left)
    assert sum(near) / 2 == pytest.approx(king.centre[0])


@pytest.mark.parametrize("seats", SEATS)
def test_frogs_are_large_and_their_names_hide_no_more_than_their_feet(seats: int) -> None:
    layout, _ = laid(((1920, 1080), 1.0, seats))
    for places in layout.seats:
        frog = places.frog
        assert frog.width >= FROG_LEAST
        assert 0 < frog.y - places.tag.y < FEET * frog.width
        assert places.hand.bottom < places.tag.y


@pytest.mark.parametrize("seats", SEATS)
def test_frogs_are_large_beside_large_words_too(seats: int) -> None:
    layout, _ = laid(((1920, 1080), 2.0, seats))
    assert all(places.frog.width >= FROG_LEAST_LARGE for places in layout.seats)

"""Where the slip with what a turn brings lies."""

from __future__ import annotations

import pytest

from rules.quivvit import PLACES, Corner, Square
from scenes.games.quivvit.card_face import DISC, INSET, PATCH
from scenes.games.quivvit.components.links.link_tags import (
    GOOD_POINTS,
    GREAT,
    HIGH,
    IN_HAND,
    SEAM,
    SMALL,
    WIDE,
    beside,
    final,
)
from scenes.games.quivvit.layout import HELD, QuivvitLayout, is_beside, plan
from sprites.pictures.geometry import Box
from tests.for_each import for_each


@pytest.fixture(name="layout")
def table_layout() -> QuivvitLayout:
    return plan(1920, 1080, 1.0, 4, die=False, timed=False)


@pytest.mark.parametrize("scale", [IN_HAND * SMALL, SMALL, final(GOOD_POINTS), GREAT])
@for_each("place", range(len(PLACES)))
def test_a_slip_covers_neither_squares_of_its_card_nor_a_number(
    layout: QuivvitLayout, place: int, scale: float
) -> None:
    slip = slip_box(layout, place, (), scale)
    squares = 2 * HELD * (INSET + PATCH / 2) * layout.card - 2 * SEAM - 0.1
    assert not slip.overlaps(middle_of(layout, place, squares).moved(0, -layout.rise(place)))
    disc = DISC * layout.card
    assert not any(slip.overlaps(middle_of(layout, other, disc)) for other in range(len(PLACES)))
    assert slip.x >= layout.mat.x
    assert slip.right <= layout.mat.right


@for_each("place", range(len(PLACES)))
def test_even_a_slip_a_little_wider_than_the_mat_lies_on_it(
    layout: QuivvitLayout, place: int
) -> None:
    size = layout.mat.w + 0.5, 0.8 * layout.card
    slip = Box.around(*beside(layout, place, (), size), *size)
    assert layout.mat.y <= slip.y
    assert slip.bottom <= layout.mat.bottom


@pytest.mark.parametrize("scale", [IN_HAND * SMALL, IN_HAND * GREAT, final(GOOD_POINTS), GREAT])
@for_each("place", range(len(PLACES)))
def test_a_slip_lies_within_a_card_of_linked_ones_and_covers_none_of_their_squares(
    layout: QuivvitLayout, place: int, scale: float
) -> None:
    near = [other for other in range(len(PLACES)) if is_beside(place, other)]
    lit = tuple(Square(at, corner) for at in (place, *near) for corner in Corner)
    slip = slip_box(layout, place, lit, scale)
    squares = 2 * (INSET + PATCH / 2) * layout.card - 2 * SEAM - 0.1
    linked = [middle_of(layout, at, squares) for at in near]
    assert sum(map(slip.shared, linked)) < 100
    assert any(slip.overlaps(middle_of(layout, at, 3 * layout.card)) for at in near)


def test_a_slip_is_the_larger_the_more_points_a_turn_brings() -> None:
    sizes = [final(points) for points in range(1, 12)]
    assert sizes == sorted(set(sizes))


def slip_box(layout: QuivvitLayout, place: int, lit: tuple[Square, ...], scale: float) -> Box:
    size = WIDE * scale, HIGH * scale
    return Box.around(*beside(layout, place, lit, size), *size)


def middle_of(layout: QuivvitLayout, place: int, side: float) -> Box:
    slot = layout.places[place]
    return Box.around(slot.x, slot.y, side, side)

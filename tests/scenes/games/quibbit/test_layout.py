"""The Quibbit table at every shape of window and size of text: all fits, all can be reached."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, product

import pytest

from scenes.games.quibbit.choosing.preview_place import preview_place
from scenes.games.quibbit.components.sign_place import PAD_RIM, sign_place
from scenes.games.quibbit.components.turtle import HEAD
from scenes.games.quibbit.layout import (
    PAD_TALL,
    QuibbitLayout,
    face_box,
    pad_box,
    plan,
    seat_box,
)
from scenes.table.captions.hint_strip import table_area
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from tests.scenes.games.quibbit.shapes import every_shape
from tests.scenes.window_sizes import TOUCH, Shape, shrunk

CARD_SIGN = 340.0, 104.0  # what is said of a card
LARGE_SIGN = 700.0, 80.0  # the same at its largest: a row of large text
FROGS_AHEAD = 0, 2, 5, 9  # of who sits there, and so the room between them is small


def lay_out(shape: Shape) -> tuple[QuibbitLayout, Box]:
    """The layout, and the part of the screen for it."""
    (width, height), scale, seats = shape
    unit = min(width / 1920, height / 1080)
    frogs = max(3, seats)
    layout = plan(width / unit, height / unit, scale, 3 * (frogs + 1), frogs)
    return layout, table_area(width / unit, height / unit, scale)


def sheets(layout: QuibbitLayout) -> dict[str, Box]:
    """All that lies at the rim of the screen."""
    return {
        **{f"button {i}": box for i, box in enumerate(layout.top_bar.buttons)},
        **{f"seat {i}": places.box for i, places in enumerate(layout.panels)},
        "banner": layout.top_bar.banner,
        "meter": layout.top_bar.side,
        **({"legend": layout.legend} if layout.legend else {}),
    }


def seats_of(layout: QuibbitLayout) -> dict[str, Box]:
    """All tiles with a frog on them."""
    return {f"tile {i}": seat_box(slot, layout.pad) for i, slot in enumerate(layout.tiles)}


def hand_of(layout: QuibbitLayout) -> dict[str, Box]:
    """Five cards in the middle of the pond."""
    high = layout.card * height_ratio("card-1")
    return {
        f"card {i}": Box.around(slot.x, slot.y, layout.card, high)
        for i, slot in enumerate(layout.card_row(5))
    }


@every_shape
def test_everything_lies_in_the_table_area(shape: Shape) -> None:
    layout, safe = lay_out(shape)
    boxes = {**sheets(layout), **seats_of(layout), **hand_of(layout), "middle": layout.middle}
    assert [name for name, box in boxes.items() if not safe.encloses(shrunk(box))] == []


@every_shape
def test_nothing_lies_over_anything_else(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    rim, frogs, hand = sheets(layout), seats_of(layout), hand_of(layout)
    pairs = [*combinations(rim.items(), 2), *product(rim.items(), {**frogs, **hand}.items())]
    pairs += pairwise(hand.items())
    over = [(a, b) for (a, one), (b, other) in pairs if shrunk(one).overlaps(shrunk(other))]
    assert over == []


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_large_text_leaves_frogs_at_their_seats_as_large(scale: float) -> None:
    widths = {seat.frog.width for seat in plan(1920, 1080, scale, 15, 4).panels}
    assert min(widths) >= 180


@every_shape
def test_no_leaf_lies_on_another(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    for one, other in combinations(layout.tiles, 2):
        across, along = (one.x - other.x) / layout.pad, (one.y - other.y) / layout.pad / PAD_TALL
        assert across**2 + along**2 >= 1


@every_shape
def test_a_finger_can_hit_everything(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    targets = {
        **{f"button {i}": box for i, box in enumerate(layout.top_bar.buttons)},
        **seats_of(layout),
        **hand_of(layout),
    }
    assert [name for name, box in targets.items() if min(box.w, box.h) < TOUCH] == []


@every_shape
def test_cards_in_hand_leave_the_frogs_alone(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    pairs = product(hand_of(layout).items(), seats_of(layout).items())
    assert [(a, b) for (a, one), (b, other) in pairs if shrunk(one).overlaps(shrunk(other))] == []


@every_shape
def test_what_is_said_of_a_card_covers_no_card_and_nothing_written(shape: Shape) -> None:
    layout, safe = lay_out(shape)
    kept = {**sheets(layout), **hand_of(layout)}
    for tile in range(len(layout.tiles)):
        sign = preview_place(layout, CARD_SIGN, frogs_at(layout, tile))
        assert safe.encloses(shrunk(sign))
        assert [name for name, box in kept.items() if shrunk(box).overlaps(sign)] == []


@every_shape
def test_what_is_said_of_a_card_covers_faces_only_where_there_is_no_other_room(
    shape: Shape,
) -> None:
    layout, _ = lay_out(shape)
    covered = 0
    for tile in range(len(layout.tiles)):
        frogs = frogs_at(layout, tile)
        sign = preview_place(layout, LARGE_SIGN, frogs)
        covered += sum(sign.overlaps(face_box(layout.tiles[at], layout.pad)) for at in frogs)
    assert covered <= 1


@every_shape
def test_the_room_for_what_is_said_of_a_card_is_free_whoever_sits_where(shape: Shape) -> None:
    layout, safe = lay_out(shape)
    if shape[0][0] / shape[0][1] < 16 / 10:  # nearly square: the tiles would be too small
        return
    if layout.advice is None:
        assert shape[0][0] / shape[0][1] > 2  # and wide ones with large text
        return
    kept = {**sheets(layout), **seats_of(layout), **hand_of(layout)}
    assert safe.encloses(shrunk(layout.advice))
    assert [name for name, box in kept.items() if shrunk(box).overlaps(layout.advice)] == []


def frogs_at(layout: QuibbitLayout, tile: int) -> Sequence[int]:
    """Frogs that sit from one *tile* on."""
    return [(tile + ahead) % len(layout.tiles) for ahead in FROGS_AHEAD]


@pytest.mark.parametrize(("tiles", "frogs"), [(10, 2), (20, 4), (24, 4)])
def test_the_sign_of_the_last_frog_covers_no_face(tiles: int, frogs: int) -> None:
    layout, size = plan(1920, 1080, 1.0, tiles, frogs), (132.0, 86.0)
    for tile in range(tiles):
        assert sign_place(layout, tile, size, [tile])
        if place := sign_place(layout, tile, size, range(tiles)):
            sign = Box.around(*place, *size)
            assert not any(sign.overlaps(face_box(slot, layout.pad)) for slot in layout.tiles)


@every_shape
def test_the_sign_of_the_last_frog_covers_nothing_written(shape: Shape) -> None:
    (layout, _), size = lay_out(shape), (132.0, 86.0)
    for tile in range(len(layout.tiles)):
        if place := sign_place(layout, tile, size, [tile]):
            sign = Box.around(*place, *size)
            assert not any(map(sign.overlaps, sheets(layout).values()))


@pytest.mark.parametrize(("text_scale", "size"), [(1.0, (137.0, 44.0)), (2.0, (150.0, 50.0))])
def test_the_sign_of_the_last_frog_stands_on_no_other_tile_where_three_race(
    text_scale: float, size: tuple[float, float]
) -> None:
    layout, flag = plan(1920, 1080, text_scale, 12, 3), (52.0, 52.0)
    for tile, one, other in product(range(12), (1, 2, 3), (4, 5)):
        frogs = [tile, (tile + one) % 12, (tile + other) % 12]
        found = [(each, sign_place(layout, tile, each, frogs, clear=True)) for each in (size, flag)]
        sign = next(Box.around(*place, *each) for each, place in found if place)
        others = [slot for at, slot in enumerate(layout.tiles) if at != tile]
        pads = [pad_box(slot, layout.pad).inset(PAD_RIM * layout.pad) for slot in others]
        assert not any(map(sign.overlaps, pads))


def test_the_sign_of_the_last_frog_never_hovers_over_it_where_three_race() -> None:
    layout, size = plan(1920, 1080, 1.0, 12, 3), (137.0, 44.0)
    for tile, one, other in product(range(12), repeat=3):
        place = sign_place(layout, tile, size, [tile, one, other], clear=True)
        assert place
        assert seat_box(layout.tiles[tile], layout.pad).contains(*place)


@every_shape
def test_the_sign_of_a_last_frog_that_sits_alone_lies_at_its_feet(shape: Shape) -> None:
    (layout, _), size = lay_out(shape), (92.0, 44.0)
    for tile, slot in enumerate(layout.tiles):
        place = sign_place(layout, tile, size, [tile])
        assert place
        assert pad_box(slot, layout.pad * 1.2).contains(*place)
        assert place[1] > slot.y, "the sealed card in its paws stays free"


@every_shape
def test_cards_that_are_played_leave_most_of_the_turtles_head_to_be_seen(shape: Shape) -> None:
    layout, _ = lay_out(shape)
    last, head = layout.played_row(4)[-1], HEAD * layout.middle.w
    assert last.x + layout.card / 2 <= layout.turtle.right - head / 2


@pytest.mark.parametrize(("tiles", "frogs"), [(12, 3), (15, 4)])
def test_a_frog_at_the_side_leaves_the_sign_on_the_leaf_above_in_its_place(
    tiles: int, frogs: int
) -> None:
    layout, size = plan(1920, 1080, 1.0, tiles, frogs), (137.0, 44.0)
    for tile, slot in enumerate(layout.tiles):
        below = [(tile + step) % tiles for step in (1, -1)]
        lower = [other for other in below if layout.tiles[other].y - slot.y > layout.pad]
        place = sign_place(layout, tile, size, [tile, *lower], clear=True)
        assert place
        assert place[0] == slot.x
        assert place[1] > slot.y

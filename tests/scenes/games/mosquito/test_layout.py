"""The Mosquito table at every shape of window and size of text: all fits, all can be reached."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from rules.mosquito import LEVELS, ActionKind, Spot
from scenes.games.mosquito.cards import SUIT, SUIT_Y
from scenes.games.mosquito.components.panel import TOUCH
from scenes.games.mosquito.layout import (
    CARD_TALL,
    FAN,
    KEY_LINE,
    LANE,
    PILE_ROOM,
    SEEN,
    MosquitoLayout,
    plan,
)
from scenes.table.captions.hint_strip import table_area
from scenes.table.seats.seat_places import FROG_TALL
from sprites.pictures.geometry import Box
from tests.scenes.games.mosquito.shapes import Shape, every_shape
from tests.scenes.window_sizes import MOST_PRESSES, presses_to, shrunk

LARGE_CARD = 132.0  # the least width at 1080p with four players


def planned(shape: Shape) -> tuple[MosquitoLayout, Box]:
    """The layout, and the part of the screen for it."""
    (width, height), scale, seats, columns = shape
    unit = min(width / 1920, height / 1080)
    layout = plan(width / unit, height / unit, scale, columns, seats)
    return layout, table_area(width / unit, height / unit, scale)


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


@every_shape
def test_everything_lies_in_the_table_area(shape: Shape) -> None:
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
        below = SUIT_Y + SUIT / 2 / CARD_TALL
        assert seen.contains(layout.slot(spot).x, top + below * layout.tall)


@every_shape
def test_a_card_that_lies_under_none_is_to_be_seen_whole(shape: Shape) -> None:
    layout, _ = planned(shape)
    for number in range(1, 2 * layout.columns + 1):
        for level in range(LEVELS):
            spot = Spot(number, level)
            if layout.is_upper(spot) and level:
                continue  # it lies under the card nearer to the log
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
def test_what_a_turn_can_be_is_chosen_in_ones_own_place_or_a_free_one_above(shape: Shape) -> None:
    layout, _ = planned(shape)
    others = [layout.rows, layout.top_bar.banner, layout.top_bar.side]
    for seat, panel in enumerate(layout.panels):
        above = [box for box in layout.free if box.x == panel.x and box.bottom <= panel.y]
        top = above[0].y if above else panel.y
        place = Box(panel.x, top, panel.w, panel.bottom - top)
        for box in layout.menu(seat, len(ActionKind) - 1):
            assert place.encloses(shrunk(box))
            assert not any(shrunk(box).overlaps(shrunk(other)) for other in others)
            assert not box.overlaps(shrunk(layout.band))


@every_shape
def test_what_a_turn_can_be_leaves_frog_and_tag_to_be_seen(shape: Shape) -> None:
    layout, _ = planned(shape)
    for seat in range(len(layout.panels)):
        places = layout.places(seat)
        frog, tag = places.frog, places.tag
        high = frog.width * FROG_TALL
        seen = tag, Box(frog.x - frog.width / 2, tag.y - high, frog.width, high)
        for box in layout.menu(seat, len(ActionKind) - 1):
            assert not any(shrunk(box).overlaps(one) for one in seen)


@every_shape
def test_what_the_lit_button_does_is_written_in_a_free_place_above_all_buttons(
    shape: Shape,
) -> None:
    layout, _ = planned(shape)
    for seat, panel in enumerate(layout.panels):
        above = [box for box in layout.free if box.x == panel.x and box.bottom <= panel.y]
        box, legend = layout.sentence(seat), layout.legend((seat,))
        assert (box is None) == (not above)
        if box is None:
            continue
        assert above[0].encloses(shrunk(box))
        kept = [*layout.menu(seat, len(ActionKind)), *([legend] if legend else [])]
        assert not any(box.overlaps(shrunk(other)) for other in kept)


@every_shape
def test_between_a_tag_and_the_buttons_below_it_there_is_room_for_a_line_of_keys(
    shape: Shape,
) -> None:
    layout, _ = planned(shape)
    for seat, count in product(range(len(layout.panels)), range(1, len(ActionKind) + 1)):
        tag, box = layout.places(seat).tag, layout.menu(seat, count)[0]
        seen = layout.button(seat, box)
        assert box.encloses(shrunk(seen))
        assert box.y < tag.bottom or box.x > tag.right or seen.y - tag.bottom >= KEY_LINE


@every_shape
def test_a_finger_can_hit_every_card_of_the_rows_and_of_the_fan(shape: Shape) -> None:
    layout, _ = planned(shape)
    for spot, filled, outside in product(layout.spots, (False, True), (False, True)):
        box = layout.box(spot, filled, outside)
        assert min(box.w, box.h) >= TOUCH
    fan = layout.fan(FAN)
    assert min(fan[1].x - fan[0].x, layout.tall) >= TOUCH


@pytest.mark.parametrize("columns", [4, 5, 6])
def test_cards_of_the_rows_are_large(columns: int) -> None:
    layout, _ = planned(((1920, 1080), 1.0, 4, columns))
    assert layout.card >= LARGE_CARD


@every_shape
def test_cut_cards_lie_apart_from_the_fan_and_from_each_other(shape: Shape) -> None:
    layout, _ = planned(shape)
    places = [*layout.fan(FAN), *map(layout.cut, range(len(layout.panels)))]
    sizes = [layout.fan_scale] * FAN + [1.0] * len(layout.panels)
    boxes = [
        Box.around(slot.x, slot.y, size * layout.card, size * layout.tall)
        for slot, size in zip(places, sizes, strict=True)
    ]
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


@pytest.mark.parametrize("columns", [4, 5, 6])
def test_every_card_of_the_rows_is_six_presses_away_at_most(columns: int) -> None:
    layout, _ = planned(((1920, 1080), 1.0, 2, columns))
    points = [layout.box(spot, filled=True, outside=True).centre for spot in layout.spots]
    middle = layout.band.centre

    def away(i: int) -> float:
        return (points[i][0] - middle[0]) ** 2 + (points[i][1] - middle[1]) ** 2

    start = min(range(len(points)), key=away)
    assert max(presses_to(points, start)) <= MOST_PRESSES

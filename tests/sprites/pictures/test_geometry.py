"""Places keep their distances, their order and their boxes."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest

from sprites.pictures.geometry import Box, Slot, fan, grid, ring, row


def gaps(slots: list[Slot]) -> list[float]:
    return [dist((a.x, a.y), (b.x, b.y)) for a, b in pairwise([*slots, slots[0]])]


@pytest.mark.parametrize("n", [4, 12, 15])
def test_a_ring_on_a_circle_is_regular(n: int) -> None:
    slots = ring(n, (500, 400), (300, 300))
    assert gaps(slots) == pytest.approx([gaps(slots)[0]] * n, rel=1e-3)
    assert (slots[0].x, slots[0].y) == pytest.approx((500, 100))


def test_a_ring_is_spaced_by_the_way_along_it() -> None:
    slots = ring(15, (0, 0), (600, 300))
    assert max(gaps(slots)) / min(gaps(slots)) < 1.12


def test_a_ring_runs_clockwise_on_the_screen() -> None:
    first, second, third, fourth = ring(4, (0, 0), (100, 100))
    assert (first.y, second.x, third.y, fourth.x) == pytest.approx((-100, 100, 100, -100), abs=0.1)
    assert [slot.angle for slot in (first, second)] == pytest.approx([0, 90], abs=1)


def test_a_row_is_centred_and_moves_together_when_it_is_tight() -> None:
    wide = row(4, 100, 20, (500, 50))
    assert [slot.x for slot in wide] == [320, 440, 560, 680]
    tight = row(4, 100, 20, (500, 50), room=250)
    assert tight[0].x - 50 == 375
    assert tight[-1].x + 50 == 625


def test_a_fan_is_curved_from_five_cards_up() -> None:
    assert {slot.angle for slot in fan(4, 100, 10, (0, 0))} == {0.0}
    hand = fan(7, 100, 10, (0, 0))
    assert hand[-1].angle - hand[0].angle == pytest.approx(20)
    assert hand[3].y == pytest.approx(0)
    assert hand[0].y == pytest.approx(hand[-1].y)
    assert hand[0].y > 0
    assert (hand[0].x, hand[-1].x) == pytest.approx((-330, 330))


def test_a_grid_goes_row_by_row_around_its_centre() -> None:
    slots = grid(3, 2, (100, 50), 10, (0, 0))
    assert [(slot.x, slot.y) for slot in slots] == [
        (-110, -30), (0, -30), (110, -30), (-110, 30), (0, 30), (110, 30),
    ]  # fmt: skip


def test_columns_and_rows_fill_the_box_without_overlap() -> None:
    box = Box(10, 20, 300, 200)
    for parts in (box.split_columns(1, 2, 1, gap=12), box.split_rows(1, 3, gap=20)):
        assert all(box.encloses(part) for part in parts)
        assert not any(a.overlaps(b) for a, b in combinations(parts, 2))
        assert parts[0].corners[0] == box.corners[0]
        assert parts[-1].corners[2] == pytest.approx(box.corners[2])
    assert [part.w for part in box.split_columns(1, 2, gap=0)] == [100, 200]


def test_boxes_know_their_points() -> None:
    box = Box.around(50, 40, 20, 10)
    assert box == Box(40, 35, 20, 10)
    assert box.centre == (50, 40)
    assert box.inset(2) == Box(42, 37, 16, 6)
    assert box.inset(0, 2) == Box(40, 37, 20, 6)
    assert box.contains(40, 35)
    assert not box.contains(60, 40)
    assert box.overlaps(box.moved(19, 0))
    assert not box.overlaps(box.moved(20, 0))

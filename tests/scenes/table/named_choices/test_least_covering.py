from __future__ import annotations

from scenes.table.named_choices.least_covering import least_covering
from sprites.pictures.geometry import Box

ROOM = Box(0, 0, 1000, 800)
SEAT = Box(400, 700, 200, 100)
SIZE = (200.0, 100.0)


def place(*pieces: Box) -> Box:
    return least_covering([SIZE], ROOM, SEAT, pieces)[1]


def test_a_board_lies_beside_its_seat_on_a_table_without_pieces() -> None:
    found = place()
    assert not found.overlaps(SEAT)
    assert min(abs(found.bottom - SEAT.y), abs(found.x - SEAT.right)) <= 40


def test_it_goes_out_of_the_way_of_pieces_even_over_its_seat() -> None:
    everything_else = Box(0, 0, 1000, 690)
    assert not place(everything_else).overlaps(everything_else)
    beside = [Box(0, 0, 400, 800), Box(600, 0, 400, 800)]
    assert not any(place(*beside).overlaps(piece) for piece in beside)


def test_of_several_sizes_it_has_the_one_that_covers_no_piece() -> None:
    pillars = [Box(x, 0, 100, 800) for x in (0, 300, 600, 900)]
    number, found = least_covering([(400.0, 100.0), SIZE], ROOM, SEAT, pillars)
    assert number == 1
    assert (found.w, found.h) == SIZE
    assert not any(found.overlaps(piece) for piece in pillars)

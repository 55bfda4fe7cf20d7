"""What the card just rotated links, and what it leaves alone."""

from __future__ import annotations

import pytest

from rules.quivvit import (
    INNER_POINTS,
    CardRotated,
    CardsLinked,
    CardsTaken,
    Colour,
    Corner,
    Link,
    Options,
    Square,
    Way,
    free_link_places,
    links,
    uncovered,
)
from tests.rules.quivvit.positions import (
    HALF,
    LEFT,
    RIGHT,
    drawn,
    linked,
    read,
    rotated,
    taken,
    tidy,
)

R, G, B, Y = Colour


def found(picture: str, place: int, only: Colour | None = None) -> list[tuple[Colour, set[int]]]:
    """The links of the card at *place* as it lies in the picture."""
    state = read(picture)
    return [
        (link.colour, {square.place for square in link.squares})
        for link in links(uncovered(state.board.grid, state.board.blocks), place, only)
    ]


def test_pictures_are_read_as_they_are_drawn() -> None:
    picture = """
        rg1  ..   yr-1
        by   ..   bg
        ..   gr3  gr3
        ..   yb   yb
    """
    grid = read(picture).board.grid
    assert drawn(grid) == tidy(picture)
    first, third, fourth = grid[0], grid[6], grid[7]
    assert first is not None
    assert first.colours == (R, G, Y, B)
    assert third is not None
    assert fourth is not None
    assert third.card != fourth.card


def test_squares_side_by_side_across_an_edge_link() -> None:
    picture = """
        rg1  gr2
        by   yb
    """
    assert found(picture, place=0) == [(G, {0, 1}), (Y, {0, 1})]
    assert found(picture, place=1) == [(G, {0, 1}), (Y, {0, 1})]


def test_squares_above_one_another_link() -> None:
    picture = """
        rg1
        by
        bg2
        ry
    """
    assert found(picture, place=0) == [(B, {0, 5})]


def test_squares_of_different_colours_do_not_link() -> None:
    picture = """
        rg1  rb1
        by   gy
    """
    assert found(picture, place=0) == []


def test_equal_squares_that_do_not_adjoin_do_not_link() -> None:
    picture = """
        rg1  yg1
        by   br
    """
    assert found(picture, place=0) == []


def test_an_equal_square_adjoining_a_linked_one_is_linked_too() -> None:
    picture = """
        rg1  bg1
        by   yr
        gr1  yg1
        yb   rb
    """
    assert found(picture, place=0) == [(Y, {0, 1, 6})]


def test_an_equal_square_across_the_point_is_not_linked_by_itself() -> None:
    picture = """
        rg1  bg1
        by   ry
        gr1  yg1
        yb   rb
    """
    assert found(picture, place=0) == []


def test_at_most_the_four_cards_round_one_corner_are_linked() -> None:
    picture = """
        rg1  bg1  gr1
        by   yr   by
        gy1  yg1  gy1
        rb   rb   br
    """
    assert found(picture, place=0) == [(Y, {0, 1, 5, 6})]


def test_a_link_does_not_go_on_from_another_corner_of_a_linked_card() -> None:
    picture = """
        rg1  bg1  gr1
        by   yr   by
    """
    assert found(picture, place=1) == [(G, {1, 2}), (Y, {0, 1})]
    assert found(picture, place=0) == [(Y, {0, 1})]


def test_each_of_the_four_squares_may_link_three_other_cards() -> None:
    picture = """
        gb1  by1  rb1
        yr   rg   gy
        gr1  rg1  gr1
        yb   by   yb
        rb1  by1  yr1
        gy   rg   gb
    """
    assert found(picture, place=6) == [
        (R, {0, 1, 5, 6}),
        (G, {1, 2, 6, 7}),
        (Y, {6, 7, 11, 12}),
        (B, {5, 6, 10, 11}),
    ]


def test_links_do_not_reach_round_the_end_of_a_row() -> None:
    picture = """
        ..   ..   ..   ..   rg1
        ..   ..   ..   ..   by
        gr1  ..   ..   ..   ..
        yb   ..   ..   ..   ..
    """
    assert found(picture, place=4) == []
    assert found(picture, place=5) == []


def test_an_empty_place_links_nothing_on() -> None:
    picture = """
        rg1  ..
        by   ..
        gr1  yg1
        yb   rb
    """
    assert found(picture, place=0) == []


def test_a_covered_card_links_nothing_on() -> None:
    picture = """
        rg1  bg1#1
        by   yr
        gr1  yg1
        yb   rb
    """
    assert found(picture, place=0) == []


def test_only_the_rolled_colour_links() -> None:
    picture = """
        rg1  gr2
        by   yb
    """
    assert found(picture, place=0, only=Y) == [(Y, {0, 1})]
    assert found(picture, place=0, only=R) == []


TURNS = """
    rg1
    by
"""


@pytest.mark.parametrize(
    ("way", "after"),
    [
        (RIGHT, "br1\nyg"),
        (LEFT, "gy1\nrb"),
        (HALF, "yb1\ngr"),
    ],
)
def test_a_card_is_turned_by_a_quarter_left_or_right_or_by_a_half(way: Way, after: str) -> None:
    state, _ = rotated(TURNS, 0, way, Options(double_rotation=True))
    assert drawn(state.board.grid) == tidy(after)


BEFORE = """
    br1  gr2  rb3
    yg   yb   gy
    rb1  yg1  ..
    gy   rb   ..
"""


def test_the_rotated_card_and_every_linked_card_are_taken() -> None:
    state, events = rotated(BEFORE, 0, LEFT)
    assert linked(events) == [(G, {0, 1}), (Y, {0, 1, 6})]
    assert taken(events) == {0, 1, 6}
    assert drawn(state.board.grid) == tidy(
        """
        ..   ..   rb3
        ..   ..   gy
        rb1  ..   ..
        gy   ..   ..
        """
    )
    assert len(state.board.taken[0]) == 3
    assert state.view(None).board.points() == (1 + 2 + 1, 0)


def test_nothing_linked_takes_nothing_and_the_rotation_stays() -> None:
    state, events = rotated(BEFORE, 0, RIGHT)
    assert linked(events) == []
    assert taken(events) == set()
    assert state.board.taken == ((), ())
    turned = BEFORE.replace("br1", "yb1").replace("yg   yb", "gr   yb")
    assert drawn(state.board.grid) == tidy(turned)


def test_what_happens_is_told_from_where_to_where() -> None:
    before = read(BEFORE, deck=0)
    first, second, diagonal = before.board.grid[0], before.board.grid[1], before.board.grid[6]
    assert first
    assert second
    assert diagonal
    _, events = rotated(BEFORE, 0, LEFT)
    turn, links_told, gone, *_ = events
    assert turn == CardRotated(
        before.turn.player,
        0,
        first.card,
        LEFT,
        start=first.facing,
        end=(first.facing + 3) % 4,
    )
    assert links_told == CardsLinked(
        (
            Link(G, (Square(0, Corner.TOP_RIGHT), Square(1, Corner.TOP_LEFT))),
            Link(
                Y,
                (
                    Square(0, Corner.BOTTOM_RIGHT),
                    Square(1, Corner.BOTTOM_LEFT),
                    Square(6, Corner.TOP_LEFT),
                ),
            ),
        )
    )
    assert gone == CardsTaken(
        before.turn.player, ((0, first.card), (1, second.card), (6, diagonal.card)), aside=False
    )


def test_four_cards_meet_in_sixteen_points() -> None:
    assert len(INNER_POINTS) == 16
    assert {square.place for square in INNER_POINTS[0]} == {0, 1, 5, 6}
    assert {square.place for square in INNER_POINTS[-1]} == {18, 19, 23, 24}


def test_a_free_link_is_four_equal_squares_round_a_point() -> None:
    four = """
        rg1  bg1
        by   yr
        gy1  yg1
        rb   rb
    """
    assert free_link_places(read(four).board.grid) == [0, 1, 5, 6]
    assert free_link_places(read(four).board.grid, only=Y) == [0, 1, 5, 6]
    assert free_link_places(read(four).board.grid, only=R) == []
    three = """
        rg1  bg1
        by   yr
        gr1  yg1
        yb   rb
    """
    assert free_link_places(read(three).board.grid) == []

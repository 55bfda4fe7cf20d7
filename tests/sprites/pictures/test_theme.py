"""What is written can be read, and seats are told apart, whatever the eyes."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist

import pytest

from sprites.contact_sheet import DEUTERANOPIA, GREY, PROTANOPIA, Matrix
from sprites.pictures import climax_colours, theme
from tests.for_each import for_each
from tests.sprites.contrast import contrast

PLAIN: Matrix = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)
Triple = tuple[float, float, float]


def linear(colour: str) -> Triple:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red**2.2, green**2.2, blue**2.2


def through(matrix: Matrix, colour: Triple) -> Triple:
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, colour, strict=True)))) for row in matrix
    )
    return red, green, blue


def cielab(colour: Triple) -> Triple:
    rows = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in XYZ)
    x, y, z = (
        share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116
        for share in (value / white for value, white in zip(rows, WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def closest(matrix: Matrix, count: int) -> float:
    """How far apart, in CIELAB, the two most alike of the first seats' colours are."""
    seen = [cielab(through(matrix, linear(look.body))) for look in theme.SEATS[:count]]
    return min(dist(one, other) for one, other in combinations(seen, 2))


def test_contrast_of_black_on_white_is_21() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@for_each("pair", theme.TEXT_PAIRS)
def test_text_can_be_read_on_what_it_is_set_on(pair: tuple[str, str]) -> None:
    assert contrast(*pair) >= 4.5


@pytest.mark.parametrize("look", theme.SEATS, ids=theme.PATTERNS)
def test_a_seats_name_can_be_read_on_every_paper(look: theme.SeatLook) -> None:
    for paper in (theme.PAPER, theme.PAPER_BRIGHT, theme.PAPER_DIM, theme.PAPER_EDGE):
        assert contrast(look.ink, paper) >= 4.5


@pytest.mark.parametrize("look", theme.SEATS, ids=theme.PATTERNS)
def test_a_seats_mark_can_be_seen_on_its_colour(look: theme.SeatLook) -> None:
    assert contrast(look.mark, look.body) >= 2.4


def test_the_focus_stands_out_from_paper_and_water() -> None:
    for ground in (theme.PAPER, theme.WATER, theme.WATER_LIGHT, theme.WATER_DEEP):
        assert contrast(theme.FOCUS_EDGE, ground) >= 2.5


def test_yellow_and_gold_are_never_text() -> None:
    bright = {theme.FOCUS, theme.GOLD, *(look.body for look in theme.SEATS)}
    assert bright.isdisjoint(text for text, _ in theme.TEXT_PAIRS)
    assert bright.isdisjoint(look.ink for look in theme.SEATS)


@pytest.mark.parametrize(
    ("matrix", "of_four", "of_six"),
    [(PLAIN, 60, 40), (GREY, 10, 7), (DEUTERANOPIA, 30, 18), (PROTANOPIA, 30, 15)],
    ids=["colour", "grey", "deuteranopia", "protanopia"],
)
def test_seats_are_told_apart_by_every_eye(matrix: Matrix, of_four: float, of_six: float) -> None:
    assert closest(matrix, 4) >= of_four
    assert closest(matrix, 6) >= of_six


def test_every_seat_has_a_pattern_of_its_own() -> None:
    assert [look.pattern for look in theme.SEATS] == list(theme.PATTERNS)
    assert len(set(theme.PATTERNS)) == 6


def test_text_is_never_smaller_than_28() -> None:
    assert [theme.FLOOR, theme.BODY, theme.PROMPT, theme.SCORE] == [28, 36, 48, 72]


def test_every_colour_is_six_hexadecimal_digits() -> None:
    roles = [value for name, value in vars(theme).items() if name.isupper()]
    colours = [value for value in roles if isinstance(value, str)]
    colours += [colour for look in theme.SEATS for colour in look[1:]]
    letterings = [look.lettering for look in climax_colours.ALL]
    colours += [look.dark for look in climax_colours.ALL]
    colours += [c for each in letterings for c in (each.outline, each.fill.top, each.fill.base)]
    assert len(colours) > 50
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)

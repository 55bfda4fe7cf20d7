"""Each frog has a build of its own in every drawing, and what belongs to it lies where it is."""

from __future__ import annotations

import re
from io import BytesIO
from itertools import combinations

import pygame
import pytest

from sprites.contact_sheet import names
from sprites.pictures.anchors import (
    CROWN_ON,
    FROG_FEET,
    LAUREL_BASE,
    LAUREL_WIDTH,
    PUPILS_WIDTH,
    TEMPER_WIDTH,
)
from sprites.pictures.builds import crown_on, feet_under, reach, worn_on, worn_size
from sprites.pictures.drawings import drawing, height_ratio, source
from sprites.pictures.geometry import Point
from sprites.pictures.palette import palette_of
from tests.for_each import for_each

SEATS, SIZE = range(6), 320
FROGS = [name for name in names() if name.startswith("frog-") and "toy" not in name]
LEAST_APART = 0.04  # of the pixels of two frogs: how many only one of them has
SMALL = 60  # pixels
WHITE, INK = (255, 248, 230), (28, 43, 51)


def svg(name: str, seat: int, width: float, *, bare: bool = False) -> pygame.Surface:
    text = source(name, palette_of(seat))
    if bare:  # without headwear and its pattern
        text = re.sub(r'(?s)<g id="headwear"[^\n]*\n.*?^</g>', "", text, flags=re.MULTILINE)
    size = round(width), round(width * height_ratio(name))
    return pygame.image.load_sized_svg(BytesIO(text.encode()), size)


def over_frog(name: str, seat: int, share: float) -> tuple[pygame.Surface, Point]:
    """What is drawn over the eyes of a frog, and where its top left corner lies."""
    picture, (x, y) = svg(name, seat, share * SIZE), feet_under(name, palette_of(seat))
    feet = FROG_FEET[0] * SIZE, FROG_FEET[1] * SIZE
    return picture, (feet[0] - x * picture.get_width(), feet[1] - y * picture.get_height())


@for_each("name", FROGS)
def test_any_two_frogs_differ_in_silhouette_even_without_headwear(name: str) -> None:
    masks = [pygame.mask.from_surface(svg(name, seat, SMALL, bare=True), 128) for seat in SEATS]
    for one, other in combinations(masks, 2):
        both = one.overlap_area(other, (0, 0))
        apart = one.count() + other.count() - 2 * both
        assert apart > LEAST_APART * (one.count() + other.count() - both)


@for_each("name", FROGS)
def test_in_every_drawing_a_head_has_two_eyes_what_it_wears_and_a_face(name: str) -> None:
    text = drawing(name)
    parts = ("head", "eye-left", "eye-right", "headwear", "face")
    assert [text.count(f'<g id="{part}"') for part in parts] == [2, 3, 2, 1, 1]


@pytest.mark.parametrize("seat", SEATS)
def test_frogs_of_wood_are_all_alike(seat: int) -> None:
    palette = palette_of(seat)
    assert 'transform="translate(160 280) scale(' not in source("frog-toy-sit", palette)
    assert crown_on("frog-toy-sit", palette) == CROWN_ON["frog-toy-sit"]


@pytest.mark.parametrize("seat", SEATS)
def test_pupils_lie_in_the_white_of_the_eyes(seat: int) -> None:
    frog, (pupils, (left, top)) = (
        svg("frog-watch", seat, SIZE),
        over_frog("pupils", seat, PUPILS_WIDTH),
    )
    whole = pygame.mask.from_surface(pupils, 200)
    assert whole.get_size() == pupils.get_size()
    for eye in whole.connected_components(50):
        x, y = eye.centroid()
        around = pygame.Rect(0, 0, 3, 3)
        around.center = round(left + x), round(top + y)
        assert pygame.transform.average_color(frog, around)[:3] == WHITE
        assert min(rect.left for rect in eye.get_bounding_rects()) > 0
        assert max(rect.right for rect in eye.get_bounding_rects()) < pupils.get_width()
    assert len(whole.connected_components(50)) == 2


@for_each("temper", ("bold", "thieving"))
@for_each("seat", SEATS)
def test_the_lids_of_a_temper_lie_on_the_head(seat: int, temper: str) -> None:
    frog = pygame.mask.from_surface(svg("frog-watch", seat, SIZE), 128)
    picture, (left, top) = over_frog(f"temper-{temper}", seat, TEMPER_WIDTH)
    lids = pygame.mask.from_surface(picture, 128)
    on_head = frog.overlap_area(lids, (round(left), round(top)))
    assert on_head > 0.8 * lids.count()


@for_each("name", ("frog-sit", "frog-cheer"))
@for_each("seat", SEATS)
def test_a_laurel_rests_over_both_eyes(seat: int, name: str) -> None:
    frog = svg(name, seat, SIZE)
    laurel, at = worn_laurel(seat, name)
    eyes = pygame.mask.from_threshold(frog, INK, (12, 12, 12, 255))
    worn = pygame.mask.from_surface(laurel, 128)
    assert eyes.overlap_area(worn, at) < 0.02 * eyes.count()
    head = pygame.mask.from_surface(frog, 128)
    assert head.overlap_area(worn, at) > 0.03 * worn.count()


@for_each("seat", SEATS)
def test_a_laurel_lies_beside_headwear(seat: int) -> None:
    frog, bare = svg("frog-cheer", seat, SIZE), svg("frog-cheer", seat, SIZE, bare=True)
    headwear = pygame.mask.from_threshold(frog, (0, 0, 0), (40, 40, 40, 255), bare)
    headwear.invert()
    laurel, at = worn_laurel(seat, "frog-cheer")
    overlap = headwear.overlap_area(pygame.mask.from_surface(laurel, 128), at)
    assert headwear.count() > 0.01 * SIZE * SIZE
    assert overlap < 0.05 * headwear.count()


def worn_laurel(seat: int, name: str) -> tuple[pygame.Surface, tuple[int, int]]:
    """A laurel as it lies on a frog, and where its top left corner is."""
    palette = palette_of(seat)
    (x, y), size = worn_on(name, palette), worn_size(name, palette)
    laurel = svg("laurel", seat, LAUREL_WIDTH * size * SIZE)
    left = x * SIZE - LAUREL_BASE[0] * laurel.get_width()
    return laurel, (round(left), round(y * SIZE - LAUREL_BASE[1] * laurel.get_height()))


def test_no_frog_is_broader_than_it_is_drawn() -> None:
    assert all(reach(palette_of(seat))[0] <= 1.0 for seat in SEATS)

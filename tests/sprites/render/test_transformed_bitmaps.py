"""What is rotated, scaled or faded has no dark edges, and is made only so often in a frame."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


import pygame
import pytest

from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.bitmaps import transformed_bitmaps, transforms
from sprites.render.bitmaps.bitmaps import PREMULTIPLIED, Bitmap, bitmap_of
from sprites.render.bitmaps.transformed_bitmaps import ROTATED_LIMIT
from sprites.render.bitmaps.transforms import scaled
from sprites.render.renderer import Renderer
from sprites.render.rounding import rounded_angle

pytestmark = pytest.mark.usefixtures("screen")


def rotated(renderer: Renderer, picture: Picture, angle: float) -> Bitmap:
    return renderer.transformed.rotated(renderer.bitmaps.get(picture), angle)


def darkest(made: Bitmap) -> int:
    """The least light of all pixels of a bitmap on white."""
    canvas = pygame.Surface((300, 300)).convert()
    canvas.fill("white")
    canvas.blit(made.surface, (150 + made.left, 150 + made.top), special_flags=PREMULTIPLIED)
    return min(min(canvas.get_at((x, y))[:3]) for x in range(60, 240, 2) for y in range(60, 240))


@pytest.mark.parametrize("angle", [7, 45, 90, 180, -130])
def test_rotated_faded_and_scaled_paper_has_no_dark_edge(renderer: Renderer, angle: float) -> None:
    renderer.begin_frame(unlimited=True)
    sheet = renderer.bitmaps.get(Paper(200, 120, "#ffffff", shadow=False))
    assert darkest(renderer.transformed.rotated(sheet, angle)) >= darkest(sheet) - 3
    assert darkest(renderer.transformed.rotated(sheet, 0.0, 0.5)) >= darkest(sheet) - 3
    assert darkest(scaled(sheet, (31, 50))) >= darkest(sheet) - 3


def brightness(made: Bitmap, side: int) -> float:
    """Light left by a shadow just outside the sheet: above (-1) or below (1) its middle."""
    canvas = pygame.Surface((300, 300)).convert()
    canvas.fill("white")
    canvas.blit(made.surface, (150 + made.left, 150 + made.top), special_flags=PREMULTIPLIED)
    return sum(canvas.get_at((150, 150 + side * (30 + i)))[0] for i in range(1, 7))


@pytest.mark.parametrize("angle", [0, 180])
def test_a_shadow_falls_down_however_the_sheet_is_rotated(renderer: Renderer, angle: float) -> None:
    renderer.begin_frame(unlimited=True)
    for picture in (
        Paper(200, 120),
        Collage(200, 120, (Part(Paper(200, 120), 100, 60), Part(Text("frog"), 100, 60))),
    ):
        made = rotated(renderer, picture, angle)
        assert brightness(made, 1) < brightness(made, -1) - 20


def test_too_many_new_rotations_in_a_frame_are_put_off(renderer: Renderer) -> None:
    cards = [Paper(400, 560, f"#{i:02x}a0a0") for i in range(12)]
    renderer.begin_frame()
    made = [rotated(renderer, card, 30) for card in cards]
    assert 1 <= sum(not each.rough for each in made) < 12
    for _ in range(12):
        renderer.begin_frame()
        made = [rotated(renderer, card, 30) for card in cards]
    assert not any(each.rough for each in made)


@pytest.mark.parametrize(("unlimited", "late"), [(False, True), (True, False)])
def test_what_is_rotated_late_in_a_frame_is_put_off_unless_nothing_moves(
    unlimited: bool, late: bool
) -> None:
    time = 0.0
    renderer = Renderer((960, 540), now=lambda: time)
    renderer.begin_frame(unlimited)
    assert not rotated(renderer, Paper(200, 280), 30).rough
    time = 0.1
    assert rotated(renderer, Paper(200, 240), 30).rough == late


def test_a_near_rotation_is_shown_instead_of_a_missing_one(renderer: Renderer) -> None:
    card = Paper(900, 900)
    renderer.begin_frame()
    first = rotated(renderer, card, 30)
    assert rotated(renderer, card, 40) is first
    renderer.begin_frame()
    assert rotated(renderer, card, 40) is not first


def test_angles_are_rounded_finely_only_near_upright() -> None:
    assert [rounded_angle(angle) for angle in (3.4, -19.6, 43, 358, 179, -180)] == [
        3, -20, 45, -2, -180, -180,
    ]  # fmt: skip
    assert [rounded_angle(angle, fast=True) for angle in (3.4, -7.6, 13)] == [3, -8, 15]


def test_caches_stay_within_their_limit(renderer: Renderer) -> None:
    renderer.begin_frame(unlimited=True)
    for i in range(16):
        rotated(renderer, Paper(1400, 1000, f"#0000{i:02x}", shadow=False), 45)
    assert ROTATED_LIMIT / 2 < renderer.transformed.rotated_bytes <= ROTATED_LIMIT


def test_what_was_scaled_before_is_not_scaled_again() -> None:
    renderer = Renderer((960, 540))
    card = renderer.bitmaps.get(Paper(200, 280))
    first = renderer.transformed.scaled(card, (60, 90))
    assert first.get_size() == (60, 90)
    assert renderer.transformed.scaled(card, (60, 90)) is first
    assert renderer.transformed.scaled(card, (61, 90)) is not first


def test_what_was_rotated_and_scaled_is_forgotten_on_demand(renderer: Renderer) -> None:
    renderer.begin_frame(unlimited=True)
    card = renderer.bitmaps.get(Paper(200, 280))
    turned, small = (
        rotated(renderer, Paper(200, 280), 45),
        renderer.transformed.scaled(card, (9, 9)),
    )
    renderer.forget_transformed()
    assert renderer.transformed.rotated_bytes == 0
    assert rotated(renderer, Paper(200, 280), 45) is not turned
    assert renderer.transformed.scaled(card, (9, 9)) is not small


def test_what_fades_while_it_is_tilted_is_rotated_once(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, angles = renderer.bitmaps.get(Paper(200, 280, shadow=False)), list[int]()

    def noted(upright: Bitmap, angle: int) -> Bitmap:
        angles.append(angle)
        return transforms.rotated(upright, angle)

    monkeypatch.setattr(transformed_bitmaps, "rotated", noted)
    shown = [renderer.transformed.rotated(card, -3, step / 4) for step in (4, 3, 2, 1)]
    assert angles == [-3]
    centre = shown[0].surface.get_rect().center
    assert [made.surface.get_at(centre).a for made in shown] == [255, 191, 128, 64]


@pytest.mark.parametrize("quarter", [-180, -90, 0, 90])
def test_what_turns_over_while_it_is_slightly_tilted_is_rotated_once(
    renderer: Renderer, quarter: int
) -> None:
    card = renderer.bitmaps.get(Paper(200, 280, shadow=False))
    made, size = renderer.transformed.posed(card, Pose(0, 0, quarter + 5.0, 0.5, 1.0))
    again, smaller = renderer.transformed.posed(card, Pose(0, 0, quarter + 5.0, 0.25, 1.0))
    assert made is again
    assert size is not None
    assert smaller is not None
    narrowed = quarter in (-90, 90)  # what is narrowed lies across then
    wide, high = made.surface.get_size()
    assert size[not narrowed] == (wide, high)[not narrowed]
    assert size[narrowed] == pytest.approx((wide, high)[narrowed] / 2, abs=1)
    assert smaller[narrowed] < size[narrowed]


CARD = Collage(300, 200, (Part(Paper(300, 200), 150, 100), Part(Text("7", 96), 150, 100)))


def test_a_collage_is_not_copied_to_be_trimmed(renderer: Renderer) -> None:
    assert renderer.bitmaps.get(CARD).surface.get_parent() is not None


def test_a_collage_that_is_mostly_empty_is_copied(renderer: Renderer) -> None:
    aside = Collage(300, 200, (Part(Paper(100, 200), 50, 100),))
    assert renderer.bitmaps.get(aside).surface.get_parent() is None


def test_one_transparent_pixel_is_around_every_bitmap(renderer: Renderer) -> None:
    full = pygame.Surface((40, 30), pygame.SRCALPHA)
    full.fill("white")
    for made in (renderer.bitmaps.get(CARD), bitmap_of(full, 40, 30, CARD)):
        inner = made.surface.get_rect().inflate(-2, -2)
        assert made.surface.get_bounding_rect() == inner

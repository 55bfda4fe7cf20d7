"""What is large is scaled in every frame without new memory, to the very same pixels."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.render.bitmaps.bitmaps import Bitmap
from sprites.render.bitmaps.scaling_room import ScalingRoom
from sprites.render.bitmaps.transforms import faded
from sprites.render.look import Look
from sprites.render.renderer import Renderer

pytestmark = pytest.mark.usefixtures("screen")

SIZES = [(90, 70), (90, 90), (160, 70), (40, 120), (41, 119), (300, 30), (75, 75)]


def drawn() -> Bitmap:
    surface = pygame.Surface((75, 75), pygame.SRCALPHA)
    for i in range(0, 75, 5):
        pygame.draw.line(surface, (3 * i, 120, 255 - 3 * i, 255 - i), (i, 0), (74, i), 3)
    return Bitmap(surface, 0, 0, 75, 75)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_pixels_scaled_in_a_room_are_those_that_pygame_makes() -> None:
    room, bitmap = ScalingRoom(), drawn()
    for size in SIZES:
        plain = pygame.transform.smoothscale(bitmap.surface, size)
        assert pixels(room.scaled(bitmap, size)) == pixels(plain)


def look(renderer: Renderer, share: float, before: Look | None = None) -> Look:
    bitmap = renderer.bitmaps.get(Paper(1000, 1000, "#204060", shadow=False))
    return renderer.look(bitmap, Pose(500, 500, share, share), before=before)


def test_what_is_large_is_scaled_in_the_memory_of_the_look_before() -> None:
    renderer = Renderer((1920, 1080))
    first = look(renderer, 0.9)
    second = look(renderer, 0.91, first)
    third = look(renderer, 0.9, second)
    assert third.surface.get_abs_parent() is second.surface.get_abs_parent()
    assert pixels(third.surface) == pixels(look(renderer, 0.9).surface)


def test_what_is_small_is_kept_as_it_was_scaled() -> None:
    renderer = Renderer((1920, 1080))
    first = look(renderer, 0.01)
    second = look(renderer, 0.014, first)
    assert look(renderer, 0.01, second).surface is first.surface


def test_what_changes_its_size_in_every_frame_is_scaled_in_the_same_memory() -> None:
    renderer = Renderer((1920, 1080))
    second = look(renderer, 0.31, look(renderer, 0.3))
    third = look(renderer, 0.32, second)
    assert look(renderer, 0.33, third).surface.get_abs_parent() is third.surface.get_abs_parent()


def test_equal_bitmaps_that_keep_their_size_share_what_was_scaled() -> None:
    renderer = Renderer((1920, 1080))
    assert look(renderer, 0.3).surface is look(renderer, 0.3).surface


def test_all_rooms_share_the_memory_for_what_is_between() -> None:
    bitmap, rooms = drawn(), [ScalingRoom(), ScalingRoom()]
    made = [room.scaled(bitmap, (90, 70)) for room in rooms * 2][2:]
    between = {id(room._between) for room in rooms}
    assert len(between) == 1
    assert made[0].get_abs_parent() is not made[1].get_abs_parent()
    assert pixels(made[0]) == pixels(made[1])


def faded_look(renderer: Renderer, alpha: float, before: Look | None = None) -> Look:
    bitmap = renderer.bitmaps.get(Art("spotlight", 900))
    return renderer.look(bitmap, Pose(500, 500, alpha=alpha), before=before)


def test_what_is_large_fades_in_the_same_memory_to_the_pixels_that_would_be_kept() -> None:
    renderer, before = Renderer((1920, 1080)), None
    for step in range(16):
        made = faded_look(renderer, step / 16, before)
        kept = faded(renderer.bitmaps.get(Art("spotlight", 900)), step / 16)
        assert pixels(made.surface) == pixels(kept.surface)
        assert before is None or made.surface.get_abs_parent() is before.surface.get_abs_parent()
        before = made
    assert renderer.transformed.rotated_bytes == 0
    assert faded_look(renderer, 15 / 16, before).surface is made.surface


def rays(renderer: Renderer, y: float, before: Look | None = None) -> Look:
    bitmap = renderer.bitmaps.get(Art("spotlight", 640))
    return renderer.look(bitmap, Pose(960, y, sx=3.0, sy=3.0), before=before)


def test_what_is_larger_than_the_window_is_only_scaled_where_it_is_seen() -> None:
    renderer = Renderer((1920, 1080))
    look = rays(renderer, 540)
    assert look.rect.contains(8, 0, 1904, 1080)
    assert look.rect.h < 1300
    whole, shown = pygame.Surface((1920, 1080)), pygame.Surface((1920, 1080))
    upright = renderer.bitmaps.get(Art("spotlight", 640)).surface
    every = pygame.transform.smoothscale(upright, [3 * side for side in upright.get_size()])
    whole.blit(every, every.get_rect(center=(960, 540)), special_flags=look.flags)
    shown.blit(*look.drawing[:2], special_flags=look.flags)
    assert difference(whole, shown) < 1.0


def test_what_was_cut_is_whole_once_it_moves() -> None:
    renderer = Renderer((1920, 1080))
    moved = rays(renderer, 740, rays(renderer, 540))
    assert moved.rect.h > 1900
    assert rays(renderer, 745, moved).surface is moved.surface


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far the colours of two pictures are apart on average, of 255."""
    both = zip(pixels(one)[::97], pixels(other)[::97], strict=True)
    gaps = [abs(a - b) for a, b in both]
    return sum(gaps) / len(gaps)

"""The disk cache gives back what was drawn, and never anything else."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from pathlib import Path

import pygame
import pytest

from sprites.render.bitmaps.bitmaps import rasterise
from sprites.render.bitmaps.disk_cache import DiskCache, make_room
from sprites.render.raw_pixels import read_pixels, write_pixels

RINGS = "".join(
    f'<circle cx="50" cy="50" r="{r / 4}" fill="none" stroke="#a03{r % 10}50" opacity="0.6"/>'
    for r in range(200)
)
SVG = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{RINGS}</svg>'
SIZE = (300, 300)


def pixels(surface: pygame.Surface | None) -> bytes:
    assert surface is not None
    return pygame.image.tobytes(surface, "RGBA")


def test_a_kept_drawing_comes_back_pixel_for_pixel(tmp_path: Path) -> None:
    drawn = rasterise(SVG, *SIZE)
    write_pixels(tmp_path / "rings.pixels", drawn)
    assert pixels(read_pixels(tmp_path / "rings.pixels", SIZE)) == pixels(drawn)


def test_what_takes_long_to_draw_is_kept_and_used(tmp_path: Path) -> None:
    folder = tmp_path / "cache" / "deep"
    cache = DiskCache(folder)
    drawn = cache.rasterised(SVG, *SIZE)
    cache.wait()
    (path,) = folder.glob("*.pixels")
    red = drawn.copy()
    red.fill("red")
    write_pixels(path, red)
    assert pixels(DiskCache(folder).rasterised(SVG, *SIZE)) == pixels(red)
    assert pixels(DiskCache(folder).rasterised(SVG + " ", *SIZE)) == pixels(drawn)


@pytest.mark.parametrize("harm", ["cut", "flipped", "empty", "zeros"])
def test_a_broken_file_is_drawn_anew(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "rings.pixels"
    write_pixels(path, rasterise(SVG, *SIZE))
    content = bytearray(path.read_bytes())
    content[5000] ^= 1
    harmed: dict[str, bytes] = {
        "cut": bytes(content[:-4]),
        "flipped": bytes(content),
        "empty": b"",
        "zeros": bytes(len(content)),
    }
    path.write_bytes(harmed[harm])
    assert read_pixels(path, SIZE) is None


def test_a_folder_that_cannot_be_used_does_no_harm(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    cache = DiskCache(blocked / "cache")
    assert pixels(cache.rasterised(SVG, *SIZE)) == pixels(rasterise(SVG, *SIZE))
    cache.wait()


def test_the_oldest_files_are_removed(tmp_path: Path) -> None:
    for age in range(5):
        path = tmp_path / f"{age}.pixels"
        path.write_bytes(bytes(100))
        os.utime(path, (1000 - age, 1000 - age))
    (tmp_path / "torn.part").write_bytes(bytes(10))
    make_room(tmp_path, 250)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0.pixels", "1.pixels"]


def test_a_collage_is_drawn_once_for_each_key_and_version(tmp_path: Path) -> None:
    drawn: list[str] = []

    def collage(version: str, key: str) -> bytes:
        def draw() -> pygame.Surface:
            drawn.append(version + key)
            surface = pygame.Surface((3, 2), pygame.SRCALPHA)
            surface.fill((len(drawn), 20, 30, 40))
            return surface

        cache = DiskCache(tmp_path, version)
        found = pixels(cache.collage(key, draw))
        cache.wait()
        assert cache.has_collage(key)
        return found

    first = collage("1", "frog")
    assert collage("1", "frog") == first
    assert collage("1", "crown") != first
    assert collage("2", "frog") != first
    assert drawn == ["1frog", "1crown", "2frog"]
    for file in tmp_path.glob("*.pixels"):
        file.write_bytes(file.read_bytes()[:-1])
    assert collage("1", "frog") != first


def test_without_a_folder_every_collage_is_drawn() -> None:
    drawn = iter([pygame.Surface((1, 1)), pygame.Surface((2, 2))])
    cache = DiskCache()
    assert not cache.has_collage("frog")
    assert [cache.collage("frog", drawn.__next__).get_width() for _ in range(2)] == [1, 2]

"""The disk cache gives back what was drawn, and never anything else."""

from __future__ import annotations

import os
import shutil
import weakref

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from sprites.render import picture_folder
from sprites.render.bitmaps.bitmaps import rasterise
from sprites.render.bitmaps.disk_cache import DiskCache
from sprites.render.picture_folder import PictureFolder, make_room
from sprites.render.raw_pixels import read_pixels, write_pixels
from tests.phones.phone_client import wait_until

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


def test_a_picture_that_was_written_is_not_kept_in_memory(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    drawn = weakref.ref(cache.collage("a", lambda: pygame.Surface((4, 4))))
    cache.wait()
    wait_until(lambda: drawn() is None)


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
    for name in ("torn.part", "new.part"):
        (tmp_path / name).write_bytes(bytes(10))
    os.utime(tmp_path / "torn.part", (1000, 1000))
    assert make_room(tmp_path, 250) == 200
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["0.pixels", "1.pixels", "new.part"]


def test_the_folder_keeps_its_limit_after_every_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_folder, "LIMIT", 100_000)
    folder, picture = PictureFolder(tmp_path), pygame.Surface((50, 50))
    for number in range(40):
        folder.write(tmp_path / f"{number}.pixels", picture)
        sizes = [path.stat().st_size for path in tmp_path.iterdir()]
        assert sum(sizes) <= 100_000
    assert len(sizes) > 5
    assert (tmp_path / "39.pixels").exists()


def test_the_last_tenth_of_a_disk_is_left_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = [1_000_000]

    def usage(_: Path) -> SimpleNamespace:
        return SimpleNamespace(total=1_000_000, free=free[0])

    monkeypatch.setattr(shutil, "disk_usage", usage)
    folder, picture = PictureFolder(tmp_path), pygame.Surface((50, 50))
    for number in range(5):
        folder.write(tmp_path / f"{number}.pixels", picture)
    assert len(list(tmp_path.iterdir())) == 5
    free[0] = 60_000  # somebody else fills the disk: pictures are given up
    folder.write(tmp_path / "6.pixels", picture)
    assert [path.name for path in tmp_path.iterdir()] == ["6.pixels"]
    free[0] = 20_000
    folder.write(tmp_path / "7.pixels", picture)
    assert list(tmp_path.iterdir()) == []


def test_a_picture_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "it.pixels").mkdir()
    with pytest.raises(OSError, match="directory"):
        PictureFolder(tmp_path).write(tmp_path / "it.pixels", pygame.Surface((5, 5)))
    assert [path.name for path in tmp_path.iterdir()] == ["it.pixels"]


def test_nobody_waits_for_a_pipe_in_the_place_of_a_picture(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "it.pixels")
    assert read_pixels(tmp_path / "it.pixels") is None
    os.mkfifo(tmp_path / "it.part")
    with pytest.raises(OSError, match="not a regular file"):
        write_pixels(tmp_path / "it.pixels", pygame.Surface((5, 5)))


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

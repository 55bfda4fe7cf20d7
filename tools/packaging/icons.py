"""The icon in all sizes that desktops ask for, rendered from its drawing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame

from tools.packaging.release import ID, ROOT

DRAWING = ROOT / "sprites" / "art" / "app-icon.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def write_icons(folder: Path) -> None:
    """Write the icon theme ``hicolor`` into *folder*."""
    for size in SIZES:
        file = _place(folder, f"{size}x{size}") / f"{ID}.png"
        pygame.image.save(pygame.image.load_sized_svg(DRAWING, (size, size)), file)
    shutil.copyfile(DRAWING, _place(folder, "scalable") / f"{ID}.svg")


def _place(folder: Path, size: str) -> Path:
    place = folder / "hicolor" / size / "apps"
    place.mkdir(parents=True)
    return place

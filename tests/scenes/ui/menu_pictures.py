"""Writes a picture of every menu in a language: python -m tests.scenes.ui.menu_pictures de FOLDER.

A third argument is the size of text in percent, and more are the names of the screens wanted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from tests.languages import speaking
from tests.scenes.contexts import headless_context
from tests.scenes.ui.menu_screens import SCREENS, opened

SIZE = (1280, 720)
STEPS = 60  # until nothing is still to be rendered


def main(language: str, folder: str, percent: str = "100", *names: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    with speaking(language):
        for name in names or SCREENS:
            picture = picture_of(name, int(percent) / 100)
            file = f"{name.replace(' ', '-')}-{percent}.png"
            pygame.image.save(picture, Path(folder) / file)


def picture_of(name: str, scale: float) -> pygame.Surface:
    screen, canvas = opened(name, headless_context(SIZE, scale)), pygame.Surface(SIZE)
    for _ in range(STEPS):
        screen.step()
        screen.draw(canvas, 1.0)
    return canvas


def run(argv: Sequence[str]) -> None:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    main(*argv)


if __name__ == "__main__":
    run(sys.argv[1:])

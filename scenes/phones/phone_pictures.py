"""Pictures as PNG files for phones, each rendered once."""

from __future__ import annotations

from io import BytesIO
from typing import Protocol

import pygame

from phones.pictures import picture_name
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer

PIXELS = (1920, 1080)  # at which a unit of the design is a pixel


class PictureServer(Protocol):
    """Where phones fetch pictures."""

    def add_pictures(self, pictures: dict[str, bytes]) -> None:
        """Keep PNG files by their names."""


class PhonePictures:
    """Gives every picture a name by which phones fetch it from *server*."""

    def __init__(self, server: PictureServer) -> None:
        self._server = server
        self._renderer = Renderer(PIXELS)
        self._names: dict[Picture, str] = {}

    def name_of(self, picture: Picture) -> str:
        """The name of *picture*, which the server has from now on."""
        if picture not in self._names:
            png = self._png(picture)
            self._names[picture] = picture_name(png)
            self._server.add_pictures({self._names[picture]: png})
        return self._names[picture]

    def _png(self, picture: Picture) -> bytes:
        wide, high = self._renderer.size(picture)
        surface = pygame.Surface((round(wide), round(high)), pygame.SRCALPHA)
        self._renderer.draw(surface, picture, Pose(wide / 2, high / 2))
        file = BytesIO()
        pygame.image.save(surface, file, "picture.png")
        return file.getvalue()

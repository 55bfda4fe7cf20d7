"""The window, the only place where pixels are presented."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from scenes.app.command_line.argument_types import BadArgument
from sounds.quiet_stderr import quiet_stderr
from words import say

TITLE = "Croakade"
HEADLESS_SIZE = (1280, 720)
SIZES = ((2560, 1440), (1920, 1080), (1600, 900), (1280, 720), (960, 540))
SMALLEST = (160, 90)  # pixels that are drawn, however small the window is
SHARE = 0.9  # of the desktop, at most, for a new window
_INVISIBLE = ("dummy", "offscreen", "evdev")


def open_display(headless: bool) -> None:
    """Start SDL's video, with hints that have to be set before; only the first call has an effect.

    :raises BadArgument: if there is no display to open a window on.
    """
    if pygame.display.get_init():
        return
    if headless:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "croakade")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        with quiet_stderr():  # Wayland's library complains by itself about what is missing
            pygame.display.init()
    except pygame.error:
        raise BadArgument(say("command.no_display")) from None
    driver = pygame.display.get_driver()
    if driver in _INVISIBLE and not os.environ.get("SDL_VIDEODRIVER"):
        # Without a display SDL silently takes a driver that shows nothing.
        pygame.display.quit()
        raise BadArgument(say("command.no_display"))
    if driver == "x11" and not _has_gpu():
        # There a flip by way of a texture takes 10 ms. On Wayland there is no other way.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def is_in_gamescope() -> bool:
    """Whether gamescope shows the program: on a Steam Deck and other consoles."""
    session = os.environ.get("XDG_CURRENT_DESKTOP", "").lower()
    return bool(os.environ.get("GAMESCOPE_WAYLAND_DISPLAY")) or "gamescope" in session.split(":")


class Window:
    """One window of *size* pixels, by default a good part of the desktop; all of it in gamescope.

    If such a window is open already, it is used. One that is too small for any layout shows a
    larger picture reduced.
    """

    def __init__(self, size: tuple[int, int] | None, fullscreen: bool) -> None:
        self._size = size or _default_size()
        self._fullscreen = fullscreen or (size is None and is_in_gamescope())
        self._larger: pygame.Surface | None = None  # than the window
        if not self._is_open():
            pygame.display.set_caption(TITLE)
            pygame.display.set_icon(_blank_icon())  # else pygame loads its own, which takes 3 ms
            self._open()

    def surface(self) -> pygame.Surface:
        shown = _shown()
        width, height = shown.get_size()
        size = max(width, SMALLEST[0]), max(height, SMALLEST[1])
        if size == (width, height):
            self._larger = None
            return shown
        if self._larger is None or self._larger.get_size() != size:
            self._larger = pygame.Surface(size).convert(shown)
        return self._larger

    def present(self, areas: Sequence[pygame.Rect] | None) -> None:
        if self._larger is not None:
            shown = _shown()
            pygame.transform.scale(self._larger, shown.get_size(), shown)
        if areas is None or self._larger is not None:
            pygame.display.flip()
        else:
            pygame.display.update(areas)

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fill the whole screen, or go back to the size of before."""
        if fullscreen == self._fullscreen:
            return
        if fullscreen:
            self._size = self.surface().get_size()
        self._fullscreen = fullscreen
        self._open()

    def _is_open(self) -> bool:
        surface = pygame.display.get_surface()
        if surface is None or bool(surface.get_flags() & pygame.FULLSCREEN) != self._fullscreen:
            return False
        return self._fullscreen or surface.get_size() == self._size

    def _open(self) -> None:
        if self._fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._size, pygame.RESIZABLE)


def _blank_icon() -> pygame.Surface:
    """The icon until the right one is drawn."""
    return pygame.Surface((32, 32), pygame.SRCALPHA)


def _shown() -> pygame.Surface:
    surface = pygame.display.get_surface()
    if surface is None:
        raise pygame.error("the window is gone")
    return surface


def _default_size() -> tuple[int, int]:
    width, height = pygame.display.get_desktop_sizes()[0]
    for size in SIZES:
        if size[0] <= width * SHARE and size[1] <= height * SHARE:
            return size
    return SIZES[-1]


def _has_gpu() -> bool:
    return sys.platform != "linux" or any(Path("/dev/dri").glob("renderD*"))

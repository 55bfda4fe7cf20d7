"""A contact sheet of every drawing: ``python -m sprites.contact_sheet FILE.png``.

Cards that are put together from several drawings are on that of
``python -m scenes.games.card_sheet FILE.png``. Each
picture appears at three sizes in colour, and at the middle one in grey and as seen with
deuteranopia and protanopia.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol, TypeAlias

import numpy as np
import pygame
from numpy.typing import NDArray

from sprites.pictures import theme
from sprites.pictures.drawings import drawing, height_ratio
from sprites.pictures.palette import KEY_BODY, palette_of
from sprites.pictures.pictures import Art, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer

Linear: TypeAlias = NDArray[np.float64]

ART: Final = Path(__file__).parent / "art"
HEIGHTS: Final = (40, 72, 132)  # a meter, a seat panel, the table
WIDEST: Final = 210
GAP: Final = 10
LABEL: Final = 22
ACROSS: Final = 4
GROUPS: Final = ("frog", "pad", "card", "glyph", "icon", "arrow")

# Linear RGB as it looks to others: Viénot, Brettel and Mollon 1999, and the luminance of sRGB.
GREY: Final = ((0.2126, 0.7152, 0.0722),) * 3
DEUTERANOPIA: Final = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
PROTANOPIA: Final = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
SIGHTS: Final = (GREY, DEUTERANOPIA, PROTANOPIA)

Matrix: TypeAlias = tuple[tuple[float, float, float], ...]


class SheetItem(Protocol):
    """A drawing or card that a contact sheet shows."""

    @property
    def label(self) -> str:
        """What is written under the picture."""

    def picture(self, height: float) -> Picture:
        """The item as a picture, at most so high, and as wide as fits a strip."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A drawing as one seat's, or as it is."""

    name: str
    seat: int | None

    @property
    def label(self) -> str:
        """What is written under it."""
        return self.name if self.seat is None else f"{self.name} {theme.SEATS[self.seat].pattern}"

    def picture(self, height: float) -> Art:
        """The drawing as high as that, or as wide as there is room."""
        width = min(height / height_ratio(self.name), _room(height))
        return Art(self.name, width, None if self.seat is None else palette_of(self.seat))


def names() -> list[str]:
    """Every drawing, the tokens first."""
    found = (path.stem for path in ART.glob("*.svg"))
    return sorted(found, key=lambda name: (_group(name), name))


def _group(name: str) -> int:
    kind = name.split("-")[0]
    return GROUPS.index(kind) if kind in GROUPS else 2


def samples() -> Iterator[Sample]:
    """Each drawing once; the tokens that differ by seat, once for every seat."""
    turn = 0
    for name in names():
        if name in ("frog-sit", "frog-head", "pad", "card-back"):
            yield from (Sample(name, seat) for seat in range(len(theme.SEATS)))
        elif KEY_BODY in drawing(name):
            yield Sample(name, turn % len(theme.SEATS))
            turn += 1
        else:
            yield Sample(name, None)


def seen(surface: pygame.Surface, sight: Matrix) -> pygame.Surface:
    """*surface* through *sight*, a matrix on linear RGB."""
    changed = surface.copy()
    pixels = pygame.surfarray.pixels3d(changed)
    linear: Linear = (pixels / 255.0) ** 2.2
    mixed = np.clip(linear @ np.array(sight).T, 0.0, 1.0)
    pixels[:] = np.rint(mixed ** (1 / 2.2) * 255.0).astype(np.uint8)
    del pixels
    return changed


def _strip(shown: SheetItem, renderer: Renderer) -> pygame.Surface:
    """One picture: three sizes, then the middle one as others see it."""
    cells = [_cell(shown, height, renderer) for height in HEIGHTS]
    cells += [seen(cells[1], sight) for sight in SIGHTS]
    strip = pygame.Surface((strip_width(), HEIGHTS[-1] + LABEL + 2 * GAP))
    strip.fill(theme.PAPER)
    x = GAP
    for cell in cells:
        strip.blit(cell, (x, GAP + (HEIGHTS[-1] - cell.get_height()) // 2))
        x += cell.get_width() + GAP
    words = Text(shown.label, LABEL - 4, theme.INK)
    w, h = renderer.size(words)
    renderer.draw(strip, words, Pose(GAP + w / 2, HEIGHTS[-1] + GAP + 2 + h / 2))
    return strip


def strip_width() -> int:
    """Pixels from one drawing to the next."""
    heights = (*HEIGHTS, *(HEIGHTS[1] for _ in SIGHTS))
    return sum(map(_room, heights)) + GAP * (len(heights) + 1)


def _room(height: float) -> int:
    return round(WIDEST * height / HEIGHTS[-1])


def _cell(shown: SheetItem, height: int, renderer: Renderer) -> pygame.Surface:
    cell = pygame.Surface((_room(height), height))
    cell.fill(theme.WATER)
    renderer.draw(cell, shown.picture(height), Pose(*cell.get_rect().center))
    return cell


def sheet(renderer: Renderer, shown: Iterable[SheetItem]) -> pygame.Surface:
    """All that is *shown* under each other, in columns."""
    strips = [_strip(each, renderer) for each in shown]
    rows = -(-len(strips) // ACROSS)
    height = strips[0].get_height()
    whole = pygame.Surface((ACROSS * strip_width(), rows * height))
    whole.fill(theme.PAPER)
    for place, strip in enumerate(strips):
        whole.blit(strip, (place // rows * strip_width(), place % rows * height))
    return whole


def write(arguments: list[str], shown: Iterable[SheetItem]) -> int:
    """Draw the sheet to the file that is named; 2 if none is."""
    if len(arguments) != 1:
        print("Name one file to draw to, such as sheet.png", file=sys.stderr)
        return 2
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    pygame.image.save(sheet(Renderer((1920, 1080)), shown), arguments[0])
    return 0


if __name__ == "__main__":
    sys.exit(write(sys.argv[1:], samples()))

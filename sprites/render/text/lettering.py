"""The drawing of lettering: letters on an arch, each slightly turned, with a thick outline."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import cycle
from math import atan2, ceil, cos, degrees, pi, sin
from typing import NamedTuple

import pygame

from sprites.pictures import theme
from sprites.pictures.lettering import LetterFill, Lettering
from sprites.render.text.fonts import CondensedFont, Font, condensed
from sprites.render.text.typesetting import Setting

# Shares of the size of the type:
OUTLINE, DEPTH = 0.1, 0.09  # around letters; below them
EDGE, GLOSS = 0.035, 0.035  # of the bright rim around all that; of the light at letters' edges
ARCH = 0.16  # how much higher the middle of a line is
LIFTS = (0.0, 0.02, -0.015, 0.012, -0.02)  # of one letter after another
TURNS = (-2.5, 2.0, -1.0, 3.0, -3.0, 1.5, 2.5)  # degrees
FIGURE = 1.15  # how much larger figures are
FLATTEST = 0.045  # of the length of a line, the most that its arch is high
ROUND = 12  # directions in which letters are widened for their outline
FADES = 0.28, 0.66  # of the height of a line: where the upper colour ends, and the lower one begins
LINED = 0.55  # how opaque the light at their edge is
DARKER = 0.45  # how dark the depth is, of the outline


class _Letter(NamedTuple):
    """A letter with its fill, and where its middle is."""

    ink: pygame.Surface
    fill: LetterFill
    x: float
    y: float
    turn: float  # degrees, counter-clockwise
    growth: float


def _margin(pixels: int) -> int:
    """How far lettering reaches beyond plain letters of a size, in pixels."""
    return ceil((OUTLINE + DEPTH + EDGE + ARCH) * pixels)


def draw_lettering(setting: Setting, lettering: Lettering) -> pygame.Surface:
    """The letters of a setting with a margin all around, premultiplied."""
    margin = _margin(setting.pixels)
    size = setting.width + 2 * margin, setting.height + 2 * margin
    faces = pygame.Surface(size, pygame.SRCALPHA)
    font = condensed(setting.pixels, setting.condensed)
    for number, line in enumerate(setting.lines):
        for letter in _letters(line, lettering, setting, font):
            middle = margin + letter.x, margin + letter.y + number * setting.leading
            face = _face(letter, setting.pixels)
            face = pygame.transform.rotozoom(face, letter.turn, letter.growth)
            spot = face.get_rect(center=(round(middle[0]), round(middle[1])))
            faces.blit(face, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
    return _outlined(faces, lettering.outline, setting.pixels)


def _outlined(faces: pygame.Surface, outline: str, pixels: int) -> pygame.Surface:
    """Letters with their outline, depth and rim."""
    mask = faces.copy()
    mask.fill("white", special_flags=pygame.BLEND_RGB_MAX)
    wide = _widened(mask.premul_alpha_ip(), OUTLINE * pixels, ROUND)
    deep = wide.copy()
    for share in (1 / 3, 2 / 3, 1):
        deep.blit(wide, (0, round(share * DEPTH * pixels)), special_flags=pygame.BLEND_RGBA_MAX)
    rim = _widened(deep, EDGE * pixels, ROUND // 2)
    rim.fill(theme.PAPER_BRIGHT, special_flags=pygame.BLEND_RGBA_MULT)
    deep.fill(pygame.Color(outline).lerp("black", DARKER), special_flags=pygame.BLEND_RGBA_MULT)
    wide.fill(outline, special_flags=pygame.BLEND_RGBA_MULT)
    for sheet in (deep, wide, faces):
        rim.blit(sheet, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return rim


def _widened(mask: pygame.Surface, by: float, directions: int) -> pygame.Surface:
    """What is white made wider by so many pixels in each of so many *directions*."""
    wide = mask.copy()
    for step in range(directions):
        turn = 2 * pi * step / directions
        spot = round(by * cos(turn)), round(by * sin(turn))
        wide.blit(mask, spot, special_flags=pygame.BLEND_RGBA_MAX)
    return wide


def _letters(
    line: str, lettering: Lettering, setting: Setting, font: Font | CondensedFont
) -> Iterator[_Letter]:
    """The letters of a line, whose middle is that of the setting."""
    long, pixels = font.width(line), setting.pixels
    high = min(ARCH * pixels, FLATTEST * long)
    left = (setting.width - long) / 2
    fills = _fills(line, lettering)
    for i, (letter, lift, turn) in enumerate(zip(line, cycle(LIFTS), cycle(TURNS))):
        if letter.isspace():
            continue
        wide = font.width(letter)
        x = font.width(line[: i + 1]) - wide / 2
        share = 2 * x / long - 1  # -1 to 1 along the arch
        y = font.height / 2 + high * (share**2 - 0.5) - lift * pixels
        slope = degrees(atan2(4 * high * share, long))
        ink = font.drawn(letter, "white").premul_alpha()
        growth = FIGURE if letter.isdigit() else 1.0
        yield _Letter(ink, fills[i], left + x, y, turn - slope, growth)


def _fills(line: str, lettering: Lettering) -> list[LetterFill]:
    """The fill of each letter of a line."""
    fills = [lettering.fill] * len(line)
    for word, fill in lettering.words:
        at = line.find(word)
        while at >= 0:
            fills[at : at + len(word)] = [fill] * len(word)
            at = line.find(word, at + len(word))
    return fills


def _face(letter: _Letter, pixels: int) -> pygame.Surface:
    """A letter in its fill, with light at its upper edges."""
    ink, fill = letter.ink, letter.fill
    face = pygame.transform.scale(_gradient(fill, ink.height), ink.size)
    face.blit(ink, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    light = ink.copy()
    light.blit(ink, (0, round(GLOSS * pixels) or 1), special_flags=pygame.BLEND_RGBA_SUB)
    light.fill([round(255 * LINED)] * 4, special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(light, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return face


@lru_cache(maxsize=16)
def _gradient(fill: LetterFill, height: int) -> pygame.Surface:
    """A column from the top of capitals to the base of letters."""
    rows = pygame.Surface((1, height), pygame.SRCALPHA)
    top, base = pygame.Color(fill.top), pygame.Color(fill.base)
    for y in range(height):
        share = min(1.0, max(0.0, (y / height - FADES[0]) / (FADES[1] - FADES[0])))
        rows.set_at((0, y), top.lerp(base, share))
    return rows

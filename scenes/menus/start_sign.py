"""A sign on the title that says to choose a game, and with what: until a match has ended here."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.context import Context
from scenes.ui.boards import board
from scenes.ui.control_signs import sign
from scenes.ui.labels import GAP, HINT_SIGN, PADDING, limited_size
from scenes.ui.props import ropes
from scenes.ui.widgets import Widget
from seats.glyphs import Glyph
from seats.intents import Intent
from seats.kinds import JOINING
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Picture, Text, cached
from sprites.render.renderer import Renderer
from words import say

WORDS, SIGN, SIGN_GAP = (theme.BODY, 44.0), HINT_SIGN, 12.0
LARGE = 1.5  # text so much larger leaves no room for it


def choosing_glyphs(context: Context) -> tuple[Glyph, ...]:
    """What chooses on the devices that are here; nothing to those who know it already."""
    if context.known_games or context.settings.one_button != "off":
        return ()
    reader = context.input_reader
    glyphs = list[Glyph]()
    for device in JOINING:
        if device.has_private_screen or not reader.reads(device):
            continue
        here = [other for other in reader.connected if other.kind == device.kind] or [device]
        touch = reader.last_pointer_was_touch
        glyphs += (reader.controls(each, touch=touch).glyph(Intent.CONFIRM) for each in here)
    return tuple(dict.fromkeys(glyphs))


def start_sign(
    renderer: Renderer, glyphs: Sequence[Glyph], area: Box, *, chooses_game: bool = True
) -> list[Widget]:
    """The sign at the top of *area* with its ropes, if it has room there.

    It is as wide with the focus on a button as where that *chooses_game*.
    """
    size = limited_size(renderer, *WORDS)
    usual, other = Text(say("title.choose"), size), Text(say("title.choose_button"), size)
    words = usual if chooses_game else other
    rows = _rows(renderer, [sign(glyph, SIGN) for glyph in glyphs], area.w - 2 * PADDING)
    pictures: list[Picture] = [words, *rows]
    sizes = [renderer.size(each) for each in pictures]
    wide = max(renderer.size(usual)[0], *(width for width, _ in sizes)) + 2 * PADDING
    if not glyphs or renderer.text_scale > LARGE or wide > area.w:
        return []
    high = sum(height for _, height in sizes) + SIGN_GAP * len(rows) + GAP
    pieces, y = [Part(board(wide, high), wide / 2, high / 2)], GAP / 2
    for picture, (_, height) in zip(pictures, sizes, strict=True):
        pieces.append(Part(picture, wide / 2, y + height / 2))
        y += height + SIGN_GAP
    box, key = Box(area.x, area.y, wide, high), f"choose {words.words} {words.size} {glyphs}"
    picture = cached(key, Collage(wide, high, tuple(pieces)))
    return [*ropes("choose", box), Widget("choose", picture, box)]


def _rows(renderer: Renderer, signs: Sequence[Picture], width: float) -> list[Collage]:
    """*signs* side by side, in as many rows as they need in *width*."""
    rows: list[list[Part]] = [[]]
    x = 0.0
    for picture in signs:
        wide, _ = renderer.size(picture)
        if rows[-1] and x + wide > width:
            rows.append([])
            x = 0.0
        rows[-1].append(Part(picture, x + wide / 2, SIGN / 2))
        x += wide + SIGN_GAP
    return [Collage(_right(renderer, row), SIGN, tuple(row)) for row in rows]


def _right(renderer: Renderer, row: Sequence[Part]) -> float:
    """How far a *row* reaches."""
    return max((part.x + renderer.size(part.picture)[0] / 2 for part in row), default=0.0)

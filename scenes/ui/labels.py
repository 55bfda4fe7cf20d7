"""Paper slips: the faces of menu items, headings and hints, cut to the size of their words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from scenes.ui.control_signs import sign
from seats.glyphs import Glyph
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer

TOUCH = 96.0  # the least height and width of what a finger must hit
PAD = 28.0
GAP = 18.0
ARROW = 46.0
EDGE = 9.0
HEADING = 64.0, 96.0  # the size of a heading, and the largest it gets


@dataclass(frozen=True, slots=True)
class ItemPictures:
    """An item's picture at rest and in focus."""

    plain: Picture
    lit: Picture


def line_height(renderer: Renderer, size: float = theme.BODY) -> float:
    """How high one line of text of *size* is."""
    return renderer.size(Text("Hg", size))[1]


def text_width(renderer: Renderer, words: str, size: float = theme.BODY) -> float:
    """How wide *words* are in one line."""
    return max(renderer.size(Text(line, size))[0] for line in words.split("\n"))


def text_height(renderer: Renderer, words: str, size: float, width: float) -> float:
    """How high *words* are when they may be *width* wide."""
    return renderer.size(Text(words, size, width=width))[1]


def label_pictures(
    width: float, height: float, pieces: Sequence[Part], colour: str = theme.PAPER
) -> ItemPictures:
    """A sheet with *pieces* on it; in focus it is brighter, and outlined twice."""

    def on(*papers: Paper) -> Collage:
        sheets = (Part(paper, width / 2, height / 2) for paper in papers)
        return Collage(width, height, (*sheets, *pieces))

    bright = theme.PAPER_BRIGHT if colour == theme.PAPER else colour
    outline = Paper(width + 2 * EDGE, height + 2 * EDGE, theme.FOCUS_EDGE, 28 + EDGE)
    inner = Paper(width + EDGE, height + EDGE, theme.FOCUS, 28 + EDGE / 2, shadow=False)
    return ItemPictures(
        on(Paper(width, height, colour, 28)),
        on(outline, inner, Paper(width, height, bright, 28, shadow=False)),
    )


def button_size(renderer: Renderer, words: str, icon: bool = False) -> tuple[float, float]:
    """How large the smallest `button` of *words* is."""
    high = max(TOUCH, line_height(renderer) + 2 * GAP)
    wide = max(2 * TOUCH, text_width(renderer, words) + 2 * PAD + 4)
    return wide + (_icon_side(high) + GAP if icon else 0), high


def wrapped_button_size(renderer: Renderer, words: str, width: float) -> tuple[float, float]:
    """How large a `button` of that *width* is, on which *words* take as many lines as they need."""
    return width, max(TOUCH, text_height(renderer, words, theme.BODY, width - 2 * PAD) + 2 * GAP)


def button(
    renderer: Renderer,
    words: str,
    width: float,
    height: float,
    icon: str = "",
    colour: str = theme.PAPER,
    align: Literal["left", "centre"] = "centre",
) -> ItemPictures:
    """Words on a slip, an icon before them."""
    side = _icon_side(height) if icon else 0.0
    before = side + GAP if icon else 0.0
    room = width - 2 * PAD - before
    wide = min(room, renderer.size(Text(words))[0] + 2)
    left = PAD if align == "left" else (width - before - wide) / 2
    text = Text(words, width=wide, height=height - GAP)
    pieces = [Part(text, left + before + wide / 2, height / 2)]
    if icon:
        pieces.append(Part(Art(icon, side), left + side / 2, height / 2))
    return label_pictures(width, height, pieces, colour)


def dial_height(renderer: Renderer, label: str, value: str, width: float) -> float:
    """How high the row of a dial must be."""
    label_room, value_room = _dial_rooms(width)
    return max(
        TOUCH,
        text_height(renderer, label, theme.BODY, label_room) + 2 * GAP,
        text_height(renderer, value, theme.BODY, value_room) + 2 * GAP,
    )


def dial_face(label: str, value: str, width: float, height: float) -> ItemPictures:
    """A label on the left; on the right its value between two arrows to press."""
    label_room, value_room = _dial_rooms(width)
    high = height - GAP
    middle = width - TOUCH - value_room / 2
    return label_pictures(
        width,
        height,
        [
            Part(
                Text(label, width=label_room, height=high, align="left"),
                PAD + label_room / 2,
                height / 2,
            ),
            Part(Text(value, width=value_room, height=high), middle, height / 2),
            Part(Art("arrow-left", ARROW), middle - value_room / 2 - TOUCH / 2, height / 2),
            Part(Art("arrow-right", ARROW), width - TOUCH / 2, height / 2),
        ],
    )


def dial_zones(width: float) -> tuple[tuple[float, float, int], ...]:
    """The parts of a dial's row that turn it back and on."""
    value_room = _dial_rooms(width)[1]
    back = (width - 2 * TOUCH - value_room) / width
    return (back, back + TOUCH / width, -1), (1 - TOUCH / width, 1.0, 1)


def capped(renderer: Renderer, size: float, most: float) -> float:
    """*size*, less where the text size would make it larger than *most*: what is large enough."""
    return min(size, most / renderer.text_scale)


def heading(renderer: Renderer, words: str, width: float) -> tuple[Picture, float, float]:
    """A title on a strip of paper, and the strip's width and height."""
    size = capped(renderer, *HEADING)
    wide = min(width, text_width(renderer, words, size) + 4 * PAD)
    text = Text(words, size, width=wide - 2 * PAD)
    high = renderer.size(text)[1] + 1.2 * GAP
    sheet = Paper(wide, high, theme.PAPER, 18)
    return (
        Collage(wide, high, (Part(sheet, wide / 2, high / 2), Part(text, wide / 2, high / 2))),
        wide,
        high,
    )


def hint(renderer: Renderer, signs: Sequence[tuple[Glyph, str]]) -> tuple[Picture, float, float]:
    """What to press and what it does, side by side on a strip; width and height."""
    side = max(60.0, line_height(renderer, theme.FLOOR) * 1.25)
    x, pieces = PAD, []
    for glyph, words in signs:
        drawn = sign(glyph, side)
        wide = renderer.size(drawn)[0]
        pieces.append(Part(drawn, x + wide / 2, TOUCH / 2))
        x += wide + 10
        if words:
            text = Text(words, theme.FLOOR)
            long = renderer.size(text)[0]
            pieces.append(Part(text, x + long / 2, TOUCH / 2))
            x += long + PAD
    high = max(TOUCH, side + GAP)
    moved = [Part(piece.picture, piece.x, high / 2) for piece in pieces]
    sheet = Paper(x, high, theme.PAPER_DIM, 28, shadow=False)
    return Collage(x, high, (Part(sheet, x / 2, high / 2), *moved)), x, high


def _icon_side(height: float) -> float:
    return min(72.0, height * 0.56)


def _dial_rooms(width: float) -> tuple[float, float]:
    room = width - PAD - GAP - 2 * TOUCH
    return room * 0.56, room * 0.44

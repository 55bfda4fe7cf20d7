"""The cards of the lobby: a seat's frog on its leaf, its name, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.players.seat_names import seat_name
from scenes.ui.control_signs import sign
from scenes.ui.labels import GAP, PADDING, label_pictures, limited_size
from scenes.ui.menu.menu import ItemPictures
from seats.glyphs import Glyph
from seats.input_reader import InputReader
from seats.intents import Intent
from seats.kinds import JOINING
from seats.occupants import Away, BotPlayer, Occupant, Person, Vacant
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.render.renderer import Renderer
from words import say

FROG = 360.0  # the largest a frog gets, in design units
ICON = 60.0
NAME = 48.0, 76.0  # the size of a seat's name, and the largest it gets
SIGN, SIGN_GAP = 60.0, 10.0


def occupant_height(renderer: Renderer, occupant: Occupant, width: float) -> float:
    """How high the line about the *occupant* of a card of that *width* is."""
    return max(ICON, renderer.size(_occupant_text(occupant, width))[1])


def seat_card(
    renderer: Renderer, seat: Seat, occupant: Occupant, size: Box, line_high: float
) -> ItemPictures:
    """A card of the *size* of a box; the line about the *occupant* is *line_high*."""
    width, height = size.w, size.h
    name = _name_text(renderer, seat, width)
    name_high = renderer.size(name)[1]
    text_high = name_high + line_high + 1.5 * GAP
    side = min(FROG, width - 2 * PADDING, height - text_high - GAP)
    middle = GAP / 2 + (height - text_high) / 2
    pieces = [
        *_frog(seat, occupant, width / 2, middle, side),
        Part(name, width / 2, height - text_high + name_high / 2 + GAP / 2),
        *_occupant_line(renderer, occupant, width, height - GAP - line_high / 2),
    ]
    return label_pictures(width, height, pieces)


def occupant_words(occupant: Occupant) -> str:
    """Who sits there, in words."""
    match occupant:
        case Person(device):
            return say(f"device.{device.name}")
        case BotPlayer(level):
            return say(f"level.{level}")
        case Away() | Vacant():
            return say("lobby.vacant")


def join_glyphs(reader: InputReader) -> tuple[Glyph, ...]:
    """What to press on a device that nobody plays with yet."""
    touch = reader.last_pointer_was_touch
    return tuple(reader.controls(device, touch=touch).glyph(Intent.CONFIRM) for device in JOINING)


def join_signs(renderer: Renderer, glyphs: Sequence[Glyph]) -> tuple[Picture, float, float]:
    """*glyphs* side by side; the picture, its width and height."""
    x, side, pieces = 0.0, SIGN * (0.5 + 0.5 * renderer.text_scale), []
    for glyph in glyphs:
        picture = sign(glyph, side)
        wide = renderer.size(picture)[0]
        pieces.append(Part(picture, x + wide / 2, side / 2))
        x += wide + SIGN_GAP
    return Collage(x - SIGN_GAP, side, tuple(pieces)), x - SIGN_GAP, side


def _name_text(renderer: Renderer, seat: Seat, width: float) -> Text:
    size = limited_size(renderer, *NAME)
    return Text(seat_name(seat), size, theme.SEATS[seat].ink, width=width - PADDING)


def _occupant_text(occupant: Occupant, width: float) -> Text:
    available = width - 2 * PADDING - ICON - GAP
    return Text(occupant_words(occupant), theme.BODY, width=available)


def _occupant_line(
    renderer: Renderer, occupant: Occupant, width: float, y: float
) -> tuple[Part, ...]:
    """An icon and the words about the *occupant*, in the middle of a card."""
    text = _occupant_text(occupant, width)
    available = text.width or 0
    unwrapped = renderer.size(replace(text, width=None))[0]
    wide = min(unwrapped, available)
    left = (width - ICON - GAP - wide) / 2
    icon = Art(_icon(occupant), ICON)
    return Part(text, left + ICON + GAP + wide / 2, y), Part(icon, left + ICON / 2, y)


def _icon(occupant: Occupant) -> str:
    match occupant:
        case Person(device):
            return device.icon
        case BotPlayer():
            return "icon-bot"
        case Away() | Vacant():
            return "icon-join"


def _frog(seat: Seat, occupant: Occupant, x: float, y: float, side: float) -> list[Part]:
    """The seat's leaf, and its frog if somebody sits there."""
    palette = palette_of(seat)
    leaf = Part(Art("pad", side * 1.06, palette), x, y + side * 0.24)
    match occupant:
        case Person():
            art = "frog-cheer"
        case BotPlayer():
            art = "frog-sit"
        case Away() | Vacant():
            return [leaf]
    return [leaf, Part(Art(art, side, palette), x, y - side * 0.08)]

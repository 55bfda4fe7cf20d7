"""The docks of the lobby: a frog on its leaf, its name, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.ui.control_signs import seat_name, sign
from scenes.ui.labels import GAP, PAD, ItemPictures, capped, label_pictures
from seats.devices import Device
from seats.glyphs import Glyph
from seats.input_reader import InputReader
from seats.intents import Intent
from seats.kinds import JOINING
from seats.occupants import Away, BotPlayer, Occupant, Person, Vacant
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.render.renderer import Renderer
from words import say

FROG = 360.0
ICON = 60.0
NAME = 48.0, 76.0  # the size of a seat's name, and the largest it gets
SIGN = 60.0


def who_height(renderer: Renderer, seat: Seat, occupant: Occupant, width: float) -> float:
    """How high the words about the *occupant* are."""
    return max(ICON, renderer.size(dock_words(renderer, seat, occupant, width)[1])[1])


def dock_face(
    renderer: Renderer, seat: Seat, occupant: Occupant, width: float, height: float, who_high: float
) -> ItemPictures:
    """The sheet of *seat* with whoever sits there, told in *who_high*."""
    name, who = dock_words(renderer, seat, occupant, width)
    name_high = renderer.size(name)[1]
    foot = name_high + who_high + 1.5 * GAP
    side = min(FROG, width - 2 * PAD, height - foot - GAP)
    middle = GAP / 2 + (height - foot) / 2
    words_wide = (
        renderer.size(replace(who, width=None))[0] if _one_line(renderer, who) else who.width or 0
    )
    left = (width - ICON - GAP - words_wide) / 2
    y = height - GAP - who_high / 2
    icon = Part(Art(_icon(occupant), ICON), left + ICON / 2, y)
    pieces = [
        *_frog(seat, occupant, width / 2, middle, side),
        Part(name, width / 2, height - foot + name_high / 2 + GAP / 2),
        Part(who, left + ICON + GAP + words_wide / 2, y),
        icon,
    ]
    return label_pictures(width, height, pieces)


def dock_words(
    renderer: Renderer, seat: Seat, occupant: Occupant, width: float
) -> tuple[Text, Text]:
    """The seat's name, and who sits there."""
    ink = theme.SEATS[seat].ink
    name = Text(seat_name(seat), capped(renderer, *NAME), ink, width=width - PAD)
    room = width - 2 * PAD - ICON - GAP
    return name, Text(sitter_words(occupant), theme.BODY, width=room)


def _one_line(renderer: Renderer, text: Text) -> bool:
    return renderer.size(replace(text, width=None))[0] <= (text.width or 0)


def sitter_words(occupant: Occupant) -> str:
    """Who sits there, in words."""
    match occupant:
        case Person(device):
            return device_words(device)
        case BotPlayer(level):
            return say(f"level.{level}")
        case Away() | Vacant():
            return say("lobby.vacant")


def device_words(device: Device) -> str:
    """What a device is called."""
    return say(f"device.{device.name}")


def join_glyphs(reader: InputReader) -> tuple[Glyph, ...]:
    """What to press on a device that nobody plays with yet."""
    touch = reader.last_pointer_was_touch
    return tuple(reader.controls(device, touch=touch).glyph(Intent.CONFIRM) for device in JOINING)


def joining(renderer: Renderer, glyphs: Sequence[Glyph]) -> tuple[Picture, float, float]:
    """The *glyphs* of what to join with, side by side; width and height."""
    x, side, pieces = 0.0, SIGN * (0.5 + 0.5 * renderer.text_scale), []
    for glyph in glyphs:
        drawn = sign(glyph, side)
        wide = renderer.size(drawn)[0]
        pieces.append(Part(drawn, x + wide / 2, side / 2))
        x += wide + 10
    return Collage(x - 10, side, tuple(pieces)), x - 10, side


def _icon(occupant: Occupant) -> str:
    match occupant:
        case Person(device):
            return device.icon
        case BotPlayer():
            return "icon-bot"
        case Away() | Vacant():
            return "icon-join"


def _frog(seat: Seat, occupant: Occupant, x: float, y: float, side: float) -> list[Part]:
    palette = palette_of(seat)
    leaf = Part(Art("pad", side * 1.06, palette), x, y + side * 0.24)
    match occupant:
        case Person():
            pose = "frog-cheer"
        case BotPlayer():
            pose = "frog-sit"
        case Away() | Vacant():
            return [leaf]
    return [leaf, Part(Art(pose, side, palette), x, y - side * 0.08)]

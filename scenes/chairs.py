"""The docks of the lobby: a frog on its leaf, its name, and who plays it."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from scenes.signs import DEVICES, seat_name, sign
from scenes.slips import GAP, PAD, Face, capped, slip
from seats.devices import LEFT_KEYS, RIGHT_KEYS, Device, Family, Kind
from seats.glyphs import Glyph, glyph_of
from seats.intents import Intent
from seats.seating import Away, Hired, Person, Sitter, Vacant
from sprites import theme
from sprites.dye import dye_of
from sprites.pictures import Art, Collage, Picture, Piece, Text
from sprites.studio import Studio
from words import say

FROG = 360.0
ICON = 60.0
NAME = 48.0, 76.0  # the size of a seat's name, and the largest it gets
SIGN = 60.0
ANY_PAD = Device(Kind.PAD, -1, Family.OTHER)


def who_height(studio: Studio, seat: Seat, sitter: Sitter, width: float) -> float:
    """How high the words about the *sitter* are."""
    return max(ICON, studio.size(dock_words(studio, seat, sitter, width)[1])[1])


def dock_face(
    studio: Studio, seat: Seat, sitter: Sitter, width: float, height: float, who_high: float
) -> Face:
    """The sheet of *seat* with whoever sits there, told in *who_high*."""
    name, who = dock_words(studio, seat, sitter, width)
    name_high = studio.size(name)[1]
    foot = name_high + who_high + 1.5 * GAP
    side = min(FROG, width - 2 * PAD, height - foot - GAP)
    middle = GAP / 2 + (height - foot) / 2
    words_wide = (
        studio.size(replace(who, width=None))[0] if _one_line(studio, who) else who.width or 0
    )
    left = (width - ICON - GAP - words_wide) / 2
    y = height - GAP - who_high / 2
    icon = Piece(Art(_icon(sitter), ICON), left + ICON / 2, y)
    pieces = [
        *_frog(seat, sitter, width / 2, middle, side),
        Piece(name, width / 2, height - foot + name_high / 2 + GAP / 2),
        Piece(who, left + ICON + GAP + words_wide / 2, y),
        icon,
    ]
    return slip(width, height, pieces)


def dock_words(studio: Studio, seat: Seat, sitter: Sitter, width: float) -> tuple[Text, Text]:
    """The seat's name, and who sits there."""
    ink = theme.SEATS[seat].ink
    name = Text(seat_name(seat), capped(studio, *NAME), ink, width=width - PAD)
    room = width - 2 * PAD - ICON - GAP
    return name, Text(sitter_words(sitter), theme.BODY, width=room)


def _one_line(studio: Studio, text: Text) -> bool:
    return studio.size(replace(text, width=None))[0] <= (text.width or 0)


def sitter_words(sitter: Sitter) -> str:
    """Who sits there, in words."""
    match sitter:
        case Person(device):
            return device_words(device)
        case Hired(level):
            return say(f"level.{level}")
        case Away() | Vacant():
            return say("lobby.vacant")


def device_words(device: Device) -> str:
    """What a device is called."""
    match device.kind:
        case Kind.PAD:
            return say("device.pad")
        case Kind.KEYS:
            return say(f"device.keys_{device.number}")
        case Kind.POINTER:
            return say("device.pointer")


def join_signs(touch: bool) -> tuple[Glyph, ...]:
    """What to press on a device nobody holds yet."""
    return (
        glyph_of(ANY_PAD, Intent.CONFIRM),
        glyph_of(RIGHT_KEYS, Intent.CONFIRM),
        glyph_of(LEFT_KEYS, Intent.CONFIRM),
        glyph_of(Device(Kind.POINTER, 0), Intent.CONFIRM, touch=touch),
    )


def joining(studio: Studio, touch: bool) -> tuple[Picture, float, float]:
    """The signs to join with, side by side; width and height."""
    x, side, pieces = 0.0, SIGN * (0.5 + 0.5 * studio.text_scale), []
    for glyph in join_signs(touch):
        drawn = sign(glyph, side)
        wide = studio.size(drawn)[0]
        pieces.append(Piece(drawn, x + wide / 2, side / 2))
        x += wide + 10
    return Collage(x - 10, side, tuple(pieces)), x - 10, side


def _icon(sitter: Sitter) -> str:
    match sitter:
        case Person(device):
            return DEVICES[device.kind]
        case Hired():
            return "icon-bot"
        case Away() | Vacant():
            return "icon-join"


def _frog(seat: Seat, sitter: Sitter, x: float, y: float, side: float) -> list[Piece]:
    dye = dye_of(seat)
    leaf = Piece(Art("pad", side * 1.06, dye), x, y + side * 0.24)
    match sitter:
        case Person():
            pose = "frog-cheer"
        case Hired():
            pose = "frog-sit"
        case Away() | Vacant():
            return [leaf]
    return [leaf, Piece(Art(pose, side, dye), x, y - side * 0.08)]

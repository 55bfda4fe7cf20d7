"""The cards of the lobby: a seat's frog on a jetty over its tag with its name and who plays it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bots.tempers import BotName
from rules.core import Seat
from scenes.players.bot_words import bot_words
from scenes.players.seat_names import seat_name
from scenes.ui.control_signs import sign
from scenes.ui.device_labels import device_icon, device_words
from scenes.ui.labels import GAP, PADDING, label_pictures, limited_size
from scenes.ui.menu.menu import ItemPictures
from scenes.ui.props import PROP_Z, jetty_box
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.glyphs import Glyph
from seats.input.input_reader import InputReader
from seats.intents import Intent
from seats.kinds import JOINING
from seats.occupants import Away, BotPlayer, Occupant, Person, Vacant
from seats.seating import Seating
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET, TEMPER_WIDTH
from sprites.pictures.builds import feet_under
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box, Point
from sprites.pictures.palette import Palette, palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.render.renderer import Renderer
from values import value
from words import say

FROG = 360.0  # the largest a frog gets, in design units
ICON, ICON_GAP, MARGIN = 54.0, 6.0, 9.0  # the icon before a line; beside both
NAME = 48.0, 68.0  # the size of a seat's name, and the largest it gets
OCCUPANT = theme.BODY, 52.0  # the same of who plays it
LEAST_OCCUPANT = theme.FLOOR / theme.BODY  # of that size, so that all lines fit
ROUNDING = 4.0  # design units that type may be wider than it should
SIGN, SIGN_GAP = 60.0, 10.0
LEAF_DOWN = -0.03  # of its width, from the feet of a frog to the middle of its leaf
SHADE, SHADE_DOWN = 1.2, 0.3  # of a leaf: how wide its shadow is; where, from the feet down
LIGHT, LIGHT_UP = 1.5, 0.3  # of a frog's width; of the light's, over the frog's feet
HEAD, LEAF_TOP = 0.76, 0.3  # of its width, above its feet
JETTY_LEFT, JETTY_FRONT = -90.0, 84.0  # where the jetty begins; how much is seen over the tags


@value
class OccupantLine:
    """What a card says of who sits there."""

    words: str
    icon: str


def occupant_line(occupant: Occupant, one_button: bool) -> OccupantLine:
    """The line about the *occupant*, where *one_button* play may be on."""
    match occupant:
        case Person(device):
            words, icon = device_words(device, one_button), device_icon(device, one_button)
            return OccupantLine(words, icon)
        case BotPlayer(name):
            return OccupantLine(bot_words(name), "icon-bot")
        case Away() | Vacant():
            return OccupantLine(say("lobby.vacant"), "icon-join")


def line_size(renderer: Renderer, lines: Collection[OccupantLine], width: float) -> float:
    """The size of type for all *lines*: a little smaller if then none wraps on its card."""
    usual = limited_size(renderer, *OCCUPANT)
    widest = max(renderer.size(Text(line.words, usual))[0] for line in lines)
    fitting = usual * (_line_width(width) - ROUNDING) / widest
    return min(usual, fitting) if fitting >= LEAST_OCCUPANT * usual else usual


def line_height(renderer: Renderer, line: OccupantLine, width: float, size: float) -> float:
    """How high the *line* of a card of that *width* is in type of that *size*."""
    return max(ICON, renderer.size(_line_text(line, width, size))[1])


def seat_card(
    renderer: Renderer, seat: Seat, occupant: Occupant, line: OccupantLine,
    box: Box, line_high: float, size: float,
) -> ItemPictures:  # fmt: skip
    """A frog over its tag, as large as *box*; the *line* is *line_high*, in type of that *size*."""
    width, height = box.w, box.h
    tag_high = _tag_height(renderer, width, line_high)
    stand = height - (tag_high + JETTY_FRONT)
    side = _frog_side(width, stand)
    text = _line_text(line, width, size)
    tag = _tag(renderer, seat, Box(0, 0, width, tag_high), line_high, (text, line.icon))
    frog = _frog(seat, occupant, width / 2, stand, side)
    at = width / 2, height - tag_high / 2
    return ItemPictures(
        Collage(width, height, (*frog, Part(tag.plain, *at))),
        Collage(width, height, (*frog, Part(tag.focused, *at))),
    )


def head_height(occupant: Occupant, width: float, stand: float) -> float:
    """How far below the top of a card of *width* the frog's head is, or its leaf if it is away."""
    share = HEAD if isinstance(occupant, Person | BotPlayer) else LEAF_TOP
    return stand - share * _frog_side(width, stand)


def light_widget(card: Box, stand: float) -> Widget:
    """The light behind the frog of the *card* in focus, whose feet are *stand* below its top."""
    side = LIGHT * _frog_side(card.w, stand)
    place = Box.around(card.centre[0], card.y + stand - LIGHT_UP * side, side, side)
    return Widget("light", Art("seat-light", side), place, PROP_Z + 1, decor=True)


def _frog_side(width: float, stand: float) -> float:
    return min(FROG, width - GAP, stand / FROG_FEET[1])


def stand_height(renderer: Renderer, width: float, line_high: float) -> float:
    """How far above the foot of a card of *width* its frog stands."""
    return _tag_height(renderer, width, line_high) + JETTY_FRONT


def jetty_widget(renderer: Renderer, stand: float) -> Widget:
    """The jetty on which frogs stand at the height *stand*; it reaches out of the screen."""
    place = jetty_box(renderer, JETTY_LEFT, stand)
    return Widget("jetty", Art("jetty", place.w), place, PROP_Z, decor=True)


def join_glyphs(reader: InputReader, seating: Seating) -> tuple[Glyph, ...]:
    """What to press on devices that nobody plays with yet; nothing if there is no seat for them."""
    if not seating.has_free_seat:
        return ()
    touch = reader.last_pointer_was_touch
    free = [device for device in JOINING if _is_free(device, reader, seating)]
    glyphs = (reader.controls(device, touch=touch).glyph(Intent.CONFIRM) for device in free)
    return tuple(dict.fromkeys(glyphs))


def _is_free(device: Device, reader: InputReader, seating: Seating) -> bool:
    """Whether nobody plays with *device*, or with one of those connected that are like it."""
    if not reader.reads(device):
        return False
    if device in reader.connected:
        return not seating.seats_of(device)
    alike = [other for other in reader.connected if other.kind == device.kind]
    if not alike and not device.has_private_screen:  # which is invited in another way
        alike = [device]
    return any(not seating.seats_of(other) for other in alike)


def join_signs(renderer: Renderer, glyphs: Sequence[Glyph]) -> tuple[Picture, float, float]:
    """*glyphs* side by side; the picture, its width and height.

    Without any the height is the same, so that nothing moves when the last one has joined.
    """
    x, side, pieces = 0.0, SIGN * (0.7 + 0.3 * renderer.text_scale), []
    for glyph in glyphs:
        picture = sign(glyph, side)
        wide = renderer.size(picture)[0]
        pieces.append(Part(picture, x + wide / 2, side / 2))
        x += wide + SIGN_GAP
    wide = max(0.0, x - SIGN_GAP)
    return Collage(wide, side, tuple(pieces)), wide, side


def _tag_height(renderer: Renderer, width: float, line_high: float) -> float:
    return _name_height(renderer, width) + line_high + 1.5 * GAP


def _name_height(renderer: Renderer, width: float) -> float:
    """How high the highest name is: a long one is set smaller."""
    return max(
        renderer.size(_name_text(renderer, Seat(seat), width))[1]
        for seat in range(len(theme.SEATS))
    )


def _tag(
    renderer: Renderer, seat: Seat, size: Box, line_high: float, line: tuple[Text, str]
) -> ItemPictures:
    """The board with a seat's name and, below it, who plays it."""
    width, high = size.w, size.h
    name, name_high = _name_text(renderer, seat, width), _name_height(renderer, width)
    parts = _line_parts(renderer, *line, width, high - GAP - line_high / 2)
    return label_pictures(width, high, [Part(name, width / 2, GAP / 2 + name_high / 2), *parts])


def _name_text(renderer: Renderer, seat: Seat, width: float) -> Text:
    size = limited_size(renderer, *NAME)
    return Text(seat_name(seat), size, theme.INK, width=width - PADDING)


def _line_width(width: float) -> float:
    """How wide the words of the line on a card of that *width* may be."""
    return width - 2 * MARGIN - ICON - ICON_GAP


def _line_text(line: OccupantLine, width: float, size: float) -> Text:
    return Text(line.words, size, width=_line_width(width))


def _line_parts(
    renderer: Renderer, text: Text, drawing: str, width: float, y: float
) -> tuple[Part, ...]:
    """A *drawing* and *text*, in the middle of a card."""
    available = text.width or 0
    unwrapped = renderer.size(replace(text, width=None))[0]
    wide = min(unwrapped, available)
    left = (width - ICON - ICON_GAP - wide) / 2
    icon = Art(drawing, ICON)
    return Part(text, left + ICON + ICON_GAP + wide / 2, y), Part(icon, left + ICON / 2, y)


def _frog(seat: Seat, occupant: Occupant, x: float, stand: float, side: float) -> list[Part]:
    """The seat's leaf, and its frog if somebody sits there, with its feet at *stand*."""
    palette = palette_of(seat)
    shade = Part(Art("seat-shadow", SHADE * side), x, stand + side * SHADE_DOWN)
    leaf = Part(Art("pad", side, palette), x, stand + side * LEAF_DOWN)
    match occupant:
        case Person():
            art, temper = "frog-cheer", None
        case BotPlayer(name):
            art, temper = "frog-sit", BotName.read(name).temper
        case Away() | Vacant():
            return [shade, leaf]
    middle = stand - (FROG_FEET[1] - 0.5) * side * height_ratio(art)
    frog = [shade, leaf, Part(Art(art, side, palette), x, middle)]
    if temper is not None:
        frog.append(_face(temper, palette, (x, stand), side))
    return frog


def _face(temper: str, palette: Palette, feet: Point, side: float) -> Part:
    """The face of a bot's *temper*, on a frog *side* wide that stands at *feet*."""
    art = f"temper-{temper}"
    wide = TEMPER_WIDTH * side
    high = wide * height_ratio(art)
    x, y = feet_under(art, palette)
    return Part(Art(art, wide, palette), feet[0] + (0.5 - x) * wide, feet[1] + (0.5 - y) * high)

"""The boxes of the games on the title: they stand on a jetty, and heads look over the one in focus.

All lengths are design units; those of a box are for one of ``WIDTH``.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import REGISTRATIONS, Registration
from scenes.core.game_parts import box_contents, box_cover, box_look
from scenes.ui.labels import limited_size
from scenes.ui.menu.menu import ItemPictures
from scenes.ui.menu.menu_widgets import FOCUS_SCALE, LIFT
from scenes.ui.props import jetty_box
from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, CachedCollage, Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from words import say, spoken

WIDTH, FRONT = 240.0, 300.0  # the width of a box, and the height of its front
LID_WIDTH, LID, LID_OVERLAP = 258.0, 78.0, 20.0  # of which the last hides the top of the front
HEIGHT = FRONT + LID - LID_OVERLAP
TITLE_SIZE, COUNT_SIZE, COUNT_LARGEST = 58.0, 40.0, 44.0
BAND_WIDTH, BAND, BAND_Y, ICON = 196.0, 48.0, 260.0, 36.0  # for how many a game is
RIM = 8.0  # around the box in focus
LOOKING_OVER = 106.0  # how far what looks over a box reaches over it
CONTENTS, CONTENTS_IN, CONTENTS_OUT = 110.0, 128.0, -52.0  # how high; their centre, hidden or not
LIGHT = 480.0
JETTY_Z, LIGHT_Z, CONTENTS_Z, LID_Z, FOCUS_LID_Z = 5.0, 80.0, 95.0, 105.0, 115.0
JETTY_LEFT = 50.0  # how far the jetty reaches beyond the first box
JETTY_BELOW = 62.0  # how much of the jetty is seen below the boxes
SHADOW = 1.24  # of a box's width


def box_pictures(renderer: Renderer, game: Registration, width: float) -> ItemPictures:
    """The front of a box, with room for the lid above it; in focus it has a rim."""
    size = width, HEIGHT * width / WIDTH
    key = f"box {game.name} {renderer.text_scale} {spoken()}"
    return ItemPictures(
        CachedCollage(f"{key} plain", *size, lambda: _front(renderer, game, width, [])),
        CachedCollage(f"{key} open", *size, lambda: _front(renderer, game, width, _rims(width))),
    )


def box_front(game: str, high: float) -> Collage:
    """The front of the box of the game called *game*, so *high*, without words."""
    scale = high / FRONT
    return Collage(WIDTH * scale, high, tuple(box_cover(game, scale)))


def closed_box(game: str, wide: float) -> Collage:
    """The box of the game called *game* with its title on the lid, so *wide*."""
    scale = wide / LID_WIDTH
    top, high = (LID - LID_OVERLAP) * scale, FRONT * scale
    front = Part(box_front(game, high), wide / 2, top + high / 2)
    lid = Part(_lid(REGISTRATIONS[game], scale), wide / 2, LID * scale / 2)
    return Collage(wide, top + high, (front, lid))


def lid_widget(renderer: Renderer, game: Registration, box: Box, *, in_focus: bool) -> Widget:
    """The lid of a *box*, with the game's title."""
    scale = box.w / WIDTH
    wide, high = LID_WIDTH * scale, LID * scale
    picture = CachedCollage(
        f"lid {game.name} {renderer.text_scale}", wide, high, lambda: _lid(game, scale)
    )
    place, scale = Box.around(box.centre[0], box.y + high / 2, wide, high), 1.0
    if in_focus:
        place, scale = place.moved(0, -LIFT - (FOCUS_SCALE - 1) * (box.h - high) / 2), FOCUS_SCALE
    z = FOCUS_LID_Z if in_focus else LID_Z
    return Widget(f"lid {game.name}", picture, place, z, scale, decor=True)


def contents_widgets(game: Registration, box: Box, *, in_focus: bool) -> list[Widget]:
    """The light behind a *box*, and what looks over its lid while it is in focus."""
    scale, top = box.w / WIDTH, box.y + _above_front(box.w)
    wide, high = box.w, CONTENTS * scale
    contents = CachedCollage(
        f"contents {game.name}", wide, high, lambda: _contents(game, wide, high)
    )
    y = box.y + (CONTENTS_OUT if in_focus else CONTENTS_IN) * scale
    place = Box.around(box.centre[0], y, wide, high)
    light = Box.around(box.centre[0], top, LIGHT * scale, LIGHT * scale)
    return [
        Widget(f"contents {game.name}", contents, place, CONTENTS_Z, visible=in_focus, decor=True),
        Widget(
            f"light {game.name}",
            Art("seat-light", LIGHT * scale),
            light,
            LIGHT_Z,
            visible=in_focus,
            decor=True,
        ),
    ]


def jetty_widget(renderer: Renderer, boxes: Sequence[Box]) -> Widget:
    """The jetty under *boxes*, with the shadow of each; it reaches out of the screen."""
    place = jetty_box(renderer, boxes[0].x - JETTY_LEFT, boxes[0].bottom)
    key = f"jetty {len(boxes)} {boxes[0].w:.1f}"
    picture = CachedCollage(key, place.w, place.h, lambda: _jetty(place, boxes))
    return Widget("jetty", picture, place, JETTY_Z, decor=True)


def room_over(width: float) -> float:
    """How far what looks over a box of *width* reaches over it."""
    return LOOKING_OVER * width / WIDTH


def _above_front(width: float) -> float:
    return (LID - LID_OVERLAP) * width / WIDTH


def _front(renderer: Renderer, game: Registration, width: float, rims: Sequence[Part]) -> Collage:
    scale, top = width / WIDTH, _above_front(width)
    cover = [Part(p.picture, p.x, p.y + top) for p in box_cover(game.name, scale)]
    band = _band(renderer, game, scale, top + BAND_Y * scale)
    return Collage(width, top + FRONT * scale, (*rims, *cover, *band))


def _rims(width: float) -> list[Part]:
    """Two sheets behind the front, of which the edges are seen around it."""
    scale = width / WIDTH
    high = FRONT * scale
    middle = width / 2, _above_front(width) + high / 2
    return [
        Part(
            Paper(width + 2 * rim, high + 2 * rim, colour, 14 * scale + rim, shadow=False), *middle
        )
        for rim, colour in ((RIM, theme.FOCUS_EDGE), (RIM - 3, theme.FOCUS))
    ]


def _band(renderer: Renderer, game: Registration, scale: float, y: float) -> list[Part]:
    """For how many a game is, after the sign of a person if there is room for it."""
    words = say("title.game_seats", fewest=game.seats[0], most=game.seats[-1])
    wide, high, icon = BAND_WIDTH * scale, BAND * scale, ICON * scale
    sheet = Part(Paper(wide, high, theme.PAPER, 14 * scale, shadow=False), WIDTH / 2 * scale, y)
    size = limited_size(renderer, COUNT_SIZE * scale, COUNT_LARGEST * scale)
    text = Text(words, size, theme.INK, wide - 8, high)
    needed = renderer.size(Text(words, size))[0]
    left = (WIDTH * scale - icon - needed) / 2
    if icon + needed > wide - 12:
        return [sheet, Part(text, WIDTH / 2 * scale, y)]
    person = Part(Art("icon-person", icon), left + icon / 2 - 3, y)
    return [sheet, person, Part(Text(words, size), left + icon + needed / 2 + 3, y)]


def _lid(game: Registration, scale: float) -> Collage:
    look = box_look(game.name)
    wide, high = LID_WIDTH * scale, LID * scale
    sheet = Paper(wide, high, look.lid, 14 * scale, edge=look.edge, edge_width=5 * scale)
    title = Text(game.title, TITLE_SIZE * scale, look.ink, wide - 20 * scale, high - 8 * scale)
    return Collage(wide, high, (Part(sheet, wide / 2, high / 2), Part(title, wide / 2, high / 2)))


def _contents(game: Registration, wide: float, high: float) -> Collage:
    return Collage(wide, high, tuple(box_contents(game.name, wide / WIDTH)))


def _jetty(place: Box, boxes: Sequence[Box]) -> Collage:
    wide = boxes[0].w * SHADOW
    shadows = (
        Part(Art("pad-shadow", wide), box.centre[0] - place.x + 8, box.bottom - place.y - 6)
        for box in boxes
    )
    jetty = Part(Art("jetty", place.w), place.w / 2, place.h / 2)
    return Collage(place.w, place.h, (jetty, *shadows))

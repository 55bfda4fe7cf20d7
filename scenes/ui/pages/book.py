"""The book that pages are in: a cover, its spine at the left, and a page of old paper.

All lengths are design units.
"""

from __future__ import annotations

from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part

SPINE, COVER = 54.0, 12.0  # how much is seen of the cover at the left, and on the other sides
SHEETS, SHEET = 3, 5.0  # sheets seen below the page, and how far each reaches out
BANDS = (0.1, 0.16, 0.84, 0.9)  # of the height: bands across the spine
VINE, RIBBON, RIBBON_IN = 230.0, 46.0, 26.0  # how wide; where the ribbon hangs
PAD_X, PAD_Y = 44.0, 22.0
POND, POND_LEAST = 760.0, 150.0  # the picture at the foot of a page: its width, its least height
FROG_SHARE = 0.4


def book(width: float, height: float) -> Collage:
    """An empty book."""
    page = page_area(Box(0, 0, width, height))
    pieces = [
        Part(
            Paper(width, height, theme.LEATHER, 26, edge=theme.LEATHER_EDGE), width / 2, height / 2
        )
    ]
    for i in range(SHEETS, -1, -1):
        colour = theme.PARCHMENT if i == 0 else theme.PARCHMENT_EDGE
        sheet = Paper(
            page.w, page.h, colour, 10, shadow=False, edge=theme.PARCHMENT_LINE, edge_width=2
        )
        pieces.append(Part(sheet, page.centre[0] + i * SHEET, page.centre[1] + i * SHEET))
    shade = Art("book-shade", page.h / height_ratio("book-shade"))
    pieces.append(Part(shade, page.x + shade.width / 2, page.centre[1]))
    bands = (
        Part(Paper(SPINE - 8, 10, theme.GOLD, 4, shadow=False), SPINE / 2, y * height)
        for y in BANDS
    )
    return Collage(width, height, (*pieces, *bands, *_ornaments(page)))


def _ornaments(page: Box) -> list[Part]:
    """A vine in the corner of a *page* where no line begins, and a ribbon in the opposite one."""
    high = VINE * height_ratio("page-corner")
    y = page.bottom - high / 2
    ribbon = Art("page-ribbon", RIBBON)
    return [
        Part(Art("page-corner", VINE, mirrored=True), page.right - VINE / 2, y),
        Part(ribbon, page.x + RIBBON_IN, page.y + RIBBON * height_ratio("page-ribbon") / 2),
    ]


def page_area(book: Box) -> Box:
    """The page of a *book*."""
    reach = SHEETS * SHEET + COVER
    return Box(book.x + SPINE, book.y + COVER, book.w - SPINE - reach, book.h - COVER - reach)


def text_area(book: Box) -> Box:
    """Where a page has words and pictures."""
    return page_area(book).inset(PAD_X, PAD_Y)


def pond_widget(page: Box, top: float, frog: int) -> list[Widget]:
    """A frog in the reeds at the foot of *page*, if there is room for it below *top*."""
    room = page.bottom - top
    if room < POND_LEAST:
        return []
    wide = min(POND, room / height_ratio("page-pond"))
    high = wide * height_ratio("page-pond")
    pads = Part(Art("pad", 0.48 * wide, palette_of(1)), 0.38 * wide, 0.8 * high)
    sitting = Part(Art("frog-sit", FROG_SHARE * wide, palette_of(frog)), 0.38 * wide, 0.5 * high)
    pond = Part(Art("page-pond", wide), wide / 2, high / 2)
    place = Box(page.right - wide, page.bottom - high, wide, high)
    return [Widget("pond", Collage(wide, high, (pond, pads, sitting)), place, decor=True)]

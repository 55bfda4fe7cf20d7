"""What lies under cards and words: trays of walnut, and scrolls of parchment."""

from __future__ import annotations

from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.material import Material
from sprites.pictures.pictures import Art, Collage, Paper, Part

WALNUT = Material(theme.WALNUT_BOARD, line="grain")
END, SIDE = 34.0, 10.0  # how wide the rim of a tray is at both ends, and along its sides
ROUND, BED = 26.0, 14.0  # radii of a tray and of the felt in it
DEEP = 9.0  # the shade below the upper rim
GRIP, GRIP_HIGH = 10.0, 0.42  # the hole to hold a tray by: how wide; of its height
ROLL, KNOB, KNOB_HIGH = 20.0, 12.0, 8.0  # the rolled end of a scroll; the knobs of its rod
GLEAM = 5.0  # the light on a roll
SCROLL_EDGE = ROLL + 3.0  # from the end of a scroll to words on it


def tray(w: float, h: float, *, lit: bool = False, lip: float = 0.0) -> Collage:
    """A tray with felt, perhaps *lit* warmly, to lay cards on; it is held at both ends.

    Its upper rim is wider by a *lip*.
    """
    rim = Paper(w, h, WALNUT.colours.body, ROUND, WALNUT.colours.edge, material=WALNUT)
    bed = w - 2 * END, h - 2 * SIDE - lip
    felt = Paper(*bed, theme.QUABBLE_CLOTH_DEEP, BED, WALNUT.colours.edge, shadow=False)
    shade = Paper(bed[0] - BED, DEEP, theme.FELT_SHADE, DEEP / 2, shadow=False)
    grip = Paper(GRIP, GRIP_HIGH * h, WALNUT.colours.edge, GRIP / 2, shadow=False)
    light = Art("tray-light", min(bed[0], bed[1] / height_ratio("tray-light")))
    middle = (h + lip) / 2
    return Collage(
        w,
        h,
        (
            Part(rim, w / 2, h / 2),
            Part(felt, w / 2, middle),
            *([Part(light, w / 2, middle)] if lit else []),
            Part(shade, w / 2, lip + SIDE + 4 + DEEP / 2),
            Part(grip, END / 2, middle),
            Part(grip, w - END / 2, middle),
        ),
    )


def scroll(w: float, h: float) -> Part:
    """An open scroll, as the lowest part of a collage as large as it."""
    sheet = Paper(
        w - ROLL, h - 2 * KNOB_HIGH, theme.PARCHMENT, 4, theme.PARCHMENT_LINE, edge_width=3
    )
    pieces = [Part(sheet, w / 2, h / 2)]
    for x in (ROLL / 2, w - ROLL / 2):
        pieces += _roll(x, h)
    return Part(Collage(w, h, tuple(pieces)), w / 2, h / 2)


def _roll(x: float, h: float) -> list[Part]:
    """The rolled end of a scroll, on a rod with golden knobs."""
    rod = Paper(KNOB, h, theme.GOLD, KNOB / 2, theme.FOCUS_EDGE, edge_width=3)
    roll = Paper(
        ROLL, h - 2 * KNOB_HIGH, theme.PARCHMENT_EDGE, ROLL / 3, theme.PARCHMENT_LINE, edge_width=3
    )
    gleam = Paper(GLEAM, h - 2 * KNOB_HIGH - ROLL, theme.PARCHMENT, GLEAM / 2, shadow=False)
    middle = h / 2
    return [Part(rod, x, middle), Part(roll, x, middle), Part(gleam, x - GLEAM / 2, middle)]

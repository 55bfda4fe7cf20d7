"""The signs of what becomes of a card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

from scenes.games.quibbit.choosing.outlook import Outlook
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Part, Text
from sprites.render.renderer import Renderer

LARGEST, ON_CARD = 44.0, 32.0  # of words in a sign; on a card, whose number it leaves free
ICON = 30.0
ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag", "threat": "icon-warning"}

UNSURE, ALWAYS = "?", 10
Sign: TypeAlias = tuple[str, ...]  # pictures, and words behind what is unsure


def landing_sign(outlook: Outlook) -> Sign:
    """What most often becomes of a card, with a question mark if that is not always so."""
    if outlook.leap is None:
        return ()
    fate = ICONS[outlook.leap.fate]
    return (fate,) if len(outlook.counts) < 2 else (fate, UNSURE)


def only_tile_unsure(outlook: Outlook) -> bool:
    """Whether it is certain what becomes of a card, but not on which tile."""
    return len(outlook.counts) < 2 and not outlook.is_fixed


def card_sign(outlook: Outlook) -> Sequence[Sign]:
    """In how many of ten rounds a card comes back, and below it laps: the own one, and others'.

    What always comes has no number, and a card that never comes back a cross.
    """
    tenths, danger = dict(outlook.tenths), sum(n for _, n in outlook.threat_tenths)
    lost = (ICONS["lost"],) if "lost" in tenths else ()
    fate = _counted("home", tenths["home"]) if "home" in tenths else lost
    laps = *_counted("lap", tenths.get("lap", 0)), *_counted("threat", danger)
    return [line for line in (fate, laps) if line]


def _counted(what: str, tenths: int) -> Sign:
    """The sign of *what* comes in so many of ten rounds."""
    if not tenths:
        return ()
    return (ICONS[what],) if tenths == ALWAYS else (ICONS[what], str(tenths))


def mood_of(outlook: Outlook) -> str:
    """How a frog looks that knows what becomes of its card: it thinks of what is unsure."""
    if outlook.leap is None or outlook.when != "sure" or outlook.threats:
        return "think"
    return "sad" if outlook.leap.fate == "lost" else "cheer"


def sign_picture(renderer: Renderer, sign: Sign, largest: float = LARGEST) -> Collage:
    """The pieces of *sign* side by side."""
    size = limited_size(renderer, theme.FLOOR, largest)
    words = {piece: Text(piece, size) for piece in sign if piece not in ICONS.values()}
    pictures = [words.get(piece) or Art(piece, ICON) for piece in sign]
    sizes = [renderer.size(words[piece]) if piece in words else (ICON, ICON) for piece in sign]
    high = max(tall for _, tall in sizes)
    starts = accumulate((wide for wide, _ in sizes), initial=0.0)
    parts = tuple(
        Part(picture, x + wide / 2, high / 2)
        for picture, (wide, _), x in zip(pictures, sizes, starts, strict=False)
    )
    return Collage(sum(wide for wide, _ in sizes), high, parts)


def lines_picture(renderer: Renderer, lines: Sequence[Sign]) -> Collage:
    """Signs below each other."""
    rows = [sign_picture(renderer, sign, ON_CARD) for sign in lines]
    wide = max(row.width for row in rows)
    downs = accumulate((row.height for row in rows), initial=0.0)
    parts = tuple(
        Part(row, wide / 2, down + row.height / 2) for row, down in zip(rows, downs, strict=False)
    )
    return Collage(wide, sum(row.height for row in rows), parts)

"""The signs of what becomes of a card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

from scenes.games.quibbit.choosing.forecast import Fate
from scenes.games.quibbit.choosing.outlook import Outlook
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Part, Text
from sprites.render.renderer import Renderer

LARGEST = 44.0  # of words in a sign
ICON = 35.0
ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag", "threat": "icon-warning"}

FATES: Sequence[Fate] = ("home", "lap", "lost")
UNSURE = "?"
Sign: TypeAlias = tuple[str, ...]  # pictures, and words behind what is unsure
Shares: TypeAlias = Sequence[tuple[str, int]]  # pictures, and of how many tenths each


def landing_sign(outlook: Outlook) -> Sign:
    """What most often becomes of a card, with a question mark if that is not always so."""
    if outlook.leap is None:
        return ()
    fate = ICONS[outlook.leap.fate]
    return (fate,) if len(outlook.counts) < 2 else (fate, UNSURE)


def card_shares(outlook: Outlook) -> Shares:
    """In how many of ten rounds a card comes back, laps, is lost, or lets another frog lap."""
    tenths, danger = dict(outlook.tenths), sum(n for _, n in outlook.threat_tenths)
    found = {ICONS[fate]: tenths.get(fate, 0) for fate in FATES} | {ICONS["threat"]: danger}
    return [(icon, count) for icon, count in found.items() if count]


def mood_of(outlook: Outlook) -> str:
    """How a frog looks that knows what becomes of its card: it thinks of what is unsure."""
    if outlook.leap is None or outlook.when != "sure" or outlook.threats:
        return "think"
    return "sad" if outlook.leap.fate == "lost" else "cheer"


def sign_picture(renderer: Renderer, sign: Sign) -> Collage:
    """The pieces of *sign* side by side."""
    size = limited_size(renderer, theme.FLOOR, LARGEST)
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

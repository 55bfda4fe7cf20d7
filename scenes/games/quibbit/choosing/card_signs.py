"""The signs of what becomes of a card."""

from __future__ import annotations

from itertools import accumulate
from typing import TypeAlias

from scenes.games.quibbit.choosing.outlook import Outlook
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Part, Text
from sprites.render.renderer import Renderer

LARGEST = 44.0  # of the question mark
ICON = 30.0
ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag", "threat": "icon-warning"}

UNSURE = "?"
Sign: TypeAlias = tuple[str, ...]  # pictures, and a question mark behind what is unsure


def sign_of(outlook: Outlook, *, warned: bool) -> Sign:
    """What becomes of a card, and if *warned* whether the race can be lost.

    What is likely has a question mark, and a flag if it may lap as well.
    """
    fate = (ICONS[outlook.leap.fate],) if outlook.leap else ()
    unsure = (UNSURE,) if outlook.when != "sure" else ()
    flag = (ICONS["lap"],) if outlook.may_lap else ()
    return *fate, *unsure, *flag, *((ICONS["threat"],) if warned and outlook.threat else ())


def mood_of(outlook: Outlook) -> str:
    """How a frog looks that knows what becomes of its card: it thinks of what is unsure."""
    if outlook.leap is None or outlook.when != "sure":
        return "think"
    return "sad" if outlook.leap.fate == "lost" else "cheer"


def sign_picture(renderer: Renderer, sign: Sign) -> Collage:
    """The pieces of *sign* side by side."""
    mark = Text(UNSURE, limited_size(renderer, theme.FLOOR, LARGEST))
    pictures = [mark if piece == UNSURE else Art(piece, ICON) for piece in sign]
    wides = [renderer.size(mark)[0] if piece == UNSURE else ICON for piece in sign]
    high = max(ICON, renderer.size(mark)[1] if UNSURE in sign else 0.0)
    starts = accumulate(wides, initial=0.0)
    parts = tuple(
        Part(picture, x + wide / 2, high / 2)
        for picture, wide, x in zip(pictures, wides, starts, strict=False)
    )
    return Collage(sum(wides), high, parts)

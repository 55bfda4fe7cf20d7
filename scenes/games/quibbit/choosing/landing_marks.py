"""The numbers of cards on the tiles to which they lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import accumulate
from math import copysign
from typing import TypeAlias

from rules.quibbit import CARDS, Frog
from scenes.games.quibbit.choosing.outlook import Outlook
from scenes.games.quibbit.choosing.small_card import small_card
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Point, Slot
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 592.0
LARGEST = 44.0  # of the numbers
PAD, ICON, EDGE = 9.0, 30.0, 4.0
SHEET = 0.84  # how high the sheet behind its sign is, of a card
APART = 3.0  # from one number to another over it
ASIDE, UP = 0.62, 0.12  # of a pad: away from who sits on the tile, whose feet have other signs
ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag", "threat": "icon-warning"}

UNSURE = "?"
Sign: TypeAlias = tuple[str, ...]  # pictures, and a question mark behind what is unsure


class LandingMarks:
    """A number for each card of one frog, with the sign of what becomes of it there.

    Numbers that lead to the same tile stand over each other.
    """

    def __init__(self, stage: Stage, ring: QuibbitRing, frog: Frog) -> None:
        self._ring, self._renderer, self._frog = ring, stage.renderer, frog
        self.tokens = {card: Token(Text(" "), Pose(0, 0), Z, "landing") for card in CARDS}
        self.hide()
        stage.add(*self.tokens.values())

    def show(
        self, found: Mapping[int, Outlook], signs: Mapping[int, Sign], taken: Collection[int] = ()
    ) -> None:
        """Mark where each card leads, with its sign, at the outer side of *taken* tiles."""
        self.hide()
        below = Counter[int]()  # how many numbers a tile has by now
        for card, outlook in found.items():
            if outlook.leap is None:
                continue
            token, slot = self.tokens[card], self._ring.slot(outlook.leap.end)
            token.picture = _mark(self._renderer, self._frog, card, signs[card])
            up = below[outlook.leap.end] * (self._renderer.size(token.picture)[1] + APART)
            x, y = self._aside(slot) if outlook.leap.end % self._ring.size in taken else (0.0, 0.0)
            token.pose, token.visible = Pose(slot.x + x, slot.y + y - up), True
            below[outlook.leap.end] += 1

    def _aside(self, slot: Slot) -> Point:
        """How far from the middle of a taken tile its number stands."""
        layout = self._ring.layout
        side = copysign(layout.pad, slot.x - layout.middle.centre[0])
        return ASIDE * side, -UP * layout.pad

    def hide(self) -> None:
        """Mark nothing."""
        for token in self.tokens.values():
            token.visible = False


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


def _mark(renderer: Renderer, frog: Frog, card: int, sign: Sign) -> Picture:
    held = small_card(renderer, frog, card, limited_size(renderer, theme.BODY, LARGEST))
    if not sign:
        return held
    icons, edge = sign_picture(renderer, sign), palette_of(frog).dark
    room, high = held.width + icons.width + 2 * PAD, SHEET * held.height
    lost = sign[0] == ICONS["lost"]
    sheet = _sheet(
        room, high, *((theme.PAPER_DIM, theme.INK_SOFT) if lost else (theme.PAPER_BRIGHT, edge))
    )
    middle = held.height / 2
    beside = Part(icons, room - PAD - icons.width / 2, middle)
    return Collage(
        room, held.height, (replace(sheet, y=middle), Part(held, held.width / 2, middle), beside)
    )


def _sheet(wide: float, high: float, colour: str, edge: str) -> Part:
    paper = Paper(wide, high, colour, high / 2, edge=edge, edge_width=EDGE, shadow=False)
    return Part(paper, wide / 2, high / 2)

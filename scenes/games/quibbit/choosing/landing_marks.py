"""The numbers of cards on the tiles to which they lead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rules.quibbit import CARDS, Frog
from scenes.games.quibbit.choosing.outlook import Outlook
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 592.0
LARGEST = 44.0  # of the numbers
PAD, ICON, EDGE = 9.0, 30.0, 4.0
ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag", "threat": "icon-warning"}

Icons: TypeAlias = tuple[str, ...]
Sign: TypeAlias = tuple[Icons, bool]  # and whether they are unsure


class LandingMarks:
    """A number for each card of one frog, with a sign where that card would not be lost."""

    def __init__(self, stage: Stage, ring: QuibbitRing, frog: Frog) -> None:
        self._ring, self._renderer, self._frog = ring, stage.renderer, frog
        self.tokens = {card: Token(Text(" "), Pose(0, 0), Z, "landing") for card in CARDS}
        self.hide()
        stage.add(*self.tokens.values())

    def show(self, found: Mapping[int, Outlook], signs: Mapping[int, Sign]) -> None:
        """Mark where each card leads, with its sign."""
        self.hide()
        for card, outlook in found.items():
            if outlook.leap is None:
                continue
            token, slot = self.tokens[card], self._ring.slot(outlook.leap.end)
            token.picture = _mark(self._renderer, self._frog, card, signs[card])
            token.pose, token.visible = Pose(slot.x, slot.y), True

    def hide(self) -> None:
        """Mark nothing."""
        for token in self.tokens.values():
            token.visible = False


def icons_of(outlook: Outlook, *, warned: bool) -> Icons:
    """The signs of a card: what becomes of it, and if *warned* whether the race can be lost."""
    fate = (ICONS[outlook.leap.fate],) if outlook.leap else ()
    return *fate, *((ICONS["threat"],) if warned and outlook.threat else ())


def fate_sign(renderer: Renderer, sign: Sign) -> Collage:
    """Icons, with a question mark behind the first if it depends on what others play."""
    icons, unsure = sign
    mark = Text("?", limited_size(renderer, theme.FLOOR, LARGEST))
    wide, high = renderer.size(mark) if unsure else (0.0, ICON)
    pieces = [Part(mark, ICON + wide / 2, high / 2)] if unsure else []
    for number, icon in enumerate(icons):
        pieces.append(Part(Art(icon, ICON), (number + 0.5) * ICON + number * wide, high / 2))
    return Collage(len(icons) * ICON + wide, high, tuple(pieces))


def _mark(renderer: Renderer, frog: Frog, card: int, sign: Sign) -> Picture:
    number = Text(str(card), limited_size(renderer, theme.BODY, LARGEST))
    wide, high = renderer.size(number)
    lost, edge = sign[0] == (ICONS["lost"],), palette_of(frog).dark
    if lost or not sign[0]:
        room = max(high, wide + 2 * PAD)
        colours = (theme.PAPER_DIM, theme.INK_SOFT) if lost else (theme.PAPER_BRIGHT, edge)
        return Collage(room, high, (_sheet(room, high, *colours), Part(number, room / 2, high / 2)))
    icons = fate_sign(renderer, sign)
    room = wide + icons.width + 3 * PAD
    sheet = _sheet(room, high, theme.PAPER_BRIGHT, edge)
    beside = Part(icons, room - PAD - icons.width / 2, high / 2)
    return Collage(room, high, (sheet, Part(number, PAD + wide / 2, high / 2), beside))


def _sheet(wide: float, high: float, colour: str, edge: str) -> Part:
    paper = Paper(wide, high, colour, high / 2, edge=edge, edge_width=EDGE, shadow=False)
    return Part(paper, wide / 2, high / 2)

"""What a turn can be: a row of buttons over the cards of the seat whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Seat
from rules.mosquito import ActionKind
from scenes.games.mosquito.layout import MosquitoLayout
from scenes.games.mosquito.material import MATERIAL
from scenes.ui.control_signs import sign
from seats.glyphs import Glyph
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 560.0
WORD, FOOT = 40.0, 5.0  # a button's name, and what is below it
SIGN = 36.0  # what to press, in the corner of the lit one
LEFT, LEFT_TEXT, LEFT_RIM = 44.0, 36.0, 4.0  # in the other: the swaps and covers that are left
SIGNS = {
    ActionKind.PLACE: "turn-place",
    ActionKind.EXCHANGE: "turn-swap",
    ActionKind.OVERLAY: "turn-cover",
    ActionKind.BOTH: "turn-both",
    ActionKind.PASS: "turn-pass",
}
COUNTED = ActionKind.EXCHANGE, ActionKind.OVERLAY, ActionKind.BOTH


class TurnButtons:
    """Tokens of the buttons; there are none unless somebody is asked."""

    def __init__(self, stage: Stage, layout: MosquitoLayout) -> None:
        self._stage, self._layout = stage, layout
        self._left: int | None = None
        self.tokens: dict[ActionKind, Token] = {}
        self.boxes: Sequence[Box] = ()
        """Where they lie."""

    def show(self, seat: Seat, kinds: Mapping[ActionKind, bool], left: int | None = None) -> None:
        """Show *seat* a button for each kind of turn, fainter if it cannot be taken now.

        Swaps and covers that are *left* are counted on theirs.
        """
        self._left = left
        self._stage.remove(*self.tokens.values())
        self.tokens = {}
        self.boxes = self._layout.menu(seat, len(kinds)) if kinds else ()
        for (kind, possible), box in zip(kinds.items(), self.boxes, strict=True):
            face = button(kind, box, possible=possible, lit=False, left=left)
            self.tokens[kind] = Token(face, Pose(*box.centre), Z, "button")
        self._stage.add(*self.tokens.values())

    def point_at(self, kind: ActionKind, press: Glyph | None, *, possible: bool) -> None:
        """Light up one of the buttons that are shown, with what to *press* if it is possible."""
        box = self.boxes[list(self.tokens).index(kind)]
        shown = press if possible else None
        self.tokens[kind].picture = button(
            kind, box, possible=possible, lit=True, press=shown, left=self._left
        )


def button(
    kind: ActionKind, box: Box, *, possible: bool, lit: bool, press: Glyph | None = None,
    left: int | None = None,
) -> Picture:  # fmt: skip
    """A button with a drawing of what a turn can be, one word, and perhaps what to *press*.

    If it is a swap or a cover, and they are counted, it tells how many are *left*.
    """
    w, h = box.w - 8, box.h
    colours = MATERIAL.colours
    plain = colours.body if possible else colours.dim
    edge = theme.FOCUS if lit else colours.edge
    sheet = Paper(w, h, theme.FOCUS if lit and possible else plain, 18, edge, edge_width=6)
    icon = min(w, h - WORD)
    name = Text(say(f"mosquito.{kind.name.lower()}"), theme.FLOOR, theme.INK, w - 4, WORD)
    cross = [Part(Art("icon-cross", 0.62 * icon), w / 2, 2 + icon / 2)]
    pressed = [Part(sign(press, SIGN), w - SIGN / 2 - 4, SIGN / 2 + 4)] if press else []
    return Collage(
        w,
        h,
        (
            Part(sheet, w / 2, h / 2),
            Part(Art(SIGNS[kind], icon), w / 2, 2 + icon / 2),
            *([] if possible else cross),
            *pressed,
            *(_count(left) if left is not None and kind in COUNTED else ()),
            Part(name, w / 2, h - WORD / 2 - FOOT),
        ),
    )


def _count(left: int) -> list[Part]:
    """A token with how many are *left*."""
    middle = LEFT / 2 - LEFT_RIM
    colour, ink = (theme.GOLD, theme.INK) if left else (theme.NIGHT, theme.PAPER)
    disc = Paper(LEFT, LEFT, colour, LEFT / 2, theme.PAPER_BRIGHT, LEFT_RIM)
    return [Part(disc, middle, middle), Part(Text(str(left), LEFT_TEXT, ink), middle, middle)]

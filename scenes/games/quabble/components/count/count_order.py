"""In which order kinds are counted at the end: a row of signs, the present one lit."""

from __future__ import annotations

from collections.abc import Collection

from rules.quabble import IMMEDIATE, CardKind
from scenes.games.quabble.cards import icon
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

COUNTED = [kind for kind in CardKind if kind not in IMMEDIATE]  # in the order of the rulebook
SIGN, ROUND, EDGE = 0.86, 0.2, 3.0  # of its place: a sign; the corners of its ground; the rim
ZERO, CORNER = 34.0, 0.26  # a zero; how far to the lower right it is, of its place
DONE = 0.3  # opacity of what has been counted


class CountOrder:
    """Signs side by side in a *box*, which nobody sees before the count."""

    def __init__(self, stage: Stage, box: Box, z: float) -> None:
        wide = box.w / len(COUNTED)
        side = min(box.h, wide)
        ground = Paper(
            side, side, theme.FOCUS, ROUND * side, theme.FOCUS_EDGE, edge_width=EDGE, shadow=False
        )
        self.signs: dict[CardKind, Token] = {}
        self.grounds: dict[CardKind, Token] = {}
        self.zeros: dict[CardKind, Token] = {}
        for number, kind in enumerate(COUNTED):
            at = Pose(box.x + wide * (number + 0.5), box.centre[1])
            self.grounds[kind] = Token(ground, at, z, "count order")
            self.signs[kind] = Token(icon(kind, SIGN * side), at, z + 1, "count order")
            zero, corner = Text("0", ZERO / stage.renderer.text_scale, theme.INK), CORNER * side
            lower = at.at(at.x + corner, at.y + corner)
            self.zeros[kind] = Token(zero, lower, z + 2, "count order")
        tokens = [*self.grounds.values(), *self.signs.values(), *self.zeros.values()]
        stage.add(*tokens)
        for token in tokens:
            token.visible = False

    def show(self, present: CardKind, counted: Collection[CardKind] = COUNTED) -> None:
        """Show all kinds, paler than the *present* one and all others what is done.

        Those that are not *counted*, as they bring nothing, are pale under a zero.
        """
        for kind, sign in self.signs.items():
            empty = kind not in counted
            done = empty or COUNTED.index(kind) < COUNTED.index(present)
            sign.visible, sign.pose = True, sign.pose.with_alpha(DONE if done else 1.0)
            self.zeros[kind].visible = empty
            self.grounds[kind].visible = kind is present

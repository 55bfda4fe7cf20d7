"""In which order kinds are counted at the end: a row of signs, the present one lit."""

from __future__ import annotations

from collections.abc import Collection

from rules.quabble import IMMEDIATE, CardKind
from scenes.games.quabble.cards import icon
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

COUNTED = [kind for kind in CardKind if kind not in IMMEDIATE]  # in the order of the rulebook
WIDEST = 90.0  # the place of a sign
SIGN, ROUND, EDGE = 0.86, 0.2, 3.0  # of its place: a sign; the corners of its ground; the rim
COMING, DONE = 0.92, 0.82  # how large a sign is before it is counted, and then
PALE = 0.55  # opacity of what has been counted
CHECK, CORNER = 0.4, 0.26  # of its place: a check mark; how far to the lower right it is


class CountOrder:
    """Signs side by side in a *box*, which nobody sees before the count."""

    def __init__(self, stage: Stage, box: Box, z: float) -> None:
        self._box = box

        def put(over: int) -> dict[CardKind, Token]:
            nothing, at = Paper(1, 1, theme.FOCUS), Pose(*box.centre)
            return {kind: Token(nothing, at, z + over, "count order") for kind in COUNTED}

        self.grounds, self.signs, self.checks = put(0), put(1), put(2)
        for tokens in (self.grounds, self.signs, self.checks):
            for token in tokens.values():
                token.visible = False
            stage.add(*tokens.values())

    def show(self, present: CardKind, counted: Collection[CardKind] = COUNTED) -> None:
        """Show all kinds that are *counted*: done, the *present* one, and those that come."""
        shown = [kind for kind in COUNTED if kind in counted or kind is present]
        box, wide = self._box, min(WIDEST, self._box.w / len(shown))
        side, left = min(box.h, wide), box.centre[0] - wide * len(shown) / 2
        ground = Paper(
            side, side, theme.FOCUS, ROUND * side, theme.FOCUS_EDGE, edge_width=EDGE, shadow=False
        )
        for kind in COUNTED:
            kept, done = kind in shown, COUNTED.index(kind) < COUNTED.index(present)
            sign, lit, check = self.signs[kind], self.grounds[kind], self.checks[kind]
            sign.visible, lit.visible = kept, kind is present
            check.visible = kept and done
            if not kept:
                continue
            at = Pose(left + wide * (shown.index(kind) + 0.5), box.centre[1])
            size = 1.0 if kind is present else DONE if done else COMING
            sign.picture, lit.picture = icon(kind, size * SIGN * side), ground
            check.picture, corner = Art("icon-check", CHECK * side), CORNER * side
            sign.pose, lit.pose = at.with_alpha(PALE if done else 1.0), at
            check.pose = at.at(at.x + corner, at.y + corner)

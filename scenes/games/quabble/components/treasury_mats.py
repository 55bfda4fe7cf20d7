"""Mats under Treasuries in which something lies, and lit ones that a card acts on."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Seat
from scenes.games.quabble.components.cloth import MAT_RADIUS, treasury_mat
from scenes.games.quabble.components.cloth import Z as CLOTH_Z
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LIT_Z, LIT_RIM = CLOTH_Z + 6, 8.0  # over a mat; how wide the rim of a lit one is


class TreasuryMats:
    """At most one for each seat, over the faint place that is part of the background."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._lying: dict[Seat, tuple[Box, Token]] = {}
        self.lit: list[Token] = []

    def lay(self, seat: Seat, box: Box) -> None:
        """Have a mat as large as *box* lie there."""
        if seat in self._lying and self._lying[seat][0] == box:
            return
        self.take_away(seat)
        self._lying[seat] = box, treasury_mat(seat, box)
        self._stage.add(self._lying[seat][1])

    def take_away(self, seat: Seat) -> None:
        """Have no mat lie there."""
        if seat in self._lying:
            self._stage.remove(self._lying.pop(seat)[1])

    def light(self, boxes: Collection[Box]) -> None:
        """Let the Treasuries in *boxes* stand out, and no others."""
        self._stage.remove(*self.lit)
        self.lit = [_lit_mat(box) for box in boxes]
        self._stage.add(*self.lit)


def _lit_mat(box: Box) -> Token:
    """A bright mat with a golden rim."""
    ground, rim = theme.QUABBLE_CLOTH_EDGE, theme.FOCUS
    sheet = Paper(box.w, box.h, ground, MAT_RADIUS, rim, edge_width=LIT_RIM, shadow=False)
    return Token(sheet, Pose(*box.centre), LIT_Z, "lit mat")

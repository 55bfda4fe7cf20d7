"""The mats of Treasuries that have more room than while cards can be claimed."""

from __future__ import annotations

from rules.core import Seat
from scenes.games.quabble.components.cloth import treasury_mat
from sprites.pictures.geometry import Box
from sprites.stage.stage import Stage
from sprites.stage.token import Token


class TreasuryMats:
    """At most one for each seat, over that which is part of the background."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._lying: dict[Seat, Token] = {}

    def lay(self, seat: Seat, box: Box) -> None:
        """Have a mat as large as *box* lie there."""
        self.take_away(seat)
        self._lying[seat] = treasury_mat(seat, box)
        self._stage.add(self._lying[seat])

    def take_away(self, seat: Seat) -> None:
        """Have no other mat lie there than that in the background."""
        if seat in self._lying:
            self._stage.remove(self._lying.pop(seat))

"""What lets the two cards stand out that one person chooses from: all others are in shade."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quabble import neighbours
from scenes.games.quabble.components.claim_band import ClaimBand
from scenes.games.quabble.layout import QuabbleLayout
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 280.0  # over cards on offer and their links, below one that is raised
SHADE, FAINT = 0.6, 0.4  # how dark other cards are, and how faint the bands of others
ROUND = 0.1  # of a card's width


class ClaimFocus:
    """Shades over the cards on offer, and the bands of all seats."""

    def __init__(self, stage: Stage, layout: QuabbleLayout, bands: Sequence[ClaimBand]) -> None:
        self._layout, self._bands = layout, bands
        self.shades = [_shade(box) for box in layout.gaps]
        stage.add(*self.shades)
        self.show(None)

    def show(self, seat: Seat | None) -> None:
        """Let what *seat* may claim stand out, or nothing."""
        lit = set(range(len(self.shades))) if seat is None else self._claimable(seat)
        for gap, shade in enumerate(self.shades):
            shade.visible = gap not in lit
        for one, band in enumerate(self._bands):
            band.fade(1.0 if seat in (None, one) else FAINT)

    def _claimable(self, seat: Seat) -> set[int]:
        """The gaps in which the two cards lie that *seat* may claim."""
        givers = seat, neighbours(seat, len(self._bands))[1]
        return {gap for giver in givers for gap in self._layout.places(giver)}


def _shade(box: Box) -> Token:
    sheet = Paper(box.w, box.h, theme.NIGHT, ROUND * box.w, shadow=False)
    return Token(sheet, Pose(*box.centre, alpha=SHADE), Z, "shade")

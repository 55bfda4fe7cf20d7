"""What lets the cards stand out that people choose from, with what these would bring."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from rules.quabble import Side, neighbours
from scenes.games.quabble.components.claims.claim_band import HALF, LARGE, SIDES, ClaimBand
from scenes.games.quabble.components.claims.gaps import QuabbleGaps
from scenes.games.quabble.layout import QuabbleLayout
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 280.0  # over cards on offer and their links, below one that is raised
SHADE = 0.15  # how dark other cards are, whose names and numbers are still read
ROUND = 0.1  # of a card's width


class ClaimFocus:
    """Shades over the cards on offer, and the bands of all seats."""

    def __init__(
        self, stage: Stage, layout: QuabbleLayout, bands: Sequence[ClaimBand], gaps: QuabbleGaps
    ) -> None:
        self._layout, self._bands, self._gaps = layout, bands, gaps
        self.shades = [_shade(box) for box in layout.gaps]
        stage.add(*self.shades)
        self.show(())

    def show(self, choosers: Collection[Seat]) -> None:
        """Let what *choosers* may claim stand out, with what each brings both frogs beside it.

        A single one sees that over the nearer place of a card alone, and what the other card of
        each of both rivals would bring that one.
        """
        lit = {giver for seat in choosers for giver in self._givers(seat)}
        gaps = {gap for giver in lit for gap in self._layout.places(giver)}
        for gap, shade in enumerate(self.shades):
            shade.visible = bool(choosers) and gap not in gaps
        self._gaps.tell(gaps if choosers else range(len(self.shades)))
        others = dict[Seat, int]()
        if len(choosers) == 1:
            (chooser,) = choosers
            gaps = {self._bands[chooser].nearest(side) for side in SIDES}
            others = self.other_cards(chooser)
        for seat, band in enumerate(self._bands):
            other = {others[Seat(seat)]} if seat in others else set()
            band.show(gaps | other, self._share(Seat(seat), choosers))

    def other_cards(self, chooser: Seat) -> dict[Seat, int]:
        """By both rivals of a single *chooser*, the gap with the card that only they may claim."""
        left, right = neighbours(chooser, len(self._bands))
        sides = {left: Side.LEFT, right: Side.RIGHT}
        return {rival: self._bands[rival].nearest(side) for rival, side in sides.items()}

    def _share(self, seat: Seat, choosers: Collection[Seat]) -> float:
        """How much of the row over a card is for *seat*: more for who chooses alone."""
        if len(choosers) != 1:
            return HALF
        return LARGE if seat in choosers else 1 - LARGE

    def show_settled(self, giver: Seat, waiting: Collection[Seat]) -> None:
        """Let what *giver* offered stand out of all cards of those who are *waiting*."""
        dark = {gap for seat in waiting if seat != giver for gap in self._layout.places(seat)}
        for gap, shade in enumerate(self.shades):
            shade.visible = gap in dark
        self._gaps.tell(self._layout.places(giver), settling=True)

    def _givers(self, seat: Seat) -> tuple[Seat, Seat]:
        """Who offers the card on the left of *seat*, and the one on its right."""
        return seat, neighbours(seat, len(self._bands))[1]


def _shade(box: Box) -> Token:
    sheet = Paper(box.w, box.h, theme.NIGHT, ROUND * box.w, shadow=False)
    return Token(sheet, Pose(*box.centre, alpha=SHADE), Z, "shade")

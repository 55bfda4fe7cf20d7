"""All that lies on one Quabble table, and how it follows what the room knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import neighbours
from scenes.core.script import Script, together
from scenes.games.quabble.components.gaps import QuabbleGaps
from scenes.games.quabble.components.king import King
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.games.quabble.components.panel import QuabblePanel
from scenes.games.quabble.components.top_bar import QuabbleTopBar
from scenes.games.quabble.layout import QuabbleLayout
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.panned_sounds import PannedSounds
from sprites.motion.particles import ParticleEmitter
from sprites.stage.stage import Stage


@dataclass(frozen=True, slots=True)
class QuabbleTokens:
    """Tokens by what they show, the cards they show, and what is heard and sprayed with them."""

    stage: Stage
    layout: QuabbleLayout
    open_cards: OpenCards
    panels: Sequence[QuabblePanel]
    gaps: QuabbleGaps
    king: King
    top_bar: QuabbleTopBar
    particles: ParticleEmitter
    sounds: PannedSounds
    climaxes: Climaxes

    def settle(self) -> None:
        """Put everything where the open cards say, at once."""
        open_cards = self.open_cards
        for seat in open_cards.seats:
            card = open_cards.offers[seat]
            if card is not None:
                self.gaps.lay(Seat(seat), card)
            self.panels[seat].show_hand(open_cards.hands[seat])
            self.show_pile(Seat(seat))
            self.panels[seat].show_points(open_cards.points()[seat])
        self.refresh()
        self.show_gains()

    def refresh(self) -> None:
        """Write Treasuries."""
        open_cards = self.open_cards
        for seat, panel in enumerate(self.panels):
            panel.treasury.show(open_cards.kinds(open_cards.treasuries[seat]))
        self.king.show(open_cards.kinds(open_cards.king))

    def count_points(self) -> Script:
        """Let every pennant count up or down to the points that there are now."""
        points = self.open_cards.points()
        yield from together(*(panel.count(points[panel.seat]) for panel in self.panels))

    def show_gains(self) -> None:
        """Write on each band what the cards beside the seat would bring it."""
        for panel in self.panels:
            panel.band.show(self.gains(panel.seat))

    def gains(self, seat: Seat) -> Sequence[Fraction | None]:
        """What the card on the left and that on the right would bring *seat*, where one lies."""
        givers = seat, neighbours(seat, len(self.panels))[1]
        cards = [self.open_cards.offers[giver] for giver in givers]
        return [None if card is None else self.open_cards.gain(seat, card) for card in cards]

    def show_pile(self, giver: Seat) -> None:
        """Write what *giver* shares with its left neighbour."""
        open_cards = self.open_cards
        self.gaps.show_pile(
            giver, open_cards.kinds(open_cards.shared[giver]), open_cards.half(giver)
        )

"""All that lies on one Quabble table, and how it follows what the ledger says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.quabble import Card
from scenes.games.quabble.cards import grown
from scenes.games.quabble.gaps import QuabbleGaps
from scenes.games.quabble.king_treasury import KingTreasury
from scenes.games.quabble.layout import QuabbleLayout
from scenes.games.quabble.open_cards import OpenCards
from scenes.games.quabble.panel import QuabblePanel
from scenes.games.quabble.top_bar import QuabbleTopBar
from sounds.bank import Sound, SoundBank
from sprites.motion.particles import ParticleEmitter
from sprites.pictures.pictures import Picture
from sprites.stage.stage import Stage

PAN = 0.6  # how far to the side a sound at the rim is


@dataclass(slots=True)
class QuabbleTokens:
    """Tokens, the ledger they show, and what they are heard and sprayed with."""

    stage: Stage
    layout: QuabbleLayout
    ledger: OpenCards
    panels: Sequence[QuabblePanel]
    gaps: QuabbleGaps
    court: KingTreasury
    board: QuabbleTopBar
    spray: ParticleEmitter
    bank: SoundBank

    def settle(self) -> None:
        """Put everything where the ledger says, at once."""
        ledger = self.ledger
        for seat in ledger.seats:
            card = ledger.offers[seat]
            if card is not None:
                self.gaps.lay(Seat(seat), card)
            self.panels[seat].show_hand(ledger.hands[seat])
            self.show_pile(Seat(seat))
        self.gaps.settle(large=None not in ledger.offers)
        self.refresh()

    def refresh(self) -> None:
        """Write treasuries and points."""
        ledger, leaders, points = self.ledger, self.ledger.leaders(), self.ledger.points()
        for seat, panel in enumerate(self.panels):
            panel.hoard.show(ledger.kinds(ledger.treasuries[seat]))
            panel.show_points(points[seat], seat in leaders)
        self.court.show(ledger.kinds(ledger.king))

    def show_pile(self, giver: Seat) -> None:
        """Write what *giver* shares with its left neighbour."""
        ledger = self.ledger
        self.gaps.show_pile(giver, ledger.kinds(ledger.shared[giver]), ledger.half(giver))

    def grown(self, card: Card) -> Picture:
        """A card with its words, as large as there is room between the houses."""
        return grown(self.stage.renderer, self.ledger.house_set, card, *self.layout.grown)

    def sound(self, sound: Sound, x: float, step: int = 0) -> None:
        """Play *sound* from where it happens."""
        middle = self.layout.hall.centre[0]
        self.bank.play(sound, step, PAN * (x - middle) / middle)

"""All that lies on one Quabble table, and how it follows what the ledger says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.quabble import Card
from scenes.quabble.assets import grown
from scenes.quabble.board import Board
from scenes.quabble.court import Court
from scenes.quabble.gaps import Gaps
from scenes.quabble.layout import Layout
from scenes.quabble.ledger import Ledger
from scenes.quabble.seat import SeatDock
from sounds.bank import Bank, Sound
from sprites.particles import Spray
from sprites.pictures import Picture
from sprites.stage import Stage

PAN = 0.6  # how far to the side a sound at the rim is


@dataclass(slots=True)
class Tableau:
    """Tokens, the ledger they show, and what they are heard and sprayed with."""

    stage: Stage
    layout: Layout
    ledger: Ledger
    docks: Sequence[SeatDock]
    gaps: Gaps
    court: Court
    board: Board
    spray: Spray
    bank: Bank

    def settle(self) -> None:
        """Put everything where the ledger says, at once."""
        ledger = self.ledger
        for seat in ledger.seats:
            card = ledger.offers[seat]
            if card is not None:
                self.gaps.lay(Seat(seat), card)
            self.docks[seat].show_hand(ledger.hands[seat])
            self.show_pile(Seat(seat))
        self.gaps.settle(large=None not in ledger.offers)
        self.refresh()

    def refresh(self) -> None:
        """Write treasuries and points."""
        ledger, leaders, points = self.ledger, self.ledger.leaders(), self.ledger.points()
        for seat, dock in enumerate(self.docks):
            dock.hoard.show(ledger.kinds(ledger.treasuries[seat]))
            dock.show_points(points[seat], seat in leaders)
        self.court.show(ledger.kinds(ledger.king))

    def show_pile(self, giver: Seat) -> None:
        """Write what *giver* shares with its left neighbour."""
        ledger = self.ledger
        self.gaps.show_pile(giver, ledger.kinds(ledger.shared[giver]), ledger.half(giver))

    def grown(self, card: Card) -> Picture:
        """A card with its words, as large as there is room between the houses."""
        return grown(self.stage.studio, self.ledger.house, card, *self.layout.grown)

    def sound(self, sound: Sound, x: float, step: int = 0) -> None:
        """Play *sound* from where it happens."""
        middle = self.layout.hall.centre[0]
        self.bank.play(sound, step, PAN * (x - middle) / middle)

"""To whom a Deathslayer turns, and what it slays there, in words."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind
from scenes.players.seat_names import seat_name
from words import say
from words.numbers import spelled


@dataclass(frozen=True, slots=True)
class SlayerTarget:
    """The richer neighbour of a Deathslayer's owner, and the *kind* and *points* of what it slays.

    Without a kind it slays nothing there. If that neighbour is richer only *before_sushi* counts,
    the points that are shown say otherwise.
    """

    seat: Seat
    kind: CardKind | None = None
    points: Fraction = Fraction(0)
    before_sushi: bool = False

    @property
    def words(self) -> str:
        """As a part of a sentence."""
        name, later = seat_name(self.seat), "_before_sushi" if self.before_sushi else ""
        if self.kind is None:
            return say(f"quabble.no_target{later}", name=name)
        kind = say(f"quabble.{self.kind.name.lower()}")
        target = say(
            "quabble.target", name=name, kind=kind, points=spelled(-self.points, signed=True)
        )
        return say("quabble.target_before_sushi", target=target) if later else target

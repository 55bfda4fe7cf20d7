"""What coins have paid for in an arcade cabinet: one credit lets one person play one match."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from seats.occupants import Occupant, Person
from values import value
from words import say


@value
class ArcadeRules:
    """What playing costs: with ``free_play`` nothing, else a credit takes so many ``coins``.

    With an ``encoder`` the keyboard is the panels of four players; ``lamps`` is the socket of a
    program that drives lamps.
    """

    free_play: bool = True
    coins: int = 1
    encoder: bool = False
    lamps: Path | None = None


class CoinBox:
    """Counts coins and credits by *rules*; without any everything is free and nothing is said."""

    def __init__(self, rules: ArcadeRules | None = None) -> None:
        self._rules = rules
        self._loose = 0  # coins that do not make a credit yet
        self.credits = 0

    @property
    def is_free(self) -> bool:
        """Whether nobody pays."""
        return self._rules is None or self._rules.free_play

    @property
    def words(self) -> str:
        """What people read about it; empty where there is no coin slot."""
        if self._rules is None:
            return ""
        if self._rules.free_play:
            return say("coins.free_play")
        if self.credits:
            return say("coins.credits", count=self.credits)
        return say("coins.insert", count=self._rules.coins - self._loose)

    def insert_coin(self) -> None:
        """Count a coin, and the credit that it may complete."""
        self._loose += 1
        if self._rules and self._loose >= self._rules.coins:
            self._loose = 0
            self.credits += 1

    def give_credit(self) -> None:
        """Count a credit that nobody has paid for."""
        self.credits += 1

    def lacks(self, price: int) -> int:
        """The credits that are missing for a *price* in credits."""
        return 0 if self.is_free else max(0, price - self.credits)

    def pay(self, price: int) -> None:
        """Take *price* credits, which must be there."""
        assert not self.lacks(price), "there are enough credits"
        if not self.is_free:
            self.credits -= price


def price_for(occupants: Iterable[Occupant]) -> int:
    """The credits that a match of *occupants* costs: one for each person."""
    return sum(isinstance(occupant, Person) for occupant in occupants)

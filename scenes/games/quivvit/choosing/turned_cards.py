"""What a person chooses by letting go of a card that is turned as it is."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.quivvit import (
    PLACES,
    Action,
    Claim,
    Link,
    Pass,
    Rotate,
    View,
    Way,
    linked_places,
)
from scenes.games.quivvit.choosing.grid_cursor import PASS
from scenes.games.quivvit.components.highlights import QUARTERS, would_link
from scenes.games.quivvit.components.links.link_tags import gain
from seats.intents import Intent
from words import say

SIDES = {Intent.TURN_LEFT: -1, Intent.TURN_RIGHT: 1}
WAYS = {-2: Way.HALF, -1: Way.LEFT, 1: Way.RIGHT, 2: Way.HALF}


class TurnedCards:
    """The *legal* actions by the place of the card in the hand and how it is turned.

    It is turned by so many quarters clockwise, from -2 to 2.
    """

    def __init__(self, view: View, legal: Collection[Action]) -> None:
        self._view, self._legal = view, legal

    def can_turn(self, place: int, quarters: int) -> bool:
        """Whether the card may be turned so far."""
        return Rotate(place, WAYS[quarters]) in self._legal

    def words_at(self, at: int) -> tuple[str, str]:
        """What confirming does while a card or passing is pointed at, or why it does nothing."""
        if at == PASS:
            return say("quivvit.pass_spot"), ""
        if self.can_turn(at, 1):
            return say("quivvit.pick_up"), ""
        return "", say("quivvit.covered")

    def action(self, place: int, quarters: int) -> Action | None:
        """What letting go plays; nothing, if it just puts the card back."""
        if quarters:
            return Rotate(place, WAYS[quarters])
        claim = Claim(place)
        return claim if claim in self._legal else None

    def links_nothing(self, place: int, quarters: int) -> bool:
        """Whether the card is turned and links nothing."""
        return bool(quarters) and not would_link(self._view, place, quarters)[0]

    def gains(self, place: int) -> Mapping[Intent, int]:
        """What the card would bring if turned a quarter to either side."""
        return {side: self._gain(place, quarters) for side, quarters in SIDES.items()}

    def cards_of_equal_turns(self, place: int) -> tuple[int, int] | None:
        """How many cards a turn to the left and one to the right take, if only that differs."""
        left, right = (would_link(self._view, place, quarters) for quarters in SIDES.values())
        gains = {gain(grid, links) for links, grid in (left, right)}
        cards = len(linked_places(left[0])), len(linked_places(right[0]))
        return cards if len(gains) == 1 and 0 not in cards and cards[0] != cards[1] else None

    @property
    def least(self) -> int:
        """The place of a card that brings points, but no more than any other."""
        best = {place: max(self.gains(place).values()) for place in PLACES}
        return min(PLACES, key=lambda place: (best[place] <= 0, best[place]))

    def better(self, place: int) -> tuple[int, Sequence[Link]]:
        """Which quarter turn of the card brings more, and what it links."""
        turned = {quarters: would_link(self._view, place, quarters) for quarters in (1, -1)}
        worth = {
            quarters: (gain(grid, found), len(linked_places(found)))
            for quarters, (found, grid) in turned.items()
        }
        quarters = max(worth, key=worth.__getitem__)
        return quarters, turned[quarters][0]

    @property
    def can_gain(self) -> bool:
        """Whether any card that may be turned a quarter brings points."""
        return any(
            self._gain(action.place, QUARTERS[action.way]) > 0
            for action in self._legal
            if isinstance(action, Rotate) and action.way is not Way.HALF
        )

    def _gain(self, place: int, quarters: int) -> int:
        links, grid = would_link(self._view, place, quarters)
        return gain(grid, links)

    def out_of_time(self, place: int | None, quarters: int) -> Action:
        """What is chosen as the time is out: what the card links as it lies, or nothing."""
        if place is None or not quarters or self.links_nothing(place, quarters):
            return Pass()
        return Rotate(place, WAYS[quarters])

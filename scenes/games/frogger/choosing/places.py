"""Where on the screen one points at cards, frogs and spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import EXCUSE, FROGS, Space, View
from scenes.games.frogger.foot.foot_layout import ASPECT, TOUCH
from scenes.games.frogger.layout import FroggerLayout, space_box
from sprites.pictures.geometry import Box


class FroggerStepPlaces:
    """Boxes for what *seat* can point at while the table is as *view* says."""

    def __init__(
        self, layout: FroggerLayout, seat: Seat, view: View, market_places: Mapping[Card, int]
    ) -> None:
        self._layout, self._seat, self._view = layout, seat, view
        self._market_places = market_places

    def start(self, start: Space, seat: Seat | None = None) -> Box:
        """The frogs of *seat*, or of whoever chooses, on a space."""
        if start != EXCUSE:
            return space_box(self._layout, start)
        return self._lane(self._layout.pond, self._seat if seat is None else seat)

    def end(self, end: Space, seat: Seat | None = None) -> Box:
        """The space that a frog of *seat*, or of whoever chooses, comes to."""
        if end == self._view.path.home:
            return self._lane(self._layout.haven, self._seat if seat is None else seat)
        return self.start(end, seat)

    def foremost(self, starts: Sequence[Space]) -> Space:
        """Which of the frogs on *starts* is nearest to home; of one column the upper one."""
        numbers = self._view.path.numbers
        return max(starts, key=lambda at: (numbers[at], -self.start(at).y))

    def hand(self, place: int, count: int) -> Box:
        """Card number *place* of *count* in the tray."""
        slots, card = self._layout.foot.tray_slots(count), self._layout.foot.card
        left = slots[place].x - card / 2
        shows = slots[place + 1].x - slots[place].x if place + 1 < count else card
        wide = min(shows, card)
        return Box.around(
            left + wide / 2, slots[place].y, max(min(TOUCH, card), wide), card * ASPECT
        )

    def market(self, card: Card) -> Box:
        """A card of the market."""
        return self._layout.foot.market_box(self._market_places[card])

    def rivals(self) -> list[tuple[Seat, Box]]:
        """Every frog of the others, those that sit together once."""
        return [
            (seat, self.end(space, seat))
            for seat in self.others()
            for space in sorted({*self._view.frogs[seat * FROGS : (seat + 1) * FROGS]})
        ]

    def others(self) -> list[Seat]:
        """The seats of the others."""
        seats = map(Seat, range(len(self._view.public)))
        return [seat for seat in seats if seat != self._seat]

    def _lane(self, bank: Box, seat: Seat) -> Box:
        lane = self._layout.lane(bank, seat)
        return Box.around(*lane.centre, lane.w, max(TOUCH, lane.h))

"""Words on a plate at the tag of a seat, about the turn that it has just had."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.core.script import Script
from scenes.games.quivvit.components.seat_items import SeatItems
from scenes.table.captions.callout import callout_token
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_places import SeatPlaces
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.stage.stage import Stage
from sprites.stage.token import Token

PLATE_OUT = 24.0  # how far the plate may reach out of the place of a seat
SHOWN, READ = 1.6, 0.5  # real seconds for which it is seen at most, and before the next turn


class TagWords:
    """One plate at a time: it is gone as the next turn begins, for which it is ``unread`` first."""

    def __init__(
        self, stage: Stage, panels: Sequence[HandPanel], items: Sequence[SeatItems],
        real: Callable[[float], float],
    ) -> None:  # fmt: skip
        self._stage, self._panels, self._items, self._real = stage, panels, items, real
        self._plate: Token | None = None
        self._left = 0  # steps until it is read

    @property
    def unread(self) -> bool:
        """Whether words have just come, or are about to."""
        return self._left > 0

    def tell(self, seat: Seat, words: str) -> None:
        """Write *words* at the tag of a seat, once its points are counted."""
        self._left = steps_in(self._real(READ))
        self._stage.run(self._tell(seat, words))

    def end(self) -> None:
        """Take the words away, if there are any."""
        self._left = 0
        if self._plate:
            self._stage.remove(self._plate)
            self._plate = None

    def _tell(self, seat: Seat, words: str) -> Script:
        while self._items[seat].is_counting:
            yield
        if not self._left:
            return  # the next turn has begun
        left = self._left
        self.end()
        plate = self._plate_at(self._panels[seat].places, words, theme.SEATS[seat].body)
        self._left, self._plate = left, plate
        self._stage.add(plate)
        for _ in range(steps_in(SHOWN)):
            yield
            if self._plate is not plate:
                return
            self._left = max(0, self._left - 1)
        self.end()  # at once: two texts would be seen through each other

    def _plate_at(self, places: SeatPlaces, words: str, rim: str) -> Token:
        """A plate below the tag of a seat, over all of its status but no name and no frog."""
        box, top = places.box.inset(-PLATE_OUT, 0), places.tag.bottom
        room = replace(box, y=top, h=places.box.bottom - top)
        return callout_token(self._stage, words, room.centre, rim, room, least=room.h)

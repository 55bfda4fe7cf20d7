"""Where on a table the things lie that hints, lessons and lists speak of."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from rules.core import Event, Seat
from scenes.table.climaxes.spotlight import box_of
from scenes.table.seats.seat_panel import SeatPanel
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

E = TypeVar("E", bound=Event)


class GamePlaces(Generic[E]):
    """What can be pointed at: the frog of each seat, and whatever a game adds."""

    def __init__(self, renderer: Renderer, panels: Sequence[SeatPanel]) -> None:
        self._renderer, self._panels = renderer, panels

    def hint_place(self, event: E, actor: Seat | None) -> Box | None:
        """What the hint about *event* frames: the frog of its *actor*."""
        return None if actor is None else self._box_of(self._panels[actor].frog.body)

    def hint_place_later(self, event: E, actor: Seat | None, before: Box | None) -> Box | None:
        """What that hint frames when it is read: what it was about *before* may have moved."""
        return self.hint_place(event, actor)

    def hint_stays(self, event: E) -> bool:
        """Whether what that hint is about stays as it is, whatever is chosen next."""
        return False

    def _box_of(self, *tokens: Token) -> Box | None:
        return box_of(self._renderer, tokens)

    def option_box(self, place: Hashable) -> Box | None:
        """Where the place of a `NamedOption` lies."""
        return None

    def called(self, name: str) -> Sequence[Token]:
        """The tokens of what a lesson calls *name*, as "frog 0", frog and tag of seat 0."""
        panel = self._panels[int(name.removeprefix("frog "))]
        return [panel.frog.body, panel.tag.board]

    def called_box(self, name: str) -> Box | None:
        """What is to be seen of all that a lesson calls *name*."""
        return self._box_of(*self.called(name))

    def called_boxes(self, name: str) -> Sequence[Box]:
        """What is to be seen of each of the tokens that a lesson calls *name*."""
        boxes = [box_of(self._renderer, (token,)) for token in self.called(name)]
        return [box for box in boxes if box]

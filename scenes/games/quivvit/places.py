"""Where on the table of Quivvit lies what can be pointed at."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence

from rules.core import Seat
from rules.quivvit import (
    CardCovered,
    CardRotated,
    CardsLinked,
    DieRolled,
    Event,
    Square,
    TurnBegan,
    View,
    card_value,
    linked_places,
    links,
)
from scenes.games.quivvit.card_face import PATCH
from scenes.games.quivvit.layout import QuivvitLayout, place_boxes
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.table.game_places import GamePlaces
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

TRYING = 2  # the last round whose turns begin with a hint how to try cards


class QuivvitPlaces(GamePlaces[Event]):
    """The places of these *tokens*; *view* tells what the room knows now."""

    def __init__(self, renderer: Renderer, tokens: QuivvitTokens, view: Callable[[], View]) -> None:
        super().__init__(renderer, tokens.panels)
        self._tokens, self._layout, self._view = tokens, tokens.layout, view

    def hint_place(self, event: Event, actor: Seat | None) -> Box | None:
        if isinstance(event, TurnBegan):
            return self._cost_place()
        if isinstance(event, CardsLinked):
            return None  # they are lit, and are gone before the hint is
        return _place_of(event, self._layout) or super().hint_place(event, actor)

    def _cost_place(self) -> Box | None:
        """A card that costs a point, if the hint at the beginning of a turn tells of it."""
        view = self._view()
        if view.turn.round <= TRYING:
            return None
        place = next(iter(cost_places(view)), None)
        return None if place is None else place_boxes(self._layout)[place]

    def option_box(self, place: Hashable) -> Box | None:
        return place_boxes(self._layout).get(place)

    def called(self, name: str) -> Sequence[Token]:
        kind, *numbers = name.split()
        if kind == "cards":
            return [self._tokens.grid.tokens[int(number)] for number in numbers]
        if kind == "pinwheel":
            return [self._tokens.first, *self._tokens.items[self._view().turn.first].pile]
        if kind == "deck":
            return self._tokens.deck.cards
        if kind == "pass":
            return [self._tokens.decline_button.token]
        return super().called(name)

    def called_box(self, name: str) -> Box | None:
        if not name.startswith("squares"):
            return super().called_box(name)
        slots, side = map(self._layout.square, self.touching(name)), PATCH * self._layout.card
        xs, ys = zip(*((slot.x, slot.y) for slot in slots), strict=True)
        wide, high = max(xs) - min(xs) + side, max(ys) - min(ys) + side
        return Box(min(xs) - side / 2, min(ys) - side / 2, wide, high)

    def touching(self, name: str) -> Sequence[Square]:
        """The squares of one colour in which the cards of two places that *name* tells touch."""
        place, other = map(int, name.split()[1:])
        found = links(self._view().board.grid, place)
        joined = next(each for each in found if other in linked_places([each]))
        return [square for square in joined.squares if square.place in (place, other)]


def _place_of(event: Event, layout: QuivvitLayout) -> Box | None:
    """The card or board that *event* is about, if it is about one."""
    match event:
        case CardRotated(place=place) | CardCovered(place=place):
            return place_boxes(layout)[place]
        case DieRolled():
            return layout.tray
        case _:
            return None


def cost_places(view: View) -> Collection[int]:
    """The places of the grid with cards that cost a point."""
    grid = enumerate(view.board.grid)
    return [place for place, card in grid if card and card_value(card.card) < 0]

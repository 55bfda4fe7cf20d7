"""Where on the table of Mosquito lies what can be pointed at."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rules.core import Seat
from rules.mosquito import (
    CardCovered,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    Event,
    LayoutLaid,
    Spot,
)
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.game_places import GamePlaces
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer
from sprites.stage.token import Token


class MosquitoPlaces(GamePlaces[Event]):
    """The places of these *tokens*."""

    def __init__(self, renderer: Renderer, tokens: MosquitoTokens) -> None:
        super().__init__(renderer, tokens.panels)
        self._tokens, self._rows = tokens, tokens.rows

    def hint_place(self, event: Event, actor: Seat | None) -> Box | None:
        return self._thing_of(event) or super().hint_place(event, actor)

    def hint_place_later(self, event: Event, actor: Seat | None, before: Box | None) -> Box | None:
        if isinstance(event, CardPlaced) and event.spot.level == 1:
            # Whose point it is: the card lies among others by now, and buttons before the frog.
            return self._box_of(*self._tokens.panels[event.seat].counted)
        return self.hint_place(event, actor)

    def _thing_of(self, event: Event) -> Box | None:
        """The pad or board that *event* is about, if it is about one."""
        match event:
            case LayoutLaid():
                return _fitting_pad(self._rows)
            case DealBegan():
                return self._tokens.layout.top_bar.side
            case CardPlaced(spot=spot) | CardCovered(spot=spot) | CardsExchanged(first=spot):
                return self._rows.box(spot)
            case _:
                return None

    def option_box(self, place: Hashable) -> Box | None:
        return self._rows.box(place) if isinstance(place, Spot) else None

    def called(self, name: str) -> Sequence[Token]:
        what, *numbers = name.split()
        match what:
            case "row":
                return [self._rows.tokens[Spot(int(number), 0)] for number in numbers]
            case "spot":
                return [self._rows.lying(Spot(*map(int, numbers)))]
            case "deck":
                piles = self._tokens.piles
                return [sheet for sheet in (*piles.sheets, piles.number) if sheet.visible]
            case "swaps":
                return [self._tokens.panels[int(numbers[0])].swaps_left]
            case "direct":
                return [self._tokens.panels[int(numbers[0])].clean]
            case _:
                return super().called(name)

    def called_boxes(self, name: str) -> Sequence[Box]:
        what, *numbers = name.split()
        if what == "row":
            spots = [Spot(int(number), 0) for number in numbers]
            return [self._rows.box(at) for at in spots if not self._rows.is_lit(at)]
        return super().called_boxes(name)


def _fitting_pad(rows: MosquitoRows) -> Box | None:
    """A pad that a suit fits."""
    fitting = fourths(rows.cards, rows.mixed)
    first = min((spot for spot, suits in fitting.items() if suits), default=None)
    return rows.box(first) if first else None

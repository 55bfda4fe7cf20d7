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
    Spot,
    Trio,
)
from scenes.games.mosquito.events.captions import is_round_an_end
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
        return self._thing_of(event)  # never a frog, which cards may lie before

    def hint_place_later(self, event: Event, actor: Seat | None, before: Box | None) -> Box | None:
        if isinstance(event, CardPlaced) and event.spot.level == 1:
            # Whose point it is: the card lies among others by now, and buttons before the frog.
            return self._box_of(*self._tokens.panels[event.seat].counted)
        # The cards that were swapped or covered may lie elsewhere by now.
        is_gone = isinstance(event, CardsExchanged | CardCovered)
        return None if is_gone else self.hint_place(event, actor)

    def hint_stays(self, event: Event) -> bool:
        match event:
            case CardPlaced(by=by):  # the end of the ring, whichever cards lie there
                return is_round_an_end(by, self._tokens.layout.columns)
            case _:
                return False

    def _thing_of(self, event: Event) -> Box | None:
        """The pad or board that *event* is about, if it is about one."""
        match event:
            case DealBegan():
                return self._tokens.layout.top_bar.side
            case CardPlaced(by=by) if is_round_an_end(by, self._tokens.layout.columns):
                return self._end_of_ring(by)
            case CardPlaced(spot=spot) | CardCovered(spot=spot) | CardsExchanged(first=spot):
                return self._rows.box(spot)
            case _:
                return None

    def _end_of_ring(self, by: Trio) -> Box:
        """The two cards of the ring where three go round an end."""
        columns = self._tokens.layout.columns
        number = columns if any(spot.number == columns for spot in by) else 1
        upper = self._rows.box(Spot(number, 0))
        lower = self._rows.box(Spot(2 * columns + 1 - number, 0))
        return Box(upper.x, upper.y, upper.w, lower.bottom - upper.y)

    def option_box(self, place: Hashable) -> Box | None:
        return self._rows.box(place) if isinstance(place, Spot) else None

    def called(self, name: str) -> Sequence[Token]:
        what, *numbers = name.split()
        match what:
            case "row" | "placed":
                level = int(what == "placed")
                return [self._rows.tokens[Spot(int(number), level)] for number in numbers]
            case "tokens":
                return [self._tokens.panels[int(numbers[0])].swaps_left]
            case "spot":
                return [self._rows.lying(Spot(*map(int, numbers)))]
            case "direct":
                panel = self._tokens.panels[int(numbers[0])]
                return [panel.clean, panel.tag.board]  # beside points, which come first
            case _:
                return super().called(name)

    def called_box(self, name: str) -> Box | None:
        match name.split():
            case ["spot", number, level]:
                return self._rows.box(Spot(int(number), int(level)))
            case ["placed", first, *_, last]:
                one, other = (self._rows.box(Spot(int(number), 1)) for number in (first, last))
                return Box(one.x, one.y, other.right - one.x, one.h)
            case _:
                return super().called_box(name)

    def called_boxes(self, name: str) -> Sequence[Box]:
        what, *numbers = name.split()
        if what == "row":
            spots = [Spot(int(number), 0) for number in numbers]
            return [self._rows.box(at) for at in spots if not self._rows.is_lit(at)]
        return super().called_boxes(name)

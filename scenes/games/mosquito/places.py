"""Where on the table of Mosquito lies what can be pointed at."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rules.core import Seat
from rules.mosquito import (
    ActionKind,
    Card,
    CardCovered,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    Event,
    LayoutLaid,
    Spot,
    Trio,
    TurnBegan,
    beside,
)
from scenes.games.mosquito.components.pond.fitting_suits import open_trios
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from scenes.games.mosquito.events.captions import is_plain_swap, is_round_an_end
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
        self._opened: set[Event] = set()  # an outermost pad, when the hint was given

    def hint_place(self, event: Event, actor: Seat | None) -> Box | None:
        if isinstance(event, CardPlaced) and opens_outermost(self._rows, event.spot):
            self._opened.add(event)
        return self._thing_of(event)  # never a frog, which cards may lie before

    def hint_place_later(self, event: Event, actor: Seat | None, before: Box | None) -> Box | None:
        match event:
            case CardPlaced(spot=spot) if (
                spot.level > 1 or event in self._opened or opens_outermost(self._rows, spot)
            ):
                return self._of_three(outermost_three(self._rows))
            case CardPlaced() if not self.hint_stays(event):
                # Whose point it is: the card lies among others by now, buttons before the frog.
                return self._box_of(*self._tokens.panels[event.seat].counted)
            case CardsExchanged() if is_plain_swap(event) and (swap := self._swap_button):
                return self._box_of(swap)
            case CardsExchanged(first=first, second=second, card=card, other=other):
                return self._lying((second, card), (first, other))
            case CardCovered(spot=spot, card=card):
                return self._lying((spot, card))
            case _:
                return self.hint_place(event, actor)

    @property
    def _swap_button(self) -> Token | None:
        return self._tokens.buttons.tokens.get(ActionKind.EXCHANGE)

    def _lying(self, *moved: tuple[Spot, Card]) -> Box | None:
        """The outermost of the *moved* cards that still lie where they came to, if any do."""
        cards = self._rows.cards
        here = [at for at, card in moved if cards[at.number - 1][at.level :][:1] == (card,)]
        return self._rows.box(max(here, key=lambda at: at.level)) if here else None

    def hint_stays(self, event: Event) -> bool:
        match event:
            case CardPlaced(by=by):  # the end of the ring, whichever cards lie there
                return is_round_an_end(by, self._tokens.layout.columns)
            case TurnBegan():
                return True
            case _:
                return False

    def _thing_of(self, event: Event) -> Box | None:
        """The pad or board that *event* is about, if it is about one."""
        match event:
            case DealBegan():
                return self._tokens.layout.top_bar.side
            case CardDrawn(seat) if saves_tokens(self._tokens, seat):
                return self._box_of(self._tokens.panels[seat].swaps_left)
            case CardDrawn():
                return self._box_of(self._tokens.piles.place, self._tokens.piles.number)
            case CardPlaced(by=by) if is_round_an_end(by, self._tokens.layout.columns):
                return self._end_of_ring(by)
            case TurnBegan():
                return self._end_of_ring(three_round_an_end(self._rows) or ())
            case LayoutLaid():
                return self._some_open_pad
            case CardPlaced(spot=spot) | CardCovered(spot=spot) | CardsExchanged(first=spot):
                return self._rows.box(spot)
            case _:
                return None

    @property
    def _some_open_pad(self) -> Box | None:
        """A pad that is open with the three cards beside it, in one row if there is one."""
        return self._of_three(_three_in_a_row(self._rows, level=0))

    def _of_three(self, by: Trio | None) -> Box | None:
        """The three cards of *by*, and the pad beside them."""
        if by is None:
            return None
        boxes = [self._rows.box(at) for at in (*by, beside(self._rows.cards, by))]
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        return Box(x, y, right - x, bottom - y)

    def _end_of_ring(self, by: Sequence[Spot]) -> Box:
        """The two cards of the ring where three go round an end, or those at its first end."""
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
            case "row":
                return [self._rows.tokens[Spot(int(number), 0)] for number in numbers]
            case "tokens":
                return [self._tokens.panels[int(numbers[0])].swaps_left]
            case "direct":
                return [self._tokens.panels[int(numbers[0])].clean]
            case "head":
                return [self._rows.lights.flies[Spot(*map(int, numbers))]]
            case "spot":
                return [self._rows.lying(Spot(*map(int, numbers)))]
            case _:
                return super().called(name)

    def called_box(self, name: str) -> Box | None:
        boxes = self.called_boxes(name)
        return boxes[0] if len(boxes) == 1 else super().called_box(name)

    def called_boxes(self, name: str) -> Sequence[Box]:
        match name.split():  # as far as no other card covers it
            case ["spot", number, level]:
                return [self._rows.box(Spot(int(number), int(level)))]
            case ["row", *numbers]:
                return [self._rows.box(Spot(int(number), 0)) for number in numbers]
            case _:
                return super().called_boxes(name)


def _three_in_a_row(rows: MosquitoRows, level: int) -> Trio | None:
    """Three cards of a *level* that have a pad open and lie in one row, if any do."""
    of_level, columns = open_trios(rows.cards, level), rows.layout.columns
    return next((by for by in of_level if not is_round_an_end(by, columns)), None)


def outermost_three(rows: MosquitoRows) -> Trio | None:
    """Three placed cards that have an outermost pad open and lie in one row, if any do."""
    return _three_in_a_row(rows, level=1)


def opens_outermost(rows: MosquitoRows, spot: Spot) -> bool:
    """Whether the card on *spot* is one of three placed ones that have an outermost pad open."""
    three = outermost_three(rows)
    return three is not None and spot in three


def three_round_an_end(rows: MosquitoRows) -> Trio | None:
    """Three cards of the ring that have a pad open and lie in both rows, if any do."""
    of_ring, columns = open_trios(rows.cards, level=0), rows.layout.columns
    return next((by for by in of_ring if is_round_an_end(by, columns)), None)


def saves_tokens(tokens: MosquitoTokens, seat: Seat) -> bool:
    """Whether *seat* still has every token, late in a deal."""
    panel = tokens.panels[seat]
    return tokens.meter.is_late and panel.helpers > 0 and panel.left == panel.helpers

"""Where on the table a hint points."""

from __future__ import annotations

from rules.mosquito import CardCovered, CardPlaced, CardsExchanged, DealBegan, Event, LayoutLaid
from scenes.games.mosquito.components.fitting_suits import fourths
from scenes.games.mosquito.components.rows import MosquitoRows
from sprites.pictures.geometry import Box, Point


def hint_place(event: Event, rows: MosquitoRows, side: Box) -> Point | None:
    """What the hint about *event* points at in the *rows* or on the board at the *side*."""
    match event:
        case LayoutLaid():
            return _fitting_pad(rows)
        case DealBegan():
            return side.centre[0], side.bottom
        case CardPlaced(spot=spot) | CardCovered(spot=spot) | CardsExchanged(first=spot):
            return rows.box(spot).centre
        case _:
            return None


def _fitting_pad(rows: MosquitoRows) -> Point | None:
    """The middle of a pad that a suit fits."""
    fitting = fourths(rows.cards, rows.mixed)
    first = min((spot for spot, suits in fitting.items() if suits), default=None)
    return rows.box(first).centre if first else None

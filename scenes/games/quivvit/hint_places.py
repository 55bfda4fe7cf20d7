"""What hints at the table of Quivvit point at."""

from __future__ import annotations

from rules.quivvit import (
    CardCovered,
    CardRotated,
    CardsLinked,
    CardsTaken,
    DieRolled,
    Event,
    RoundBegan,
    View,
    card_value,
)
from scenes.games.quivvit.layout import QuivvitLayout
from sprites.pictures.geometry import Point


def hint_place(event: Event, layout: QuivvitLayout) -> Point | None:
    """The place on the table that the hint about *event* points at, if there is one."""
    match event:
        case CardRotated(place=place) | CardCovered(place=place):
            slot = layout.places[place]
        case CardsLinked((link, *_)):
            slot = layout.square(link.squares[0])
        case CardsTaken(cards=((place, _), *_)):
            slot = layout.places[place]
        case DieRolled() if layout.tray:
            return layout.tray.centre
        case RoundBegan():
            return layout.top_bar.side.centre[0], layout.top_bar.side.bottom
        case _:
            return None
    return slot.x, slot.y


def cost_place(view: View) -> int | None:
    """The first place of the grid with a card that costs a point."""
    grid = enumerate(view.board.grid)
    return next((place for place, card in grid if card and card_value(card.card) < 0), None)

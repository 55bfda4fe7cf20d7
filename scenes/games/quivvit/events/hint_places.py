"""What the hints about Quivvit's events point at."""

from __future__ import annotations

from rules.quivvit import (
    CardCovered,
    CardRotated,
    CardsLinked,
    CardsTaken,
    DieRolled,
    Event,
    RoundBegan,
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

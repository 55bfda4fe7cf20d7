"""What each hint points at."""

from __future__ import annotations

from rules.quabble import (
    CardClaimed,
    CardOffered,
    CardRefused,
    CardShared,
    CardSnatched,
    DirectionTurned,
    Event,
    PowerScored,
)
from scenes.games.quabble.components.treasury import TORN
from scenes.games.quabble.tokens import QuabbleTokens
from sprites.pictures.geometry import Point

OFFER_LOW = 0.3  # how far below the middle of a card on offer, of its height
WAY = 0.35  # of the width of the side board: where the direction of play is shown


def hint_place(tokens: QuabbleTokens, event: Event) -> Point | None:
    """The card or the sign that *event* is about, if it is about one."""
    kinds, layout = tokens.open_cards.house_set.kinds, tokens.layout
    match event:
        case CardOffered(seat):
            box = tokens.gaps.box(layout.places(seat)[0])
            return box.centre[0], box.centre[1] + OFFER_LOW * box.h
        case CardShared(seat):
            return tokens.panels[seat].treasury.box(TORN).centre
        case CardClaimed(seat, card) | CardSnatched(seat, _, card) | PowerScored(seat, card):
            return tokens.panels[seat].treasury.box(kinds[card]).centre
        case CardRefused(card):
            return tokens.king.treasury.box(kinds[card]).centre
        case DirectionTurned():
            side = layout.top_bar.side
            return side.x + WAY * side.w, side.bottom
        case _:
            return None

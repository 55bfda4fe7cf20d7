"""What each hint points at."""

from __future__ import annotations

from rules.quabble import (
    CardClaimed,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    DirectionTurned,
    Event,
    NothingSlain,
    PowerScored,
    SushiFeasted,
)
from scenes.games.quabble.components.treasury import TornKind
from scenes.games.quabble.tokens import QuabbleTokens
from sprites.pictures.geometry import Box

WAY = 0.53  # of the width of the side board: there the order of offering is shown


def hint_place(tokens: QuabbleTokens, event: Event) -> Box | None:
    """The card or the sign that *event* is about, if it is about one."""
    kinds, layout = tokens.open_cards.house_set.kinds, tokens.layout
    match event:
        case CardOffered(seat):
            return tokens.gaps.box(layout.places(seat)[0])
        case CardShared(seat, card):
            return tokens.panels[seat].treasury.box(TornKind(kinds[card]))
        case CardClaimed(seat, card) | CardSnatched(seat, _, card) | PowerScored(seat, card):
            return tokens.panels[seat].treasury.box(kinds[card])
        case CardSlain(_, _, target, victim):
            return tokens.panels[victim].treasury.box(kinds[target])
        case CardRefused(card):
            return tokens.king.treasury.box(kinds[card])
        case DirectionTurned():
            side = layout.top_bar.side
            return Box(side.x, side.y, WAY * side.w, side.h)
        case NothingSlain(seat) | SushiFeasted(seat):
            return tokens.panels[seat].places.cards
        case _:
            return None

"""Where on the table of Quabble lies what can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quabble import (
    CardClaimed,
    CardDrawn,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    DirectionTurned,
    Event,
    NothingSlain,
    PowerScored,
    RoundBegan,
    SushiFeasted,
)
from scenes.games.quabble.components.claims.claim_band import SIDES
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.table.climaxes.spotlight import box_of
from scenes.table.game_places import GamePlaces
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer
from sprites.stage.token import Token


class QuabblePlaces(GamePlaces[Event]):
    """The places of these *tokens*."""

    def __init__(self, renderer: Renderer, tokens: QuabbleTokens) -> None:
        super().__init__(renderer, tokens.panels)
        self._renderer, self._tokens = renderer, tokens

    def hint_place(self, event: Event, actor: Seat | None) -> Box | None:
        tokens = self._tokens
        kinds, layout = tokens.open_cards.house_set.kinds, tokens.layout
        match event:
            case CardOffered(giver):
                return tokens.gaps.box(layout.places(giver)[0])
            case CardShared(seat) | CardClaimed(seat):  # where it lies from now on
                return tokens.panels[seat].places.cards
            case CardDrawn():
                shown = [panel.score.cards for panel in tokens.panels if panel.score.cards.visible]
                return box_of(self._renderer, shown[:1])
            case CardRefused():
                return layout.hoard
            case CardSnatched(seat, _, card) | PowerScored(seat, card):
                return tokens.panels[seat].treasury.box(kinds[card])
            case CardSlain(_, _, target, victim):
                return tokens.panels[victim].treasury.box(kinds[target])
            case DirectionTurned() | RoundBegan():
                return box_of(self._renderer, tokens.order.cards)
            case NothingSlain(seat) | SushiFeasted(seat):
                return tokens.panels[seat].places.cards
            case _:
                return None

    def called(self, name: str) -> Sequence[Token]:
        tokens, (what, *numbers) = self._tokens, name.split()
        match what, [Seat(int(number)) for number in numbers]:
            case "hoard", []:
                cells = tokens.king.treasury.cells.values()
                return [cell for cell in cells if cell.visible]
            case "offer", [giver, beside]:
                return [tokens.nearest_offer(giver, beside)]
            case "mat", [giver]:
                return [tokens.gaps.mats.tokens[False][tokens.layout.places(giver)[0]]]
            case "seat", [seat]:
                panel = tokens.panels[seat]
                return [panel.score.number, panel.frog.body, panel.tag.board]
            case "hand", [place]:
                return [tokens.gaps.hand.cards[place]]
            case "price", [place]:
                return [tokens.gaps.hand.price(place)]
            case "promise", [seat, side]:
                return tokens.panels[seat].band.wings[SIDES[side]]
            case "torn", [seat]:
                return tokens.panels[seat].treasury.torn_cells
        return super().called(name)

"""Where on the table of Quibbit lies what can be pointed at."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence

from rules.core import Seat
from rules.quibbit import (
    CardLost,
    CardReturned,
    CrownPassed,
    Event,
    Frog,
    FrogLeapt,
    PicksRevealed,
    RoundBegan,
    View,
)
from scenes.games.quibbit.choosing.preview import QuibbitPreview
from scenes.games.quibbit.layout import tile_boxes
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.table.game_places import GamePlaces
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer
from sprites.stage.token import Token


class QuibbitPlaces(GamePlaces[Event]):
    """The places of these *tokens* and *previews*; *view* tells what the room knows now."""

    def __init__(
        self, renderer: Renderer, tokens: QuibbitTokens, previews: Sequence[QuibbitPreview],
        view: Callable[[], View],
    ) -> None:  # fmt: skip
        super().__init__(renderer, tokens.panels)
        self._tokens, self._previews, self._view = tokens, previews, view

    def hint_place(self, event: Event, actor: Seat | None) -> Box | None:
        match event:
            case CrownPassed():
                crown = self._view().board.crown  # it may have been passed on
                return None if crown is None else self._box_of(*self._sitting([crown]))
            case RoundBegan() | PicksRevealed() | FrogLeapt() | CardReturned() | CardLost():
                return None  # it speaks of all that is marked, or of any card
            case _:
                return super().hint_place(event, actor)

    def _sitting(self, frogs: Collection[Frog]) -> Sequence[Token]:
        """The *frogs*, and the sign at one that is the rear frog: no bulb of a hint covers it."""
        ring = self._tokens.ring
        sign = [ring.rear.token] if ring.rear.frog in frogs and ring.rear.boxes else []
        return [*(ring.frogs[frog] for frog in frogs), *sign]

    def option_box(self, place: Hashable) -> Box | None:
        if not isinstance(place, int):
            return None
        return tile_boxes(self._tokens.layout, self._view().board)[place]

    def called(self, name: str) -> Sequence[Token]:
        ring, cards = self._tokens.ring, self._tokens.cards.tokens
        what, *numbers = name.split()
        match what, list(map(int, numbers)):
            case "racer", [frog]:
                at = self._view().board.at()[Frog(frog)]
                return [ring.frogs[frog], ring.tiles[at % ring.size]]
            case "meter", []:
                return [self._tokens.meter.ground]
            case "legend", []:
                return self._tokens.legend.tokens
            case "card", [seat, card]:
                return [cards[Frog(seat), card]]
            case "forecast", [seat]:
                return self._previews[seat].tokens
            case "ends", [seat]:
                return self._previews[seat].other_ends.tokens
            case "hand", [seat]:
                return [cards[Frog(seat), card] for card in self._view().board.hands[seat]]
        return super().called(name)

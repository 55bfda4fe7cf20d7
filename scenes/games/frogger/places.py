"""Where on the table of Frogger lies what can be pointed at."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rules.core import Seat
from rules.frogger import (
    Event,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    MarketDealt,
    Path,
    TurnBegan,
)
from scenes.games.frogger.layout import space_boxes
from scenes.games.frogger.tokens import FroggerTokens
from scenes.table.captions.hint_slip import HintPlace
from scenes.table.game_places import GamePlaces
from sprites.pictures.geometry import Box
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HINT_BESIDE = 20.0  # from the moves that a hint points at


class FroggerPlaces(GamePlaces[Event]):
    """The places of these *tokens* on the *stage*, in a game on that *path*."""

    def __init__(self, stage: Stage, tokens: FroggerTokens, path: Path) -> None:
        super().__init__(stage.renderer, tokens.panels)
        self._stage, self._tokens, self._path = stage, tokens, path

    def hint_place(self, event: Event, actor: Seat | None) -> HintPlace | None:
        match event:
            case FrogAdvanced(frog) | FrogRetreated(frog) | FrogSwept(frog) | FrogBitten(frog):
                frog_at = self._tokens.path.frogs[frog].pose
                return frog_at.x, frog_at.y
            case TurnBegan():
                moves = self._tokens.layout.moves
                return moves.x - HINT_BESIDE, moves.centre[1]
            case MarketDealt():
                slot = self._tokens.layout.market_slot(0)
                return slot.x, slot.y
            case _:
                return super().hint_place(event, actor)

    def option_box(self, place: Hashable) -> Box | None:
        return space_boxes(self._tokens.layout, self._path).get(place)

    def called(self, name: str) -> Sequence[Token]:
        match name.split():
            case ["racer", frog]:
                return [self._tokens.path.frogs[int(frog)]]
            case ["hand", seat]:
                return self._tokens.cards.hands[int(seat)]
            case ["haven" | "market-board"]:
                return [token for token in self._stage.tokens if token.name == name]
        return super().called(name)

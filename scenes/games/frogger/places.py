"""Where on the table of Frogger lies what can be pointed at."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rules.core import Seat
from rules.decktet import Rank, Suit
from rules.frogger import (
    EXCUSE,
    SWEEPING,
    CardTaken,
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
from scenes.table.game_places import GamePlaces
from sprites.pictures.geometry import Box
from sprites.stage.stage import Stage
from sprites.stage.token import Token


class FroggerPlaces(GamePlaces[Event]):
    """The places of these *tokens* on the *stage*, in a game on that *path*."""

    def __init__(self, stage: Stage, tokens: FroggerTokens, path: Path) -> None:
        super().__init__(stage.renderer, tokens.panels)
        self._stage, self._tokens, self._path = stage, tokens, path
        self._told_of: dict[Event, Suit | None] = {}  # the suit whose flag its hint is about

    def hint_place(self, event: Event, actor: Seat | None) -> Box | None:
        self._told_of[event] = self._suit_of_flag(event)
        return self._place_of(event, actor)

    def _place_of(self, event: Event, actor: Seat | None) -> Box | None:
        """What a hint frames, as the table is by now."""
        suit = self._told_of.get(event)
        if suit is not None:
            flag = self._tokens.path.last_flags.flags[suit]
            return self._box_of(flag) if flag.visible else None
        match event:
            case FrogAdvanced(card=card) if card.rank is Rank.COURT and event.end < self._path.home:
                return self._box_of(*self._tokens.cards.discarded[-1:])
            case FrogBitten(start=space) if space in self._tokens.path.crocodile_spaces:
                return self._box_of(self._tokens.path.crocodile_on(space))
            case FrogRetreated() if self._is_about_cards(event):
                return self._box_of(*self.called("market-board"))
            case FrogAdvanced(frog) | FrogRetreated(frog) | FrogSwept(frog) | FrogBitten(frog):
                return self._box_of(self._tokens.path.frogs[frog])
            case TurnBegan() if self._tokens.meter.foretells:
                return self._tokens.layout.top_bar.side
            case TurnBegan() if self._tokens.tray.counts_moves:
                return self._tokens.layout.foot.moves
            case CardTaken(seat, card) if card.rank in SWEEPING:
                return self._box_of(*self._tokens.cards.open_card(seat, card))
            case CardTaken(seat) if self._tokens.cards.lies_small(seat):
                return self._box_of(*self._tokens.cards.hands[seat])
            case MarketDealt() if self._tokens.cards.none_left:
                return self._box_of(*self.called("deck-board"))
            case MarketDealt() | CardTaken():
                return self._box_of(*self.called("market-board"))
            case _:
                return super().hint_place(event, actor)

    def _is_about_cards(self, event: FrogRetreated) -> bool:
        """Whether the hint about a hop back tells what one gets for that, not how far it goes."""
        numbers = self._path.numbers
        return event.end != EXCUSE and numbers[event.start] - numbers[event.end] <= 1

    def _suit_of_flag(self, event: Event) -> Suit | None:
        """The suit whose flag tells why *event* led home, or that it took the last space."""
        match event:
            case FrogAdvanced(suit=suit, end=end) if end == self._path.home:
                return suit
            case FrogAdvanced(start=start, end=end) | FrogRetreated(start=start, end=end):
                takes_last = self._tokens.path.takes_last(start, end)
                return self._path.suits[end] if takes_last else None
            case _:
                return None

    def hint_place_later(self, event: Event, actor: Seat | None, before: Box | None) -> Box | None:
        place = self._place_of(event, actor)  # about the same flag as before
        is_back = isinstance(event, FrogSwept) or (
            isinstance(event, FrogRetreated) and event.end == EXCUSE
        )
        if is_back and place is not None:
            return place if self._tokens.layout.pond.overlaps(place) else None  # it has left again
        return None if self._has_left(event) else place

    def _has_left(self, event: Event) -> bool:
        """Whether the hint about *event* frames a frog that is no longer where that took it."""
        if self._told_of.get(event) is not None:
            return False
        match event:
            case FrogAdvanced(card=card) if card.rank is Rank.COURT:
                return False
            case FrogRetreated() if self._is_about_cards(event):
                return False
            case FrogAdvanced(frog, end=end) | FrogRetreated(frog, end=end):
                return self._tokens.path.where[frog] != end
            case _:
                return False

    def option_box(self, place: Hashable) -> Box | None:
        return space_boxes(self._tokens.layout, self._path).get(place)

    def called(self, name: str) -> Sequence[Token]:
        match name.split():
            case ["racer", frog]:
                return [self._tokens.path.frogs[int(frog)]]
            case ["hand", seat]:
                return self._tokens.cards.hands[int(seat)]
            case ["newest", seat]:
                return self._tokens.cards.hands[int(seat)][-1:]
            case ["moves"]:
                return [self._tokens.tray.moves]
            case ["flag", suit]:
                return [self._tokens.path.last_flags.flags[Suit[suit.upper()]]]
            case ["haven" | "market-board" | "deck-board"]:
                return [token for token in self._stage.tokens if token.name == name]
        return super().called(name)

"""Where on the table of Quabble lies what can be pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Seat
from rules.quabble import (
    IMMEDIATE,
    CardClaimed,
    CardDrawn,
    CardKind,
    CardOffered,
    CardRefused,
    CardShared,
    CardSnatched,
    DirectionTurned,
    Event,
    RoundBegan,
)
from scenes.games.quabble.components.claims.claim_band import SIDES
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.table.climaxes.spotlight import box_of
from scenes.table.game_places import GamePlaces
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

SPECIAL = {
    "slayer": {CardKind.DEATHSLAYER},
    "sushi": {CardKind.CURSED_SUSHI},
    "turned": {CardKind.MISDIRECTION},
    "powers_triggered": set(IMMEDIATE),
}  # the kinds that a hint is about
FRAME = 14.0  # of a height: the frame of a hint keeps off what is told over a Treasury or a card


class QuabblePlaces(GamePlaces[Event]):
    """The places of these *tokens*; *topic* tells what the hint for an event is about."""

    def __init__(
        self, renderer: Renderer, tokens: QuabbleTokens, topic: Callable[[Event], str]
    ) -> None:
        super().__init__(renderer, tokens.panels)
        self._renderer, self._tokens, self._topic = renderer, tokens, topic
        self._topics: dict[Event, str] = {}  # of hints that were given

    def hint_place(self, event: Event, actor: Seat | None) -> Box | None:
        tokens = self._tokens
        kinds, layout = tokens.open_cards.house_set.kinds, tokens.layout
        match event:
            case CardOffered(giver):
                self._topics[event] = self._topic(event)
                return self._offered(giver, self._topics[event])
            case CardShared(seat) | CardClaimed(seat):  # where it lies from now on
                return tokens.panels[seat].places.cards.inset(0, FRAME)
            case CardDrawn():
                tied = [tokens.panels[seat].score.pennant for seat in tokens.open_cards.tied]
                return box_of(self._renderer, tied)
            case CardRefused():
                return layout.hoard
            case CardSnatched(seat, _, card):
                return tokens.panels[seat].treasury.box(kinds[card])
            case RoundBegan():
                self._topics[event] = self._topic(event)
                return self._of_round(self._topics[event])
            case DirectionTurned():
                return self._first
            case _:
                return None

    def hint_place_later(self, event: Event, actor: Seat | None, before: Box | None) -> Box | None:
        if isinstance(event, RoundBegan):
            return self._of_round(self._topics[event])
        if isinstance(event, CardOffered):  # it lies elsewhere once all are on offer
            return self._offered(event.seat, self._topics[event])
        return super().hint_place_later(event, actor, before)

    def _offered(self, giver: Seat, topic: str) -> Box | None:
        """Where the card on offer lies that a hint is about, or who offers first."""
        tokens, kinds = self._tokens, self._tokens.open_cards.house_set.kinds
        if topic == "began":
            return self._first
        special = SPECIAL.get(topic, set())
        offers = tokens.gaps.offers.items()
        about = (seat for seat, offer in offers if kinds[offer[0].card] in special)
        box = tokens.gaps.box(tokens.layout.places(next(about, giver))[0])
        return box.inset(0, FRAME) if tokens.gaps.have_words else box

    def _of_round(self, topic: str) -> Box | None:
        """What the hint of a *topic* is about that comes as a round begins."""
        if topic != "hands":
            return self._first
        return self._tokens.layout.tray if self._tokens.gaps.hand.known else None

    @property
    def _first(self) -> Box | None:
        """The number beside the name of who offers first."""
        return box_of(self._renderer, self._tokens.order.cards[:1])

    def called(self, name: str) -> Sequence[Token]:
        tokens, (what, *numbers) = self._tokens, name.split()
        match what, [Seat(int(number)) for number in numbers]:
            case "order", []:
                return tokens.order.cards[:1]
            case "hoard", []:
                cells = tokens.king.treasury.cells.values()
                return [cell for cell in cells if cell.visible]
            case "offer", [giver, beside]:
                return [tokens.nearest_offer(giver, beside)]
            case "mat", [giver, beside]:
                mats = tokens.gaps.mats.tokens[False]
                places = [mats[gap] for gap in tokens.layout.places(giver)]
                return [min(places, key=tokens.panels[beside].away_from)]
            case "seat", [seat]:
                panel = tokens.panels[seat]
                return [panel.score.number, panel.frog.body, panel.tag.board]
            case "hand", [place]:
                return [tokens.gaps.hand.cards[place]]
            case "promise", [seat, side]:
                return tokens.panels[seat].band.over(SIDES[side])
            case "torn", [seat]:
                return tokens.panels[seat].treasury.torn_cells
        return super().called(name)

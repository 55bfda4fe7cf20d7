"""How cards come from the deck into hands."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble import Card
from scenes.core.script import Script, dealt
from scenes.games.quabble.cards import back
from scenes.games.quabble.tokens import QuabbleTokens
from sounds.bank import Sound
from sprites.motion.motions import arc
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

DEAL, DRAWN = 0.36, 0.28


class HandsAnimator:
    """Deals and draws cards at one table."""

    def __init__(self, tokens: QuabbleTokens) -> None:
        self._tokens = tokens

    def deal(self) -> Script:
        """All hands fly out of the deck."""
        hands = self._tokens.open_cards.hands
        most = max(map(len, hands))
        seats = self._tokens.open_cards.seats
        for seat in seats:
            self._tokens.show_hand(Seat(seat), ())
        places = [(seat, i) for i in range(most) for seat in seats if i < len(hands[seat])]
        cards = [self._dealt(Seat(seat), i, most) for seat, i in places]
        yield from dealt(cards, self._tokens.exactly)
        for seat in seats:
            self._tokens.show_hand(Seat(seat), hands[seat])

    def _dealt(self, seat: Seat, place: int, count: int) -> Script:
        slot, wide = self._tokens.in_hand(seat, place, count)
        self._tokens.sounds(Sound.CARD_DEAL, slot.x)
        token = self._from_deck(wide)
        yield from arc(token, Pose(slot.x, slot.y), DEAL, 60)
        self._tokens.particles.burst("puff", slot.x, slot.y, 3)
        self._tokens.stage.remove(token)
        self._tokens.show_hand(seat, self._tokens.open_cards.hands[seat][: place + 1])

    def draw(self, seat: Seat, card: Card | None) -> Script:
        """A card flies from the deck to a hand."""
        open_cards = self._tokens.open_cards
        open_cards.draw(seat, card)
        self._tokens.top_bar.count(open_cards.deck)
        count = len(open_cards.hands[seat])
        slot, wide = self._tokens.in_hand(seat, count - 1, count)
        self._tokens.sounds(Sound.CARD_DEAL, slot.x)
        token = self._from_deck(wide)
        yield from arc(token, Pose(slot.x, slot.y), DRAWN, 40)
        self._tokens.stage.remove(token)
        self._tokens.show_hand(seat, open_cards.hands[seat])

    def _from_deck(self, width: float) -> Token:
        return self._tokens.add_flying(back(width), self._tokens.top_bar.deck)

"""The hands in the frogs' paws: open where everybody may look, else backs that tell nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from rules.mosquito import Card, Rank
from scenes.core.script import Script, together
from scenes.games.mosquito.cards import back, face
from scenes.games.mosquito.components.panel import HELD, HIDDEN, MosquitoPanel
from sprites.motion.motions import glide
from sprites.pictures.geometry import Slot
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 310.0
CLOSING = 0.22  # seconds to close a gap
Hand = tuple[Card | None, ...]


class MosquitoHands:
    """Tokens of all hands, the lowest card of the lowest suit first; an unknown card is ``None``.

    A hidden hand gives away its last card and takes new ones at its end, whatever they are.
    """

    def __init__(
        self, stage: Stage, panels: Sequence[MosquitoPanel], card: float, hands: Sequence[Hand]
    ) -> None:
        self._stage, self._panels, self.card = stage, panels, card
        self.held: list[list[tuple[Card | None, Token]]] = [[] for _ in panels]
        for seat, hand in enumerate(hands):
            self.show(Seat(seat), hand)

    def show(self, seat: Seat, hand: Hand) -> None:
        """Lay a seat's whole hand out anew."""
        self._stage.remove(*(token for _, token in self.held[seat]))
        self.held[seat] = [(card, self._token(card)) for card in sorted(hand, key=_order)]
        self.settle(seat)

    def hide(self, seat: Seat) -> None:
        """Turn a hand face down; where its cards lie tells nothing either."""
        self.show(seat, (None,) * len(self.held[seat]))

    def settle(self, seat: Seat) -> None:
        """Put all cards of a seat where they belong, at once."""
        for i, (_, token) in enumerate(self.held[seat]):
            token.pose, token.z = self.pose(seat, i), Z + i

    def pose(self, seat: Seat, place: int) -> Pose:
        """How a card is held at rest."""
        held = self.held[seat]
        return self.held_at(seat, place, len(held), known=any(card for card, _ in held))

    def held_at(self, seat: Seat, place: int, count: int, *, known: bool) -> Pose:
        """How one of *count* cards is held, which everybody may look at if they are *known*."""
        slots, wide = self._panels[seat].hand(count, HELD if known else HIDDEN)
        return self.at(slots[place], wide)

    def at(self, slot: Slot, wide: float) -> Pose:
        """How a card lies on a slot, *wide* wide."""
        scale = wide / self.card
        return Pose(slot.x, slot.y, slot.angle, scale, scale)

    def add(self, seat: Seat, card: Card | None, token: Token) -> None:
        """A card joins a hand; it is for the caller to bring it there."""
        self.held[seat].append((card, token))
        self.sort(seat)

    def sort(self, seat: Seat) -> None:
        """Bring a hand into its order, without moving a card."""
        self.held[seat].sort(key=lambda entry: _order(entry[0]))
        for i, (_, held) in enumerate(self.held[seat]):
            held.z = Z + i

    def take(self, seat: Seat, card: Card) -> Token:
        """A card leaves a hand; of a hidden one the last back, whichever card it is."""
        held = self.held[seat]
        entry = next((entry for entry in held if entry[0] is card), held[-1])
        held.remove(entry)
        return entry[1]

    def close_gaps(self, seat: Seat) -> Script:
        """All cards of a seat glide to where they belong."""
        moves = []
        for i, (_, token) in enumerate(self.held[seat]):
            token.z = Z + i
            if token.pose != self.pose(seat, i):
                moves.append(glide(token, self.pose(seat, i), CLOSING))
        yield from together(*moves)

    def clear(self) -> list[Token]:
        """All hands are given back; their tokens stay on the stage."""
        tokens = [token for hand in self.held for _, token in hand]
        self.held = [[] for _ in self._panels]
        return tokens

    def _token(self, card: Card | None) -> Token:
        picture = face(card, self.card) if card else back(self.card)
        token = Token(picture, Pose(0, 0), Z, card.name if card else "back")
        self._stage.add(token)
        return token


def _order(card: Card | None) -> int:
    return -1 if card is None else card.suit * len(Rank) + card.rank


def seen_hands(
    hands: Sequence[Hand], open_hands: Sequence[Hand], who: Collection[Seat]
) -> list[Hand]:
    """What everybody may see: all of the hands of *who*, of the others only how many cards."""
    return [open_hands[seat] if Seat(seat) in who else hand for seat, hand in enumerate(hands)]

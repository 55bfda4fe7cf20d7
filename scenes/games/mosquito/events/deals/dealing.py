"""How cards move between pile, rows and hands: cutting, dealing, drawing, gathering in."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.mosquito import DECK, HAND, Card, Spot
from scenes.core.script import Script, after, dealt, together, wait
from scenes.games.mosquito.cards import back, face
from scenes.games.mosquito.components.hands import Hand
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.events.turns.bar_notes import BarNotes
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.panned_sounds import PannedSounds
from sounds.bank import Sound
from sprites.motion.motions import arc, fade, flip, glide
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

FLY, HIGH = 0.38, 60.0
DRAWN = 0.28  # a drawn card, as in every turn
SLOWLY = 1.0  # one in a lesson, which tells of drawing by that alone
BRIEFLY = 0.12  # instead, if nobody can place any more
GATHER = 0.4
HANDS_AT_ONCE = 2  # get a card in the same moment: a deal is part of a wait
EMPTY_SECONDS = 2.4  # so long it is said that the pile is empty


class Dealing:
    """Moves cards to and from the pile, of which *left* remain."""

    def __init__(self, tokens: MosquitoTokens, left: int, draw_seconds: float = DRAWN) -> None:
        self._draw_seconds = draw_seconds
        self._rows, self._hands, self._piles = tokens.rows, tokens.hands, tokens.piles
        self._bank, self._left, self._exactly = tokens.bank, left, tokens.reading.exactly
        self._sound = PannedSounds(tokens.bank, tokens.layout.rows.centre[0])
        self._notes = BarNotes(tokens.rows, tokens.reading)

    def fan_out(self) -> Script:
        """The cards to be cut are spread in the middle."""
        fan, middle = self._piles.fan, self._rows.layout.band.centre
        goals = [token.pose for token in fan]
        self._bank.play(Sound.SHUFFLE)
        for token in fan:
            token.pose = Pose(*middle)
        yield from wait(0.3)
        yield from together(*(glide(t, goal, 0.5) for t, goal in zip(fan, goals, strict=True)))

    def arrive(self) -> Script:
        """All that lies there already flies in from the pile, in a match without a cut."""
        lying = [*self._rows.tokens.values()]
        lying += [token for hand in self._hands.held for _, token in hand]
        start, moves = self._piles.bottom(), []
        for token in lying:
            home = token.pose
            token.pose = start.at(start.x, start.y)
            moves.append(self._comes(token, home))
        yield from dealt(moves, self._exactly)

    def cut(self, seat: Seat, card: Card) -> Script:
        """A seat takes a card from the fan and turns it up."""
        place = self._piles.aimed
        self._piles.aimed = None
        token = self._piles.fan.pop(len(self._piles.fan) // 2 if place is None else place)
        self._piles.cuts[seat] = token
        slot, fan = self._rows.layout.cut(seat), self._piles.fan
        token.z, token.name = FLYING_Z + seat, card.name
        self._bank.play(Sound.CUT)
        moves = [glide(other, self._piles.fanned(i, len(fan)), 0.3) for i, other in enumerate(fan)]
        yield from together(arc(token, Pose(slot.x, slot.y), 0.45, 90), *moves)
        self._bank.play(Sound.CARD_FLIP)
        yield from flip(token, face(card, self._hands.card), 0.32)
        yield from wait(0.3)

    def gather(self) -> Script:
        """All cards fly onto the pile and are shuffled."""
        tokens = [*self._rows.tokens.values(), *self._hands.clear(), *self._piles.sweep()]
        self._rows.tokens.clear()
        self._rows.lights.placers.clear()
        self._rows.mark(())
        self._bank.play(Sound.CARD_TAKEN)
        stage, back_side = self._rows.stage, back(self._hands.card)
        goal = self._piles.bottom()
        moves = []
        for i, token in enumerate(tokens):
            token.z, token.picture = FLYING_Z - i / 100, back_side
            moves.append(after(0.012 * i, arc(token, goal, GATHER, 40)))
        yield from together(self._piles.take_down_aim(), *moves)
        stage.remove(*tokens)
        self._left = len(DECK)
        self._piles.show(self._left)
        self._bank.play(Sound.SHUFFLE)
        yield from self._piles.riffle()

    def lay(self, cards: Sequence[Card]) -> Script:
        """The layout is laid face up, number 1 first."""
        laid = [self._laid(Spot(i + 1, 0), card) for i, card in enumerate(cards)]
        ring = (fade(token, 1.0, 0.5) for token in self._rows.ring)
        yield from together(*ring, dealt(laid, self._exactly))
        self._rows.mark(tuple((card,) for card in cards), open_pads=False)
        yield from wait(0.2)

    def deal(self, hands: Sequence[Hand], dealer: Seat) -> Script:
        """Hands are dealt from the left of the dealer on, two of them a card each at a time."""
        seats, moves = len(hands), []
        for turn in range(HAND * seats):
            seat = Seat((dealer + 1 + turn) % seats)
            card = hands[seat][turn // seats]
            moves.append(self._dealt(seat, card))
        at_once = min(HANDS_AT_ONCE, seats)
        pairs = (together(*moves[i : i + at_once]) for i in range(0, len(moves), at_once))
        yield from dealt(pairs, self._exactly)
        yield from together(*(self._hands.close_gaps(Seat(seat)) for seat in range(seats)))
        self._rows.mark(self._rows.cards)

    def draw(self, seat: Seat, card: Card | None, *, told: bool = False) -> Script:
        """The top card of the pile joins a hand, in a moment if the end is *told* already."""
        seconds = BRIEFLY if told else self._draw_seconds
        token = self._off_the_pile()
        self._hands.add(seat, card, token)
        place = next(i for i, (_, held) in enumerate(self._hands.held[seat]) if held is token)
        token.z = FLYING_Z
        goal = self._hands.pose(seat, place)
        self._sound(Sound.CARD_TAKEN, goal.x)
        moves = [arc(token, goal, seconds, HIGH)]
        if card:
            moves.append(flip(token, face(card, self._hands.card), seconds))
        others = [i for i, (_, held) in enumerate(self._hands.held[seat]) if held is not token]
        moves += [
            glide(self._hands.held[seat][i][1], self._hands.pose(seat, i), seconds) for i in others
        ]
        yield from together(*moves)
        self._hands.settle(seat)
        if not (self._left or told):
            yield from self._tell_of_the_end()

    def _tell_of_the_end(self) -> Script:
        """Say over the pile's board, beside all hints, what it means that the pile is empty."""
        yield from self._notes.tell_of_pile(say("mosquito.pile_empty"), EMPTY_SECONDS)

    def _comes(self, token: Token, home: Pose) -> Script:
        self._sound(Sound.CARD_DEAL, home.x)
        yield from arc(token, home, FLY, HIGH)

    def _laid(self, spot: Spot, card: Card) -> Script:
        token = self._off_the_pile()
        token.z, token.name = FLYING_Z - spot.number, card.name
        goal = self._rows.pose(spot)
        self._sound(Sound.CARD_DEAL, goal.x)
        yield from together(
            arc(token, goal, FLY, HIGH),
            after(FLY * 0.5, flip(token, face(card, self._hands.card), 0.3)),
        )
        self._rows.lay(spot, token)

    def _dealt(self, seat: Seat, card: Card | None) -> Script:
        token = self._off_the_pile()
        token.z = FLYING_Z
        place = len(self._hands.held[seat]) % HAND
        goal = self._hands.held_at(seat, place, HAND, known=card is not None)
        self._sound(Sound.CARD_DEAL, goal.x)
        self._hands.held[seat].append((card, token))
        moves = [arc(token, goal, FLY, HIGH)]
        if card:
            moves.append(flip(token, face(card, self._hands.card), FLY))
        yield from together(*moves)
        self._hands.sort(seat)

    def _off_the_pile(self) -> Token:
        self._left -= 1
        token = self._piles.drawn()
        self._piles.show(self._left)
        return token

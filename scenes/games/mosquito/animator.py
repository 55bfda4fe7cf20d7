"""How each thing that happens in Mosquito is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from rules.core import Seat
from rules.mosquito import (
    Card,
    CardCovered,
    CardCut,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    DealEnded,
    DealerChosen,
    Event,
    HandsDealt,
    LayoutLaid,
    MatchEnded,
    Passed,
    Reason,
    Spot,
    TurnBegan,
    exchanged,
    with_card,
)
from scenes.core.script import Script, after, together, wait
from scenes.games.mosquito.cards import face
from scenes.games.mosquito.dealing import Dealing
from scenes.games.mosquito.hands import MosquitoHands
from scenes.games.mosquito.lantern import DealerLantern
from scenes.games.mosquito.meter import MosquitoMeter, MosquitoStanding
from scenes.games.mosquito.panel import MosquitoPanel
from scenes.games.mosquito.piles import MosquitoPiles
from scenes.games.mosquito.rows import FLYING_Z, MosquitoRows
from sounds.bank import Sound, SoundBank
from sprites.motion.gestures import punch, wobble
from sprites.motion.motions import arc, curve, fade, flip, glide
from sprites.motion.particles import ParticleEmitter
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

FLY, HIGH = 0.5, 120.0
LOOK = 0.35  # seconds the three are lit before the card comes
GLOW = 0.08  # how far the halos swell
HIT_STOP = 0.04
BEND = 90.0  # how far two cards that change places keep apart
RAISED = 1.15
BUBBLE = 120.0
PAN = 0.6


class MosquitoAnimator:
    """Plays events on the tokens of one layout; keeps count of what the room has seen."""

    def __init__(
        self,
        panels: Sequence[MosquitoPanel],
        rows: MosquitoRows,
        hands: MosquitoHands,
        piles: MosquitoPiles,
        meter: MosquitoMeter,
        lantern: DealerLantern,
        spray: ParticleEmitter,
        bank: SoundBank,
        now: MosquitoStanding,
        pile: int,
    ) -> None:
        self.panels, self.rows, self.hands, self.piles = panels, rows, hands, piles
        self.meter, self.lantern, self.spray, self.bank = meter, lantern, spray, bank
        self.now = now
        self.dealing = Dealing(rows, hands, piles, panels, bank, pile)
        self._by: tuple[Spot, ...] = ()
        self.count()

    def foresee(self, events: Sequence[Event]) -> None:
        """Remember by which three a card is going to be placed."""
        self._by = next((event.by for event in events if isinstance(event, CardPlaced)), ())

    def show(self, event: Event) -> Script:
        """The script of *event*, of which nothing is shown that the room may not see."""
        match event:
            case CardCut(seat, card):
                yield from self.dealing.cut(seat, card)
            case DealerChosen(seat):
                yield from self._choose_dealer(seat)
            case DealBegan(number, dealer):
                yield from self._begin(number, dealer)
            case LayoutLaid(cards):
                yield from self.dealing.lay(cards)
            case HandsDealt(hands):
                yield from self.dealing.deal(hands, self.lantern.seat)
            case TurnBegan(seat):
                yield from self._turn(seat)
            case CardDrawn(seat, card):
                yield from self.dealing.draw(seat, card)
            case CardsExchanged():
                yield from self._exchange(event)
            case CardCovered():
                yield from self._cover(event)
            case CardPlaced():
                yield from self._place(event)
            case Passed(seat):
                yield from self._pass(seat)
            case DealEnded(_, reason):
                yield from self._end(reason)
            case MatchEnded():
                yield from self._win()
            case _:
                assert_never(event)

    def count(self) -> None:
        """Write how it stands into meter and docks."""
        self.meter.show(self.now)
        leaders = self.now.leaders
        for panel, points, clean in zip(self.panels, self.now.points, self.now.clean, strict=True):
            panel.help(self.now.used[panel.seat])
            panel.score(points, clean, panel.seat in leaders and len(self.panels) > 1)

    # Between deals

    def _choose_dealer(self, seat: Seat) -> Script:
        token = self.piles.cuts[seat]
        self.bank.play(Sound.ROUND)
        self.spray.burst("sparkle", token.pose.x, token.pose.y, 14)
        yield from together(punch(token, 0.2, 0.4), self.lantern.hang(seat, token.pose))
        yield from wait(0.5)

    def _begin(self, number: int, dealer: Seat) -> Script:
        self.rows.halo(())
        yield from together(self.dealing.gather(), self.lantern.hang(dealer))
        unused = (0,) * len(self.panels)
        self.now = replace(self.now, used=unused, placed=0, passes=0, deal=number)
        self.count()

    def _end(self, reason: Reason) -> Script:
        self.bank.play(Sound.DEAL_OVER)
        if reason is Reason.LAYOUT_FULL:
            for at in self.rows.tokens:
                pose = self.rows.pose(at)
                self.spray.burst("sparkle", pose.x, pose.y, 2)
        yield from wait(1.4)

    def _win(self) -> Script:
        leaders = self.now.leaders
        self.bank.play(self._fanfare())
        for _ in range(3):
            for seat in leaders:
                x, y = self.panels[seat].box.centre
                self.spray.burst("confetti", x, y, 24)
            yield from wait(0.4)
        yield from wait(0.6)

    def _fanfare(self) -> Sound:
        if len(self.panels) == 1 and self.now.placed < self.meter.most:
            return Sound.MATCH_OVER
        return Sound.WIN if len(self.now.leaders) == 1 else Sound.TIE

    # A turn

    def _turn(self, seat: Seat) -> Script:
        for panel in self.panels:
            panel.light(panel.seat == seat)
        yield from wait(0.05)

    def _exchange(self, event: CardsExchanged) -> Script:
        first, second = event.first, event.second
        self.rows.halo((*self._by, *(at for at in (first, second) if at not in self._by)))
        yield from self._glow()
        one, other = self.rows.take(first), self.rows.take(second)
        one.z, other.z = FLYING_Z, FLYING_Z + 1
        self._sound(Sound.EXCHANGE, one.pose.x)
        self.rows.halo(())
        yield from together(
            curve(one, self.rows.pose(second), 0.55, BEND),
            curve(other, self.rows.pose(first), 0.55, BEND),
        )
        self.rows.lay(second, one)
        self.rows.lay(first, other)
        self.rows.mark(exchanged(self.rows.cards, first, second))
        self._help(event.seat)
        yield from wait(0.15)

    def _cover(self, event: CardCovered) -> Script:
        token = self.hands.take(event.seat, event.card)
        spot = event.spot
        self.rows.halo(self._by)
        self.bank.play(Sound.HALO)
        yield from self._bring(event.seat, event.card, token, spot)
        gone = self.rows.take(spot)
        self._land(token, spot, event.card, Sound.COVER)
        gone.z = self.rows.z(spot) - 0.5
        heap = self.piles.heaped()
        yield from wait(HIT_STOP)
        yield from together(punch(token, 0.08, 0.25), after(0.1, glide(gone, heap, 0.4)))
        self.piles.cover(event.covered, gone)
        self.piles.count_covered()
        self._help(event.seat)

    def _place(self, event: CardPlaced) -> Script:
        seat, spot = event.seat, event.spot
        self.rows.halo(event.by)
        yield from self._glow()
        token = self.hands.take(seat, event.card)
        yield from self._bring(seat, event.card, token, spot)
        self._land(token, spot, event.card, Sound.CARD_PLACED)
        x, y = token.pose.x, token.pose.y
        self.spray.burst("puff", x, y, 8)
        self.spray.burst("sparkle", x, y, 14 if event.clean else 6)
        yield from wait(HIT_STOP)
        self._score(seat, event.clean)
        yield from together(punch(token, 0.1, 0.3), wait(0.35), punch(self.meter.fly, 0.5, 0.35))
        self.rows.halo(())
        self._by = ()

    def _glow(self) -> Script:
        """The halos light up."""
        self.bank.play(Sound.HALO)
        lit = [token for token in self.rows.halos if token.visible]
        yield from together(*(punch(token, GLOW, LOOK) for token in lit), wait(LOOK))

    def _bring(self, seat: Seat, card: Card, token: Token, spot: Spot) -> Script:
        """A card flies from a hand to its spot; one that lay hidden turns over on the way."""
        token.z = FLYING_Z
        self._sound(Sound.CARD_TAKEN, token.pose.x)
        goal, picture = self.rows.pose(spot), face(card, self.rows.layout.card)
        moves = [arc(token, goal.scaled(RAISED), FLY, HIGH), self.hands.close_up(seat)]
        if token.picture != picture:
            self._sound(Sound.CARD_FLIP, token.pose.x)
            moves.append(flip(token, picture, FLY * 0.7))
        yield from together(*moves)
        yield from glide(token, goal, 0.08)

    def _land(self, token: Token, spot: Spot, card: Card, sound: Sound) -> None:
        token.name = card.name
        self.rows.lay(spot, token)
        self._sound(sound, token.pose.x)
        self.rows.mark(with_card(self.rows.cards, spot, card))

    def _score(self, seat: Seat, clean: bool) -> None:
        points, cleans = list(self.now.points), list(self.now.clean)
        points[seat] += 1
        cleans[seat] += clean
        if clean:
            self._sound(Sound.CLEAN_BUZZ, self.panels[seat].box.centre[0])
        x, y = self.panels[seat].scored
        self.spray.burst("sparkle", x, y, 8)
        self.now = replace(
            self.now,
            points=tuple(points),
            clean=tuple(cleans),
            placed=self.now.placed + 1,
            passes=0,
        )
        self.count()

    def _help(self, seat: Seat) -> None:
        used = list(self.now.used)
        used[seat] += 1
        self.now = replace(self.now, used=tuple(used))
        self.count()

    def _pass(self, seat: Seat) -> Script:
        self.bank.play(Sound.PASSED)
        x, y = self.panels[seat].cards.centre
        bubble = Token(Art("turn-pass", BUBBLE), Pose(x, y), FLYING_Z, "bubble")
        self.rows.stage.add(bubble)
        self.now = replace(self.now, passes=self.now.passes + 1)
        self.count()
        yield from together(punch(bubble, 0.3, 0.4), wobble(self.lantern.token, 4, 0.3), wait(0.7))
        yield from fade(bubble, 0.0, 0.2)
        self.rows.stage.remove(bubble)

    def _sound(self, sound: Sound, x: float) -> None:
        """Play *sound* from where it happens."""
        middle = self.rows.layout.rows.centre[0]
        self.bank.play(sound, 0, PAN * (x - middle) / middle)

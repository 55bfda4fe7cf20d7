"""How each thing that happens in Frogger is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import (
    EXCUSE,
    FROGS,
    SWEEPING,
    CardTaken,
    CrocodileSwam,
    DiscardsShuffled,
    Event,
    Frog,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    GameEnded,
    MarketDealt,
    Space,
    TurnBegan,
    TurnPassed,
)
from scenes.core.script import Script, after, together, wait
from scenes.games.frogger.cards import FroggerCards
from scenes.games.frogger.layout import FroggerLayout
from scenes.games.frogger.meter import FroggerMeter
from scenes.games.frogger.path import FroggerPath, owner
from scenes.games.frogger.tray import FroggerTray
from scenes.table.hand_panel import HandPanel
from sounds.bank import Sound, SoundBank
from sprites.motion.gestures import shiver
from sprites.motion.motions import arc, flip, glide, hop
from sprites.motion.particles import ParticleEmitter
from sprites.motion.tumble import tumble
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

HOP, LEAP_LIMIT = 0.17, 0.9  # seconds: one card; a whole leap
HOP_HIGH = 66.0
HIT_STOP = 0.04
SHOWN = 1.18  # a card that is played
PAN = 0.6  # how far to the side a sound at the rim is
CROAKS = (0, 4, 7, 9, 2)  # semitones: every seat has a voice of its own
HOMES = (0, 2, 4, 7, 9, 12)  # each frog that comes home sounds higher
SWIM, SNAPS = 0.5, 2


class FroggerAnimator:
    """Plays events on the tokens of one layout; counts the actions of the turn."""

    def __init__(
        self,
        layout: FroggerLayout,
        panels: Sequence[HandPanel],
        trail: FroggerPath,
        cards: FroggerCards,
        tray: FroggerTray,
        meter: FroggerMeter,
        spray: ParticleEmitter,
        bank: SoundBank,
        acted: int,
    ) -> None:
        self.layout, self.panels, self.trail, self.cards = layout, panels, trail, cards
        self.tray, self.meter, self.spray, self.bank = tray, meter, spray, bank
        self.acted = acted

    def show(self, event: Event) -> Script:
        """The script of *event*."""
        match event:
            case TurnBegan(seat):
                yield from self._begin(seat)
            case TurnPassed(seat):
                yield from self._pass(seat)
            case FrogAdvanced():
                yield from self._advance(event)
            case FrogSwept(frog):
                yield from self._knock(frog, Sound.KNOCK)
            case FrogRetreated(frog, start, end):
                yield from self._retreat(frog, start, end)
            case CardTaken(seat, card):
                self.bank.play(Sound.CARD_TAKEN)
                yield from self.cards.take(seat, card)
            case DiscardsShuffled():
                self.bank.play(Sound.SHUFFLE)
                yield from self.cards.shuffle()
            case MarketDealt(cards):
                self.bank.play(Sound.MARKET_FILLED)
                yield from self.cards.deal(cards)
            case CrocodileSwam(number, _, end):
                yield from self._swim(number, end)
            case FrogBitten(frog):
                yield from self._bite(frog)
            case GameEnded(winners):
                yield from self._win(winners)
            case _:
                assert_never(event)

    def deal(self) -> Script:
        """Frogs come to the pond, and every hand flies out of the deck."""
        here = self.layout.deck
        moves: list[Script] = [self.trail.gather()]
        for seat, hand in enumerate(self.cards.hands):
            for place, token in enumerate(hand):
                home = token.pose
                token.pose = Pose(here.x, here.y, alpha=0.0)
                moves.append(after(place * 0.09 + seat * 0.05, self._dealt(token, home)))
        yield from together(*moves)

    def _dealt(self, token: Token, home: Pose) -> Script:
        self._sound(Sound.CARD_DEAL, home.x)
        token.pose = replace(token.pose, alpha=1.0)
        yield from arc(token, home, 0.38, 60)

    # Turns

    def _begin(self, seat: Seat) -> Script:
        self.acted = 0
        for panel in self.panels:
            panel.light(panel.frog == seat)
        self.tray.turn(seat, 0)
        self.bank.play(Sound.CARD_HOVER)
        yield from self.cards.pass_on(seat)

    def _pass(self, seat: Seat) -> Script:
        self.bank.play(Sound.PASSED)
        yield from shiver(self.tray.sheet, 8.0)

    def _spend(self, seat: Seat) -> None:
        self.acted += 1
        self.tray.turn(seat, self.acted)

    # Frogs

    def _advance(self, event: FrogAdvanced) -> Script:
        frog, card = event.frog, event.card
        seat = owner(frog)
        yield from self._present(seat, card)
        self._spend(seat)
        token = self._held
        self.trail.aim(event.end)
        yield from together(
            self._leap(frog, event.start, event.end),
            after(0.25, self.cards.discard(token)),
            after(0.1, self.cards.spread(seat)),
        )
        self.trail.aim(None)
        if event.end == self.trail.path.home:
            yield from self._come_home(frog)
        elif card.rank in SWEEPING:
            x, y = self._at(frog)
            self.spray.burst("ripple", x, y, 2)
            self.spray.burst("drop", x, y, 10)

    def _present(self, seat: Seat, card: Card) -> Script:
        """The card comes out of the hand, its face up, for all to see."""
        self._held = token = self.cards.play(seat, card)
        self.bank.play(Sound.CARD_LAID)
        middle = self.layout.tray
        up = Pose(token.pose.x, middle.y - 0.22 * middle.h, 0.0, SHOWN, SHOWN)
        face = self.cards.face(card)
        turned = flip(token, face, 0.28) if token.picture != face else wait(0.0)
        yield from together(glide(token, up, 0.28), turned)
        yield from wait(0.16)

    def _leap(self, frog: Frog, start: Space, end: Space) -> Script:
        trail, token = self.trail, self.trail.frogs[frog]
        stones = [Pose(x, y) for x, y in trail.stones(start, end)]
        goals = [*stones, trail.stand(frog, end)]
        seconds = min(HOP, LEAP_LIMIT / len(goals))
        left = end < start
        trail.look(frog, "crouch", left)
        yield from wait(0.08)
        trail.lift(frog)
        trail.look(frog, "leap", left)
        for step, goal in enumerate(goals):
            self._sound(Sound.HOP, token.pose.x)
            yield from hop(token, goal, seconds if step else 1.3 * seconds, HOP_HIGH)
            if step < len(stones):
                self._sound(Sound.TICK, goal.x, min(7, step))
        trail.look(frog, "land", left)
        self._land(frog, end)
        yield from wait(HIT_STOP + 0.08)
        trail.rest(frog, end)

    def _land(self, frog: Frog, end: Space) -> None:
        x, y = self._at(frog)
        if end == EXCUSE:
            self._sound(Sound.SPLASH_BACK, x)
            self.spray.burst("drop", x, y, 10)
            self.spray.burst("splash", x, y, 2)
        else:
            self._sound(Sound.LAND_CARD, x)
            self.spray.burst("puff", x, y, 5)

    def _come_home(self, frog: Frog) -> Script:
        seat = owner(frog)
        home = self.home()
        self.bank.play(Sound.FROG_HOME, HOMES[min(home[seat], FROGS) - 1])
        self.trail.look(frog, "cheer")
        x, y = self._at(frog)
        self.spray.burst("sparkle", x, y - 40, 10)
        yield from self.meter.show(home)
        self.trail.look(frog, "sit")

    def _retreat(self, frog: Frog, start: Space, end: Space) -> Script:
        self._spend(owner(frog))
        self.trail.aim(end)
        yield from self._leap(frog, start, end)
        self.trail.aim(None)

    def _knock(self, frog: Frog, sound: Sound) -> Script:
        """A frog is thrown off its card and tumbles back into the pond."""
        trail, token = self.trail, self.trail.frogs[frog]
        self._sound(sound, token.pose.x)
        self._sound(Sound.CROAK, token.pose.x, CROAKS[owner(frog)])
        trail.look(frog, "sad", left=True)
        self.spray.burst("puff", token.pose.x, token.pose.y - 30, 8)
        yield from wait(HIT_STOP)
        trail.lift(frog)
        self._sound(Sound.TUMBLE, token.pose.x)
        ground = self.layout.pond.bottom - 10
        yield from tumble(token, trail.stand(frog, EXCUSE), ground)
        trail.rest(frog, EXCUSE)
        self._land(frog, EXCUSE)

    # Crocodiles

    def _swim(self, number: int, end: Space) -> Script:
        token = self.trail.crocodiles[number]
        if not number:
            self.bank.play(Sound.CROCODILE_SWIM)
        x, y = token.pose.x, token.pose.y
        self.spray.burst("splash", x, y, 2)
        yield from glide(token, self.trail.lair(end), SWIM)
        self.trail.lurk(number, end)
        self._jaws = number

    def _bite(self, frog: Frog) -> Script:
        """The crocodile that has just arrived snaps, and the frog flies."""
        for _ in range(SNAPS):
            self.trail.snap(self._jaws, wide=True)
            yield from wait(0.14)
            self.bank.play(Sound.CROCODILE_SNAP)
            self.trail.snap(self._jaws, wide=False)
            yield from wait(0.08)
        self.trail.snap(self._jaws, wide=True)
        yield from self._knock(frog, Sound.KNOCK)
        self.trail.snap(self._jaws, wide=False)

    # The end

    def _win(self, winners: Sequence[Seat]) -> Script:
        self.bank.play(Sound.WIN if len(winners) == 1 else Sound.TIE)
        frogs = [Frog(seat * FROGS + i) for seat in winners for i in range(FROGS)]
        for frog in frogs:
            self.trail.look(frog, "cheer")
        box = self.layout.haven
        for _ in range(3):
            self.spray.burst("confetti", *box.centre, 40)
            jumps = [after(0.04 * (frog % FROGS), self._jump(frog)) for frog in frogs]
            yield from together(*jumps)
        yield from wait(0.8)
        for frog in frogs:
            self.trail.rest(frog, self.trail.where[frog])

    def _jump(self, frog: Frog) -> Script:
        """A leap for joy, on the spot."""
        token = self.trail.frogs[frog]
        yield from hop(token, self.trail.stand(frog, self.trail.where[frog]), 0.36, 40)

    def home(self) -> list[int]:
        """How many frogs every seat has at home."""
        return [self.trail.at_home(Seat(seat)) for seat in range(len(self.panels))]

    def _at(self, frog: Frog) -> tuple[float, float]:
        pose = self.trail.frogs[frog].pose
        return pose.x, pose.y

    def _sound(self, sound: Sound, x: float, step: int = 0) -> None:
        """Play *sound* from where it happens."""
        middle = self.layout.path.centre[0]
        self.bank.play(sound, step, PAN * (x - middle) / middle)

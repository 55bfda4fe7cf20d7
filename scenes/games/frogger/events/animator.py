"""How each thing that happens in Frogger is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
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
    Reason,
    Space,
    TurnBegan,
    TurnPassed,
)
from scenes.core.script import Script, after, dealt, together, wait
from scenes.games.frogger.choosing.choices import Leap
from scenes.games.frogger.choosing.preview import FroggerPreview
from scenes.games.frogger.components.cards import FLYING_Z
from scenes.games.frogger.components.path import owner
from scenes.games.frogger.events.headlines import FroggerHeadlines
from scenes.games.frogger.events.leaps import FroggerLeaps
from scenes.games.frogger.events.suit_wave import SuitWave
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.games.frogger.tokens import FroggerTokens
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.die.tumble import tumble
from sprites.motion.gestures import shiver
from sprites.motion.motions import arc, flip, glide, hop
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

HOME_SHOWN = 0.2  # seconds to read why a frog is home
WON_SHOWN = 0.4  # seconds in which who has won is seen at home
SHUFFLED = 1.2  # seconds to read that the discards are the deck again
TAKEN = 1.3  # how large a card is that is taken
PRESENTED = 0.34  # seconds from a hand to beside where a frog lands
HOMES = (0, 2, 4, 7, 9, 12)  # each frog that comes home sounds higher
KNOCKED = 0.4  # trauma
THROWN = 1.3  # how much larger a frog is that flies back to the pond, when it is nearest
SWIM, SNAPS = 0.5, 2
JUMPS, JUMP_SECONDS, JUMP_HIGH = 2, 0.36, 90.0  # of who has won


class FroggerAnimator:
    """Plays events on the tokens of one layout; counts the actions of the turn.

    *reading* says how long it rests on a card that is played or taken; *tell* writes a sentence.
    """

    def __init__(
        self, tokens: FroggerTokens, preview: FroggerPreview, acted: int,
        reading: Callable[[], float], tell: Callable[[str], None],
    ) -> None:  # fmt: skip
        self._preview, self._reading = preview, reading
        self._suit_wave = SuitWave(tokens, tell)
        self._layout, self._path = tokens.layout, tokens.path
        self._cards, self._tray, self._meter = tokens.cards, tokens.tray, tokens.meter
        self._particles, self._bank = tokens.particles, tokens.bank
        self._climaxes, self._stage, self._exactly = tokens.climaxes, tokens.stage, tokens.exactly
        self._sent_back = tokens.sent_back
        self._headlines = FroggerHeadlines(tokens)
        self._sound = PannedSounds(tokens.bank, tokens.layout.path.centre[0])
        self._leaps = FroggerLeaps(tokens, self._sound)
        self.acted = acted
        """How many moves were made in this turn."""

    def show(self, event: Event) -> Script:
        """The script of *event*."""
        match event:
            case TurnBegan(seat):
                yield from self._begin(seat)
            case TurnPassed(seat):
                yield from self._pass(seat)
            case FrogAdvanced():
                yield from self._tell_last(event, self._advance(event))
            case FrogSwept(frog):
                yield from self._leaps.surface(frog)
                if owner(frog) != self._cards.acting:
                    self._sent_back.note(owner(frog), self._cards.acting)
            case FrogRetreated(frog, start, end):
                yield from self._tell_last(event, self._retreat(frog, start, end))
            case CardTaken(seat, card):
                yield from self._take(seat, card)
            case DiscardsShuffled():
                self._bank.play(Sound.SHUFFLE)
                yield from together(self._cards.shuffle(), wait(SHUFFLED))
            case MarketDealt(cards):
                self._bank.play(Sound.MARKET_FILLED)
                yield from self._cards.deal(cards)
            case CrocodileSwam(number, _, end):
                yield from self._swim(number, end)
            case FrogBitten(frog):
                yield from self._bite(frog)
                self._sent_back.note(owner(frog), None)
            case GameEnded(winners, reason):
                yield from self._win(winners, reason)
            case _:
                assert_never(event)
        if not (isinstance(event, FrogRetreated) and event.end == EXCUSE):  # then a card is taken
            self._tell_empty()

    def deal(self) -> Script:
        """Frogs hop into the pond, and all hands are dealt."""
        here, moves = self._layout.foot.deck, []
        for cards in zip_longest(*self._cards.hands):  # one to everybody, then the next
            for token in filter(None, cards):
                moves.append(self._dealt(token, token.pose))
                token.pose = Pose(here.x, here.y, alpha=0.0)
        yield from together(self._path.gather(), dealt(moves, self._exactly))

    def _dealt(self, token: Token, home: Pose) -> Script:
        self._sound(Sound.CARD_DEAL, home.x)
        token.pose = token.pose.with_alpha(1.0)
        yield from arc(token, home, 0.38, 60)
        self._particles.burst("puff", home.x, home.y, 3)

    # Turns

    def _begin(self, seat: Seat) -> Script:
        self.acted = 0
        self._preview.clear()
        self._bank.play(Sound.CARD_HOVER)
        exchange = self._cards.pass_turn(seat)
        self.show_turn()
        self._path.pass_turn(seat)
        yield from exchange
        yield from self._suit_wave.begin(seat)

    def _pass(self, seat: Seat) -> Script:
        self._bank.play(Sound.PASSED)
        self._sent_back.forget(seat)
        yield from shiver(self._tray.sheet, 8.0)

    def _spend(self) -> None:
        self.acted += 1
        self._sent_back.forget(self._cards.acting)
        if self._cards.in_tray == self._cards.acting:
            self._tray.tell_empty(None)  # until it is seen what comes of the move
        self._count_moves()

    def show_turn(self) -> None:
        """Show in the tray whose turn it is, how many moves are left, and how one gets cards."""
        self._count_moves()
        self._tell_empty()

    def _count_moves(self) -> None:
        seat = self._cards.acting
        blocked = not (self.acted or self._cards.hands[seat] or self._path.is_on_path(seat))
        none_left = blocked or self._is_over()
        self._tray.turn(seat, self.acted, self._cards.lone, none_left=none_left)

    def _tell_empty(self) -> None:
        """Tell whose hand is empty how to get cards: who can hop back only in the own turn."""
        owner = self._cards.in_tray
        needed = not (self._is_over() or self._cards.hands[owner])
        self._tray.tell_empty(self._how_to_get_cards(owner) if needed else None)

    def _how_to_get_cards(self, owner: Seat) -> str | None:
        """The key of what is told to an *owner* without cards, if anything."""
        acts = owner == self._cards.acting
        if self._path.is_on_path(owner):
            return "empty_hand" if acts else None
        if acts and not self.acted:  # the whole turn, unless nothing lies there
            return "empty_take" if self._cards.market else None
        return "empty_stuck"

    def _is_over(self) -> bool:
        """Whether somebody has brought home enough frogs to win."""
        return self._meter.goal in self._path.home()

    # Frogs

    def _advance(self, event: FrogAdvanced) -> Script:
        frog, card = event.frog, event.card
        seat = owner(frog)
        wins = self._leaps.wins(frog, event.end)
        if wins:
            self._leaps.expect_win(frog)
        token = self._cards.play(seat, card, event.suit)
        self._preview.show_way(seat, Leap(event.start, event.end))
        yield from self._present(token, event)
        yield from wait(self._reading())
        self._spend()
        self._preview.drop_ghosts()
        self._path.aim(frog, event.end)
        great = self._leaps.is_long(event.start, event.end)
        leap = self._leaps.leap(frog, event.start, event.end, great=great, wins=wins)
        yield from leap
        self._path.aim(frog, None)
        discard = together(self._cards.discard(token, card), self._cards.spread(seat))
        if wins:  # the finish waits for nothing of that
            self._stage.run(discard)
        if great:
            self._climaxes.frogs()[seat].react(Reaction.JOY)
        if event.end == self._path.path.home:
            yield from self._come_home(frog, event.start)
        if not wins:  # it is seen which card led home
            yield from discard
        if event.end != self._path.path.home and card.rank in SWEEPING:
            yield from self._sweep(event)

    def _present(self, token: Token, event: FrogAdvanced) -> Script:
        """The card comes out of the hand beside where a frog lands, its face up, for all to see."""
        self._sound(Sound.CARD_LAID, token.pose.x)
        feet, others = self._path.stand(event.frog, event.end), self._path.others(event.frog)
        at = self._layout.presented(feet, others)
        face = self._cards.played_face(event.card, event.suit)
        turned = flip(token, face, PRESENTED) if token.picture != face else wait(0.0)
        yield from together(glide(token, at, PRESENTED), turned)

    def _take(self, seat: Seat, card: Card) -> Script:
        """A card of the market is lifted for all to see, and goes to a hand."""
        self._sent_back.forget(seat)
        token = next(token for other, token in self._cards.market if other is card)
        self._sound(Sound.CARD_TAKEN, token.pose.x)
        token.z = FLYING_Z
        high = self._layout.foot.market_card * ASPECT
        rise = (TAKEN - 1) * high / 2  # its foot stays where it is
        up = Pose(token.pose.x, token.pose.y - rise, 0.0, TAKEN, TAKEN)
        yield from glide(token, up, 0.16)
        yield from wait(self._reading())
        yield from self._cards.take(seat, card)
        self.show_turn()

    def _sweep(self, leap: FrogAdvanced) -> Script:
        """Waves go out from who lands by an Ace or a Crown; then it is told whom they take."""
        x, y = self._at(leap.frog)
        self._particles.burst("ripple", x, y, 2)
        self._particles.burst("drop", x, y, 10)
        yield from self._headlines.swept(leap)

    def _come_home(self, frog: Frog, start: Space) -> Script:
        seat, home = owner(frog), self._path.home()
        tone = HOMES[min(home[seat], FROGS) - 1]
        self._sound(Sound.FROG_HOME, self._at(frog)[0], tone)
        self._path.look(frog, "cheer")
        self._leaps.cheer(frog, home[seat])
        yield from self._meter.show(home)
        if home[seat] < self._meter.goal:
            yield from wait(HOME_SHOWN)
            yield from self._headlines.home(frog, start, self._meter.goal)
        else:  # the finish tells that
            yield from wait(WON_SHOWN)
        self._path.look(frog, "sit")

    def _tell_last(self, event: FrogAdvanced | FrogRetreated, move: Script) -> Script:
        """The *move* of an event, and that it took the last free space of a suit, if it did."""
        takes_last = self._path.takes_last(event.start, event.end)
        yield from move
        if takes_last:
            yield from self._suit_wave.show(event.end, self._cards.acting)

    def _retreat(self, frog: Frog, start: Space, end: Space) -> Script:
        self._spend()
        self._preview.show_way(owner(frog), Leap(start, end))
        self._preview.drop_ghosts()
        self._path.aim(frog, end)
        yield from self._leaps.leap(frog, start, end)
        self._path.aim(frog, None)

    def _knock(self, frog: Frog) -> Script:
        """A frog is thrown off its card and tumbles back into the pond."""
        trail, token = self._path, self._path.frogs[frog]
        self._sound(Sound.KNOCK, token.pose.x)
        self._sound(Sound.CROAK, token.pose.x, owner(frog))
        trail.look(frog, "sad", left=True)
        self._particles.burst("puff", token.pose.x, token.pose.y - 30, 8)
        self._climaxes.hit(KNOCKED)
        burst = self._climaxes.burst_behind(token)
        self._climaxes.frogs()[owner(frog)].react(Reaction.WINCE)
        trail.lift(frog)
        self._sound(Sound.TUMBLE, token.pose.x)
        ground = self._layout.pond.bottom - 10
        yield from together(tumble(token, trail.stand(frog, EXCUSE), ground, THROWN), burst)
        trail.rest(frog, EXCUSE)
        self._leaps.plunge(frog)

    # Crocodiles

    def _swim(self, number: int, end: Space) -> Script:
        token = self._path.crocodiles[number]
        if not number:
            self._sound(Sound.CROCODILE_SWIM, token.pose.x)
        x, y = token.pose.x, token.pose.y
        self._particles.burst("splash", x, y, 2)
        yield from glide(token, self._path.crocodile_pose(end), SWIM)
        self._path.place_crocodile(number, end)
        self._jaws = number

    def _bite(self, frog: Frog) -> Script:
        """The crocodile that has just arrived snaps, and the frog flies."""
        for _ in range(SNAPS):
            self._path.snap(self._jaws, wide=True)
            yield from wait(0.14)
            self._sound(Sound.CROCODILE_SNAP, self._at(frog)[0])
            self._path.snap(self._jaws, wide=False)
            yield from wait(0.08)
        self._path.snap(self._jaws, wide=True)
        yield from self._headlines.bitten(frog)
        yield from self._knock(frog)
        self._path.snap(self._jaws, wide=False)

    # The end

    def _win(self, winners: Sequence[Seat], reason: Reason) -> Script:
        self._preview.clear()
        self._count_moves()
        self._particles.burst("confetti", *self._layout.haven.centre, 40)
        self._climaxes.throw_confetti()
        if reason is Reason.ALL_HOME:  # the winning leap has just been seen
            *_, frog = self._path.sitting_in(self._path.path.home, winners[0])
            self._climaxes.leap_out_of(winners[0], self._leaps.winner or frog)
        else:
            frogs = [Frog(seat * FROGS + i) for seat in winners for i in range(FROGS)]
            yield from together(*(after(0.04 * (frog % FROGS), self._jump(frog)) for frog in frogs))

    def _jump(self, frog: Frog) -> Script:
        """Leaps on the spot."""
        token, home = self._path.frogs[frog], self._path.stand(frog, self._path.where[frog])
        self._path.look(frog, "cheer")
        for _ in range(JUMPS):
            yield from hop(token, home, JUMP_SECONDS, JUMP_HIGH)
        self._path.rest(frog, self._path.where[frog])

    def _at(self, frog: Frog) -> tuple[float, float]:
        pose = self._path.frogs[frog].pose
        return pose.x, pose.y

"""How each thing that happens in Quibbit is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import assert_never

from rules.core import Seat
from rules.quibbit import (
    CardLost,
    CardReturned,
    CrownPassed,
    DummyShuffled,
    DummyTurned,
    Event,
    Frog,
    FrogLeapt,
    FrogPlaced,
    FrogRemoved,
    GameWon,
    Lapped,
    PicksRevealed,
    Reason,
    RoundBegan,
    Tile,
    View,
    is_home,
)
from scenes.core.script import Script, after, dealt, together, wait
from scenes.games.quibbit.choosing.banner import is_limited
from scenes.games.quibbit.events.crowning import crowning, crowning_on_pond
from scenes.games.quibbit.events.leaps import Leaps
from scenes.games.quibbit.events.misses import Misses
from scenes.games.quibbit.events.race_end import RaceEnd
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.table.climaxes.spotlight import token_box
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.motions import arc, flip
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

TONE = 2  # semitones
BEFORE_FIRST = 0.2  # seconds, until the first card is turned up
NEAR_SECONDS = 0.7  # in which all look at who can be lapped


class QuibbitAnimator:
    """Plays events on the tokens of one layout; keeps count of what the room has seen."""

    def __init__(
        self, tokens: QuibbitTokens, view: View, shake: float,
        people: Callable[[], Collection[Seat]],
    ) -> None:  # fmt: skip
        self._tokens = tokens
        self._layout, self._panels, self._ring = tokens.layout, tokens.panels, tokens.ring
        self._cards, self._meter = tokens.cards, tokens.meter
        self._particles, self._bank = tokens.particles, tokens.bank
        self._climaxes = tokens.climaxes
        self._sound = PannedSounds(tokens.bank, tokens.layout.middle.centre[0])
        board = view.board
        self._dummy = board.dummy
        self._progress = list(board.progress)
        self._order: Sequence[Frog] = ()
        self._pile = view.pile
        self._row: list[tuple[Frog, int]] = []
        self._last_round = board.last_round if is_limited(board) else None
        self._near: tuple[int, int] | None = None  # who can be lapped, and by whom
        self._people = people
        self._crowned: set[Frog] = set()  # who was seen large to get the crown from another frog
        self._leaps = Leaps(tokens, board.ring, self._progress, self._row)
        self._misses = Misses(tokens, people)
        self._race_end = RaceEnd(tokens, self._progress, shake)
        self._names = tokens.captions.name

    def before_events(self, events: Sequence[Event]) -> None:
        """Remember in which order the frogs are going to leap."""
        leaps = [event for event in events if isinstance(event, FrogLeapt)]
        self._order = [leapt.frog for leapt in leaps]
        self._misses.begin(self._progress, leaps)
        self._leaps.before_events(events)
        self._race_end.before_events(events)

    def show(self, event: Event) -> Script:
        """The script of *event*."""
        match event:
            case FrogPlaced(frog, progress):
                yield from self._place(frog, progress)
            case CrownPassed(giver, taker):
                yield from self._crown(giver, taker)
            case RoundBegan(number):
                yield from self._begin(number)
            case PicksRevealed(picks):
                yield from self._reveal(picks)
            case DummyShuffled():
                yield from self._shuffle()
            case DummyTurned(frog, card):
                yield from self._turn(frog, card)
            case FrogLeapt():
                yield from self._leaps.leap(event)
            case CardReturned(frog, card):
                yield from self._return(frog, card)
            case CardLost(frog, card):
                yield from self._lose(frog, card)
            case FrogRemoved(frog):
                yield from self._race_end.remove(frog)
            case Lapped(frog, last):
                yield from self._race_end.lap(frog, last)
            case GameWon(frog, reason):
                yield from self._win(frog, reason)
            case _:
                assert_never(event)

    # The start line

    def deal(self) -> Script:
        """All cards fly from the middle into the panels."""
        (x, y), moves = self._layout.middle.centre, []
        for (frog, _), token in sorted(self._cards.tokens.items(), key=lambda item: item[0][1]):
            if frog != self._dummy:
                home = token.pose
                token.pose = replace(home, x=x, y=y, alpha=0.0)
                moves.append(self._dealt(token, home))
        yield from dealt(moves, self._tokens.exactly)

    def _dealt(self, token: Token, home: Pose) -> Script:
        self._sound(Sound.CARD_DEAL, home.x)
        token.pose = token.pose.with_alpha(1.0)
        yield from arc(token, home, 0.38, 60)
        self._particles.burst("puff", home.x, home.y, 3)

    def _place(self, frog: Frog, progress: int) -> Script:
        token = self._ring.frogs[frog]
        seat = self._panels[frog].places.frog
        x = seat.x
        token.visible, token.z = True, 450.0
        token.pose = Pose(x, seat.y)
        self._ring.turn(frog, x > self._ring.slot(progress).x)
        self._ring.look(frog, "leap")
        self._sound(Sound.HOP, x)
        yield from arc(token, self._ring.stand(progress), 0.6, 160)
        yield from self._leaps.land(frog, progress)
        self._progress[frog] = progress
        yield from together(self._ring.rear.mark(self._progress), self._meter.show(self._progress))

    # The course of a round

    def _begin(self, number: int) -> Script:
        self._bank.play(Sound.ROUND)
        self._ring.rear.lining_up = False
        yield from self._ring.rear.mark(self._progress)
        yield from self._race_end.name_rear()
        if number == self._last_round:
            yield from self._climaxes.begin_last_round(say("quibbit.last_round"), self._ring.crown)
        yield from self._near_lap()

    def _near_lap(self) -> Script:
        """Who can be lapped looks back at whom by; all look at them once these are new."""
        tokens, rear, before = self._ring.near_lap(), self._ring.rear, self._near
        self._near = (rear.frog, rear.lapper) if rear.lapper is not None else None
        if not tokens:
            return
        self._ring.look_back([*map(Frog, range(len(self._progress)))])
        if self._near == before:
            return
        light = token_box(self._ring.stage.renderer, tokens[0])
        self._climaxes.focus = light.centre
        self._sound(Sound.CROAK, light.centre[0])
        yield from self._climaxes.suspense(*tokens, seconds=NEAR_SECONDS, at=light)
        self._climaxes.focus = None

    def _reveal(self, picks: Sequence[tuple[Frog, int]]) -> Script:
        self._row[:] = picks
        for frog, card in picks:
            self._cards.reveal(frog, card)
            self._panels[frog].unseal()
            self._panels[frog].show_idle_status()
            self._ring.look(frog, "sit")
        self._bank.play(Sound.ALL_SEALED)
        yield from self._cards.line_up([])
        yield from self._turn_up(picks)
        if self._dummy is None:
            yield from self._line_up()

    def _turn_up(self, picks: Sequence[tuple[Frog, int]]) -> Script:
        """All frogs look how one card after another is turned up, each a tone higher."""
        middle = self._layout.middle.centre
        self._climaxes.focus = middle
        self._ring.face(middle[0])
        row = [token for _, token in self._cards.row]
        yield from self._climaxes.suspense(*row, seconds=BEFORE_FIRST)
        yield from self._cards.turn_up(picks, lambda number: self._turned(number, picks[number][0]))
        self._climaxes.focus = None
        self._ring.look_along()

    def _turned(self, number: int, frog: Frog) -> None:
        """The card of *frog*, which is turned up as that *number*, leaves its hand."""
        self._sound(Sound.CARD_FLIP, self._cards.row[number][1].pose.x, TONE * number)
        self._tokens.counts.play(frog)

    def _turn(self, frog: Frog, card: int) -> Script:
        self._pile -= 1
        token = self._cards.turn_dummy(frog, card, self._pile)
        self._row.append((frog, card))
        self._bank.play(Sound.DUMMY_TURN)
        yield from self._cards.line_up([], 0.35)
        self._bank.play(Sound.CARD_FLIP)
        yield from flip(token, self._cards.face(frog, card), 0.32)
        yield from wait(0.2)
        yield from self._line_up()

    def _shuffle(self) -> Script:
        assert self._dummy is not None
        self._bank.play(Sound.SHUFFLE)
        self._pile = len(self._cards.pile)
        moves = []
        for place, token in enumerate(self._cards.pile):
            card = self._cards.tokens[self._dummy, place + 1]
            token.visible, token.pose = True, card.pose
            card.pose = self._cards.home(self._dummy, place + 1, shown=False)
            goal = self._cards.pile_pose(self._dummy, place)
            moves.append(after(place * 0.08, arc(token, goal, 0.35, 40)))
        yield from together(*moves)

    def _line_up(self) -> Script:
        """Lay cards in leaping order, also those that no longer leap as a lap ends the race."""
        before = [frog for frog, _ in self._cards.row]
        ranks = [frog for frog in self._order if frog in before]
        left = [(card, self._progress[frog] or 0, frog) for frog, card in self._row]
        ranks += [frog for _, _, frog in sorted(left) if frog in before and frog not in ranks]
        if ranks != before:
            self._bank.play(Sound.CARD_DEAL)
            yield from self._cards.line_up(ranks, 0.35)
        yield from wait(0.2)

    # What becomes of a card

    def _return(self, frog: Frog, card: int) -> Script:
        token = self._take(frog, card)
        self._feel(frog, "cheer", Reaction.JOY)
        self._sound(Sound.CARD_RETURNED, token.pose.x)
        self._particles.burst("sparkle", token.pose.x, token.pose.y, 10)
        back = self._cards.bring_back(frog, card, token, self._under(frog))
        yield from together(back, self._cards.close_up())
        self._tokens.counts.bring_back(frog)
        yield from self._misses.explain(frog, lost=False)
        self._ring.look(frog, "sit")

    def _lose(self, frog: Frog, card: int) -> Script:
        token = self._take(frog, card)
        if frog == self._dummy:
            back = self._cards.return_card(frog, card, token)
            yield from together(back, self._cards.close_up())
            return
        self._feel(frog, "sad", Reaction.SULK)
        self._sound(Sound.CARD_LOST, token.pose.x)
        self._particles.burst("ripple", token.pose.x, token.pose.y + 40, 2)
        lost = self._cards.drown(frog, card, token, self._under(frog))
        yield from together(lost, self._cards.close_up())
        self._tokens.counts.lose(frog)
        yield from self._misses.explain(frog, lost=True)
        self._ring.look(frog, "sit")

    def _feel(self, frog: Frog, pose: str, reaction: Reaction) -> None:
        """*frog* feels the same on its tile and at its seat, if it has one."""
        self._ring.look(frog, pose)
        if frog != self._dummy:
            self._climaxes.frogs()[frog].react(reaction)

    def _under(self, frog: Frog) -> Tile:
        """The tile on which *frog* sits."""
        progress, tiles = self._progress[frog], self._ring.kinds
        assert progress is not None, "who is off the ring has no card to lose"
        return tiles[progress % len(tiles)]

    def _take(self, frog: Frog, card: int) -> Token:
        self._row.remove((frog, card))
        return self._cards.take(frog)

    # Crown and end

    def _crown(self, giver: Frog | None, taker: Frog) -> Script:
        self._bank.play(Sound.CROWN)
        if giver is None or not self._is_news(taker):
            yield from crowning_on_pond(self._tokens, giver, taker)
            return
        self._climaxes.spotlight.stays_dark |= self._race_end.is_over
        self._crowned.add(taker)
        yield from crowning(self._tokens, giver, taker)

    def _is_news(self, taker: Frog) -> bool:
        """Whether it is the first crown that goes on, or the first one of a person."""
        return not self._crowned or (Seat(taker) in self._people() and taker not in self._crowned)

    def _win(self, frog: Frog, reason: Reason) -> Script:
        won, cleared = self._race_end.win(frog, reason), self._clear(frog)
        if reason is Reason.LAPPED:  # the finish follows at once
            self._ring.stage.run(cleared)
            yield from won
        else:
            yield from together(won, cleared)

    def _clear(self, frog: Frog) -> Script:
        """The cards of *frog*, which has won, and of the row go where they belong."""
        yield from together(self._spend(frog), self._cards.clear_row(self._row))
        for left, _ in self._row:
            self._tokens.counts.bring_back(left)
        self._row.clear()

    def _spend(self, frog: Frog) -> Script:
        """The card by which *frog* has lapped is lost, unless its tile brings it back."""
        card = dict(self._row).get(frog)
        if card is None or frog == self._dummy or is_home(self._under(frog), frog):
            return
        token = self._take(frog, card)
        self._tokens.counts.lose(frog)
        yield from self._cards.drown(frog, card, token, self._under(frog))

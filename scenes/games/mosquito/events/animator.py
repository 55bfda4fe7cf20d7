"""How each thing that happens in Mosquito is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from rules.core import Seat
from rules.mosquito import (
    Board,
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
    Spot,
    TurnBegan,
    with_card,
)
from scenes.core.script import Script, in_turn, together, wait
from scenes.games.mosquito.components.last_turns import LastTurns
from scenes.games.mosquito.components.meter import leaders
from scenes.games.mosquito.components.pond.dark_labels import tell_at
from scenes.games.mosquito.components.pond.rows import CHANGED, FLYING_Z
from scenes.games.mosquito.events.deals.deal_end import DealEnd, flare
from scenes.games.mosquito.events.deals.dealing import DRAWN, SLOWLY, Dealing
from scenes.games.mosquito.events.turns.card_flight import HIGH, CardFlight
from scenes.games.mosquito.events.turns.catch import PointCatch
from scenes.games.mosquito.events.turns.crossing import Crossing
from scenes.games.mosquito.events.turns.pads import PadChanges
from scenes.games.mosquito.events.turns.passes import Passes
from scenes.games.mosquito.events.turns.payment import Payment
from scenes.games.mosquito.events.turns.point_moments import PointMoments
from scenes.games.mosquito.events.turns.turning_points import TurningPoints
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.panned_sounds import PannedSounds
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import arc, glide
from sprites.stage.token import Token
from words import say

POINT_STAYS = 0.35  # how far a point grows that stays where a card was
FOUR = 0.1  # and the four cards together
WEIGHT, JOLT = 0.2, -0.05  # trauma as a fourth card lands; how far the three give way
HIT_STOP = 0.04
KEPT = 1.4  # seconds to read once that a point stays where a card goes away


class MosquitoAnimator:
    """Plays events on the tokens of one layout; keeps count of what the room has seen."""

    def __init__(
        self, tokens: MosquitoTokens, board: Board, pile: int, acting: Seat | None = None,
        *, explains: bool = True,
    ) -> None:  # fmt: skip
        self._panels, self._rows, self._hands = tokens.panels, tokens.rows, tokens.hands
        self._piles, self._meter, self._lantern = tokens.piles, tokens.meter, tokens.lantern
        self._particles, self._bank = tokens.particles, tokens.bank
        self._climaxes, self._reading = tokens.climaxes, tokens.reading
        self._sound = PannedSounds(tokens.bank, tokens.layout.rows.centre[0])
        self._board = board  # as far as it has been shown
        self.acting = acting
        """Whose turn is shown, while a deal goes on."""
        self.dealing = Dealing(tokens, pile, DRAWN if explains else SLOWLY)
        self._deal_end = DealEnd(tokens, foretells=explains)
        self._crossing, self._catch = Crossing(tokens), PointCatch(tokens)
        self._flight = CardFlight(tokens)
        self.passes, self._payment = Passes(tokens, skips=explains), Payment(tokens)
        self._by: tuple[Spot, ...] = ()
        self.turns = LastTurns(len(self._panels), self._rows.mixed)
        self._pads = PadChanges(self._rows, self.turns, tokens.reading)
        self._moments = PointMoments(tokens, self.turns, tells_blocks=explains)
        self._goes_on = False  # with another deal
        self._told_kept = False  # that points of placed cards stay
        self._meter.tells_direct = self._tells_tokens = explains
        self._rows.tell_ring(is_told=explains)
        self.count()
        self._turning_points = TurningPoints(tokens, board, tells_half=explains)

    def before_events(self, events: Sequence[Event]) -> None:
        """Remember what lies there, by which three a card will be placed, whether a deal begins."""
        self._goes_on = any(isinstance(event, DealBegan) for event in events)
        self._before = self._rows.cards
        placed = next((event for event in events if isinstance(event, CardPlaced)), None)
        self._by = placed.by if placed else ()

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
                yield from self.dealing.deal(hands, self._lantern.seat)
                yield from self._lantern.put_out()
            case TurnBegan(seat):
                yield from self._turn(seat)
            case CardDrawn(seat, card):
                yield from self.dealing.draw(seat, card, told=self.passes.is_ending)
            case CardsExchanged():
                yield from self._exchange(event)
            case CardCovered():
                yield from self._cover(event)
            case CardPlaced():
                yield from self._place(event)
            case Passed(seat):
                yield from self._pass(seat)
            case DealEnded(number, reason):
                self.acting = None
                stuck, goes_on = self.passes.is_ending, self._goes_on
                yield from self._deal_end.end(
                    self._board, number, reason, stuck=stuck, goes_on=goes_on
                )
            case MatchEnded():
                yield from self._deal_end.win(self._board)
            case _:
                assert_never(event)

    def tell(self, *, tokens: bool, direct: bool) -> None:
        """Show *tokens* of swaps and covers, and *direct* points, once they are told of."""
        if (tokens, direct) != (self._tells_tokens, self._meter.tells_direct):
            self._tells_tokens, self._meter.tells_direct = tokens, direct
            self.count()

    def count(self) -> None:
        """Write what is counted into meter and panels."""
        self._meter.show(self._board)
        self._rows.lights.fall(self._board.passes)
        counted = zip(self._panels, self._board.points, self._board.clean, strict=True)
        compared = self._meter.counts_direct and len(self._panels) > 1
        ahead = leaders(self._board) if len(self._panels) > 1 else ()
        for panel, points, clean in counted:
            if self._board.deal:
                panel.help(self._board.used[panel.seat], is_told=self._tells_tokens)
            panel.score(points, clean if compared else None, leads=ahead == (panel.seat,))

    # Between deals

    def _choose_dealer(self, seat: Seat) -> Script:
        token = self._piles.cuts[seat]
        self._bank.play(Sound.ROUND)
        self._particles.burst("sparkle", token.pose.x, token.pose.y, 14)
        yield from together(punch(token, 0.2, 0.4), self._lantern.hang(seat, token.pose))
        yield from wait(0.5)

    def _begin(self, number: int, dealer: Seat) -> Script:
        self._rows.halo(())
        self.passes.begin_deal()
        unused, fly = (0,) * len(self._panels), self._meter.fly.pose
        self._board = replace(self._board, used=unused, layout=(), passes=0, deal=number)
        self.turns.begin_deal()
        self.count()
        to_start, self._meter.fly.pose = glide(self._meter.fly, self._meter.fly.pose, 0.4), fly
        yield from together(self.dealing.gather(), self._lantern.hang(dealer), to_start)

    # A turn

    def _turn(self, seat: Seat) -> Script:
        self.acting = seat
        self._rows.halo(())  # hints of the last placement are read by its light
        for panel in self._panels:
            panel.highlight(panel.seat == seat)
        self.passes.wake([seat])
        yield from wait(0.05)

    def _exchange(self, event: CardsExchanged) -> Script:
        first, second, before = event.first, event.second, self._rows.cards
        self._rows.lights.lift((first, second), FLYING_Z + 2)
        paid = self._payment.show(event.seat, first)
        self._help(event.seat)
        yield from together(paid, self._crossing.show(event))
        yield from together(
            self._let_see(event.seat, first, second),
            self._pads.show(before),
            self._keep_points(first, second),
        )
        for at in (first, second):
            self._rows.lights.settle(at)

    def _keep_points(self, *spots: Spot) -> Script:
        """The heads at *spots* nod: whose points they are, those have them still.

        The first time it is written there.
        """
        flies = self._rows.lights.flies
        heads = [at for at in spots if at in flies]
        told = heads if self._tells_tokens and not self._told_kept else ()
        self._told_kept |= bool(heads)
        words = say("mosquito.point_kept")
        yield from together(
            *(punch(flies[at], POINT_STAYS, 0.3) for at in heads),
            *(tell_at(self._rows, at, words, self._reading.unhurried(KEPT)) for at in told),
        )

    def _let_see(self, seat: Seat, *spots: Spot) -> Script:
        """Light up what *seat* has changed on *spots* until everybody has seen it."""
        self._rows.halo(spots, CHANGED)
        yield from wait(self._reading.change(seat))

    def _cover(self, event: CardCovered) -> Script:
        spot, before = event.spot, self._rows.cards
        paid = self._payment.show(event.seat, spot)
        self._help(event.seat)
        self._rows.halo(self._by)
        self._bank.play(Sound.HALO)
        token = self._hands.take(event.seat, event.card)
        yield from together(paid, self._flight.cover(event.seat, event.card, token, spot))
        gone = self._rows.take(spot)
        self._land(token, spot, event.card, Sound.COVER)
        yield from wait(HIT_STOP)
        yield from together(
            punch(token, 0.08, 0.25),
            self._put_away(event.covered, gone, spot),
            self._keep_points(spot),
            self._pads.show(before),
        )
        yield from self._let_see(event.seat, spot)

    def _put_away(self, card: Card, gone: Token, spot: Spot) -> Script:
        """A covered *card* slides out from under the others and flies to those covered before."""
        gone.z = self._rows.z(spot) - 0.5
        layout = self._rows.layout
        x, y = gone.pose.x, gone.pose.y - layout.tall / 2
        y = max(y, layout.top_bar.bottom + layout.tall / 2)
        yield from glide(gone, gone.pose.at(x, y), 0.16)
        gone.z = FLYING_Z
        yield from arc(gone, self._piles.heaped(), 0.4, HIGH / 2)
        self._piles.cover(card, gone)

    def _place(self, event: CardPlaced) -> Script:
        seat, spot = event.seat, event.spot
        self._bank.play(Sound.HALO)
        self._rows.halo(())
        yield from self._catch.light_up(event.by, self._reading.three(seat))
        token = self._hands.take(seat, event.card)
        yield from self._flight.show(seat, event.card, token, spot)
        self._rows.lights.placers[spot] = seat
        self._land(token, spot, event.card, Sound.CARD_PLACED)
        self._drop(token, event)
        yield from wait(HIT_STOP)
        self.passes.wake()
        large = self._moments.large(event)
        named = self._moments.small(event) if large is None else wait(0.0)
        if large is not None:
            self._catch.put_out()
            yield from large
        self._moments.light_run(event)
        opened = self.turns.remember(event, self._before, self._rows.cards)
        yield from together(
            *(punch(one, FOUR, 0.3) for one in (token, *self._rows.lit)),
            flare(self._particles, self._rows.lights.flies[spot]),
            self._send_point(event),
            self._pads.open_up(opened),
            in_turn(named, self._pads.tell_outer(opened)),
        )
        self._by = ()
        yield from self._turning_points.tell(self._board)
        yield from self._deal_end.count_down(self._board)

    def _drop(self, token: Token, event: CardPlaced) -> None:
        """The fourth card lands with its weight, and the three beside it give way."""
        self._climaxes.hit(WEIGHT, 0)
        self._particles.burst("puff", token.pose.x, token.pose.y, 14)
        self._particles.burst("sparkle", token.pose.x, token.pose.y, 14 if event.clean else 6)
        for at in event.by:
            self._rows.stage.run(punch(self._rows.tokens[at], JOLT, 0.3))

    def _send_point(self, event: CardPlaced) -> Script:
        """The frog that has the point snaps it, and it is counted."""
        yield from self._catch.show(event)
        panel, fly = self._panels[event.seat], self._meter.fly
        counted = [panel.jar, panel.points, *([panel.clean] if event.clean else []), fly]
        self._score(event.seat, event.clean)
        for token in counted:  # what is next may begin
            self._rows.stage.run(punch(token, 0.4, 0.35))

    def _land(self, token: Token, spot: Spot, card: Card, sound: Sound) -> None:
        token.name = card.name
        self._rows.lay(spot, token)
        self._sound(sound, token.pose.x)
        self._rows.mark(with_card(self._rows.cards, spot, card))

    def _score(self, seat: Seat, clean: bool) -> None:
        points, cleans = list(self._board.points), list(self._board.clean)
        points[seat] += 1
        cleans[seat] += clean
        points_at = self._panels[seat].points.pose
        self._particles.burst("sparkle", points_at.x, points_at.y, 8)
        self._board = replace(
            self._board,
            points=tuple(points),
            clean=tuple(cleans),
            layout=self._rows.cards,
            passes=0,
        )
        self.count()
        if len(points) > 1:
            self._climaxes.laurel.pass_on(leaders(self._board))

    def _help(self, seat: Seat) -> None:
        used = list(self._board.used)
        used[seat] += 1
        self._board = replace(self._board, used=tuple(used))
        self.count()

    def _pass(self, seat: Seat) -> Script:
        self._board = replace(self._board, passes=self._board.passes + 1)
        self.turns.end_run(seat)
        self.count()
        yield from self.passes.show(seat, self._board.passes)
        if not self.passes.is_ending:
            yield from self._deal_end.foretell(self._board)

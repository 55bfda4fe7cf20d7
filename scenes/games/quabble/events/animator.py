"""How each thing that happens in Quabble is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from rules.core import Seat
from rules.quabble import (
    IMMEDIATE,
    Card,
    CardClaimed,
    CardDrawn,
    CardKind,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    NothingSlain,
    NothingSnatched,
    Power,
    PowerScored,
    PowersTriggered,
    RoundBegan,
    Scoring,
    ScoringBegan,
    SushiFeasted,
)
from scenes.core.script import Script, advance, after, together, wait
from scenes.games.quabble.components.claims.gaps import OfferedCard
from scenes.games.quabble.components.claims.promise_maker import slain_points
from scenes.games.quabble.components.inspector_panel import InspectorPanel
from scenes.games.quabble.components.king import Face
from scenes.games.quabble.events.claims_animator import ClaimsAnimator
from scenes.games.quabble.events.claims_order import (
    Settled,
    acting,
    getters,
    giver_of,
)
from scenes.games.quabble.events.gains_animator import GainsAnimator
from scenes.games.quabble.events.hands_animator import HandsAnimator
from scenes.games.quabble.events.lead_change import LeadChange, announce_last_round
from scenes.games.quabble.events.moments import TURNED
from scenes.games.quabble.events.rising_points import RoundGains
from scenes.games.quabble.events.scoring_animator import ScoringAnimator
from scenes.games.quabble.events.thefts_animator import TheftsAnimator
from scenes.games.quabble.tokens import FLYING_Z, QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.captions.callout import call_out
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import arc, fade
from sprites.pictures import theme
from sprites.pictures.geometry import Slot
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say
from words.phrases import listed

OFFERED, READ, READ_LAST = 0.42, 0.14, 0.5  # seconds: out of a hand into its gap, and there
BOLT_READ = 2.0  # seconds in which one reads a card with a bolt that lies there first
JUDGED, JUDGED_LAST = 1.0, 0.2  # seconds for each claim; more for the last one
ALL_ALONE, ONE_ALONE = 2.65, 0.75  # for a lone person: for all, and at most for one
OWN = 0.7  # for its own
FIRST_NEW = 0.6  # seconds more for the first claim of a round while a game is new
SPARE = 0.04  # the first steps of a claim may be shown as fast as what was before it
DRAW_STAGGER = 0.135  # seconds from one drawn card to the next: 84 ms at the usual pace
POWER_READ = 0.65  # seconds in which one reads what a power does
FIRST_MOVE = 2  # the round before which the order moves on for the first time
ORDER_READ = 1.3  # seconds in which one reads of that
TOLD = 0.3  # seconds in which one reads that the order turns, before it does


CLAIMS = "claims"
# Events of one series are shown side by side; any other waits for what flies.
SERIES: Mapping[type[Event], str] = {
    ClaimsRevealed: CLAIMS,
    CardClaimed: CLAIMS,
    CardShared: CLAIMS,
    CardRefused: CLAIMS,
    CardDrawn: "draws",
}


class QuabbleAnimator:
    """Plays events on the tokens of one table. Cards that are settled or drawn fly side by side.

    One reads what a card does as it is offered, but not in a lesson: there the winner stays too.
    """

    def __init__(
        self, tokens: QuabbleTokens, reader: InspectorPanel, *, is_lesson: bool = False
    ) -> None:
        self._tokens, self._reader, self._is_lesson = tokens, reader, is_lesson
        self._scoring = ScoringAnimator(tokens)
        self.hands = HandsAnimator(tokens)
        self._gains = GainsAnimator(tokens)
        self._claims = ClaimsAnimator(tokens, self._gains)
        self._thefts = TheftsAnimator(tokens, self._gains)
        self._lead, self._round = LeadChange(tokens), RoundGains(tokens)
        self._beside: list[Script] = []
        self._series: str | None = None
        self._read = set[CardKind]()  # those with a bolt that all have had the time to read
        self._is_first = False  # of the claims of a round

    def before_events(self, events: Sequence[Event]) -> None:
        """Look at all *events* of a choice before the first of them is shown."""
        self._scoring.before_events(events)

    def show(self, event: Event) -> Script:
        """The script of *event*."""
        if isinstance(event, RoundBegan):
            self._tokens.top_bar.begin(event.number)  # as the banner says who begins
        series = SERIES.get(type(event))
        if series is None:
            yield from self.finish()
        elif self._series == CLAIMS != series:
            self._beside.append(self._claims.let_leave())
        self._series = series
        script = self._script(event)
        while advance(script):
            self._fly()
            yield

    def _fly(self) -> None:
        """Let all that flies go on for one step."""
        self._beside = [flight for flight in self._beside if advance(flight)]

    def finish_before(self, event: Event) -> Script:
        """Finish what is before *event*, which the banner is about to tell of."""
        if isinstance(event, RoundBegan):
            self._beside.append(self._greet(event))
        yield from self.finish()
        if isinstance(event, RoundBegan):
            yield from self._round.show()

    def finish(self) -> Script:
        """Let all that was claimed arrive where it belongs, and put the paws away."""
        if self._series == CLAIMS:
            self._beside.append(self._claims.let_leave())
            self._series = None
        while self._beside:
            self._fly()
            yield
        yield from self._gains.turn_slayers()
        yield from together(*(panel.claim.let_go() for panel in self._tokens.panels))
        self._tokens.focus.show(())
        self._tokens.gaps.shrink()

    def _script(self, event: Event) -> Script:
        match event:
            case RoundBegan(active=active):
                yield from self._begin(active)
            case CardOffered(seat, card):
                yield from self._offer(seat, card)
            case ClaimsRevealed(sides):
                cards = self._tokens.open_cards
                self._tokens.order.show(cards.first, clockwise=cards.clockwise)
                if self._tokens.top_bar.is_last_round:
                    self._tokens.hide_points()
                self._round.note()
                yield from self._claims.reveal(sides)
                self._is_first = True
            case CardShared() | CardClaimed() | CardRefused():
                yield from self._judge(event)
            case PowersTriggered(powers):
                yield from self._wake(powers)
            case DirectionTurned(seat, card, clockwise):
                yield from self._turn(seat, card, clockwise)
            case CardSnatched(seat, _, target, victim):
                yield from self._thefts.snatch(seat, target, victim)
            case NothingSnatched(seat):
                yield from self._thefts.grab_nothing(seat)
            case CardDrawn(seat, card):
                self._beside.append(self.hands.draw(seat, card))
                yield from wait(DRAW_STAGGER)
            case ScoringBegan() | PowerScored() | SushiFeasted() | CardSlain() | NothingSlain():
                yield from self._scoring.show(event)
            case GameEnded():
                yield from self._scoring.crown(leaps=not self._is_lesson)
            case _:
                assert_never(event)

    # A round

    def _greet(self, event: RoundBegan) -> Script:
        """The order cards move on; the first time it is told what the first one does."""
        tokens, active = self._tokens, event.active
        moves = [tokens.order.greet(active, clockwise=tokens.open_cards.clockwise)]
        if event.number == FIRST_MOVE and (self._is_lesson or tokens.hints_wanted()):
            place = tokens.panels[active].places.cards.centre  # below the number, and on no frog
            words = say("quabble.order_moves")
            seconds = tokens.unhurried(ORDER_READ)
            moves.append(call_out(tokens.stage, words, place, theme.GOLD, seconds))
        yield from together(*moves)

    def _begin(self, active: Seat) -> Script:
        self._tokens.sounds.bank.play(Sound.ROUND)
        self._tokens.open_cards.begin_round(active)
        if self._tokens.top_bar.is_last_round:
            yield from announce_last_round(self._tokens)
            self._lead.note()
        yield from self._tell_lead()
        yield from self._gains.turn_slayers()  # in another order they may slay other cards
        for panel in self._tokens.panels:  # the points below have it in them
            panel.losses.clear()

    def _tell_lead(self) -> Script:
        """Show who has overtaken whom in the round before, if anybody."""
        if not self._lead.has_leader:
            self._lead.note()
        elif (told := self._lead.tell()) is not None:
            yield from told

    def _offer(self, seat: Seat, card: Card) -> Script:
        tokens, panel = self._tokens, self._tokens.panels[seat]
        start, wide = self._taken_out(seat, card)
        tokens.open_cards.offer(seat, card)
        tokens.show_hand(seat, tokens.open_cards.hands[seat])
        tokens.order.offer()
        tokens.king.look_at(panel.middle)
        tokens.sounds(Sound.OFFER, panel.places.box.centre[0])
        scale = wide / tokens.gaps.box(0).w
        offered = tokens.gaps.lay(seat, card)
        yield from together(*(self._fly_in(one, start, scale) for one in offered))
        if not (self._is_lesson or tokens.gaps.have_words):
            place = tokens.layout.reading if tokens.gaps.hand.shown else tokens.layout.strip
            kind = tokens.open_cards.house_set.kinds[card]
            self._reader.tell_of(kind, place)
            if kind in IMMEDIATE and kind not in self._read and tokens.hints_wanted():
                self._read.add(kind)
                yield from wait(tokens.unhurried(BOLT_READ))
        yield from wait(READ)
        if tokens.open_cards.all_offered:
            yield from wait(READ_LAST)
            self._reader.shut()
            yield from tokens.gaps.grow()
            yield from tokens.write_bands()

    def _taken_out(self, seat: Seat, card: Card) -> tuple[Slot, float]:
        """Where a card is in a hand, and how wide: in the middle unless its place is known."""
        hand = self._tokens.open_cards.hands[seat]
        place = hand.index(card) if card in hand else len(hand) // 2
        return self._tokens.in_hand(seat, place, len(hand))

    def _fly_in(self, lying: OfferedCard, start: Slot, scale: float) -> Script:
        """A card slides out of a hand, grows, and lies down in its gap, between two heads."""
        token, z, shows_heads = lying.token, lying.token.z, lying.sign.visible
        lying.sign.visible = False  # its mat has them until then
        token.z, token.pose = FLYING_Z, Pose(start.x, start.y, start.angle, scale, scale)
        yield from arc(token, self._tokens.gaps.rest(lying.gap), OFFERED, 50)
        token.z, lying.sign.visible = z, shows_heads

    def _judge(self, event: Settled) -> Script:
        """Show who gets a card, while the one before it goes to who has got that."""
        tokens, viewer = self._tokens, self._tokens.lone_viewer()
        seats = len(tokens.panels)
        self._beside.append(self._claims.let_leave())
        self._claims.judge(event)
        waiting = [giver for giver in tokens.gaps.offers if giver not in self._claims.judged]
        tokens.focus.show_settled(giver_of(event), waiting)
        seconds = JUDGED if viewer is None else min(ONE_ALONE, ALL_ALONE / seats)
        if viewer in getters(event, seats):
            seconds = OWN
        if self._is_first and tokens.hints_wanted():
            seconds += FIRST_NEW
        self._is_first = False
        if not waiting:
            seconds += JUDGED_LAST
        shown = seconds if viewer is None else tokens.unhurried(seconds)
        yield from self._claims.act(event, shown + SPARE)

    # Immediate powers

    def _wake(self, powers: Sequence[Power]) -> Script:
        house_set, is_last = self._tokens.open_cards.house_set, self._tokens.top_bar.is_last_round
        self._tokens.open_cards.waking = {power.card for power in powers}
        moves = []
        for power in acting(powers, house_set, is_last=is_last):
            self._tokens.sounds.bank.play(Sound.POWER_WAKES)
            cell = self._cell(power.seat, house_set.kinds[power.card])
            self._tokens.particles.burst("sparkle", cell.pose.x, cell.pose.y, 10)
            bolt = self._tokens.add_flying(Art("bolt", 60), Pose(cell.pose.x, cell.pose.y - 30))
            moves.append(self._flash(bolt))
        yield from together(*moves)

    def _flash(self, bolt: Token) -> Script:
        yield from punch(bolt, 0.5, 0.4)
        yield from fade(bolt, 0.0, 0.15)
        self._tokens.stage.remove(bolt)

    def _turn(self, seat: Seat, card: Card, clockwise: bool) -> Script:
        tokens = self._tokens
        kind = tokens.open_cards.house_set.kinds[card]
        actors, mood = tokens.panels[seat].actors(kind), {seat: Reaction.SMIRK}
        before = tokens.open_cards.scoring()
        tokens.open_cards.turn(card, clockwise)
        moves, first = [], tokens.open_cards.first
        if tokens.top_bar.is_last_round:  # nobody offers after that
            tokens.order.show(first, clockwise=clockwise)
        else:
            moves.append(after(TOLD, tokens.order.reverse(first, clockwise=clockwise)))
        if headline := self._turned_words(before):
            size = replace(TURNED, seconds=tokens.unhurried(POWER_READ))
            climax = tokens.climaxes.climax(headline, *actors, size=size, reactions=mood)
            moves.append(climax)
        if moves:
            tokens.king.react(Face.SHOCKED)
            tokens.sounds.bank.play(Sound.DIRECTION_TURNED)
        yield from together(*moves)
        yield from self._gains.turn_slayers()

    def _turned_words(self, before: Scoring) -> str:
        """Whose cards Deathslayers slay that they would not have slain *before*, or spare.

        Only the last round tells it: before, the order cards show all that changes.
        """
        open_cards = self._tokens.open_cards
        if not self._tokens.top_bar.is_last_round:
            return ""
        after = open_cards.scoring()
        lost = [
            (seat, slain_points(after, seat) - slain_points(before, seat))
            for seat in map(Seat, open_cards.seats)
        ]
        slain = [seat_name(seat) for seat, points in lost if points > 0]
        spared = [seat_name(seat) for seat, points in lost if points < 0]
        if slain or spared:
            key = "slain" if slain else "spared"
            return say(f"quabble.headline_turned_{key}", names=listed(slain or spared))
        return ""

    def _cell(self, seat: Seat, kind: CardKind) -> Token:
        return self._tokens.panels[seat].treasury.cells[kind]

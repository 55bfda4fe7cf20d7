"""How claims are shown: paws on all cards, then the result on each, and where that card goes."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules.core import Seat
from rules.quabble import Card, CardClaimed, CardRefused, CardShared, Scoring, Side, neighbours
from scenes.core.script import Script, together, wait
from scenes.games.quabble.components.card_signs import TornKind
from scenes.games.quabble.components.claims.claim_results import ClaimResults, result_picture
from scenes.games.quabble.components.claims.promises import result_number
from scenes.games.quabble.components.king import Face
from scenes.games.quabble.components.numbers import drawn
from scenes.games.quabble.components.open_cards import HALF
from scenes.games.quabble.components.panel import QuabblePanel
from scenes.games.quabble.components.treasury import TORN
from scenes.games.quabble.events.claims_order import Settled, getters, giver_of
from scenes.games.quabble.events.gains_animator import GainsAnimator
from scenes.games.quabble.layout import paw_on
from scenes.games.quabble.tokens import FLYING_Z, QuabbleTokens
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.gestures import punch, shiver, swell
from sprites.motion.motions import arc, fade, glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

LEAP, LEAPT = 0.35, 0.1  # seconds in which paws leap onto cards, and in which one sees them there
SETTLED, HALVES = 0.46, 0.4
TUG, TUG_REACH, TUG_LARGER = 0.42, 26.0, 0.3  # seconds of pulling, how far, how much larger
STILL = 0.16  # seconds before it tears
DEAR = 5  # points that make the King wonder and their owner cheer
POINTS = 58.0  # how large points are in a result
OVER_A_TEAR = 2.5  # times as far as usual the King leans
LEAN = 0.5  # seconds in which a frog leans to a card that it gets something of


class ClaimsAnimator:
    """Moves what is claimed on the tokens of one table."""

    def __init__(self, tokens: QuabbleTokens, gains: GainsAnimator) -> None:
        self._tokens, self._gains = tokens, gains
        self.results = ClaimResults(tokens.stage, tokens.gaps)
        self.judged: set[Seat] = set()
        """Whose offers have had a result in this round."""
        self._leaving: Script | None = None  # of the card with a result

    def reveal(self, sides: Sequence[Side]) -> Script:
        """All look at the paws under which the claims lie; then each leaps onto its card."""
        tokens, panels = self._tokens, self._tokens.panels
        tokens.focus.show(())
        self.judged.clear()
        for panel in panels:
            panel.claim.lay()
        yield from tokens.climaxes.suspense(*(panel.claim.paw for panel in panels))
        tokens.sounds.bank.play(Sound.PAWS_LIFT)
        leap = tokens.unhurried(LEAP)
        yield from together(
            *(
                panel.claim.reach(self._on_card(panel.seat, side), leap)
                for panel, side in zip(panels, sides, strict=True)
            )
        )
        yield from wait(tokens.unhurried(LEAPT))

    def judge(self, event: Settled) -> None:
        """Have a card lie large there, with who gets it and what it brings."""
        tokens, open_cards = self._tokens, self._tokens.open_cards
        giver = giver_of(event)
        takers = getters(event, len(tokens.panels))
        points = self._points(event)
        match event:
            case CardClaimed(seat, card):
                to, leaves = open_cards.treasuries[seat], self.claim(seat, card, giver)
            case CardShared(seat, card):
                to, leaves = open_cards.shared[giver], self.share(seat, card)
            case CardRefused(card):
                to, leaves = open_cards.king, self.refuse(card, giver)
        open_cards.coming.append((to, event.card))
        picture = result_picture(tokens.stage.renderer, takers, points)
        self.results.show(giver, picture)
        self.judged.add(giver)
        self._leaving = together(self.results.take_away(giver), leaves)

    def act(self, event: Settled, seconds: float) -> Script:
        """All look at a card; who gets it leans to it, or both pull at it, and all hold still."""
        tokens = self._tokens
        cards = [lying.token for lying in tokens.gaps.offers[giver_of(event)]]
        tokens.climaxes.focus = cards[0].pose.x, cards[0].pose.y
        takers = [tokens.panels[seat] for seat in getters(event, len(tokens.panels))]
        tokens.king.look_at(cards[0].pose.x, far=OVER_A_TEAR if len(takers) > 1 else 1.0)
        for panel in takers:
            panel.frog.lean_to(min(cards, key=panel.away_from).pose.x, LEAN)
        if len(takers) > 1:
            yield from together(wait(max(seconds, TUG + STILL)), self._tug(cards, takers))
        else:
            yield from wait(max(seconds, STILL))
        tokens.climaxes.focus = None

    def let_leave(self) -> Script:
        """The card with a result goes to who gets it, if there is one."""
        leaving, self._leaving = self._leaving, None
        return leaving or together()

    def _points(self, event: Settled) -> Picture | None:
        """What a card brings each seat that gets something of it, unless points are hidden."""
        if self._tokens.points_are_hidden:
            return None
        open_cards, renderer = self._tokens.open_cards, self._tokens.stage.renderer
        size = POINTS / renderer.text_scale
        match event:
            case CardClaimed(seat, card):
                return result_number(renderer, open_cards.promise(seat, card), size)
            case CardShared(_, card):
                half = HALF * open_cards.house_set.values[card]
                return drawn(renderer, half, size, theme.PAPER, signed=True)
            case CardRefused():
                return None

    def _on_card(self, seat: Seat, side: Side) -> Pose:
        """Where the paw of *seat* lies on the card on that side of it."""
        left = side is Side.LEFT
        giver = seat if left else neighbours(seat, len(self._tokens.panels))[1]
        return paw_on(self._box(seat, giver), left=left)

    def _box(self, seat: Seat, giver: Seat) -> Box:
        """The place of what *giver* offered, at the end of the line where *seat* is."""
        tokens = self._tokens
        return tokens.gaps.box(tokens.gaps.near(giver, tokens.panels[seat].middle).gap)

    def claim(self, seat: Seat, card: Card, giver: Seat) -> Script:
        """A paw pulls a card into the Treasury of its seat."""
        tokens, panel = self._tokens, self._tokens.panels[seat]
        house_set = tokens.open_cards.house_set
        kind = house_set.kinds[card]
        if opinion := _opinion(house_set.values[card]):
            tokens.king.react(opinion)
        goal = panel.treasury.pose(kind)
        yield from together(
            self._fly_off(giver, (seat,), goal, panel.treasury.side),
            panel.claim.pull(goal, SETTLED),
            panel.treasury.make_room(kind),
        )
        panel.treasury.arrive(kind)
        before = tokens.open_cards.scoring()
        tokens.open_cards.settle(giver, card, tokens.open_cards.treasuries[seat])
        self._react(seat, before)
        tokens.sounds(Sound.TREASURE, goal.x)
        tokens.particles.burst("sparkle", goal.x, goal.y, 6)
        tokens.refresh()
        getters, printed = {seat: panel.treasury.pose(kind)}, {seat: house_set.values[card]}
        yield from together(
            punch(panel.treasury.cells[kind], 0.3),
            self._gains.send(before, kind, getters, printed),
        )

    def _react(self, taker: Seat, before: Scoring) -> None:
        """Who takes much is glad; whoever loses by that is shocked, unless points are hidden."""
        tokens = self._tokens
        changes = [Fraction(0)] * len(tokens.panels)
        if not tokens.points_are_hidden:
            after = tokens.open_cards.scoring()
            changes = [now - then for now, then in zip(after.points, before.points, strict=True)]
        for panel, change in zip(tokens.panels, changes, strict=True):
            if change < 0:
                panel.frog.react(Reaction.SHOCK)
            elif panel.seat == taker:
                panel.frog.react(Reaction.JOY if change >= DEAR else Reaction.SMIRK)

    def refuse(self, card: Card, giver: Seat) -> Script:
        """A card goes to the King, who is pleased."""
        tokens = self._tokens
        kind = tokens.open_cards.house_set.kinds[card]
        king = tokens.king
        goal = king.treasury.pose(kind)
        yield from together(
            self._fly_off(giver, (), goal, king.treasury.side), king.treasury.make_room(kind)
        )
        king.treasury.arrive(kind)
        king.react(Face.PLEASED)
        tokens.open_cards.settle(giver, card, tokens.open_cards.king)
        tokens.sounds(Sound.TO_THE_KING, goal.x)
        tokens.refresh()
        yield from punch(king.treasury.cells[kind], 0.3)

    def share(self, giver: Seat, card: Card) -> Script:
        """A card is torn in two, and each seat that claims it gets one half."""
        tokens = self._tokens
        left = neighbours(giver, len(tokens.panels))[0]
        sign = TornKind(tokens.open_cards.house_set.kinds[card])
        both = [tokens.panels[left], tokens.panels[giver]]
        lying = tokens.gaps.take(giver, (left, giver))
        tokens.sounds(Sound.CARD_SPLIT, lying[0].token.pose.x)
        tokens.king.react(Face.SHOCKED)
        for panel in both:
            panel.frog.react(Reaction.WINCE)
        paws = (panel.claim.let_go() for panel in both)
        halves = [tokens.gaps.split(one) for one in lying]
        yield from together(*(tokens.gaps.part(two) for two in halves), *paws)
        yield from together(
            *(self._take_half(panel, halves, i) for i, panel in enumerate(both)),
            *(panel.treasury.make_room(TORN) for panel in both),
        )
        before = tokens.open_cards.scoring()
        tokens.open_cards.settle(giver, card, tokens.open_cards.shared[giver])
        for panel in both:
            panel.treasury.arrive(TORN)
        tokens.stage.remove(*(half for two in halves for half in two))
        tokens.refresh()
        getters = {panel.seat: panel.treasury.pose(TORN) for panel in both}
        punches = (punch(panel.treasury.cells[TORN], 0.3) for panel in both)
        yield from together(*punches, self._gains.send(before, sign, getters))

    def _tug(self, cards: Sequence[Token], both: Sequence[QuabblePanel]) -> Script:
        """Both frogs pull at a card."""
        for panel in both:
            panel.frog.react(Reaction.SHOCK)
        pulled = (*cards, *(panel.claim.paw for panel in both))
        yield from together(
            *(shiver(token, TUG_REACH, TUG) for token in pulled),
            *(swell(card, TUG_LARGER, TUG) for card in cards),
        )

    def _take_half(self, panel: QuabblePanel, halves: Sequence[Sequence[Token]], i: int) -> Script:
        """The *i*-th half of a card flies to the Treasury of its seat, from the nearest copy."""
        near, *far = sorted(halves, key=lambda two: panel.away_from(two[i]))
        goal, scale = panel.treasury.pose(TORN), panel.treasury.side / self._tokens.gaps.box(0).h
        to = Pose(goal.x, goal.y, 0, scale, scale)
        yield from together(glide(near[i], to, HALVES), *(fade(two[i], 0.0, 0.2) for two in far))

    def _fly_off(self, giver: Seat, takers: Sequence[Seat], goal: Pose, side: float) -> Script:
        """An offered card leaves for a cell; its twin at the other end fades."""
        tokens = [lying.token for lying in self._tokens.gaps.take(giver, takers)]
        towards = self._tokens.panels[takers[0]].middle if takers else goal.x
        tokens.sort(key=lambda token: abs(token.pose.x - towards))
        scale = side / self._tokens.gaps.box(0).w
        tokens[0].z = FLYING_Z
        to = Pose(goal.x, goal.y, 0, scale, scale)
        yield from together(
            arc(tokens[0], to, SETTLED, 70), *(fade(twin, 0.0, 0.2) for twin in tokens[1:])
        )
        self._tokens.stage.remove(*tokens)


def _opinion(value: int) -> Face | None:
    """What the King thinks of a claim, if anything: he laughs at what costs points."""
    return Face.PLEASED if value < 0 else Face.SHOCKED if value >= DEAR else None

"""How each thing that happens in Quabble is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rules.core import Seat
from rules.quabble import (
    Card,
    CardClaimed,
    CardDrawn,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    Kind,
    NothingSlain,
    NothingSnatched,
    Power,
    PowerScored,
    PowersTriggered,
    RoundBegan,
    ScoringBegan,
    Side,
    SushiFeasted,
    neighbours,
)
from scenes.core.script import Script, advance, after, together, wait
from scenes.games.quabble.cards import back, icon
from scenes.games.quabble.components.gaps import OfferedCard
from scenes.games.quabble.scoring_animator import ScoringAnimator
from scenes.games.quabble.tokens import QuabbleTokens
from sounds.bank import Sound
from sprites.motion.gestures import punch, shiver
from sprites.motion.motions import arc, fade, glide
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

FLYING_Z = 420.0
DEAL, DEAL_STAGGER = 0.36, 0.045
OFFERED, READ, SHRUNK = 0.24, 0.22, 0.16  # seconds: up to be read, there, down into the gap
SETTLED, SETTLE_STAGGER = 0.46, 0.24
DRAWN, DRAW_STAGGER = 0.28, 0.07
CLAW = 120.0


class QuabbleAnimator:
    """Plays events on the tokens of one table. Cards that are settled or drawn fly side by side."""

    def __init__(self, tokens: QuabbleTokens) -> None:
        self._tokens = tokens
        self._scoring = ScoringAnimator(tokens)
        self._beside: list[Script] = []

    def show(self, event: Event) -> Script:
        """The script of *event*."""
        if not isinstance(event, CardClaimed | CardShared | CardRefused | CardDrawn):
            yield from self._finish()
        script = self._script(event)
        while advance(script):
            self.fly()
            yield

    def fly(self) -> None:
        """Let all that flies go on for one step."""
        self._beside = [flight for flight in self._beside if advance(flight)]

    def _finish(self) -> Script:
        """Let all that flies arrive, and put the claims away once they are settled."""
        while self._beside:
            self.fly()
            yield
        yield from together(*(panel.clear_claim() for panel in self._tokens.panels))

    def _script(self, event: Event) -> Script:
        match event:
            case RoundBegan(number, active):
                yield from self._begin(number, active)
            case CardOffered(seat, card):
                yield from self._offer(seat, card)
            case ClaimsRevealed(sides):
                yield from self._reveal(sides)
            case CardShared(seat, card):
                yield from self._settle(self._share(seat, card))
            case CardClaimed(seat, card, giver):
                yield from self._settle(self._claim(seat, card, giver))
            case CardRefused(card, giver):
                yield from self._settle(self._refuse(card, giver))
            case PowersTriggered(powers):
                yield from self._wake(powers)
            case DirectionTurned(seat, card, clockwise):
                yield from self._turn(seat, card, clockwise)
            case CardSnatched(seat, _, target, victim):
                yield from self._snatch(seat, target, victim)
            case NothingSnatched(seat):
                yield from self._grab_nothing(seat)
            case CardDrawn(seat, card):
                self._beside.append(self._draw(seat, card))
                yield from wait(DRAW_STAGGER)
            case ScoringBegan() | PowerScored() | SushiFeasted() | CardSlain() | NothingSlain():
                yield from self._scoring.show(event)
            case GameEnded():
                yield from self._scoring.crown()
            case _:
                assert_never(event)

    # Hands

    def deal(self) -> Script:
        """All hands fly out of the deck."""
        hands = self._tokens.open_cards.hands
        most = max(map(len, hands))
        moves = []
        for seat, panel in enumerate(self._tokens.panels):
            panel.show_hand(())
            for i in range(len(hands[seat])):
                delay = (i * len(hands) + seat) * DEAL_STAGGER
                moves.append(after(delay, self._dealt(Seat(seat), i, most)))
        yield from together(*moves)
        for seat in self._tokens.open_cards.seats:
            self._tokens.panels[seat].show_hand(hands[seat])

    def _dealt(self, seat: Seat, place: int, count: int) -> Script:
        panel = self._tokens.panels[seat]
        slot = panel.hand_slots(count)[place]
        self._tokens.sounds(Sound.CARD_DEAL, slot.x)
        token = self._flying(back(panel.held_width), self._tokens.top_bar.deck)
        yield from arc(token, Pose(slot.x, slot.y), DEAL, 60)
        self._tokens.stage.remove(token)
        panel.show_hand(self._tokens.open_cards.hands[seat][: place + 1])

    def _draw(self, seat: Seat, card: Card | None) -> Script:
        open_cards, panel = self._tokens.open_cards, self._tokens.panels[seat]
        open_cards.draw(seat, card)
        self._tokens.top_bar.count(open_cards.deck)
        count = len(open_cards.hands[seat])
        slot = panel.hand_slots(count)[-1]
        self._tokens.sounds(Sound.CARD_DEAL, slot.x)
        token = self._flying(back(panel.held_width), self._tokens.top_bar.deck)
        yield from arc(token, Pose(slot.x, slot.y), DRAWN, 40)
        self._tokens.stage.remove(token)
        panel.show_hand(open_cards.hands[seat])

    # A round

    def _begin(self, number: int, active: Seat) -> Script:
        self._tokens.sounds.bank.play(Sound.ROUND)
        self._tokens.top_bar.begin(active, number)
        yield from self._tokens.top_bar.greet()

    def _offer(self, seat: Seat, card: Card) -> Script:
        tokens, panel = self._tokens, self._tokens.panels[seat]
        slots = panel.hand_slots(len(tokens.open_cards.hands[seat]))
        tokens.open_cards.offer(seat, card)
        panel.show_hand(tokens.open_cards.hands[seat])
        tokens.sounds(Sound.OFFER, panel.places.box.centre[0])
        start, small = slots[len(slots) // 2], tokens.layout.gaps[0].h
        moves = []
        for lying in tokens.gaps.lay(seat, card):
            lying.token.z = FLYING_Z
            goal = tokens.gaps.rest(lying.gap)
            lying.token.pose = Pose(start.x, start.y, 0, 0.4, 0.4)
            moves.append(self._read(lying, goal, small))
        yield from together(*moves)
        if None not in tokens.open_cards.offers:
            yield from tokens.gaps.grow()

    def _read(self, lying: OfferedCard, goal: Pose, small: float) -> Script:
        """A card slides out of a hand, is held up to be read, and lies down."""
        layout, token = self._tokens.layout, lying.token
        up = Pose(*layout.grown_box(lying.gap).centre)
        face, token.picture = token.picture, self._tokens.grown(lying.card)
        # It lies down as another token, at once.
        self._tokens.stage.renderer.prefetch(token.picture, face)
        yield from arc(token, up, OFFERED, 20)
        yield from wait(READ)
        scale = small / layout.grown[1]
        yield from glide(token, Pose(goal.x, goal.y, 0, scale, scale), SHRUNK)
        self._tokens.gaps.swap(lying, face, goal)

    def _reveal(self, sides: Sequence[Side]) -> Script:
        self._tokens.sounds.bank.play(Sound.PAWS_LIFT)
        for panel in self._tokens.panels:
            panel.show_idle_status()
        yield from together(
            *(
                panel.lift(side is Side.LEFT)
                for panel, side in zip(self._tokens.panels, sides, strict=True)
            )
        )
        yield from wait(0.2)

    # Whose is it?

    def _settle(self, flight: Script) -> Script:
        self._beside.append(flight)
        yield from wait(SETTLE_STAGGER)
        if not self._tokens.gaps.offers:
            self._tokens.gaps.empty()

    def _claim(self, seat: Seat, card: Card, giver: Seat) -> Script:
        tokens, panel = self._tokens, self._tokens.panels[seat]
        kind = tokens.open_cards.house_set.kinds[card]
        goal, side = panel.treasury.pose(kind), panel.treasury.side
        yield from self._fly_off(giver, panel.places.box.centre[0], goal, side)
        tokens.open_cards.settle(giver, card, tokens.open_cards.treasuries[seat])
        tokens.sounds(Sound.TREASURE, goal.x)
        tokens.particles.burst("sparkle", goal.x, goal.y, 6)
        yield from self._count(panel.treasury.cells[kind])

    def _refuse(self, card: Card, giver: Seat) -> Script:
        tokens = self._tokens
        kind = tokens.open_cards.house_set.kinds[card]
        goal = tokens.king_treasury.pose(kind)
        yield from self._fly_off(giver, goal.x, goal, tokens.king_treasury.side)
        tokens.open_cards.settle(giver, card, tokens.open_cards.king)
        tokens.sounds(Sound.TO_THE_KING, goal.x)
        yield from together(
            self._count(tokens.king_treasury.cell(kind)), punch(tokens.king_treasury.king, 0.06)
        )

    def _share(self, giver: Seat, card: Card) -> Script:
        tokens = self._tokens
        lying = tokens.gaps.take(giver)
        tokens.sounds(Sound.CARD_SPLIT, lying[0].token.pose.x)
        yield from together(*(self._split(one) for one in lying))
        tokens.open_cards.settle(giver, card, tokens.open_cards.shared[giver])
        tokens.show_pile(giver)
        piles = [tokens.gaps.pile(one.gap) for one in lying]
        yield from together(*(self._count(pile) for pile in piles))

    def _split(self, lying: OfferedCard) -> Script:
        halves = self._tokens.gaps.split(lying)
        yield from self._tokens.gaps.part(halves)
        yield from self._tokens.gaps.pile_up(lying.gap, halves)

    def _fly_off(self, giver: Seat, towards: float, goal: Pose, side: float) -> Script:
        """An offered card leaves for a cell; its twin at the other end fades."""
        tokens = [lying.token for lying in self._tokens.gaps.take(giver)]
        tokens.sort(key=lambda token: abs(token.pose.x - towards))
        scale = side / self._tokens.layout.grown[0]
        tokens[0].z = FLYING_Z
        to = Pose(goal.x, goal.y, 0, scale, scale)
        yield from together(
            arc(tokens[0], to, SETTLED, 70), *(fade(twin, 0.0, 0.2) for twin in tokens[1:])
        )
        self._tokens.stage.remove(*tokens)

    def _count(self, cell: Token) -> Script:
        self._tokens.refresh()
        yield from punch(cell, 0.3)

    # Immediate powers

    def _wake(self, powers: Sequence[Power]) -> Script:
        self._tokens.sounds.bank.play(Sound.POWER_WAKES)
        moves = []
        for power in powers:
            cell = self._cell(power.seat, self._tokens.open_cards.house_set.kinds[power.card])
            self._tokens.particles.burst("sparkle", cell.pose.x, cell.pose.y, 10)
            bolt = self._flying(Art("bolt", 60), Pose(cell.pose.x, cell.pose.y - 30))
            moves.append(self._flash(bolt))
        yield from together(*moves)

    def _flash(self, bolt: Token) -> Script:
        yield from punch(bolt, 0.5, 0.4)
        yield from fade(bolt, 0.0, 0.15)
        self._tokens.stage.remove(bolt)

    def _turn(self, seat: Seat, card: Card, clockwise: bool) -> Script:
        kind = self._tokens.open_cards.house_set.kinds[card]
        self._tokens.sounds.bank.play(Sound.DIRECTION_TURNED)
        yield from together(
            punch(self._cell(seat, kind), 0.4), self._tokens.top_bar.turn(clockwise)
        )

    def _snatch(self, seat: Seat, target: Card, victim: Seat) -> Script:
        tokens = self._tokens
        kind = tokens.open_cards.house_set.kinds[target]
        home = tokens.panels[seat].treasury.pose(Kind.RED_SNATCHER)
        there = tokens.panels[victim].treasury.pose(kind)
        claw = self._flying(icon(Kind.RED_SNATCHER, CLAW), home)
        yield from arc(claw, there, 0.36, 120)
        tokens.sounds(Sound.SNATCH, there.x)
        tokens.open_cards.treasuries[victim].remove(target)
        tokens.refresh()
        snatchable = self._flying(icon(kind, tokens.panels[seat].treasury.side), there)
        snatchable.z = FLYING_Z - 1
        goal = tokens.panels[seat].treasury.pose(kind)
        yield from together(arc(claw, goal, 0.42, 120), arc(snatchable, goal, 0.42, 120))
        tokens.stage.remove(claw, snatchable)
        tokens.open_cards.treasuries[seat].append(target)
        yield from self._count(self._cell(seat, kind))

    def _grab_nothing(self, seat: Seat) -> Script:
        home = self._tokens.panels[seat].treasury.pose(Kind.RED_SNATCHER)
        claw = self._flying(icon(Kind.RED_SNATCHER, CLAW), home)
        sides = [
            self._tokens.panels[other].places.box.centre[0]
            for other in neighbours(seat, len(self._tokens.panels))
        ]
        self._tokens.sounds(Sound.EMPTY_PAW, sum(sides) / 2)
        yield from shiver(claw, 30, 0.5)
        yield from fade(claw, 0.0, 0.2)
        self._tokens.stage.remove(claw)

    def _cell(self, seat: Seat, kind: Kind) -> Token:
        return self._tokens.panels[seat].treasury.cells[kind]

    def _flying(self, picture: Picture, at: Pose) -> Token:
        token = Token(picture, at, FLYING_Z, "flying")
        self._tokens.stage.add(token)
        return token

"""How claims are shown: paws on cards, and where each card goes."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quabble import Card, Side, neighbours
from scenes.core.script import Script, together, wait
from scenes.games.quabble.components.gaps import OfferedCard
from scenes.games.quabble.components.king import Face
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import arc, fade
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

FLYING_Z = 420.0
SEEN = 0.4  # seconds in which one sees who claims what
SETTLED = 0.46
PAW_IN, PAW_LOW = 26.0, 0.3  # how far a paw lies within the card that it claims
DEAR = 5  # a value that makes the King wonder


class ClaimsAnimator:
    """Moves what is claimed on the tokens of one table."""

    def __init__(self, tokens: QuabbleTokens) -> None:
        self._tokens = tokens

    def reveal(self, sides: Sequence[Side]) -> Script:
        """All paws are lifted, and laid on the cards that are claimed."""
        panels = self._tokens.panels
        for panel in panels:
            panel.lay_paw()
        yield from self._tokens.climaxes.suspense(*(panel.paw for panel in panels))
        self._tokens.sounds.bank.play(Sound.PAWS_LIFT)
        yield from together(
            *(
                panel.lift(side is Side.LEFT, self._claimed(panel.seat, side))
                for panel, side in zip(panels, sides, strict=True)
            )
        )
        yield from wait(SEEN)

    def _claimed(self, seat: Seat, side: Side) -> Pose:
        """Where a paw lies on the card that *seat* claims: on its near side."""
        tokens = self._tokens
        left = side is Side.LEFT
        giver = seat if left else neighbours(seat, len(tokens.panels))[1]
        x = tokens.panels[seat].places.box.centre[0]
        boxes = [tokens.layout.gaps[lying.gap] for lying in tokens.gaps.offers[giver]]
        box = min(boxes, key=lambda box: abs(box.centre[0] - x))
        return Pose(box.right - PAW_IN if left else box.x + PAW_IN, box.y + PAW_LOW * box.h)

    def claim(self, seat: Seat, card: Card, giver: Seat) -> Script:
        """A paw pulls a card into the Treasury of its seat."""
        tokens, panel = self._tokens, self._tokens.panels[seat]
        kind = tokens.open_cards.house_set.kinds[card]
        self._tokens.king.react(_opinion(tokens.open_cards.house_set.values[card]))
        goal = panel.treasury.pose(kind)
        yield from together(
            self._fly_off(giver, panel.places.box.centre[0], goal, panel.treasury.side),
            panel.pull(goal, SETTLED),
            panel.treasury.make_room(kind),
        )
        panel.treasury.arrive(kind)
        tokens.open_cards.settle(giver, card, tokens.open_cards.treasuries[seat])
        panel.frog.react(Reaction.SMIRK)
        tokens.sounds(Sound.TREASURE, goal.x)
        tokens.particles.burst("sparkle", goal.x, goal.y, 6)
        yield from self.count(panel.treasury.cells[kind])

    def refuse(self, card: Card, giver: Seat) -> Script:
        """A card goes to the King, who is pleased."""
        tokens = self._tokens
        kind = tokens.open_cards.house_set.kinds[card]
        king = tokens.king
        goal = king.treasury.pose(kind)
        yield from together(
            self._fly_off(giver, goal.x, goal, king.treasury.side), king.treasury.make_room(kind)
        )
        king.treasury.arrive(kind)
        king.react(Face.PLEASED)
        tokens.open_cards.settle(giver, card, tokens.open_cards.king)
        tokens.sounds(Sound.TO_THE_KING, goal.x)
        yield from self.count(king.treasury.cells[kind])

    def share(self, giver: Seat, card: Card) -> Script:
        """A card is torn in two between the seats that both claim it."""
        tokens = self._tokens
        lying = tokens.gaps.take(giver)
        tokens.sounds(Sound.CARD_SPLIT, lying[0].token.pose.x)
        tokens.king.react(Face.SHOCKED)
        both = [tokens.panels[s] for s in (giver, neighbours(giver, len(tokens.panels))[0])]
        for panel in both:
            panel.frog.react(Reaction.WINCE)
        paws = (panel.let_go() for panel in both)
        yield from together(*(self._split(one) for one in lying), *paws)
        tokens.open_cards.settle(giver, card, tokens.open_cards.shared[giver])
        tokens.show_pile(giver)
        piles = [tokens.gaps.pile(one.gap) for one in lying]
        yield from together(*(self.count(pile) for pile in piles))

    def _split(self, lying: OfferedCard) -> Script:
        halves = self._tokens.gaps.split(lying)
        yield from self._tokens.gaps.part(halves)
        yield from self._tokens.gaps.pile_up(lying.gap, halves)

    def _fly_off(self, giver: Seat, towards: float, goal: Pose, side: float) -> Script:
        """An offered card leaves for a cell; its twin at the other end fades."""
        tokens = [lying.token for lying in self._tokens.gaps.take(giver)]
        tokens.sort(key=lambda token: abs(token.pose.x - towards))
        scale = side / self._tokens.layout.gaps[0].w
        tokens[0].z = FLYING_Z
        to = Pose(goal.x, goal.y, 0, scale, scale)
        yield from together(
            arc(tokens[0], to, SETTLED, 70), *(fade(twin, 0.0, 0.2) for twin in tokens[1:])
        )
        self._tokens.stage.remove(*tokens)

    def count(self, cell: Token) -> Script:
        """Write points and Treasuries, and show where something has come."""
        self._tokens.refresh()
        yield from punch(cell, 0.3)


def _opinion(value: int) -> Face:
    """What the King thinks of a claim: he laughs at what is worth less than nothing."""
    return Face.PLEASED if value < 0 else Face.SHOCKED if value >= DEAR else Face.CALM

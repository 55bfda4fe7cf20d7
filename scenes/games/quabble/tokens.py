"""All that lies on one Quabble table, and how it follows what the room knows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.quabble import Card, CardKind, neighbours
from scenes.core.script import Script, together
from scenes.games.quabble.components.claims.claim_focus import ClaimFocus
from scenes.games.quabble.components.claims.forecast import claim_promise
from scenes.games.quabble.components.claims.gaps import QuabbleGaps
from scenes.games.quabble.components.claims.offer_order import OfferOrder
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.king import King
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.games.quabble.components.panel import QuabblePanel
from scenes.games.quabble.components.score_pennant import ScoreLegend
from scenes.games.quabble.components.top_bar import QuabbleTopBar
from scenes.games.quabble.components.treasury import TreasuryCards
from scenes.games.quabble.components.treasury_mats import TreasuryMats
from scenes.games.quabble.layout import QuabbleLayout
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.panned_sounds import PannedSounds
from sprites.motion.particles import ParticleEmitter
from sprites.pictures.geometry import Box, Point, Slot
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

FLYING_Z = 420.0


@dataclass(frozen=True, slots=True)
class QuabbleTokens:
    """Tokens by what they show, the cards they show, and what is heard and sprayed with them."""

    stage: Stage
    layout: QuabbleLayout
    open_cards: OpenCards
    panels: Sequence[QuabblePanel]
    legend: ScoreLegend
    treasury_mats: TreasuryMats
    gaps: QuabbleGaps
    focus: ClaimFocus
    king: King
    top_bar: QuabbleTopBar
    order: OfferOrder
    particles: ParticleEmitter
    sounds: PannedSounds
    climaxes: Climaxes
    lone_viewer: Callable[[], Seat | None]
    unhurried: Callable[[float], float]
    exactly: Callable[[float], float]
    hints_wanted: Callable[[], bool]
    log: Callable[[str], None]
    tell: Callable[[str], None]

    def add_flying(self, picture: Picture, at: Pose) -> Token:
        """A token that flies over all that lies on the table."""
        token = Token(picture, at, FLYING_Z, "flying")
        self.stage.add(token)
        return token

    def settle(self) -> None:
        """Put everything where the open cards say, at once."""
        open_cards = self.open_cards
        for seat in open_cards.seats:
            card = open_cards.offers[seat]
            if card is not None:
                self.gaps.lay(Seat(seat), card)
                self.order.offer()
            self.show_hand(Seat(seat), open_cards.hands[seat])
        for panel, points in zip(self.panels, open_cards.points(), strict=True):
            panel.score.show(points)
        if open_cards.ended:
            self.show_ties()
        self.legend.show("counted" if open_cards.ended else "now")
        if open_cards.hides_points:
            self.hide_points()
        self._spread_treasuries()
        self.refresh()
        if open_cards.ended:
            self.gaps.clear()
            self.order.hide()
        if open_cards.all_offered:
            self.gaps.show_words(True)
            list(self.write_bands())  # all at once

    def show_hand(self, seat: Seat, hand: Sequence[Card | None]) -> None:
        """Have a frog hold *hand*; that of the only person lies on the table too."""
        self.panels[seat].held.show(hand)
        viewer = self.lone_viewer()
        if viewer is None or viewer == seat:
            self.gaps.hand.show(seat, () if viewer is None else hand)

    def in_hand(self, seat: Seat, place: int, count: int) -> tuple[Slot, float]:
        """Where that card of a hand of *count* is, and how wide: in paws, or in the tray."""
        if seat == self.lone_viewer() and not self.gaps.hand.is_put_away:
            return self.layout.hand(count)[place], self.layout.hand_card
        held = self.panels[seat].held
        return held.slots(count)[place], held.width

    def fill_room(self) -> Script:
        """Have Treasuries grow in the count. Before, they keep their size: one sees what comes."""
        changed = self._spread_treasuries()
        lying = self.lying() if changed else []
        yield from together(*(panel.treasury.close_gaps(lying[panel.seat]) for panel in changed))

    def _spread_treasuries(self) -> list[QuabblePanel]:
        """Give each Treasury its place and its mat; return those that have got another one."""
        changed = [
            panel for panel in self.panels if panel.treasury.spread(self._treasury_box(panel.seat))
        ]
        self._lay_mats()
        return changed

    def _lay_mats(self) -> None:
        """Lay mats under Treasuries, in the rounds only under those in which something lies."""
        open_cards = self.open_cards
        for seat in map(Seat, open_cards.seats):
            if open_cards.ended or open_cards.treasuries[seat] or open_cards.torn(seat):
                self.treasury_mats.lay(seat, self._treasury_box(seat))
            else:
                self.treasury_mats.take_away(seat)

    def _treasury_box(self, seat: Seat) -> Box:
        places = self.panels[seat].places
        return self.layout.counted_cards(seat) if self.open_cards.ended else places.cards

    def light_neighbours(self, seat: Seat | None) -> None:
        """Let the Treasuries stand out that a card of *seat* can act on, or none."""
        self.light_treasuries(() if seat is None else neighbours(seat, len(self.panels)))

    def light_treasuries(self, seats: Collection[Seat]) -> None:
        """Let the Treasuries of these *seats* stand out, and no others."""
        self.treasury_mats.light([self._treasury_box(seat) for seat in seats])

    def refresh(self) -> None:
        """Write Treasuries."""
        for panel, cards in zip(self.panels, self.lying(), strict=True):
            panel.treasury.show(cards)
        self._lay_mats()
        self.king.show(self.open_cards.kinds(self.open_cards.king))

    def aim(self, promise: Promise | None) -> None:
        """Show at each other seat what it would lose by a card that is about to be claimed."""
        for panel in self.panels:
            panel.losses.aim(None)
        for change in promise.changes if promise else ():
            if promise and change.points < 0:
                kind = CardKind.DEATHSLAYER if change.by_slayer else promise.kind
                self.panels[change.seat].losses.aim(kind, change.points)

    def lying(self) -> list[TreasuryCards]:
        """The cards that each seat owns, and those of which it has a half."""
        open_cards = self.open_cards
        kinds, slain = open_cards.kinds, open_cards.slain
        return [
            TreasuryCards(
                kinds(cards),
                _by_kind(open_cards, {card: slain[card] for card in cards if card in slain}),
                kinds(open_cards.torn(Seat(seat))),
                open_cards.halves(Seat(seat)),
            )
            for seat, cards in enumerate(open_cards.treasuries)
        ]

    def send_points(self, picture: Picture, start: Point, tag: Token | Point) -> Script:
        """Let points fly to where they count, by a straight way: the banner is close above."""
        yield from self.climaxes.send_score(picture, start, tag, high=0.0)

    def hide_points(self) -> None:
        """Show no points and not who is in front, until these are counted."""
        for panel in self.panels:
            panel.score.hide()
            panel.losses.clear()
        self.legend.show("hidden")
        self.climaxes.laurel.pass_on(self.leaders())

    @property
    def points_are_hidden(self) -> bool:
        """Whether nobody may see the points of all seats before they are counted."""
        return any(panel.score.hidden for panel in self.panels)

    def leaders(self) -> Sequence[Seat]:
        """Who has the most points, if that may be seen and not all have as many."""
        return () if self.points_are_hidden else self.open_cards.leaders()

    def count_points(self) -> Script:
        """Let every pennant count up or down, and the laurel go to whoever has the most points."""
        points = self.open_cards.points()
        self.climaxes.laurel.pass_on(self.leaders())
        for panel in self.panels:
            panel.score.tie(None)
        yield from together(*(panel.score.count(points[panel.seat]) for panel in self.panels))

    def show_ties(self) -> None:
        """Show how many cards those have who share the most points: at the end they decide."""
        tied = {} if self.points_are_hidden else self.open_cards.tied
        for panel in self.panels:
            panel.score.tie(tied.get(panel.seat))

    def write_bands(self) -> Script:
        """Write on each band what the cards beside the seat would bring it, one card in a step.

        Other claims may change that: then it reaches from the least to the most, which takes long
        to find.
        """
        for panel in self.panels:
            promises = []
            for card in self._claimable(panel.seat):
                promises.append(claim_promise(self.open_cards, panel.seat, card))
                yield
            panel.band.write(promises)

    def promises(self, seat: Seat) -> Sequence[Promise]:
        """What the card on the left and that on the right would bring *seat* after all claims."""
        return [claim_promise(self.open_cards, seat, card) for card in self._claimable(seat)]

    def _claimable(self, seat: Seat) -> list[Card]:
        """The card on the left of *seat* and that on its right."""
        givers = seat, neighbours(seat, len(self.panels))[1]
        cards = [self.open_cards.offers[giver] for giver in givers]
        return [card for card in cards if card is not None]

    def nearest_offer(self, giver: Seat, seat: Seat) -> Token:
        """The token of *giver*'s offer that lies nearest to *seat*."""
        x = self.panels[seat].places.box.centre[0]
        lying = self.gaps.offers[giver]
        return min((one.token for one in lying), key=lambda token: abs(token.pose.x - x))


def _by_kind(open_cards: OpenCards, slain: Mapping[Card, Seat]) -> dict[CardKind, list[Seat]]:
    """Who has *slain* the cards of each kind."""
    found: dict[CardKind, list[Seat]] = {}
    for card, slayer in slain.items():
        found.setdefault(open_cards.house_set.kinds[card], []).append(slayer)
    return found

"""Pointing at what lies open, to read what it is, what it is worth, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import dist

from rules.core import Seat
from rules.quabble import Card, CardKind, Scoring, Side, neighbours, power_points
from scenes.games.quabble.cards import kind_name, power_words
from scenes.games.quabble.choosing.treasury_tray import TreasuryTray
from scenes.games.quabble.components.claims.forecast import claim_promise
from scenes.games.quabble.components.claims.gaps import OfferedCard
from scenes.games.quabble.components.inspector_panel import InspectorPanel
from scenes.games.quabble.components.slayers.slayer_words import slain_words, target_words
from scenes.games.quabble.components.treasury import TORN, Sign
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from scenes.table.choosing.cursor_motion import move_cursor
from scenes.ui.navigation import next_spot
from seats.devices import Device
from seats.intents import DIRECTIONS, Intent
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say
from words.numbers import spelled
from words.phrases import enumerated, listed

OVER = 600.0  # what lies as high hides what is below it
GLASS = 84.0


@dataclass(frozen=True, slots=True)
class InspectorTarget:
    """Something that lies open: where, what it is called, what there is to say, and its kind.

    It acts on the *neighbours* of a seat, if on any. What is *owned* is told by whose and which it
    is, and a card that is *offered* shows its words itself.
    """

    box: Box
    title: str
    words: str
    kind: CardKind | None = None
    neighbours: Seat | None = None
    owned: tuple[Seat, Sign | None] | None = None
    offered: OfferedCard | None = None


class Inspector:
    """A glass over the thing that somebody looks at, and a text about it that all can read.

    The text lies beside the hand, or a short one beside the banner if there is no room: it covers
    no name and no card. If it has to be *short*, it never tells what a card would bring.
    """

    def __init__(self, tokens: QuabbleTokens, *, short: bool) -> None:
        self._tokens, self._short = tokens, short
        self._reader = InspectorPanel(tokens.stage, tokens.open_cards.house_set)
        self._tray = TreasuryTray(tokens.stage, tokens.open_cards)
        self._glass = Token(Art("looking-glass", GLASS), Pose(0, 0), CURSOR_Z, "looking")
        self._glass.visible = False
        tokens.stage.add(self._glass)
        self._sight: InspectorTarget | None = None
        self.device: Device | None = None
        """With what somebody looks round who has something to choose."""

    def point(self, x: float, y: float, *, offers: bool) -> None:
        """Read what lies there, if it is not hidden; cards on offer only if that is wanted."""
        over = self._tokens.stage.at(x, y, lambda token: token.z >= OVER and token.name != "reader")
        places = () if over else self._places(offers=offers)
        found = next((look(box) for box, look in places if box.contains(x, y)), None)
        number = self._number_at(x, y)
        if number is None:
            self._read(found)
        elif not (self._sight and self._sight.box == number[2]):  # to work it out takes long
            self._read(self._brought(*number))
        self._glass.visible = False

    def _number_at(self, x: float, y: float) -> tuple[Seat, Side, Box] | None:
        """Whose number over which card lies there: nobody reads any on a shared screen."""
        if self._short or self._tokens.lone_viewer() is None:
            return None
        for panel in self._tokens.panels:
            found = panel.band.side_at(x, y)
            if found:
                return panel.seat, *found
        return None

    def _brought(self, seat: Seat, side: Side, box: Box) -> InspectorTarget | None:
        """What a card on a *side* of a seat would bring it, and how much of that powers do."""
        open_cards, right = self._tokens.open_cards, neighbours(seat, len(self._tokens.panels))[1]
        card = open_cards.offers[seat if side is Side.LEFT else right]
        if card is None:
            return None
        values = open_cards.house_set.values
        promise, printed = claim_promise(open_cards, seat, card), Fraction(values[card])
        title, name = kind_name(promise.kind), seat_name(seat)
        if promise.spread or promise.is_thief:
            words = say("quabble.gains_taken", name=name, mine=promise.brief)
            return InspectorTarget(box, title, words)
        if promise.has_reason:
            words = say("quabble.gains_taken", name=name, mine=promise.words)
            return InspectorTarget(box, title, words)
        numbers = {"mine": promise.gain, "printed": printed, "powers": promise.gain - printed}
        told = {key: _signed(number) for key, number in numbers.items()}
        return InspectorTarget(box, title, say("quabble.brought", name=name, **told))

    def move(self, intent: Intent, device: Device | None, start: Box) -> None:
        """Read what lies next in a direction, first the nearest card to *start*, at best on offer.

        A *device* that is needed elsewhere leaves below.
        """
        self.device = device
        sights = list(self._sights(offers=device is None))
        if not sights:
            return
        if self._sight is None:
            offered = [sight for sight in sights if sight.offered]
            cards = offered or [sight for sight in sights if sight.kind is not None]
            to = min(cards or sights, key=lambda sight: dist(sight.box.centre, start.centre))
        else:
            to = self._next(self._sight, sights, intent)
            if to is self._sight and intent is Intent.DOWN and device:
                self.shut()
                return
        self._read(to)
        if self._sight:
            move_cursor(self._glass, self._beside(self._sight.box))
        else:
            self._glass.visible = False

    def ways(self) -> list[Intent]:
        """The directions that lead from what is read to something else."""
        sight, sights = self._sight, list(self._sights(offers=self.device is None))
        if sight is None:
            return []
        return [way for way in DIRECTIONS if self._next(sight, sights, way) is not sight]

    def shut(self) -> None:
        """Nobody looks any more."""
        self._read(None)
        self._glass.visible, self.device = False, None

    @staticmethod
    def _next(
        sight: InspectorTarget, sights: Sequence[InspectorTarget], intent: Intent
    ) -> InspectorTarget:
        """What lies next in a direction, or the same *sight*."""
        all_sights = [sight, *sights]
        return all_sights[next_spot([one.box.centre for one in all_sights], 0, intent)]

    def _beside(self, box: Box) -> Pose:
        """Below the right end of *box*, or over it where it would lie on what to press.

        Low cards have hints below them: there it lies on the drawing.
        """
        pose = Pose(box.right + GLASS / 8, box.bottom + GLASS / 8)
        if pose.y + GLASS / 2 > self._tokens.layout.near.bottom:
            return Pose(pose.x, box.y + GLASS)
        glass, panels = Box.around(pose.x, pose.y, GLASS, GLASS), self._tokens.panels
        hides = any(panel.controls and panel.sign_room.overlaps(glass) for panel in panels)
        return Pose(pose.x, box.y - GLASS / 8) if hides else pose

    @property
    def _has_room(self) -> bool:
        """Whether a long text has its place beside the hand, where no card is about to grow."""
        open_cards, gaps = self._tokens.open_cards, self._tokens.gaps
        grown = gaps.have_words or open_cards.all_offered
        return not (self._short or grown or open_cards.ended)

    def _read(self, sight: InspectorTarget | None) -> None:
        if sight == self._sight:
            return
        self._sight = sight
        self._tokens.light_neighbours(sight.neighbours if sight else None)
        self._tokens.gaps.read(sight.offered if sight else None)
        self._tray.shut()
        if sight is None:
            self._reader.shut()
            return
        place = self._place
        if sight.owned and self._shows_treasuries:
            tray, place = self._tokens.layout.treasury_reading(over_hand=self._has_room)
            self._tray.show(tray, *sight.owned)
        self._reader.read(sight.title, sight.words, place, sight.kind)

    @property
    def _shows_treasuries(self) -> bool:
        """Whether the cards of a frog are laid out: over cards to claim only for who is alone."""
        if self._short or self._tokens.open_cards.ended:
            return False
        alone = self._tokens.lone_viewer() is not None
        return self._has_room or (alone and self.device is not None)

    @property
    def _place(self) -> Box:
        """Where a text is read."""
        layout = self._tokens.layout
        return layout.reading if self._has_room else layout.top_bar.side

    def _sights(self, *, offers: bool) -> Iterator[InspectorTarget]:
        """All that lies open, with all there is to say of it."""
        return (look(box) for box, look in self._places(offers=offers))

    def _places(self, *, offers: bool) -> Iterator[tuple[Box, Callable[[Box], InspectorTarget]]]:
        """Where all lies and how it is told of, first the cards on offer that can be read."""
        open_cards = self._tokens.open_cards
        slain = open_cards.slain if self._has_room else ()
        for giver, offer in self._tokens.gaps.offers.items():
            for lying in offer if offers else filter(self._is_read, offer):
                w, h = self._tokens.stage.renderer.size(lying.token.picture)
                pose = lying.token.pose
                box = Box.around(pose.x, pose.y, w, h)
                yield box, partial(self._offered, giver, lying)
        for panel, cards in zip(self._tokens.panels, open_cards.treasuries, strict=True):
            if not (open_cards.ended or panel.score.hidden):
                yield panel.score.box, partial(self._points, panel.seat)
            for kind in sorted(set(open_cards.kinds(cards))):
                owned = partial(self._owned, kind, panel.seat, cards, slain=slain)
                yield panel.treasury.box(kind), owned
            if open_cards.torn(panel.seat):
                yield panel.treasury.box(TORN), partial(self._torn, panel.seat)
        for kind in sorted(set(open_cards.kinds(open_cards.king))):
            owned = partial(self._owned, kind, None, open_cards.king)
            yield self._tokens.king.treasury.box(kind), owned

    def _is_read(self, lying: OfferedCard) -> bool:
        """Whether a card that can be claimed can be read.

        Who shares the screen never shows in which of its own two it is interested.
        """
        alone = self._tokens.lone_viewer() is not None
        return self._tokens.gaps.have_words and (alone or not lying.tells)

    def _points(self, seat: Seat, box: Box) -> InspectorTarget:
        """The number below a frog, and what it is made of."""
        open_cards = self._tokens.open_cards
        scoring = open_cards.scoring()
        points = scoring.points[seat]
        counted = open_cards.counted()[seat] - open_cards.extra[seat]
        words = say(
            "quabble.points_about",
            points=spelled(points),
            counted=spelled(counted),
            powers=self._in_parts(points - counted, seat, scoring),
        )
        return InspectorTarget(box, seat_name(seat), words, owned=(seat, None))

    def _in_parts(self, powers: Fraction, seat: Seat, scoring: Scoring) -> str:
        """The points of *seat* by *powers*, and by which if there is room for that."""
        house_set, seats = self._tokens.open_cards.house_set, len(self._tokens.panels)
        brought = power_points(house_set, seats, scoring.events) if self._has_room else ()
        parts = [
            say("speech.amount", name=say(f"quabble_points.{row.name}"), amount=_signed(number))
            for row in brought
            if (number := row.by_seat[seat])
        ]
        if not parts:
            return _signed(powers)
        return say("quabble.points_parts", powers=_signed(powers), parts=enumerated(parts))

    def _offered(self, giver: Seat, lying: OfferedCard, box: Box) -> InspectorTarget:
        card, house_set = lying.card, self._tokens.open_cards.house_set
        kind, left = house_set.kinds[card], neighbours(giver, len(self._tokens.panels))[0]
        gains = self._gains(card) if self._tokens.lone_viewer() in (giver, left) else ""
        words = self._power(kind)  # where there is no more room, bands tell gains
        words = f"{words} {gains}" if self._has_room else words
        words = self._with_targets(words, giver, card)
        return InspectorTarget(box, kind_name(kind), words, kind, offered=lying)

    def _power(self, kind: CardKind) -> str:
        """What a *kind* does, and who has how much Sushi if it is that and there is room."""
        open_cards = self._tokens.open_cards
        words = open_cards.power_over(kind) or power_words(kind, open_cards.house_set)
        is_told = kind is CardKind.CURSED_SUSHI and self._has_room
        now = open_cards.sushi_now if is_told else ""
        return f"{words} {now}" if now else words

    def _with_targets(self, words: str, giver: Seat, card: Card) -> str:
        """*words*, and the target of a Deathslayer for each who may claim it, the rival first."""
        open_cards, viewer = self._tokens.open_cards, self._tokens.lone_viewer()
        claimers = giver, neighbours(giver, len(self._tokens.panels))[0]
        kind = open_cards.house_set.kinds[card]
        if viewer not in claimers or open_cards.hides_points or kind is not CardKind.DEATHSLAYER:
            return words
        rival = claimers[claimers[0] == viewer]
        targets = (target_words(open_cards, seat, card) for seat in (rival, viewer))
        return self._fitting(kind, words, *targets)

    def _fitting(self, kind: CardKind, words: str, *more: str) -> str:
        """*words* about a *kind* and as much *more* as fits."""
        told = [" ".join((words, *more[:count])) for count in range(len(more), 0, -1)]
        place = self._place
        return next((one for one in told if self._reader.fits(one, place, kind, words)), words)

    def _gains(self, card: Card) -> str:
        """What a card would bring the only person at the screen."""
        viewer = self._tokens.lone_viewer()
        if viewer is None or self._short:
            return ""
        promise = self._tokens.open_cards.promise(viewer, card)
        return say("quabble.gains_taken", name=seat_name(viewer), mine=promise.words)

    def _owned(
        self, kind: CardKind, seat: Seat | None, cards: Sequence[Card], box: Box,
        *, slain: Collection[Card] = (),
    ) -> InspectorTarget:  # fmt: skip
        """All cards of a kind in the Treasury of *seat* or the King, and their values in all."""
        open_cards, viewer = self._tokens.open_cards, self._tokens.lone_viewer()
        house_set = open_cards.house_set
        alike = [card for card in cards if house_set.kinds[card] is kind]
        value = sum(house_set.values[card] for card in alike)
        owner = say("quabble.king") if seat is None else seat_name(seat)
        title = say("quabble.owned", owner=owner, kind=kind_name(kind))
        words = say("quabble.in_all", value=value, power=self._power(kind))
        others = [row for one, row in enumerate(open_cards.treasuries) if one != viewer]
        takeable = self._has_room and any(alike[0] in row for row in others)
        more = self._gains(alike[0]) if takeable else ""
        lost = [card for card in alike if card in slain]
        if lost and seat is not None:
            more = f"{slain_words(open_cards, lost[0])} {more}"
        beside = seat if kind is CardKind.DEATHSLAYER else None
        if beside is not None and not (open_cards.ended or open_cards.hides_points):
            targets = dict.fromkeys(target_words(open_cards, beside, card) for card in alike)
            words = self._fitting(kind, words, *targets)
        whose = None if seat is None else (seat, kind)
        return InspectorTarget(box, title, f"{words} {more}", kind, beside, whose)

    def _torn(self, seat: Seat, box: Box) -> InspectorTarget:
        """All halves of torn cards of one seat."""
        points = spelled(self._tokens.open_cards.halves(seat))
        title = say("quabble.torn", owner=seat_name(seat))
        open_cards = self._tokens.open_cards
        kinds = dict.fromkeys(open_cards.kinds(open_cards.torn(seat)))
        cards = listed([*map(kind_name, kinds)])
        words = say("quabble.torn_about", cards=cards, points=points)
        return InspectorTarget(box, title, words, owned=(seat, TORN))


def _signed(number: Fraction) -> str:
    return spelled(number, signed=True)

"""The scoring as a show: kind by kind, each card whose power takes effect, and rising numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import assert_never

from rules.core import Seat
from rules.quabble import (
    Card,
    CardKind,
    CardSlain,
    Event,
    NothingSlain,
    PowerScored,
    ScoringBegan,
    SushiFeasted,
)
from scenes.core.script import Script, after, together, wait
from scenes.games.quabble.cards import icon, kind_name
from scenes.games.quabble.components.count.coin_columns import CoinColumns
from scenes.games.quabble.components.count.count_stage import CountStage, loss_picture
from scenes.games.quabble.components.count.middle_cards import MiddleCards
from scenes.games.quabble.components.count.sums import Sum, sums_of
from scenes.games.quabble.components.king import Face
from scenes.games.quabble.components.slayers.slayer_words import slain_reason
from scenes.games.quabble.events.lead_change import LeadChange
from scenes.games.quabble.events.moments import SLAIN
from scenes.games.quabble.events.rising_points import BLADE_Z, NUMBER_Z, lose, rise
from scenes.games.quabble.events.verdict import break_tie, tell_margin
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.seats.seat_frog import Reaction
from scenes.table.seats.seat_row import light
from sounds.bank import Sound
from sprites.motion.gestures import punch, shiver
from sprites.motion.motions import arc, fade
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say
from words.numbers import spelled

SUSHI = CardKind.CURSED_SUSHI

LIGHT_Z = 300.5
MUCH = 4  # points that are something to be glad of
NUMBER_READ, KIND_READ, POWER_READ = 0.3, 0.9, 0.8  # seconds until the count goes on
SEEN = 0.35  # seconds in which one sees what counts, before it is told
ANEW_READ = 1.5  # seconds in which one reads why all numbers change
RICHER, REASON_READ = 0.4, 0.8  # seconds: the richer neighbour's points swell; one reads of it
BLADE, BLADE_SECONDS, BLADE_NEAR = 220.0, 0.4, 0.1  # it seems to hit so long before it is there
MISSED = 0.35  # seconds in which a blade that finds nothing is gone
HELD, CROWNED = 0.3, 0.6  # seconds with all on their coins; with winners that cheer
CROSS, LIGHT = 0.8, 1.1  # of a cell


class ScoringAnimator:
    """Lights up what counts; each number sounds a semitone higher than the one before."""

    def __init__(self, tokens: QuabbleTokens) -> None:
        self._tokens = tokens
        self._kind: CardKind | None = None
        self._scored: dict[CardKind, list[PowerScored]] = {}  # what is counted at once
        self._lead = LeadChange(tokens)
        layout, house_set = tokens.layout, tokens.open_cards.house_set
        self._kinds = house_set.kinds
        self._count = CountStage(tokens.stage, layout.count_banner, house_set, len(layout.seats))
        self._middle = MiddleCards(tokens.stage, layout.counted_card, house_set)
        self._steps = 0
        self._due: dict[Seat, Fraction] = {}  # what Deathslayers have yet to take

    def before_events(self, events: Sequence[Event]) -> None:
        """Remember the powers of each kind, which are counted at once for all seats."""
        self._scored.clear()
        for event in events:
            if isinstance(event, PowerScored):
                self._scored.setdefault(self._kinds[event.card], []).append(event)

    def show(
        self, event: ScoringBegan | PowerScored | SushiFeasted | CardSlain | NothingSlain
    ) -> Script:
        """The script of *event*."""
        match event:
            case ScoringBegan():
                yield from self._open()
            case PowerScored(card=card):
                scored = self._scored.get(self._kinds[card], [event])
                if event == scored[0]:  # with which all others are counted
                    yield from self._bring(self._kinds[card], sums_of(scored, self._kinds))
            case SushiFeasted(seat, _, points):
                self._tokens.sounds.bank.play(Sound.FEAST)
                yield from self._bring(SUSHI, [Sum(seat, (SUSHI,), points)])
            case CardSlain(seat, _, target, victim, points):
                yield from self._announce(CardKind.DEATHSLAYER, lit=(seat,))
                yield from self._slay(seat, target, victim, points)
            case NothingSlain(seat, _, victim):
                yield from self._announce(CardKind.DEATHSLAYER, 0.0, lit=(seat,))
                yield from self._miss(seat, victim)
            case _:
                assert_never(event)

    def crown(self, *, leaps: bool) -> Script:
        """All coins are piled up; then the seat with the most cheers, and may leap."""
        tokens = self._tokens
        yield from self._tell_sushi_tie()
        winners, points = tokens.open_cards.winners(), tokens.open_cards.points()
        yield from self._take_down(winners)
        piles, king = self._count.piles, tokens.king
        columns = CoinColumns(tokens.stage, tokens.climaxes, piles, points, king)
        columns.prepare()
        yield from columns.come()
        yield from wait(tokens.unhurried(HELD))
        if tokens.open_cards.tied and len(winners) == 1:
            tokens.climaxes.spotlight.stays_dark = True
            yield from break_tie(tokens, columns, winners[0])
        else:
            columns.crown(winners)
            king.rejoice()
            bursts = map(columns.burst, winners)
            margin = tell_margin(tokens, winners, columns.middle)
            yield from together(wait(tokens.unhurried(CROWNED)), margin, *bursts)
        if leaps:
            columns.hand_over()

    def _tell_sushi_tie(self) -> Script:
        """Say that nobody has most Sushi, if it is so though some have Sushi."""
        tokens, tied = self._tokens, self._tokens.open_cards.tied_in_sushi
        if not tied:
            return
        tokens.light_treasuries(tied)
        yield from self._announce(SUSHI, 0.0, lit=tied)
        self._count.add_up(*(Sum(seat, (SUSHI,), Fraction(0)) for seat in tied))
        most = tokens.open_cards.house_set.powers.most_sushi
        self._count.tell(say("quabble.sushi_tie", points=spelled(Fraction(most), signed=True)))
        yield from wait(tokens.unhurried(REASON_READ))

    def _open(self) -> Script:
        """The count begins with the numbers on the cards."""
        tokens = self._tokens
        tokens.hide_points()
        tokens.open_cards.ended = True
        tokens.gaps.clear()
        tokens.order.hide()
        tokens.sounds.bank.play(Sound.ROUND)
        self._due = tokens.open_cards.due_to_slayers()
        most = tokens.open_cards.most_in_count()
        opening = self._count.open(say("quabble.count_anew"), most)
        yield from together(opening, wait(ANEW_READ))
        tokens.legend.show("counted")
        yield from together(punch(tokens.king.token, 0.1, 0.5), tokens.fill_room())
        counted = tokens.open_cards.counted()
        for seat in sorted(tokens.open_cards.seats, key=lambda seat: counted[seat]):
            yield from self._count_numbers(Seat(seat), counted[seat])
        yield from together(self._middle.fade(), self._count.end())
        self._lead.note()

    def _count_numbers(self, seat: Seat, points: Fraction) -> Script:
        """Count the numbers on the cards of *seat*; whoever has most of them comes last."""
        tokens, panel = self._tokens, self._tokens.panels[seat]
        tokens.light_treasuries((seat,))
        yield from self._middle.show(tokens.open_cards.treasuries[seat], SEEN)
        self._react(seat, points)
        self._count.add_up(Sum(seat, (), points))
        self._sound(seat)
        yield from wait(NUMBER_READ)
        panel.score.hidden = False
        self._note_due(seat)
        yield from self._count_points()

    def _note_due(self, seat: Seat, taken: Fraction = Fraction(0)) -> None:
        """Show beside the points of *seat* what Deathslayers have yet to take, now less *taken*."""
        due = self._due[seat] = self._due.get(seat, Fraction(0)) - taken
        self._tokens.panels[seat].losses.aim(CardKind.DEATHSLAYER if due > 0 else None, -due)

    def _announce(
        self, kind: CardKind, read: float = KIND_READ, lit: Collection[Seat] = ()
    ) -> Script:
        """Unroll the banner of a kind whose turn it is, with so many seconds to *read* it.

        Whoever the words above it are about stays *lit*.
        """
        if kind is self._kind:
            return
        if self._kind is not None:
            yield from self._take_down(lit)
        self._kind = kind
        self._tokens.top_bar.show_count(kind, self._tokens.open_cards.kinds_in_count())
        self._tokens.sounds.bank.play(Sound.KIND_LIT)
        yield from self._count.begin(kind)
        yield from wait(read)

    def _take_down(self, lit: Collection[Seat] = ()) -> Script:
        self._tokens.light_treasuries(())
        light(self._tokens.panels, lit)
        if self._kind is not None:
            yield from self._count.end()
        self._kind = None

    def _bring(self, kind: CardKind, sums: Sequence[Sum]) -> Script:
        """Cards of one kind light up at all seats, and what they bring rises from them.

        One sees these before it is told what they do and what that brings.
        """
        tokens = self._tokens
        seats = [one.seat for one in sums]
        if kind is not self._kind:
            yield from self._take_down(seats)
        cells = [tokens.panels[seat].treasury.cells[kind] for seat in seats]
        causes = [card for one in sums for card in one.because]
        lights = [self._light(at) for at in (*(cell.pose for cell in cells), *self._lying(causes))]
        tokens.stage.add(*lights)
        tokens.light_treasuries(seats)
        light(tokens.panels, seats)
        yield from together(*(punch(cell, 0.45) for cell in cells), wait(SEEN))
        yield from self._announce(kind, 0.0, lit=seats)
        for one in sums:
            self._react(one.seat, one.total)
        self._count.add_up(*sums)
        yield from wait(tokens.unhurried(POWER_READ))
        yield from self._rise(kind, {one.seat: one.total for one in sums})
        tokens.stage.remove(*lights)

    def _react(self, seat: Seat, points: Fraction) -> None:
        """A frog jumps at points and slumps at a loss; the King looks at it."""
        frog, king = self._tokens.panels[seat].frog, self._tokens.king
        king.look_at(self._tokens.panels[seat].middle)
        if points:
            frog.react(Reaction.JOY if points > 0 else Reaction.SULK)
        if points >= MUCH:
            king.react(Face.PLEASED)

    def _lying(self, cards: Sequence[Card]) -> Sequence[Pose]:
        """Where the signs of some cards in Treasuries are, each once."""
        panels, treasuries = self._tokens.panels, self._tokens.open_cards.treasuries
        return [
            *dict.fromkeys(
                panels[seat].treasury.pose(self._kinds[card])
                for seat, owned in enumerate(treasuries)
                for card in cards
                if card in owned
            )
        ]

    def _light(self, at: Pose) -> Token:
        """A golden tile under a cell of a Treasury."""
        side = LIGHT * self._tokens.panels[0].treasury.side
        tile = Paper(
            side, side, theme.FOCUS, 0.24 * side, theme.FOCUS_EDGE, edge_width=3, shadow=False
        )
        return Token(tile, Pose(at.x, at.y), LIGHT_Z, "light")

    def _slay(self, seat: Seat, target: Card, victim: Seat, points: Fraction) -> Script:
        tokens, kind = self._tokens, self._tokens.open_cards.house_set.kinds[target]
        treasury = tokens.panels[victim].treasury
        yield from self._turn_to(victim, seat, kind)
        there = treasury.pose(kind)
        tokens.king.react(Face.COVERING)
        blade = self._blade(seat)
        hit = after(BLADE_SECONDS - BLADE_NEAR, self._heard(Sound.SLAIN, there.x))
        yield from together(arc(blade, there, BLADE_SECONDS, 130), hit)
        cross = Token(Art("icon-cross", CROSS * treasury.side), there, NUMBER_Z - 1, "slain")
        tokens.stage.add(cross)
        self._count.add_up(Sum(victim, (kind,), -points))
        yield from together(shiver(treasury.cells[kind]), lose(tokens, victim, there, points))
        yield from together(
            fade(blade, 0.0, 0.3),
            tokens.climaxes.climax(
                say("quabble.headline_slain", name=seat_name(seat), kind=kind_name(kind)),
                *tokens.panels[victim].actors(kind),
                size=SLAIN,
                reactions={victim: Reaction.SULK, seat: Reaction.SMIRK},
                thing=partial(loss_picture, tokens.stage.renderer, kind, points),
            ),
        )
        self._note_due(victim, points)
        yield from self._rise(kind, {victim: -points})
        tokens.stage.remove(blade)
        tokens.light_neighbours(None)

    def _turn_to(self, victim: Seat, slayer: Seat, kind: CardKind | None) -> Script:
        """Say why of both neighbours that *victim* loses a card of a *kind*, or has none."""
        tokens = self._tokens
        tokens.light_neighbours(slayer)
        self._count.take_sums_away()
        yield from punch(tokens.panels[victim].score.number, 0.5, RICHER)
        self._count.tell(slain_reason(tokens.open_cards.points(), slayer, kind, victim))
        yield from wait(tokens.unhurried(REASON_READ))

    def _miss(self, seat: Seat, victim: Seat) -> Script:
        tokens = self._tokens
        yield from self._turn_to(victim, seat, None)
        blade = self._blade(seat)
        x, y = tokens.panels[victim].places.box.centre
        yield from arc(blade, Pose(x, y), BLADE_SECONDS, 130)
        self._count.add_up(Sum(seat, (CardKind.DEATHSLAYER,), Fraction(0)))
        tokens.sounds(Sound.EMPTY_PAW, x)
        tokens.panels[seat].frog.react(Reaction.SHRUG)
        yield from together(shiver(blade), fade(blade, 0.0, MISSED))
        tokens.stage.remove(blade)
        tokens.light_neighbours(None)

    def _blade(self, seat: Seat) -> Token:
        at = self._tokens.panels[seat].treasury.pose(CardKind.DEATHSLAYER)
        blade = Token(icon(CardKind.DEATHSLAYER, BLADE), at, BLADE_Z, "blade")
        self._tokens.stage.add(blade)
        self._tokens.sounds(Sound.BLADE, at.x)
        return blade

    def _heard(self, sound: Sound, x: float) -> Script:
        self._tokens.sounds(sound, x)
        yield

    def _step(self, gains: Mapping[Seat, Fraction]) -> Script:
        for seat, points in gains.items():
            self._tokens.open_cards.extra[seat] += points
            self._sound(seat)
        yield from self._count_points()
        if (told := self._lead.tell()) is not None:
            yield from self._count.give_way_to(told)

    def _count_points(self) -> Script:
        """Every number that is seen counts up or down, and its pile of coins with it."""
        tokens = self._tokens
        points = tokens.open_cards.points()
        seen = [panel.seat for panel in tokens.panels if not panel.score.hidden]
        piles = self._count.piles.grow({seat: points[seat] for seat in seen})
        yield from together(tokens.count_points(), piles)

    def _sound(self, seat: Seat) -> None:
        """The next number, a semitone higher than the last."""
        self._tokens.sounds(Sound.SCORE_STEP, self._tokens.panels[seat].middle, self._steps)
        self._steps += 1

    def _rise(self, kind: CardKind, gains: Mapping[Seat, Fraction]) -> Script:
        """Points rise to the paws of their owners, large, while their numbers count them."""
        rising = (rise(self._tokens, seat, kind, points) for seat, points in gains.items())
        yield from together(*rising, self._step(gains))

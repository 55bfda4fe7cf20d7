"""The table of Quabble."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.core import Seat
from rules.quabble import (
    Action,
    Card,
    CardDrawn,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    Reason,
    RoundBegan,
    ScoringBegan,
    View,
)
from scenes.core.ending import Ending
from scenes.core.script import Script
from scenes.games.quabble.choosing.choosing import QuabbleChoosing
from scenes.games.quabble.choosing.inspector import Inspector
from scenes.games.quabble.choosing.offer_hand import LEAVING, OfferChooser
from scenes.games.quabble.choosing.reading import cursor_box, leads_to_reading
from scenes.games.quabble.choosing.reading_chooser import ReadingChooser
from scenes.games.quabble.choosing.reading_signs import reading_on_signs
from scenes.games.quabble.components.claims.claim_focus import ClaimFocus
from scenes.games.quabble.components.claims.gaps import QuabbleGaps
from scenes.games.quabble.components.claims.offer_order import OfferOrder
from scenes.games.quabble.components.cloth import laid_table
from scenes.games.quabble.components.inspector_panel import InspectorPanel
from scenes.games.quabble.components.king import King
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.games.quabble.components.panel import QuabblePanel
from scenes.games.quabble.components.score_pennant import ScoreLegend
from scenes.games.quabble.components.top_bar import QuabbleTopBar
from scenes.games.quabble.components.treasury_mats import TreasuryMats
from scenes.games.quabble.events.animator import QuabbleAnimator
from scenes.games.quabble.events.captions import QuabbleCaptions, TableState
from scenes.games.quabble.events.claims_order import own_last
from scenes.games.quabble.events.ending import ending
from scenes.games.quabble.events.tension import tension
from scenes.games.quabble.material import MATERIAL
from scenes.games.quabble.places import QuabblePlaces
from scenes.games.quabble.planning import plan
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.table.choosing.chooser import Chooser
from scenes.table.game_table import GameTable
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.name_tag import PARTICLES_Z
from scenes.table.seats.seat_row import light
from scenes.table.top_bar import TopBar
from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import DIRECTIONS
from sounds.bank import Ambience, Sound, Tension
from sprites.motion.particles import ParticleEmitter
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.render.background import Background
from words import say

HALL = Art("evening-hall", 2560)
LESSON_ROUNDS = 3  # as a lesson says
SOON = 3  # rounds before the end
TAUGHT_WAIT = 4.2  # seconds for all bots while rules are explained: there is more to read


class QuabbleTable(GameTable[Action, Event, View]):
    """One match of Quabble on the screen."""

    ambience = Ambience.ROYAL_EVENING
    material = MATERIAL
    bot_turn_seconds, round_seconds, lone_wait = 1.6, 4.4, 3.0
    directions_look_round = True
    captions: QuabbleCaptions
    choosing: QuabbleChoosing
    panels: list[QuabblePanel]

    def background(self) -> Background:
        return HALL

    def build(self) -> None:
        renderer, bank, view = self.context.renderer, self.context.bank, self.seen
        self.tempo.lone_wait = TAUGHT_WAIT if self.hints.wanted else self.lone_wait
        seats = len(view.hands)
        self.layout = layout = plan(renderer.width, renderer.height, renderer.text_scale, seats)
        self.pieces = (*layout.mats, *layout.gaps, layout.hand_box)
        self.stage.background = partial(laid_table, renderer, layout, HALL)
        self.panels = [self._panel(Seat(seat), view) for seat in range(seats)]
        self.top_bar = TopBar(self.stage, bank, layout.top_bar)
        self.top_bar.goal_place = self.panels[0].score.box
        self.captions = QuabbleCaptions(
            view.board.house_set, seats, self._state(), has_signs=not self.is_lesson
        )
        self.tokens = self._make_tokens(view)
        self.places = QuabblePlaces(renderer, self.tokens, self.captions.topic)
        self.inspector_panel = InspectorPanel(self.stage, view.board.house_set)
        self.inspector = Inspector(self.tokens, short=self.is_lesson)
        self.choosing = QuabbleChoosing(self, self.tokens, self.inspector_panel, self.inspector)
        self._animator = QuabbleAnimator(
            self.tokens, self.inspector_panel, is_lesson=self.is_lesson
        )

    def _state(self) -> TableState:
        return TableState(
            self._is_tied, lambda: self.tokens.open_cards.is_offering, self._on_offer,
            self.hints.is_new, lambda: self.choosing.warns,
            self._wastes_hands,
            lambda: self.tokens.top_bar.is_last_round,
            lambda: bool(self.seen.board.powers),
        )  # fmt: skip

    def step(self) -> None:
        self.tempo.takes_its_time = self.tempo.chosen != "brisk" or bool(self.tokens.gaps.offers)
        self.tokens.particles.step()
        self.tokens.king.step()

    # The show

    def deal(self) -> Script:
        self.context.bank.play(Sound.MATCH_START)
        self.top_bar.show_prompt(say("quabble.deal_prompt"))
        yield from self._animator.hands.deal()

    def before_events(self, events: Sequence[Event]) -> None:
        self.inspector.shut()
        self.tokens.aim(None)
        self._animator.before_events(events)
        if any(isinstance(event, ClaimsRevealed) for event in events):
            last = self.tokens.top_bar.is_last_round
            key = "quabble.reveal_prompt_last" if last else "quabble.reveal_prompt"
            self.top_bar.show_prompt(say(key))

    def in_order(self, events: Sequence[Event]) -> Sequence[Event]:
        viewer = self.lone_viewer
        if self.lesson_is_over():  # the count is next
            events = [one for one in events if not isinstance(one, CardDrawn | RoundBegan)]
        return events if viewer is None else own_last(events, viewer, len(self.panels))

    def show(self, event: Event) -> Script:
        if isinstance(event, RoundBegan | ScoringBegan):
            self.inspector.shut()  # what was looked at is gone, or the count is going to tell it
        if told := self.captions.banner_later(event):
            yield from self._animator.finish_before(event)
            self.top_bar.show_prompt(told)
            light(self.panels, self.captions.actors(event))
        yield from self._animator.show(event.seen_by(self.lone_viewer))

    @property
    def takes_hints(self) -> bool:
        return super().takes_hints and not self.tokens.open_cards.ended

    def leaders(self) -> Sequence[Seat]:
        return self.tokens.leaders()

    def tension(self, view: View) -> Tension:
        return tension(view)

    def ending(self) -> Ending:
        return ending(self.match)

    def end_lesson(self) -> Script:
        """Count as if the match ended now, once all that was claimed has arrived."""
        yield from self._animator.finish()
        scoring = self.tokens.open_cards.scoring()
        self._animator.before_events(scoring.events)
        for event in (*scoring.events, GameEnded(Reason.CARDS_PLAYED, scoring.points)):
            if told := self.captions.banner(event):
                self.top_bar.show_prompt(told)
            yield from self.show(event)

    # Looking round

    def handle_press(self, press: Press) -> bool:
        choosing, device = self._has_cursor(press.device), press.device
        looks = self.inspector.device == device
        if press.intent in DIRECTIONS and press.down:
            begins = looks or not choosing or leads_to_reading(self._chooser(device), press.intent)
            if begins:
                start = self._reading_start(device)
                self.inspector.move(press.intent, device if choosing else None, start)
                self._show_reading(device)
            return begins
        if looks and press.down and press.intent in LEAVING:
            self.inspector.shut()
            self._show_reading(device)
            chooser = self._chooser(device)
            if isinstance(chooser, OfferChooser):
                chooser.lead_back()
            return True
        return False

    def _reading_start(self, device: Device) -> Box:
        """Where the cursor of *device* is, or its seat, or else the middle of the near half."""
        seat = self.pending.seat(device)
        rest = self.layout.near if seat is None else self.panels[seat].places.box
        return cursor_box(self._chooser(device)) or rest

    def _show_reading(self, device: Device) -> None:
        """Tell whoever chooses with *device* how to read on, or how to choose again."""
        seat, chooser = self.pending.seat(device), self._chooser(device)
        if seat is None or chooser is None:
            return
        controls = self.context.input_reader.controls(device)
        if isinstance(chooser, ReadingChooser):
            chooser.show_cursor(self.inspector.device != device)
        if self.inspector.device == device:
            signs = reading_on_signs(controls, self.inspector.ways())
            self.panels[seat].essential = signs[0].glyph
            self.panels[seat].show_controls(signs)
            return
        self.panels[seat].essential = None
        if not chooser.go_on_with(controls):
            self.panels[seat].show_controls(())

    def handle_point(self, x: float, y: float) -> None:
        self.inspector.point(x, y, offers=not self._offers_are_read())

    def _offers_are_read(self) -> bool:
        """Whether cards on offer can be read as they lie, or beside a hand."""
        people = self.context.seating.people()
        offering = self.awaiting_choice and any(seat in people for seat in self.match.waiting_for)
        return self.tokens.gaps.have_words or offering

    def _has_cursor(self, device: Device) -> bool:
        """Whether directions are for what is chosen with *device* now."""
        return self.pending.seat(device) is not None and self.awaiting_choice

    def _chooser(self, device: Device) -> Chooser[Action] | None:
        """With what *device* chooses, if its choice is open."""
        seat = self.pending.seat(device)
        return None if seat is None else self.pending.chooser(seat)

    # What is seen

    def hide_hands(self) -> None:
        """Hands are turned up for one person alone, and down as soon as there are more."""
        open_cards, view = self.tokens.open_cards, self.seen
        if self.awaiting_choice:
            wanted = [list(hand) for hand in view.hands]
        elif self.lone_viewer is None and not view.options.open_hands:
            wanted = [[None] * len(hand) for hand in open_cards.hands]
        else:
            return  # what is still to be shown comes with its events
        for seat in open_cards.seats:
            if wanted[seat] != open_cards.hands[seat]:
                open_cards.hands[seat] = wanted[seat]
                self.tokens.show_hand(Seat(seat), wanted[seat])

    # Making tokens

    def _make_tokens(self, view: View) -> QuabbleTokens:
        """All that lies on the table; in a lesson only what it explains, and its own rounds."""
        layout, open_cards = self.layout, OpenCards(view, turned=self._has_turned())
        lesson_rounds = LESSON_ROUNDS if self.is_lesson else None
        gaps = QuabbleGaps(
            self.stage,
            layout,
            open_cards,
            self._has_hand,
            lambda: self.lone_viewer,
            [panel.held for panel in self.panels],
            prices=not self.is_lesson,
        )
        tokens = QuabbleTokens(
            stage=self.stage,
            layout=layout,
            open_cards=open_cards,
            panels=self.panels,
            legend=ScoreLegend(self.stage, layout.legend),
            treasury_mats=TreasuryMats(self.stage),
            gaps=gaps,
            focus=self._focus(gaps),
            king=King(self.stage, layout.king, layout.hoard),
            top_bar=QuabbleTopBar(self.stage, layout.top_bar.side, view, own=lesson_rounds),
            order=self._order(open_cards),
            particles=ParticleEmitter(self.stage, PARTICLES_Z),
            sounds=PannedSounds(self.context.bank, layout.room.centre[0]),
            climaxes=self.climaxes,
            lone_viewer=lambda: self.lone_viewer,
            unhurried=self.tempo.unhurried,
            exactly=self.tempo.exactly,
            hints_wanted=lambda: self.hints.wanted,
            log=self.log.append,
            tell=self.top_bar.show_prompt,
        )
        tokens.settle()
        return tokens

    def _focus(self, gaps: QuabbleGaps) -> ClaimFocus:
        bands = [panel.band for panel in self.panels]
        return ClaimFocus(self.stage, self.layout, bands, gaps)

    def _order(self, open_cards: OpenCards) -> OfferOrder:
        tags = [places.tag for places in self.layout.seats]
        first, clockwise = open_cards.first, open_cards.clockwise
        legend = self.layout.order_legend
        return OfferOrder(self.stage, tags, legend, first, clockwise=clockwise)

    def _has_turned(self) -> bool:
        """Whether the direction of play has turned since the round began."""
        past = [event for events in self.match.events for event in events]
        turns = (
            event for event in reversed(past) if isinstance(event, DirectionTurned | RoundBegan)
        )
        return isinstance(next(turns, None), DirectionTurned)

    def _is_tied(self) -> bool:
        """Whether one sees that seats share the most points."""
        return bool(self.tokens.open_cards.tied) and not self.tokens.points_are_hidden

    def _on_offer(self) -> Sequence[Card]:
        """The cards that one sees on offer."""
        return [card for card in self.tokens.open_cards.offers if card is not None]

    def _wastes_hands(self, number: int) -> bool:
        """Whether the match ends soon after round *number*, and hands are not empty then."""
        seats = len(self.panels)
        rounds, cards = self.seen.options.rounds(seats), len(self.seen.board.house_set.kinds)
        return number > rounds - SOON and rounds * seats < cards

    def _has_hand(self) -> bool:
        """Whether somebody's hand is laid out on the table while cards are offered."""
        return bool(self.context.seating.people())

    def _panel(self, seat: Seat, view: View) -> QuabblePanel:
        return QuabblePanel(self.stage, self.layout, seat, view.board.house_set, self.motions.play)


TABLE = QuabbleTable

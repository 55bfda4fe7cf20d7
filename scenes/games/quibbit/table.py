"""The table of Quibbit."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import Any

from rules.core import Seat
from rules.match import Match
from rules.quibbit import (
    CARDS,
    Action,
    Board,
    CrownPassed,
    Event,
    Frog,
    RoundBegan,
    View,
)
from scenes.core.context import Context
from scenes.core.ending import Ending
from scenes.core.script import Script
from scenes.games.quibbit.choosing.choosing import QuibbitChoosing
from scenes.games.quibbit.choosing.outlook import each_outlook, sure_winner
from scenes.games.quibbit.choosing.preview import QuibbitPreview
from scenes.games.quibbit.components.card_counts import CardCounts
from scenes.games.quibbit.components.cards import QuibbitCards
from scenes.games.quibbit.components.legend import Legend
from scenes.games.quibbit.components.meter import QuibbitMeter
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.games.quibbit.components.seat import QuibbitSeat
from scenes.games.quibbit.components.turtle import Turtle
from scenes.games.quibbit.events.animator import QuibbitAnimator
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.events.crowning import crowning_on_pond
from scenes.games.quibbit.events.ending import ending, shown_at_end
from scenes.games.quibbit.events.lap_warning import LapWarning
from scenes.games.quibbit.events.last_card import LastCard
from scenes.games.quibbit.events.tension import tension, worried
from scenes.games.quibbit.layout import plan, tile_boxes
from scenes.games.quibbit.material import MATERIAL
from scenes.games.quibbit.places import QuibbitPlaces
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.table.game_table import GameTable
from scenes.table.seats.name_tag import PARTICLES_Z
from scenes.table.top_bar import TopBar
from sounds.bank import Ambience, Sound, Tension
from sprites.motion.particles import ParticleEmitter
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.render.background import Background
from sprites.stage.token import Token
from words import say

REEDS = 250.0
SCENERY_Z, WATER_Z = 1.0, 90.0


class QuibbitTable(GameTable[Action, Event, View]):
    """One match of Quibbit on the screen."""

    ambience = Ambience.POND_MORNING
    material = MATERIAL
    bot_turn_seconds, lone_wait = 4.2, 5.0
    seat_ground = "seat-stone"
    captions: QuibbitCaptions
    choosing: QuibbitChoosing
    panels: list[QuibbitSeat]

    def __init__(self, context: Context, match: Match[Any, Action, Event, View]) -> None:
        super().__init__(context, match)
        board = match.state.view(None).board
        self.captions = QuibbitCaptions(
            board.ring, board.dummy, self._with_one_card, lambda: self.lone_viewer, self._has_ghost,
            lambda: self.tokens.ring.rear.lapper is not None,
            lambda: any(preview.other_ends.tokens for preview in self.previews),
        )  # fmt: skip
        self.tempo.bot_turns = len(board.progress) - 1  # a dummy leaps as well
        list(self._next_outlooks())  # found at once, and kept: somebody may choose
        self._outlooks: Iterator[object] = iter(())

    def background(self) -> Background:
        return Art("pond-water", 2560)

    def build(self) -> None:
        renderer, view, board = self.context.renderer, self.view, self.view.board
        frogs = len(board.progress)
        self.layout = plan(
            renderer.width, renderer.height, renderer.text_scale, len(board.ring), frogs
        )
        self.pieces = tile_boxes(self.layout, board)
        self._scenery()
        self.panels = [self._panel(Frog(frog), board) for frog in range(frogs)]
        self._know_last_cards()
        ring = QuibbitRing(self.stage, self.layout, view)
        self.captions.tells_crown = self.has_told("crown")
        if not self.captions.tells_crown:
            ring.take_crown()
        held = shown_at_end(self.match, view)
        cards = QuibbitCards(self.stage, self.layout, self.panels, held)
        on_stage = cards.tokens.values()
        turtle = Turtle(self.stage, self.layout.middle, on_stage, board.round)
        seats = [Frog(panel.seat) for panel in self.panels if not panel.dummy]
        self.previews = [self._preview(ring, cards, seat) for seat in seats]
        self.tokens = QuibbitTokens(
            layout=self.layout,
            panels=self.panels,
            ring=ring,
            legend=self._legend(),
            turtle=turtle,
            cards=cards,
            counts=CardCounts(self.stage, self.panels, held.board.hands),
            meter=self._meter(view),
            particles=ParticleEmitter(self.stage, PARTICLES_Z, ground=WATER_Z),
            bank=self.context.bank,
            climaxes=self.climaxes,
            captions=self.captions,
            exactly=self.tempo.exactly,
        )
        self.climaxes.worn_by = ring.worn_by
        self.places = QuibbitPlaces(renderer, self.tokens, self.previews, lambda: self.view)
        self.choosing = QuibbitChoosing(self, self.tokens, self.previews)
        self.top_bar = TopBar(self.stage, self.context.bank, self.layout.top_bar)
        self._tell_and_show(view)

    def _tell_and_show(self, view: View) -> None:
        """Make what tells of dangers, and what shows events."""
        people, lone = self.context.seating.people, lambda: self.lone_viewer
        self._lap_warning = LapWarning(self.tokens, self._now, lone)
        self._last_card = LastCard(self.tokens, self._now, people, lone)
        shake = self.context.settings.shake / 100
        self._animator = QuibbitAnimator(self.tokens, view, shake, people)

    def step(self) -> None:
        self.tokens.ring.step()
        self._show_what_is_told()
        # What moves while somebody chooses may be a hidden hand.
        moving = None if self.awaiting_choice else self.stage.moving
        self.tokens.turtle.step(moving, headlined=self.tokens.climaxes.has_attention)
        next(self._outlooks, None)  # found before somebody is to choose, and kept
        self.tokens.particles.step()

    def _show_what_is_told(self) -> None:
        """Let what a lesson has kept back appear once its caption speaks of it."""
        legend = self.tokens.legend
        if legend.hidden and self.has_told("legend"):
            self.stage.run(legend.appear())
        wearer = self.view.board.crown
        if not self.captions.tells_crown and self.has_told("crown") and wearer is not None:
            self.captions.tells_crown = True
            self.stage.run(crowning_on_pond(self.tokens, None, wearer))

    # The show

    def deal(self) -> Script:
        self.context.bank.play(Sound.MATCH_START)
        self.top_bar.show_prompt(say("quibbit.deal_prompt"))
        yield from self._animator.deal()

    def before_events(self, events: Sequence[Event]) -> None:
        self.pieces = tile_boxes(self.layout, self.view.board)
        self._animator.before_events(events)
        self._outlooks = self._next_outlooks()

    def show(self, event: Event) -> Script:
        if isinstance(event, RoundBegan):
            self.tokens.turtle.write(event.number)
            self._light_pond()
            self.tokens.ring.rear.foretell(self._now())
            self._know_last_cards()
        if isinstance(event, CrownPassed) and not self.captions.tells_crown:
            return
        yield from self._animator.show(event)
        if isinstance(event, RoundBegan):
            self.tokens.meter.foretell(self._now())
            yield from self._last_card.tell()
            if self._last_card.winner is None:
                yield from self._lap_warning.tell()

    def tension(self, view: View) -> Tension:
        return tension(view)

    def worried(self, view: View) -> Collection[Seat]:
        return {*worried(view)} - {sure_winner(view)}

    def ending(self) -> Ending:
        return ending(self.match)

    def hide_hands(self) -> None:
        # Which card a lone player has sealed can be seen in the hand, and not by those who come.
        for seat in self.pending.choices if self.awaiting_choice and self.view.board.round else ():
            self.tokens.cards.lay_hand(Frog(seat), self.view.board.hands[seat])

    def _now(self) -> View:
        """What the room knows when all that happens has been shown."""
        return self.match.state.view(None)

    # Making tokens

    def _panel(self, frog: Frog, board: Board) -> QuibbitSeat:
        dummy = frog == board.dummy
        places = self.layout.panels[frog]
        name = say("quibbit.dummy") if dummy else ""
        play = self.motions.play
        panel = QuibbitSeat(self.stage, frog, places, len(CARDS), play, name=name, dummy=dummy)
        panel.frog.may_glow(not board.round)  # then its frog on the pond does
        if board.round and board.progress[frog] is None:
            panel.leave()
            panel.show_status(say("table.eliminated"))
        return panel

    def _next_outlooks(self) -> Iterator[object]:
        """What may come of the cards that people are going to choose from, unless it is over."""
        goes_on = self.match.waiting_for  # at the end, frogs without cards may be on the ring
        people = [Frog(seat) for seat in self.context.seating.people()] if goes_on else []
        return each_outlook(self.match.state.view(None), people)

    def _with_one_card(self) -> Sequence[Seat]:
        """Who can play nothing but one card."""
        return [Seat(seat) for seat, hand in enumerate(self.view.board.hands) if len(hand) == 1]

    def _has_ghost(self) -> bool:
        """Whether a lone person is told what the pale frog and the rings mean."""
        return self.lone_viewer is not None and not self.is_lesson

    def _light_pond(self) -> None:
        """From the first round on who chooses is lit on the pond, and not at its seat."""
        for panel in self.panels:
            panel.frog.may_glow(False)

    def _know_last_cards(self) -> None:
        last = self._with_one_card()
        for panel in self.panels:
            panel.has_known_card = panel.seat in last

    def _preview(self, ring: QuibbitRing, cards: QuibbitCards, frog: Frog) -> QuibbitPreview:
        centre, flag = self.context.input_reader.centre_mouse, partial(cards.flag, frog)
        hold_out = self.panels[frog].hold_out
        return QuibbitPreview(self.stage, ring, frog, lambda: self.view, centre, flag, hold_out)

    def _meter(self, view: View) -> QuibbitMeter:
        names = [self.captions.name(Frog(frog)) for frog in range(len(view.board.progress))]
        box = self.layout.top_bar.side
        alone, told = (lambda: self.lone_viewer), self.is_lesson
        return QuibbitMeter(self.stage, box, view, names, alone, told=told)

    def _legend(self) -> Legend:
        """Where a seat is free: what tiles do, by the leaf of the lone viewer."""
        own, other = (Frog(0), Frog(1)) if self.lone_viewer != 1 else (Frog(1), Frog(0))
        hidden = not self.has_told("legend")
        return Legend(self.stage, self.layout.legend, own, other, hidden=hidden)

    def _scenery(self) -> None:
        w, h = self.context.renderer.width, self.context.renderer.height
        for name, x in (("reeds-left", REEDS * 0.36), ("reeds-right", w - REEDS * 0.36)):
            at, foot = Pose(x, h + 30), (0.5, 1.0)
            self.stage.add(Token(Art(name, REEDS), at, SCENERY_Z, "reeds", foot))


TABLE = QuibbitTable

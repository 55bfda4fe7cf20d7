"""The table of Frogger."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import (
    Action,
    Event,
    State,
    Stop,
    View,
)
from scenes.core.ending import Ending
from scenes.core.script import Script
from scenes.games.frogger.choosing.preview import FroggerPreview
from scenes.games.frogger.choosing.steps import FroggerStepContext, FroggerSteps
from scenes.games.frogger.components.cards import FroggerCards
from scenes.games.frogger.components.market_board import market_board, stage_board
from scenes.games.frogger.components.meter import FroggerMeter
from scenes.games.frogger.components.panel import CONTROLS, FroggerPanel
from scenes.games.frogger.components.path import FroggerPath
from scenes.games.frogger.components.prompt_area import FroggerPromptArea
from scenes.games.frogger.components.rain import Rain
from scenes.games.frogger.components.tray import FroggerTray
from scenes.games.frogger.events.animator import FroggerAnimator
from scenes.games.frogger.events.ending import ending
from scenes.games.frogger.events.table_captions import FroggerTableCaptions
from scenes.games.frogger.events.tension import tension
from scenes.games.frogger.layout import plan
from scenes.games.frogger.material import MATERIAL
from scenes.games.frogger.places import FroggerPlaces
from scenes.games.frogger.tokens import FroggerTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.choosing.secrecy import Secrecy
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.game_table import GameTable
from scenes.table.seats.name_tag import PARTICLES_Z
from scenes.table.seats.seat_places import frog_beside_tag
from scenes.table.top_bar import TopBar
from sounds.bank import Ambience, Sound, Tension
from sprites.motion.particles import ParticleEmitter
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.render.background import Background
from words import say

GROUND_Z = 90.0
CARD_READ = 0.6  # seconds for the cards of all others, each played or taken once
HINT_GAP = 4.0  # between the cards and a hint


class FroggerTable(GameTable[Action, Event, View]):
    """One match of Frogger on the screen."""

    ambience = Ambience.RAINY_NOON
    material = MATERIAL
    bot_turn_seconds, lone_wait = 6.6, 6.0
    seat_ground = "seat-bank"
    captions: FroggerTableCaptions
    panels: list[FroggerPanel]

    def background(self) -> Background:
        return Art("rain-bank", 2560)

    def build(self) -> None:
        renderer, view = self.context.renderer, self.view
        seats = len(view.public)
        self.layout = plan(renderer.width, renderer.height, renderer.text_scale, view.path, seats)
        self.pieces = (self.layout.path, self.layout.market_board, self.layout.tray)
        self.rain = Rain(self.stage)
        self.panels = [self._panel(Seat(seat)) for seat in range(seats)]
        path = FroggerPath(self.stage, self.layout, view)
        tray = FroggerTray(self.stage, self.layout, seats)
        self.stage.add(market_board(self.layout), stage_board(self.layout))
        cards = FroggerCards(self.stage, self.layout, self.panels, view, self.lone_viewer)
        home = [path.at_home(Seat(seat)) for seat in range(seats)]
        self.tokens = FroggerTokens(
            stage=self.stage,
            layout=self.layout,
            panels=self.panels,
            path=path,
            cards=cards,
            tray=tray,
            meter=FroggerMeter(self.stage, self.layout.top_bar.side, home, view.options.frogs),
            particles=ParticleEmitter(self.stage, PARTICLES_Z, ground=GROUND_Z),
            bank=self.context.bank,
            climaxes=self.climaxes,
        )
        self.places = FroggerPlaces(self.stage, self.tokens, view.path)
        room = self.layout.path.inset(HINT_GAP, 0)
        hands = max(panel.room.bottom for panel in self.panels)
        hint_box = Box(room.x, hands + HINT_GAP, room.w, 0)
        self.top_bar = TopBar(
            self.stage, self.context.bank, self.layout.top_bar, hint_box, hint_lines=False
        )
        self.preview = FroggerPreview(self.stage, self.tokens, self.play)
        self._animator = FroggerAnimator(self.tokens, self.preview, view.acted, self._reading)
        self.captions = FroggerTableCaptions(view, self.tokens, self._animator.is_out_of_moves)
        self._animator.show_turn()
        self.tokens.cards.show_known(self._shown_to_all())

    def step(self) -> None:
        self.rain.step()
        self.tokens.path.step()
        self.tokens.particles.step()

    # The show

    def deal(self) -> Script:
        self.context.bank.play(Sound.MATCH_START)
        frogs = self.view.options.frogs
        self.top_bar.show_prompt(say("frogger.deal_prompt", count=frogs))
        yield from self._animator.deal()

    def before_events(self, events: Sequence[Event]) -> None:
        self.tokens.cards.cover_tray(None)
        self.tokens.cards.mark_homeward(())

    def show(self, event: Event) -> Script:
        yield from self._animator.show(event)

    def tension(self, view: View) -> Tension:
        return tension(view)

    def leaders(self) -> Collection[Seat]:
        home = [self.tokens.path.at_home(panel.seat) for panel in self.panels]
        best = max(home)
        return [Seat(seat) for seat, count in enumerate(home) if count == best > 0]

    def ending(self) -> Ending:
        return ending(self.match)

    def _reading(self) -> float:
        """How long a script rests on a card: for people to read it, the less the more bots."""
        return self.unhurried(CARD_READ / max(1, len(self.panels) - 1))

    # Choosing

    def prompt(self, seats: Sequence[Seat]) -> None:
        if seats:
            self.tokens.cards.show_known(self._shown_to_all())
        if seats and not isinstance(self.pending.chooser(seats[0]), StepChooser):
            self._prompt()

    def hides_choice(self, seat: Seat) -> bool:
        return self.secrecy(seat) is not Secrecy.OPEN and bool(self.view.secret[seat])

    def choosing(self, context: ChooserContext) -> PersonChoosing[Action]:
        return PersonChoosing(context, True, self._choose)

    def _choose(self, context: ChooserContext) -> Chooser[Action]:
        seat = context.seat
        self._prompt()
        panel = FroggerPromptArea(self.top_bar, self.panels[seat])
        hidden = self.hides_choice(seat)
        self.tokens.cards.cover_tray(seat if hidden else None)
        undo = self.may_undo(seat)
        steps, tray = self.follower(seat), self.layout.tray
        return StepChooser(context, panel, steps, tray, hidden=hidden, may_undo=undo)

    def follower(self, seat: Seat) -> FroggerSteps:
        state, hidden = self.match.state, self.hides_choice(seat)
        assert isinstance(state, State)
        table = FroggerStepContext(
            self.tokens,
            self.preview,
            self.captions,
            ask=self.top_bar.show_prompt,
            show_hand=lambda is_open: self._open_hand(seat, is_open, hidden=hidden),
            is_open=not hidden,
        )
        return FroggerSteps(table, seat, state)

    def _open_hand(self, seat: Seat, opened: bool, *, hidden: bool) -> None:
        """Show what only *seat* may see while the others look away."""
        state, cards = self.match.state, self.tokens.cards
        view = state.view(seat)
        if not opened:
            self.preview.lower()
            self._prompt()
        self.tokens.tray.offer(opened and Stop() in state.legal(seat))
        known = self._shown_to_all()
        cards.show_known({**known, seat: view.own} if opened else known)
        cards.cover_tray(seat if hidden and not opened else None)

    def _shown_to_all(self) -> dict[Seat, tuple[Card, ...]]:
        """The dealt cards of those whom nobody at the table is to be kept from watching."""
        return {
            seat: self.match.state.view(seat).own
            for seat in self.context.seating.people()
            if self.secrecy(seat) is Secrecy.OPEN
        }

    def hide_hands(self) -> None:
        lone, cards = self.lone_viewer, self.tokens.cards
        if lone != cards.lone:
            self.play(cards.seat_lone(lone))
            self._animator.show_turn()
        # Nothing is added: while something is shown, the match is ahead of the screen.
        known, shown = cards.known, self._shown_to_all()
        if known.keys() - shown.keys():
            cards.show_known({seat: hand for seat, hand in known.items() if seat in shown})

    def _prompt(self) -> None:
        """Say whose turn it is."""
        seat = self.tokens.cards.acting
        people = self.awaiting_choice and seat in self.context.seating.people()
        key = "frogger.curtain_prompt" if people else "frogger.show_prompt"
        self.top_bar.show_prompt(say(key, name=seat_name(seat)))

    # Making tokens

    def _panel(self, seat: Seat) -> FroggerPanel:
        scale = self.context.renderer.text_scale
        places = frog_beside_tag(self.layout.panels[seat], scale, keys=CONTROLS)
        return FroggerPanel(self.stage, seat, places, 1, self.play)


TABLE = FroggerTable

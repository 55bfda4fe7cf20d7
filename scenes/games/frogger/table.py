"""The table of Frogger."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import (
    ACTIONS,
    Action,
    Advance,
    Event,
    FrogAdvanced,
    FrogRetreated,
    Retreat,
    Take,
    TurnBegan,
    View,
)
from rules.match import Match
from scenes.core.context import Context
from scenes.core.ending import Ending
from scenes.core.script import Script, wait
from scenes.games.frogger.choosing.choices import Leap
from scenes.games.frogger.choosing.choosing import FroggerChoosing
from scenes.games.frogger.choosing.preview import FroggerPreview
from scenes.games.frogger.components.cards import COUNT_Z, FroggerCards
from scenes.games.frogger.components.market_board import (
    MarketShade,
    deck_board,
    market_board,
    played_board,
)
from scenes.games.frogger.components.meter import FroggerMeter
from scenes.games.frogger.components.panel import FroggerPanel
from scenes.games.frogger.components.path import FroggerPath
from scenes.games.frogger.components.rain import Rain
from scenes.games.frogger.components.sent_back import SentBack, SentBackLog
from scenes.games.frogger.components.tray import FroggerTray
from scenes.games.frogger.events.animator import FroggerAnimator
from scenes.games.frogger.events.ending import ending
from scenes.games.frogger.events.moved_frogs import MovedFrogs
from scenes.games.frogger.events.next_wins import WinningLeap, next_winner, wins_by
from scenes.games.frogger.events.table_captions import FroggerTableCaptions
from scenes.games.frogger.events.tension import tension
from scenes.games.frogger.events.told_wins import ToldWins
from scenes.games.frogger.events.win_marks import WinMarks
from scenes.games.frogger.foot.seat_layout import next_mark_below
from scenes.games.frogger.layout import plan
from scenes.games.frogger.material import MATERIAL
from scenes.games.frogger.places import FroggerPlaces
from scenes.games.frogger.tokens import FroggerTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import PrescribedChoice
from scenes.table.game_table import GameTable
from scenes.table.seats.name_tag import PARTICLES_Z
from scenes.table.seats.next_seat_marks import NextSeatMarks
from scenes.table.seats.seat_row import lit_seats
from scenes.table.top_bar import TopBar
from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import Intent
from sounds.bank import Ambience, Sound, Tension
from sprites.motion.particles import ParticleEmitter
from sprites.pictures.pictures import Art
from sprites.render.background import Background
from words import say

GROUND_Z = 90.0
OPENING = 1.2  # seconds in which people read that a bot begins
REST = 0.5  # seconds in which a person sees the result of the last move of a turn
MARKET_NAMES = frozenset(
    {
        "stall",
        "awning",
        "market-sign",
        "market-board",
        "market-name",
        "market",
        "deck",
        "deck-board",
    }
)
BEAT, BEATS = 0.3, 0.6  # seconds between two moves of a bot; of one of many, as for a card
CARD_READ, CARDS_READ = 0.6, 1.9  # seconds for a card; for one of many others, times their square


class FroggerTable(GameTable[Action, Event, View]):
    """One match of Frogger on the screen."""

    ambience = Ambience.RAINY_NOON
    material = MATERIAL
    bot_turn_seconds, lone_wait = 6.6, 4.5
    captions: FroggerTableCaptions
    choosing: FroggerChoosing
    panels: list[FroggerPanel]

    def __init__(self, context: Context, match: Match[Any, Action, Event, View]) -> None:
        self._sent_back = SentBackLog(match.log)  # kept when the table is built anew
        self._market_places: dict[Card, int] = {}  # this as well
        self._told_wins = ToldWins()  # and this
        super().__init__(context, match)
        self.front = self.lone_viewer  # the same seat to the end, whoever joins

    def teach(self, prescribe: Callable[[Seat], PrescribedChoice[Action] | None]) -> None:
        super().teach(prescribe)
        self.tempo.takes_its_time, self.tempo.waited_for = True, lambda: False  # all is followed

    def background(self) -> Background:
        return Art("rain-bank", 2560)

    def build(self) -> None:
        renderer, view = self.context.renderer, self.view
        seats = len(view.public)
        size = renderer.width, renderer.height
        self.layout = plan(*size, renderer.text_scale, view.path, seats, self.front)
        self.pieces = (self.layout.path, self.layout.foot.market_board, self.layout.foot.tray)
        self.rain = Rain(self.stage, self.layout.path.bottom)
        self.panels = [self._panel(Seat(seat)) for seat in range(seats)]
        self.tokens = self._make_tokens(view)
        places = [panel.places for panel in self.panels]
        beside = {
            seat: at.frog for seat, at in enumerate(places) if at.cards.x > at.frog.x
        }  # their cards are not above their heads
        self.next_seat = NextSeatMarks(
            self.stage, [next_mark_below(at) for at in places], z=COUNT_Z + 1, heads=beside
        )
        self.places = FroggerPlaces(self.stage, self.tokens, view.path)
        self.top_bar = TopBar(self.stage, self.context.bank, self.layout.top_bar)
        self.preview = FroggerPreview(self.stage, self.tokens, self.motions.play)
        self._animator = FroggerAnimator(
            self.tokens,
            self.preview,
            view.acted,
            self._reading,
            self.top_bar.show_prompt,
        )
        self._moved_frogs = MovedFrogs(self.tokens)
        self.captions = FroggerTableCaptions(view, self.tokens, self.preview)
        self.choosing = FroggerChoosing(self, self.tokens, self.preview, self.captions)
        self._win_marks = WinMarks(self.tokens)
        self._foretold: Mapping[Seat, Action] = {}
        self._animator.show_turn()
        self.tokens.cards.show_known(self.choosing.shown_to_all())
        self._foretell()

    def _make_tokens(self, view: View) -> FroggerTokens:
        """Put the boards, the path, the cards and all that is counted on the stage."""
        seats = len(view.public)
        path = FroggerPath(self.stage, self.layout, view)
        tray = FroggerTray(self.stage, self.layout, seats, self.context.seating.people)
        self.played_board, self._has_market = played_board(self.layout), False
        self.stage.add(
            market_board(self.layout),
            self.played_board,
            deck_board(self.layout),
        )
        cards = FroggerCards(
            self.stage, self.layout, self.panels, view, self._market_places, self.lone_viewer
        )
        home = [path.at_home(Seat(seat)) for seat in range(seats)]
        return FroggerTokens(
            stage=self.stage,
            layout=self.layout,
            panels=self.panels,
            path=path,
            cards=cards,
            market_shade=MarketShade(self.stage, self.layout, dims=not self.is_lesson),
            sent_back=SentBack(self.stage, self.layout, self._sent_back.now()),
            tray=tray,
            meter=FroggerMeter(self.stage, self.layout.top_bar.side, home, view.options.frogs),
            particles=ParticleEmitter(self.stage, PARTICLES_Z, ground=GROUND_Z),
            bank=self.context.bank,
            climaxes=self.climaxes,
            people=self.context.seating.people,
            exactly=self.tempo.exactly,
        )

    def step(self) -> None:
        self.rain.step()
        self.tokens.path.step()
        self.preview.step()
        self.tokens.path.last_flags.show([*filter(self._has_flag, Suit)])
        if self.is_lesson:
            self._keep_back()
        self.tokens.particles.step()
        self._mark_next()
        self._win_marks.step(shown=self.people_choose)

    def _has_flag(self, suit: Suit) -> bool:
        """Whether people have been told of the flag of *suit*, alone or with all flags."""
        return self.has_told("flags") or self.has_told(f"flag {suit.name.lower()}")

    def _keep_back(self) -> None:
        """Show the market of a lesson not before it tells of that, and never the discards."""
        if not self._has_market:
            self._has_market = self.has_told("market")
            for token in self.stage.tokens:
                if token.name in MARKET_NAMES:
                    token.visible = self._has_market
        for token in (self.played_board, *self.tokens.cards.discarded):
            token.visible = False

    def foretell(self, choices: Mapping[Seat, Action]) -> None:
        """Show how a frog would leap or hop back, until somebody chooses; that clears it."""
        if choices == self._foretold:
            return
        self._foretold = choices
        for seat, action in choices.items():
            if isinstance(action, Advance | Retreat):
                leaps = [Leap(action.start, self.tokens.path.end(action))]
                self.preview.mark(seat, action.start)
                self.preview.show_leaps(seat, leaps, leaps)

    def _mark_next(self) -> None:
        """Mark whose turn comes next, as long as one comes."""
        over = self.view.options.frogs in self.tokens.path.home()
        self.next_seat.follow(None if over else self.tokens.cards.acting, lit_seats(self.panels))

    # The show

    def deal(self) -> Script:
        self.context.bank.play(Sound.MATCH_START)
        seat = self.view.acting
        self.top_bar.show_prompt(say("frogger.deal_prompt", name=seat_name(seat)))
        self.panels[seat].highlight(True)
        yield from self._animator.deal()
        people = self.context.seating.people()
        if people and seat not in people:  # who begins is read before a bot moves
            yield from wait(self.tempo.unhurried(OPENING))

    def before_events(self, events: Sequence[Event]) -> None:
        self._sent_back.keep()
        self.tokens.cards.cover_tray(None)
        self.tokens.market_shade.close(False)
        self.preview.quiet_path.quieten(False)

    def show(self, event: Event) -> Script:
        if isinstance(event, FrogAdvanced | FrogRetreated) and self._rests_between_moves:
            bots = max(1, len(self.panels) - 1)
            yield from wait(self.tempo.unhurried(min(BEAT, BEATS / bots**2)))
        if isinstance(event, TurnBegan) and self._has_moved_last:
            yield from wait(self.tempo.unhurried(REST))
        yield from self._animator.show(event)
        if isinstance(event, TurnBegan):
            self._told_wins.begin_turn()
        self._foretell()
        if self.is_lesson:
            self.preview.clear()  # a way still there would look like a part of what is told next
        else:
            self._moved_frogs.follow(event)

    @property
    def _rests_between_moves(self) -> bool:
        """Whether a bot has moved and goes on, in a match in which people learn to follow that."""
        people, acting = self.context.seating.people(), self.tokens.cards.acting
        is_new = self.is_lesson or self.hints.is_first_match
        return is_new and acting not in people and self._animator.acted > 0

    @property
    def _has_moved_last(self) -> bool:
        """Whether a person has made the last move of a turn."""
        acting, acted = self.tokens.cards.acting, self._animator.acted
        return acted == ACTIONS and acting in self.context.seating.people()

    def _foretell(self) -> None:
        """Tell who can win now or could in its next turn, as the table stands on the screen."""
        if self.is_lesson:
            return
        if self._can_win_now:
            self.tokens.meter.foretell(self.tokens.cards.acting)
            self._win_marks.foretell(None, ())
            return
        seat, leaps = next_winner(self.tokens)
        is_news = seat is not None and self._is_news(seat, leaps)
        suits = list(dict.fromkeys(leap.suit for leap in leaps))
        self.tokens.meter.foretell(seat if is_news else None, suits)
        self._win_marks.foretell(seat, leaps, is_news=is_news)

    def _is_news(self, seat: Seat, leaps: Sequence[WinningLeap]) -> bool:
        """Whether people who can stop *seat* were not told of its *leaps* in a turn before."""
        acting, people = self.tokens.cards.acting, self.context.seating.people()
        if people and acting not in people:
            return False
        return self._told_wins.is_news(acting, seat, leaps)

    @property
    def _can_win_now(self) -> bool:
        """Whether a person can win by the moves left of its turn, by cards that all here see."""
        cards = self.tokens.cards
        shown = (*cards.known.get(cards.acting, ()), *cards.public[cards.acting])
        left, people = ACTIONS - self._animator.acted, self.context.seating.people()
        return cards.acting in people and bool(wins_by(self.tokens, cards.acting, shown, left))

    def handle_press(self, press: Press) -> bool:
        """Say that a taken card stays taken, to whoever wants to undo that; keep early presses."""
        self.choosing.keep(press)
        refused = press.down and press.intent is Intent.SECOND and self._has_taken(press.device)
        if refused:
            self.top_bar.show_detail(say("frogger.not_undone"))
            self.context.bank.play(Sound.REFUSE)
        return refused

    def _has_taken(self, device: Device) -> bool:
        """Whether the seat that chooses with *device* has hopped back with its last move."""
        seat = self.pending.seat(device) if self.awaiting_choice else None
        last = self.match.log[-1] if self.match.log else {}
        return seat is not None and isinstance(last.get(seat), Retreat | Take)

    def tension(self, view: View) -> Tension:
        return tension(view)

    @property
    def goal_rule(self) -> str:
        return say("frogger.hint_goal", count=self.view.options.frogs)

    def leaders(self) -> Collection[Seat]:
        home = [self.tokens.path.at_home(panel.seat) for panel in self.panels]
        best = max(home)
        return [Seat(seat) for seat, count in enumerate(home) if count == best > 0]

    def ending(self) -> Ending:
        return ending(self.match)

    def _reading(self) -> float:
        """How long a script rests on a card: for people to read it, the less the more bots."""
        bots = max(1, len(self.panels) - 1)
        return self.tempo.unhurried(min(CARD_READ, CARDS_READ / bots**2))

    def hide_hands(self) -> None:
        lone, cards = self.lone_viewer, self.tokens.cards
        if lone != cards.lone:
            self.motions.play(cards.seat_lone(lone))
            self._animator.show_turn()
        # Nothing is added: while something is shown, the match is ahead of the screen.
        known, shown = cards.known, self.choosing.shown_to_all()
        if known.keys() - shown.keys():
            cards.show_known({seat: hand for seat, hand in known.items() if seat in shown})
            self._foretell()

    # Making tokens

    def _panel(self, seat: Seat) -> FroggerPanel:
        places, keys = self.layout.seats[seat], self.layout.foot.keys
        return FroggerPanel(self.stage, seat, places, self.motions.play, keys)


TABLE = FroggerTable

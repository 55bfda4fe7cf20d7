"""The table of Mosquito."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.core import Seat
from rules.mosquito import (
    Action,
    Event,
    View,
)
from scenes.core.ending import Ending
from scenes.core.script import Script
from scenes.games.mosquito.cards import back
from scenes.games.mosquito.choosing.choosing import MosquitoChoosing
from scenes.games.mosquito.choosing.lookout import Lookout
from scenes.games.mosquito.choosing.openings import layout_changed
from scenes.games.mosquito.choosing.turn_chooser import TurnChooser
from scenes.games.mosquito.components.hands import Z as HANDS_Z
from scenes.games.mosquito.components.legend import Legend
from scenes.games.mosquito.components.meter import leaders
from scenes.games.mosquito.components.open_hands import OpenHands
from scenes.games.mosquito.components.panel import MosquitoPanel
from scenes.games.mosquito.components.pond.fireflies import Fireflies, PondMosquito
from scenes.games.mosquito.components.pond.reeds import reeds
from scenes.games.mosquito.events.animator import MosquitoAnimator
from scenes.games.mosquito.events.ending import ending
from scenes.games.mosquito.events.reading_times import ReadingTimes
from scenes.games.mosquito.events.table_captions import MosquitoCaptions
from scenes.games.mosquito.events.tension import tension
from scenes.games.mosquito.events.turns.passes import who_passed
from scenes.games.mosquito.layout import plan
from scenes.games.mosquito.material import MATERIAL
from scenes.games.mosquito.places import MosquitoPlaces
from scenes.games.mosquito.tokens import make_tokens
from scenes.table.game_table import GameTable
from scenes.table.seats.next_seat_marks import NextSeatMarks
from scenes.table.seats.seat_row import lit_seats
from scenes.table.top_bar import TopBar
from seats.input.input_events import Press
from seats.intents import DIRECTIONS
from sounds.bank import Ambience, Sound, Tension
from sprites.pictures.pictures import Art
from sprites.render.background import Background
from words import say

IN_LESSON = 1.6  # times as long
NEXT_Z = HANDS_Z + 30  # over any card that is not raised


class MosquitoTable(GameTable[Action, Event, View]):
    """One match of Mosquito on the screen."""

    ambience = Ambience.FIREFLY_DUSK
    material = MATERIAL
    keeps_pieces_free = False
    bot_turn_seconds, lone_wait = 6.5, 4.3
    seat_ground = "seat-leaf"
    directions_look_round = True
    captions: MosquitoCaptions
    panels: list[MosquitoPanel]

    def background(self) -> Background:
        return Art("dusk-water", 2560)

    def build(self) -> None:
        renderer, view = self.context.renderer, self.view
        options, seats = view.options, len(view.hands)
        # When the match is over nobody waits for a turn, and the pond blazes.
        self.tempo.waited_for = lambda: self.match.waiting_for
        helpers = 0 if options.helpers == "unlimited" else options.helpers
        scale = renderer.text_scale
        self.layout = plan(renderer.width, renderer.height, scale, options.columns, seats)
        self.stage.add(*reeds(renderer.width, renderer.height))
        self.pieces = (self.layout.rows,)
        self.fireflies = Fireflies(self.stage, self.layout.air)
        self.mosquito, self._makes_way = self._make_mosquito()
        self.panels = [MosquitoPanel(self.stage, self.layout, i, helpers) for i in range(seats)]
        self._open = OpenHands(self)
        self.tokens = make_tokens(
            self.stage, self.context.bank, self.layout, view,
            panels=self.panels, hands=self._open.hands(),
            climaxes=self.climaxes, reading=self._reading_times,
        )  # fmt: skip
        if self.tokens.piles.fan and len(self.layout.free) < 2:
            self.tokens.piles.tell_aim()  # with two places free, it is read in one of them
        self.places = MosquitoPlaces(renderer, self.tokens)
        self.top_bar = TopBar(self.stage, self.context.bank, self.layout.top_bar)
        self.tokens.meter.hang_on(self.top_bar.side_ropes)
        self.top_bar.goal_place = self.panels[0].places.tag  # nothing else counts yet
        legend = Legend(self.stage, self.layout.legend(self.context.seating.people()))
        self.choosing = MosquitoChoosing(self, self.tokens, self._open, legend)
        self._animator = MosquitoAnimator(
            self.tokens, view.board, view.pile, self._acting, explains=not self.is_lesson
        )
        self.next_seat = self._make_next_seat()
        for seat in {*who_passed(view)} - {view.player}:
            self._animator.passes.fall_asleep(seat)
        self.captions = self._make_captions()
        self._lookout = Lookout(self.tokens, options.mixed)
        renderer.prefetch(back(self.layout.card))

    def _make_mosquito(self) -> tuple[PondMosquito, bool]:
        """The mosquito, and whether it makes way for what people choose from."""
        layout, people = self.layout, self.context.seating.people()
        board = layout.legend(people)
        clear = [box for box in layout.free_but_above(people) if box != board]
        free = clear or [box for box in layout.free if box != board]
        return PondMosquito(self.stage, free), not clear

    def _make_captions(self) -> MosquitoCaptions:
        return MosquitoCaptions(
            self.context.seating, self.view.options, self.tokens, self._is_first_step,
            skips_passes=not self.is_lesson,
        )  # fmt: skip

    def show_occupants(self) -> None:
        super().show_occupants()
        self._open.turn_down(self.tokens.hands)
        if self.awaiting_choice:
            self._open.turn_up(self.tokens.hands)

    def _make_next_seat(self) -> NextSeatMarks:
        """What marks whose turn comes next, at the end of a tag over which no frog sits."""
        tags = [panel.places.tag for panel in self.panels]
        right = [seat for seat in range(len(tags)) if self.layout.at_left(seat)]
        return NextSeatMarks(self.stage, tags, right, NEXT_Z)

    @property
    def _acting(self) -> Seat | None:
        """Whose turn it is as the table is opened, if a deal goes on."""
        return self.view.player if self.view.board.deal and self.match.waiting_for else None

    def step(self) -> None:
        self.fireflies.gathered = self.tokens.meter.nearness
        self.fireflies.step()
        self.mosquito.step(away=self._makes_way and self.people_choose)
        self.tokens.particles.step()
        self.next_seat.follow(self._animator.acting, lit_seats(self.panels))
        self._animator.tell(tokens=self.has_told("tokens"), direct=self.has_told("direct"))
        self.tokens.rows.tell_ring(is_told=self.has_told("ring"))

    def foretell(self, choices: Mapping[Seat, Action]) -> None:
        cards = self.tokens.rows.cards
        told = [layout_changed(cards, action) for action in choices.values()]
        self.tokens.rows.foretell(told[0] if told else ())

    # The show

    def deal(self) -> Script:
        self.context.bank.play(Sound.MATCH_START)
        if self.view.board.deal:
            self.top_bar.show_prompt(say("mosquito.alone_prompt"))
            yield from self._animator.dealing.arrive()
        else:
            self.top_bar.show_prompt(say("mosquito.begin_prompt"))
            yield from self._animator.dealing.fan_out()

    def before_events(self, events: Sequence[Event]) -> None:
        self._lookout.shut()
        self._animator.before_events(events)
        self.captions.turn = events

    def show(self, event: Event) -> Script:
        yield from self._animator.show(self._open.seen(event))

    def tension(self, view: View) -> Tension:
        return tension(view)

    def ending(self) -> Ending:
        return ending(self.match, tells_direct=not self.is_lesson)

    def leaders(self) -> Collection[Seat]:
        return leaders(self.view.board) if len(self.panels) > 1 else ()

    @property
    def _reading_times(self) -> ReadingTimes:
        seats, exactly = len(self.panels), self.tempo.exactly
        return ReadingTimes(seats, self._unhurried, self._knows, exactly)

    def _unhurried(self, seconds: float) -> float:
        """How long something takes that is to be read; in a lesson longer."""
        return self.tempo.unhurried(seconds) * (IN_LESSON if self.is_lesson else 1.0)

    def _knows(self, seat: Seat) -> bool:
        """Whether whoever looks on has chosen what *seat* does."""
        return seat == self.lone_viewer

    def _is_first_step(self) -> bool:
        """Whether people choose, and none of them has begun to put a turn together."""
        choosers = map(self.pending.chooser, self.context.seating.people())
        is_begun = any(isinstance(one, TurnChooser) and one.is_begun for one in choosers)
        return self.people_choose and not is_begun

    # Looking round

    def handle_press(self, press: Press) -> bool:
        """Let those who do not choose now look at the pads, also while a curtain is open."""
        looks = press.down and press.intent in DIRECTIONS and press.seat is not None
        if not looks or not self.awaiting_choice or self.pending.seat(press.device) is not None:
            return False
        assert press.seat is not None
        self._lookout.move(press.seat, press.intent)
        return True


TABLE = MosquitoTable

"""The table of Mosquito."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial

from rules.core import Seat
from rules.mosquito import (
    Action,
    ActionKind,
    CardDrawn,
    Event,
    HandsDealt,
    Pass,
    Turns,
    View,
)
from scenes.core.ending import Ending
from scenes.core.script import Script
from scenes.games.mosquito.cards import back
from scenes.games.mosquito.choosing.dealer_cut import DealerCut
from scenes.games.mosquito.choosing.follower import MosquitoFollower
from scenes.games.mosquito.choosing.forced_pass import is_forced
from scenes.games.mosquito.choosing.lookout import Lookout
from scenes.games.mosquito.choosing.press_sign import press_sign
from scenes.games.mosquito.choosing.prompts import turn_prompt
from scenes.games.mosquito.choosing.step_context import MosquitoStepContext
from scenes.games.mosquito.components.fireflies import Fireflies
from scenes.games.mosquito.components.hands import Hand, seen_hands
from scenes.games.mosquito.components.legend import Legends, know_turns
from scenes.games.mosquito.components.meter import leaders
from scenes.games.mosquito.components.panel import MosquitoPanel
from scenes.games.mosquito.components.reeds import reeds
from scenes.games.mosquito.events.animator import MosquitoAnimator
from scenes.games.mosquito.events.ending import ending
from scenes.games.mosquito.events.reading_times import ReadingTimes
from scenes.games.mosquito.events.table_captions import MosquitoCaptions
from scenes.games.mosquito.events.tension import tension
from scenes.games.mosquito.layout import plan
from scenes.games.mosquito.material import MATERIAL
from scenes.games.mosquito.places import MosquitoPlaces
from scenes.games.mosquito.tokens import make_tokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.choosing.secrecy import Secrecy
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.game_table import GameTable
from scenes.table.top_bar import TopBar
from seats.input.input_events import Press
from seats.intents import DIRECTIONS
from sounds.bank import Ambience, Sound, Tension
from sprites.pictures.pictures import Art
from sprites.render.background import Background
from words import say


class MosquitoTable(GameTable[Action, Event, View]):
    """One match of Mosquito on the screen."""

    ambience = Ambience.FIREFLY_DUSK
    material = MATERIAL
    bot_turn_seconds, lone_wait = 6.5, 5.0
    seat_ground = "seat-leaf"
    directions_look_round = True
    captions: MosquitoCaptions
    panels: list[MosquitoPanel]

    def background(self) -> Background:
        return Art("dusk-water", 2560)

    def build(self) -> None:
        renderer, view = self.context.renderer, self.view
        options, seats = view.options, len(view.hands)
        helpers = 0 if options.helpers == "unlimited" else options.helpers
        scale = renderer.text_scale
        self.layout = plan(renderer.width, renderer.height, scale, options.columns, seats)
        self.stage.add(*reeds(renderer.width, renderer.height))
        self.pieces = (self.layout.rows,)
        self.fireflies = Fireflies(self.stage, self.layout.air)
        self.panels = [MosquitoPanel(self.stage, self.layout, i, helpers) for i in range(seats)]
        self._open = self._openable()
        self.tokens = make_tokens(
            self.stage, self.context.bank, self.layout, view,
            panels=self.panels, hands=self._seen_hands(),
            climaxes=self.climaxes, reading=ReadingTimes(seats, self.unhurried, self._knows),
        )  # fmt: skip
        self.places = MosquitoPlaces(renderer, self.tokens)
        bar = self.layout.top_bar
        bank = self.context.bank
        self.top_bar = TopBar(self.stage, bank, bar, hint_box=bar.banner, hint_lines=False)
        self._legends = Legends(self.stage, self.layout.free, options.helpers)
        self._legends.show(self._explained())
        self._animator = MosquitoAnimator(self.tokens, view.board, view.pile)
        seating, opener = self.context.seating, self._animator.turns.opener
        self.captions = MosquitoCaptions(seating, options, self.tokens, opener)
        self._lookout = Lookout(self.tokens, options.mixed)
        renderer.prefetch(back(self.layout.card))

    def show_occupants(self) -> None:
        super().show_occupants()
        self._close_hands()
        if self.awaiting_choice:
            self._open_hands()

    def step(self) -> None:
        self.fireflies.step()
        self.tokens.particles.step()

    # The show

    def deal(self) -> Script:
        self.context.bank.play(Sound.MATCH_START)
        if self.view.board.deal:
            self.top_bar.show_prompt(say("mosquito.alone_prompt"))
            yield from self._animator.dealing.arrive()
        else:
            self.top_bar.show_prompt(say("mosquito.begin_prompt"))
            yield from self._animator.dealing.fan_out()

    def show_speed(self) -> float:
        """As usual once the match is over: nobody waits for a turn, and the pond blazes."""
        return super().show_speed() if self.match.waiting_for else 1.0

    def before_events(self, events: Sequence[Event]) -> None:
        self._lookout.shut()
        self._animator.before_events(events)
        self.captions.turn = events

    def show(self, event: Event) -> Script:
        yield from self._animator.show(self._seen(event))

    def tension(self, view: View) -> Tension:
        return tension(view)

    def ending(self) -> Ending:
        return ending(self.match)

    def leaders(self) -> Collection[Seat]:
        return leaders(self.view.board) if len(self.panels) > 1 else ()

    # Choosing

    def forced(self, seat: Seat) -> Action | None:
        """A pass, if the room knows that there is nothing else."""
        legal = self.match.state.legal(seat)
        if isinstance(legal, Turns) and is_forced(legal, is_open=seat in self._openable()):
            return Pass()
        return None

    def prompt(self, seats: Sequence[Seat]) -> None:
        self._open_hands()
        if not self._explained():
            self.play(self._legends.take_down())
        if seats:
            self.top_bar.show_prompt(self._prompt_for(seats[0]))

    def _knows(self, seat: Seat) -> bool:
        """Whether whoever looks on has chosen what *seat* does."""
        return seat == self.lone_viewer

    def _explained(self) -> bool:
        """Whether what a turn can be is to be read."""
        hints, people = self.context.settings.hints, self.context.seating.people()
        return hints == "always" or (hints == "first" and not know_turns(people, self.match.log))

    def hides_choice(self, seat: Seat) -> bool:
        return bool(self.view.board.deal) and seat not in self._open

    def choosing(self, context: ChooserContext) -> PersonChoosing[Action]:
        turn = isinstance(self.match.state.legal(context.seat), Turns)
        return PersonChoosing(context, True, self._turn if turn else self._cut)

    def _cut(self, context: ChooserContext) -> Chooser[Action]:
        fan = DealerCut(self.tokens.piles, self.layout.fan(len(self.tokens.piles.fan)))
        return StepChooser(context, self.panels[context.seat], fan, self.layout.band)

    def _turn(self, context: ChooserContext) -> Chooser[Action]:
        seat, steps = context.seat, self.follower(context.seat)
        curtain, hidden = self.layout.curtain(seat), self.hides_choice(seat)
        return StepChooser(context, self.panels[seat], steps, curtain, hidden=hidden)

    def follower(self, seat: Seat) -> MosquitoFollower:
        legal = self.match.state.legal(seat)
        assert isinstance(legal, Turns), "a cut is no turn"
        table = MosquitoStepContext(
            tokens=self.tokens,
            ask=self.top_bar.show_prompt,
            explain=self.top_bar.show_detail,
            show_hand=partial(self._show_hand, seat),
            play=self.play,
            is_open=not self.hides_choice(seat),
            press_sign=partial(press_sign, self.context, seat),
        )
        return MosquitoFollower(table, seat, legal, self._kinds())

    def _show_hand(self, seat: Seat, is_open: bool) -> None:
        """Show a hand while its curtain is open."""
        if seat not in self._open:
            hand = self.match.state.view(seat if is_open else None).hands[seat]
            self.tokens.hands.show(seat, hand)

    def _kinds(self) -> list[ActionKind]:
        """What a turn can be at this table."""
        return [
            kind for kind in ActionKind if kind is not ActionKind.BOTH or self.view.options.both
        ]

    def _prompt_for(self, seat: Seat) -> str:
        person = seat in self.context.seating.people()
        if not self.view.board.deal:
            return say("mosquito.cut_prompt", name=seat_name(seat))
        legal = self.match.state.legal(seat)
        if not person or not isinstance(legal, Turns):
            return say("mosquito.wait_prompt", name=seat_name(seat))
        return say(turn_prompt(legal, is_open=seat in self._open), name=seat_name(seat))

    # Looking round

    def handle_press(self, press: Press) -> bool:
        """Let those who do not choose now look at the pads, also while a curtain is open."""
        looks = press.down and press.intent in DIRECTIONS and press.seat is not None
        if not looks or not self.awaiting_choice or self.pending.seat(press.device) is not None:
            return False
        assert press.seat is not None
        self._lookout.move(press.seat, press.intent)
        return True

    # What everybody may see

    def _openable(self) -> frozenset[Seat]:
        """The seats of people whose hand may lie open, as nobody else must not see it."""
        people = self.context.seating.people()
        return frozenset(seat for seat in people if self.secrecy(seat) is Secrecy.OPEN)

    def _seen_hands(self) -> list[Hand]:
        """All hands, those that lie open with their cards."""
        state, seats = self.match.state, range(len(self.panels))
        own = [state.view(Seat(seat)).hands[seat] for seat in seats]
        return seen_hands(self.view.hands, own, self._open)

    def _close_hands(self) -> None:
        """Turn over the hands that may no longer lie open, at once."""
        for seat in self._open - self._openable():
            self.tokens.hands.hide(seat)
        self._open &= self._openable()

    def _open_hands(self) -> None:
        """Turn up the hands that may lie open now; only while nothing is being shown."""
        more = self._openable() - self._open
        self._open |= more
        hands = self._seen_hands()
        for seat in more:
            self.tokens.hands.show(seat, hands[seat])

    def _seen(self, event: Event) -> Event:
        """The event as the room sees it, with the cards of hands that lie open."""
        match event:
            case HandsDealt(hands):
                room = event.seen_by(None)
                return replace(room, hands=tuple(seen_hands(room.hands, hands, self._open)))
            case CardDrawn(seat) if seat in self._open:
                return event
            case _:
                return event.seen_by(None)


TABLE = MosquitoTable

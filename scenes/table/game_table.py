"""The table of one game: what lies on it, how it shows events and how seats choose."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from enum import Enum, auto
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from rules.core import Event, Seat
from rules.match import Match
from scenes.core.context import Context
from scenes.core.ending import Ending
from scenes.core.script import Script
from scenes.table.captions.game_captions import GameCaptions
from scenes.table.captions.hint_slip import Hint
from scenes.table.captions.hints import Hints
from scenes.table.choosing.chooser import PrescribedChoice
from scenes.table.choosing.game_choosing import GameChoosing
from scenes.table.choosing.pending_choices import PendingChoices
from scenes.table.choosing.secrecy.consent import Consent
from scenes.table.choosing.secrecy.secrecy import Secrecy, alone, secrecy_of
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.game_places import GamePlaces
from scenes.table.running_motions import RunningMotions
from scenes.table.seats.seat_panel import SeatPanel
from scenes.table.seats.seat_row import frogs, lit_seats
from scenes.table.tempo import Tempo
from scenes.table.top_bar import TopBar, TopBarButton
from scenes.table.top_bar_layout import TopBarLayout
from seats.devices import Device
from seats.input.input_events import Press
from sounds.bank import Ambience, Sound, Tension
from sprites.pictures.geometry import Box
from sprites.pictures.material import WOOD, Material
from sprites.render.background import Background
from sprites.stage.stage import Stage
from words import say

A = TypeVar("A")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


SETTLES = 0.7  # seconds in which people read what they are to do, before a hint comes


class TablePhase(Enum):
    """What goes on at a table."""

    SHOWING = auto()
    """Events are shown."""
    CHOOSING = auto()
    """All events are shown, and some seat has to choose."""
    CELEBRATING = auto()
    """The winners are shown, then come the results."""


class GameTable(ABC, Generic[A, E, V]):
    """What a game brings to its table; ``TableScene`` plays the match on it.

    It is made once a match. ``build`` puts its tokens on the stage, and again after every change
    of the look, so whatever they show is read from the view, the log and the pending choices.
    """

    ambience: ClassVar[Ambience]
    """The quiet sound under the whole match, and the music that belongs to it."""
    bot_turn_seconds: ClassVar[float]
    """How long a bot's turn is shown at the usual speed, in most cases."""
    round_seconds: ClassVar[float] = 0.0
    """How long what belongs to no turn is shown in each round, as a reveal."""
    material: ClassVar[Material] = WOOD
    """What its boards are made of."""
    seat_ground: ClassVar[str] = ""
    """The drawing of what each seat's frog sits on, if there is any."""
    directions_look_round: ClassVar[bool] = False
    """Whether those who do not choose now look at what lies open with their directions."""
    turns_in_a_row: ClassVar[bool] = False
    """Whether choices of one seat in a row are turns of their own."""
    keeps_pieces_free: ClassVar[bool] = True
    """Whether hints lie nowhere on its pieces, not even where there are none now."""
    lone_wait: ClassVar[float] = 5.6
    """How many seconds a lone person waits for all bots together."""
    captions: GameCaptions[A, E]
    """What it says of events; made by ``build``, unless it remembers what it has told."""
    top_bar: TopBar
    panels: Sequence[SeatPanel]
    """Those of the seats in their order; made by ``build``, as the top bar and all parts below."""
    places: GamePlaces[E]
    choosing: GameChoosing[A]

    def __init__(self, context: Context, match: Match[Any, A, E, V]) -> None:
        self.context, self.match = context, match
        context.speed_chosen = False
        self.consent = Consent(context)
        self.stage = Stage(context.renderer, self.background(), self.material)
        self.motions = RunningMotions()
        self.hints = Hints(context, match.game.name)
        self.tempo = Tempo(
            context, lambda: lit_seats(self.panels), self.bot_turn_seconds, self.round_seconds,
            match.seats - 1, self.lone_wait, lambda: self.hints.is_first_match,
            lambda: self.climaxes.is_great,
        )  # fmt: skip
        self.climaxes = Climaxes(
            context, self.stage, lambda: frogs(self.panels),
            lambda: _signs(self.top_bar.layout), self._covered,
            lambda quiet: self.top_bar.be_quiet(quiet=quiet and not self.is_lesson),
        )  # fmt: skip
        self.log: list[str] = []
        self.pending: PendingChoices[A] = PendingChoices((), "")
        self.phase, self.stakes = TablePhase.SHOWING, Tension.CALM
        self.worriers: Collection[Seat] = ()
        self._requested: tuple[TopBarButton, Device] | None = None
        self.pieces: Sequence[Box] = ()  # lists and headlines cover little of them
        self._prescribe: Callable[[Seat], PrescribedChoice[A] | None] | None = None
        self.has_told: Callable[[str], bool] = lambda _: True
        """Whether what is called so is shown: in a lesson once it has told of it."""
        self.lesson_is_over: Callable[[], bool] = lambda: False
        """Whether all choices of a lesson have been made."""

    # What a game must bring

    @abstractmethod
    def background(self) -> Background:
        """What is drawn behind all tokens."""

    @abstractmethod
    def build(self) -> None:
        """Put all tokens where the room's view says, for the present size of the stage."""

    @abstractmethod
    def show(self, event: E) -> Script:
        """Show one event."""

    @abstractmethod
    def ending(self) -> Ending:
        """How the match ended, after its last event."""

    # What a game may change

    def deal(self) -> Script:
        """Show the deal of a new match; without a deal that can be seen it is only heard."""
        self.context.bank.play(Sound.MATCH_START)
        yield

    def show_occupants(self) -> None:
        """Show in the panels who plays each seat."""
        seating, one_button = self.context.seating, self.context.settings.one_button != "off"
        for seat in seating.seats():
            self.panels[seat].show_occupant(seating.occupant(seat), one_button)

    def hide_hands(self) -> None:
        """Turn down the hands that may not lie open any longer, as other people sit here now."""

    def leaders(self) -> Collection[Seat]:
        """Who is in front, as far as the room knows; nobody before anything counts."""
        return ()

    @property
    def goal_rule(self) -> str:
        """The hint that tells how one wins."""
        return say(f"{self.match.game.name}.hint_goal")

    def before_events(self, events: Sequence[E]) -> None:
        """Look at all *events* of a choice before the first of them is shown."""

    def in_order(self, events: Sequence[E]) -> Sequence[E]:
        """The *events* of a choice in the order in which they are shown."""
        return events

    def tension(self, view: V) -> Tension:
        """How near the match is to its end; *view* is the room's, so the music tells no secret."""
        return Tension.CALM

    def worried(self, view: V) -> Collection[Seat]:
        """Who sweats in its turn, as the room's *view* says: who is not in front at the end."""
        if self.stakes is not Tension.LAST:
            return ()
        leading = self.leaders()
        return [panel.seat for panel in self.panels if panel.seat not in leading]

    def end_lesson(self) -> Script:
        """What a lesson shows before its last words, unless its match is over: nothing."""
        yield from ()

    def step(self) -> None:
        """Advance by one fixed step what moves all the time."""

    def handle_press(self, press: Press) -> bool:
        """Take a control before any chooser gets it; tell whether it was taken."""
        return False

    def handle_point(self, x: float, y: float) -> None:
        """The pointer is at a place, in design units; choosers get it too."""

    # Lessons

    def teach(self, prescribe: Callable[[Seat], PrescribedChoice[A] | None]) -> None:
        """Play only a few turns, to learn the game: those choices that *prescribe* returns."""
        self._prescribe = prescribe

    @property
    def is_lesson(self) -> bool:
        """Whether only a few turns are played, to learn the game."""
        return self._prescribe is not None

    def prescribe(self, seat: Seat) -> PrescribedChoice[A] | None:
        """What *seat* is to choose in a lesson; ``None`` if it is free."""
        return self._prescribe(seat) if self._prescribe else None

    def show_told(self) -> None:
        """Show what the caption of a lesson tells of, if it was kept back, as it comes."""

    def foretell(self, choices: Mapping[Seat, A]) -> None:
        """Show what the next *choices* would do, if a lesson tells of any just now."""

    # What a game can use

    @property
    def view(self) -> V:
        """What the room knows now."""
        return self.match.state.view(None)

    @property
    def lone_viewer(self) -> Seat | None:
        """The seat of the only person at the screen, whose hand is open all the time."""
        return alone(self.context.seating)

    @property
    def seen(self) -> V:
        """What may be shown now: what the lone viewer knows, else the room."""
        return self.match.state.view(self.lone_viewer)

    @property
    def chooses_on_lists(self) -> bool:
        """Whether people choose on lists of options at their seats."""
        settings = self.context.settings
        return settings.one_button != "off" or settings.speech != "off"

    @property
    def awaiting_choice(self) -> bool:
        """Whether all events are shown, and some seat has to choose."""
        return self.phase is TablePhase.CHOOSING

    @property
    def people_choose(self) -> bool:
        """Whether it is the turn of people."""
        if not self.awaiting_choice:
            return False
        return not set(self.context.seating.people()).isdisjoint(self.pending.missing)

    @property
    def takes_hints(self) -> bool:
        """Whether hints may lie on the table."""
        return self.phase is not TablePhase.CELEBRATING

    @property
    def holds_hints_back(self) -> bool:
        """Whether hints wait until people choose: what bots do is read meanwhile."""
        return bool(self.context.seating.people())

    def show_hint(self, hint: Hint, *, waits: bool = False) -> None:
        """Show *hint* for as long as one reads it; if it *waits*, not before people choose.

        What the next choice brings may lie at its place, unless it stays.
        """
        choices = len(self.match.log)

        def place() -> Box | None:
            nonlocal choices
            if waits:  # its place is found only now
                choices = len(self.match.log)
            return hint.place()

        def ready() -> bool:
            free = not waits or self.people_choose
            return free and hint.ready() and not self.climaxes.has_attention

        at_this_table = replace(
            hint,
            place=place,
            holds=lambda: hint.holds() and self.takes_hints,
            ready=ready,
            begins=lambda: not waits or self.pending.seconds >= SETTLES,
            lies_there=lambda: hint.lies_there() and (hint.stays or len(self.match.log) == choices),
        )
        self.motions.play(self._show_hint(at_this_table))

    def _kept_free(self) -> Sequence[Box]:
        """On what hints do not lie, though nothing may lie there now."""
        deeds = [panel.places.status for panel in self.panels]
        return [*deeds, *(self.pieces if self.keeps_pieces_free else ())]

    def _covered(self) -> Sequence[Box]:
        """What small headlines had better not lie on."""
        places = [panel.places for panel in self.panels]
        seats = (box for each in places for box in (each.box, each.status))
        return *self.pieces, *seats, *self.top_bar.layout.buttons

    def _show_hint(self, hint: Hint) -> Script:
        """Show *hint*; what could not be read is told another time, but only once."""
        if (yield from self.top_bar.show_hint(hint, self._kept_free)):
            self.hints.learn(hint.words)
        else:
            self.hints.forget(hint.words)

    def ask_for(self, button: TopBarButton, device: Device) -> None:
        """Do what a *button* of the top bar is for, in the next step."""
        self._requested = button, device

    def take_request(self, but: TopBarButton | None = None) -> tuple[TopBarButton, Device] | None:
        """The button that was asked for since it was last taken, and by whom; all *but* one."""
        requested = self._requested
        if requested is None or requested[0] is but:
            return None
        self._requested = None
        return requested

    def secrecy(self, seat: Seat) -> Secrecy:
        """In which way *seat* makes a secret choice, or holds a secret hand."""
        return secrecy_of(self.context.seating, seat, self.consent.secrecy)

    def may_undo(self, seat: Seat) -> bool:
        """Whether *seat*, to choose again now, may take its last choice back."""
        asked = self.awaiting_choice and seat in self.pending.missing
        return asked and self.prescribe(seat) is None and self.match.may_undo(seat)


AnyTable: TypeAlias = GameTable[Any, Any, Any]


def _signs(bar: TopBarLayout) -> Sequence[Box]:
    """What a top bar tells."""
    return bar.banner, bar.side

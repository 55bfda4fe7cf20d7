"""How seats choose at the table of Frogger."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import Action, Event, Retreat, State, Stop, View
from scenes.games.frogger.choosing.chooser import FroggerChooser
from scenes.games.frogger.choosing.preview import FroggerPreview
from scenes.games.frogger.choosing.steps import FroggerStepContext, FroggerSteps
from scenes.games.frogger.components.prompt_area import FroggerPromptArea
from scenes.games.frogger.events.captions import FroggerCaptions
from scenes.games.frogger.tokens import FroggerTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.choosing.game_choosing import GameChoosing
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.choosing.secrecy.secrecy import Secrecy
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.game_table import GameTable
from seats.input.input_events import Press
from seats.intents import DIRECTIONS, Intent
from words import say


class FroggerChoosing(GameChoosing[Action]):
    """The choices at *table*, which has these *tokens*."""

    def __init__(
        self, table: GameTable[Action, Event, View], tokens: FroggerTokens,
        preview: FroggerPreview, captions: FroggerCaptions,
    ) -> None:  # fmt: skip
        self._table, self._tokens = table, tokens
        self._match, self._context = table.match, table.context
        self._panels, self._layout = tokens.panels, tokens.layout
        self._preview, self._captions = preview, captions
        self._early: Press | None = None
        self._has_told_it = False

    def keep(self, press: Press) -> None:
        """Keep the last direction that whoever is to choose next presses before it can be done."""
        is_next = press.seat in self._match.waiting_for and not self._table.is_lesson
        chooses = self._table.awaiting_choice and self._table.pending.people_choosing
        moves = press.down and not press.repeat and press.intent in DIRECTIONS
        if is_next and moves and not chooses:
            self._early = press

    def prompt(self, seats: Sequence[Seat]) -> None:
        if seats:
            self._tokens.cards.show_known(self.shown_to_all())
        if seats and not isinstance(self._table.pending.chooser(seats[0]), StepChooser):
            self._prompt()

    def hides_choice(self, seat: Seat) -> bool:
        return self._table.secrecy(seat) is not Secrecy.OPEN and bool(self._table.view.secret[seat])

    def by_person(self, context: ChooserContext) -> PersonChoosing[Action]:
        return PersonChoosing(context, True, self._choose)

    def _choose(self, context: ChooserContext) -> Chooser[Action]:
        seat = context.seat
        self._prompt()
        self._tokens.market_shade.close(not self._may_take(seat))
        panel = FroggerPromptArea(
            self._table.top_bar, self._panels[seat], context.controls.glyph(Intent.CONFIRM)
        )
        hidden = self.hides_choice(seat)
        self._tokens.cards.cover_tray(seat if hidden else None)
        asked = context.prescribed
        told = asked.action if asked and not (asked.find or asked.free) else None
        looks_for_suits = self._table.is_lesson and told is None
        is_strong = looks_for_suits or self._context.renderer.high_contrast
        self._preview.quiet_path.quieten(not is_strong)
        steps = self._steps(seat, told)
        chooser = FroggerChooser(context, panel, steps, self._tokens.tray, hidden=hidden)
        self._tell_that_it_stands(seat)
        early, self._early = self._early, None
        if early and (early.seat, early.device) == (seat, context.controls.device):
            chooser.press(early)
        return chooser

    def _tell_that_it_stands(self, seat: Seat) -> None:
        """Tell once why no key undoes what *seat* has done, unless there is a warning to read."""
        has_to_tell = self._table.hints.wanted and not (self._has_told_it or self._preview.warns)
        if has_to_tell and self._taken_last(seat):
            self._has_told_it = True
            self._table.top_bar.show_detail(say("frogger.not_undone"))

    def _taken_last(self, seat: Seat) -> Card | None:
        """The card for which *seat* has hopped back with its last move, if its turn goes on."""
        last = self._match.log[-1].get(seat) if self._table.view.acted else None
        return last.card if isinstance(last, Retreat) else None

    def _may_take(self, seat: Seat) -> bool:
        """Whether *seat* has a frog to hop back with, or nothing to leap by."""
        return self._tokens.path.is_on_path(seat) or not self._tokens.cards.hands[seat]

    def follower(self, seat: Seat) -> FroggerSteps:
        return self._steps(seat)

    def _steps(self, seat: Seat, told: Action | None = None) -> FroggerSteps:
        state, hidden = self._match.state, self.hides_choice(seat)
        assert isinstance(state, State)
        table = FroggerStepContext(
            self._tokens,
            self._preview,
            self._captions,
            ask=self._table.top_bar.show_prompt,
            show_hand=lambda is_open: self._open_hand(seat, is_open, hidden=hidden),
            is_open=not hidden,
            is_lesson=self._table.is_lesson,
            told=told,
            taken=self._taken_last(seat),
        )
        return FroggerSteps(table, seat, state)

    def _open_hand(self, seat: Seat, opened: bool, *, hidden: bool) -> None:
        """Show what only *seat* may see while the others look away."""
        state, cards = self._match.state, self._tokens.cards
        view = state.view(seat)
        if not opened:
            self._preview.lower()
            self._prompt()
        may_stop = Stop() in state.legal(seat)
        shown = opened and (may_stop or not self._table.is_lesson)  # there nothing grey is shown
        self._tokens.tray.offer(may_stop if shown else None)
        known = self.shown_to_all()
        cards.show_known({**known, seat: view.own} if opened else known)
        cards.cover_tray(seat if hidden and not opened else None)

    def shown_to_all(self) -> dict[Seat, tuple[Card, ...]]:
        """The dealt cards of those whom nobody at the table is to be kept from watching."""
        return {
            seat: self._match.state.view(seat).own
            for seat in self._context.seating.people()
            if self._table.secrecy(seat) is Secrecy.OPEN
        }

    def _prompt(self) -> None:
        """Say whose turn it is; between the moves of a bot its last one is still read."""
        seat = self._tokens.cards.acting
        people = self._table.awaiting_choice and seat in self._context.seating.people()
        top_bar = self._table.top_bar
        if not people and self._table.view.acted and top_bar.shown[0].words:
            return
        key = "frogger.curtain_prompt" if people else "frogger.show_prompt"
        top_bar.show_prompt(say(key, name=seat_name(seat)))

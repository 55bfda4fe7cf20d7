"""How seats choose at the table of Mosquito."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.core import Seat
from rules.mosquito import (
    LEVELS,
    Action,
    ActionKind,
    Cut,
    Event,
    Pass,
    Turns,
    View,
    kind_of,
    shown,
)
from scenes.games.mosquito.choosing.dealer_cut import DealerCut
from scenes.games.mosquito.choosing.follower import MosquitoFollower
from scenes.games.mosquito.choosing.forced_pass import is_forced, nobody_can_place
from scenes.games.mosquito.choosing.gains import open_pads
from scenes.games.mosquito.choosing.prompts import last_pad, turn_detail, turn_prompt
from scenes.games.mosquito.choosing.step_context import MosquitoStepContext, shown_controls
from scenes.games.mosquito.choosing.turn_chooser import TurnChooser
from scenes.games.mosquito.components.legend import Legend, know_turns
from scenes.games.mosquito.components.open_hands import OpenHands
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.choosing.game_choosing import GameChoosing
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.game_table import GameTable
from words import say


class MosquitoChoosing(GameChoosing[Action]):
    """The choices at *table*, which has these *tokens*; *legend* is for whoever is new to it."""

    def __init__(
        self, table: GameTable[Action, Event, View], tokens: MosquitoTokens, open_hands: OpenHands,
        legend: Legend,
    ) -> None:  # fmt: skip
        self._table, self._tokens = table, tokens
        self._match, self._context = table.match, table.context
        self._panels, self._layout = tokens.panels, tokens.layout
        self._open, self._legend = open_hands, legend
        self._explanation = 0, ""  # below a chooser's question, after how many choices
        legend.show(self._explained())

    def forced(self, seat: Seat) -> Action | None:
        """A pass, if the room knows that there is nothing else; in a lesson it is chosen."""
        if self._table.is_lesson:
            return None
        legal = self._match.state.legal(seat)
        if isinstance(legal, Turns) and is_forced(legal, is_open=seat in self._open.openable()):
            return Pass()
        return None

    def prompt(self, seats: Sequence[Seat]) -> None:
        self._open.turn_up(self._tokens.hands)
        if not self._explained():
            self._table.motions.play(self._legend.take_down())
        if seats:
            self._table.top_bar.show_prompt(self._prompt_for(seats[0]))
            chosen, explanation = self._explanation
            explanation = explanation if chosen == len(self._match.log) else ""
            if why := explanation or self._detail(seats[0]):
                self._table.top_bar.show_detail(why)

    def _explained(self) -> bool:
        """Whether what a turn can be is to be read."""
        hints, people = self._context.settings.hints, self._context.seating.people()
        return hints == "always" or (hints == "first" and not know_turns(people, self._match.log))

    def hides_choice(self, seat: Seat) -> bool:
        return bool(self._table.view.board.deal) and seat not in self._open.seats

    def by_person(self, context: ChooserContext) -> PersonChoosing[Action]:
        turn = isinstance(self._match.state.legal(context.seat), Turns)
        return PersonChoosing(context, True, self._turn if turn else self._cut)

    def _cut(self, context: ChooserContext) -> Chooser[Action]:
        fan = DealerCut(self._tokens.piles, self._layout.fan(len(self._tokens.piles.fan)))
        return StepChooser(context, self._panels[context.seat], fan, self._layout.band)

    def _turn(self, context: ChooserContext) -> Chooser[Action]:
        seat = context.seat
        steps = self.follower(seat)
        curtain, hidden = self._layout.curtain(seat), self.hides_choice(seat)
        log = self._layout.band.centre[1]
        return TurnChooser(context, self._panels[seat], steps, curtain, log=log, hidden=hidden)

    def follower(self, seat: Seat) -> MosquitoFollower:
        legal = self._match.state.legal(seat)
        assert isinstance(legal, Turns), "a cut is no turn"
        prescribed = self._table.prescribe(seat)
        table = MosquitoStepContext(
            tokens=self._tokens,
            farthest=self._farthest(),
            ask=self._ask,
            explain=self._explain,
            show_hand=partial(self._show_hand, seat),
            play=self._table.motions.play,
            is_open=not self.hides_choice(seat),
            is_lesson=self._table.is_lesson,
            detail=self._detail(seat),
            is_new=self._explained(),
            prescribed=None if prescribed is None else prescribed.action,
            controls=partial(shown_controls, self._context, seat),
        )
        return MosquitoFollower(table, seat, legal, self._kinds(seat))

    def _farthest(self) -> int:
        """At which level open pads are told of; a lesson tells of some only when it is time."""
        board, mixed = self._table.view.board, self._table.view.options.mixed
        if not self._table.is_lesson:
            return LEVELS
        spots = *open_pads(board.layout, mixed=mixed), *(at for at, _ in shown(board.layout))
        return max(1, *(at.level for at in spots))

    def _ask(self, question: str) -> None:
        self._explanation = 0, ""
        self._table.top_bar.show_prompt(question)

    def _explain(self, words: str) -> None:
        self._explanation = len(self._match.log), words
        self._table.top_bar.show_detail(words)

    def _show_hand(self, seat: Seat, is_open: bool) -> None:
        """Show a hand while its curtain is open."""
        if seat not in self._open.seats:
            hand = self._match.state.view(seat if is_open else None).hands[seat]
            self._tokens.hands.show(seat, hand)

    def _kinds(self, seat: Seat) -> list[ActionKind]:
        """What a turn can be at this table; in a lesson, as far as *seat* has come in it."""
        both = self._table.view.options.both
        kinds = [kind for kind in ActionKind if kind is not ActionKind.BOTH or both]
        prescribed = self._table.prescribe(seat)
        if prescribed is None or prescribed.action is None:
            return kinds
        turns = [chosen[seat] for chosen in self._match.log if seat in chosen]
        met = {kind_of(one) for one in (*turns, prescribed.action) if not isinstance(one, Cut)}
        return [kind for kind in kinds if kind in met]

    def _detail(self, seat: Seat) -> str:
        """What a person is told below the question of a turn, if everybody may know."""
        legal = self._match.state.legal(seat)
        is_open = seat in self._open.seats and seat in self._context.seating.people()
        if not (is_open and isinstance(legal, Turns)):
            return ""
        meter, board = self._tokens.meter, self._table.view.board
        if (
            len(self._panels) > 1
            and meter.is_last_pad(board)
            and (told := last_pad(board.points, seat))
        ):
            return told
        return turn_detail(legal, self._panels[seat].left, is_last=meter.is_last_round)

    def _prompt_for(self, seat: Seat) -> str:
        person = seat in self._context.seating.people()
        if not self._table.view.board.deal:
            return say("mosquito.cut_prompt", name=seat_name(seat))
        if nobody_can_place(self._tokens) and not self._table.is_lesson:
            return say("mosquito.all_pass_prompt")
        legal = self._match.state.legal(seat)
        if not person or not isinstance(legal, Turns):
            return say("mosquito.wait_prompt", name=seat_name(seat))
        is_open, left = seat in self._open.seats, self._panels[seat].left
        return say(turn_prompt(legal, is_open=is_open, left=left), name=seat_name(seat))

"""How seats choose at the table of Quivvit, and how long they may take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from rules.core import Seat
from rules.quivvit import Action, Event, Keep, Pass, View
from scenes.games.quivvit.choosing.block_window import BlockWindow, CoverSteps
from scenes.games.quivvit.choosing.card_in_hand import CardInHand
from scenes.games.quivvit.choosing.held_card import HeldCard
from scenes.games.quivvit.choosing.rotation_chooser import RotationChooser
from scenes.games.quivvit.components.links.free_links import free_crossings
from scenes.games.quivvit.events.captions import (
    block_prompt,
    is_final_turn,
    is_last_turn,
    turn_prompt,
)
from scenes.games.quivvit.events.option_rules import option_rule
from scenes.games.quivvit.events.stakes import lead_words, outcome, stakes
from scenes.games.quivvit.events.waiting import turns_between
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.choosing.game_choosing import GameChoosing
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.game_table import GameTable
from words import say

USUAL_WAIT, LONG_WAIT = 1.8, 1.9  # from which follows how fast bots are shown; with two turns each


class QuivvitChoosing(GameChoosing[Action]):
    """The choices at *table*, which has these *tokens*.

    *cursors* are where seats turned a card last; *who* is what a seat is called now.
    """

    def __init__(
        self, table: GameTable[Action, Event, View], tokens: QuivvitTokens,
        cursors: dict[Seat, int], who: Callable[[Seat], str],
    ) -> None:  # fmt: skip
        self._table, self._tokens = table, tokens
        self._match, self._context = table.match, table.context
        self._panels, self._layout = tokens.panels, tokens.layout
        self._cursors, self._who = cursors, who
        self._window = BlockWindow()
        self._told = self._about = ""  # below what is to be done, or over that: what it is about
        self.out_of_time: Seat | None = None
        """Whose time has just run out."""

    def prompt(self, seats: Sequence[Seat]) -> None:
        view = self._table.view
        people = [seat for seat in self._context.seating.people() if seat in seats]
        declines = any(map(self._may_decline, people))
        self._tokens.decline_button.offer("keep" if view.turn.asking else "pass", declines)
        if not seats:
            return
        if people == [view.turn.player]:
            tempo = self._table.tempo
            tempo.bot_turns = turns = turns_between(view, people[0])
            tempo.lone_wait = LONG_WAIT if turns >= self._match.seats else USUAL_WAIT
            if self._table.is_lesson:  # all turns are watched at the usual speed
                tempo.lone_wait = max(1, turns) * self._table.bot_turn_seconds
        mine = view.turn.player in seats and view.turn.player in view.board.doubles
        crossings = free_crossings(view) if mine and not view.turn.is_first else ()
        self._tokens.highlights.outline(crossings)
        rule, about = self._rule(free=bool(crossings)), self._stakes()
        self._told = (rule or about) if people else self._lead_words()
        learns = view.turn.round == 1 or view.turn.die is not None  # what to do is to be read first
        self._about = "" if rule or learns or not people else about
        self._write(*self._turn_words(seats, people))

    def tell_turn(self, seat: Seat, hand: CardInHand) -> None:
        """Say what the card in the *hand* of *seat* brings, and what that comes to.

        Else say again what the seat is to do, or what differs if both turns bring as much.
        """
        if hand.brings:
            cards = say("quivvit.cards", count=hand.brings[0])
            points = say("quivvit.worth", count=hand.brings[1])
            words = say("quivvit.in_hand", cards=cards, points=points)
            self._write(words, self._outcome(*hand.brings))
        else:
            prompt, detail = self._turn_words([seat], [seat])
            if equal := hand.cards_of_equal_turns:
                detail = say("quivvit.turn_equal", left=equal[0], right=equal[1])
            self._write(prompt, detail)

    def _turn_words(self, seats: Sequence[Seat], people: Sequence[Seat]) -> tuple[str, str]:
        """The prompt and its detail: a tip hides that, so what the turn is about is the prompt."""
        if not self._about:
            return self._prompt_for(seats, people), self._told
        name = self._who(seats[0])
        return say("quivvit.turn_about", name=name, about=self._about), self._deed()

    def _deed(self) -> str:
        """What is to be done, and that it is the last turn or begins a round."""
        view = self._table.view
        if is_last_turn(view):
            return say("quivvit.turn_deed_last")
        if view.turn.player == view.turn.first:
            return say("quivvit.turn_deed_first", number=view.turn.round)
        return say("quivvit.turn_deed")

    def _write(self, prompt: str, detail: str) -> None:
        """Write a *prompt*, and below it a *detail*, if there is one."""
        self._table.top_bar.show_prompt(prompt)
        if detail:
            self._table.top_bar.show_detail(detail)

    def _outcome(self, cards: int, points: int) -> str:
        """Where who turns a card would stand with so many more *cards* and *points*.

        Of what may count only later, nothing is told.
        """
        view = self._table.view
        if view.options.drain_the_deck:
            return self._told
        player, all_points = view.turn.player, [*view.board.points()]
        all_cards = [len(taken) for taken in view.board.taken]
        all_points[player] += points
        all_cards[player] += cards
        return outcome(all_points, all_cards, player, final=is_final_turn(view))

    def _rule(self, *, free: bool) -> str:
        """What new people have to know of an option."""
        return option_rule(self._table.view, free=free) if self._table.hints.wanted else ""

    def _stakes(self) -> str:
        """What the turn is about."""
        view = self._table.view
        points, final = view.board.points(), is_final_turn(view)
        if view.turn.asking or not any(points):
            return ""
        cards = [len(taken) for taken in view.board.taken]
        return stakes(points, cards, view.turn.player, final=final)

    def _lead_words(self) -> str:
        """Where a bot stands that has its last turn."""
        view = self._table.view
        if view.turn.asking or not is_last_turn(view):
            return ""
        player = view.turn.player
        return lead_words(view.board.points(), self._who(player), player)

    def by_person(self, context: ChooserContext) -> PersonChoosing[Action]:
        return PersonChoosing(
            context, False, self._cover if self._table.view.turn.asking else self._turn
        )

    def _may_decline(self, seat: Seat) -> bool:
        """Whether a person may do nothing, as in a lesson only where the choice is free."""
        prescribed = self._table.prescribe(seat)
        return prescribed is None or prescribed.free

    def _turn(self, context: ChooserContext) -> Chooser[Action]:
        panel, legal = (
            self._panels[context.seat],
            self._match.state.legal(context.seat),
        )
        return RotationChooser(
            context, panel, self._tokens, self._table.view, legal, cursors=self._cursors
        )

    def _cover(self, context: ChooserContext) -> Chooser[Action]:
        steps = CoverSteps(self._tokens, context.seat, self._match.state.legal(context.seat))
        return StepChooser(context, self._panels[context.seat], steps, self._layout.mat)

    def follower(self, seat: Seat) -> HeldCard:
        return HeldCard(self._tokens, self._table.motions.play, self._table.view)

    def seconds_left(self) -> int | None:
        if self._table.view.turn.asking:
            return ceil(self._window.left)
        return ceil(self._tokens.timer.left) if self._tokens.timer else None

    def watch_the_clock(self) -> None:
        """Let the time that is left go by; decide for whoever has none."""
        if self._table.view.turn.asking:
            hint = self._table.top_bar.reads_hint  # which is read before what is asked
            self._window.run(self._table.pending, stands=hint)
            self._tokens.decline_button.count(ceil(self._window.left))
            for seat in self._table.pending.missing if self._window.is_over else ():
                self._table.pending.decide(seat, Keep())
        elif self._tokens.timer:
            self._tokens.timer.run()
            if self._tokens.timer.is_over:
                self._run_out()

    def _run_out(self) -> None:
        """What a person has turned is played if it links; the turn ends with nothing else."""
        for seat in self._table.pending.missing:
            self._table.log.append(say("quivvit.time_out", name=self._who(seat)))
            self.out_of_time = seat
            if isinstance(chooser := self._table.pending.chooser(seat), RotationChooser):
                chooser.run_out()
            else:
                self._table.pending.decide(seat, Pass())

    def _prompt_for(self, seats: Sequence[Seat], people: Sequence[Seat]) -> str:
        turn = self._table.view.turn
        if turn.asking:
            return block_prompt(self._who(turn.player), list(map(seat_name, people)))
        last = is_last_turn(self._table.view)
        return turn_prompt(self._who(seats[0]), bot=not people, last=last, die=turn.die)

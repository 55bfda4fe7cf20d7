"""The course of a match: deal, choices, the events that follow from them, results."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from rules.core import Event, Seat
from scenes.core.scene import Reset, Transition
from scenes.core.script import Script, advance, wait
from scenes.table.captions.event_captions import EventCaptions
from scenes.table.choosing.choice_round import ChoiceRound
from scenes.table.finish.finish import Finish
from scenes.table.game_table import AnyTable, TablePhase
from scenes.table.pace import Pace
from scenes.table.public_view.shown_moment import ShownMoment
from scenes.table.seats.seat_row import light
from scenes.ui.podium_look import look_of_podium

LAST_LOOK = 0.6  # seconds at the table when all is over, unless it is dark until the finish
LEAP_OFF = 0.25  # or until winners leap whose large frogs stood there: these are gone by then


class MatchScript:
    """Plays the match of *table*; *past* are the events that happened before it was opened.

    The picture of an event that was just shown stays for as long as it *holds*.
    """

    def __init__(
        self, table: AnyTable, choices: ChoiceRound, captions: EventCaptions, pace: Pace,
        past: Sequence[Event], holds: Callable[[Event], bool],
    ) -> None:  # fmt: skip
        self._table, self._choices, self._captions, self._pace = table, choices, captions, pace
        self.shown = ShownMoment(table, captions)
        self._script = self._match(past)
        self._begun = self._finishing = False
        self._holds = holds
        self.held: Event | None = None
        self.next: Transition = None  # the results, once all is over

    def begin(self) -> None:
        """Take the first step, once: what is dealt later is gone before the first drawing."""
        if not self._begun:
            self._begun = True
            advance(self._script)

    def step(self) -> None:
        """Advance by as many steps as one fixed step is worth at the present pace."""
        table, was_great = self._table, self._table.climaxes.is_great
        table.tempo.step(waits=self._keeps_waiting)
        for _ in range(self._steps()):
            if not advance(self._script) or self._choices.awaited or self._frozen:
                break
            if table.climaxes.is_great > was_great:
                break  # what is shown large is seen from its beginning

    def finish_show(self) -> None:
        """Run what is being shown to its end, so that the table can be built anew."""
        table, self._finishing = self._table, True
        while not table.awaiting_choice and self.next is None and advance(self._script):
            table.stage.tick()  # it may wait until a headline is gone
            table.motions.step()
        self._finishing = False

    @property
    def _frozen(self) -> bool:
        return self._table.stage.frozen and not self._pace.is_fast

    def _steps(self) -> int:
        table, context = self._table, self._table.context
        if self._choices.awaited or (table.awaiting_choice and len(context.seating.people()) > 1):
            return self._pace.real()
        if table.phase is TablePhase.CELEBRATING:  # equally long, whatever was waited for
            return self._pace.steps("normal")
        return self._pace.steps(table.tempo.chosen, table.tempo.speed())

    @property
    def _keeps_waiting(self) -> bool:
        """Whether people wait for another turn, and may have all shown faster."""
        table = self._table
        if self._choices.awaited or table.is_lesson or table.tempo.chosen == "calm":
            return False
        return bool(table.match.waiting_for)

    def _match(self, past: Sequence[Event]) -> Script:
        table = self._table
        if past:
            self._captions.write_past(past)
        else:
            in_deal = table.captions.goal_in_deal
            if in_deal:
                self._captions.explain_goal()
            yield from table.deal()
            if not in_deal:
                self._captions.explain_goal()
        while table.match.waiting_for:
            self._pace.skipping = False
            # after all events were shown: before, the music would tell what they are going to be
            table.stakes = table.tension(table.view)
            table.worriers = () if table.is_lesson else table.worried(table.view)
            table.context.bank.set_tension(table.stakes)
            self.shown.release()
            self._captions.explain_before_choice()
            yield from self._choices.collect()
            people = table.context.seating.people()
            if not (people and table.pending.choices.keys().isdisjoint(people)):
                table.tempo.begin_wait()
            self.shown.hold()
            self._captions.begin(table.pending.choices)
            yield from self._show(self._choices.apply())
            table.climaxes.laurel.pass_on(self._leaders())
        context = table.context
        context.bank.play_result_music()
        if context.seating.people():
            context.known_games.add(table.match.game.name)
        ending, look = table.ending(), look_of_podium(table.match.game.name)
        finish = Finish(table.climaxes, table.stage, ending, look)  # which is drawn meanwhile
        yield from wait(self._last_look)
        table.phase = TablePhase.CELEBRATING
        yield from finish.show()
        results = context.routes.results(table.match, ending, table.background())
        self.next = Reset(results, iris=look.material.colours.lit)

    @property
    def _last_look(self) -> float:
        """Seconds for which the table is seen before the finish."""
        climaxes = self._table.climaxes
        if climaxes.spotlight.stays_dark:
            return 0.0
        return LEAP_OFF if climaxes.starts else LAST_LOOK

    def _show(self, events: Sequence[Event]) -> Script:
        self._table.before_events(events)
        events = self._table.in_order(events)
        if self._all_choose_at_once:
            self._captions.explain_speed()
        for event in events:
            yield from self._let_speak()
            self._captions.write(event)
            self.shown.begin(event)
            if event is events[-1]:
                self._light_winners()
            yield from self._table.show(event)
            yield from self._hold(event)
            self.shown.follow(event)
            self._captions.explain(event)
        self.shown.release()
        self._captions.finish()
        yield from self._let_speak()

    @property
    def _all_choose_at_once(self) -> bool:
        """Whether several have just chosen at once, and are going to again."""
        match = self._table.match
        return len(match.log[-1]) > 1 and len(match.waiting_for) > 1

    def _hold(self, event: Event) -> Script:
        """Leave the picture of *event* as it is for as long as it is held."""
        self.held = event
        while self._holds(event) and not self._finishing:
            yield
        self.held = None

    def _let_speak(self) -> Script:
        """Wait until what has happened has been said, unless people are in a hurry."""
        while self._table.context.narration.busy and not self._pace.is_fast:
            yield

    def _leaders(self) -> Collection[Seat]:
        """Who is in front, and at the end who has won, where the table shows who leads."""
        leaders, outcome = self._table.leaders(), self._table.match.state.outcome()
        return outcome.places[0] if leaders and outcome is not None else leaders

    def _light_winners(self) -> None:
        """Light who has won with the last event, and not who moved last."""
        outcome = self._table.match.state.outcome()
        if outcome is not None:
            light(self._table.panels, outcome.places[0])

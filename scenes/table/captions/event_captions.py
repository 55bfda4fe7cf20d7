"""Tells what happens: in the banner while it does, at its actor afterwards, in the log for good."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Any

from rules.core import Event, Seat
from scenes.table.captions.hint_slip import Hint
from scenes.table.game_table import AnyTable
from scenes.table.seats.seat_row import light

GLANCE = 0.25  # of the time for a short hint: then it counts as read
SEEN = 0.1  # of that for one whose thing is seen all the time: it comes once
SPEED_TURN = 3  # the turn of bots in which it is told how they get faster
MOST_GIVEN = 3  # hints that are read one after another


class EventCaptions:
    """Writes the captions of *table*'s events, and shows every hint once."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._hints = table.hints
        self.routine: set[str] = set()  # captions of what happens in every turn
        self._lasting: Event | None = None  # began a state that lasts, and has a hint
        # What seats did, or was done to them, since they chose last.
        self._deeds: dict[Seat, str] = {}
        self._acting: Collection[Seat] = ()

    def begin(self, choices: Mapping[Seat, Any]) -> None:
        """Events follow from *choices*: what these seats did before is over."""
        for seat in choices:
            self._deeds.pop(seat, None)

    def write(self, event: Event) -> None:
        """Write what is going on, and light the seat that it is about."""
        table, captions = self._table, self._table.captions
        sentence = captions.caption(event)
        if captions.begins_anew(event):
            self._deeds.clear()
        if sentence:
            table.log.append(sentence)
        if sentence and captions.is_routine(event):
            self.routine.add(sentence)
        actors, words = captions.actors(event), captions.banner(event)
        if words:
            self._deeds |= captions.told_to_others(event)
            self._begin(actors, captions.deed(event))
            table.top_bar.show_prompt(words)
            rule = captions.hint(event) if table.context.on_show else ""
            if rule:
                table.top_bar.show_detail(rule.partition("\n")[0])

    def finish(self) -> None:
        """All events have been shown: nothing is going on any more."""
        self._acting = ()
        self.tell()

    def tell(self) -> None:
        """Write at each seat what it did last; of what goes on now the banner tells."""
        for panel in self._table.panels:
            done = panel.seat not in self._acting
            panel.tell(self._deeds.get(panel.seat, "") if done else "")

    def write_past(self, events: Sequence[Event]) -> None:
        """Write into the log what happened before the table was opened."""
        told = self._table.captions.past_captions(events)
        self._table.log += [words for words in told if words]

    def _begin(self, actors: Collection[Seat], deed: str) -> None:
        """Light those who act now, and tell what others did before."""
        light(self._table.panels, actors)
        self._acting = actors
        if deed:
            self._deeds |= dict.fromkeys(actors, deed)
        self.tell()

    def explain(self, event: Event) -> None:
        """Show the rule that *event* shows, or one before it whose cause lasts, if it is new."""
        captions = self._table.captions
        if self._lasting is not None and captions.hint_holds(self._lasting):
            self._explain(self._lasting)
        self._explain(event)
        if captions.hint_lasts(event):
            self._lasting = event

    def _explain(self, event: Event) -> None:
        """Show the rule that *event* shows, if hints are wanted and it is new."""
        rule = self._table.captions.hint(event)
        self._hints.met.add(rule)
        if self._hints.is_new(rule) and self._takes(rule):
            captions, places = self._table.captions, self._table.places
            actor = next(iter(captions.actors(event)), None)
            before = places.hint_place(event, actor)
            hint = Hint(
                rule,
                lambda: places.hint_place_later(event, actor, before),
                holds=lambda: captions.hint_holds(event),
                ready=lambda: captions.hint_ready(event),
                lies_there=lambda: captions.hint_framed(event),
                stays=places.hint_stays(event),
                comes_first=captions.hint_comes_first(event),
            )
            self._give(hint)

    def explain_goal(self) -> None:
        """Show how one wins, at the place that counts it."""
        goal = self._table.goal_rule
        self._hints.met.add(goal)
        in_deal = self._table.captions.goal_in_deal
        hint = Hint(
            goal,
            lambda: self._table.top_bar.goal_place,
            holds=lambda: not (in_deal and self._table.people_choose),
            ready=lambda: self._table.captions.leaves_time_to_read,
            stays=in_deal,
        )
        self._give(hint, at_once=in_deal)

    def explain_before_choice(self) -> None:
        """Show once what the laurel tells, and before bots choose alone, how they are faster.

        The laurel is told of while a frog wears it.
        """
        table, laurel = self._table, self._table.climaxes.laurel
        captions = table.captions
        if laurel.wearer is not None and self._takes(captions.laurel_rule):
            hint = Hint(
                captions.laurel_rule,
                lambda: laurel.place,
                holds=lambda: laurel.wearer is not None,
                ready=lambda: captions.leaves_time_to_read and not laurel.flies,
                share=SEEN,
            )
            self._give(hint)
        if set(table.context.seating.people()).isdisjoint(table.match.waiting_for):
            self.explain_speed()

    def explain_speed(self) -> None:
        """Show once what to hold so that bots are faster, once people have waited for them.

        It is read while bots play, beside the button that is lit then, and never while people
        choose.
        """
        seating, one_button = self._table.context.seating, self._table.context.settings.one_button
        if seating.people() and one_button == "off" and self._bot_turns >= SPEED_TURN:
            top_bar = self._table.top_bar
            hint = Hint(
                top_bar.speed_hint,
                lambda: top_bar.speed_place,
                holds=lambda: not self._table.people_choose,
                stays=True,
                share=GLANCE,
            )
            self._give(hint, at_once=True)

    def _give(self, hint: Hint, *, at_once: bool = False) -> None:
        """Show *hint* if hints are wanted and it is new.

        It comes once those given before are read, or *at_once*, before those that wait. What is not
        given comes when it is shown the next time. Until people have chosen something, one is
        enough: they are eager to begin.
        """
        hints = self._hints
        enough = hints.is_first_match and hints.given and not self._people_have_chosen
        if self._has_room(hint, at_once) and not enough and hints.wanted and hints.give(hint.words):
            self._table.show_hint(hint, waits=self._table.holds_hints_back and not at_once)

    def _takes(self, rule: str) -> bool:
        """Whether the game wants *rule* to be told now."""
        return self._table.captions.takes_hint(rule, len(self._hints.given))

    def _has_room(self, hint: Hint, at_once: bool) -> bool:
        """Whether one more can be given: where none waits for people, what is read later lags."""
        top_bar = self._table.top_bar
        if not self._table.holds_hints_back:
            return not top_bar.has_hint
        if at_once:
            return not top_bar.reads_hint
        return hint.comes_first or top_bar.hints_given < MOST_GIVEN

    @property
    def _people_have_chosen(self) -> bool:
        people = self._table.context.seating.people()
        return any(seat in choices for choices in self._table.match.log for seat in people)

    @property
    def _bot_turns(self) -> int:
        """How many turns bots have taken; choices of one seat in a row are one in most games."""
        bots = set(self._table.context.seating.bots())
        runs = groupby(self._table.match.log, frozenset)
        apart = self._table.turns_in_a_row
        turns = ((seats, len(list(run)) if apart or len(seats) > 1 else 1) for seats, run in runs)
        return sum(count for seats, count in turns if bots & seats)

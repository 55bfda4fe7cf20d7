"""The table of Quivvit."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from rules.core import Seat
from rules.match import Match
from rules.quivvit import (
    Action,
    BlocksAnswered,
    BlocksAsked,
    CardRotated,
    Colour,
    DieRolled,
    Event,
    FreeLinkClaimed,
    GameEnded,
    Passed,
    RoundBegan,
    TurnBegan,
    View,
    team_member,
)
from scenes.core.context import Context
from scenes.core.ending import Ending
from scenes.core.script import Script
from scenes.games.quivvit.choosing.choosing import QuivvitChoosing
from scenes.games.quivvit.choosing.rotation_chooser import RotationChooser
from scenes.games.quivvit.components.legend import legend
from scenes.games.quivvit.components.links.search_light import SearchLight
from scenes.games.quivvit.components.panel import QuivvitPanel
from scenes.games.quivvit.components.picnic import lay_picnic
from scenes.games.quivvit.components.seat_items import leaders
from scenes.games.quivvit.events.animator import QuivvitAnimator
from scenes.games.quivvit.events.best_turns import (
    best_of,
    best_turn_words,
    best_turns,
    last_gains,
)
from scenes.games.quivvit.events.captions import QuivvitCaptions
from scenes.games.quivvit.events.ending import ending
from scenes.games.quivvit.events.tension import tension
from scenes.games.quivvit.events.waiting import reading_seconds
from scenes.games.quivvit.layout import QuivvitLayout, plan
from scenes.games.quivvit.material import MATERIAL
from scenes.games.quivvit.places import QuivvitPlaces
from scenes.games.quivvit.tokens import QuivvitTempo, QuivvitTokens, make_tokens
from scenes.players.seat_names import seat_name
from scenes.players.teams import member_names
from scenes.table.captions.event_captions import GLANCE
from scenes.table.captions.hint_slip import Hint
from scenes.table.climaxes.climax_size import MEDIUM
from scenes.table.game_table import GameTable
from scenes.table.seats.seat_frog import Reaction
from scenes.table.top_bar import TopBar
from sounds.bank import Ambience, Sound, Tension
from sprites.motion.motions import fade
from sprites.pictures.pictures import Art
from sprites.render.background import Background
from sprites.stage.token import Token
from words import say

SCORE_WIDE = 190.0
FEW_TURNS, SHORTER = 3, 0.86  # of bots before a person's, and how long all takes with each more
LEARNING, LEGEND_GOING = 2, 0.4  # rounds with the rules in short; seconds in which these go
BLUE, APART = "blue", "squares 8 9"  # of which a lesson tells: a link, and what is none
READ = 1.8  # seconds for which links are held for several people, and for learners


class QuivvitTable(GameTable[Action, Event, View]):
    """One match of Quivvit! on the screen."""

    ambience = Ambience.KITE_AFTERNOON
    material = MATERIAL
    bot_turn_seconds, seat_ground = 6.0, "seat-mat"
    turns_in_a_row = True  # of whoever ends a round and begins the next
    captions: QuivvitCaptions
    choosing: QuivvitChoosing
    panels: list[QuivvitPanel]
    places: QuivvitPlaces

    def __init__(self, context: Context, match: Match[Any, Action, Event, View]) -> None:
        super().__init__(context, match)
        self._cursors: dict[Seat, int] = {}
        self._told: tuple[object, ...] = ()
        self._lit = set[str]()  # alone, as a lesson tells of it: later links are lit whole
        self._late: Seat | None = None  # whose time ran out in the turn that is shown

    def background(self) -> Background:
        return Art("picnic-meadow", 2560)

    def build(self) -> None:
        renderer, view = self.context.renderer, self.view
        options, bank = view.options, self.context.bank
        seats = [Seat(seat) for seat in range(len(view.board.taken))]
        self.layout = layout = plan(
            renderer.width, renderer.height, renderer.text_scale, len(seats),
            die=options.random_color, timed=options.timed != "off",
        )  # fmt: skip
        self.pieces = (layout.mat,)
        lay_picnic(self.stage, layout, lunch=not options.drain_the_deck)
        self.panels = [
            QuivvitPanel(self.stage, seat, places, 4, self.motions.play, score=SCORE_WIDE)
            for seat, places in enumerate(layout.panels)
        ]
        self.tokens = self._make_tokens(layout)
        people = self.context.seating.people()
        for seat, gain in last_gains(self.match.events, people).items():
            self.tokens.items[seat].tell_gain(gain)
        self.places = QuivvitPlaces(renderer, self.tokens, lambda: self.view)
        self.top_bar = TopBar(self.stage, bank, layout.top_bar)
        self._legend = self._add_legend(layout)
        if not self._legend:
            self._add_best_turn()
        self._animator = self._make_animator(view.turn.player)
        self.captions = self._make_captions(view.turn.round)
        self.tokens.first.pose = self._animator.rounds.marker_at(view.turn.first)
        self._asks = False
        self.choosing = QuivvitChoosing(self, self.tokens, self._cursors, self._who)
        self._search_light = SearchLight(self.stage, layout, self.tokens.grid)

    def _make_tokens(self, layout: QuivvitLayout) -> QuivvitTokens:
        """Put all that lies on the table on the stage, shown as fast as the tempo says."""
        pace = self.tempo
        tempo = QuivvitTempo(
            self._is_alone, self._is_person, self._unhurried,
            lambda seconds: pace.real(self._shortened(seconds)), self._reading, pace.speed,
        )  # fmt: skip
        return make_tokens(
            self.stage, self.context.bank, layout, self.view, panels=self.panels,
            climaxes=self.climaxes, tempo=tempo, best=best_of(best_turns(self.match.events)),
        )  # fmt: skip

    def _make_captions(self, number: int) -> QuivvitCaptions:
        """The words for events, from round *number* on."""
        return QuivvitCaptions(
            self._called, number, view=lambda: self.view,
            player=lambda: self._animator.player, people=self.context.seating.people,
            late=lambda: self._late,
        )  # fmt: skip

    def _make_animator(self, player: Seat) -> QuivvitAnimator:
        """What shows events; the best turns it asks for are those before the one it shows."""
        return QuivvitAnimator(
            self.tokens, player, str(self.match.seed), lambda: self.view,
            best=lambda: best_turns(self.match.events[:-1]),
        )  # fmt: skip

    def _add_legend(self, layout: QuivvitLayout) -> Token | None:
        """Rules in pictures, in somebody's first match, if there is room.

        Not in a lesson, which tells them one by one.
        """
        known = self.is_lesson or self.match.game.name in self.context.known_games
        if not layout.legend or known or self.view.turn.round > LEARNING:
            return None
        added = legend(layout.legend, self.context.renderer.text_scale)
        self.stage.add(added)
        return added

    def _add_best_turn(self) -> None:
        if self.tokens.best_turn and not self.is_lesson:
            self.tokens.best_turn.come()

    def _end_legend(self) -> Script:
        """The rules in short go, and the best turn comes in their place."""
        if self._legend:
            gone, self._legend = self._legend, None
            yield from fade(gone, 0.0, LEGEND_GOING)
            self.stage.remove(gone)
            self._add_best_turn()

    def step(self) -> None:
        self.tokens.particles.step()
        self.tokens.bright.step()
        self.tokens.kites.step()
        if self.tokens.timer:
            self.tokens.timer.step()
        hurries = not self.chooses_on_lists  # a list is gone through as slowly as one likes
        if hurries and self.awaiting_choice and self.pending.missing:
            self.choosing.watch_the_clock()
        self._follow_hand()
        self._search_light.step(self._seeking)

    def show_told(self) -> None:
        if self.awaiting_choice:
            self.tokens.decline_button.token.visible |= self.has_told("pass")
        for thing in (BLUE, APART) if self.is_lesson else ():
            if thing not in self._lit and self.has_told(thing):
                self._lit.add(thing)
                self._light_alone(thing)

    def _light_alone(self, thing: str) -> None:
        if thing == BLUE:
            self._animator.light_alone(Colour.BLUE)
        else:
            apart = self.places.touching(thing)
            self.tokens.highlights.light_apart(apart, self.tokens.grid.cards)

    @property
    def holds_hints_back(self) -> bool:
        untimed = self.view.options.timed == "off"  # nobody reads while the sand runs
        return untimed and super().holds_hints_back

    def show_hint(self, hint: Hint, *, waits: bool = False) -> None:
        """Show *hint*, but not while a card is held, and once more only if it was hardly seen."""
        ready = replace(
            hint, ready=lambda: hint.ready() and not self._holds_card, share=min(hint.share, GLANCE)
        )
        super().show_hint(ready, waits=waits)

    @property
    def _chooser(self) -> RotationChooser | None:
        """What a person turns a card with now, if one does."""
        chooser = self.pending.chooser(self.view.turn.player) if self.awaiting_choice else None
        return chooser if isinstance(chooser, RotationChooser) else None

    @property
    def _holds_card(self) -> bool:
        """Whether a person has picked up a card."""
        return self._chooser is not None and not self._chooser.seeks

    @property
    def _seeking(self) -> tuple[int, Seat] | None:
        """The round and the bot that looks for a link, if any does."""
        turn = self.view.turn
        asked = self.awaiting_choice and turn.player in self.pending.missing and not turn.asking
        if not asked or self.is_lesson or self._is_person(turn.player):
            return None
        return turn.round, turn.player

    def _follow_hand(self) -> None:
        """Tell what the card in the hand brings."""
        hand = self._chooser.hand if self._chooser else None
        told = (hand.place, hand.brings) if hand else ()
        if hand and told != self._told:
            self.choosing.tell_turn(self.view.turn.player, hand)
        self._told = told

    # The show

    def deal(self) -> Script:
        self.context.bank.play(Sound.MATCH_START)
        self.top_bar.show_prompt(say("quivvit.deal_prompt"))
        turn = self.view.turn
        if self.tokens.die_tray:
            self.tokens.die_tray.hide_result()
        yield from self._animator.deal()
        began = RoundBegan(turn.round, turn.first)
        self.top_bar.show_prompt(self.captions.caption(began))
        yield from self._animator.show(began)
        if not turn.asking:
            yield from self._animator.start_clock()
            if turn.die is not None:
                self.top_bar.show_prompt(self.captions.caption(DieRolled(turn.die)))
                yield from self._animator.roll(DieRolled(turn.die))

    def before_events(self, events: Sequence[Event]) -> None:
        self._asks = any(isinstance(event, BlocksAsked) for event in events)
        self._late = self.choosing.out_of_time
        self._search_light.end()
        self._animator.before_events(events)
        self.tokens.highlights.outline(())
        self.tokens.decline_button.offer("pass", False)
        over = any(isinstance(event, Passed | CardRotated | FreeLinkClaimed) for event in events)
        if self.tokens.timer and over:
            self.tokens.timer.run_out()

    def show(self, event: Event) -> Script:
        late, self.choosing.out_of_time = self.choosing.out_of_time, None
        if late is not None:
            frog, words = self.panels[late].frog.body, say("quivvit.headline_time_up")
            banner = self.layout.top_bar.banner
            yield from self.climaxes.climax(
                words, frog, size=MEDIUM, within=banner, reactions={late: Reaction.SHOCK}
            )
        if isinstance(event, RoundBegan) and event.number > LEARNING:
            self.stage.run(self._end_legend())
        if isinstance(event, GameEnded):
            self._clear_beside_cards()
            self._animator.rounds.record = best_turn_words(best_turns(self.match.events))
        if late is None or not isinstance(event, Passed):  # the headline has told it
            yield from self._animator.show(event)
        begins = isinstance(event, TurnBegan) and not self._asks
        if begins or isinstance(event, BlocksAnswered):
            yield from self._animator.start_clock()

    def _clear_beside_cards(self) -> None:
        """Take off what lies where the points are counted."""
        if self._legend:
            self.stage.remove(self._legend)
        if self.tokens.best_turn:
            self.stage.remove(self.tokens.best_turn.token)

    def tension(self, view: View) -> Tension:
        return tension(view)

    def leaders(self) -> Collection[Seat]:
        return [items.seat for items in leaders(self.tokens.items) if items.points > 0]

    def ending(self) -> Ending:
        return ending(self.match)

    def _reading(self) -> float:
        """How long a script holds the links of others."""
        if self.lone_viewer is None or self.is_lesson:
            return READ
        bots = self.match.seats - 1
        held = reading_seconds(self.tempo.bot_turns, bots)
        return self.tempo.steady(self._shortened(held))  # those of the last bot no shorter

    def _unhurried(self, seconds: float) -> float:
        """What a script waits for so many real seconds, fewer while many bots have turns."""
        return self.tempo.unhurried(self._shortened(seconds))

    def _shortened(self, seconds: float) -> float:
        if self.lone_viewer is None or self.is_lesson:
            return seconds
        return seconds * SHORTER ** max(0, self.tempo.bot_turns - FEW_TURNS)

    # Who

    def _is_alone(self, seat: Seat) -> bool:
        return self.lone_viewer == seat

    def _is_person(self, seat: Seat) -> bool:
        return seat in self.context.seating.people()

    def _who(self, seat: Seat) -> str:
        """What a seat is called now."""
        return self._called(seat, self.view.turn.round)

    def _called(self, seat: Seat, number: int) -> str:
        """What a seat is called in a round; a team also by the member who has its turn then."""
        name = seat_name(seat)
        team = member_names(self.context, seat) if self.match.options.teams else ()
        if len(team) <= 1:
            return name
        return say("quivvit.member", name=name, member=team[team_member(number, len(team))])


TABLE = QuivvitTable

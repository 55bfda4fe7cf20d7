"""The Quivvit table: a bright kite afternoon."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rules.core import Seat
from rules.quivvit import (
    Action,
    BlocksAnswered,
    BlocksAsked,
    CardRotated,
    DieRolled,
    Event,
    FreeLinkClaimed,
    Keep,
    Pass,
    Passed,
    TurnBegan,
    View,
    team_member,
)
from scenes.core.scene import Scene
from scenes.core.script import Script
from scenes.games.quivvit.animator import QuivvitAnimator
from scenes.games.quivvit.block_window import BlockWindow, covering
from scenes.games.quivvit.captions import QuivvitCaptions
from scenes.games.quivvit.cards import cloth
from scenes.games.quivvit.deck import QuivvitDeck
from scenes.games.quivvit.decline_button import DeclineButton
from scenes.games.quivvit.die_tray import DieTray
from scenes.games.quivvit.ending import ending
from scenes.games.quivvit.grid import QuivvitGrid
from scenes.games.quivvit.highlights import QuivvitHighlights, free_crossings
from scenes.games.quivvit.kites import Kites
from scenes.games.quivvit.layout import plan
from scenes.games.quivvit.legend import legend
from scenes.games.quivvit.rotation_chooser import RotationChooser
from scenes.games.quivvit.round_sign import RoundSign
from scenes.games.quivvit.seat_items import SeatItems, crown
from scenes.games.quivvit.timer import QuivvitTimer
from scenes.players.teams import members
from scenes.table.choosing.chooser import Chooser
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.game_table import GameTable
from scenes.table.hand_panel import HandPanel
from scenes.table.top_bar import GAP, TopBar
from scenes.ui.control_signs import seat_name
from seats.devices import Device
from sounds.bank import Ambience, Sound
from sprites.motion.particles import ParticleEmitter
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.render.background import Background
from sprites.stage.token import Token
from words import say

SPRAY_Z, MARKER_Z = 490.0, 306.0
MARKER = 46.0


class QuivvitTable(GameTable[Action, Event, View]):
    """One match of Quivvit! on the screen."""

    ambience = Ambience.KITE_AFTERNOON
    panels: list[HandPanel]

    def background(self) -> Background:
        return Art("kite-sky", 2560)

    def build(self) -> None:
        renderer, view = self.context.renderer, self.view
        options, bank = view.options, self.context.bank
        seats = [Seat(seat) for seat in range(len(view.board.taken))]
        self.layout = layout = plan(
            renderer.width, renderer.height, renderer.text_scale, len(seats),
            die=options.random_color, timed=options.timed != "off",
        )  # fmt: skip
        self._captions = QuivvitCaptions(self._called, view.turn.round)
        self.sky = Kites(self.stage)
        self.panels = [
            HandPanel(self.stage, layout.panels[seat], seat, 4, self.play) for seat in seats
        ]
        self.quilt = QuivvitGrid(self.stage, layout, view)
        self.glow = QuivvitHighlights(self.stage, layout)
        self.stock = QuivvitDeck(self.stage, layout.stock, layout.card, view)
        self.sign = RoundSign(self.stage, layout.strip.aside, view)
        self.purses = [
            SeatItems(self.stage, self.panels[seat], seat, view, layout.card) for seat in seats
        ]
        self.tray = DieTray(self.stage, bank, layout.tray, view.turn.die) if layout.tray else None
        self.timer: QuivvitTimer | None = None
        if layout.timer and options.timed != "off":
            self.timer = QuivvitTimer(self.stage, bank, layout.timer, options.timed)
        self.refusal = DeclineButton(self.stage, layout.decline)
        self.spray = ParticleEmitter(self.stage, SPRAY_Z)
        self.marker = Token(Art("pinwheel", MARKER), Pose(0, 0), MARKER_Z, "first")
        self.stage.add(self.marker)
        slip = Box(layout.mat.x + GAP, layout.mat.y + GAP, layout.mat.w - 2 * GAP, 0)
        self.top_bar = TopBar(self.stage, bank, layout.strip, slip)
        if layout.legend:
            self.stage.add(*legend(layout.legend, view.options.drain_the_deck))
        self._show = QuivvitAnimator(
            self.stage, layout, self.panels, self.quilt, self.purses, self.glow, self.stock,
            self.sign, self.tray, self.timer, self.marker, self.spray, bank, str(self.match.seed),
        )  # fmt: skip
        self._show.player = view.turn.player
        self.marker.pose = self._show.marker_at(view.turn.first)
        crown(self.purses)
        self._window = BlockWindow()
        self._asks = False

    def step(self) -> None:
        self.spray.step()
        self.sky.step()
        if self.timer:
            self.timer.live()
        if self.resting and self.pending.missing:
            self._watch_the_clock()

    # The show

    def deal(self) -> Script:
        self.context.bank.play(Sound.MATCH_START)
        self.top_bar.ask(say("quivvit.deal_prompt"))
        turn = self.view.turn
        if self.tray:
            self.tray.dull()
        yield from self._show.deal()
        if not turn.asking:
            yield from self._show.start_clock()
            if turn.die is not None:
                self.top_bar.tell(self.caption(DieRolled(turn.die)))
                yield from self._show.roll(DieRolled(turn.die))

    def before_events(self, events: Sequence[Event]) -> None:
        self._asks = any(isinstance(event, BlocksAsked) for event in events)
        self.glow.outline(())
        if self.timer and any(
            isinstance(e, Passed | CardRotated | FreeLinkClaimed) for e in events
        ):
            self.timer.rush()
        for panel in self.panels:
            panel.light(panel.frog == self._show.player)
        self.top_bar.ask(say("quivvit.show_prompt", name=self._captions.name(self._show.player)))

    def show(self, event: Event) -> Script:
        yield from self._show.show(event)
        match event:
            case TurnBegan(seat):
                self.top_bar.ask(say("quivvit.show_prompt", name=self._captions.name(seat)))
                if not self._asks:
                    yield from self._show.start_clock()
            case BlocksAnswered():
                yield from self._show.start_clock()
            case _:
                pass

    def caption(self, event: Event) -> str:
        return self._captions.caption(event)

    def past_captions(self, events: Sequence[Event]) -> Sequence[str]:
        return list(map(QuivvitCaptions(self._called).caption, events))

    def hint(self, event: Event) -> str:
        return self._captions.hint(event)

    def results(self) -> Scene:
        return ending(self.context, self.match)

    # Choosing

    def prompt(self, seats: Sequence[Seat]) -> None:
        view = self.view
        for panel in self.panels:
            panel.light(panel.frog in seats)
        people = [seat for seat in self.context.seating.people() if seat in seats]
        self.refusal.offer("keep" if view.turn.asking else "pass", bool(people))
        if not seats:
            return
        mine = view.turn.player in seats and view.turn.player in view.board.doubles
        self.glow.outline(free_crossings(view) if mine and not view.turn.is_first else ())
        self.top_bar.ask(self._prompt_for(seats, people))

    def bot_chose(self, seat: Seat) -> None:
        if self.view.turn.asking:
            self.panels[seat].light(False)

    def show_chosen(self, seat: Seat) -> None:
        self.panels[seat].light(False)

    def choosing(self, seat: Seat, device: Device) -> PersonChoosing[Action]:
        if self.view.turn.asking:
            return PersonChoosing(seat, device, False, lambda: self._cover(seat, device))
        return PersonChoosing(seat, device, False, lambda: self._turn(seat, device))

    def _turn(self, seat: Seat, device: Device) -> Chooser[Action]:
        return RotationChooser(
            self.stage, self.context.bank, self.panels[seat], seat, device, self.view,
            self.match.state.legal(seat), self.layout, self.quilt, self.glow, self.play,
        )  # fmt: skip

    def _cover(self, seat: Seat, device: Device) -> Chooser[Action]:
        return covering(
            self.stage, self.context.bank, self.panels[seat], seat, device,
            self.match.state.legal(seat), self.layout, self.quilt,
        )  # fmt: skip

    def _watch_the_clock(self) -> None:
        """Let the time that is left go by; decide for whoever has none."""
        if self.view.turn.asking:
            self._window.run(self.pending)
            self.refusal.count(ceil(self._window.left))
            for seat in self.pending.missing if self._window.shut else ():
                self.pending.decide(seat, Keep())
        elif self.timer:
            self.timer.run()
            if self.timer.out:
                self._run_out()

    def _run_out(self) -> None:
        for seat in self.pending.missing:
            self.pending.decide(seat, Pass())
            sentence = say("quivvit.time_out", name=self._who(seat))
            self.log.append(sentence)
            self.top_bar.tell(sentence)

    def _prompt_for(self, seats: Sequence[Seat], people: Sequence[Seat]) -> str:
        turn = self.view.turn
        if turn.asking:
            if not people:
                return say("quivvit.block_wait")
            return self._asking([seat_name(seat) for seat in people])
        name = self._who(seats[0])
        if not people:
            return say("quivvit.bot_turn", name=name)
        if turn.die is None:
            return say("quivvit.turn_prompt", name=name)
        colour = say(f"quivvit.{cloth(turn.die)}")
        return say("quivvit.turn_prompt_die", name=name, colour=colour)

    def _asking(self, names: Sequence[str]) -> str:
        if len(names) > 1:
            return say("quivvit.block_prompt_all")
        return say("quivvit.block_prompt", name=names[0])

    # Who

    def _who(self, seat: Seat) -> str:
        """What a seat is called now."""
        return self._called(seat, self.view.turn.round)

    def _called(self, seat: Seat, number: int) -> str:
        """What a seat is called in a round; a team also by the member who has its turn then."""
        name = seat_name(seat)
        team = members(self.context, seat) if self.match.options.teams else ()
        if len(team) <= 1:
            return name
        return say("quivvit.member", name=name, member=team[team_member(number, len(team))])


TABLE = QuivvitTable

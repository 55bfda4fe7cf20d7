"""The Quivvit table: a bright kite afternoon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
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
)
from scenes.chooser import Chooser
from scenes.dock import Dock
from scenes.frame import GAP, Frame
from scenes.gathering import Place
from scenes.quivvit.captions import Captions
from scenes.quivvit.ending import ending
from scenes.quivvit.faces import cloth
from scenes.quivvit.glow import Glow, free_crossings
from scenes.quivvit.hold import HoldChooser
from scenes.quivvit.layout import plan
from scenes.quivvit.legend import legend
from scenes.quivvit.purse import Purse, crown
from scenes.quivvit.quilt import Quilt
from scenes.quivvit.refusal import Refusal
from scenes.quivvit.round import RoundSign
from scenes.quivvit.show import Show
from scenes.quivvit.sky import Sky
from scenes.quivvit.stock import Stock
from scenes.quivvit.timer import Timer
from scenes.quivvit.tray import Tray
from scenes.quivvit.window import Window, covering
from scenes.scene import Scene
from scenes.script import Script
from scenes.signs import seat_name
from scenes.table import Table
from scenes.teams import members
from seats.devices import Device
from sounds.bank import Ambience, Sound
from sprites.particles import Spray
from sprites.pictures import Art
from sprites.slots import Box
from sprites.stage import Background
from sprites.token import Pose, Token
from words import say

SPRAY_Z, MARKER_Z = 490.0, 306.0
MARKER = 46.0


class QuivvitTable(Table[Action, Event, View]):
    """One match of Quivvit! on the screen."""

    ambience = Ambience.KITE_AFTERNOON

    def background(self) -> Background:
        return Art("kite-sky", 2560)

    def build(self) -> None:
        studio, view = self.house.studio, self.match.state.view(None)
        options, bank = view.options, self.house.bank
        seats = [Seat(seat) for seat in range(len(view.taken))]
        self.layout = layout = plan(
            studio.width, studio.height, studio.text_scale, len(seats),
            die=options.random_color, timed=options.timed != "off",
        )  # fmt: skip
        self._captions = Captions(self._called, view.round)
        self.sky = Sky(self.stage)
        self.docks = [Dock(self.stage, layout.docks[seat], seat, 4, self.play) for seat in seats]
        self.quilt = Quilt(self.stage, layout, view)
        self.glow = Glow(self.stage, layout)
        self.stock = Stock(self.stage, layout.stock, layout.card, view)
        self.sign = RoundSign(self.stage, layout.strip.aside, view)
        self.purses = [
            Purse(self.stage, self.docks[seat], seat, view, layout.card) for seat in seats
        ]
        self.tray = Tray(self.stage, bank, layout.tray, view.die) if layout.tray else None
        self.timer: Timer | None = None
        if layout.timer and options.timed != "off":
            self.timer = Timer(self.stage, bank, layout.timer, options.timed)
        self.refusal = Refusal(self.stage, layout.decline)
        self.spray = Spray(self.stage, SPRAY_Z)
        self.marker = Token(Art("pinwheel", MARKER), Pose(0, 0), MARKER_Z, "first")
        self.stage.add(self.marker)
        slip = Box(layout.mat.x + GAP, layout.mat.y + GAP, layout.mat.w - 2 * GAP, 0)
        self.frame = Frame(self.stage, bank, layout.strip, slip)
        if layout.legend:
            self.stage.add(*legend(layout.legend, view.options.drain_the_deck))
        self._show = Show(
            self.stage, layout, self.docks, self.quilt, self.purses, self.glow, self.stock,
            self.sign, self.tray, self.timer, self.marker, self.spray, bank, str(self.match.seed),
        )  # fmt: skip
        self._show.player = view.player
        self.marker.pose = self._show.marker_at(view.first)
        crown(self.purses)
        self._window = Window()
        self._asks = False
        self.seat_docks()

    def seat_docks(self) -> None:
        seating = self.house.seating
        for seat in seating.seats():
            self.docks[seat].sit(seating.sitter(seat))

    def live(self) -> None:
        self.spray.step()
        self.sky.step()
        if self.timer:
            self.timer.live()
        if self.resting and self.gathering.missing:
            self._watch_the_clock()

    # The show

    def arrive(self) -> Script:
        self.house.bank.play(Sound.MATCH_START)
        self.frame.ask(say("quivvit.deal_prompt"))
        view = self._now()
        if self.tray:
            self.tray.dull()
        yield from self._show.deal()
        if not view.asking:
            yield from self._show.start_clock()
            if view.die is not None:
                self.frame.tell(self.caption(DieRolled(view.die)))
                yield from self._show.roll(DieRolled(view.die))

    def foresee(self, events: Sequence[Event]) -> None:
        self._asks = any(isinstance(event, BlocksAsked) for event in events)
        self.glow.outline(())
        if self.timer and any(
            isinstance(e, Passed | CardRotated | FreeLinkClaimed) for e in events
        ):
            self.timer.rush()
        for dock in self.docks:
            dock.light(dock.frog == self._show.player)
        self.frame.ask(say("quivvit.show_prompt", name=self._captions.name(self._show.player)))

    def show(self, event: Event) -> Script:
        yield from self._show.show(event)
        match event:
            case TurnBegan(seat):
                self.frame.ask(say("quivvit.show_prompt", name=self._captions.name(seat)))
                if not self._asks:
                    yield from self._show.start_clock()
            case BlocksAnswered():
                yield from self._show.start_clock()
            case _:
                pass

    def caption(self, event: Event) -> str:
        return self._captions.caption(event)

    def retell(self, past: Sequence[Event]) -> Sequence[str]:
        return list(map(Captions(self._called).caption, past))

    def hint(self, event: Event) -> str:
        return self._captions.hint(event)

    def ending(self) -> Scene:
        return ending(self.house, self.match)

    # Choosing

    def wait_for(self, seats: Sequence[Seat]) -> None:
        view = self._now()
        for dock in self.docks:
            dock.light(dock.frog in seats)
        people = [seat for seat in self.house.seating.people() if seat in seats]
        self.refusal.offer("keep" if view.asking else "pass", bool(people))
        if not seats:
            return
        mine = view.player in seats and view.player in view.doubles
        self.glow.outline(free_crossings(view) if mine and not _first_turn(view) else ())
        self.frame.ask(self._prompt_for(seats, people))

    def bot_chose(self, seat: Seat) -> None:
        if self._now().asking:
            self.docks[seat].light(False)

    def chosen(self, seat: Seat) -> None:
        self.docks[seat].light(False)

    def place(self, seat: Seat, device: Device) -> Place[Action]:
        if self._now().asking:
            return Place(seat, device, False, lambda: self._cover(seat, device))
        return Place(seat, device, False, lambda: self._turn(seat, device))

    def _turn(self, seat: Seat, device: Device) -> Chooser[Action]:
        return HoldChooser(
            self.stage, self.house.bank, self.docks[seat], seat, device, self._now(),
            self.match.state.legal(seat), self.layout, self.quilt, self.glow, self.play,
        )  # fmt: skip

    def _cover(self, seat: Seat, device: Device) -> Chooser[Action]:
        return covering(
            self.stage, self.house.bank, self.docks[seat], seat, device,
            self.match.state.legal(seat), self.layout, self.quilt,
        )  # fmt: skip

    def _watch_the_clock(self) -> None:
        """Let the time that is left go by; decide for whoever has none."""
        if self._now().asking:
            self._window.run(self.gathering)
            self.refusal.count(ceil(self._window.left))
            for seat in self.gathering.missing if self._window.shut else ():
                self.gathering.decide(seat, Keep())
        elif self.timer:
            self.timer.run()
            if self.timer.out:
                self._run_out()

    def _run_out(self) -> None:
        for seat in self.gathering.missing:
            self.gathering.decide(seat, Pass())
            sentence = say("quivvit.time_out", name=self._who(seat))
            self.log.append(sentence)
            self.frame.tell(sentence)

    def _prompt_for(self, seats: Sequence[Seat], people: Sequence[Seat]) -> str:
        view = self._now()
        if view.asking:
            if not people:
                return say("quivvit.block_wait")
            return self._asking([seat_name(seat) for seat in people])
        name = self._who(seats[0])
        if not people:
            return say("quivvit.bot_turn", name=name)
        if view.die is None:
            return say("quivvit.turn_prompt", name=name)
        return say("quivvit.turn_prompt_die", name=name, colour=say(f"quivvit.{cloth(view.die)}"))

    def _asking(self, names: Sequence[str]) -> str:
        if len(names) > 1:
            return say("quivvit.block_prompt_all")
        return say("quivvit.block_prompt", name=names[0])

    # Who

    def _who(self, seat: Seat) -> str:
        """What a seat is called now."""
        return self._called(seat, self._now().round)

    def _called(self, seat: Seat, number: int) -> str:
        """What a seat is called in a round; a team also by the member who has its turn then."""
        view, name = replace(self._now(), round=number), seat_name(seat)
        team = members(self.house, seat) if view.options.teams else ()
        if len(team) <= 1:
            return name
        return say("quivvit.member", name=name, member=team[view.member(len(team))])

    def _now(self) -> View:
        return self.match.state.view(None)


def _first_turn(view: View) -> bool:
    return view.round == 1 and view.player == view.first

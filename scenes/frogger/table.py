"""The Frogger table: a rainy noon between the road and the river."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.frogger import Action, Event, View
from scenes.dock import Dock
from scenes.frame import Frame
from scenes.frogger.captions import Captions
from scenes.frogger.cards import Cards
from scenes.frogger.ending import ending
from scenes.frogger.layout import plan
from scenes.frogger.meter import Meter
from scenes.frogger.rain import Rain
from scenes.frogger.show import Show
from scenes.frogger.trail import Trail
from scenes.frogger.tray import Tray
from scenes.gathering import Place
from scenes.scene import Scene
from scenes.script import Script
from scenes.signs import seat_name
from scenes.table import Table
from seats.devices import Device
from sounds.bank import Sound
from sprites.particles import Spray
from sprites.pictures import Art
from sprites.slots import Box
from sprites.stage import Background
from words import say

SPRAY_Z = 450.0


class FroggerTable(Table[Action, Event, View]):
    """One match of Frogger on the screen."""

    def background(self) -> Background:
        return Art("rain-road", 2560)

    def build(self) -> None:
        studio, view = self.house.studio, self.match.state.view(None)
        seats = len(view.public)
        self.layout = plan(studio.width, studio.height, studio.text_scale, view.path, seats)
        self._captions = Captions(view.path)
        self.rain = Rain(self.stage)
        self.docks = [self._dock(Seat(seat)) for seat in range(seats)]
        self.seat_docks()
        self.trail = Trail(self.stage, self.layout, view)
        self.tray = Tray(self.stage, self.layout, view.acting, view.acted)
        self.cards = Cards(self.stage, self.layout, self.docks, view)
        home = [self.trail.at_home(Seat(seat)) for seat in range(seats)]
        self.meter = Meter(self.stage, self.layout.strip.aside, home)
        self.spray = Spray(self.stage, SPRAY_Z)
        path = self.layout.path
        slip = Box(path.centre[0] - 0.3 * path.w, path.bottom - 30, 0.6 * path.w, 0)
        self.frame = Frame(self.stage, self.house.bank, self.layout.strip, slip)
        self._show = Show(
            self.layout, self.docks, self.trail, self.cards, self.tray, self.meter, self.spray,
            self.house.bank, view.acted,
        )  # fmt: skip

    def seat_docks(self) -> None:
        seating = self.house.seating
        for seat in seating.seats():
            self.docks[seat].sit(seating.sitter(seat))

    def live(self) -> None:
        self.rain.step()
        self.trail.step()
        self.spray.step()

    # The show

    def arrive(self) -> Script:
        self.house.bank.play(Sound.MATCH_START)
        self.frame.ask(say("frogger.deal_prompt"))
        yield from self._show.deal()

    def foresee(self, events: Sequence[Event]) -> None:
        acting = seat_name(self.cards.acting)
        self.frame.ask(say("frogger.show_prompt", name=acting))

    def show(self, event: Event) -> Script:
        yield from self._show.show(event)

    def caption(self, event: Event) -> str:
        return self._captions.caption(event)

    def hint(self, event: Event) -> str:
        return self._captions.hint(event)

    def ending(self) -> Scene:
        return ending(self.house, self.match)

    # Choosing

    def wait_for(self, seats: Sequence[Seat]) -> None:
        for dock in self.docks:
            dock.light(dock.frog == self.cards.acting)
        if seats:
            self.frame.ask(say("frogger.show_prompt", name=seat_name(seats[0])))

    def bot_chose(self, seat: Seat) -> None:
        """A bot that has made up its mind acts at once."""

    def chosen(self, seat: Seat) -> None:
        """There is no time between a choice and what comes of it."""

    def place(self, seat: Seat, device: Device) -> Place[Action]:
        raise NotImplementedError

    # Making

    def _dock(self, seat: Seat) -> Dock:
        return Dock(self.stage, self.layout.docks[seat], seat, 1, self.play, seals=False)

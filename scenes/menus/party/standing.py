"""The standing before, between and after the games of a party night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from rules.games import REGISTRATIONS, game_called
from rules.party import Party
from scenes.core.context import Context
from scenes.core.scene import Push, Reset, Scene, Transition
from scenes.core.script import Script, advance, wait
from scenes.menus.party.last_count import LastCount
from scenes.menus.party.leave_party import LeaveParty
from scenes.menus.party.party_results import party_ending
from scenes.menus.party.points_table import before_last, points_table
from scenes.menus.party.progress import next_table
from scenes.menus.party.stakes import needs, stakes
from scenes.menus.party.told_points import ToldPoints
from scenes.menus.press_guard import goes_down
from scenes.ui.boards import board
from scenes.ui.buttons import ButtonSpec, centred_buttons
from scenes.ui.labels import GAP, PADDING, heading, limited_size, text_width
from scenes.ui.menu.ambient_motion import AmbientMotion
from scenes.ui.menu.footer import controls_beside
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.menu_widgets import MARKER_ROOM
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.props import ropes
from scenes.ui.score_table import least_height
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input.input_events import InputEvent, Point, Press
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Text
from words import say

ROOMY = 1.25  # larger text leaves room for one sentence about points only
HOW = theme.FLOOR, 38.0  # the size of those sentences, and the largest it gets
BEFORE_COUNTING, AFTER_COUNTING = 0.8, 0.5  # seconds


class StandingScreen(MenuScreen):
    """Adds the points of the last game, then moves everybody to their place.

    *counted* tells that this has been seen before, as after a crash. A press while points are
    added only ends that. Those of the very last game are told one by one once somebody asks.
    """

    def __init__(self, context: Context, *, counted: bool = False) -> None:
        super().__init__(context, "next")
        assert context.party is not None, "only a party night has a standing"
        self._party = context.party
        self._counted = counted or not self._party.results
        self._is_counting = self._hurried = False
        self._last_count = LastCount(context, self._party, self.widgets, self.refresh)

    def go_back(self, device: Device) -> Transition:
        if self._party.is_over:
            return self._end(device)
        return Push(LeaveParty(self.context, device))

    def handle(self, event: InputEvent) -> Transition:
        if self._last_count.goes_on and isinstance(event, Press | Point):
            if goes_down(event):
                self._last_count.hurry()
            return None
        if self._is_counting and isinstance(event, Press | Point):
            self._hurried |= goes_down(event)
            return None
        return super().handle(event)

    def step(self) -> Transition:
        self._last_count.step()
        transition = super().step()
        return Reset(self._podium()) if self._last_count.is_over else transition

    def add_ambient_motion(self, ambient: AmbientMotion) -> None:
        super().add_ambient_motion(ambient)
        self._is_counting = not self._counted and not self._party.is_over
        if self._is_counting:
            self.widgets.run(self._count())
        if self._last_count.goes_on:  # the screen is laid out anew
            self.widgets.run(self._last_count.show())

    def _count(self) -> Script:
        yield from self._unless_hurried(wait(BEFORE_COUNTING))
        self._counted = True
        self.context.bank.play(Sound.MATCH_OVER)
        for seat in self._order():
            self.widgets.swell(f"column-{seat}", 0.08, 0.3)
        yield from self._unless_hurried(wait(AFTER_COUNTING))
        self._is_counting = False
        self.refresh()

    def _unless_hurried(self, script: Script) -> Script:
        while not self._hurried and advance(script):
            yield

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        picture, wide, high = heading(self.renderer, self._words(), area.w)
        title = Widget("title", picture, Box(area.centre[0] - wide / 2, area.y, wide, high))
        buttons = centred_buttons(self.renderer, self._specs(), area)
        is_told = self._party.is_over and self._told is None
        top, low = title.box.bottom + GAP, buttons[0].box.y - MARKER_ROOM
        how = [] if is_told else self._how_if_room(area, low, top)
        low = how[0].box.y - GAP if how else area.bottom if is_told else low
        table = Box(area.x, top, area.w, low - top)
        leaders = self._leaders()
        needed = self._needed()
        scores = points_table(
            self.renderer, self._shown(), table, leaders, told=self._told, needed=needed
        )
        widgets = [*ropes("title", title.box), title, *scores, *how]
        if self._last_count.goes_on:
            return ScreenLayout(widgets, ())
        if self._party.is_over:  # there is one button, and no way back
            return ScreenLayout(widgets, buttons)
        row = controls_beside(self, area, buttons)
        return ScreenLayout([*widgets, *row.widgets], row.items)

    def _how_if_room(self, area: Box, bottom: float, top: float) -> Sequence[Widget]:
        """That, unless the table would not have room enough."""
        how = self._how(area, bottom)
        rows = len(self._party.games) + (2 if self._needed() else 1)
        least = least_height(self.renderer, rows)
        return [how] if how.box.y - GAP - top >= least else []

    def _how(self, area: Box, bottom: float) -> Widget:
        """How long it takes at first, what places are worth, and who is ahead with equal points."""
        words = self._how_words()
        size = limited_size(self.renderer, *HOW)
        text = Text(words, size, theme.INK, area.w - 2 * PADDING)
        high = self.renderer.size(text)[1] + GAP
        wide = min(area.w, text_width(self.renderer, words, size) + 2 * PADDING)
        picture = Collage(
            wide,
            high,
            (
                Part(board(wide, high, lit=True), wide / 2, high / 2),
                Part(replace(text, width=wide - PADDING), wide / 2, high / 2),
            ),
        )
        return Widget("how", picture, Box(area.centre[0] - wide / 2, bottom - high, wide, high))

    def _how_words(self) -> str:
        party = self._party
        worth, equal = say("party.how", most=party.seats), say("party.how_equal")
        if self.renderer.text_scale > ROOMY:
            return equal if party.results else worth
        if not party.results:
            return "\n".join([say("party.how_first", games=len(party.games)), worth, equal])
        is_last = len(party.results) == len(party.games) - 1
        return "\n".join([stakes(party) if is_last else worth, equal])

    def _words(self) -> str:
        party = self._party
        if party.is_over:
            return say("party.all_played") if self._told else party_ending(party).reason
        game = REGISTRATIONS[party.next_game].title
        number = len(party.results) + 1
        key = "party.next_title" if party.results else "party.first_title"
        return say(key, game=game, number=number, games=len(party.games))

    def _specs(self) -> Sequence[ButtonSpec]:
        leave = ButtonSpec("leave", say("party.leave"), self.go_back, "icon-cross")
        if self._party.is_over:
            return (ButtonSpec("next", say("party.ceremony"), self._end, "icon-party"),)
        game = REGISTRATIONS[self._party.next_game].title
        words = say("party.play", game=game)
        rules = ButtonSpec("help", say("lobby.help"), self._help, "icon-help")
        return ButtonSpec("next", words, self._next, "icon-check"), rules, leave

    def _help(self, device: Device) -> Transition:
        game = game_called(self._party.next_game)
        return Push(self.context.routes.help(game, device))

    def _next(self, device: Device) -> Transition:
        return Reset(next_table(self.context))

    def _end(self, device: Device) -> Transition:
        self.widgets.run(self._last_count.show())
        return None

    def _podium(self) -> Scene:
        return self.context.routes.party_results()

    @property
    def _told(self) -> ToldPoints | None:
        """How far the points of the very last game are told, once that is over."""
        return self._last_count.told if self._party.is_over else None

    def _shown(self) -> Party:
        """The party as far as its points are shown."""
        seen = self._counted or self._party.is_over
        return self._party if seen else before_last(self._party)

    def _needed(self) -> Sequence[str]:
        """The place that each seat needs in the next game, once the points so far are shown."""
        if self._party.is_over or not self._party.results:
            return ()
        needed = needs(self._party)
        return needed if self._counted else [""] * len(needed)

    def _order(self) -> list[Seat]:
        """The seats from the first place on; before any game in the order of seats."""
        return [seat for tied in self._shown().standing() for seat in tied]

    def _leaders(self) -> Sequence[Seat]:
        """Who is ahead, after a game; nobody while it is asked who has won."""
        party = self._shown()
        return party.standing()[0] if party.results and self._told is None else ()

"""The standing before, between and after the games of a party night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from rules.games import REGISTRATIONS, game_called
from rules.party import Party
from scenes.core.context import Context
from scenes.core.scene import Push, Reset, Transition
from scenes.core.script import Script, advance, wait
from scenes.menus.party.leave_party import LeaveParty
from scenes.menus.party.points_table import points_table
from scenes.menus.party.progress import next_table
from scenes.menus.press_guard import goes_down
from scenes.ui.boards import board
from scenes.ui.buttons import ButtonSpec, centred_buttons
from scenes.ui.labels import GAP, PADDING, heading, text_width
from scenes.ui.menu.ambient_motion import AmbientMotion
from scenes.ui.menu.footer import controls_beside
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.menu_widgets import MARKER_ROOM
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.props import ropes
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input.input_events import InputEvent, Point, Press
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Text
from words import say

# Larger text leaves room for one sentence about points only, and still larger text for none.
ROOMY, LARGE = 1.25, 1.5
BEFORE_COUNTING, AFTER_COUNTING = 0.8, 0.5  # seconds


class StandingScreen(MenuScreen):
    """Adds the points of the last game, then moves everybody to their place.

    *counted* tells that this has been seen before, as after a crash. A press while points are
    added only ends that. Those of the very last game are left to the ceremony.
    """

    def __init__(self, context: Context, *, counted: bool = False) -> None:
        super().__init__(context, "next")
        assert context.party is not None, "only a party night has a standing"
        self._party = context.party
        self._counted = counted or not self._party.results
        self._is_counting = self._hurried = False

    def go_back(self, device: Device) -> Transition:
        return Push(LeaveParty(self.context, device))

    def handle(self, event: InputEvent) -> Transition:
        if self._is_counting and isinstance(event, Press | Point):
            self._hurried |= goes_down(event)
            return None
        return super().handle(event)

    def add_ambient_motion(self, ambient: AmbientMotion) -> None:
        super().add_ambient_motion(ambient)
        self._is_counting = not self._counted and not self._party.is_over
        if self._is_counting:
            self.widgets.run(self._count())

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
        low = buttons[0].box.y - MARKER_ROOM
        how = [self._how(area, low)] if self.renderer.text_scale <= LARGE else []
        low = how[0].box.y - GAP if how else low
        table = Box(area.x, title.box.bottom + GAP, area.w, low - title.box.bottom - GAP)
        shown, leaders, is_over = self._shown(), self._leaders(), self._party.is_over
        scores = points_table(self.renderer, shown, table, leaders, last_is_secret=is_over)
        row = controls_beside(self, area, buttons)
        widgets = [*ropes("title", title.box), title, *scores, *how, *row.widgets]
        return ScreenLayout(widgets, row.items)

    def _how(self, area: Box, bottom: float) -> Widget:
        """How long it takes at first, what places are worth, and who is ahead with equal points."""
        words = self._how_words()
        text = Text(words, theme.FLOOR, theme.INK, area.w - 2 * PADDING)
        high = self.renderer.size(text)[1] + GAP
        wide = min(area.w, text_width(self.renderer, words, theme.FLOOR) + 2 * PADDING)
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
        first = say("party.how_first", games=len(self._party.games))
        worth, equal = say("party.how", most=self._party.seats), say("party.how_equal")
        if self.renderer.text_scale > ROOMY:
            return equal if self._party.results else worth
        return "\n".join([worth, equal] if self._party.results else [first, worth, equal])

    def _words(self) -> str:
        party = self._party
        if party.is_over:
            return say("party.all_played")
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
        return Reset(self.context.routes.party_results())

    def _shown(self) -> Party:
        """The party as far as its points are shown: who has won is seen at the ceremony first."""
        results = self._party.results
        seen = results if self._counted and not self._party.is_over else results[:-1]
        return Party(self._party.games, self._party.seats, self._party.seed, seen)

    def _order(self) -> list[Seat]:
        """The seats from the first place on; before any game in the order of seats."""
        return [seat for tied in self._shown().standing() for seat in tied]

    def _leaders(self) -> Sequence[Seat]:
        """Who is ahead, after a game."""
        party = self._shown()
        return party.standing()[0] if party.results else ()

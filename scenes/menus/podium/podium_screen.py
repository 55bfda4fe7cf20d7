"""Frogs on a podium who come with a ceremony: the base of what ends a match or a party night."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from scenes.core.context import Context
from scenes.core.ending import Ending
from scenes.core.scene import Reset, Transition
from scenes.core.script import Script, advance, after, wait
from scenes.menus.podium.podium import PLATE, PodiumPlace, podium
from scenes.menus.podium.podium_buttons import podium_buttons
from scenes.menus.podium.podium_ceremony import (
    MOST_PIECES,
    PARTICLES_Z,
    PodiumCeremony,
    let_pieces_fall,
    throw_at,
)
from scenes.menus.podium.podium_figures import PodiumFigure, add_podium_ground, podium_figures
from scenes.menus.podium.podium_gestures import live_on
from scenes.menus.podium.podium_signs import PodiumScore, podium_sign
from scenes.menus.press_guard import GUARDED, REACTION, PressGuard, goes_down, moves_focus
from scenes.ui.buttons import ButtonSpec, centred_buttons
from scenes.ui.labels import GAP, HEADING
from scenes.ui.menu.ambient_motion import AmbientMotion
from scenes.ui.menu.footer import choosing_glyph
from scenes.ui.menu.menu import MenuItem
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.podium_look import PodiumLook
from scenes.ui.props import ropes
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input.input_events import InputEvent, Point, Press
from sounds.bank import Sound
from sprites.motion.motions import glide
from sprites.motion.particles import ParticleEmitter
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Picture
from sprites.render.background import Background, LateBackground
from sprites.stage.token import Token
from words import say

# The size of signs, and the largest they get.
TITLE, REASON, EVENING = HEADING, (theme.BODY, 49.0), (theme.FLOOR, 34.0)
LARGE = 1.5  # no room for icons from this on, nor for how the evening goes in larger text
HIGHEST, HIGHEST_LARGE = 0.24, 0.21  # of the height, as text is: larger is set in smaller type
BETWEEN = 0.36  # of the width: what both signs leave free between them
OVER_BUTTONS = 66.0  # free over the buttons: there the head of who chooses looks out
APART = 30.0  # of two buttons, at least: the one in focus is larger
STAGE_UP = 62.0  # how far the stage rises over the buttons before it
FALL_AFTER = 1.5  # seconds until single pieces follow what falls in the ceremony
POP_SECONDS = 0.18  # until a plate is there
STAGGER, COMING_SECONDS, COMING_FROM = 0.04, 0.25, 60.0


class PodiumScreen(MenuScreen):
    """Shows an *ending* before *background*, or without a ceremony before that of menus.

    *focus* is the name of the button in focus.
    """

    def __init__(
        self, context: Context, focus: str, ending: Ending, background: LateBackground | None
    ) -> None:
        super().__init__(context, focus)
        self.ending, self._background = ending, background
        self._in_ceremony = background is not None
        self._told: set[str] = set()  # the plates that are seen already
        self._hurried = False  # somebody has pressed something during it: it ends at once
        self._guard = PressGuard()

    def go_back(self, device: Device) -> Transition:
        return Reset(self.context.routes.title())

    @property
    def takes_presses(self) -> bool:
        """Whether buttons are there and answer; they do not at once."""
        return not self._in_ceremony and self._guard.is_over

    def look(self) -> PodiumLook:
        """What the podium is made of."""
        return PodiumLook()

    @abstractmethod
    def headline(self) -> str:
        """What the podium shows: who has won is said when a match ends."""

    def shows_headline(self) -> bool:
        """Whether a board has the headline."""
        return True

    def spoken_title(self) -> str:
        return "" if self.shows_headline() else self.headline()

    def reason(self) -> str:
        """Why it is over, or what has decided."""
        return self.ending.reason

    def decided(self) -> PodiumScore | None:
        """How much those had of it between whom it has decided."""
        return None

    def evening(self) -> PodiumScore | None:
        """Who has won how many games this evening, after several."""
        return None

    @abstractmethod
    def buttons(self) -> Sequence[ButtonSpec]:
        """What can be done next, the usual first."""

    def icon(self, button: ButtonSpec, high: float) -> Picture:
        """What stands before the words of a *button*, so *high*."""
        return Art(button.icon, high)

    def on_menu_button(self, device: Device) -> Transition:
        self.context.bank.play(Sound.MENU_CONFIRM)
        return self.buttons()[0].on_choose(device)

    def background(self) -> Background:
        late = self._background
        if late is None:
            return super().background()
        if view := self.look().view:
            return Art(view, self.renderer.width)
        return late() if callable(late) else late

    def handle(self, event: InputEvent) -> Transition:
        if self._in_ceremony and isinstance(event, Press | Point):
            self._hurried |= goes_down(event)
            return None
        if moves_focus(event):  # whoever does has seen the buttons
            self._guard.end()
        if self._guard.stops(event):
            if goes_down(event):
                self.context.bank.play(Sound.IGNORED)
            return None
        return super().handle(event)

    def step(self) -> Transition:
        self._guard.step()
        return super().step()

    def add_ambient_motion(self, ambient: AmbientMotion) -> None:
        """Add the podium; the first time it comes with a ceremony, but for reduced motion."""
        places = self._places()
        figures = podium_figures(self.widgets.stage, places, self.look())
        ground = self._buttons(self.safe_area)[0].box.y - STAGE_UP
        onlookers = add_podium_ground(self.widgets.stage, places, ground, self.look())
        self._in_ceremony = self._in_ceremony and not self.renderer.reduced_motion
        if self._in_ceremony:
            self.widgets.run(self._ceremony(figures, onlookers))
        else:
            self.refresh()
        if not self.renderer.reduced_motion:
            pieces = ParticleEmitter(self.widgets.stage, PARTICLES_Z, MOST_PIECES)
            if not self._in_ceremony:
                landing = partial(throw_at, pieces)
                self.widgets.run(live_on(figures, self.look().act, landing))
            falling = let_pieces_fall(pieces, self.renderer.width, self.look().shower)
            self.widgets.run(after(FALL_AFTER, falling))
        if self._background is None:
            super().add_ambient_motion(ambient)

    def _ceremony(self, figures: Sequence[PodiumFigure], onlookers: Sequence[Token]) -> Script:
        ceremony = PodiumCeremony(
            self.widgets, self.context.bank, figures, self.look(), onlookers, self._tell
        )
        ceremony.begin()
        coming = ceremony.show()
        while advance(coming):
            if not self._hurried:
                yield
        self._end_ceremony()
        self.refresh()
        for i, item in enumerate(self.menu.items):
            self.widgets.run(_come_in(self.widgets[item.name], i * STAGGER))

    def _tell(self, figure: PodiumFigure) -> None:
        """Show the plate of a *figure* that has come."""
        plate = figure.place.plate.name
        self._told.add(plate)
        self.refresh()
        self.widgets.pop(plate, POP_SECONDS)

    def _is_seen(self, widget: Widget) -> bool:
        """Whether a sign or a plate is there already."""
        is_late = self._in_ceremony and widget.name.startswith(PLATE)
        return widget.name in self._told or not is_late

    def _end_ceremony(self) -> None:
        self._in_ceremony = False
        self._guard = PressGuard(GUARDED if self._hurried else REACTION)  # of the buttons

    def build_layout(self) -> ScreenLayout:
        places = self._places()
        heads = self._heads(self.safe_area)
        hanging = [
            rope
            for head in heads
            if head.box.y == self.safe_area.y and self._is_seen(head)
            for rope in ropes(head.name, head.box)
        ]
        plates = [place.plate for place in sorted(places, key=lambda place: place.row.number)]
        told = [replace(one, visible=self._is_seen(one)) for one in (*heads, *plates)]
        widgets = [*hanging, *told]
        return ScreenLayout(widgets, () if self._in_ceremony else self._buttons(self.safe_area))

    def _places(self) -> list[PodiumPlace]:
        area = self.safe_area
        low = max(head.box.bottom for head in self._heads(area)) + GAP
        bottom = self._buttons(area)[0].box.y - OVER_BUTTONS
        room = Box(area.x, area.y, area.w, bottom - area.y)
        return podium(self.renderer, self.ending.rows, room, low, self.look().material)

    def _heads(self, area: Box) -> list[Widget]:
        """What the podium shows, and why it is over: on both sides of the winner's head.

        How the evening goes is below the first, or in its place.
        """
        between = BETWEEN * area.w if len(self.ending.winners) == 1 else GAP
        highest = HIGHEST if self.renderer.text_scale <= LARGE else HIGHEST_LARGE
        room = Box(area.x, area.y, (area.w - between) / 2, highest * area.h)
        sign = partial(podium_sign, self.renderer, material=self.look().material)
        heads = [sign("title", self.headline(), TITLE, room)] if self.shows_headline() else []
        below = heads[0].box.bottom + GAP / 2 if heads else room.y
        why = sign("why", self.reason(), REASON, room, lit=True, score=self.decided())
        heads.append(replace(why, box=why.box.moved(area.right - why.box.right, 0.0)))
        if (score := self.evening()) and self.renderer.text_scale <= LARGE:
            left = Box(room.x, below, room.w, room.h)
            size = EVENING if self.shows_headline() else REASON
            heads.append(sign("why evening", say("results.evening"), size, left, score=score))
        return heads

    def _buttons(self, area: Box) -> list[MenuItem]:
        icons = self.renderer.text_scale < LARGE
        material = self.look().material
        specs = [replace(one, material=material) for one in self.buttons()]
        return podium_buttons(
            self.renderer, specs, area, self.icon if icons else None, choosing_glyph(self)
        ) or centred_buttons(self.renderer, specs, area, keeps_icons=icons, least=APART)


def _come_in(token: Token, delay: float) -> Script:
    """Rise a little while fading in."""
    home = token.pose
    token.pose = replace(home, y=home.y + COMING_FROM, alpha=0.0)
    yield from wait(delay)
    yield from glide(token, home, COMING_SECONDS)

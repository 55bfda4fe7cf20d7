"""The clock that is shown, dimmed, while the house is closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from random import Random

import pygame

from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.ui.safe_area import safe_area
from scenes.ui.widgets import Widget, WidgetGroup
from seats.input_events import InputEvent, Point, Press
from seats.intents import Phase
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Text
from words import say

CLOCK = 190.0
AWAKE = 6.0  # seconds in which it is brighter, for whoever pressed something
DIMMED = 0.62  # of the white that high contrast writes with: still 7:1, and no glare at night


class ClosedScreen:
    """Tells the time *today* and when the house opens; each minute it is somewhere else."""

    overlay = False

    def __init__(self, context: Context, today: Callable[[], datetime]) -> None:
        self._context, self._today = context, today
        self._widgets = WidgetGroup(context.renderer, theme.CLOSED_GROUND)
        self._awake = 0
        self._told: tuple[str, bool] | None = None
        context.bank.play_ambience(None)

    def handle(self, event: InputEvent) -> Transition:
        match event:
            case Press(down=True) | Point(phase=Phase.DOWN):
                self._awake = round(AWAKE / STEP)
                self._tell()
        return None

    def step(self) -> Transition:
        self._awake = max(0, self._awake - 1)
        self._tell()
        self._widgets.step()
        return None

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        return self._widgets.draw(screen, ahead)

    def lay_out(self, below: pygame.Surface | None) -> None:
        self._widgets.clear()
        self._told = None
        self._tell()
        self._widgets.stage.repaint()

    def leave(self) -> None:
        self._widgets.release()

    def _tell(self) -> None:
        now = self._today()
        telling = f"{now:%Y-%m-%d %H:%M}", self._awake > 0
        if telling == self._told:
            return
        self._told = telling
        picture = self._face(now)
        renderer = self._context.renderer
        room = safe_area(renderer.width, renderer.height)
        rng = Random(telling[0])
        x = room.x + rng.random() * (room.w - picture.width)
        y = room.y + rng.random() * (room.h - picture.height)
        self._widgets.clear()
        self._widgets.show([Widget("clock", picture, Box(x, y, picture.width, picture.height))])
        if self._context.renderer.high_contrast and not self._awake:
            clock = self._widgets["clock"]
            clock.pose = replace(clock.pose, alpha=DIMMED)

    def _face(self, now: datetime) -> Collage:
        ink = theme.CLOSED_INK_AWAKE if self._awake else theme.CLOSED_INK
        renderer = self._context.renderer
        room = safe_area(renderer.width, renderer.height)
        clock = Text(say("kiosk.clock", hour=f"{now:%H}", minute=f"{now:%M}"), CLOCK, ink)
        opens = Text(self._opening(now), theme.PROMPT, ink, width=room.w * 0.7)
        sizes = [renderer.size(text) for text in (clock, opens)]
        wide, high = max(w for w, _ in sizes), sum(h for _, h in sizes)
        return Collage(
            wide,
            high,
            (
                Part(clock, wide / 2, sizes[0][1] / 2),
                Part(opens, wide / 2, high - sizes[1][1] / 2),
            ),
        )

    def _opening(self, now: datetime) -> str:
        opens = self._context.kiosk_rules.hours.opens_after(now)
        if opens is None:
            return say("kiosk.closed")
        if opens.date() == now.date():
            return say("kiosk.opens_today", time=f"{opens:%H:%M}")
        return say("kiosk.opens", day=say(f"day.{opens.weekday()}"), time=f"{opens:%H:%M}")

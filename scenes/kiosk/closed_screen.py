"""A dim clock, shown while a kiosk is closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from random import Random

import pygame

from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.ui.safe_area import safe_area
from scenes.ui.widgets import Widget, WidgetGroup
from seats.input.input_events import InputEvent, Point, Press
from seats.intents import Phase
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Text
from words import say

CLOCK = 190.0
BRIGHT = 6.0  # seconds for which it is brighter after a press
DIMMED = 0.62  # opacity in high contrast: 7:1 on the ground, without a glare at night


class ClosedScreen:
    """Shows the time *today* and when the kiosk opens; every minute it is at another place."""

    overlay = False

    def __init__(self, context: Context, today: Callable[[], datetime]) -> None:
        self._context, self._today = context, today
        self._widgets = WidgetGroup(context.renderer, theme.CLOSED_GROUND)
        self._bright_steps = 0
        self._shown: tuple[str, bool] | None = None
        context.bank.play_ambience(None)

    def handle(self, event: InputEvent) -> Transition:
        match event:
            case Press(down=True) | Point(phase=Phase.DOWN):
                self._bright_steps = round(BRIGHT / STEP)
                self._update()
        return None

    def step(self) -> Transition:
        self._bright_steps = max(0, self._bright_steps - 1)
        self._update()
        self._widgets.step()
        return None

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        return self._widgets.draw(screen, ahead)

    def lay_out(self, below: pygame.Surface | None) -> None:
        self._widgets.clear()
        self._shown = None
        self._update()
        self._widgets.stage.repaint()

    def leave(self) -> None:
        self._widgets.release()

    def _update(self) -> None:
        now = self._today()
        shown = f"{now:%Y-%m-%d %H:%M}", self._bright_steps > 0
        if shown == self._shown:
            return
        self._shown = shown
        picture = self._clock(now)
        renderer = self._context.renderer
        room = safe_area(renderer.width, renderer.height)
        rng = Random(shown[0])
        x = room.x + rng.random() * (room.w - picture.width)
        y = room.y + rng.random() * (room.h - picture.height)
        self._widgets.clear()
        self._widgets.show([Widget("clock", picture, Box(x, y, picture.width, picture.height))])
        if self._context.renderer.high_contrast and not self._bright_steps:
            clock = self._widgets["clock"]
            clock.pose = clock.pose.with_alpha(DIMMED)

    def _clock(self, now: datetime) -> Collage:
        ink = theme.CLOSED_INK_AWAKE if self._bright_steps else theme.CLOSED_INK
        renderer = self._context.renderer
        room = safe_area(renderer.width, renderer.height)
        clock = Text(say("kiosk.clock", hour=f"{now:%H}", minute=f"{now:%M}"), CLOCK, ink)
        opens = Text(self._opening_words(now), theme.PROMPT, ink, width=room.w * 0.7)
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

    def _opening_words(self, now: datetime) -> str:
        opens = self._context.kiosk_rules.hours.next_opening(now)
        if opens is None:
            return say("kiosk.closed")
        if opens.date() == now.date():
            return say("kiosk.opens_today", time=f"{opens:%H:%M}")
        return say("kiosk.opens", day=say(f"day.{opens.weekday()}"), time=f"{opens:%H:%M}")

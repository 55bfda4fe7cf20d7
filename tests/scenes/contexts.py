"""A house without walls: everything a scene needs, headless and silent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from bots.answers import InlineBots
from scenes.app.routes import SceneRoutes
from scenes.core.context import Context
from scenes.core.scene import Scene, Transition
from scenes.core.settings.settings import Settings
from scenes.ui.menu.menu_screen import MenuScreen
from seats.devices import Device
from seats.input.input_events import InputEvent, Point, Press
from seats.input.input_reader import InputReader
from seats.intents import Intent, Phase
from seats.pads.pad import Pad
from seats.pads.pad_family import Family
from seats.pointer.pointer import POINTER
from seats.seating import Seating
from sounds.bank import Sound, SoundBank
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer

PAD = Pad(11, Family.XBOX)
OTHER_PAD = Pad(12, Family.PLAYSTATION)


@dataclass
class PlayedSounds:
    """Every sound that was asked for."""

    sounds: list[Sound] = field(default_factory=list)

    def __call__(self, sound: Sound, step: int, pan: float) -> None:
        self.sounds.append(sound)


def headless_context(
    size: tuple[int, int] = (1280, 720),
    scale: float = 1.0,
    played: PlayedSounds | None = None,
    renderer: Renderer | None = None,
) -> Context:
    """A house for a window of *size*, in which text is *scale* times as large as usual.

    A *renderer* of that size, whatever it was set to, need not render again what it has rendered.
    """
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    seating = Seating()
    renderer = renderer or Renderer(size, scale)
    context = Context(
        settings=Settings(),
        renderer=renderer,
        bank=SoundBank(silent=True, on_play=played),
        seating=seating,
        input_reader=InputReader(seating, lambda: 0.0),
        bots=InlineBots(),
        keep=lambda _: None,
        make_routes=SceneRoutes,
    )

    def keep(settings: Settings) -> None:
        context.settings = settings
        renderer.text_scale = settings.text_size / 100
        renderer.reduced_motion = settings.reduced_motion
        renderer.high_contrast = settings.high_contrast

    context.keep = keep
    return context


def press(
    scene: Scene, intent: Intent, device: Device = PAD, seating: Seating | None = None
) -> Transition:
    """Press a control and let it go; what that led to."""
    seat = seating.seat_of(device) if seating else None
    move = scene.handle(Press(seat, intent, device))
    scene.handle(Press(seat, intent, device, down=False))
    return move


def tap(screen: MenuScreen, box: Box, device: Device = POINTER) -> Transition:
    """Touch the middle of *box*."""
    return drag(screen, [box.centre], device)


def drag(
    screen: MenuScreen, way: Sequence[tuple[float, float]], device: Device = POINTER
) -> Transition:
    """Touch the first point of *way*, go along it and let go at its end."""
    move: Transition = None
    phases = [(Phase.DOWN, way[0]), *((Phase.MOVE, at) for at in way[1:]), (Phase.UP, way[-1])]
    for phase, (x, y) in phases:
        said: InputEvent = Point(
            None, device, x / screen.renderer.width, y / screen.renderer.height, phase
        )
        move = screen.handle(said)
    return move


def item_box(screen: MenuScreen, name: str) -> Box:
    """Where an item lies now."""
    return next(screen.menu.box_of(item) for item in screen.menu.items if item.name == name)


def live(scene: Scene, seconds: float) -> None:
    """Let time pass."""
    for _ in range(round(seconds * 120)):
        scene.step()

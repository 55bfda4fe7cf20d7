"""Builds the house, follows its settings, and closes it again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count
from random import SystemRandom

import pygame

from archive.archive import Archive
from bots.bot_process import BotProcess, InlineBots
from scenes.app.arguments import Arguments
from scenes.app.drifting_window import DriftingWindow
from scenes.app.loop import Clock, WallClock
from scenes.app.routes import SceneRoutes
from scenes.app.settings_file import SettingsFile, StoredSettings
from scenes.app.window import HEADLESS_SIZE, Window
from scenes.core.context import Context
from scenes.core.error_log import log_error
from scenes.core.kiosk_rules import KioskRules
from scenes.core.memory import give_back_large_blocks
from scenes.core.paths import art_cache, data_folder, settings_file
from scenes.core.settings import Settings
from scenes.menus.records.messages import archive_message
from seats.input_events import InputEvent
from seats.input_reader import InputReader
from seats.seating import Seating
from sounds.bank import SoundBank
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from words import say

SEEDS = 2**31  # short enough to be told to a friend
ICON = 64  # pixels


class Services:
    """The house and what only the app touches: its window, its settings file.

    Headless it is the same house for everybody: nobody's settings, no devices, no sound.
    """

    def __init__(self, asked: Arguments, clock: Clock) -> None:
        give_back_large_blocks()
        self._drawer = None if asked.headless else SettingsFile(settings_file())
        kept, sentence = self._drawer.take() if self._drawer else (StoredSettings(), None)
        self._kiosk_rules = asked.kiosk_rules or KioskRules()
        kept = replace(kept, settings=replace(kept.settings, **self._kiosk_rules.settings))
        self._lasting = kept.settings
        self.window = _open_window(asked, kept.settings)
        self.context = self._build(asked, kept, clock)
        self._awake = False
        self._told = False
        if sentence:
            self.context.notices.append(sentence)

    def _build(self, asked: Arguments, kept: StoredSettings, clock: Clock) -> Context:
        settings, seating = kept.settings, Seating()
        renderer = Renderer(
            self.window.surface().get_size(),
            text_scale=settings.text_size / 100,
            reduced_motion=settings.reduced_motion,
            cache_folder=None if asked.headless else art_cache(),
            now=clock.now if isinstance(clock, WallClock) else None,
        )
        input_reader = InputReader(seating, clock.now, kept.bindings)
        input_reader.joystick_tables.update(kept.pads)
        context = Context(
            settings=settings,
            renderer=renderer,
            bank=SoundBank(silent=asked.headless, on_lost=self._go_without_sound),
            seating=seating,
            input_reader=input_reader,
            bots=BotProcess() if isinstance(clock, WallClock) else InlineBots(),
            keep=self._keep,
            make_routes=SceneRoutes,
            seed=_seeds(asked.seed),
            headless=asked.headless,
            kiosk_rules=self._kiosk_rules,
        )
        if not (asked.headless or asked.demo):
            context.archive = Archive(
                data_folder(), lambda problem: context.notices.append(archive_message(problem))
            )
        _follow(context)
        return context

    def wake(self) -> None:
        """Open what a first picture does not need: ears, sounds, the bots' process."""
        if self._awake or self.context.headless:
            return
        self._awake = True
        self.context.bank.open()
        self.context.input_reader.on_speakers_changed = self.context.bank.device_changed
        self.context.archive.open()
        pygame.display.set_icon(_icon(self.context.renderer))
        if isinstance(self.context.bots, BotProcess):
            self.context.bots.start()

    def hear(self) -> Iterable[InputEvent]:
        """What was said since the last frame."""
        if self._awake:
            return self.context.input_reader.poll()
        pygame.event.pump()
        return ()

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        self.context.bots.close()
        self.context.bank.close()
        self.context.archive.close()

    def _keep(self, settings: Settings) -> None:
        context = self.context
        if settings.fullscreen != context.settings.fullscreen and not self._kiosk_rules.kiosk:
            self.window.fill(settings.fullscreen)
        context.settings = settings
        _follow(context)
        # What guests of a kiosk like lasts until they leave; the pads they taught stay known.
        self._lasting = self._lasting if self._kiosk_rules.kiosk else settings
        sentence = self._write()
        if sentence and not self._told:
            self._told = True
            context.notices.append(sentence)

    def _go_without_sound(self) -> None:
        sentence = say("sound.no_device")
        if self._kiosk_rules.kiosk:
            log_error(OSError(sentence))  # only its owner could do something about it
        else:
            self.context.notices.append(sentence)

    def _write(self) -> str | None:
        reader = self.context.input_reader
        kept = StoredSettings(self._lasting, reader.joystick_tables, reader.bindings)
        return self._drawer.put(kept) if self._drawer else None

    def persist(self) -> str | None:
        """Have the present settings for good; returns what must be said if that did not work."""
        self._lasting = self.context.settings
        return self._write()

    def forget(self) -> None:
        """Go back to the settings that are for good."""
        if self.context.settings != self._lasting:
            self._keep(self._lasting)

    def wander(self, now: float) -> None:
        """Move the picture a little now and then, where it could burn in."""
        if isinstance(self.window, DriftingWindow):
            self.window.wander(now)


def _icon(renderer: Renderer) -> pygame.Surface:
    side = ICON / renderer.unit
    icon = pygame.Surface((ICON, ICON), pygame.SRCALPHA)
    renderer.draw(icon, Art("frog-head", side), Pose(side / 2, side / 2))
    return icon


def _open_window(asked: Arguments, settings: Settings) -> Window:
    if asked.headless:
        return Window(asked.size or HEADLESS_SIZE, fullscreen=False)
    if asked.kiosk_rules:
        return DriftingWindow(asked.size, asked.size is None, asked.kiosk_rules.drift)
    return Window(asked.size, asked.fullscreen or (settings.fullscreen and asked.size is None))


def _follow(context: Context) -> None:
    """Make everybody do as the settings say."""
    settings = context.settings
    context.renderer.text_scale = settings.text_size / 100
    context.renderer.reduced_motion = settings.reduced_motion
    context.renderer.high_contrast = settings.high_contrast
    context.bank.set_volumes(settings.effects / 100, settings.ambience / 100)
    context.input_reader.peek_toggles = settings.peek == "toggle"


def _seeds(first: int | None) -> Callable[[], int]:
    """One seed for each match: counted up from the *first*, or drawn."""
    if first is None:
        chance = SystemRandom()
        return lambda: chance.randrange(SEEDS)
    return count(first).__next__

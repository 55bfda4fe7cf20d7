"""The services of the app: made at the start, changed with the settings, closed at the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import count
from random import SystemRandom
from typing import Any

import pygame

from bots.questions import NoBots
from scenes.app.command_line.arguments import Arguments
from scenes.app.command_line.program_version import program_version
from scenes.app.drifting_window import DriftingWindow
from scenes.app.failed_starts import RECORDS, SETTINGS, FailedStarts
from scenes.app.frames.clocks import Clock, WallClock
from scenes.app.language import chosen_language
from scenes.app.routes import SceneRoutes
from scenes.app.stored_settings.file_writer import FileWriter
from scenes.app.stored_settings.settings_file import SettingsFile, StoredSettings
from scenes.app.window import HEADLESS_SIZE, Window
from scenes.core.context import Context
from scenes.core.error_log import log_error
from scenes.core.kiosk.coin_box import CoinBox
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.core.memory import share_heap
from scenes.core.paths import (
    art_cache,
    data_folder,
    failed_starts_file,
    settings_file,
    taught_rules_file,
)
from scenes.core.settings.settings import Settings
from seats.input.input_events import InputEvent
from seats.input.input_reader import InputReader
from seats.input.quit_controls import QuitControls
from seats.seating import Seating
from sounds.bank import SoundBank
from sprites.pictures.pictures import Art
from sprites.render.picture_folder import make_room
from sprites.render.renderer import Renderer
from words import say, speak, spoken, unreadable_files

SEEDS = 2**31  # short enough to be read out
ICON = 64  # pixels


class Services:
    """The context of all scenes, and what only the app uses: the window and the settings file.

    Headless there are no files, no devices and no sound.
    """

    def __init__(self, arguments: Arguments, clock: Clock) -> None:
        share_heap()
        self._file = None if arguments.headless else SettingsFile(settings_file())
        self._writer = FileWriter(self._file, self._not_saved) if self._file else None
        self._starts = FailedStarts(failed_starts_file())
        stored, message = self._load()
        self._language = arguments.language  # spoken until people choose another one
        self._rules = arguments.kiosk_rules or KioskRules()
        self._saved = stored = self._with_given(stored, arguments)
        self.window = _open_window(arguments, stored.settings)
        self.context = self._make_context(arguments, stored, clock)
        self._in_real_time = isinstance(clock, WallClock)
        if not arguments.begins_at_title:
            self._load_bots()
        self._recording = not (arguments.headless or arguments.demo)
        self._started = False
        self._rules_writer: FileWriter[Collection[str]] | None = None
        self._save_failed = False
        if message:
            self._tell(message)

    def _load(self) -> tuple[StoredSettings, str | None]:
        """What is stored, and a message if it had to be set aside."""
        if self._file is None:
            return StoredSettings(), None
        if self._starts.failed_at(SETTINGS):
            _clear_pictures()
            return StoredSettings(), self._file.pass_over()
        return self._file.load()

    def _with_given(self, stored: StoredSettings, arguments: Arguments) -> StoredSettings:
        """*stored* but for the settings that a kiosk and the command line give."""
        given = {"one_button": arguments.one_button, "speech": arguments.speech}
        chosen = {name: value for name, value in given.items() if value is not None}
        settings: dict[str, Any] = {**self._rules.settings, **chosen}
        return replace(stored, settings=replace(stored.settings, **settings))

    def _make_context(self, arguments: Arguments, stored: StoredSettings, clock: Clock) -> Context:
        settings, seating = stored.settings, Seating()
        renderer = Renderer(
            self.window.surface().get_size(),
            settings.text_size / 100,
            settings.reduced_motion,
            cache_folder=None if arguments.headless else art_cache(),
            now=clock.now if isinstance(clock, WallClock) else None,
            version=program_version(),
        )
        input_reader = InputReader(seating, clock.now, stored.bindings)
        input_reader.joystick_tables.update(stored.pads)
        if self._rules.arcade and self._rules.arcade.encoder:
            input_reader.read_control_panels()
        if arguments.launcher:
            input_reader.ask_first(QuitControls(input_reader.emit).takes)
        context = Context(
            settings=settings,
            renderer=renderer,
            bank=SoundBank(silent=arguments.headless, on_lost=self._report_no_sound),
            seating=seating,
            input_reader=input_reader,
            keep=self._change_settings,
            make_routes=SceneRoutes,
            seed=_seeds(arguments.seed),
            headless=arguments.headless,
            kiosk_rules=self._rules,
            coin_box=CoinBox(self._rules.arcade),
            lobby_setups=dict(stored.lobbies),
        )
        self._follow(context)
        return context

    def start(self) -> None:
        """Open what the first frame does not need, unless that is done."""
        for _ in self.start_in_parts():
            pass

    def start_in_parts(self) -> Iterator[None]:
        """Do the same part by part; the first part is the input."""
        if self._started or self.context.headless:
            return
        self._started = True
        yield
        if isinstance(self.context.bots, NoBots):
            self._load_bots()
        self.context.bank.open()
        self.context.input_reader.on_speakers_changed = self.context.bank.device_changed
        pygame.display.set_icon(_icon(self.context.renderer))
        yield
        if self._recording:
            self._open_archive()
            self._open_taught_rules()
        yield
        self._start_bots()
        self._report_words()
        self._starts.over()

    def _load_bots(self) -> None:
        # imported when the title is there already
        from bots.answers import InlineBots
        from bots.bot_processes import BotProcesses

        self.context.bots = BotProcesses() if self._in_real_time else InlineBots()

    def _start_bots(self) -> None:
        from bots.bot_processes import BotProcesses

        if isinstance(self.context.bots, BotProcesses):
            self.context.bots.start()

    def _open_taught_rules(self) -> None:
        # imported when the title is there already
        from scenes.app.stored_settings.taught_rules_file import TaughtRulesFile

        if not self._rules.kiosk:  # its guests are not the last ones
            file = TaughtRulesFile(taught_rules_file())
            self.context.taught_rules.update(file.load())
            self._rules_writer = writer = FileWriter(file, self._not_saved)
            self.context.keep_taught = lambda rules: writer.save_soon(frozenset(rules))

    def _open_archive(self) -> None:
        # imported when the title is there already
        from archive.disk_archive import DiskArchive
        from archive.problems import Problem
        from scenes.menus.records.messages import archive_message

        def report(problem: Problem) -> None:
            self._tell(archive_message(problem))

        archive = DiskArchive(data_folder(), report, make_room=_clear_pictures)
        self._starts.begin_records()
        archive.open(trust=not self._starts.failed_at(RECORDS))
        self.context.archive = archive

    def poll(self) -> Iterable[InputEvent]:
        """The input events since the last frame."""
        if self._started:
            return self.context.input_reader.poll()
        pygame.event.pump()
        return ()

    def close(self) -> None:
        """Stop all threads and processes."""
        self.context.bots.close()
        self.context.bank.close()
        self.context.archive.close()
        for writer in (self._writer, self._rules_writer):
            if writer:
                writer.wait()

    def save_settings(self) -> str | None:
        """Save the present settings; returns a message if that failed."""
        self._saved = self._present()
        return self._writer.save(self._saved) if self._writer else None

    def restore_settings(self) -> None:
        """Go back to the saved settings, controls and joysticks."""
        saved, reader = self._saved, self.context.input_reader
        if self.context.settings != saved.settings:
            self._apply(saved.settings)
        if reader.bindings != saved.bindings:
            reader.rebind(saved.bindings)
        if reader.joystick_tables != saved.pads:
            reader.set_joystick_tables(saved.pads)

    def move_picture(self, now: float) -> None:
        """Move the picture a little against burn-in, if it is time."""
        if isinstance(self.window, DriftingWindow):
            self.window.drift(now)

    def _change_settings(self, settings: Settings) -> None:
        self._apply(settings)
        if self._rules.kiosk:
            return  # what visitors change lasts until they leave
        self._saved = self._present()
        if self._writer:
            self._writer.save_soon(self._saved)

    def _not_saved(self, message: str) -> None:
        """Show *message* the first time."""
        if not self._save_failed:
            self._save_failed = True
            self.context.notices.append(message)

    def _apply(self, settings: Settings) -> None:
        context = self.context
        if settings.fullscreen != context.settings.fullscreen and not self._rules.kiosk:
            self.window.set_fullscreen(settings.fullscreen)
        if settings.language != context.settings.language:
            self._language = None
        context.settings = settings
        before = spoken()
        self._follow(context)
        if spoken() != before:
            self._report_words()

    def _follow(self, context: Context) -> None:
        """Make the words and all services follow the settings."""
        offered = self._rules.offered_languages
        speak(self._language or chosen_language(context.settings.language, offered))
        _apply_settings(context)

    def _present(self) -> StoredSettings:
        """All that can be saved, as it is now."""
        context, reader = self.context, self.context.input_reader
        return StoredSettings(
            context.settings,
            dict(reader.joystick_tables),
            reader.bindings,
            dict(context.lobby_setups),
        )

    def _report_words(self) -> None:
        """Tell which files of the language that is spoken cannot be read."""
        for file in unreadable_files(spoken()):
            self._tell(say("language.unreadable", file=file))

    def _report_no_sound(self) -> None:
        self._tell(say("sound.no_device"))

    def _tell(self, message: str) -> None:
        """Show *message*; in a kiosk, whose visitors could do nothing about it, log it."""
        if self._rules.kiosk:
            log_error(OSError(message))
        else:
            self.context.notices.append(message)


def _clear_pictures() -> None:
    """Delete all pictures on disk, which are rendered again when they are needed."""
    with suppress(OSError):
        make_room(art_cache(), 0)


def _icon(renderer: Renderer) -> pygame.Surface:
    return renderer.drawn_alone(Art("app-icon", ICON / renderer.unit))


def _open_window(arguments: Arguments, settings: Settings) -> Window:
    if arguments.headless:
        return Window(arguments.size or HEADLESS_SIZE, fullscreen=False)
    if arguments.kiosk_rules:
        return DriftingWindow(arguments.size, arguments.size is None, arguments.kiosk_rules.drift)
    return Window(
        arguments.size, arguments.fullscreen or (settings.fullscreen and arguments.size is None)
    )


def _apply_settings(context: Context) -> None:
    """Make all services follow the settings."""
    settings = context.settings
    context.renderer.text_scale = settings.text_size / 100
    context.renderer.reduced_motion = settings.reduced_motion
    context.renderer.high_contrast = settings.high_contrast
    context.bank.set_volumes(settings.effects / 100, settings.ambience / 100, settings.music / 100)
    context.bank.set_speech_volume(settings.speech_volume / 100)
    context.input_reader.peek_toggles = settings.peek == "toggle"
    context.input_reader.one_button = settings.one_button != "off"


def _seeds(first: int | None) -> Callable[[], int]:
    """A seed for each match: counted up from *first*, or random."""
    if first is None:
        rng = SystemRandom()
        return lambda: rng.randrange(SEEDS)
    return count(first).__next__

"""Hours of attract and of random input at every table: what grows, what fails, what is late.

``python -m bench.soak --hours 1`` runs the whole program in real time under the dummy driver and
prints a line each minute. In half of the visits to tables a control is wedged. With ``--kiosk`` the
program runs as a kiosk. It ends with exit code 1 if anything was wrong. Memory is compared only
between visits to tables, at the title, with nothing over it and no bitmaps kept but its own. A
frame is too long if our own work took 1.5 frames, except while a scene opens; frames that are late
for other reasons are printed, not judged. The wait for the next frame does not count as work. Of
each frame that was too long, the functions that took longest are printed, and how slow the
processor was right after it. If the frame would have been in time at the processor's best, it
counts as slowed, not as our own.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter, thread_time

import pygame

from bench.input.random_input import RandomInput
from bench.measuring.processor_speed import ProcessorSpeed
from bench.measuring.stack_sampler import StackSampler
from bench.soak.report import VISITS, MinuteReport, TitleReport, faults, growth
from scenes.app.app import App
from scenes.app.command_line.arguments import parse
from scenes.app.frames.clocks import WallClock
from scenes.app.frames.frame_timer import FRAME
from scenes.app.window import open_display
from scenes.core.context import Context
from scenes.core.error_log import close_log, open_log
from scenes.core.memory import release_memory, resident_mib
from scenes.core.paths import log_file
from scenes.core.scene import Scene
from scenes.core.settings.settings import Settings
from scenes.menus.lobby.lobby import open_lobby
from scenes.menus.title import Title
from scenes.playback.attract import Attract, following
from scenes.playback.replay import Replay
from scenes.table.table_scene import TableScene
from scenes.ui.menu.dialog import Dialog
from seats.keyboard.keys import LEFT_KEYS
from seats.sdl_hints import prepare_environment
from speech.packages import PACKAGES
from words import spoken

MINUTE = 60.0
ATTRACT, PLAY = 70.0, 48.0  # seconds of attract, and of input in the lobby and at the table
REST = 6.0  # seconds at the title, until the music of the table has faded and is gone
REDRAWN = 1.0  # seconds until all of the title is rendered again
LOADED = 3.0  # seconds until a kind of speech is loaded
TOO_LONG = FRAME * 1500  # ms
OPENING = 8  # frames in which a new layout, size of text or language is still being rendered


class WorkClock(WallClock):
    """Real time, and the processor time of this thread without that of its waits.

    While a virtual machine is not run, its time goes on: a thread that wakes up is charged for it.
    """

    def __init__(self) -> None:
        self._waited = 0.0

    def worked(self) -> float:
        """Seconds of work since an arbitrary start."""
        return thread_time() - self._waited

    def sleep_until(self, moment: float) -> None:
        began = thread_time()
        super().sleep_until(moment)
        self._waited += thread_time() - began


class Soak:
    """Drives an app: attract and then random input, game after game; measures each frame."""

    def __init__(self, app: App, clock: WorkClock, seconds: float, minute: float = MINUTE) -> None:
        self._app, self._clock, self._end = app, clock, perf_counter() + seconds
        self._stack, self._context = app.stack, app.context
        self._minute = minute
        self._due = perf_counter() + minute
        self._input = RandomInput(Random(1))
        self._script = self._play()
        self._scene: Scene | None = None
        self._opening = self._generation = 0
        self._language = spoken()
        self._worked = clock.worked()
        self._sampler, self._speed = StackSampler(), ProcessorSpeed()
        self._late = 0
        self._settings = self._context.settings
        self.now = MinuteReport()
        self.minutes: list[MinuteReport] = []
        self.titles: list[TitleReport] = []

    def ended(self) -> bool:
        """Whether the time is over; is asked once a frame."""
        self._measure((self._clock.worked() - self._worked) * 1000)
        next(self._script)
        if perf_counter() >= self._due:
            self._report()
        if _offers_to_quit(self._stack.top):  # random input would soon confirm it
            self._stack.reset(Title(self._context))
        self._worked = self._clock.worked()
        self._sampler.begin()
        return perf_counter() >= self._end

    def _measure(self, work: float) -> None:
        shown = self._shown()
        late, self._late = self._app.late - self._late, self._app.late
        generation = self._context.renderer.generation
        laid_out = shown is not self._scene or self._app.laid_out
        reworded = spoken() != self._language
        new = laid_out or reworded or generation != self._generation
        self._generation, self._language = generation, spoken()
        self._opening = OPENING if new else max(0, self._opening - 1)
        self.now.matches += shown is not self._scene and isinstance(shown, TableScene)
        self._scene = shown
        if self._opening:
            self.now.openings.append(work)
            return
        if work > max(self.now.work, default=0.0):
            self.now.longest = f" ({type(shown).__name__})"
        self.now.work.append(work)
        self.now.late += late
        if work > TOO_LONG:
            self._note_long(work)

    def _note_long(self, work: float) -> None:
        """Note a frame that was too long, and whether it would have been at full speed."""
        place, slowness = self._sampler.longest(), self._speed.slowness()
        told = f"{work:.1f} ms of work, {place}; processor {slowness:.1f} times slower"
        (self.now.long if work / slowness > TOO_LONG else self.now.slowed).append(told)

    def _shown(self) -> Scene | None:
        """The scene on top; of attract or a replay its table, which is laid out many times."""
        match self._stack.top:
            case Attract() as attract:
                return attract.shown
            case Replay() as replay:
                return replay.shown
            case top:
                return top

    def _play(self) -> Iterator[None]:
        """For ever: attract with one game, then random input at another."""
        yield from self._open_for_good()
        last = ""
        while True:
            yield from self._for(ATTRACT)
            game = following(last, self._context.kiosk_rules.offered_games)
            last = game.name
            self._stack.reset(Title(self._context), open_lobby(self._context, game, LEFT_KEYS))
            self._input.begin()
            yield from self._for(PLAY, self._input.act)
            self._input.let_go()
            self._context.keep(self._settings)
            yield from self._rest_at_title()
            yield from self._measure_title()

    def _open_for_good(self) -> Iterator[None]:
        """Open what stays open from its first use on.

        These are the fonts of all languages, the libraries of speech and the phones' server.
        """
        for language in self._context.kiosk_rules.offered_languages:
            yield from self._show_title(replace(self._settings, language=language), REDRAWN)  # type: ignore[arg-type]
        for speech in PACKAGES:
            yield from self._show_title(replace(self._settings, speech=speech), LOADED)  # type: ignore[arg-type]
        self._context.keep(self._settings)
        self._context.notices.clear()  # that there is no screen reader here
        self._stack.reset(Title(self._context))
        if self._context.phones.is_allowed:
            self._context.phones.open()

    def _show_title(self, settings: Settings, seconds: float) -> Iterator[None]:
        self._context.keep(settings)
        self._stack.reset(Title(self._context))
        yield from self._for(seconds)

    def _rest_at_title(self) -> Iterator[None]:
        """Show the title, and nothing over it, for as long as the music of a table is kept.

        A notice or an offer keeps three pictures of the size of the window, and attract would
        never begin behind it.
        """
        while True:
            forget_questions(self._context)
            self._stack.reset(Title(self._context))
            yield from self._for(REST)
            if isinstance(self._stack.top, Title):
                return

    def _measure_title(self) -> Iterator[None]:
        """Measure memory between visits; meanwhile it depends on what is open.

        Bitmaps are forgotten before: how many are kept depends on what was seen since the size of
        text was changed.
        """
        renderer = self._context.renderer
        renderer.resize(renderer.pixels)
        yield from self._for(REDRAWN)
        release_memory()
        self.titles.append(TitleReport(resident_mib(), open_files()))

    def _for(self, seconds: float, act: object = None) -> Iterator[None]:
        until = perf_counter() + seconds
        while perf_counter() < until:
            if not self._stack.scenes:
                self._stack.reset(Title(self._context))
            if callable(act):
                act()
            yield

    def _report(self) -> None:
        self._due += self._minute
        self.now.memory, self.now.files, self.now.errors = resident_mib(), open_files(), errors()
        self.now.title_memory = self.titles[-1].memory if self.titles else 0.0
        self.minutes.append(self.now)
        told = (*self.now.long, *self.now.slowed)
        print(self.now.line(len(self.minutes)), *told, sep="\n         ", flush=True)
        self.now.forget()
        self.now = MinuteReport()


def _offers_to_quit(scene: Scene | None) -> bool:
    return isinstance(scene, Dialog) and any(answer.name == "quit" for answer in scene.buttons)


def forget_questions(context: Context) -> None:
    """Drop all that the title would ask or tell: unfinished matches, a party night, notices."""
    context.archive.abandon()
    context.archive.end_party()
    while stored := context.archive.unfinished():
        context.archive.decline(stored)
    context.notices.clear()


def open_files() -> int:
    """How many files, pipes and sockets are open; -1 where that is not told."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return -1


def errors() -> int:
    """How many errors are in the log file."""
    try:
        return log_file().read_text(encoding="utf-8").count("Traceback")
    except OSError:
        return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run for as long as was asked, and print what was wrong."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--kiosk", action="store_true", help="run as a kiosk")
    parser.add_argument("--minute", type=float, default=MINUTE, help="seconds between two lines")
    asked = parser.parse_args(argv)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory(prefix="soak-", ignore_cleanup_errors=True) as home:
        os.environ["CROAKADE_HOME"] = home  # never the one in which somebody plays
        os.environ["XDG_CACHE_HOME"] = home  # Prism makes a folder there
        kiosk = ["--kiosk"] if asked.kiosk else []
        return soak(asked.hours * 3600, ["--size", asked.size, *kiosk], asked.minute)


def soak(seconds: float, arguments: Sequence[str], minute: float) -> int:
    """Run the program with *arguments* for *seconds*; 0 if nothing was wrong."""
    prepare_environment()
    open_display(headless=False)
    pygame.font.init()
    pygame.joystick.init()  # else no pad can be plugged in
    Path(log_file()).parent.mkdir(parents=True, exist_ok=True)
    open_log(log_file())
    clock = WorkClock()
    app = App(parse(arguments), tell=print, clock=clock)
    try:
        run = Soak(app, clock, seconds, minute)
        ended = app.run(run.ended)
        wrong = [*faults(run.minutes, run.titles), *([] if ended else ["the program gave up"])]
    finally:
        app.close()
        close_log()
        pygame.quit()
    grown = growth(run.titles)
    print(f"{len(run.titles)} visits; memory at the title after each round of games:")
    print(*(f"{title.memory:.1f}" for title in run.titles[VISITS - 1 :: VISITS]), "MiB")
    print("too few visits to measure growth" if grown is None else f"growth {grown:+.1f} MiB")
    print("; ".join(wrong) or "nothing was wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""Hours of attract and of random hands at every table: what grows, what fails, what comes late.

``python -m bench.soak --hours 1`` plays the whole program in real time under the dummy driver and
prints a line each minute. It ends with exit code 1 if anything was wrong. Between two visits the
title is weighed: only that is compared. A frame is ours if our own work took 1.5 frames, but for
those in which a scene opens; what else comes late is shown, not judged.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter, thread_time

import pygame

from bench.random_input import RandomInput
from bench.soak_report import VISITS, MinuteReport, TitleReport, faults, growth
from scenes.app.app import App
from scenes.app.arguments import parse
from scenes.app.loop import FRAME
from scenes.app.window import open_display
from scenes.core.error_log import close_log, open_log
from scenes.core.memory import release_memory, resident_mib
from scenes.core.paths import log_file
from scenes.core.scene import Scene
from scenes.menus.lobby.lobby import open_lobby
from scenes.menus.title import Title
from scenes.playback.attract import Attract, following
from scenes.playback.replay import Replay
from scenes.table.table_scene import TableScene
from scenes.ui.dialog import Dialog
from seats.keyboard.keys import LEFT_KEYS
from seats.sdl_hints import prepare_environment

MINUTE = 60.0
SHOW, PLAY = 70.0, 48.0  # seconds of attract, and of hands in the lobby and at the table
REST = 2.0  # seconds at the title before it is weighed
OPENING = 8  # frames in which what was laid out, or a new size of text, is still being loaded


class Soak:
    """Lives in an evening: first the show, then somebody's random hands, game after game."""

    def __init__(self, evening: App, seconds: float, minute: float = MINUTE) -> None:
        self._evening, self._end = evening, perf_counter() + seconds
        self._stack, self._context = evening.stack, evening.context
        self._minute = minute
        self._due = perf_counter() + minute
        self._hands = RandomInput(Random(1))
        self._course = self._live()
        self._scene: Scene | None = None
        self._fresh = self._drawn_for = 0
        self._worked = thread_time()
        self._late = 0
        self._settings = self._context.settings
        self.now = MinuteReport()
        self.minutes: list[MinuteReport] = []
        self.rests: list[TitleReport] = []

    def ended(self) -> bool:
        """Look on once a frame."""
        worked = thread_time()
        self._weigh((worked - self._worked) * 1000)
        next(self._course)
        if perf_counter() >= self._due:
            self._report()
        if _offers_to_quit(self._stack.top):  # hands at random would soon say yes
            self._stack.reset(Title(self._context))
        self._worked = thread_time()
        return perf_counter() >= self._end

    def _weigh(self, work: float) -> None:
        shown = self._shown()
        late, self._late = self._evening.late - self._late, self._evening.late
        drawn_for = self._context.renderer.generation
        laid_out = shown is not self._scene or self._evening.opening
        new = laid_out or drawn_for != self._drawn_for
        self._drawn_for = drawn_for
        self._fresh = OPENING if new else max(0, self._fresh - 1)
        self.now.matches += shown is not self._scene and isinstance(shown, TableScene)
        self._scene = shown
        if self._fresh:
            self.now.openings.append(work)
            return
        if work > max(self.now.work, default=0.0):
            self.now.longest = f" ({type(shown).__name__})"
        self.now.work.append(work)
        self.now.late += late
        self.now.long += work > FRAME * 1500

    def _shown(self) -> Scene | None:
        """The scene on top; of a show or a replay its table, which is laid out many times."""
        match self._stack.top:
            case Attract() as show:
                return show.shown
            case Replay() as replay:
                return replay.shown
            case top:
                return top

    def _live(self) -> Iterator[None]:
        """The same round for ever: a show of one game, then a visit to another."""
        last = ""
        while True:
            yield from self._for(SHOW)
            game = following(last, self._context.kiosk_rules.offered)
            last = game.name
            self._stack.reset(Title(self._context), open_lobby(self._context, game, LEFT_KEYS))
            yield from self._for(PLAY, self._hands.act)
            self._hands.let_go()
            self._context.archive.abandon()  # else the title would ask about it, and show nothing
            self._context.keep(self._settings)
            self._stack.reset(Title(self._context))
            yield from self._for(REST)
            self._rest()

    def _rest(self) -> None:
        """Weigh what is there after every visit: whatever is open meanwhile weighs differently."""
        release_memory()
        self.rests.append(TitleReport(resident_mib(), handles()))

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
        self.now.memory, self.now.handles, self.now.errors = resident_mib(), handles(), errors()
        self.now.weight = self.rests[-1].weight if self.rests else 0.0
        self.minutes.append(self.now)
        print(self.now.line(len(self.minutes)), flush=True)
        self.now.forget()
        self.now = MinuteReport()


def _offers_to_quit(scene: Scene | None) -> bool:
    return isinstance(scene, Dialog) and any(answer.name == "quit" for answer in scene.answers)


def handles() -> int:
    """How many files, pipes and sockets are open; -1 where that is not told."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return -1


def errors() -> int:
    """How many errors have been written into the diary."""
    try:
        return log_file().read_text(encoding="utf-8").count("Traceback")
    except OSError:
        return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Soak for as long as was asked, and print a verdict."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--minute", type=float, default=MINUTE, help="seconds between two lines")
    asked = parser.parse_args(argv)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory(prefix="soak-", ignore_cleanup_errors=True) as home:
        os.environ.setdefault("CROAKADE_HOME", home)
        return soak(asked.hours * 3600, asked.size, asked.minute)


def soak(seconds: float, size: str, minute: float) -> int:
    """Soak for so many *seconds*; 0 if all was well."""
    prepare_environment()
    open_display(headless=False)
    pygame.font.init()
    Path(log_file()).parent.mkdir(parents=True, exist_ok=True)
    open_log(log_file())
    evening = App(parse(["--size", size]), tell=print)
    try:
        watch = Soak(evening, seconds, minute)
        ended = evening.live(watch.ended)
        wrong = [*faults(watch.minutes, watch.rests), *([] if ended else ["the program gave up"])]
    finally:
        evening.close()
        close_log()
        pygame.quit()
    grown = growth(watch.rests)
    print(f"{len(watch.rests)} visits; the title, tidied, after each round of five games:")
    print(*(f"{rest.weight:.1f}" for rest in watch.rests[VISITS - 1 :: VISITS]), "MiB")
    print("too few to tell of growth" if grown is None else f"growth {grown:+.1f} MiB")
    print("; ".join(wrong) or "nothing was wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""What phones cost: frames of the busiest moments, memory, and the time from a press to the screen.

`python -m bench.phones` prints a table. The phones run in a process of their own, over loopback.
Run with ``frames`` or ``memory``, a game and a number of phones it prints JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from time import monotonic, process_time, sleep
from typing import Any

from bench.measuring.figures import Figure, middle, p99, table
from bench.measuring.harness import Harness
from bench.measuring.processes import ROOT, MeasurementFailed, environment, measured, report
from bots.answers import InlineBots
from bots.questions import NoBots, Question
from phones.messages import Asked, FromServer, HoldControl
from phones.server import PhoneServer
from rules.games import REGISTRATIONS, AnyGame, game_called
from scenes.app.frames.frame_timer import FRAME
from scenes.core.memory import release_memory, resident_mib
from scenes.menus.title import Title
from scenes.phones.phone_host import PhoneHost
from scenes.table.open_table import open_table
from scenes.table.table_scene import TableScene
from seats.occupants import BotPlayer, Occupant, Person

SIZE = (1920, 1080)
CROWD = 24  # phones beside a busiest moment
FRAMES = 720  # measured
PAIRS = 3  # of runs without phones and with the crowd, in turn, whose middle counts
PLAYED = 60.0  # seconds of a match, after which its memory is measured
SETTLE = 3.0  # seconds in which phones load what they show
MOVED, SOON, MORE = 1.1, 100.0, 30.0  # the goals: shares, milliseconds, mebibytes


class NotedServer(PhoneServer):
    """Notes which phones have pressed a button of their pads."""

    def __init__(self) -> None:
        self.pressed: list[int] = []
        super().__init__("127.0.0.1", 0)

    def take_news(self) -> list[FromServer]:
        news = super().take_news()
        for one in news:
            match one:
                case Asked(phone, HoldControl(down=True)):
                    self.pressed.append(phone)
        return news


class SilentBots(NoBots):
    """Never answers, so that nobody plays on."""

    def ask(self, ticket: Hashable, question: Question) -> None:
        pass


class PhoneBench:
    """A table with phones around it, whose frames take as long as they do for people."""

    def __init__(self) -> None:
        self.harness, self.server = Harness(SIZE), NotedServer()
        context, stack = self.harness.context, self.harness.stack
        self._host = PhoneHost(context, stack, self.server)
        self.shown: defaultdict[int, list[float]] = defaultdict(list)
        """When the presses of each phone were on the screen."""

    def frame(self) -> float:
        """Run a frame, and wait for the next one; milliseconds of processor time, all threads."""
        began, worked = monotonic(), process_time()
        self.harness.frame()
        self._host.update()
        now, took = monotonic(), process_time() - worked
        for phone in self.server.pressed:
            self.shown[phone].append(now)
        self.server.pressed.clear()
        sleep(max(0.0, began + FRAME - now))
        return took * 1000

    def frames(self, seconds: float, wanted: Callable[[], bool] = lambda: True) -> None:
        """Run frames for so long, while *wanted*."""
        until = monotonic() + seconds
        while monotonic() < until and wanted():
            self.frame()

    @contextmanager
    def crowd(self, count: int) -> Iterator[dict[int, list[float]]]:
        """So many phones are here meanwhile; in the end, when they have pressed."""
        presses: dict[int, list[float]] = {}
        if not count:
            yield presses
            return
        command = [sys.executable, "-m", "bench.measuring.phone_crowd"]
        arguments = [str(self.server.port), self.server.code, str(count)]
        with subprocess.Popen(
            [*command, *arguments], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as phones:
            reader = self.harness.context.input_reader
            self.frames(60.0, lambda: len(reader.connected) < count)
            if len(reader.connected) < count:
                raise MeasurementFailed(f"{len(reader.connected)} of {count} phones came")
            self.frames(SETTLE)
            yield presses
            told, _ = phones.communicate()
            found: Mapping[str, list[float]] = json.loads(told)
            presses |= {int(phone): times for phone, times in found.items()}


def measure_frames(game: str, phones: int) -> dict[str, list[float]]:
    """Milliseconds of the frames of *game*'s busiest moment, and from presses to the screen."""
    bench, moment = PhoneBench(), _busiest(game)
    context, times = bench.harness.context, []
    context.bots = SilentBots()
    bench.harness.open(Title(context))
    with bench.crowd(phones) as presses:  # who comes to a table is asked whose seat to take
        shown = moment.table_in_mid_match(context)
        bench.harness.open(TableScene(shown))
        while not shown.awaiting_choice:
            bench.frame()
        length = round(moment.SECONDS / FRAME)
        for turn in range(FRAMES // length + 1):
            shown.motions.play(moment.busiest(shown))
            took = [bench.frame() for _ in range(length - 1)]
            times += took if turn else []  # the first time is about loading
            bench.frames(moment.SECONDS)
    bench.server.close()
    waits = [
        (then - pressed) * 1000
        for phone, pressings in presses.items()
        for pressed, then in zip(pressings, bench.shown[phone], strict=False)
    ]
    return {"frames": times, "waits": waits}


def measure_memory(game: str, phones: int) -> dict[str, list[float]]:
    """MiB in a match with so many phones on all seats, or bots instead of phones."""
    bench, played = PhoneBench(), game_called(game)
    context = bench.harness.context
    context.bots = InlineBots()
    bench.harness.open(Title(context))
    with bench.crowd(phones):
        people = [Person(device) for device in context.input_reader.connected]
        bots = [BotPlayer("random")] * (played.seats[-1] - len(people))
        scene = _match(bench, played, [*people, *bots])
        most = 0.0
        until = monotonic() + PLAYED
        while monotonic() < until and bench.harness.stack.scenes == [scene]:
            bench.frames(1.0)
            release_memory()
            most = max(most, resident_mib())
    bench.server.close()
    return {"most": [most]}


def _match(bench: PhoneBench, game: AnyGame, occupants: Sequence[Occupant]) -> TableScene:
    scene = open_table(bench.harness.context, game, game.options(), occupants, 7)
    bench.harness.open(scene)
    return scene


def _busiest(game: str) -> Any:
    return import_module(REGISTRATIONS[game].bench)


def figures(game: str) -> list[Figure]:
    """All rows of *game*."""

    def found(what: str, phones: int) -> dict[str, list[float]]:
        with tempfile.TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as home:
            variables = environment("dummy", Path(home))
            answer: dict[str, list[float]] = measured("phones", (what, game, phones), variables)
        return answer

    seats = game_called(game).seats[-1]
    pairs = [(found("frames", 0), found("frames", CROWD)) for _ in range(PAIRS)]
    alone, crowded = zip(*pairs, strict=True)
    floor, ours = (middle([p99(run["frames"]) for run in runs]) for runs in (alone, crowded))
    medians = [middle([middle(run["frames"]) for run in runs]) for runs in (alone, crowded)]
    waits = sorted(wait for run in crowded for wait in run["waits"])
    p95 = waits[int(len(waits) * 0.95)]
    most, without = found("memory", seats)["most"][0], found("memory", 0)["most"][0]
    name = f"busiest moment of {game}, {CROWD} phones"
    goal = f"<= {MOVED:g}x without"
    met = ours <= MOVED * floor
    return [
        Figure(f"{name}, median", medians[1], "ms", floor=medians[0]),
        Figure(f"{name}, p99", ours, "ms", floor=floor, goal=goal, met=met),
        Figure(f"{name}, press to screen, p95", p95, "ms", goal=f"<= {SOON:g} ms", met=p95 <= SOON),
        Figure(
            f"memory of {game}, {seats} phones",
            most - without,
            "MiB",
            goal=f"<= {MORE:g} MiB",
            met=most - without <= MORE,
        ),
    ]


def main(games: Sequence[str]) -> None:
    """Measure *games*, and print a table."""
    print("floor is the same without phones; times of frames are processor time of all threads")
    print(table([row for game in games for row in figures(game)]))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["frames", game, phones]:
            report(measure_frames(game, int(phones)))
        case ["memory", game, phones]:
            report(measure_memory(game, int(phones)))
        case games:
            main(games or list(REGISTRATIONS))

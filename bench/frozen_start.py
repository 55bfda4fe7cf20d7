"""From the start of the process to the title: the frozen program beside the one from source.

``python -m bench.frozen_start dist/croakade-VERSION-SYSTEM/program/croakade``. A process tells
by ``READY=1``, as it tells a service manager, that its title is there.
"""

from __future__ import annotations

import argparse
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, sleep

from bench.measuring.figures import middle
from bench.measuring.processes import PATIENCE, ROOT, environment

STARTS = 15
SETTLE = 4.0  # seconds until a run has written the caches that make the next start faster
SIZE = ("--size", "1920x1080")


def main(argv: Sequence[str] | None = None) -> int:
    """Print the median milliseconds of each, in turn: with caches, and the first start ever."""
    parser = argparse.ArgumentParser(prog="python -m bench.frozen_start", description=__doc__)
    parser.add_argument("program", type=Path, help="the frozen program")
    frozen = parser.parse_args(argv).program.resolve()
    commands = {
        "source": [sys.executable, str(ROOT / "run_game.py"), *SIZE],
        "frozen": [str(frozen), *SIZE],
    }
    with tempfile.TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as home:
        for name, command in commands.items():
            _until_ready(command, Path(home) / name, SETTLE)
        times = [
            (_until_ready(command, Path(home) / name), _first_ever(command, Path(home) / "empty"))
            for _ in range(STARTS)
            for name, command in commands.items()
        ]
    for place, name in enumerate(commands):
        usual, first = (middle(column) for column in zip(*times[place::2], strict=True))
        print(f"{name}: {usual:,.0f} ms; the first start ever {first:,.0f} ms")
    return 0


def _first_ever(command: Sequence[str], home: Path) -> float:
    shutil.rmtree(home, ignore_errors=True)
    return _until_ready(command, home)


def _until_ready(command: Sequence[str], home: Path, settle: float = 0.0) -> float:
    """Milliseconds until the title is there; the process is ended *settle* seconds later."""
    home.mkdir(exist_ok=True)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ready:
        ready.bind(str(home / "ready"))
        ready.settimeout(PATIENCE)
        variables = {**environment("dummy", home), "NOTIFY_SOCKET": str(home / "ready")}
        began = perf_counter()
        process = subprocess.Popen(command, env=variables, stdout=subprocess.DEVNULL)
        while b"READY=1" not in ready.recv(4096):
            pass
        taken = (perf_counter() - began) * 1000
        sleep(settle)
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
    (home / "ready").unlink()
    return taken


if __name__ == "__main__":
    sys.exit(main())

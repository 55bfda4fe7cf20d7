"""A kiosk that is started for ever by a bare loop, in a home whose files are broken."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic, sleep

from tests.attack.tally import AttackTally
from tests.attack.targets import Target, targets
from tests.paths import ROOT

MOST_STARTS = 3  # the third goes on without the files
PATIENCE = 60.0  # seconds until a start must show a picture, on a busy machine


def attack(folder: Path, tries: int, seed: int) -> list[AttackTally]:
    """Start and restart a kiosk in *tries* homes; each must come up, and end when it is told to."""
    tally = AttackTally("restarts")
    chosen = [target for target in targets() if "/" in target.place]
    for attempt in range(tries):
        home, rng = folder / str(attempt), Random(f"{seed} {attempt}")
        with tally.trying(f"restarts, seed {seed}, try {attempt}"):
            for target in rng.sample(chosen, 6):
                _poison(home, target, rng)
            starts = next(n for n in range(1, MOST_STARTS + 2) if _comes_up(home))
            assert starts <= MOST_STARTS, "it never came up"
            tally.count([])
    return [tally]


def _poison(home: Path, target: Target, rng: Random) -> None:
    """Put a broken file of the kind of *target* into *home*, if there is none in its place."""
    file = home / target.place
    if not os.path.lexists(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        target.make(file)
        rng.choice(target.mutations)(file, rng)


def _comes_up(home: Path) -> bool:
    """Start the kiosk once; whether it is seen alive, and ends cleanly on SIGTERM."""
    status, rules = home / "status.json", home / "kiosk.toml"
    status.unlink(missing_ok=True)
    rules.write_text(f'status = "{status}"\n', encoding="utf-8")
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    running = subprocess.Popen(
        [sys.executable, "run_game.py", "--kiosk", str(rules), "--size", "320x180"],
        cwd=ROOT,
        env={**os.environ, **drivers, "CROAKADE_HOME": str(home)},
        stderr=subprocess.DEVNULL,
    )
    try:
        end = monotonic() + PATIENCE
        while running.poll() is None and not status.exists() and monotonic() < end:
            sleep(0.05)
        running.send_signal(signal.SIGTERM)
        return running.wait(PATIENCE) == 0 and status.exists()
    finally:
        running.kill()

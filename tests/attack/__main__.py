"""Runs attacks: ``python -m tests.attack --files 10000 --kills 500 --seed 3``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from tests.attack import broken_files, full_disks, kills, random_events, restarts
from tests.attack.tally import AttackTally

Attack: TypeAlias = Callable[[Path, int, int], list[AttackTally]]

# Each kind of attack, and how often it is tried if nothing else is asked for.
ATTACKS: dict[str, tuple[Attack, int]] = {
    "files": (broken_files.attack, 500),
    "kills": (kills.attack, 20),
    "events": (random_events.attack, 2000),
    "disks": (full_disks.attack, 20),
    "restarts": (restarts.attack, 2),
}


def main(words: Sequence[str] | None = None) -> int:
    """Attack as often as *words* say, and print what came of it; 1 if anything failed."""
    parser = argparse.ArgumentParser("python -m tests.attack", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="other tries for another number")
    for name, (_, tries) in ATTACKS.items():
        parser.add_argument(f"--{name}", type=int, default=tries, metavar="TRIES")
    given = vars(parser.parse_args(words))
    failures = []
    for name, (attack, _) in ATTACKS.items():
        if not given[name]:
            continue
        with TemporaryDirectory(prefix="attack-") as folder:
            for tally in attack(Path(folder), given[name], given["seed"]):
                print(tally, flush=True)
                failures += tally.failures
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    sys.exit(main())

"""The program as a process of its own, run from its command line."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence

from tests.paths import ROOT

PROGRAM = [sys.executable, str(ROOT / "run_game.py")]
DEMO = ["--headless", "--demo", "--game", "quibbit"]
QUICK = ["--seats", "random", "random", "--size", "320x180"]
PATIENCE = 60  # seconds until a program that should have ended counts as hanging


def run(
    arguments: Sequence[str], environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

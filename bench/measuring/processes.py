"""Measuring in processes of their own, so that no measurement affects the next one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 600.0  # seconds


class MeasurementFailed(RuntimeError):
    """Raised with what a process wrote to its error stream before it failed."""


def environment(driver: str, home: Path) -> dict[str, str]:
    """The environment variables of a process that uses *driver* and keeps its files in *home*."""
    given = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    given |= {
        "SDL_VIDEODRIVER": driver,
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "CROAKADE_HOME": str(home),
    }
    if driver == "x11":
        given["SDL_FRAMEBUFFER_ACCELERATION"] = "0"  # for the floor as for us
    return given


def measured(
    module: str, arguments: Sequence[object], variables: Mapping[str, str]
) -> dict[str, Any]:
    """What ``python -m bench.MODULE ARGUMENTS`` reported.

    :raises MeasurementFailed: if it failed.
    """
    command = [sys.executable, "-m", f"bench.{module}", *map(str, arguments)]
    done = subprocess.run(
        command, cwd=ROOT, env=variables, capture_output=True, text=True, timeout=PATIENCE
    )
    if done.returncode:
        raise MeasurementFailed(f"{' '.join(command)}\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def report(found: Mapping[str, object]) -> None:
    """Print *found* for the parent process, as the last line."""
    print(json.dumps(found), flush=True)

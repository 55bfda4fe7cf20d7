"""Measures groups of figures and prints them as one table, each figure beside its floor."""

from __future__ import annotations

import argparse
import platform
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bench import answers, frames, memory, playouts, power, research_steps, start
from bench.measuring.figures import EFFORTS, Figure, markdown, table

Group = Callable[[str, str, Path], list[Figure]]  # by effort, video driver and folder for files

GROUPS: Mapping[str, Group] = {
    "frames": frames.figures,
    "late": lambda effort, driver, home: power.late_figures(EFFORTS[effort], driver, home),
    "start": lambda effort, driver, home: start.figures(EFFORTS[effort], driver, home),
    "power": lambda effort, driver, home: power.figures(EFFORTS[effort], driver, home),
    "memory": memory.figures,
    "answers": answers.figures,
    "playouts": playouts.figures,
    "research": research_steps.figures,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Measure the groups asked for, by default all, and print a table."""
    asked = _parser().parse_args(argv)
    effort = "quick" if asked.quick else asked.effort
    rows: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as home:
        for name in asked.groups or GROUPS:
            print(f"measuring {name} ...", file=sys.stderr, flush=True)
            rows += GROUPS[name](effort, asked.driver, Path(home))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"{python}, {asked.driver}, {effort}")
    print("F is one blit of the background and a flip, timed in turn with our frames.")
    print(markdown(rows) if asked.markdown else table(rows))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "groups", nargs="*", metavar="GROUP", choices=(*GROUPS, []), help=", ".join(GROUPS)
    )
    parser.add_argument("--quick", action="store_true", help="a short run, for a first impression")
    parser.add_argument(
        "--effort", choices=list(EFFORTS), default="full", help="how long to measure"
    )
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument(
        "--driver", default="dummy", help="SDL's video driver: dummy, or x11 for a real window"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())

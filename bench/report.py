"""``python -m bench.report``: make the tables of bench/REPORT.md again, in place.

A comment such as ``<!-- python -m bench.strength.tempers --games 600 -->`` above a table tells the
command that prints it; of several above one table each prints some of its rows. All take hours:
``--only WORD`` makes those tables whose commands have that word. What is written between tables
stays; read it again afterwards. At last the picture of the league is drawn from its table.
"""

from __future__ import annotations

import re
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.strength import league_picture

ROOT = Path(__file__).parents[1]
REPORT = ROOT / "bench/REPORT.md"
COMMAND = re.compile(r"<!-- python -m (.+) -->")
TABLE = re.compile(r"((?:<!-- python -m .+ -->\n)+)\n((?:\|.*\n)*)")
HEADING = 2  # rows, with the line below

Run = Callable[[str], str]  # a command's arguments after `python -m`; what it printed


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the tables asked for, and keep each as soon as it is made."""
    parser = ArgumentParser(prog="python -m bench.report", description=__doc__)
    parser.add_argument("--only", metavar="WORD", default="")
    parser.add_argument("--file", type=Path, default=REPORT)
    asked = parser.parse_args(arguments)
    for block in list(TABLE.finditer(asked.file.read_text(encoding="utf-8"))):
        commands = COMMAND.findall(block[1])
        if asked.only in block[1]:
            table = make_table(commands, printed)
            text = asked.file.read_text(encoding="utf-8")
            text = text.replace(block[0], f"{block[1]}\n{table}")
            asked.file.write_text(text, encoding="utf-8")
    league_picture.main()
    return 0


def make_table(commands: Sequence[str], run: Run) -> str:
    """The rows that all *commands* print, below one heading."""
    rows: list[str] = []
    for command in commands:
        found = [line for line in run(command).splitlines() if line.startswith("|")]
        rows += found[HEADING if rows else 0 :]
    return "".join(f"{row}\n" for row in rows)


def printed(command: str) -> str:
    """What ``python -m`` prints for a command."""
    print(f"python -m {command}", file=sys.stderr, flush=True)
    words = [sys.executable, "-m", *command.split()]
    return subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())

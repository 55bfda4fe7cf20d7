"""The report is made again by one command: tables change, what is written around them stays."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from bench.report import COMMAND, REPORT, TABLE, main, make_table

HEADING = "| game | wins |\n|---|---|\n"


def test_the_rows_of_several_commands_stand_below_one_heading() -> None:
    rows = {
        "one --a": "noise\n" + HEADING + "| quibbit | 1 |\n",
        "two": HEADING + "| frogger | 2 |",
    }
    table = make_table(list(rows), rows.__getitem__)
    assert table == HEADING + "| quibbit | 1 |\n| frogger | 2 |\n"


def test_a_table_is_made_again_in_its_place(tmp_path: Path) -> None:
    file = tmp_path / "report"
    command = "<!-- python -m bench.strength.tempers --only quivvit --games 1 -->\n"
    before, after = "# Report\n\nBefore.\n\n", "\nAfter.\n\n| by | hand |\n|---|---|\n"
    file.write_text(f"{before}{command}\n| old |\n|---|\n{after}", encoding="utf-8")
    assert main(["--file", str(file), "--only", "nothing"]) == 0
    assert "| old |" in file.read_text(encoding="utf-8")
    assert main(["--file", str(file), "--only", "tempers"]) == 0
    text = file.read_text(encoding="utf-8")
    assert text.startswith(f"{before}{command}\n| game | seats | even |")
    assert text.endswith(after)
    assert "| old |" not in text
    assert "| quivvit | 2 | 50% | bold " in text


def test_every_command_of_the_report_stands_above_a_table_and_can_be_run() -> None:
    text = REPORT.read_text(encoding="utf-8")
    commands = COMMAND.findall(text)
    blocks = [(COMMAND.findall(block[1]), block[2]) for block in TABLE.finditer(text)]
    assert commands
    assert [command for found, _ in blocks for command in found] == commands
    assert all(table for _, table in blocks)
    assert all(find_spec(command.split()[0]) for command in commands)

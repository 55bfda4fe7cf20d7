"""The benchmarks run and print every row; how fast anything is does not matter here."""

from __future__ import annotations

import pytest

from bench.__main__ import GROUPS, main
from bench.measuring.figures import HEADINGS, Figure, markdown, p99, table
from bench.power import late_frames
from bench.research_steps import players
from tests.all_games import GAMES

ROWS = {
    "frames": [
        f"{moment} 180p, {what}"
        for moment in (*(f"busiest moment of {game.name}" for game in GAMES), "ordinary turn")
        for what in ("median", "p99")
    ],
    "late": ["late frames in 0.1 s of play", "frames that took us too long by ourselves"],
    "start": [
        "start to the title's first frame",
        "start to a title that listens",
        "the first start ever",
        "the same, nothing compiled",
    ],
    "power": [
        "title, nothing moving",
        "title, nothing moving: flips",
        "table, nothing moving",
        "table, nothing moving: flips",
        "title, pond life, nobody playing",
        "table, pond life, nobody playing",
    ],
    "memory": ["memory at a table, 180p", "growth a match, over 1 matches"],
    "answers": ["press to changed picture, title", "press to changed picture, table"],
    "playouts": [
        *(f"playouts, {game.name}, {seats} seats" for game in GAMES for seats in game.seats),
        "playouts, frogger, 2 seats, one action a turn",
    ],
    "research": [
        "calibration loops",
        *(f"choices, {game.name}, {name}" for game in GAMES for name in players()),
    ],
}


def names(printed: str) -> list[str]:
    _, _, headings, *rows = printed.splitlines()
    column = headings.index(HEADINGS[1]) - 1
    return [row[: row.index("  ")].strip() for row in rows if column]


@pytest.mark.parametrize("group", ROWS)
def test_every_group_prints_all_its_rows(group: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([group, "--effort", "tiny"]) == 0
    assert names(capsys.readouterr().out) == ROWS[group]


def test_every_group_is_tried_here() -> None:
    assert ROWS.keys() == GROUPS.keys()


def test_a_ratio_is_ours_by_the_floor_of_the_same_run() -> None:
    assert Figure("a", 3.0, "ms", floor=1.5).cells() == ("a", "3 ms", "1.50 ms", "2.00", "", "")
    assert Figure("a", 3.0, "ms", floor=0.0).ratio is None


def test_figures_can_be_a_table_of_markdown() -> None:
    lines = markdown([Figure("speed", 3000.0, "/s", floor=1500.0)]).splitlines()
    assert lines[1].count("---") == len(HEADINGS)
    assert lines[2] == "| speed | 3,000 /s | 1,500 /s | 2.00 |  |  |"


def test_a_goal_that_was_not_met_is_marked() -> None:
    figures = [Figure("a", 1.0, "ms", goal="<= 2", met=True), Figure("b", 3.25, "ms", met=False)]
    assert [line.split()[-1] for line in table(figures).splitlines()[1:]] == ["yes", "NO"]


def test_one_in_a_hundred_exceeds_p99() -> None:
    assert p99([float(number) for number in range(1000)]) == 990.0
    assert p99([1.0]) == 1.0


def test_a_frame_is_late_when_half_a_frame_is_missed() -> None:
    assert late_frames([0.0, 0.016, 0.032, 0.060, 0.076]) == 1

"""Records: written, read and played again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from rules.core import Event, Seat
from rules.games import AnyGame
from rules.match import Chosen, Match, Undone
from rules.quibbit import QUIBBIT, Options
from rules.record import (
    chosen_line,
    header_line,
    parse,
    replay,
    replay_choices,
    step_line,
    undone_line,
    write,
)
from tests.all_games import GAMES
from tests.rules.records import played, refused


def test_a_record_is_a_header_and_a_line_for_each_joint_choice() -> None:
    match = played()
    lines = [json.loads(line) for line in write(match).splitlines()]
    assert lines[0] == {
        "game": "quibbit",
        "options": {"rounds": 100},
        "house": None,
        "seats": 2,
        "seed": 7,
        "version": 1,
    }
    assert len(lines) == 1 + len(match.log)
    assert lines[3].keys() == {"chosen"}
    assert lines[3]["chosen"].keys() == {"0", "1"}


@pytest.mark.parametrize("seats", QUIBBIT.seats)
def test_a_record_replays_to_the_same_state_and_log(seats: int) -> None:
    match = played(seats)
    again = replay(parse(write(match))).match
    assert again.state == match.state
    assert again.log == match.log
    assert write(again) == write(match)


def test_a_record_replays_to_the_same_events() -> None:
    match, rng, events = Match(QUIBBIT, Options(), 2, 7), Random(7), list[Event]()
    while match.waiting_for:
        for seat in sorted(match.waiting_for):
            events += match.choose(seat, rng.choice(list(match.state.legal(seat))))
    assert replay(parse(write(match))).events == tuple(events)
    first = replay_choices(match, 3)
    assert first.match.log == match.log[:3]
    assert first.events == tuple(events[: len(first.events)])


def test_a_record_that_breaks_off_replays_up_to_there() -> None:
    match = played()
    some = write(match).splitlines(keepends=True)[:5]
    again = replay(parse("".join(some))).match
    assert again.log == match.log[:4]
    assert again.waiting_for


def test_a_record_written_line_by_line_is_the_whole_record() -> None:
    match = played()
    text = header_line(match) + "".join(map(chosen_line, match.log))
    assert text == write(match)


@pytest.mark.parametrize("seed", [0, -1, 2**200])
def test_any_whole_number_can_be_a_seed(seed: int) -> None:
    match = played(seed=seed)
    assert replay(parse(write(match))).match.state == match.state


def test_lines_from_windows_can_be_read() -> None:
    match = played()
    assert parse(write(match).replace("\n", "\r\n")) == parse(write(match))


def test_an_undo_line_is_read_as_an_undo() -> None:
    text = header_line(played()) + undone_line(Seat(1))
    assert parse(text).steps == (Undone(Seat(1)),)


def test_an_undo_that_the_rules_do_not_allow_is_refused_with_its_line() -> None:
    lines = write(played()).splitlines(keepends=True)
    error = refused("".join([*lines[:3], undone_line(Seat(0)), *lines[3:]]))
    assert error.line == 4
    assert "seat 0 cannot undo" in error.reason


def test_what_a_listener_is_told_makes_a_whole_record() -> None:
    match = Match(QUIBBIT, Options(), 3, 5)
    lines, rng = [header_line(match)], Random(5)
    match.listener = lambda step: lines.append(step_line(step))
    while match.waiting_for:
        for seat in sorted(match.waiting_for):
            match.choose(seat, rng.choice(list(match.state.legal(seat))))
            assert len(lines) == 1 + len(match.log)  # never what is not yet everybody's choice
    assert "".join(lines) == write(match)


def test_choices_are_read_in_the_order_they_were_written() -> None:
    (step,) = parse(
        header_line(played()) + '{"chosen": {"1": {"Pick": {"card": 2}}, "0": {"Join": '
        '{"end": "REAR"}}}}\n'
    ).steps
    assert isinstance(step, Chosen)
    assert list(step.choices) == [1, 0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_record_from_before_five_minute_tables_means_the_usual_match(game: AnyGame) -> None:
    match: Match[Any, Any, Any, Any] = Match(game, game.options(), game.seats[-1], 7)
    header = json.loads(header_line(match))
    for name in {"quibbit": ["rounds"], "frogger": ["frogs"], "quabble": ["cards"]}.get(
        game.name, ["rounds"] if game.name == "quivvit" else []
    ):
        del header["options"][name]
    assert parse(json.dumps(header) + "\n").options == game.options()

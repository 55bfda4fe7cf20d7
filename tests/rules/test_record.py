"""Records: written, read, played again; and whatever is broken is refused with its line."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import Event, Seat
from rules.match import Chosen, Match, Undone
from rules.quibbit import QUIBBIT, Options, Pick
from rules.record import (
    OtherVersion,
    Player,
    RecordError,
    Seated,
    chosen_line,
    header_line,
    parse,
    replay,
    replay_choices,
    seated_line,
    step_line,
    undone_line,
    write,
)


def played(seats: int = 2, seed: int = 7) -> Match[Any, Any, Any, Any]:
    """A whole match of random choices."""
    match, rng = Match(QUIBBIT, Options(), seats, seed), Random(seed)
    while match.waiting_for:
        for seat in sorted(match.waiting_for):
            match.choose(seat, rng.choice(list(match.state.legal(seat))))
    return match


def changed(number: int, **fields: Any) -> str:
    """A good record in which one line has other fields; ``None`` leaves a field out."""
    lines = write(played()).splitlines()
    line = json.loads(lines[number - 1]) | fields
    lines[number - 1] = json.dumps({key: value for key, value in line.items() if value != "gone"})
    return "\n".join(lines) + "\n"


def refused(text: str) -> RecordError:
    """How *text* is refused, by reading or by playing it again."""
    with pytest.raises(RecordError) as caught:
        replay(parse(text))
    return caught.value


def test_a_record_is_a_header_and_a_line_for_each_joint_choice() -> None:
    match = played()
    lines = [json.loads(line) for line in write(match).splitlines()]
    assert lines[0] == {
        "game": "quibbit",
        "options": {},
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


GUESTS = (Player("pad-0", "reed", team=4), Player(bot="normal"))


def test_who_plays_is_read_as_it_was_written() -> None:
    text = header_line(played()) + seated_line(GUESTS)
    record = parse(text)
    assert record.steps == (Seated(GUESTS),)
    assert record.players == GUESTS


def test_the_last_to_sit_down_are_the_guests() -> None:
    text = header_line(played()) + seated_line(GUESTS) + seated_line(GUESTS[::-1])
    assert parse(text).players == GUESTS[::-1]
    assert parse(write(played())).players == ()


def test_who_plays_does_not_change_what_is_played() -> None:
    match = played()
    lines = write(match).splitlines(keepends=True)
    text = "".join([*lines[:4], seated_line(GUESTS), *lines[4:]])
    assert replay(parse(text)).match.state == match.state


def test_guests_for_another_number_of_seats_are_refused() -> None:
    error = refused(header_line(played()) + seated_line(GUESTS[:1]))
    assert (error.line, error.reason) == (2, "2 seats are played, not 1")


def seated(**fields: Any) -> str:
    """A record whose first guest has other fields; "gone" leaves a field out."""
    first = {"device": "pad-0", "name": "reed", "bot": None, "team": 4} | fields
    first = {key: value for key, value in first.items() if value != "gone"}
    guests = first, {"device": None, "name": None, "bot": "normal", "team": 2}
    return header_line(played()) + json.dumps({"seated": guests}) + "\n"


def test_guests_of_an_older_record_are_teams_of_the_usual_size() -> None:
    assert parse(seated()).players == GUESTS
    assert parse(seated(team="gone")).players == (Player("pad-0", "reed"), GUESTS[1])


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"team": 0}, "the size of a team must be from 1 to 4"),
        ({"team": 5}, "the size of a team must be from 1 to 4"),
        ({"team": "2"}, 'team: "2" is not int'),
        ({"team": True}, "team: true is not int"),
        ({"team": None}, "team: null is not int"),
        ({"name": 3}, "name: 3 is not one of str, NoneType"),
        ({"bot": "gone"}, "Player needs device, name, bot, team"),
        ({"bot": "gone", "team": "gone"}, "Player needs device, name, bot, team"),
        ({"hat": "green"}, "Player needs device, name, bot, team"),
    ],
)
def test_a_wrong_guest_is_refused(fields: dict[str, Any], reason: str) -> None:
    error = refused(seated(**fields))
    assert error.line == 2
    assert reason in error.reason


def test_a_record_of_another_version_is_refused_by_that_version() -> None:
    error = refused('{"version": 3, "anything": []}\n')
    assert isinstance(error, OtherVersion)
    assert error.version == 3


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


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty"),
        ("\n", 1, "not JSON"),
        ("{", 1, "not finished"),
        ("hello\n", 1, "not JSON"),
        ("[]\n", 1, "a header has game, options"),
        ("[" * 100_000 + "\n", 1, "nested too deeply"),
        ('{"seed": ' + "9" * 5000 + "}\n", 1, "4300 digits"),
        ('{"seed": NaN}\n', 1, "NaN"),
        ('{"seed": 1, "seed": 2}\n', 1, "twice"),
    ],
)
def test_a_broken_header_is_refused(text: str, line: int, reason: str) -> None:
    error = refused(text)
    assert error.line == line
    assert reason in error.reason
    assert str(error) == f"line {line}: {error.reason}"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "none of quibbit"),
        ({"game": ["quibbit"]}, "none of quibbit"),
        ({"options": {"x": 1}}, "Options needs nothing"),
        ({"options": []}, "Options needs nothing"),
        ({"house": {}}, "no house set"),
        ({"seats": 5}, "from 2 to 4"),
        ({"seats": "2"}, "from 2 to 4"),
        ({"seats": 2.0}, "not a whole number"),
        ({"seed": "7"}, '"7" is not int'),
        ({"seed": True}, "true is not int"),
        ({"version": 2}, "only version 1"),
        ({"version": True}, "only version 1"),
        ({"seed": "gone"}, "a header has"),
        ({"extra": 1}, "a header has"),
    ],
)
def test_a_wrong_field_of_the_header_is_refused(fields: dict[str, Any], reason: str) -> None:
    error = refused(changed(1, **fields))
    assert error.line == 1
    assert reason in error.reason


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"chosen": {}}, "either chosen, undone"),
        ({"chosen": []}, "either chosen, undone"),
        ({"chosen": "gone"}, "either chosen, undone"),
        ({"undone": 0}, "either chosen, undone"),
        ({"chosen": {"2": {"Pick": {"card": 1}}}}, "the seats are 0, 1"),
        ({"chosen": {"00": {"Pick": {"card": 1}}}}, "the seats are 0, 1"),
        ({"chosen": {"0": {"Pick": {"card": 1}}}}, "seat 1 is missing"),
        ({"chosen": {"0": {"Fly": {}}}}, "not one of Settle, Join, Pick"),
        ({"chosen": {"0": {"Pick": {"card": "1"}}}}, '"1" is not int'),
        ({"chosen": {"0": {"Pick": {"card": True}}}}, "true is not int"),
        ({"chosen": {"0": {"Pick": {}}}}, "Pick needs card"),
        ({"chosen": {"0": {"Pick": [1]}}}, "Pick needs card"),
        ({"chosen": {"0": {"Join": {"end": "MIDDLE"}}}}, "not one of FRONT, REAR"),
        ({"chosen": {"0": {"Join": {"end": {}}}}}, "not one of FRONT, REAR"),
        ({"chosen": {"0": {"Pick": {"card": 6}}, "1": {"Pick": {"card": 1}}}}, "seat 0 cannot"),
        ({"chosen": {"0": {"Settle": {"tile": 1}}, "1": {"Pick": {"card": 1}}}}, "seat 0 cannot"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(fields: dict[str, Any], reason: str) -> None:
    error = refused(changed(4, **fields))
    assert error.line == 4
    assert reason in error.reason


def test_a_choice_after_the_end_is_refused() -> None:
    match = played()
    text = write(match) + chosen_line({Seat(0): Pick(1)})
    error = refused(text)
    assert error.line == len(match.log) + 2
    assert "not asked" in error.reason


def test_a_last_line_without_its_end_is_refused() -> None:
    text = write(played())
    assert refused(text[:-1]).line == text.count("\n")


MARKS = '{}[]":,0123456789.-+eE \n\r\ttruefalsn\u2028\x00\ud800Pick'


def garbled(text: str, rng: Random) -> str:
    """*text* with a few letters or lines changed, dropped, doubled or moved."""
    for _ in range(rng.randint(1, 3)):
        lines = text.split("\n")
        here, there = rng.randrange(len(lines)), rng.randrange(len(lines))
        spot = rng.randrange(len(text) + 1)
        match rng.randrange(6):
            case 0:
                text = text[:spot] + rng.choice(MARKS) + text[spot:]
            case 1:
                text = text[:spot] + text[spot + rng.randint(1, 5) :]
            case 2:
                text = text[:spot] + rng.choice(MARKS) + text[spot + 1 :]
            case 3:
                lines.insert(there, lines[here])
                text = "\n".join(lines)
            case 4:
                lines[here], lines[there] = lines[there], lines[here]
                text = "\n".join(lines)
            case _:
                text = text.replace(str(rng.randrange(10)), str(rng.randrange(-3, 20)), 1)
    return text


def verdict(text: str) -> RecordError | None:
    """Why *text* is refused, if it is."""
    try:
        replay(parse(text))
    except RecordError as error:
        return error
    return None


@pytest.mark.parametrize("block", range(5))
def test_a_garbled_record_is_played_or_refused_and_nothing_else(block: int) -> None:
    rng, refusals = Random(block), 0
    for _ in range(200):
        text = garbled(write(played(rng.randint(2, 4), rng.randrange(50))), rng)
        error = verdict(text)
        if error is not None:
            refusals += 1
            assert 1 <= error.line <= text.count("\n") + 1
            assert error.reason
    assert 100 < refusals < 200


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(RecordError):
        parse(text)

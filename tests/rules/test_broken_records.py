"""Whatever is broken in a record is refused with its line."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import Seat
from rules.quibbit import Pick
from rules.record import OtherVersion, RecordError, chosen_line, parse, replay, write
from tests.rules.records import played, record_with, refused


def test_a_record_of_another_version_is_refused_by_that_version() -> None:
    error = refused('{"version": 3, "anything": []}\n')
    assert isinstance(error, OtherVersion)
    assert error.version == 3


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty"),
        ("\n", 1, "not JSON"),
        ("{", 1, "not finished"),
        ("hello\n", 1, "not JSON"),
        ("[]\n", 1, "a header has game, options"),
        ("[" * 100_000 + "\n", 1, "nested too deeply"),
        ('{"seed": ' + "9" * 5000 + "}\n", 1, "100 digits"),
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
        ({"options": {"x": 1}}, "Options needs rounds"),
        ({"options": []}, "Options needs rounds"),
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
    error = refused(record_with(1, **fields))
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
    error = refused(record_with(4, **fields))
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

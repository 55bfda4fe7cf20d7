"""Who plays, as a record tells it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.players import Player
from rules.record import Seated, header_line, parse, replay, seated_line, write
from tests.rules.records import played, refused

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

"""House sets: ours, those of owners of the printed game, and those that cannot be played."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import record
from rules.core import Seat
from rules.match import Match
from rules.quabble import (
    CARD_COUNT,
    HOUSE_SET,
    NUMBER_LIMIT,
    QUABBLE,
    Action,
    CardKind,
    Event,
    HouseSet,
    HouseSetError,
    Options,
    Powers,
    View,
    parse_house_set,
    quabble,
)
from rules.record import RecordError
from tests.paths import ROOT

FILE = ROOT / "rules" / "quabble" / "house_set.toml"
SMALL = """\
[[cards]]
kind = "Grungle"
copies = 50
value = 5

[[cards]]
kind = "very rare egg"
copies = 10
value = -4

[powers]
grungle = -1
"""


def refused(text: str) -> HouseSetError:
    """How a house set is refused."""
    with pytest.raises(HouseSetError) as caught:
        parse_house_set(text)
    return caught.value


def test_the_house_set_in_the_file_is_the_one_that_is_played() -> None:
    assert parse_house_set(FILE.read_text(encoding="utf-8")) == HOUSE_SET == QUABBLE.house_set


def test_the_file_mentions_every_kind_and_every_power() -> None:
    assert set(HOUSE_SET.kinds) == set(CardKind)
    text = FILE.read_text(encoding="utf-8")
    for name in Powers.__dataclass_fields__:
        assert f"\n{name} = " in text


def test_an_owner_may_write_fewer_kinds_other_numbers_and_some_powers() -> None:
    house = parse_house_set(SMALL)
    assert house.kinds == (CardKind.GRUNGLE,) * 50 + (CardKind.VERY_RARE_EGG,) * 10
    assert house.values == (5,) * 50 + (-4,) * 10
    assert house.powers == Powers(grungle=-1)


def test_a_kind_may_have_copies_of_different_values() -> None:
    house = parse_house_set(SMALL.replace("very rare egg", "Grungle"))
    assert house.kinds == (CardKind.GRUNGLE,) * 60
    assert set(house.values) == {5, -4}


def test_lines_from_windows_can_be_read() -> None:
    assert parse_house_set(SMALL.replace("\n", "\r\n")) == parse_house_set(SMALL)
    assert refused(SMALL.replace("value = -4", "value = 0.5").replace("\n", "\r\n")).line == 9


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("very rare egg", "Dragon", 7, "'Dragon' is not one of Snorkel Pig, Bearded Hopper"),
        ('"Grungle"', "3", 2, "kind = 3 is not one of"),
        ("copies = 10", "copies = 11", 8, "with these there are 61 cards"),
        ("copies = 50", "copies = 61", 3, "with these there are 61 cards"),
        ("copies = 10", "copies = 9", 12, "only 59 cards"),
        ("copies = 10", "copies = 0", 8, "copies = 0 is less than 1"),
        ("copies = 10", "copies = -10", 8, "less than 1"),
        ("copies = 10", "copies = true", 8, "copies = True is not a whole number"),
        ("copies = 10\n", "", 6, "copies is missing"),
        ("value = -4", "value = 0.5", 9, "value = 0.5 is not a whole number"),
        ("value = -4", 'value = "4"', 9, "value = '4' is not a whole number"),
        ("value = -4", "value = 100", 9, "value = 100 is not from -99 to 99"),
        ("value = -4", "worth = -4", 9, "'worth' is not one of kind, copies, value"),
        ("value = -4", "value = ", 9, "this is not TOML"),
        ("value = -4", "value = -4\nvalue = -4", 10, "this is not TOML"),
        ("grungle = -1", "grungle = -100", 12, "grungle = -100 is not from"),
        ("grungle = -1", "grungle = -1.5", 12, "grungle = -1.5 is not a whole number"),
        ("grungle = -1", "gurngle = -1", 12, "'gurngle' is not one of snorkel_pig"),
        ("[powers]\ngrungle = -1", "powers = 3", 11, "'powers' is not one of kind, copies, value"),
        ("[powers]", "[power]", 11, "'power' is not one of cards, powers"),
        ("[powers]", "[[powers]]", 11, "written as a table [powers]"),
        ("[[cards]]", "[cards]", 6, "this is not TOML"),
        ("[powers]", "[powers", 11, "this is not TOML"),
        ("[powers]", "powers = '''", 12, "this is not TOML"),
        ("[powers]", "# " + "x" * 300, 11, "no line is longer"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    error = refused(SMALL.replace(old, new))
    assert reason in error.reason
    assert error.line == line
    assert str(error) == f"line {line}: {error.reason}"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "only 0 cards"),
        ("\n\n", 2, "only 0 cards"),
        ("cards = 3\n", 1, "written as tables [[cards]]"),
        ("# ours\ncards = [\n  3,\n]\n", 4, "written as tables [[cards]]"),
        ("powers = 3\n" + SMALL.partition("[powers]")[0], 1, "written as a table [powers]"),
        ("x = 1\n", 1, "'x' is not one of cards, powers"),
        ("x = " + "\n".join(["[" * 150] * 40) + "\n", 1, "nested too deeply"),
        ("\n" * 500, 401, "no more than 400 lines"),
        ("x = '''\n", 1, "this is not TOML"),
    ],
)
def test_a_file_that_is_no_house_set_is_refused(text: str, line: int, reason: str) -> None:
    error = refused(text)
    assert reason in error.reason
    assert error.line == line


def test_cards_may_be_written_in_one_line_each() -> None:
    rows = (
        '\n  {kind = "Grungle", copies = 50, value = 5},\n  {kind = "Egg", copies = 1, value = 1}'
    )
    assert refused(f"cards = [{rows},\n]\n").line == 4  # where the list is complete


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    assert 1 <= refused(text).line <= text.count("\n") + 1


@pytest.mark.parametrize("block", range(3))
def test_a_garbled_house_set_is_read_or_refused_and_nothing_else(block: int) -> None:
    rng, text, refusals = Random(block), FILE.read_text(encoding="utf-8"), 0
    for _ in range(60):
        spot = rng.randrange(len(text))
        garbled = text[:spot] + rng.choice('"=[]{}#\n0x.,-e') + text[spot + rng.randint(0, 8) :]
        found = verdict(garbled)
        if isinstance(found, HouseSetError):
            refusals += 1
            assert 1 <= found.line <= garbled.count("\n") + 1
        else:
            assert len(found.kinds) == CARD_COUNT
    assert 5 < refusals < 60


def verdict(text: str) -> HouseSet | HouseSetError:
    """The house set, or why there is none."""
    try:
        return parse_house_set(text)
    except HouseSetError as error:
        return error


def test_a_set_of_the_wrong_size_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="60 cards, not 59"):
        HouseSet(HOUSE_SET.kinds[1:], HOUSE_SET.values[1:])
    with pytest.raises(ValueError, match=f"value = {NUMBER_LIMIT + 1} is not from"):
        HouseSet(HOUSE_SET.kinds, (NUMBER_LIMIT + 1, *HOUSE_SET.values[1:]))
    with pytest.raises(ValueError, match="grungle = -1000"):
        Powers(grungle=-1000)


# Records


def played(house: HouseSet) -> Match[Options, Action, Event, View]:
    """A whole match of random choices with a set of one's own."""
    match, rng = Match(quabble(house), Options(), 3, 7), Random(7)
    while match.waiting_for:
        for seat in sorted(match.waiting_for):
            match.choose(seat, rng.choice(list(match.state.legal(seat))))
    return match


def test_a_record_carries_the_set_it_was_played_with() -> None:
    house = parse_house_set(SMALL)
    text = record.write(played(house))
    header = json.loads(text.splitlines()[0])
    assert header["house"]["values"][-1] == -4
    again = record.replay(record.parse(text)).match
    assert again.game.house_set == house
    assert again.state == played(house).state
    assert record.write(again) == text


def test_a_record_with_our_own_set_carries_it_too() -> None:
    # A later version may have other numbers.
    header = json.loads(record.header_line(played(HOUSE_SET)))
    assert len(header["house"]["kinds"]) == CARD_COUNT
    assert header["house"]["powers"]["Powers"]["very_rare_egg"] == HOUSE_SET.powers.very_rare_egg


@pytest.mark.parametrize(
    ("house", "reason"),
    [
        (None, "HouseSet needs kinds, values, powers"),
        ({}, "HouseSet needs kinds, values, powers"),
        ({"kinds": [], "values": []}, "HouseSet needs"),
        ({"kinds": [], "values": [], "powers": {"Powers": {}}}, "Powers needs snorkel_pig"),
        ({"kinds": ["DRAGON"]}, "DRAGON"),
        ({"kinds": ["GRUNGLE"]}, "60 cards, not 1"),
        ({"values": [0.5] * 60}, "not a whole number"),
        ({"values": [100] * 60}, "value = 100"),
    ],
)
def test_a_record_with_a_broken_set_is_refused(house: object, reason: str) -> None:
    first, *rest = record.write(played(HOUSE_SET)).splitlines()
    header = json.loads(first)
    whole = isinstance(house, dict) and len(house) == 1
    header["house"] = header["house"] | house if whole else house
    with pytest.raises(RecordError, match="line 1") as caught:
        record.parse("\n".join([json.dumps(header), *rest]) + "\n")
    assert reason in caught.value.reason


def test_a_set_of_one_kind_can_be_played_to_the_end() -> None:
    for kind in CardKind:
        house = HouseSet((kind,) * CARD_COUNT, (7,) * CARD_COUNT)
        outcome = played(house).state.outcome()
        assert outcome is not None
        assert {seat for place in outcome.places for seat in place} == set(map(Seat, range(3)))

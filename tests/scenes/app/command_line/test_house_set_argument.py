"""A house set on the command line: played with, or refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.quabble import CARD_COUNT, QUABBLE, CardKind
from rules.quibbit import QUIBBIT
from scenes.app.command_line.argument_types import BadArgument, with_house_set
from scenes.app.command_line.arguments import parse

PIGS = '[[cards]]\nkind = "Snorkel Pig"\ncopies = 60\nvalue = 2\n'


def refused(*words: str) -> str:
    with pytest.raises(BadArgument) as refusal:
        parse(words)
    sentence = str(refusal.value)
    assert "\n" not in sentence
    return sentence


def test_a_house_set_makes_a_game_of_its_cards(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(PIGS)
    assert (
        with_house_set(QUABBLE, str(file)).house_set.kinds == (CardKind.SNORKEL_PIG,) * CARD_COUNT
    )


def test_a_house_set_of_a_game_that_has_none_is_refused(tmp_path: Path) -> None:
    sentence = refused("--game", "quibbit", "--house-set", str(tmp_path / "ours.toml"))
    assert QUIBBIT.title in sentence
    assert str(tmp_path / "ours.toml") in sentence


def test_a_house_set_needs_a_game() -> None:
    sentence = refused("--house-set", "ours.toml")
    assert "--house-set" in sentence
    assert "--game" in sentence


def test_a_house_set_is_named_once_and_not_without_a_file() -> None:
    assert "--house-set" in refused(
        "--game", "quibbit", "--house-set", "a.toml", "--house-set", "b.toml"
    )
    assert "cannot be read" in refused("--game", "quibbit", "--house-set")


def test_a_broken_house_set_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(PIGS.replace("60", "6.5"))
    with pytest.raises(BadArgument, match=r"ours\.toml.*line 3: copies = 6\.5 is not a whole"):
        with_house_set(QUABBLE, str(file))


@pytest.mark.parametrize(("name", "reason"), [("none.toml", "No such file"), ("", "directory")])
def test_a_house_set_that_cannot_be_read_is_named(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(BadArgument, match=reason) as refusal:
        with_house_set(QUABBLE, str(tmp_path / name))
    assert str(tmp_path / name) in str(refusal.value)


@pytest.mark.parametrize("text", ["", " ", "a\0b"])
def test_what_is_no_file_name_is_refused(text: str) -> None:
    with pytest.raises(BadArgument, match="cannot be read"):
        with_house_set(QUABBLE, text)

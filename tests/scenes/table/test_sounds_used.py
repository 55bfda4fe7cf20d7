"""No sound is made for nothing, and what a table plays is at hand there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.games import REGISTRATIONS
from scenes.core.game_parts import table_class
from sounds.names import Sound
from tests.paths import ROOT
from tests.source.syntax_trees import nodes

SCENES = ROOT / "scenes"


def named(folder: Path) -> set[Sound]:
    """The sounds that are spoken of in the code below *folder*."""
    return {sound for file in folder.rglob("*.py") for sound in _in_file(file)}


def _in_file(file: Path) -> Iterator[Sound]:
    for node in nodes(file):
        match node:
            case ast.Attribute(value=ast.Name(id="Sound"), attr=name) if name in Sound.__members__:
                yield Sound[name]


def test_every_sound_is_played_somewhere() -> None:
    assert set(Sound) - named(SCENES) == set()


def test_only_the_finish_plays_how_a_match_ends() -> None:
    ends = {Sound.WIN, Sound.TIE, Sound.MATCH_OVER}
    assert ends <= named(SCENES / "table" / "finish") | named(SCENES / "ui")
    assert not ends & (named(SCENES / "games") | named(SCENES / "menus" / "podium"))


@pytest.mark.parametrize("game", REGISTRATIONS)
def test_a_table_plays_many_sounds_of_its_own(game: str) -> None:
    own = {sound for sound in Sound if sound.ambience is table_class(game).ambience}
    assert own
    assert own <= named(SCENES / "games" / game)


@pytest.mark.parametrize("game", REGISTRATIONS)
def test_a_table_plays_nothing_that_would_have_to_be_fetched_first(game: str) -> None:
    played = named(SCENES / "games" / game)
    assert {
        sound for sound in played if sound.ambience not in (None, table_class(game).ambience)
    } == set()

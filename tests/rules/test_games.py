"""The list of all games, and what is imported when one of them is asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rules.games import REGISTRATIONS, all_games, game_called

ROOT = Path(__file__).parents[2]


def imported(program: str) -> set[str]:
    """The modules that are loaded once *program* has run in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {program}; print(*sys.modules)"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return set(done.stdout.split())


def games_in(modules: set[str]) -> set[str]:
    """The games of which any module is among *modules*."""
    return {name for name in REGISTRATIONS for module in modules if name in module.split(".")}


@pytest.mark.parametrize("module", ["rules.core", "rules.match", "rules.record", "rules.games"])
def test_what_all_games_share_imports_no_game(module: str) -> None:
    assert games_in(imported(f"import {module}")) == set()


@pytest.mark.parametrize("name", REGISTRATIONS)
def test_a_game_is_imported_without_the_others(name: str) -> None:
    asked = f"from rules.games import game_called; game_called({name!r})"
    assert games_in(imported(asked)) == {name}


@pytest.mark.parametrize("name", REGISTRATIONS)
def test_a_table_is_imported_without_the_other_games(name: str) -> None:
    asked = f"from scenes.core.game_parts import table_class; table_class({name!r})"
    assert games_in(imported(asked)) == {name}


@pytest.mark.parametrize("name", REGISTRATIONS)
def test_a_game_has_the_title_and_seats_of_its_registration(name: str) -> None:
    game, registration = game_called(name), REGISTRATIONS[name]
    assert (game.title, game.seats) == (registration.title, registration.seats)


def test_every_game_is_called_as_it_is_registered() -> None:
    assert [game.name for game in all_games()] == list(REGISTRATIONS)
    with pytest.raises(KeyError):
        game_called("chess")

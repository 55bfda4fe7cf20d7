"""Golden playthroughs: whole random matches as text, one file a game and number of seats.

A change of the rules shows as a change of these texts. Having read it and found it right, write
them anew: `python -m tests.test_playthroughs --write`.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

import pytest

from tests.matches.match_histories import (
    GAMES_AND_SEATS,
    AnyGame,
    HistoryStep,
    MatchHistory,
    game_id,
    play_with_bots,
)

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 7
FEW = 15  # more choices than these are only counted


def spelled(value: object) -> str:
    """*value* as short as can be read: names without quotes, fields by name."""
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, tuple):
        return f"({' '.join(map(spelled, value))})"
    if is_dataclass(value):
        named = (f"{field.name}={spelled(getattr(value, field.name))}" for field in fields(value))
        return " ".join([type(value).__name__, *named])
    return str(value)


def playthrough(game: AnyGame, seats: int) -> str:
    """The text of one match."""
    history = play_with_bots(game, game.options(), ["random"] * seats, SEED)
    return "\n".join(_lines(game, history)) + "\n"


def _lines(game: AnyGame, history: MatchHistory) -> Iterator[str]:
    match = history.match
    yield f"{game.title} with {match.seats} seats, seed {match.seed}"
    yield from _table(history.steps[0].before)
    for number, step in enumerate(history.steps, 1):
        yield ""
        yield from _chapter(number, step)
    yield ""
    yield from _table(history.match.state)
    yield ""
    yield spelled(history.outcome)


def _chapter(number: int, step: HistoryStep) -> Iterator[str]:
    for seat, action in sorted(step.choices.items()):
        offered = _offered(step.before.legal(seat))
        yield f"{number}. seat {seat}: {spelled(action)}   [{offered}]"
    for event in step.events:
        yield f"   {spelled(event)}"


def _offered(legal: Collection[object]) -> str:
    if len(legal) > FEW:
        return f"one of {len(legal)}"
    return ", ".join(map(spelled, legal))


def _table(state: object) -> Iterator[str]:
    assert is_dataclass(state)
    for field in fields(state):
        yield f"   {field.name}: {spelled(getattr(state, field.name))}"


def _path(game: AnyGame, seats: int) -> Path:
    return FOLDER / f"{game.name}-{seats}.txt"


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_the_game_plays_as_it_is_written(game: AnyGame, seats: int) -> None:
    assert playthrough(game, seats) == _path(game, seats).read_text(encoding="utf-8")


def test_there_is_a_playthrough_for_every_table_and_no_other() -> None:
    assert set(FOLDER.iterdir()) == {_path(game, seats) for game, seats in GAMES_AND_SEATS}


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.test_playthroughs --write")
    FOLDER.mkdir(exist_ok=True)
    for table in GAMES_AND_SEATS:
        _path(*table).write_text(playthrough(*table), encoding="utf-8", newline="\n")

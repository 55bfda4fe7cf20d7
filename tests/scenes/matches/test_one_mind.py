"""Banner, light, laurel and words at seats are of one mind, in whole matches of every game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.games import AnyGame
from scenes.players.seat_names import seat_name
from scenes.table.game_table import AnyTable
from seats.occupants import BotPlayer
from tests.all_games import GAMES
from tests.scenes.matches.short_options import SHORT
from tests.scenes.running_app import RunningApp, running_app

STEPS = 200_000  # until a match counts as endless


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((320, 180)) as opened:
        opened.set(speed="brisk")
        yield opened


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_all_that_can_be_read_is_of_one_mind_in_a_whole_match(
    app: RunningApp, game: AnyGame
) -> None:
    table = app.open_table(*[BotPlayer("easy")] * 3, game=game, options=SHORT.get(game.name))
    seen: object = None
    worn = set[Seat | None]()
    for _ in range(STEPS):
        app.stack.step()
        if not app.at(table):
            break
        now = readable(table)
        if now != seen:
            seen = now
            check(table)
            worn.add(table.climaxes.laurel.wearer)
    assert not app.at(table), "the match does not end"
    assert bool(worn - {None}) == (game.name != "quibbit"), "there the crown says who it is"


def readable(table: AnyTable) -> object:
    """All that ``check`` reads."""
    seats = [(panel.frog.active, panel.told) for panel in table.panels]
    return table.top_bar.shown[0].words, table.climaxes.laurel.wearer, table.awaiting_choice, seats


def check(table: AnyTable) -> None:
    """Compare what is read with what is lit."""
    banner = table.top_bar.shown[0].words
    lit = {panel.seat for panel in table.panels if panel.frog.active}
    subject = first_named(table, banner)
    if subject is not None:
        assert subject in lit, f"{banner!r} while {lit} are lit"
    for panel in table.panels:
        assert first_named(table, panel.told) in (None, panel.seat), panel.told
    if table.awaiting_choice:
        leaders = [*table.leaders()]
        assert table.climaxes.laurel.wearer == (leaders[0] if len(leaders) == 1 else None)


def first_named(table: AnyTable, words: str) -> Seat | None:
    """The seat that is named first in *words*."""
    found = {words.find(seat_name(panel.seat)): panel.seat for panel in table.panels}
    found.pop(-1, None)
    return found[min(found)] if found else None

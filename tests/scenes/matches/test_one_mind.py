"""Banner, light, laurel, crown, mark and words at seats are of one mind in whole matches."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from random import Random

import pytest

from rules.core import Seat
from rules.games import AnyGame
from rules.quibbit import Frog
from scenes.games.frogger.table import FroggerTable
from scenes.games.mosquito.table import MosquitoTable
from scenes.games.quibbit.table import QuibbitTable
from scenes.players.seat_names import seat_name
from scenes.table.game_table import AnyTable
from scenes.table.seats.seat_row import lit_seats
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from tests.all_games import GAMES
from tests.scenes.matches.short_options import SHORT
from tests.scenes.running_app import RunningApp, running_app

ME, THINKS = Seat(0), 60  # a person, and the steps until it chooses
STEPS = 200_000  # until a match counts as endless


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((320, 180)) as opened:
        opened.set(speed="brisk")
        yield opened


@pytest.mark.parametrize("first", [BotPlayer("easy"), Person(LEFT_KEYS)], ids=["bots", "person"])
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_all_that_can_be_read_is_of_one_mind_in_a_whole_match(
    app: RunningApp, game: AnyGame, first: Occupant
) -> None:
    bots, options = [BotPlayer("easy")] * 2, SHORT.get(game.name)
    table = app.open_table(first, *bots, game=game, options=options)
    choose, seen, lagged = person(table), None, False
    worn = set[Seat | None]()
    for _ in range(STEPS):
        app.stack.step()
        next(choose)
        if not app.at(table):
            break
        lags = lit_as_next(table)
        assert not (lags and lagged), "they have their turn now, not next"
        lagged = lags  # the mark follows in the next step
        now = readable(table)
        if now != seen:
            seen = now
            check(table)
            worn.add(table.climaxes.laurel.wearer)
    assert not app.at(table), "the match does not end"
    assert bool(worn - {None}) == (game.name != "quibbit"), "there the crown says who it is"


def person(table: AnyTable) -> Iterator[None]:
    """Chooses something legal for the first seat after a while, if it is no bot's."""
    chance, waited = Random(1), 0
    while True:
        asked = table.pending.people_choosing and ME in table.pending.missing
        waited = waited + 1 if asked else 0
        if waited > THINKS:
            table.pending.decide(ME, chance.choice([*table.match.state.legal(ME)]))
        yield


def readable(table: AnyTable) -> object:
    """All that ``check`` reads."""
    seats = [(panel.frog.active, panel.told) for panel in table.panels]
    wearer, words = table.climaxes.laurel.wearer, table.top_bar.shown[0].words
    return words, wearer, table.awaiting_choice, seats


def check(table: AnyTable) -> None:
    """Compare what is read with what is lit."""
    banner = table.top_bar.shown[0].words
    lit = {panel.seat for panel in table.panels if panel.frog.active}
    subject = first_named(table, banner)
    if subject is not None and not told_to_people(table, banner, subject):
        assert subject in lit, f"{banner!r} while {lit} are lit"
    for panel in table.panels:
        assert first_named(table, panel.told) in (None, panel.seat), panel.told
    if table.awaiting_choice:
        leaders = [*table.leaders()]
        assert table.climaxes.laurel.wearer == (leaders[0] if len(leaders) == 1 else None)
        assert lit >= set(table.pending.missing)
        if isinstance(table, QuibbitTable):
            assert crowned(table) == table.view.board.crown
        for panel in table.panels:
            races = isinstance(table, QuibbitTable) and table.view.board.round
            assert panel.frog._light._pool.visible == (panel.frog.active and not races)


def told_to_people(table: AnyTable, banner: str, subject: Seat) -> bool:
    """Whether *banner* only tells a person what *subject* would do, or what would befall it."""
    return table.people_choose and not banner.startswith(seat_name(subject))


def marked(table: AnyTable) -> list[Seat]:
    """The seats that are marked as next."""
    if not isinstance(table, FroggerTable | MosquitoTable):
        return []
    return [Seat(seat) for seat, mark in enumerate(table.next_seat.marks) if mark.visible]


def lit_as_next(table: AnyTable) -> bool:
    """Whether a seat that acts or has to choose is marked as next."""
    return not lit_seats(table.panels).isdisjoint(marked(table))


def crowned(table: AnyTable) -> int | None:
    """The frog of Quibbit! on whose head the crown is."""
    if not isinstance(table, QuibbitTable):
        return None
    ring = table.tokens.ring
    crown, heads = ring.crown.pose, [ring.worn(Frog(frog)) for frog in range(len(ring.frogs))]
    on = [frog for frog, head in enumerate(heads) if hypot(head.x - crown.x, head.y - crown.y) < 1]
    return on[0] if ring.crown.visible and on else None


def first_named(table: AnyTable, words: str) -> Seat | None:
    """The seat that is named first in *words*."""
    found = {words.find(seat_name(panel.seat)): panel.seat for panel in table.panels}
    found.pop(-1, None)
    return found[min(found)] if found else None

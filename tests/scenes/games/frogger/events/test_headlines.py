"""Which moments of Frogger have a headline."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import EXCUSE, FROGS, Frog, FrogAdvanced, FrogSwept, Space
from scenes.core.script import Script
from scenes.games.frogger.components.path import owner
from scenes.games.frogger.events.headlines import (
    FIRST_ACROSS,
    NEW,
    PERSON_SENT_BACK,
    SENT_BACK,
    FroggerHeadlines,
)
from scenes.games.frogger.table import FroggerTable
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import ClimaxSize
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.seats.seat_frog import Reaction
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Collage
from sprites.stage.token import Token
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table import checked_tables
from words import say


@pytest.fixture
def table(app: RunningApp) -> FroggerTable:
    made = new_table(app, BotPlayer("judge"), BotPlayer("judge"))
    checked_tables.build(made)
    return made


@pytest.fixture
def written(table: FroggerTable, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been written large."""
    words: list[str] = []

    def write(headline: str, *_: Any, **__: Any) -> Script:
        words.append(headline)
        yield

    monkeypatch.setattr(table.climaxes, "climax", write)
    return words


@pytest.fixture
def shown(table: FroggerTable, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """How it was written, and about whom."""
    climaxes: list[dict[str, Any]] = []

    def write(_: str, *actors: Token, **how: Any) -> Script:
        climaxes.append({"actors": actors, **how})
        yield

    monkeypatch.setattr(table.climaxes, "climax", write)
    return climaxes


def headlines(table: FroggerTable) -> FroggerHeadlines:
    return FroggerHeadlines(table.tokens)


def test_who_is_sent_back_gets_a_headline(table: FroggerTable, written: list[str]) -> None:
    trail = table.tokens.path
    end, mate = next(g for g in trail.path.groups[1:-1] if len(g) > 1)[:2]
    leap = FrogAdvanced(Frog(0), Card.SEA, Suit.WAVES, EXCUSE, end)
    list(headlines(table).swept(leap))
    assert not written
    trail.where[FROGS] = mate
    list(headlines(table).swept(leap))
    names = {"name": seat_name(owner(Frog(0))), "victims": seat_name(owner(Frog(FROGS)))}
    assert written == [say("frogger.headline_swept", **names)]


@pytest.mark.parametrize("others", [[], [Frog(FROGS)]])
def test_who_sends_back_a_frog_of_its_own_is_not_told_to_send_itself(
    table: FroggerTable, written: list[str], others: list[Frog]
) -> None:
    trail = table.tokens.path
    end, *mates = next(group for group in trail.path.groups[1:-1] if len(group) > 2)
    for hit, mate in zip([Frog(1), *others], mates, strict=False):
        trail.where[hit] = mate
    list(headlines(table).swept(FrogAdvanced(Frog(0), Card.SEA, Suit.WAVES, EXCUSE, end)))
    name = seat_name(owner(Frog(0)))
    if others:
        victims = seat_name(owner(Frog(FROGS)))
        assert written == [say("frogger.headline_swept", name=name, victims=victims)]
    else:
        assert written == [say("frogger.headline_swept_own", name=name)]


def test_who_is_sent_back_falls_into_water_beside_who_does_it_and_less_long_when_known(
    table: FroggerTable, shown: list[dict[str, Any]]
) -> None:
    trail, made = table.tokens.path, headlines(table)
    end, mate = next(g for g in trail.path.groups[1:-1] if len(g) > 1)[:2]
    trail.where[FROGS] = mate
    for _ in range(NEW + 1):
        list(made.swept(FrogAdvanced(Frog(0), Card.SEA, Suit.WAVES, EXCUSE, end)))
    assert {how["act"] for how in shown} == {Act.PLUNGE}
    *new, known = (how["size"].seconds for how in shown)
    assert {*new} == {SENT_BACK.seconds}
    assert known < SENT_BACK.seconds


def test_a_bite_gets_a_headline(table: FroggerTable, written: list[str]) -> None:
    list(headlines(table).bitten(Frog(0)))
    assert written == [say("frogger.headline_bitten")]


@pytest.mark.parametrize(
    ("start", "goal", "key"),
    [
        (EXCUSE, 4, "headline_across"),
        (Space(3), 4, None),
        (Space(3), 2, "headline_one_left"),
        (EXCUSE, 2, "headline_one_left"),
    ],
)
def test_only_a_great_homecoming_gets_a_headline(
    table: FroggerTable, written: list[str], start: Space, goal: int, key: str | None
) -> None:
    trail = table.tokens.path
    trail.rest(Frog(0), trail.path.home)
    list(headlines(table).home(Frog(0), start, goal))
    name = seat_name(owner(Frog(0)))
    assert written == ([say(f"frogger.{key}", name=name)] if key else [])


def test_who_needs_one_more_frog_is_seen_large_beside_its_places_at_home(
    table: FroggerTable, shown: list[dict[str, Any]]
) -> None:
    trail = table.tokens.path
    trail.rest(Frog(0), trail.path.home)
    list(headlines(table).home(Frog(0), Space(3), 2))
    (how,) = shown
    assert how["reactions"] == {Seat(0): Reaction.JOY, Seat(1): Reaction.SHOCK}
    assert how["size"].close_up
    assert how["act"] is Act.ALONE, "nobody is sent back"
    places = how["thing"](300.0)
    assert isinstance(places, Collage)
    assert len(places.pieces) == 2, "a frog in one of two, and a silhouette in the other"


def test_who_is_sent_back_is_off_the_path_as_it_flies_and_in_the_pond_after_that(
    table: FroggerTable,
) -> None:
    trail = table.tokens.path
    end, mate = next(g for g in trail.path.groups[1:-1] if len(g) > 1)[:2]
    frog = Frog(FROGS)
    trail.rest(frog, mate)
    on_the_path = []
    for _ in headlines(table).swept(FrogAdvanced(Frog(0), Card.SEA, Suit.WAVES, EXCUSE, end)):
        table.stage.tick()
        on_the_path.append(trail.frogs[frog].pose.alpha > 0)
    assert on_the_path == sorted(on_the_path, reverse=True)
    assert set(on_the_path) == {True, False}
    list(table._animator.show(FrogSwept(frog, mate)))
    assert trail.frogs[frog].pose == trail.stand(frog, EXCUSE)


def test_only_the_first_frog_that_crosses_all_is_large(
    table: FroggerTable, shown: list[dict[str, Any]]
) -> None:
    made, trail = headlines(table), table.tokens.path
    for frog in map(Frog, range(3)):
        trail.rest(frog, trail.path.home)
        list(made.home(frog, EXCUSE, 6))
    assert [how["size"] for how in shown] == [FIRST_ACROSS]
    assert [bool(how["reactions"]) for how in shown] == [True], "a close-up dims"


@pytest.mark.parametrize("again", [Frog(0), Frog(1)])
def test_a_leap_home_that_was_taken_back_does_not_make_the_next_one_small(
    table: FroggerTable, shown: list[dict[str, Any]], again: Frog
) -> None:
    made, trail = headlines(table), table.tokens.path
    for frog in (Frog(0), again):
        trail.rest(frog, trail.path.home)
        list(made.home(frog, EXCUSE, 6))
        trail.rest(frog, EXCUSE)
    assert [how["size"] for how in shown] == [FIRST_ACROSS, FIRST_ACROSS]


@pytest.mark.parametrize("by_bot", [True, False])
def test_a_frog_of_a_person_is_sent_back_over_the_whole_screen_and_falls_into_the_pond(
    app: RunningApp, by_bot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, bot = Person(LEFT_KEYS), BotPlayer("judge")
    made = new_table(app, *((bot, person) if by_bot else (person, bot)))
    checked_tables.build(made)
    sizes: list[ClimaxSize] = []

    def write(_: str, *__: Token, size: ClimaxSize, **___: Any) -> Script:
        sizes.append(size)
        yield

    monkeypatch.setattr(made.climaxes, "climax", write)
    trail = made.tokens.path
    end, mate = next(g for g in trail.path.groups[1:-1] if len(g) > 1)[:2]
    hit = Frog(FROGS)
    trail.where[hit] = mate
    list(headlines(made).swept(FrogAdvanced(Frog(0), Card.SEA, Suit.WAVES, EXCUSE, end)))
    assert sizes == [PERSON_SENT_BACK if by_bot else SENT_BACK]
    app.set(reduced_motion=False)
    heights = []
    for _ in made._animator.show(FrogSwept(hit, mate)):
        heights.append(trail.frogs[hit].pose.y)
    assert (min(heights) < made.layout.path.y) == by_bot, "it falls from the top of the screen"
    assert trail.where[hit] == EXCUSE

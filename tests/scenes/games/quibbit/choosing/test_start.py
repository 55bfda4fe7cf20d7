"""Choosing a start: the cursor walks round the ring, and the tiles tell what the cards would do."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations
from random import Random

import pytest

from rules.core import Seat
from rules.quibbit import CARDS, End, Frog, Join, Leaf, Options, Settle, deal, leap
from scenes.games.quibbit.choosing.preview_sign import start_sign, start_words
from scenes.games.quibbit.choosing.start_chooser import StartChooser
from scenes.games.quibbit.table import QuibbitTable
from scenes.players.seat_names import seat_name
from scenes.ui.navigation import first_move, next_in_ring
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import ring
from sprites.pictures.pictures import Art, Collage, Picture, Text
from tests.rules.quibbit.positions import RING, read
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.window_sizes import texts
from words import say

FROG = Frog(0)
TWO, THREE = "A:12345 B:12345", "A:12345 B:12345 C:12345"
REAR = "Behind: as rear frog you leap first in ties, but whoever laps you wins!"


def points(tiles: int) -> list[tuple[float, float]]:
    return [(slot.x, slot.y) for slot in ring(tiles, (900, 500), (700, 300))]


def walk(tiles: int, at: int, intent: Intent) -> list[int]:
    """The tiles to which the same direction leads, until it leads no farther."""
    passed = [at]
    while (to := next_in_ring(points(tiles), passed[-1], intent)) != passed[-1]:
        passed.append(to)
    return passed


def test_a_direction_leads_to_the_next_tile_on_that_side_and_jumps_nowhere() -> None:
    assert walk(12, 0, Intent.RIGHT) == [0, 1, 2, 3]
    assert walk(12, 2, Intent.LEFT) == [2, 1, 0, 11, 10, 9]
    assert walk(12, 6, Intent.RIGHT) == [6, 5, 4, 3]
    assert walk(12, 3, Intent.DOWN) == [3, 4, 5, 6]
    assert walk(12, 6, Intent.UP)[-1] == 0


@pytest.mark.parametrize("tiles", [12, 15])
def test_directions_lead_from_every_tile_to_every_other_one(tiles: int) -> None:
    places = points(tiles)

    @cache
    def neighbour(at: int, intent: Intent) -> int:
        to = next_in_ring(places, at, intent)
        assert to in {at, (at + 1) % tiles, (at - 1) % tiles}
        return to

    for at, to in permutations(range(tiles), 2):
        assert first_move(neighbour, at, to) is not None


def test_a_direction_goes_on_along_the_ring_where_nothing_lies_ahead() -> None:
    with running_app() as app:
        table, keys = starting(app), KeyButtons()
        app.run_until(lambda: table.awaiting_choice)
        chooser = table.pending.chooser(Seat(0))
        assert isinstance(chooser, StartChooser)
        passed = {chooser._at}
        for _ in range(2 * len(chooser._spots)):
            before = chooser._at
            tap(app, keys, Intent.RIGHT)
            assert chooser._at != before
            passed.add(chooser._at)
        assert passed == set(range(len(chooser._spots)))


def starting(app: RunningApp) -> QuibbitTable:
    """A table at which a person is the first to choose a start."""
    for seed in range(20):
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"), seed=seed)
        assert isinstance(table, QuibbitTable)
        if table.match.state.view(None).board.starter == 0:
            return table
    raise AssertionError("nobody begins")


def signs(picture: Picture) -> set[str]:
    match picture:
        case Art(name):
            return {name}
        case Collage(pieces=pieces):
            return set().union(*(signs(part.picture) for part in pieces))
        case Text("?"):
            return {"?"}
        case _:
            return set()


def test_the_tiles_tell_where_the_cards_would_lead_from_the_start_pointed_at() -> None:
    with running_app() as app:
        table, keys = starting(app), KeyButtons()
        app.run_until(lambda: table.awaiting_choice)
        board, marks = table.view.board, table.previews[0].marks
        size, start = len(board.ring), board.ring.index(Leaf(FROG))
        for card in CARDS:
            end, _ = leap(start, card, [start], size)
            slot, token = table.tokens.ring.slot(end), marks.tokens[card]
            assert token.visible
            assert (token.pose.x, token.pose.y) == (slot.x, slot.y)
            assert not signs(token.picture), "who leaps first is not known yet"
        tap(app, keys, Intent.CONFIRM)
        app.run_until(lambda: not table.awaiting_choice)
        assert not any(token.visible for token in marks.tokens.values())


def test_it_is_told_what_each_place_in_the_line_means() -> None:
    with running_app() as app:
        table, keys = starting(app), KeyButtons()
        app.run_until(lambda: table.awaiting_choice)
        others = "The others join in front of you or behind you."
        assert words_of(table.previews[0]._sign.picture) == {others}
        tap(app, keys, Intent.CONFIRM)
        app.run_until(lambda: not table.awaiting_choice)
        assert not table.previews[0]._sign.visible
        app.run_until(lambda: len(table.view.board.at()) == 2)
        app.run_until(lambda: table.awaiting_choice)
        bar = table.tokens.meter._words.picture
        assert words_of(bar) == {say("quibbit.meter_start")}, "one frog is not there yet"


@pytest.mark.parametrize(
    ("frogs", "hands", "end", "words"),
    [
        (". B", THREE, End.FRONT, "In front: you start ahead of Puddle."),
        (". B", THREE, End.REAR, "Behind: you leap first in ties, as you start behind Puddle."),
        (". B C", THREE, End.FRONT, "In front: you have the shortest way to a lap."),
        (". B C", THREE, End.REAR, REAR),
        (". B", TWO, End.FRONT, "In front: you have the shortest way to a lap."),
        (". B", TWO, End.REAR, "Behind: you leap first in ties, as you start behind Puddle."),
    ],
)
def test_both_ends_of_the_line_are_explained(frogs: str, hands: str, end: End, words: str) -> None:
    board = read(f"{RING}\nfrogs {frogs}\nhands {hands}\nround 0").board
    with running_app() as app:
        sign = start_sign(app.context.renderer, board, Join(end), 400.0)
        assert words_of(sign) == {words}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_said_of_a_start_holds_when_all_have_joined(seats: int) -> None:
    told = 0
    for seed in range(40):
        rng = Random(seed)
        state, said = deal(Options(), seats, rng), dict[Frog, str]()
        while not state.board.round:
            (seat,) = state.to_act()
            action = rng.choice(list(state.legal(seat)))
            assert isinstance(action, Settle | Join)
            said[Frog(seat)] = start_words(state.board, action)
            state, _ = state.apply({seat: action}, rng)
        line = sorted(state.board.at(), key=state.board.at().__getitem__)
        for frog, words in said.items():
            behind, ahead = line[: line.index(frog)], line[line.index(frog) + 1 :]
            assert not ("shortest way" in words and ahead)
            assert not ("rear frog" in words and behind)
            if name := re.search("start (ahead of|behind) (.*)[.]", words):
                others = behind if name[1] == "ahead of" else ahead
                assert name[2] in [seat_name(Seat(other)) for other in others]
            told += "join" not in words
    assert told


def words_of(picture: Picture) -> set[str]:
    return {text.words for text in texts(picture)}


def test_the_opposite_direction_leads_back_also_where_the_ring_bends() -> None:
    with running_app() as app:
        table, keys = starting(app), KeyButtons()
        app.run_until(lambda: table.awaiting_choice)
        ghost = next(
            token
            for token in table.stage.tokens
            if token.name == "ghost" and token.visible and isinstance(token.picture, Art)
        )
        ring = table.view.board.ring
        tap(app, keys, *[Intent.TURN_RIGHT] * (len(ring) - ring.index(Leaf(FROG))))
        tap(app, keys, *[Intent.RIGHT] * 2)
        app.frames(60)
        before = ghost.pose
        tap(app, keys, Intent.RIGHT)
        app.frames(60)
        assert ghost.pose != before
        tap(app, keys, Intent.LEFT)
        app.frames(60)
        assert ghost.pose == before

"""A card that leaves its frog last says whose card may lap it in the round after."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Literal

import pytest

from rules.core import Seat
from rules.quibbit import Board, Frog, Lapped
from scenes.core.settings.settings import Settings
from scenes.games.quibbit.choosing.banner import detail
from scenes.games.quibbit.choosing.next_lap import NextLap
from scenes.games.quibbit.choosing.outlook import outlook, outlooks
from scenes.games.quibbit.choosing.preview_sign import ICON, Row, next_words, preview_sign
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from tests.scenes.games.quibbit.choosing.foretold_positions import ANN, BOB, view
from tests.scenes.games.quibbit.choosing.test_claims import positions
from tests.scenes.running_app import running_app
from tests.scenes.window_sizes import texts
from words import say

PLACES = [
    (frogs, hands)
    for frogs in ("A . . . C . B^", "A . . C . . B^", "C . A . . . . B^", "A C . . . . . B^")
    for hands in ("A:234 B:2345 C:345", "A:15 B:235 C:12", "A:1235 B:3 C:45")
]


def test_a_short_leap_of_the_rear_frog_is_told_to_invite_a_lap_and_a_long_one_is_not() -> None:
    near = view("A . . . C . B^", "A:235 B:2345 C:3")
    found = outlooks(near, ANN)
    assert found[2].next_lap == NextLap(BOB, 2, stays=True)
    assert next_words(near.board, found[2]) == "Still rear: Puddle's 2 may lap you next!"
    assert found[5].next_lap is None
    assert next_words(near.board, found[5]) == ""


def test_the_banner_tells_a_rear_frog_to_get_away_while_a_card_may_leave_it_near_a_lap() -> None:
    near = view("A . . . C . B^", "A:235 B:2345 C:345")
    assert detail(near, [Seat(0)], alone=True) == say("quibbit.pick_rear")
    assert detail(near, [Seat(0)], alone=False) != say("quibbit.pick_rear")
    far = view("A C B^", "A:12345 B:12345 C:12345")
    assert detail(far, [Seat(0)], alone=True) != say("quibbit.pick_rear")


def test_a_lap_in_this_round_is_told_of_alone() -> None:
    near = view("A . . . C . . . B^ . . .", "A:12 B:25 C:4")
    for found in outlooks(near, ANN).values():
        assert found.threats
        assert next_words(near.board, found) == ""


def test_no_lap_is_foretold_after_the_last_round() -> None:
    near = view("A . . . C . B^", "A:235 B:2345 C:3")
    last = replace(near, board=replace(near.board, last_round=near.board.round))
    assert outlook(last, ANN, 2).next_lap is None


def after(board: Board, card: int) -> Iterator[Board]:
    """The boards on which the race may go on after *card* of the first frog."""
    held = {frog: board.hand(frog) for frog in board.at()} | {ANN: (card,)}
    for played in product(*held.values()):
        made = board.play_round(dict(zip(held, played, strict=True)), [])
        if not made.won:
            yield made


def can_lap(board: Board, frog: Frog, card: int) -> bool:
    """Whether *frog* can lap the first one with *card* in a round on *board*."""
    if card not in board.hand(frog):
        return False
    held = {other: board.hand(other) for other in board.at()} | {frog: (card,)}
    rounds = (dict(zip(held, played, strict=True)) for played in product(*held.values()))
    for cards in rounds:
        events: list[object] = []
        board.play_round(cards, events)  # type: ignore[arg-type]
        if Lapped(frog, ANN) in events:
            return True
    return False


def test_what_is_told_can_come_by_the_rules() -> None:
    views = [view(*place) for place in PLACES]
    views += [seen for seen in positions() if seen.board.dummy is None]
    told = 0
    for seen in views:
        for card, found in outlooks(seen, ANN).items():
            if not next_words(seen.board, found):
                continue
            assert found.next_lap
            boards = list(after(seen.board, card))
            rears = [min(one.at(), key=one.at().__getitem__) for one in boards]
            stays = {*rears} == {ANN} and min(seen.board.at().values()) == seen.board.at()[ANN]
            assert found.next_lap.stays == stays
            assert ANN in rears
            lapper, with_card = found.next_lap.lapper, found.next_lap.card
            assert any(can_lap(one, lapper, with_card) for one in boards)
            told += 1
    assert told > 5


@pytest.mark.parametrize("size", [100, 200])
def test_a_warning_is_legible_however_little_room_there_is(size: Literal[100, 200]) -> None:
    with running_app((1280, 720), Settings(text_size=size)) as app:
        renderer, row = app.context.renderer, Row(Art("icon-check", ICON), "it comes back")
        warning = say("quibbit.next_stays", name="Puddle", card=3)
        sign = preview_sign(renderer, row, Box(0, 0, 300, 60), [warning])
        (found,) = [text for text in texts(sign) if text.words == warning]
        assert found.size * renderer.text_scale >= theme.FLOOR

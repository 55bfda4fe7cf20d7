"""What the sign under the hand says of a card, and that it has room for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from bots.levels import make_bot
from rules.match import Match
from rules.quibbit import QUIBBIT, View
from scenes.games.quibbit.choosing.outlook import outlook, outlooks
from scenes.games.quibbit.choosing.preview_sign import (
    else_row,
    preview_sign,
    rivals_row,
    safe_words,
    sign_row,
    warnings_of,
)
from scenes.games.quibbit.layout import plan
from tests.scenes.games.quibbit.choosing.foretold_positions import ANN, random_view, view
from tests.scenes.games.quibbit.choosing.test_outlook import NEAR_LAPS, PLACES, fates_of, said
from tests.scenes.running_app import running_app
from values import replace
from words import speak


def hands(seats: int, seed: int) -> Iterator[View]:
    """The positions of a match in which the first seat chooses a card."""
    match, rng = Match(QUIBBIT, QUIBBIT.options(), seats, seed), Random(seed)
    bot = make_bot("easy", "quibbit")
    while match.waiting_for:
        seen = match.state.view(None)
        if seen.board.round and seen.board.hand(ANN):
            yield seen
        for seat in sorted(match.waiting_for):
            legal = match.state.legal(seat)
            match.choose(seat, bot.choose(match.state.view(seat), legal, rng))


@pytest.mark.parametrize("language", ["en", "de", "pl", "ja"])
def test_each_sign_fits_into_its_room_under_the_cards(language: str) -> None:
    with running_app((1920, 1080)) as app:
        speak(language)
        renderer = app.context.renderer
        size = renderer.width, renderer.height, renderer.text_scale
        for seats, seed in product((2, 3, 4), (0, 1)):
            for seen in hands(seats, seed):
                board, found = seen.board, outlooks(seen, ANN)
                room = plan(*size, len(board.ring), len(board.progress)).advice
                assert room
                for one in found.values():
                    row, under = sign_row(board, one), rivals_row(board, one) or else_row(one)
                    warnings, safe = warnings_of(board, ANN, one), safe_words(one, found.values())
                    sign = preview_sign(renderer, row, room, warnings, under, safe)
                    wide, high = renderer.size(sign)
                    assert wide <= room.w
                    assert high <= room.h + 0.5  # of a pixel


def test_the_one_card_of_another_that_decides_is_told_of() -> None:
    told = 0
    for frogs, hands, card in (*PLACES, *NEAR_LAPS):
        seen = view(frogs, hands)
        one = outlook(seen, ANN, card).deciding
        if one is None or "laps" in said(seen, ANN, card)[1]:
            continue
        told += 1
        for other in seen.board.hand(one.frog):
            hand = tuple((other,) if n == one.frog else h for n, h in enumerate(seen.board.hands))
            then = replace(seen, board=replace(seen.board, hands=hand))
            found = {*fates_of(then, ANN, card)}
            assert (found == {one.fate}) == (other == one.card)
    assert told


def test_no_check_is_told_over_a_cross_and_no_cross_over_a_check() -> None:
    decided, rng = 0, Random(3)
    for _ in range(200):
        seen = random_view(rng)
        for card, found in outlooks(seen, ANN).items():
            picture, words = said(seen, ANN, card)
            fates = {"icon-check": "home", "icon-cross": "lost"}
            assert fates.get(picture, found.likeliest.fate) == found.likeliest.fate
            decided += words.startswith(("Probably lost.\nIf ", "Probably comes back.\nIf "))
    assert decided

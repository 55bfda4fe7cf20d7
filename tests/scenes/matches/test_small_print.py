"""Nothing that lies still in a match is too small to be read, of letters and of signs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pygame
import pytest

from rules.core import Seat
from rules.games import AnyGame
from scenes.core.settings.settings import Settings
from scenes.table.game_table import AnyTable
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.drawings import height_ratio, source
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.render.bitmaps.bitmaps import rasterise
from sprites.stage.token import Token
from tests.all_games import GAMES
from tests.scenes.capitals import FULL_HD, LEAST, capital
from tests.scenes.kept_type import kept_type
from tests.scenes.matches.short_options import SHORT
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import leaves, texts

MOMENTS, APART = 60, 120  # how many are looked at, and how many steps lie between two
STILL = 3, 15  # so often a token is found where it was, so many steps apart
CLEAR = 0.6  # what is fainter is no print
SIGNS = re.compile("suit-|bolt|half|arrow-|loop-|icon-|frog-head|asset-|rank-|laurel|flag|card-")
LEAST_SIGN = 32.0  # pixels, the longer side
ON_KEYS = "arrow-"  # stands for a letter
HALVES, DIGIT = {"half", "half-light"}, 0.62  # a digit in them, of their height
DIGITS, OPAQUE = (0.3, 0.64), 127  # how far they reach from aside, of its width; of 255
PASSING = {"cell", "offer", "suit"}  # are drawn smaller for a moment, on their way


def arts(picture: Picture) -> Iterator[Art]:
    """All drawings in a picture."""
    return (leaf for leaf in leaves(picture) if isinstance(leaf, Art))


def too_small(token: Token) -> Iterator[str]:
    """The words and signs on *token* that are drawn smaller than allowed."""
    if token.name in PASSING and token.pose.sy < 1:
        return
    for text in texts(token.picture):
        high = capital(kept_type(text, 1.0, 1.0).pixels) * token.pose.sy
        if round(high) < LEAST and any(map(str.isalnum, text.words)):
            yield f"{token.name}: {text.words!r} {high:.0f}"
    for art in arts(token.picture):
        long = art.width * max(1.0, height_ratio(art.name)) * token.pose.sy
        if SIGNS.match(art.name) and round(long) < least_long(art):
            yield f"{token.name}: {art.name} {long:.0f}"


def least_long(art: Art) -> float:
    """How long the longer side of a sign has to be."""
    if art.name in HALVES:
        return LEAST / DIGIT
    return LEAST if art.name.startswith(ON_KEYS) else LEAST_SIGN


def still(app: RunningApp, table: AnyTable) -> list[Token]:
    """The tokens that have lain still for a moment, as they lie."""
    before: dict[Token, tuple[Pose, int]] = {}
    times, apart = STILL
    for time in range(times):
        for _ in range(apart if time else 0):
            app.stack.step()
        now = {token: (token.pose, id(token.picture)) for token in shown(table)}
        before = now if not time else dict(before.items() & now.items())
    return list(before)


def shown(table: AnyTable) -> list[Token]:
    """The tokens that are clearly seen."""
    return [one for one in table.stage.tokens if one.visible and one.pose.alpha >= CLEAR]


@pytest.mark.parametrize("name", sorted(HALVES))
def test_both_digits_of_a_half_are_as_high_as_is_reckoned(name: str) -> None:
    wide = 280
    high = round(wide * height_ratio(name))
    drawn = pygame.mask.from_surface(rasterise(source(name, None), wide, high), OPAQUE)
    for left, right in ((0.0, DIGITS[0]), (DIGITS[1], 1.0)):
        column = pygame.Mask((round((right - left) * wide), high))
        column.draw(drawn, (-round(left * wide), 0))
        rects = column.get_bounding_rects()
        assert max(rect.h for rect in rects) >= DIGIT * high


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_that_lies_still_in_a_match_is_too_small(game: AnyGame) -> None:
    found, rng = set[str](), Random(3)
    with running_app(FULL_HD, Settings(hints="never", speed="brisk")) as app:
        bots = [BotPlayer("easy")] * (max(game.seats) - 2)
        people = Person(LEFT_KEYS), Person(RIGHT_KEYS)
        table = app.open_table(*people, *bots, game=game, options=SHORT.get(game.name))
        for _ in range(MOMENTS):
            for _ in range(APART):
                app.stack.step()
            if not app.at(table):
                break
            found.update(line for token in still(app, table) for line in too_small(token))
            for seat in {Seat(0), Seat(1)} & set(table.pending.missing):
                table.pending.decide(seat, rng.choice(list(table.match.state.legal(seat))))
    assert not found, "\n".join(sorted(found))

"""No table is covered with paper on which nothing stands."""

from dataclasses import replace

import numpy
import pygame
import pytest

from rules.games import AnyGame
from scenes.core.settings.settings import Settings
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.all_games import GAMES
from tests.scenes.capitals import FULL_HD
from tests.scenes.running_app import running_app

QUIET = Settings(hints="never", speed="brisk")
MOST = 0.03  # of the picture
SQUARE = 40  # pixels
FLAT, LIGHT, GREY = 12, 205, 45  # how much a blank square varies; how light it is; how grey


def blank_share(screen: pygame.Surface) -> float:
    """The share of squares that lie wholly on one light sheet without anything on it."""
    pixels = numpy.asarray(pygame.surfarray.array3d(screen), dtype=numpy.int16)
    wide, high = screen.get_size()
    squares = pixels.reshape(wide // SQUARE, SQUARE, high // SQUARE, SQUARE, 3)
    flat = (squares.max((1, 3)) - squares.min((1, 3)) < FLAT).all(-1)
    mean = squares.mean((1, 3))
    light = (mean.min(-1) > LIGHT) & (mean.max(-1) - mean.min(-1) < GREY)
    return float((flat & light).mean())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("settings", [QUIET, replace(QUIET, text_size=200)], ids=["100", "200"])
def test_little_of_a_table_is_blank_paper(game: AnyGame, settings: Settings) -> None:
    for seats in {max(2, min(game.seats)), max(game.seats)}:
        assert blank_share(first_turn(game, seats, settings)) <= MOST


def first_turn(game: AnyGame, seats: int, settings: Settings) -> pygame.Surface:
    """What is on the screen when a person is asked for the first time."""
    with running_app(FULL_HD, settings) as app:
        bots = [BotPlayer("easy")] * (seats - 1)
        table = app.open_table(Person(LEFT_KEYS), *bots, game=game)
        app.run_until(lambda: table.awaiting_choice)
        app.frames(30)
        return app.window.surface().copy()


def test_a_white_sheet_is_blank_and_a_written_one_is_not() -> None:
    sheet = pygame.Surface((80, 40))
    sheet.fill("white")
    assert blank_share(sheet) == 1
    sheet.fill("black", (10, 10, 5, 5))
    assert blank_share(sheet) == 0.5

"""A great score is counted large as what was won flies into its number."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from scenes.core.script import advance
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Text
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.climaxes.busy_tables import BOTS

SUMS = [3, 5, 12]
CARDS = [Paper(120, 120, theme.ACCENT)] * 3


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def counted(token: Token) -> list[str]:
    """The number that a token shows, if any."""
    parts = token.picture.pieces if isinstance(token.picture, Collage) else ()
    texts = [part.picture for part in parts if isinstance(part.picture, Text)]
    return [text.words for text in texts if text.words.startswith("+")]


@pytest.mark.parametrize("calm", [False, True])
def test_each_card_makes_the_number_greater(app: RunningApp, calm: bool) -> None:
    app.set(reduced_motion=calm)
    table, told, most, bare = app.open_table(*BOTS), list[str](), 0, False
    before = table.stage.tokens
    script = table.climaxes.count_up("Puddle: 12 points!", SUMS, CARDS, Seat(1))
    while advance(script):
        table.stage.tick()
        new = [each for each in table.stage.tokens if each.visible and each not in before]
        told += [words for token in new for words in counted(token)]
        most = max(most, sum(isinstance(token.picture, Paper) for token in new))
        bare |= table.stage.has("headline") and told[-1:] != ["+12"]
    numbers = ["+12"] if calm else ["+3", "+5", "+12"]
    assert list(dict.fromkeys(told)) == numbers
    assert bool(most) != calm
    assert not bare, "the words come once all is counted"
    assert table.stage.tokens == before
    assert not table.climaxes.spotlight.is_dark


@pytest.mark.parametrize("calm", [False, True])
def test_its_frog_looks_up_until_all_is_counted_and_jumps_for_joy(
    app: RunningApp, calm: bool
) -> None:
    app.set(reduced_motion=calm)
    table, looks, high = app.open_table(*BOTS), list[str](), 0.0
    script = table.climaxes.count_up("Puddle: 12 points!", SUMS, CARDS, Seat(1))
    while advance(script):
        table.stage.tick()
        for token in table.stage.tokens:
            art = token.picture
            if token.name == "close-up" and isinstance(art, Art):
                assert art.palette == palette_of(1)
                looks += [art.name] * (looks[-1:] != [art.name])
                high = min(high, token.offset.dy)
    ways = ["frog-cheer"] if calm else ["frog-leap", "frog-gaze", "frog-cheer", "frog-triumph"]
    assert looks[:4] == ways
    assert (high < -30) != calm


def test_no_words_are_left_however_fast_it_is_shown(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    script = table.climaxes.count_up("Puddle: 12 points!", SUMS, CARDS, Seat(1))
    while advance(script) and all(advance(script) for _ in range(20)):
        table.stage.tick()
    app.frames(60)
    assert not table.stage.has("headline")

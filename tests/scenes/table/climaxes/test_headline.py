"""A headline is whole and legible, keeps to the safe area and moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.core.script import advance
from scenes.table.climaxes.climax_size import LARGE, SMALL
from scenes.table.climaxes.headline import headline_token
from scenes.table.climaxes.spotlight import token_box
from scenes.ui.safe_area import safe_area
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.climaxes.busy_tables import BOTS, shown_whole


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def test_a_headline_never_shakes(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    before = set(table.stage.tokens)
    script = table.climaxes.climax("Croak!")
    for _ in range(40):
        advance(script)
    added = set(table.stage.tokens) - before
    assert [token.steady for token in added] == [True]


def test_no_words_shine_through_a_headline_that_goes(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    script, alphas = table.climaxes.climax("Croak!"), set[float]()
    while advance(script):
        alphas |= {token.pose.alpha for token in table.stage.tokens if token.name == "headline"}
    assert alphas == {1.0}


@pytest.mark.parametrize("scale", [100, 200])
def test_a_headline_keeps_to_the_safe_area(app: RunningApp, scale: int) -> None:
    app.set(text_size=scale)
    table = app.open_table(*BOTS)
    renderer = app.context.renderer
    before = set(table.stage.tokens)
    corner = Token(Paper(90, 90), Pose(20, 20))
    script = table.climaxes.climax("Everybody jumps once more!", corner)
    for _ in range(60):
        advance(script)
    (headline,) = (t for t in set(table.stage.tokens) - before if t.name == "headline")
    wide, high = renderer.size(headline.picture)
    assert headline.pose.x - wide / 2 >= 90
    assert headline.pose.y - high / 2 >= 50
    assert headline.pose.x + wide / 2 <= renderer.width - 90


def test_a_headline_of_many_words_has_two_lines_unless_its_place_is_low(app: RunningApp) -> None:
    table, renderer = app.open_table(*BOTS), app.context.renderer
    words, bar = "Bramble links four colours: 8 cards worth 6 points!", Box(100, 40, 1700, 110)
    for within, lines in ((None, 2), (bar, 1)):
        (headline,) = (t for t in shown_whole(table, words=words, within=within))
        wide, high = renderer.size(headline.picture)
        assert (wide < 0.6 * renderer.width) == (lines == 2)
        assert (wide < 8 * high) == (lines == 2)
        table.stage.remove(headline)


def test_words_alone_lie_in_a_free_place_if_there_is_one(app: RunningApp) -> None:
    table, renderer = app.open_table(*BOTS), app.context.renderer
    actor = Token(Paper(80, 80), Pose(960, 700))
    table.stage.add(actor)
    for is_free in (True, False):
        middle = Box(330, 200, 1260, 700)
        table.pieces = (middle if is_free else Box(0, 0, renderer.width, renderer.height),)
        (headline,) = shown_whole(table, actor, size=SMALL)
        box = token_box(renderer, headline)
        covered = [*table.pieces, *(panel.places.box for panel in table.panels)]
        assert (not any(map(box.overlaps, covered))) == is_free
        assert not box.overlaps(token_box(renderer, actor))
        table.stage.remove(headline)


@pytest.mark.parametrize("words", ["Croak!", "Everybody is last in the pond tonight!"])
def test_a_headline_is_never_scaled_wider_than_the_screen(app: RunningApp, words: str) -> None:
    table = app.open_table(*BOTS)
    script, scales = table.climaxes.climax(words), list[float]()
    while advance(script):
        for token in table.stage.tokens:
            if token.name == "headline":
                wide, _ = app.context.renderer.size(token.picture)
                assert wide * token.pose.sx <= app.context.renderer.width + 1
                scales.append(token.pose.sx)
    assert max(scales) > 1.0


@pytest.mark.parametrize("text_size", [100, 200])
def test_a_reason_stands_small_under_the_headline(app: RunningApp, text_size: int) -> None:
    app.set(text_size=text_size)
    table, renderer = app.open_table(*BOTS), app.context.renderer
    both = headline_token(table.stage, "Tie!\nBramble has more cards!", LARGE.headline)
    assert isinstance(both.picture, Collage)
    above, below = both.picture.pieces
    (wide, high), (_, low) = (renderer.size(part.picture) for part in (above, below))
    assert low < high
    assert below.y - low / 2 >= above.y + high / 2
    assert above.x == below.x
    assert wide < both.picture.width <= safe_area(renderer.width, renderer.height).w

"""Two headlines: the first stands until it is decided, the second comes as it is decided."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby

import pytest

from rules.core import Seat
from scenes.core.script import advance
from scenes.table.climaxes.climax_size import FULL, LARGE
from scenes.table.climaxes.close_ups.acts import LAYOUTS, Act, Layout
from scenes.table.climaxes.spotlight import token_box
from scenes.table.game_table import AnyTable
from scenes.table.seats.seat_frog import Reaction
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Text
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.climaxes.busy_tables import BOTS

BOTH = {Seat(1): Reaction.JOY, Seat(0): Reaction.SHOCK}
QUESTION, ANSWER = "Who?", "That one!"
READ = 0.4  # seconds for which the first one is read at least


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def words_of(token: Token) -> str:
    assert isinstance(token.picture, Collage)
    return " ".join(p.picture.words for p in token.picture.pieces if isinstance(p.picture, Text))


def told(table: AnyTable, act: Act, words: tuple[str, str] | str) -> list[tuple[str, bool]]:
    """What is read after each step, and whether the table has frozen by then."""
    script = table.climaxes.climax(
        words, size=LARGE, reactions=BOTH, act=act, thing=partial(Art, "crown")
    )
    steps, has_frozen = list[tuple[str, bool]](), False
    while advance(script):
        table.stage.tick()
        has_frozen |= table.stage.frozen
        table.stage.freeze(0)
        headlines = [words_of(token) for token in table.stage.tokens if token.name == "headline"]
        steps.append((" ".join(headlines), has_frozen))
    return steps


@pytest.mark.parametrize("act", [*Act])
def test_the_second_of_two_headlines_is_read_from_the_picture_that_decides(
    app: RunningApp, act: Act
) -> None:
    steps = told(app.open_table(*BOTS), act, (QUESTION, ANSWER))
    assert [words for words, _ in groupby(words for words, _ in steps) if words][:2] == [
        QUESTION,
        ANSWER,
    ]
    assert all(words == ANSWER for words, has_frozen in steps[:-1] if has_frozen)
    assert sum(words == QUESTION for words, _ in steps) * STEP >= READ


@pytest.mark.parametrize("act", [*Act])
def test_no_headline_is_read_before_it_is_decided(app: RunningApp, act: Act) -> None:
    steps = told(app.open_table(*BOTS), act, ANSWER)
    assert not any(words for words, has_frozen in steps if not has_frozen)


OVER_WORDS = [act for act in Act if LAYOUTS[act] is not Layout.PORTRAIT and act is not Act.SNATCH]


@pytest.mark.parametrize("act", OVER_WORDS)
def test_over_the_whole_screen_no_words_lie_on_who_is_hit_with_reduced_motion(
    app: RunningApp, act: Act
) -> None:
    app.set(reduced_motion=True)
    table, renderer = app.open_table(*BOTS), app.context.renderer
    script = table.climaxes.climax("Oh!", size=FULL, reactions=BOTH, act=act)
    boxes, words = list[Box](), list[Box]()
    while advance(script):
        table.stage.tick()
        for token in table.stage.tokens:
            art = token.picture
            if token.name == "headline":
                words = [token_box(renderer, token)]
            elif isinstance(art, Art) and art.palette == palette_of(0) and token.lit:
                boxes = [token_box(renderer, token)]
    assert boxes[0].shared(words[0]) < 0.1 * boxes[0].w * boxes[0].h


@pytest.mark.parametrize("act", OVER_WORDS)
def test_over_the_whole_screen_who_is_glad_is_much_larger_than_who_is_hit(
    app: RunningApp, act: Act
) -> None:
    table, renderer = app.open_table(*BOTS), app.context.renderer
    script = table.climaxes.climax(
        "Oh!", size=FULL, reactions=BOTH, act=act, thing=partial(Art, "crown")
    )
    wides, highs = list[float](), list[bool]()
    while advance(script):
        table.stage.tick()
        frogs = [
            token
            for token in table.stage.tokens
            if isinstance(token.picture, Art) and token.name == "close-up" and token.picture.palette
        ]
        if len(frogs) == 2:
            large, small = (renderer.size(token.picture)[0] for token in frogs)
            wides.append(large / small)
            highs.append(frogs[0].pose.y > frogs[1].pose.y)
    assert min(wides) > 1.5
    assert any(highs), "one stands higher: a diagonal"


def test_over_the_whole_screen_nothing_else_is_seen(app: RunningApp) -> None:
    table, renderer = app.open_table(*BOTS), app.context.renderer
    script = table.climaxes.climax("Oh!", size=FULL, reactions=BOTH)
    for _ in range(60):
        advance(script)
        table.stage.tick()
    drawings = [
        surface.get_rect(topleft=place)
        for surface, place, _ in table.climaxes.backdrop.drawings(0.0)
        if not surface.get_flags() & 0x00010000  # opaque
    ]
    width, height = renderer.pixels
    for x in range(0, width, 40):
        for y in range(0, height, 40):
            assert any(rect.collidepoint(x, y) for rect in drawings), (x, y)

"""Creatures are large on low cards, and the golden line of a card stays in its rim."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.quabble import HOUSE_SET, Card, CardKind
from scenes.games.quabble.cards import bare, icon, named
from sprites.pictures.pictures import Art, Collage, Paper, Text
from tests.scenes.games.quabble.shaped_tables import table_of
from tests.scenes.games.quabble.shapes import every_shape
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import Shape


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened
    table_of.clear()


@every_shape
def test_a_creature_is_larger_than_the_room_over_the_name(app: RunningApp, shape: Shape) -> None:
    mat, renderer = table_of(app, shape).layout.mats[0], app.context.renderer
    for kind in CardKind:
        picture = named(renderer, HOUSE_SET, Card(HOUSE_SET.kinds.index(kind)), mat.w, mat.h)
        assert isinstance(picture, Collage)
        (creature,) = (
            part
            for part in picture.pieces
            if isinstance(part.picture, Art) and part.picture.name == icon(kind, 1).name
        )
        *_, name = (part for part in picture.pieces if isinstance(part.picture, Text))
        top = name.y - renderer.size(name.picture)[1] / 2
        _, high = renderer.size(creature.picture)
        assert creature.y - high / 2 >= 0
        assert creature.y < top < creature.y + high / 2


def test_the_golden_line_of_the_smallest_cards_stays_in_their_rim() -> None:
    for width in (18.0, 40.0, 300.0):
        whole, *inner = (part.picture for part in bare(CardKind.GRUNGLE, width).pieces[:3])
        assert isinstance(whole, Paper)
        for sheet in inner:
            assert isinstance(sheet, Paper)
            assert sheet.width < whole.width

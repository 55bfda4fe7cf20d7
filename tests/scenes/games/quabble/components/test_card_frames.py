"""Creatures are large on low cards, and the golden line of a card stays in its rim."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest

from rules.core import Seat
from rules.quabble import HOUSE_SET, Card, CardKind
from scenes.games.quabble.cards import LOW_ASIDE, _drawing_height, _words, bare, icon, low
from scenes.games.quabble.components.claims.offer_signs import offer_heads, offer_promises
from scenes.games.quabble.components.claims.promise import Promise
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from tests.scenes.games.quabble.shaped_tables import table_of
from tests.scenes.games.quabble.shapes import every_shape
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import Shape

AIR = 0.06  # of a head's width


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened
    table_of.clear()


@every_shape
def test_a_creature_fills_a_low_card_between_the_frogs_beside_it(
    app: RunningApp, shape: Shape
) -> None:
    mat, renderer = table_of(app, shape).layout.mats[0], app.context.renderer
    seats, promise = (Seat(0), Seat(1)), Promise(Fraction(7), Fraction(2), CardKind.ROYAL_POOFIN)
    heads = [_box(renderer, part) for part in offer_heads(mat, *seats).pieces]
    numbers = offer_promises(renderer, mat, seats, [promise, promise]).pieces
    pills = [_box(renderer, part) for part in numbers]
    for kind in CardKind:
        picture = low(renderer, HOUSE_SET, Card(HOUSE_SET.kinds.index(kind)), mat.w, mat.h)
        assert isinstance(picture, Collage)
        (creature,) = (
            _box(renderer, part)
            for part in picture.pieces
            if isinstance(part.picture, Art) and part.picture.name == icon(kind, 1).name
        )
        (value,) = (
            _box(renderer, part) for part in picture.pieces if isinstance(part.picture, Text)
        )
        assert creature.h > 0.8 * min(mat.h, (1 - 2 * LOW_ASIDE) * mat.w)
        card = Box(0, 0, mat.w, mat.h)
        assert all(card.encloses(box) for box in (creature, value, *heads, *pills))
        assert not any(one.overlaps(other) for one, other in combinations((value, *heads), 2))
        assert not any(one.overlaps(other) for one, other in combinations((creature, *pills), 2))
        assert value.bottom <= pills[0].y
        assert not any(shrunk_to_drawing(head).overlaps(creature) for head in heads)


def test_words_leave_the_drawing_two_fifths_of_a_card(app: RunningApp) -> None:
    gap, renderer = table_of(app, ((1920, 1080), 1.0, 4)).layout.gaps[0], app.context.renderer
    for kind in CardKind:
        name, power = _words(renderer, kind, HOUSE_SET, gap.w)
        assert _drawing_height(renderer, name, power, gap.w, gap.h) >= 0.4 * gap.h, kind


def _box(renderer: Renderer, part: Part) -> Box:
    return Box.around(part.x, part.y, *renderer.size(part.picture))


def shrunk_to_drawing(head: Box) -> Box:
    """A head without the air that its drawing has on both sides."""
    return head.inset(AIR * head.w, 0)


def test_the_golden_line_of_the_smallest_cards_stays_in_their_rim() -> None:
    for width in (18.0, 40.0, 300.0):
        whole, *inner = (part.picture for part in bare(CardKind.GRUNGLE, width).pieces[:3])
        assert isinstance(whole, Paper)
        for sheet in inner:
            assert isinstance(sheet, Paper)
            assert sheet.width < whole.width

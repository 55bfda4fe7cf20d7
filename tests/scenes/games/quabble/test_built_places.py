"""Nothing on the built Quabble table lies over anything else, at any shape of window."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product

import pytest

from rules.core import Seat
from rules.quabble import Card, CardKind, Options, neighbours
from scenes.games.quabble.components.claims.claim_results import ClaimResults, result_picture
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.claims.promises import result_number
from scenes.games.quabble.components.torn_pile import WIDE_NUMBER, torn_pile
from scenes.games.quabble.components.treasury import (
    EDGE,
    LARGEST,
    TORN,
    TreasuryCards,
    _in_grid,
)
from scenes.games.quabble.events.claims_animator import POINTS
from scenes.games.quabble.layout import CARD_TALL
from scenes.table.climaxes.spotlight import box_of
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from tests.scenes.games.quabble.shaped_tables import owned, table_of
from tests.scenes.games.quabble.shapes import SHAPES, SIGN, every_shape
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import Shape, in_languages, leaves, shrunk, truncated


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened
    table_of.clear()


@in_languages(SHAPES)
def test_no_result_lies_over_another_or_beyond_the_table(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    renderer, seats = app.context.renderer, len(table.panels)
    much = Promise(
        Fraction(-39, 2), Fraction(3), CardKind.GRUNGLE, acts_at_once=True, slain=Fraction(6)
    )
    points = result_number(renderer, much, POINTS / renderer.text_scale)
    table.tokens.gaps.show_words(True)
    results = ClaimResults(table.stage, table.tokens.gaps)
    for giver in map(Seat, range(seats)):
        table.tokens.gaps.lay(giver, Card(0))
        takers = (neighbours(giver, seats)[0], giver)[: 1 + giver % 2]
        results.show(giver, result_picture(renderer, takers, points))
    tokens = [token for token in table.stage.tokens if token.name == "result"]
    boxes = [box for token in tokens if (box := box_of(renderer, (token,)))]
    assert truncated(app, [token.picture for token in tokens]) == []
    assert all(table.layout.room.inset(-1, -1).encloses(box) for box in boxes)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


@every_shape
def test_what_lies_in_a_panel_keeps_to_itself(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    for panel in table.panels:
        places, most = panel.places, Options().rounds(shape[2])
        high = panel.held.width * CARD_TALL
        held = [Box.around(s.x, s.y, panel.held.width, high) for s in panel.held.slots(5)]
        boxes = [panel.score.box, places.tag, places.keys]
        for count in range(1, most + 1):
            panel.treasury.show(owned(count))  # a seat gets one card in each round
            cells = [panel.treasury.box(sign) for sign in owned(count).signs]
            assert min(box.w for box in cells) >= SIGN
            assert all(places.box.encloses(shrunk(box)) for box in (*cells, *boxes))
            apart = [*combinations(cells, 2), *product(cells, (*held, *boxes))]
            apart += [*combinations(boxes, 2), *product(held, (panel.score.box,))]
            assert not any(shrunk(one).overlaps(shrunk(other)) for one, other in apart)
        assert all(
            places.box.x <= box.x and box.right <= places.box.right for box in map(shrunk, held)
        )


@every_shape
def test_few_signs_fill_their_treasury_and_torn_cards_always_lie_alike(
    app: RunningApp, shape: Shape
) -> None:
    panel = table_of(app, shape).panels[0]
    treasury, room = panel.treasury, panel.places.cards.inset(EDGE, EDGE)
    sides, piles = [], []
    for count in (1, 2, 3, 4, 8):
        treasury.show(TreasuryCards([*CardKind][:count]))
        sides.append(treasury.side)
        treasury.show(owned(count + 1))
        pile = treasury.box(TORN)
        piles.append((pile.w, pile.h))
    assert sides[0] == min(LARGEST, room.w, room.h)
    assert max(sides) == sides[0] >= sides[1] > sides[-1] == min(sides)
    assert len({*piles}) == 1, "torn cards lie alike, whatever else is there"


@every_shape
def test_signs_at_1080p_are_no_smaller_than_44_where_eight_kinds_fit(
    app: RunningApp, shape: Shape
) -> None:
    (width, height), text_scale, _ = shape
    if (width, height) != (1920, 1080) or text_scale > 1:
        return
    treasury = table_of(app, shape).panels[0].treasury
    treasury.show(owned(9))
    assert treasury.side >= 44


def test_the_last_row_of_signs_is_in_the_middle() -> None:
    for count in (3, 5, 7):
        slots = _in_grid(Box(0, 0, 140, 120), count).slots
        rows = {at.y: [slot.x for slot in slots if slot.y == at.y] for at in slots}
        assert len(rows) > 1
        assert all(abs(sum(row) / len(row) - 70) < 1 for row in rows.values())


@every_shape
def test_what_torn_cards_are_worth_is_legible(app: RunningApp, shape: Shape) -> None:
    box = table_of(app, shape).panels[0].treasury.box(TORN)
    pile = torn_pile(app.context.renderer, WIDE_NUMBER, box.w, box.h, theme.GOLD)
    (half,) = (art for art in leaves(pile) if isinstance(art, Art) and art.name == "half")
    assert half.width * height_ratio(half.name) >= SIGN


@every_shape
def test_notes_of_losses_keep_off_what_tells_of_points(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    assert not any(table.layout.legend.overlaps(panel.losses.box) for panel in table.panels)


@every_shape
def test_treasuries_are_larger_in_the_count_and_keep_off_the_banner(
    app: RunningApp, shape: Shape
) -> None:
    layout = table_of(app, shape).layout
    for seat, places in enumerate(layout.seats):
        box = layout.counted_cards(Seat(seat))
        assert box.encloses(places.cards)
        assert box.h > places.cards.h + places.keys.h
        assert not box.overlaps(layout.count_banner)
    assert layout.room.encloses(shrunk(layout.count_banner))


@every_shape
def test_what_lies_before_the_king_keeps_to_itself(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    treasury = table.tokens.king.treasury
    treasury.show(TreasuryCards(list(CardKind)))
    cells = [treasury.box(kind) for kind in CardKind]
    assert all(table.layout.hoard.encloses(shrunk(cell)) for cell in cells)
    assert not any(shrunk(one).overlaps(shrunk(other)) for one, other in combinations(cells, 2))
    assert cells[0].w >= SIGN

"""A card that is pointed at shows its better turn, and the best card seen keeps its tag."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

import pytest

from rules.quivvit import linked_places
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.choosing.turned_cards import TurnedCards
from scenes.games.quivvit.components.links.link_thread import thread_across
from scenes.games.quivvit.components.links.lit_cards import LIFTED
from scenes.games.quivvit.table import QuivvitTable
from sprites.pictures.pose import NO_OFFSET
from tests.scenes.games.quivvit.choosing.rotation_choosers import ANN, chooser, seated
from tests.scenes.running_app import RunningApp, running_app

SIZE = (320, 180)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(SIZE) as opened:
        yield opened


def turned(table: QuivvitTable) -> TurnedCards:
    state = table.match.state
    return TurnedCards(state.view(ANN), state.legal(ANN))


def places_by_gain(table: QuivvitTable) -> list[int]:
    """All places, first that of the card whose better quarter turn brings most."""
    gains = {place: max(turned(table).gains(place).values()) for place in range(25)}
    return sorted(gains, key=lambda place: -gains[place])


def test_a_pointed_card_turns_to_its_better_side_and_lies_as_before_at_last(
    app: RunningApp,
) -> None:
    table = seated(app)
    best = places_by_gain(table)[0]
    token, angles = table.tokens.grid.tokens[best], list[float]()
    chooser(table)._move(best)
    app.frames(480, after=lambda: angles.append(token.offset.angle))
    assert max(angles, key=abs) == 90.0 * turned(table).better(best)[0]
    assert token.offset == NO_OFFSET


def test_the_thread_joins_it_to_others_only_while_it_is_turned(app: RunningApp) -> None:
    table = seated(app)
    best = places_by_gain(table)[0]
    token, across = table.tokens.grid.tokens[best], thread_across(table.layout.card)
    seen = set[tuple[bool, bool]]()
    chooser(table)._move(best)
    slot, near = table.layout.places[best], 0.7 * table.layout.card

    def look() -> None:
        for light in table.tokens.highlights.lit:
            if (
                light.picture == across
                and dist((light.pose.x, light.pose.y), (slot.x, slot.y)) < near
            ):
                seen.add((abs(token.offset.angle) == 90.0, light.visible))

    app.frames(300, after=look)
    assert (True, True) in seen
    assert (False, True) not in seen, "unlike colours touch there"


def test_all_that_is_linked_is_lifted_and_the_rest_hardly_darker(app: RunningApp) -> None:
    table = seated(app)
    best = places_by_gain(table)[0]
    chooser(table)._move(best)
    app.frames(60)
    linked = {*linked_places(turned(table).better(best)[1])} - {best}
    tokens = table.tokens.grid.tokens
    assert {place for place, token in tokens.items() if token.pose.sx == LIFTED} == linked
    (shade,) = [token for token in table.stage.tokens if token.name == "shade"]
    assert 0.0 < shade.pose.alpha <= 0.12


def test_it_lies_as_before_as_soon_as_another_is_pointed_at(app: RunningApp) -> None:
    table = seated(app)
    first, second, *_ = places_by_gain(table)
    token = table.tokens.grid.tokens[first]
    chooser(table)._move(first)
    app.run_until(lambda: abs(token.offset.angle) == 90.0)
    chooser(table)._move(second)
    app.frames(10)
    assert token.offset == NO_OFFSET


def test_with_reduced_motion_it_does_not_turn() -> None:
    with running_app(SIZE, Settings(reduced_motion=True)) as app:
        table = seated(app)
        best = places_by_gain(table)[0]
        chooser(table)._move(best)
        for _ in range(120):
            app.frames(1)
            assert table.tokens.grid.tokens[best].offset == NO_OFFSET

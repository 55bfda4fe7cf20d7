"""All cards are bright, but for the colours that a die does not link."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.quivvit import Colour, Options, RoundBegan
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.cards import face
from scenes.games.quivvit.choosing.grid_cursor import PASS
from scenes.games.quivvit.choosing.turned_cards import SIDES
from scenes.games.quivvit.components.grid import POINTED
from scenes.games.quivvit.table import QuivvitTable
from seats.intents import Intent
from tests.scenes.games.quivvit.choosing.rotation_choosers import HERE, chooser, pointed, seated
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, Mouse, tap
from tests.scenes.table.checked_tables import TINY


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def looking(table: QuivvitTable, only: Colour | None = None) -> list[int]:
    """The places of the cards that look so."""
    grid, wide = table.tokens.grid, table.layout.card
    return [
        place
        for place, card in enumerate(grid.cards)
        if card and grid.tokens[place].picture == face(card, wide, False, only=only)
    ]


def test_all_cards_are_bright_and_nothing_lies_on_them(app: RunningApp) -> None:
    table, keys = seated(app, round=2), KeyButtons()
    light = next(token for token in table.stage.tokens if token.name == "blanket-light")
    for press in ((), (Intent.RIGHT,), (Intent.CONFIRM,)):
        tap(app, keys, *press)
        assert len(looking(table)) == 25
        assert all(token.z > light.z for token in table.tokens.grid.tokens.values())
    chooser(table)._put_back()
    chooser(table)._move(PASS)
    assert len(looking(table)) == 25


def test_the_card_under_the_cursor_is_nearer_than_the_others(app: RunningApp) -> None:
    table, keys = seated(app), KeyButtons()
    tokens = table.tokens.grid.tokens

    def nearer() -> list[int]:
        app.frames(20)
        return [place for place, token in tokens.items() if token.pose.sx == POINTED]

    assert nearer() == [HERE]
    tap(app, keys, Intent.RIGHT)
    assert nearer() == [HERE + 1]
    tap(app, keys, Intent.CONFIRM)
    assert nearer() == [], "it is in the hand"
    tap(app, keys, Intent.CANCEL)
    assert nearer() == [HERE + 1]
    chooser(table)._move(PASS)
    assert nearer() == []


def test_a_pointer_on_a_slip_changes_nothing_before_it_presses(app: RunningApp) -> None:
    table = pointed(app)
    slot = table.layout.places[HERE]
    Mouse(app).touch(slot.x, slot.y)
    app.frames(2)
    lit = [*table.tokens.highlights.lit]
    for spot in SIDES:
        box = chooser(table).hand.box(spot)
        assert box
        Mouse(app).move(*box.centre)
        app.frames(2)
        assert chooser(table).hand.place == HERE
        assert [*table.tokens.highlights.lit] == lit


def test_with_a_die_its_colour_is_bright_everywhere_and_no_other(app: RunningApp) -> None:
    table = seated(app, Options(random_color=True), die=Colour.GREEN)
    assert len(looking(table, Colour.GREEN)) == 25
    tap(app, KeyButtons(), Intent.RIGHT)
    assert len(looking(table, Colour.GREEN)) == 25


@pytest.mark.parametrize("known", [False, True])
def test_the_rules_in_short_lie_there_in_two_rounds_of_a_first_match_else_the_best_turn(
    app: RunningApp, known: bool
) -> None:
    if known:
        app.context.known_games.add("quivvit")

    def shown(table: QuivvitTable) -> list[bool]:
        return [table.stage.has(name) for name in ("legend", "best-turn")]

    assert shown(seated(app, round=5)) == [False, True]
    table = seated(app, round=2)
    assert shown(table) == [not known, known]
    table.stage.run(table.show(RoundBegan(3, Seat(0))))
    app.frames(120)
    assert shown(table) == [False, True]
    table._clear_beside_cards()
    assert shown(table) == [False, False], "points come there"

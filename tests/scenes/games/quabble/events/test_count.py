"""The count at the end of a match of Quabble: which seat stands out, and what its frog does."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from rules.core import Seat
from rules.quabble import CardKind, PowerScored
from scenes.players.seat_names import seat_name
from scenes.table.seats.seat_frog import Reaction
from seats.occupants import BotPlayer
from sprites.pictures.pictures import Art
from tests.scenes.games.quabble.tables import cards, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait

BOB = Seat(1)


def test_only_the_panel_tells_what_the_cards_of_a_kind_bring(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    scored = PowerScored(BOB, cards(CardKind.SNORKEL_PIG)[0], Fraction(2), ())
    assert table.captions.banner(scored) == f"{seat_name(BOB)}: Snorkel Pig"
    assert "+2" in table.captions.caption(scored)


@pytest.mark.parametrize(("points", "reaction"), [(1, Reaction.JOY), (-1, Reaction.SULK)])
def test_the_frog_whose_points_are_counted_reacts_and_its_treasury_stands_out(
    app: RunningApp, points: int, reaction: Reaction
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    card, panel = cards(CardKind.ROYAL_POOFIN)[0], table.panels[BOB]
    table.tokens.open_cards.treasuries[BOB].append(card)
    table.tokens.refresh()
    lit, shown = set[tuple[float, float]](), set[Art]()
    for _ in table.show(PowerScored(BOB, card, Fraction(points), ())):
        lit |= {(mat.pose.x, mat.pose.y) for mat in table.tokens.treasury_mats.lit}
        assert isinstance(panel.frog.body.picture, Art)
        shown.add(replace(panel.frog.body.picture, width=1))
    assert lit == {panel.places.cards.centre}
    assert panel.frog.portrait(reaction, 1) in shown

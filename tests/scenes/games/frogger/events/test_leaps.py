"""A great leap of Frogger comes near on its way, but not with reduced motion."""

from __future__ import annotations

import pytest

from rules.decktet import Suit
from rules.frogger import EXCUSE, FROGS, Frog, FrogRetreated
from scenes.games.frogger.components.path import SEATED
from scenes.games.frogger.events.leaps import LARGER, WINNING, FroggerLeaps
from scenes.table.climaxes.climaxes import NEARER
from scenes.table.panned_sounds import PannedSounds
from seats.occupants import BotPlayer
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table import checked_tables


def test_a_frog_is_larger_while_it_leaps_and_not_after_that(app: RunningApp) -> None:
    app.set(reduced_motion=False)
    table = new_table(app, BotPlayer("judge"), BotPlayer("judge"))
    checked_tables.build(table)
    trail = table.tokens.path
    leaps = FroggerLeaps(
        table.tokens, PannedSounds(table.context.bank, app.context.renderer.width / 2)
    )
    frog, end = Frog(FROGS * table.view.acting), trail.path.shown[Suit.MOONS][-1]
    sizes = [trail.frogs[frog].pose.sx for _ in leaps.leap(frog, EXCUSE, end)]
    assert max(sizes) >= LARGER
    assert trail.frogs[frog].pose.sx == SEATED


def test_a_hop_into_the_pond_is_ringed_its_way_stays_and_the_number_there_swells(
    app: RunningApp,
) -> None:
    app.set(reduced_motion=False)
    table = new_table(app, BotPlayer("judge"), BotPlayer("judge"))
    checked_tables.build(table)
    trail, frog = table.tokens.path, Frog(FROGS * table.view.acting)
    start = trail.path.shown[Suit.MOONS][0]
    trail.rest(frog, start)
    count, target = trail.sitting_in(EXCUSE, table.view.acting)[0], trail.goal(frog, EXCUSE)[0]
    ringed = list[bool]()
    for _ in table.show(FrogRetreated(frog, start, EXCUSE)):
        ringed.append(target.visible)
    assert any(ringed)
    assert not target.visible
    table.stage.tick()
    assert count.offset.sx > 1.0


@pytest.mark.parametrize("reduced_motion", [False, True])
@pytest.mark.parametrize("wins", [False, True])
def test_a_great_leap_comes_near_but_not_with_reduced_motion(
    app: RunningApp, reduced_motion: bool, wins: bool
) -> None:
    app.set(reduced_motion=reduced_motion)
    table = new_table(app, BotPlayer("judge"), BotPlayer("judge"))
    checked_tables.build(table)
    leaps = FroggerLeaps(
        table.tokens, PannedSounds(table.context.bank, app.context.renderer.width / 2)
    )
    token, home = table.tokens.path.frogs[Frog(0)], table.tokens.path.path.home
    assert leaps.is_long(EXCUSE, home)
    usual, sizes, lit = token.pose.sx, [], []
    for _ in leaps.leap(Frog(0), EXCUSE, home, great=True, wins=wins):
        large = [one for one in table.stage.tokens if one.name == "leap that wins"]
        for one in (token, *large):
            wide, _ = app.context.renderer.size(one.picture)
            sizes.append(one.pose.sx * wide / table.layout.frog)
            lit.append(bool(one.lit))
    assert any(lit) == wins, "only for the leap that wins it is dark"
    largest = max(*sizes, token.pose.sx, usual)
    if reduced_motion:
        on_the_way = [] if wins else [1.0]
        assert largest == pytest.approx(max(usual, token.pose.sx, *on_the_way))
    else:
        winning = WINNING * app.context.renderer.height / table.layout.frog
        assert largest == pytest.approx(winning if wins else 1.0 + NEARER, abs=0.05)
        assert token.pose.with_alpha(1.0) == table.tokens.path.stand(Frog(0), home), (
            "at home it is as usual"
        )

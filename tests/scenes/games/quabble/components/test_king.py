"""The King looks at whoever acts, and all claims lie on their cards before they are settled."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.quabble import QUABBLE, ClaimsRevealed, Side
from scenes.core.ending import Ending, ResultRow
from scenes.games.quabble.components.king import LOOK_SECONDS, REACTION_SECONDS, Face
from scenes.games.quabble.events.claims_animator import OVER_A_TEAR
from scenes.games.quabble.layout import paw_on
from scenes.games.quabble.podium import ENTHRONED, PODIUM
from scenes.games.quabble.table import QuabbleTable
from scenes.table.finish.finish import Finish
from seats.occupants import BotPlayer
from sprites.motion.timestep import steps_in
from sprites.pictures.pictures import Art
from tests.scenes.games.quabble.tables import new_table, play_to_claims
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait

BOTS = [BotPlayer("random")] * 3


@pytest.fixture
def table(app: RunningApp) -> QuabbleTable:
    return open_and_wait(app, play_to_claims(new_table(app, *BOTS)))


def face(table: QuabbleTable) -> Face:
    picture = table.tokens.king.token.picture
    assert isinstance(picture, Art)
    return Face(picture.name)


def test_the_king_looks_for_a_while_at_what_happens_on_either_side(table: QuabbleTable) -> None:
    king, middle = table.tokens.king, table.layout.king.centre[0]
    for x, wanted in ((middle - 300, Face.LEFT), (middle + 300, Face.RIGHT)):
        king.look_at(x)
        assert face(table) is wanted
        for _ in range(steps_in(LOOK_SECONDS)):
            king.step()
        assert face(table) is Face.CALM


def test_the_king_calms_down_after_a_slaying_but_not_after_a_coronation(
    table: QuabbleTable,
) -> None:
    king = table.tokens.king
    king.react(Face.ANGRY)
    assert face(table) is Face.ANGRY
    for _ in range(steps_in(REACTION_SECONDS)):
        king.step()
    assert face(table) is Face.CALM
    king.rejoice()
    for _ in range(2 * steps_in(REACTION_SECONDS)):
        king.step()
    assert face(table) is Face.PLEASED


def test_each_paw_lies_on_the_card_it_claims_once_claims_are_shown(table: QuabbleTable) -> None:
    table.tokens.gaps.show_words(True)
    sides = Side.LEFT, Side.RIGHT, Side.LEFT
    for _ in table.show(ClaimsRevealed(sides)):
        pass
    for panel, side in zip(table.panels, sides, strict=True):
        giver = panel.seat if side is Side.LEFT else Seat((panel.seat - 1) % len(sides))
        gaps = table.tokens.gaps
        card = gaps.box(gaps.near(giver, panel.middle).gap)
        ought = paw_on(card, left=side is Side.LEFT)
        paw = panel.claim.paw
        assert paw.visible
        assert (paw.pose.x, paw.pose.y) == pytest.approx((ought.x, ought.y))


@pytest.mark.parametrize("seats", [3, 6])
def test_the_king_is_large_in_every_finish_behind_all_frogs(app: RunningApp, seats: int) -> None:
    table = app.open_table(*[BotPlayer("random")] * seats, game=QUABBLE)
    rows = [ResultRow(seat + 1, Seat(seat), seat) for seat in range(seats)]
    finish = Finish(table.climaxes, table.stage, Ending(rows, "Why."), PODIUM)
    drawn = [(token, token.picture) for token in finish._around]
    king = [(token, art) for token, art in drawn if isinstance(art, Art) and art.name in ENTHRONED]
    assert [art.name for _, art in king] == [*ENTHRONED]
    assert all(art.width > 0.4 * table.stage.renderer.height for _, art in king)
    assert all(token.z < loser.z for token, _ in king for loser in finish._losers.tokens)


def test_the_king_leans_farther_over_a_card_that_is_torn(table: QuabbleTable) -> None:
    king, middle = table.tokens.king, table.layout.king.centre[0]
    leaned = []
    for far in (1.0, OVER_A_TEAR):
        king.look_at(middle + 300, far=far)
        for _ in range(steps_in(LOOK_SECONDS / 2)):
            table.stage.tick()
        leaned.append(king.token.pose.x - middle)
    assert leaned[1] > 2 * leaned[0] > 0


def test_the_king_watches_who_offers_until_something_happens(table: QuabbleTable) -> None:
    king, middle = table.tokens.king, table.layout.king.centre[0]
    king.watch(middle - 300)
    for _ in range(2 * steps_in(LOOK_SECONDS)):
        king.step()
    assert face(table) is Face.LEFT
    king.react(Face.COVERING)
    assert face(table) is Face.COVERING


def test_the_king_sets_the_crown_on_the_head_of_who_has_won(app: RunningApp) -> None:
    table = app.open_table(*[BotPlayer("random")] * 3, game=QUABBLE)
    rows = [ResultRow(seat + 1, Seat(seat), seat) for seat in range(3)]
    finish = Finish(table.climaxes, table.stage, Ending(rows, "Why."), PODIUM)
    (crown,), (frog,), rest = finish._headgear, finish._winners, finish._headgear[0].pose
    places = []
    for _ in finish._joy.act():
        table.stage.tick()
        places.append(crown.pose)
    assert places[0].x < frog.pose.x - 0.3 * finish._wide, "from the King, who is on the left"
    assert places[-1] == rest

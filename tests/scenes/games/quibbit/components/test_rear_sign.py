"""The sign at the rear frog, and what that does near a lap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.quibbit import (
    Frog,
)
from scenes.games.quibbit.components.rear_sign import FLAG, PULSE_STEPS, _signs
from sprites.pictures.pictures import Art
from tests.scenes.games.quibbit.choosing.foretold_positions import view
from tests.scenes.games.quibbit.showing import a_table, run
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import texts
from words import say

NEAR = "B . . C . . . . A^ . . ."  # A needs a 4 to lap B


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def test_the_sign_of_the_rear_frog_bears_the_flag_of_the_finish(app: RunningApp) -> None:
    rear = a_table(app).tokens.ring.rear
    for progress, last in (((5, 0, 3), 1), ((5, 4, 3), 2)):
        rear.find(progress)
        assert rear.frog == last
        assert repr(Art("flag", FLAG)) in repr(rear.token.picture)
    assert all(repr(Art("flag", FLAG)) in repr(sign) for sign in _signs(app.context.renderer))


@pytest.mark.parametrize(
    ("frogs", "hands", "near"),
    [
        ("B . . . C . A^ . . . . .", "A:5 B:5 C:5", False),
        ("B . . . C . . A^ . . . .", "A:5 B:5 C:5", False),  # of equal cards B leaps first
        ("B . . . C . . A^ . . . .", "A:4 B:5 C:5", False),  # one tile short
        ("B . . . C . . . A^ . . .", "A:4 B:5 C:5", True),
        ("B . . . C . . . A^ . . .", "A:4 B:234 C:5", False),  # B leaps away before
        ("B . . . C . . . A^ . . .", "A:12 B:5 C:5", False),
    ],
)
def test_a_rear_frog_that_cards_of_this_round_may_lap_trembles_and_has_a_sign(
    app: RunningApp, frogs: str, hands: str, near: bool
) -> None:
    ring = a_table(app).tokens.ring
    seen = view(frogs, hands)
    ring.rear.foretell(seen)
    ring.rear.find(seen.board.progress)
    asides = set()
    for _ in range(2 * PULSE_STEPS):
        ring.step()
        ring.stage.tick()
        asides.add(ring.frogs[1].offset.dx)
    assert (len(asides) > 1) == near
    assert ring.rear.finish.visible == near
    words = [text.words for text in texts(ring.rear.token.picture)]
    assert words in ([say("quibbit.last")], [])


def test_what_is_foretold_of_a_lap_is_over_once_one_of_both_frogs_has_leapt(
    app: RunningApp,
) -> None:
    rear, seen = a_table(app).tokens.ring.rear, view(NEAR, "A:4 B:5 C:5")
    for frog, stays in ((2, True), (0, False), (1, False)):
        rear.foretell(seen)
        rear.find(seen.board.progress)
        rear.leave(frog)
        rear.find(seen.board.progress)
        assert rear.finish.visible == stays


def test_a_rear_frog_looks_back_at_who_may_lap_it_and_all_look_once(app: RunningApp) -> None:
    table = a_table(app)
    ring, animator, seen = table.tokens.ring, table._animator, view(NEAR, "A:4 B:5 C:5")
    ring.rear.foretell(seen)
    ring.rear.find(seen.board.progress)
    frames = [run(app, table, animator._near_lap())[0] for _ in range(2)]
    assert frames[1] < frames[0] / 4
    looks_left = ring.frogs[0].pose.x < ring.frogs[1].pose.x
    assert ring.frogs[1].picture == replace(ring._frog_art(Frog(1)), mirrored=looks_left)
    assert [ring._drawn(Frog(frog)) for frog in (0, 1)] == ["frog-smirk", "frog-shock"]


def test_only_frogs_that_have_to_choose_show_what_they_feel_of_a_lap(
    app: RunningApp,
) -> None:
    table = a_table(app)
    ring, seen = table.tokens.ring, view(NEAR, "A:4 B:5 C:5")
    ring.rear.foretell(seen)
    ring.rear.find(seen.board.progress)
    ring.look_back([Frog(0)])
    assert "frog-shock" not in map(ring._drawn, map(Frog, range(3)))
    ring.look_back([Frog(1)])
    assert ring._drawn(Frog(1)) == "frog-shock"


def test_no_sign_stands_beside_the_rear_frog_once_it_is_lapped(app: RunningApp) -> None:
    rear = a_table(app).tokens.ring.rear
    assert rear.find((9, 0, 3)) is not None
    assert rear.token.visible
    assert rear.find((13, 0, 3)) is None
    assert rear.finish.visible
    assert not rear.token.visible


def test_no_frog_is_called_the_rear_one_while_others_join_the_line(app: RunningApp) -> None:
    rear = a_table(app).tokens.ring.rear
    for joining in (True, False):
        rear.lining_up = joining
        assert (rear.find((5, 0, 3)) is None) == joining
        assert rear.token.visible == (not joining)


def test_who_still_wears_the_crown_is_not_called_the_rear_frog(app: RunningApp) -> None:
    ring = a_table(app).tokens.ring
    assert ring.crowned[0] is ring.frogs[0]
    assert ring.rear.find((0, 9, 3)) is None
    assert not ring.rear.token.visible
    ring.take_crown()
    assert ring.rear.find((0, 9, 3)) is not None
    assert ring.rear.token.visible

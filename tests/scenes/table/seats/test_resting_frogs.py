"""Frogs that have nothing to do sit there each in its own way, and do small things now and then."""

from __future__ import annotations

import pytest

from scenes.table.seats.frog_idle import BREATH
from scenes.table.seats.seat_frog import FrogPlace, Mood, Reaction, SeatFrog
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.pictures import Art
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage

SEATS = range(6)
HALF_A_MINUTE = steps_in(30.0)


def frogs(*, calm: bool = False) -> tuple[Stage, list[SeatFrog]]:
    stage = Stage(Renderer((640, 360)), theme.WATER)
    stage.renderer.reduced_motion = calm
    return stage, [SeatFrog(stage, seat, FrogPlace(400.0, 500.0, 160.0)) for seat in SEATS]


def drawing(frog: SeatFrog) -> str:
    assert isinstance(frog.body.picture, Art)
    return frog.body.picture.name


def step(stage: Stage, *stepped: SeatFrog) -> None:
    for frog in stepped:
        frog.step()
    stage.tick()


def test_no_two_seats_rest_alike() -> None:
    _, all_frogs = frogs()
    assert len({frog.body.pose for frog in all_frogs}) == len(all_frogs)


def test_each_blinks_breathes_and_does_small_things_in_its_own_time() -> None:
    stage, all_frogs = frogs()
    begun, closed = dict[int, int](), dict[int, int]()
    breaths: dict[int, list[float]] = {seat: [] for seat in SEATS}
    looked, tongues = set[int](), set[int]()
    for number in range(steps_in(70.0)):
        step(stage, *all_frogs)
        for seat, frog in enumerate(all_frogs):
            if drawing(frog) == "frog-blink":
                closed.setdefault(seat, number)
            if abs(frog.body.offset.sy - 1.0) > BREATH or drawing(frog) == Mood.THINKING.value:
                begun.setdefault(seat, number)
            breaths[seat].append(frog.body.offset.sy)
            looked |= {seat} if frog._idle.glance else set()
            tongues |= {seat} if frog._idle._tongue.visible else set()
    for own in (begun, closed):
        assert len(own) == len(set(own.values())) == len(all_frogs)
    assert len({tuple(each) for each in breaths.values()}) == len(all_frogs)
    assert looked == tongues == set(SEATS)


def test_with_reduced_motion_they_are_quiet() -> None:
    stage, all_frogs = frogs(calm=True)
    before = [(frog.body.pose, frog.body.picture) for frog in all_frogs]
    for _ in range(HALF_A_MINUTE):
        step(stage, *all_frogs)
        assert [(frog.body.shown(), frog.body.picture) for frog in all_frogs] == before


@pytest.mark.parametrize("seat", SEATS)
def test_who_rests_the_head_on_a_hand_sits_up_as_soon_as_it_is_its_turn(seat: int) -> None:
    stage, all_frogs = frogs()
    frog = all_frogs[seat]
    ponder(stage, frog)
    frog.lean_in(True)
    assert drawing(frog) == Mood.WATCHING.value


def test_it_lowers_the_hand_as_soon_as_motion_is_reduced() -> None:
    stage, (frog, *_) = frogs()
    ponder(stage, frog)
    stage.renderer.reduced_motion = True
    step(stage, frog)
    assert drawing(frog) == Mood.WATCHING.value


def test_it_lowers_the_hand_after_a_while() -> None:
    stage, (frog, *_) = frogs()
    ponder(stage, frog)
    for _ in range(steps_in(2.5)):
        step(stage, frog)
    assert drawing(frog) in (Mood.WATCHING.value, "frog-blink")


def test_a_reaction_lasts_though_a_hand_would_be_lowered() -> None:
    stage, (frog, *_) = frogs()
    ponder(stage, frog)
    for _ in range(steps_in(2.0)):
        step(stage, frog)
    frog.react(Reaction.SULK)
    for _ in range(steps_in(1.0)):
        step(stage, frog)
    assert drawing(frog) == Mood.SAD.value


def ponder(stage: Stage, frog: SeatFrog) -> None:
    """Wait until *frog* rests its head on a hand."""
    for _ in range(2 * HALF_A_MINUTE):
        step(stage, frog)
        if drawing(frog) == Mood.THINKING.value:
            return
    pytest.fail("it never does")


def test_whoever_lights_a_frog_lights_its_eyes() -> None:
    stage, all_frogs = frogs()
    frog = all_frogs[0]
    frog.show_temper("bold")
    for lit in (True, False):
        frog.body.lit = lit
        step(stage, frog)
        assert [token.lit for token in frog.tokens] == [lit] * 3

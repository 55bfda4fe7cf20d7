"""A match gathers choices, refuses bad ones, and takes back what may be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from random import Random
from typing import ClassVar, TypeAlias

import pytest

from rules.core import Event, Game, IllegalChoice, Outcome, Seat
from rules.match import Chosen, Match, MatchStep
from rules.quibbit import QUIBBIT, End, Join, Options, Pick, Settle

# A toy game for undoing: two seats in turn say numbers, roll a die, show a secret or end the turn.


class Say(Enum):
    NUMBER = auto()
    ROLL = auto()
    SHOW = auto()
    DONE = auto()


@dataclass(frozen=True, slots=True)
class Speak:
    say: Say


@dataclass(frozen=True, slots=True)
class Spoken(Event):
    say: Say


@dataclass(frozen=True, slots=True)
class Shown(Event):
    reveals: ClassVar[bool] = True


Told: TypeAlias = Spoken | Shown


@dataclass(frozen=True, slots=True)
class NoOptions:
    pass


@dataclass(frozen=True, slots=True)
class Talk:
    turn: int = 0
    said: tuple[int, ...] = ()
    together: bool = False

    def to_act(self) -> frozenset[Seat]:
        return frozenset((Seat(0), Seat(1)) if self.together else (Seat(self.turn % 2),))

    def legal(self, seat: Seat) -> Sequence[Speak]:
        return [Speak(say) for say in Say] if seat in self.to_act() else []

    def apply(self, choices: Mapping[Seat, Speak], rng: Random) -> tuple[Talk, Sequence[Told]]:
        (say, *_) = (speak.say for speak in choices.values())
        number = rng.randrange(6) if say is Say.ROLL else len(self.said)
        after = replace(self, said=(*self.said, number), turn=self.turn + (say is Say.DONE))
        return after, [Shown() if say is Say.SHOW else Spoken(say)]

    def view(self, seat: Seat | None) -> tuple[int, ...]:
        return self.said

    def outcome(self) -> Outcome | None:
        return None


TALK: Game[NoOptions, Speak, Told, tuple[int, ...]] = Game(
    name="talk",
    title="Talk",
    designers=(),
    seats=range(2, 3),
    options=NoOptions,
    actions=(Speak,),
    deal=lambda options, seats, rng: Talk(),
)

ZERO, ONE = Seat(0), Seat(1)


def talk() -> Match[NoOptions, Speak, Told, tuple[int, ...]]:
    return Match(TALK, NoOptions(), 2, seed=1)


def planning(seed: int = 1) -> Match[Options, object, Event, object]:
    """A match of three that has come to its first planning."""
    match: Match[Options, object, Event, object]
    match = Match(QUIBBIT, Options(), 3, seed)  # type: ignore[arg-type]
    while len(match.waiting_for) == 1:
        (seat,) = match.waiting_for
        match.choose(seat, next(iter(match.state.legal(seat))))
    return match


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused_by_name(seats: int) -> None:
    with pytest.raises(ValueError, match=rf"^Quibbit! is for 2 to 4 players, not for {seats}$"):
        Match(QUIBBIT, Options(), seats, seed=1)


def test_the_same_seed_deals_the_same_game() -> None:
    first, second, third = (Match(QUIBBIT, Options(), 4, seed).state for seed in (5, 5, 6))
    assert first == second != third


def test_events_come_with_the_last_choice() -> None:
    match = planning()
    before = match.state
    assert match.choose(ZERO, Pick(1)) == ()
    assert match.choose(Seat(2), Pick(2)) == ()
    assert match.waiting_for == {ONE}
    assert match.state is before
    assert match.choose(ONE, Pick(3))
    assert match.log[-1] == {ZERO: Pick(1), ONE: Pick(3), Seat(2): Pick(2)}


def test_a_card_one_does_not_hold_is_refused_naming_seat_and_action() -> None:
    match = planning()
    with pytest.raises(IllegalChoice, match=r"seat 1 cannot choose Pick\(card=6\)"):
        match.choose(ONE, Pick(6))


def test_a_seat_out_of_turn_is_refused_naming_seat_and_action() -> None:
    match = Match(QUIBBIT, Options(), 3, seed=1)
    (starter,) = match.waiting_for
    other = Seat((starter + 1) % 3)
    with pytest.raises(IllegalChoice, match=rf"seat {other} cannot choose Join.*not asked"):
        match.choose(other, Join(End.FRONT))


def test_a_listener_is_told_all_choices_at_once_and_none_before() -> None:
    match, steps = Match(QUIBBIT, Options(), 2, 7), list[MatchStep]()
    match.listener = steps.append
    for _ in range(2):
        (seat,) = match.waiting_for
        match.choose(seat, next(iter(match.state.legal(seat))))
    assert len(steps) == 2
    match.choose(Seat(1), Pick(4))
    assert len(steps) == 2
    match.choose(Seat(0), Pick(2))
    assert steps[2:] == [Chosen({Seat(0): Pick(2), Seat(1): Pick(4)})]


def test_a_second_choice_of_the_same_seat_is_refused() -> None:
    match = planning()
    match.choose(ONE, Pick(1))
    with pytest.raises(IllegalChoice, match=r"seat 1 cannot choose Pick\(card=2\).*already"):
        match.choose(ONE, Pick(2))


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(IllegalChoice, match=f"seat {seat} cannot choose"):
        planning().choose(Seat(seat), Pick(1))


def test_a_bad_choice_leaves_the_match_as_it_was() -> None:
    bad, good = planning(), planning()
    for seat, action in ((ZERO, Pick(0)), (ONE, Settle(1)), (Seat(7), Pick(1))):
        with pytest.raises(IllegalChoice):
            bad.choose(seat, action)
    assert bad.waiting_for == good.waiting_for == {0, 1, 2}
    assert bad.log == good.log
    picks = [bad.choose(Seat(n), Pick(1)) for n in range(3)]
    assert picks == [good.choose(Seat(n), Pick(1)) for n in range(3)]
    assert bad.state == good.state


def test_a_choice_within_ones_own_turn_can_be_undone() -> None:
    match = talk()
    first = match.state
    match.choose(ZERO, Speak(Say.NUMBER))
    second = match.state
    match.choose(ZERO, Speak(Say.NUMBER))
    assert match.may_undo(ZERO)
    match.undo(ZERO)
    assert match.state is second
    match.undo(ZERO)
    assert match.state is first
    assert match.log == []
    assert match.events == []
    assert not match.may_undo(ZERO)


@pytest.mark.parametrize("say", [Say.ROLL, Say.SHOW, Say.DONE])
def test_chance_a_reveal_and_a_passed_turn_cannot_be_undone(say: Say) -> None:
    match = talk()
    match.choose(ZERO, Speak(Say.NUMBER))
    match.choose(ZERO, Speak(say))
    after = match.state
    for seat in (ZERO, ONE):
        assert not match.may_undo(seat)
        with pytest.raises(IllegalChoice, match=f"seat {seat} cannot undo"):
            match.undo(seat)
    assert match.state is after
    assert len(match.log) == len(match.events) == 2


def test_what_came_after_a_reveal_can_be_undone_up_to_it() -> None:
    match = talk()
    for say in (Say.SHOW, Say.NUMBER):
        match.choose(ZERO, Speak(say))
    match.undo(ZERO)
    assert match.log == [{ZERO: Speak(Say.SHOW)}]
    assert not match.may_undo(ZERO)


def test_nobody_undoes_for_another() -> None:
    match = talk()
    match.choose(ZERO, Speak(Say.NUMBER))
    assert not match.may_undo(ONE)
    with pytest.raises(IllegalChoice, match="seat 1 cannot undo"):
        match.undo(ONE)


def test_a_choice_made_together_cannot_be_undone() -> None:
    match = talk()
    match.state = Talk(together=True)
    match.choose(ZERO, Speak(Say.NUMBER))
    match.choose(ONE, Speak(Say.NUMBER))
    assert not match.may_undo(ZERO)
    assert not match.may_undo(ONE)


def test_nothing_in_quibbit_can_be_undone() -> None:
    match = Match(QUIBBIT, Options(), 2, seed=1)
    rng = Random(1)
    while match.waiting_for:
        for seat in sorted(match.waiting_for):
            match.choose(seat, rng.choice(list(match.state.legal(seat))))
            assert not any(match.may_undo(Seat(number)) for number in range(2))

"""The Red Snatcher of Quabble: what it may take, and when."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble import (
    CardSnatched,
    DirectionTurned,
    NothingSnatched,
    Power,
    PowersTriggered,
    RoundBegan,
    Snatch,
)
from tests.rules.quabble.positions import CARD, claimed, named, read, row, snatched

A, B, C, D = (Seat(number) for number in range(4))

SNATCH = """
    A  owns Pig3 Snatcher2
    B  hand Egg2 | owns Poofin2
    C  owns Carrot3
    D  owns Grungle1 Misdirection2
    """


def test_a_red_snatcher_is_a_choice_of_its_owner_made_in_the_open() -> None:
    state, events = claimed(read(SNATCH + "offers A:Pig1 B:Egg1 C:Snatcher1 D:Hopper1"), "<<<<")
    assert events[-1] == PowersTriggered((Power(C, CARD["Snatcher1"]),))
    assert state.to_act() == {2}
    assert state.view(None).board.powers == (Power(C, CARD["Snatcher1"]),)


def test_a_red_snatcher_takes_from_either_neighbour_but_no_red_snatcher() -> None:
    state, _ = claimed(read(SNATCH + "offers A:Pig1 B:Snatcher1 C:Egg1 D:Hopper1"), "<<<<")
    assert set(state.legal(B)) == {Snatch(card) for card in row("Pig3 Pig1 Carrot3 Egg1")}
    state, events = snatched(state, "B", "Carrot3")
    assert events[0] == CardSnatched(B, CARD["Snatcher1"], CARD["Carrot3"], victim=C)
    assert named(state.board.treasuries[1]) == "Poofin2 Snatcher1 Carrot3"
    assert named(state.board.treasuries[2]) == "Egg1"
    assert events[-1] == RoundBegan(2, B)


def test_a_red_snatcher_may_take_what_was_claimed_in_the_same_reveal() -> None:
    state, _ = claimed(read(SNATCH + "offers A:Pig1 B:Snatcher1 C:Egg1 D:Hopper1"), "<<<<")
    state, _ = snatched(state, "B", "Egg1")
    assert named(state.board.treasuries[1]) == "Poofin2 Snatcher1 Egg1"


def test_a_red_snatcher_must_take_if_it_can() -> None:
    state, _ = claimed(read(SNATCH + "offers A:Pig1 B:Snatcher1 C:Egg1 D:Hopper1"), "<<<<")
    assert all(isinstance(action, Snatch) for action in state.legal(B))


def test_a_red_snatcher_with_nothing_to_take_does_nothing() -> None:
    picture = """
        A  owns Snatcher2
        B  hand Egg2 | owns Poofin2
        C  hand Pig4
        offers A:Pig1 B:Snatcher1 C:Egg1
        """
    state, events = claimed(read(picture), "><<")
    assert NothingSnatched(B, CARD["Snatcher1"]) in events
    assert named(state.board.treasuries[0]) == "Snatcher2"
    assert state.to_act() == {1}  # with an offer


def test_a_snatched_misdirection_does_not_turn_the_direction_again() -> None:
    state, _ = claimed(read(SNATCH + "offers A:Snatcher1 B:Egg1 C:Carrot1 D:Hopper1"), "<<<<")
    state, events = snatched(state, "A", "Misdirection2")
    assert not [event for event in events if isinstance(event, DirectionTurned)]
    assert state.board.clockwise
    assert named(state.board.treasuries[0]) == "Pig3 Snatcher2 Snatcher1 Misdirection2"


def test_powers_fire_from_the_active_seat_in_the_order_at_the_reveal() -> None:
    offers = "offers A:Snatcher1 B:Misdirection1 C:Carrot1 D:Snatcher3"
    state, events = claimed(read(SNATCH + offers + "\nactive B"), "<<<<")
    triggered = next(event for event in events if isinstance(event, PowersTriggered))
    assert [power.seat for power in triggered.powers] == [B, D, A]
    # The Misdirection has taken effect first and changes nothing for the two that wait.
    assert not state.board.clockwise
    assert [power.seat for power in state.board.powers] == [D, A]
    _, events = claimed(read(SNATCH + offers + "\nactive B\nturned"), "<<<<")
    triggered = next(event for event in events if isinstance(event, PowersTriggered))
    assert [power.seat for power in triggered.powers] == [B, A, D]


def test_a_misdirection_snatched_before_its_turn_fires_once() -> None:
    picture = SNATCH + "offers A:Snatcher1 B:Misdirection1 C:Carrot1 D:Hopper1"
    state, events = claimed(read(picture), "<<<<")
    assert not [event for event in events if isinstance(event, DirectionTurned)]
    state, events = snatched(state, "A", "Misdirection1")
    assert events[1] == DirectionTurned(B, CARD["Misdirection1"], clockwise=False)
    assert len([event for event in events if isinstance(event, DirectionTurned)]) == 1
    assert not state.board.clockwise

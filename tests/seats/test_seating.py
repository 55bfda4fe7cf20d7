"""Stories of who sits where."""

from __future__ import annotations

from rules.core import Seat
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Person, Vacant
from seats.pads.pad import Pad
from seats.pads.pad_family import Family
from seats.pointer.pointer import POINTER
from seats.seating import Seating

PAD, OTHER_PAD = Pad(7, Family.XBOX), Pad(8)
FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def _occupants(seating: Seating) -> list[object]:
    return [seating.occupant(seat) for seat in seating.seats()]


def test_people_fill_the_seats_in_the_order_they_press() -> None:
    seating = Seating(3)
    assert [seating.join(device) for device in (PAD, LEFT_KEYS, POINTER)] == [0, 1, 2]
    assert seating.people() == (0, 1, 2)
    assert seating.join(OTHER_PAD) is None


def test_pressing_join_again_does_not_take_a_second_seat() -> None:
    seating = Seating(3)
    assert seating.join(PAD) == seating.join(PAD) == 0
    assert seating.people() == (0,)


def test_two_friends_share_a_pad() -> None:
    seating = Seating(3)
    seating.join(PAD)
    assert seating.join_again(PAD) == 1
    assert seating.seats_of(PAD) == (0, 1)
    assert seating.seat_of(PAD) == 0


def test_a_shared_pad_plays_the_one_who_stays() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.join_again(PAD)
    seating.leave(FIRST)
    assert seating.seat_of(PAD) == 1


def test_a_device_without_a_seat_plays_nobody() -> None:
    assert Seating(2).seat_of(PAD) is None


def test_a_newcomer_takes_a_vacant_seat_before_a_bots() -> None:
    seating = Seating(3)
    seating.put_bot(FIRST, "easy")
    seating.put_bot(THIRD, "hard")
    assert [seating.join(PAD), seating.join(OTHER_PAD), seating.join(POINTER)] == [1, 0, 2]


def test_leaving_frees_the_seat_but_a_bot_does_not_leave() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.put_bot(SECOND, "easy")
    seating.leave(FIRST)
    seating.leave(SECOND)
    assert _occupants(seating) == [Vacant(), BotPlayer("easy")]
    seating.vacate(SECOND)
    assert _occupants(seating) == [Vacant(), Vacant()]


def test_fewer_seats_keep_the_people_and_dismiss_bots() -> None:
    seating = Seating(4)
    seating.join(PAD)
    seating.put_bot(SECOND, "easy")
    seating.put_bot(THIRD, "easy")
    seating.join(OTHER_PAD)
    seating.resize(2)
    assert _occupants(seating) == [Person(PAD), Person(OTHER_PAD)]


def test_when_there_are_more_people_than_seats_the_last_ones_leave() -> None:
    seating = Seating(3)
    for device in (PAD, OTHER_PAD, POINTER):
        seating.join(device)
    seating.resize(2)
    assert _occupants(seating) == [Person(PAD), Person(OTHER_PAD)]


def test_more_seats_are_vacant_at_first() -> None:
    seating = Seating(1)
    seating.join(PAD)
    seating.resize(3)
    assert _occupants(seating) == [Person(PAD), Vacant(), Vacant()]
    assert len(seating) == 3


def test_a_lost_pad_leaves_its_people_away() -> None:
    seating = Seating(3)
    seating.join(PAD)
    seating.join(OTHER_PAD)
    seating.join_again(PAD)
    assert seating.disconnect(PAD) == (0, 2)
    assert _occupants(seating) == [Away(PAD), Person(OTHER_PAD), Away(PAD)]
    assert seating.people() == (1,)
    assert seating.missing_devices() == (PAD,)
    assert seating.seat_of(PAD) is None


def test_a_bot_plays_and_the_person_takes_the_seat_back() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.join(LEFT_KEYS)
    seating.disconnect(PAD)
    assert seating.bot_name(FIRST) is None
    assert seating.claimable(OTHER_PAD) == ()
    seating.substitute(FIRST, "normal")
    assert seating.bot_name(FIRST) == "normal"
    assert seating.away() == (0,)
    assert seating.claimable(OTHER_PAD) == (0,)
    seating.assign(FIRST, OTHER_PAD)
    assert seating.occupant(FIRST) == Person(OTHER_PAD)
    assert seating.bot_name(FIRST) is None


def test_somebody_who_left_the_seat_to_a_bot_takes_the_seat_back_with_the_same_pad() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.substitute(FIRST, "easy")
    assert seating.seat_of(PAD) is None
    assert seating.claimable(PAD) == (0,)


def test_a_newcomer_does_not_get_the_seat_of_somebody_away() -> None:
    seating = Seating(1)
    seating.join(PAD)
    seating.disconnect(PAD)
    assert seating.join(OTHER_PAD) is None


def test_any_free_pad_can_take_a_waiting_seat_but_not_a_persons() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.join(LEFT_KEYS)
    seating.disconnect(PAD)
    assert seating.take(FIRST, OTHER_PAD)
    assert not seating.take(SECOND, OTHER_PAD)
    assert _occupants(seating) == [Person(OTHER_PAD), Person(LEFT_KEYS)]


def test_where_nobody_is_left_every_seat_can_be_claimed() -> None:
    seating = Seating(3)
    seating.join(PAD)
    seating.join_again(PAD)
    seating.disconnect(PAD)
    assert seating.claimable(OTHER_PAD) == (0, 1)


def test_a_pad_that_may_be_any_of_two_can_claim_either_and_no_third() -> None:
    seating = Seating(4)
    for number in range(4):
        seating.join(Pad(number))
    for number in range(3):
        seating.disconnect(Pad(number))
    seating.recognise(Pad(9), [Pad(0), Pad(2)])
    assert seating.claimable(Pad(9)) == (0, 2)
    assert seating.claimable(Pad(8)) == ()


def test_nothing_is_offered_when_nobody_is_away() -> None:
    seating = Seating(2)
    seating.join(PAD)
    assert seating.claimable(OTHER_PAD) == ()


def test_a_half_of_the_keyboard_stands_only_for_the_other_half() -> None:
    seating = Seating(2)
    seating.one_keyboard = True
    seating.join(PAD)
    assert seating.effective_device(LEFT_KEYS) == LEFT_KEYS
    seating.join(RIGHT_KEYS)
    assert seating.effective_device(LEFT_KEYS) == RIGHT_KEYS == seating.effective_device(RIGHT_KEYS)
    assert seating.effective_device(POINTER) == POINTER

"""Stories of who sits where."""

from __future__ import annotations

from rules.core import Seat
from seats.devices import LEFT_KEYS, POINTER, RIGHT_KEYS, Device, Family, Kind
from seats.seating import Away, BotPlayer, Person, Seating, Vacant

PAD, OTHER_PAD = Device(Kind.PAD, 7, Family.XBOX), Device(Kind.PAD, 8)
FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def _occupants(seating: Seating) -> list[object]:
    return [seating.occupant(seat) for seat in seating.seats()]


def test_people_fill_the_chairs_in_the_order_they_press() -> None:
    seating = Seating(3)
    assert [seating.join(device) for device in (PAD, LEFT_KEYS, POINTER)] == [0, 1, 2]
    assert seating.people() == (0, 1, 2)
    assert seating.join(OTHER_PAD) is None


def test_pressing_join_again_does_not_take_a_second_chair() -> None:
    seating = Seating(3)
    assert seating.join(PAD) == seating.join(PAD) == 0
    assert seating.people() == (0,)


def test_two_friends_share_a_pad() -> None:
    seating = Seating(3)
    seating.join(PAD)
    assert seating.join_again(PAD) == 1
    assert seating.seats_of(PAD) == (0, 1)
    assert seating.speaks(PAD) == 0


def test_a_shared_pad_speaks_for_the_one_who_stays() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.join_again(PAD)
    seating.leave(FIRST)
    assert seating.speaks(PAD) == 1


def test_a_device_nobody_holds_speaks_for_nobody() -> None:
    assert Seating(2).speaks(PAD) is None


def test_a_newcomer_takes_a_vacant_chair_before_a_bots() -> None:
    seating = Seating(3)
    seating.hire(FIRST, "easy")
    seating.hire(THIRD, "hard")
    assert [seating.join(PAD), seating.join(OTHER_PAD), seating.join(POINTER)] == [1, 0, 2]


def test_leaving_frees_the_chair_but_a_bot_does_not_leave() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.hire(SECOND, "easy")
    seating.leave(FIRST)
    seating.leave(SECOND)
    assert _occupants(seating) == [Vacant(), BotPlayer("easy")]
    seating.vacate(SECOND)
    assert _occupants(seating) == [Vacant(), Vacant()]


def test_fewer_chairs_keep_the_people_and_dismiss_bots() -> None:
    seating = Seating(4)
    seating.join(PAD)
    seating.hire(SECOND, "easy")
    seating.hire(THIRD, "easy")
    seating.join(OTHER_PAD)
    seating.open(2)
    assert _occupants(seating) == [Person(PAD), Person(OTHER_PAD)]


def test_when_there_are_more_people_than_chairs_the_last_ones_stand_up() -> None:
    seating = Seating(3)
    for device in (PAD, OTHER_PAD, POINTER):
        seating.join(device)
    seating.open(2)
    assert _occupants(seating) == [Person(PAD), Person(OTHER_PAD)]


def test_more_chairs_are_vacant_at_first() -> None:
    seating = Seating(1)
    seating.join(PAD)
    seating.open(3)
    assert _occupants(seating) == [Person(PAD), Vacant(), Vacant()]
    assert len(seating) == 3


def test_a_lost_pad_leaves_its_people_away() -> None:
    seating = Seating(3)
    seating.join(PAD)
    seating.join(OTHER_PAD)
    seating.join_again(PAD)
    assert seating.lost(PAD) == (0, 2)
    assert _occupants(seating) == [Away(PAD), Person(OTHER_PAD), Away(PAD)]
    assert seating.people() == (1,)
    assert seating.missing() == (PAD,)
    assert seating.speaks(PAD) is None


def test_a_bot_stands_in_and_the_person_takes_the_seat_back() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.lost(PAD)
    assert seating.bot(FIRST) is None
    seating.stand_in(FIRST, "normal")
    assert seating.bot(FIRST) == "normal"
    assert seating.away() == (0,)
    seating.returned(PAD, OTHER_PAD)
    assert seating.offered(OTHER_PAD) == (0,)
    assert seating.bot(FIRST) == "normal"
    seating.take_back(FIRST, OTHER_PAD)
    assert seating.occupant(FIRST) == Person(OTHER_PAD)
    assert seating.bot(FIRST) is None


def test_somebody_who_dozed_off_takes_the_seat_back_with_the_same_pad() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.stand_in(FIRST, "easy")
    assert seating.speaks(PAD) is None
    assert seating.offered(PAD) == (0,)


def test_a_newcomer_does_not_get_the_chair_of_somebody_away() -> None:
    seating = Seating(1)
    seating.join(PAD)
    seating.lost(PAD)
    assert seating.join(OTHER_PAD) is None


def test_any_free_pad_can_adopt_a_waiting_seat_but_not_a_persons() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.join(LEFT_KEYS)
    seating.lost(PAD)
    assert seating.adopt(FIRST, OTHER_PAD)
    assert not seating.adopt(SECOND, OTHER_PAD)
    assert _occupants(seating) == [Person(OTHER_PAD), Person(LEFT_KEYS)]


def test_a_strange_pad_is_offered_all_seats_of_the_only_missing_one() -> None:
    seating = Seating(3)
    seating.join(PAD)
    seating.join_again(PAD)
    seating.lost(PAD)
    assert seating.offered(OTHER_PAD) == (0, 1)


def test_when_two_pads_are_missing_a_strange_one_is_offered_nothing() -> None:
    seating = Seating(2)
    seating.join(PAD)
    seating.join(OTHER_PAD)
    seating.lost(PAD)
    seating.lost(OTHER_PAD)
    assert seating.offered(Device(Kind.PAD, 9)) == ()
    assert seating.offered(OTHER_PAD) == (1,)


def test_nothing_is_offered_when_nobody_is_away() -> None:
    seating = Seating(2)
    seating.join(PAD)
    assert seating.offered(OTHER_PAD) == ()


def test_a_half_of_the_keyboard_stands_only_for_the_other_half() -> None:
    seating = Seating(2)
    seating.one_keyboard = True
    seating.join(PAD)
    assert seating.stands_for(LEFT_KEYS) == LEFT_KEYS
    seating.join(RIGHT_KEYS)
    assert seating.stands_for(LEFT_KEYS) == RIGHT_KEYS == seating.stands_for(RIGHT_KEYS)
    assert seating.stands_for(POINTER) == POINTER

"""What a phone says while others choose, or while something is shown."""

from __future__ import annotations

import pytest

from rules.core import Seat
from scenes.players.seat_names import seat_name
from scenes.table.phones.phone_screen import PhoneMoment, phone_screen
from words import say

OWN, NEXT, LAST = Seat(0), Seat(1), Seat(2)
ONE, OTHER = seat_name(NEXT), seat_name(LAST)
WATCH = say("phone.watch")


@pytest.mark.parametrize(
    ("moment", "task", "detail"),
    [
        (PhoneMoment(), WATCH, ""),
        (PhoneMoment((), (OWN, NEXT)), WATCH, ""),
        (PhoneMoment((), (NEXT,)), say("phone.turn", name=ONE), WATCH),
        (PhoneMoment((NEXT,), (NEXT, OWN)), say("phone.turn_next", name=ONE), WATCH),
        (
            PhoneMoment((), (NEXT, LAST, OWN)),
            say("phone.turn_later", name=ONE, names=OTHER),
            WATCH,
        ),
        (PhoneMoment((LAST,), (NEXT, OWN)), say("phone.waiting", names=OTHER), WATCH),
    ],
)
def test_who_waits_is_told_whose_turn_it_is_and_when_the_own_one_comes(
    moment: PhoneMoment, task: str, detail: str
) -> None:
    screen = phone_screen(OWN, (), None, moment, lambda _: "")
    assert (screen.task, screen.detail) == (task, detail)

"""Every rule of Quivvit alone and in every combination."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rules.quivvit import QUIVVIT, Options
from tests.for_each import for_each
from tests.matches.match_histories import play_with_bots
from tests.rules.quivvit import laws as quivvit_laws
from tests.test_laws import law_events_tell_the_room_everything_it_sees

SWITCHES = (
    "random_color",
    "color_block",
    "double_rotation",
    "drain_the_deck",
    "counter_clockwise",
    "teams",
)
CHOSEN = [
    {switch for switch, on in zip(SWITCHES, row, strict=True) if on}
    for row in product((False, True), repeat=len(SWITCHES))
]


@for_each("level", ["random", "judge"])
@pytest.mark.parametrize("chosen", CHOSEN, ids=lambda chosen: "+".join(sorted(chosen)) or "base")
def test_all_rules_go_together(chosen: set[str], level: str) -> None:
    number = CHOSEN.index(chosen)
    named: dict[str, Any] = dict.fromkeys(chosen, True)
    options = Options(
        **named,
        timed=60 if number % 2 else "off",
        decks=2 if number % 5 == 0 else 1,
        upright_values=number % 3 == 0,
    )
    history = play_with_bots(QUIVVIT, options, [level] * (2 + number % 3), seed=number)
    for law in quivvit_laws.LAWS:
        law(history)
    law_events_tell_the_room_everything_it_sees(history)

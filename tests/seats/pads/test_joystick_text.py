from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seats.intents import Intent
from seats.pads.joystick_text import from_words, to_words
from seats.pads.raw_controls import Button, HatPush, JoystickTable, Tilt

CONTROLS = st.one_of(
    st.builds(Button, st.integers(0, 99)),
    st.builds(Tilt, st.integers(0, 9), st.sampled_from((-1, 1)), st.sampled_from((-1, 0, 1))),
    st.builds(HatPush, st.integers(0, 3), st.sampled_from((0, 1)), st.sampled_from((-1, 1))),
)


@given(st.dictionaries(CONTROLS, st.sampled_from(Intent)))
def test_a_table_survives_being_written_down(table: JoystickTable) -> None:
    assert from_words(to_words(table)) == table


@pytest.mark.parametrize(
    "line",
    [("button x", "up"), ("pedal 3", "up"), ("button 3", "fly"), ("", "up"), ("hat 0 up", "up")],
)
def test_a_table_that_makes_no_sense_is_refused_by_its_line(line: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match=f"{line[0]} = {line[1]}"):
        from_words({"button 1": "confirm", line[0]: line[1]})

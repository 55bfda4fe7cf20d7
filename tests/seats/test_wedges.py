"""Every wedged control of the soak run is heard until it is let go."""

from __future__ import annotations

from random import Random

import pytest

from bench.input.wedges import WEDGES, let_go
from seats.input.input_events import Point, Press
from tests.seats.conftest import Inputs, Plug

FRAMES = 120


@pytest.mark.parametrize("number", range(len(WEDGES)))
def test_a_wedged_control_is_heard_until_it_is_let_go(
    number: int, inputs: Inputs, plug: Plug
) -> None:
    pad = plug()
    inputs.poll()
    wedge = WEDGES[number](Random(1), pad)
    heard = []
    for _ in range(FRAMES):
        next(wedge)
        heard += [e for e in inputs.poll(1 / 60) if isinstance(e, Press | Point)]
    assert heard
    let_go(pad)
    inputs.poll(1 / 60)
    assert inputs.poll(2.0) == []

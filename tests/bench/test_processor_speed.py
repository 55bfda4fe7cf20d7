"""How slow the processor is, compared with its best."""

from __future__ import annotations

import pytest

from bench.measuring import processor_speed
from bench.measuring.processor_speed import ProcessorSpeed


def test_the_reference_is_compared_with_its_fastest_time(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([*[2.0] * processor_speed.CALIBRATIONS, 5.0, 1.0, 3.0])
    monkeypatch.setattr(processor_speed, "_reference", lambda: next(times))
    speed = ProcessorSpeed()
    assert [speed.slowness() for _ in range(3)] == [2.5, 1.0, 3.0]

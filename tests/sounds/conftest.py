from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sounds import device
from sounds.bank import SoundBank


@pytest.fixture(autouse=True)
def _dummy_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(scope="module")
def open_mixer() -> Iterator[None]:
    """The mixer is open, so that it is not opened and closed for each file."""
    device.open_device("dummy")
    yield
    device.close_device()


@pytest.fixture
def bank() -> Iterator[SoundBank]:
    bank = SoundBank(rng=Random(1))
    bank.open()
    yield bank
    bank.close()

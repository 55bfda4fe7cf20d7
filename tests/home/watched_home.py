"""Gives all tests a home of their own, and fails each test that leaves something in it.

So no test can write into the folders of whoever runs them, and those that would are found.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

_FOLDERS = ("CACHE", "CONFIG", "DATA", "STATE")
_watched = pytest.StashKey[Path]()


def pytest_configure(config: pytest.Config) -> None:
    home = Path(mkdtemp(prefix="home-of-tests-"))
    config.stash[_watched] = home
    for name in ("CROAKADE_HOME", *(f"XDG_{folder}_HOME" for folder in _FOLDERS)):
        os.environ.pop(name, None)
    os.environ["HOME"] = os.environ["USERPROFILE"] = str(home)


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(config.stash[_watched], ignore_errors=True)


@pytest.fixture(autouse=True)
def nothing_left_at_home(pytestconfig: pytest.Config) -> Iterator[None]:
    """Fail a test after which the home is not empty, and empty it for the next."""
    yield
    home = pytestconfig.stash[_watched]
    left: list[str] = []
    if os.listdir(home):
        left = sorted(str(path.relative_to(home)) for path in home.rglob("*"))
        shutil.rmtree(home)
        home.mkdir()
    assert not left, f"left in the home: {', '.join(left[:5])}"

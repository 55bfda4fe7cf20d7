"""No display, no speakers, how long the laws are tried, and which tests are fast."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.paths import ROOT

pytest_plugins = ("tests.home.watched_home",)
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"  # before anybody opens one
os.environ["LC_ALL"] = "C"  # tests speak English, whoever runs them

# What is compiled is kept: else each worker, and each program that a test starts, compiles it all.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

FEW = 20
FAST = (
    "tests/research/test_coding.py",
    "tests/research/test_scripted_chance.py",
    "tests/research/test_sequential_match.py",
    "tests/rules/",
    "tests/seats/",
    "tests/source/",
    "tests/archive/",
    "tests/words/",
    "tests/test_documents.py",
    "tests/test_fast.py",
    "tests/test_imports.py",
    "tests/test_laws.py",
    "tests/test_playthroughs.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak",
        type=int,
        default=0,
        metavar="N",
        help="try every law on N random matches (and N/5 of the judge) for each number of seats",
    )
    parser.addoption(
        "--kills",
        type=int,
        default=2,
        metavar="N",
        help="kill a real match of each game so often, each time at another moment",
    )


def pytest_configure(config: pytest.Config) -> None:
    soak: int = config.getoption("--soak")
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    settings.register_profile(
        "few", max_examples=FEW, derandomize=True, deadline=None, suppress_health_check=slow
    )
    settings.register_profile(
        "soak", max_examples=max(soak, 1), deadline=None, suppress_health_check=slow
    )
    settings.load_profile("soak" if soak else "few")
    config.addinivalue_line("markers", "soak: one of very many like it, tried with --soak only")
    config.addinivalue_line("markers", "browser: the page of phones in a real Chromium")
    config.addinivalue_line("markers", "build: the program frozen by PyInstaller")
    config.addinivalue_line("markers", "speech: the real speech synthesiser and screen readers")
    config.addinivalue_line("markers", "research: environments of PettingZoo and OpenSpiel")
    config.addinivalue_line("markers", "fast: rules, seats, archive, imports, laws, in a minute")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Import only fast tests where only those are wanted."""
    if config.option.markexpr != "fast" or collection_path.is_dir():
        return None
    return not collection_path.relative_to(ROOT).as_posix().startswith(FAST) or None


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make no test that is tried with ``--soak`` only, unless that is wanted."""
    if not metafunc.config.getoption("--soak"):
        marks = metafunc.definition.own_markers
        marks[:] = [_spared(mark) if mark.name == "parametrize" else mark for mark in marks]


def _spared(parametrize: pytest.Mark) -> pytest.Mark:
    """The same mark without the values that are marked with ``soak``."""
    names, values, *more = parametrize.args
    kept = [one for one in values if "soak" not in {m.name for m in getattr(one, "marks", ())}]
    return pytest.mark.parametrize(names, kept, *more, **parametrize.kwargs).mark


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--soak"):  # tests and classes that are marked as a whole
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]
    for item in items:
        if item.nodeid.startswith(FAST):
            item.add_marker(pytest.mark.fast)


def pytest_collection_finish() -> None:
    """Leave what is there for all of the run out of garbage collections, which else take long."""
    gc.collect()
    gc.freeze()

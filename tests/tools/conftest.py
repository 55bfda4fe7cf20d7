"""The program frozen once for all tests of it, where that can be done."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.build import main
from tools.packaging.freeze import what_is_lacking
from tools.packaging.release import full_name


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only who asks for them waits for PyInstaller: it takes most of a minute."""
    lacking = what_is_lacking()
    why = "run with -m build" if "build" not in config.getoption("-m") else f"lacks {lacking}"
    if lacking or "build" not in config.getoption("-m"):
        for item in items:
            if item.get_closest_marker("build"):
                item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a release for this machine."""
    folder = tmp_path_factory.mktemp("release")
    assert main(["--output", str(folder), "--folder-only"]) == 0
    return folder / full_name()

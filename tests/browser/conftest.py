"""A real Chromium for the tests of the page, where there is one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest

from tests.browser.phone_page import HOST, Browser


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only who asks for them waits for a browser: they take a minute."""
    if "browser" not in config.getoption("-m"):
        why = pytest.mark.skip(reason="run with -m browser")
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(why)


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Chromium as on a phone; it finds the server by a plain name, as insecure as by any other."""
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        pytest.skip("there is no Chromium")
    rules = f"--host-resolver-rules=MAP {HOST} 127.0.0.1"
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=["--no-sandbox", rules],
            env={**os.environ, "HOME": str(tmp_path_factory.mktemp("chromium"))},
        )
        yield browser
        browser.close()

"""A real Chromium for the tests of the page, where there is one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest

from phones.server import PhoneServer
from scenes.phones.phone_host import PhoneHost
from seats.occupants import Person
from tests.browser.phone_page import HOST, MILLISECONDS, Browser, PhonePage
from tests.phones.phone_client import PATIENT
from tests.scenes.phones.app_with_phones import AppWithPhones
from tests.scenes.running_app import running_app


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only who asks for them waits for a browser, and then as long as it takes."""
    wanted = "browser" in config.getoption("-m")
    mark = pytest.mark.timeout(1800) if wanted else pytest.mark.skip(reason="run with -m browser")
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(mark)


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
            timeout=MILLISECONDS,
            env={**os.environ, "HOME": str(tmp_path_factory.mktemp("chromium"))},
        )
        yield browser
        browser.close()


@pytest.fixture
def phones() -> Iterator[AppWithPhones]:
    """The running app, and a server that the browser reaches by a name."""
    with running_app() as app:
        server = PhoneServer("127.0.0.1", 0, host_names=(HOST,), limits=PATIENT)
        try:
            yield AppWithPhones(app, server, PhoneHost(app.context, app.stack, server))
        finally:
            server.close()


@pytest.fixture
def phone(chromium: Browser, phones: AppWithPhones) -> Iterator[PhonePage]:
    """A phone that is in, and has nothing to complain of in the end."""
    page = PhonePage(chromium, phones)
    page.open()
    yield page
    assert page.errors == []
    page.close()


@pytest.fixture
def person(phone: PhonePage, phones: AppWithPhones) -> Person:
    """The owner of that phone."""
    (device,) = phones.app.context.input_reader.connected
    return Person(device)

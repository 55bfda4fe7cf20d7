"""The page on one phone, driven as its owner would, beside the running app."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias

from tests.phones.phone_client import PATIENCE
from tests.scenes.phones.app_with_phones import AppWithPhones

Browser: TypeAlias = Any  # of Playwright, which need not be installed
HOST = "croakade.test"
PORTRAIT = {"width": 390, "height": 844}
MILLISECONDS = PATIENCE * 1000
NETWORK = re.compile("ERR_|WebSocket")  # what browsers say of a network that fails, as it may
PRESS_ANY = """
(number) => {
  const buttons = [...document.querySelectorAll("#choice button:not([aria-disabled], .other)")];
  if (buttons.length) buttons[number % buttons.length].click();
  return buttons.length;
}
"""


def new_context(browser: Browser) -> Any:
    """A browser as on a phone, without a past."""
    context = browser.new_context(viewport=PORTRAIT, is_mobile=True, has_touch=True)
    context.set_default_timeout(MILLISECONDS)
    return context


class PhonePage:
    """A phone with the page of *phones* open."""

    def __init__(self, browser: Browser, phones: AppWithPhones) -> None:
        self._phones = phones
        self.context = new_context(browser)
        self.errors: list[str] = []
        self.open_tab()

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not NETWORK.search(text):
            self.errors.append(text)

    @property
    def address(self) -> str:
        """What stands in the code on the big screen."""
        server = self._phones.server
        return f"http://{HOST}:{server.port}/#{server.code}"

    def open_tab(self) -> None:
        """Open an empty page."""
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self._note(said.type, said.text))

    def open(self) -> None:
        """Scan the code; the phone is in when this returns."""
        reader = self._phones.app.context.input_reader
        before = len(reader.connected)
        self.page.goto(self.address)
        self._phones.run_until(lambda: len(reader.connected) > before)
        self._phones.frames(2)

    def wait_for(self, selector: str) -> None:
        """Run frames until something is to be seen."""
        self.run_until(lambda: self.page.is_visible(selector))

    def run_until(self, wanted: Callable[[], object]) -> None:
        """Run frames until *wanted* on the page."""
        self._phones.run_until(wanted)

    def text(self, selector: str) -> str:
        """What is written there."""
        return str(self.page.inner_text(selector))

    def press_any(self, number: int) -> bool:
        """Press one of the options, counted round and round; tell whether there is any."""
        return bool(self.page.evaluate(PRESS_ANY, number))

    def close(self) -> None:
        """Close the browser of this phone."""
        self.context.close()

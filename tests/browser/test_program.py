"""The program as it is started, and one phone that does everything: title, lobby, table."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from tests.browser.phone_page import PRESS_ANY, Browser, new_context
from tests.paths import ROOT
from tests.phones.phone_client import PATIENCE

pytestmark = pytest.mark.browser
PRESS_CONFIRM = """
() => {
  const button = document.querySelector("#pad-buttons [data-intent=confirm]");
  if (button.checkVisibility()) button.click();
}
"""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """What the program prints about phones."""
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    program = subprocess.Popen(
        [sys.executable, "-u", "run_game.py", "--phones", "--size", "640x360"],
        cwd=ROOT,
        env={**os.environ, **drivers, "CROAKADE_HOME": str(tmp_path / "home")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert program.stdout
    found = (re.search(r"http://\S+#\w+", line) for line in program.stdout)
    yield next(match[0] for match in found if match)
    program.terminate()
    assert program.wait(PATIENCE) == 0


def test_a_phone_goes_from_the_title_to_the_table(address: str, chromium: Browser) -> None:
    context = new_context(chromium)
    page, began = context.new_page(), monotonic()
    page.goto(address)
    page.wait_for_selector("#pad", state="visible")
    while page.inner_text("h1") == "Croakade":
        page.evaluate(PRESS_CONFIRM)  # the first game on the title, then a seat in its lobby
        page.wait_for_timeout(200)
        assert monotonic() < began + PATIENCE
    presses = 0
    while presses < 3:
        page.evaluate(PRESS_CONFIRM)  # play
        presses += bool(page.evaluate(PRESS_ANY, 0))
        page.wait_for_timeout(200)
        assert monotonic() < began + PATIENCE
    context.close()

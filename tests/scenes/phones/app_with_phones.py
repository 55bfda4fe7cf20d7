"""The running app with a server for phones on loopback."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any

from phones.server import PhoneServer
from scenes.phones.phone_host import PhoneHost
from tests.phones.phone_client import PATIENCE, PhoneClient, joined, open_server
from tests.scenes.running_app import RunningApp, running_app

SWIFT = 10_000.0, 10_000.0  # messages a second, and at once: no person is as fast as a test


@dataclass
class AppWithPhones:
    """Runs frames, with what phones do between them."""

    app: RunningApp
    server: PhoneServer
    host: PhoneHost

    def frames(self, number: int = 1) -> None:
        self.app.frames(number, self.host.update)

    def run_until(self, wanted: Callable[[], object]) -> None:
        """Run frames until *wanted*; phones need real time for what they do."""
        until = monotonic() + PATIENCE
        while not wanted():
            assert monotonic() < until, f"stuck in {self.app.scene}"
            sleep(0.002)
            self.frames()

    def join(self, token: str = "") -> tuple[PhoneClient, str]:
        """A phone comes in, and is known to the app; also its token."""
        reader = self.app.context.input_reader
        before = len(reader.connected)
        client, credentials = joined(self.server, token)
        self.run_until(lambda: len(reader.connected) > before)
        self.frames(2)
        return client, credentials["token"]

    def screen_of(self, phone: PhoneClient) -> Any:
        """What *phone* shows now."""
        self.frames(2)
        phone.send(ping=True)
        phone.receive_one("pong")  # no earlier screen is on its way any more
        phone.send(pull=True)
        return phone.receive_one("screen")

    def press(self, phone: PhoneClient, intent: str) -> None:
        """The owner of *phone* presses a button of the pad."""
        for down in (True, False):
            phone.send(press=intent, down=down)
        phone.send(ping=True)
        phone.receive_one("pong")
        self.frames(3)


@contextmanager
def app_with_phones() -> Iterator[AppWithPhones]:
    with running_app() as app, open_server(messages=SWIFT) as server:
        yield AppWithPhones(app, server, PhoneHost(app.context, app.stack, server))

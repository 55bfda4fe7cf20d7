"""A phone for tests: speaks to a server on loopback as a page does."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from time import monotonic, sleep
from typing import Any

from websockets.sync.client import ClientConnection, connect

from phones.limits import Limits
from phones.messages import FromServer
from phones.server import PhoneServer

LOOPBACK = "127.0.0.1"
PATIENCE = 120.0  # seconds until a test counts as stuck: nothing depends on how fast a machine is
PATIENT = Limits(handshake=PATIENCE, silence=PATIENCE, slowness=PATIENCE)


class PhoneClient:
    """One open socket."""

    def __init__(self, server: PhoneServer, **options: Any) -> None:
        host = f"{LOOPBACK}:{server.port}"
        options = {"origin": f"http://{host}", "compression": None} | options
        self._opened = ExitStack()
        self.socket: ClientConnection = self._opened.enter_context(
            connect(f"ws://{host}/socket", open_timeout=PATIENCE, **options)
        )

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.receive_bytes())
        return message

    def receive_bytes(self) -> bytes:
        """The next message as it was sent."""
        return self.socket.recv(PATIENCE, decode=False)

    def receive_one(self, verb: str) -> Any:
        """The next message with *verb*; others before it are passed over."""
        while verb not in (message := self.receive()):
            pass
        return message[verb]

    def close(self) -> None:
        self._opened.close()


@contextmanager
def open_server(**limits: Any) -> Iterator[PhoneServer]:
    """A server on loopback, at any port; *limits* are patient but for those that are named."""
    server = PhoneServer(LOOPBACK, 0, limits=replace(PATIENT, **limits))
    try:
        yield server
    finally:
        server.close()


def joined(server: PhoneServer, token: str = "") -> tuple[PhoneClient, dict[str, str]]:
    """A phone that has come in, with its token and picture key."""
    client = PhoneClient(server)
    client.send(join={"token": token} if token else {"code": server.code})
    credentials: dict[str, str] = client.receive_one("joined")
    return client, credentials


def news(server: PhoneServer, count: int = 1) -> list[FromServer]:
    """The next *count* things that the server tells."""
    found: list[FromServer] = []

    def all_found() -> bool:
        found.extend(server.take_news())
        return len(found) >= count

    wait_until(all_found)
    return found


def wait_until(wanted: Callable[[], object]) -> None:
    """Wait until *wanted*, which a thread brings about."""
    until = monotonic() + PATIENCE
    while not wanted():
        assert monotonic() < until, f"waited {PATIENCE} s in vain"
        sleep(0.005)


def get(server: PhoneServer, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    connection = http.client.HTTPConnection(LOOPBACK, server.port, timeout=PATIENCE)
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    return response.status, response.read(), dict(response.getheaders())

"""The socket of one phone: what it is sent, and what it says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from phones.limits import Allowance, Limits
from phones.messages import BadMessage, FromPage, OwnerRequest, Ping, Pull, read_message, to_text

CLOSED = 4000  # the code of every close: the message before it says why
MOST_ANSWERS = 32  # that wait to be sent; nobody asks for so many at once


class Connection:
    """Sends a phone its screen, always the newest, and the answers to what it asks for.

    ``screen`` is a message that is ready to be sent; ``None`` before there is any.
    """

    def __init__(self, socket: ServerConnection, limits: Limits, now: Callable[[], float]) -> None:
        self._socket, self._limits, self._now = socket, limits, now
        self._allowance = Allowance(limits.messages, now())
        self._screen: str | None = None
        self._answers: list[str] = []
        self._something_to_send = asyncio.Event()
        self._closing = False

    def show(self, screen: str) -> None:
        """Send *screen* soon, unless a newer one comes before."""
        self._screen = screen
        self._something_to_send.set()

    def answer(self, message: Mapping[str, Any]) -> None:
        """Send *message* soon, before the next screen."""
        self._answers.append(to_text(message))
        self._something_to_send.set()
        if len(self._answers) > MOST_ANSWERS:
            self._socket.transport.abort()

    def close(self, why: str) -> None:
        """Tell the page *why*, and hang up."""
        self.answer({"closed": why})
        self._closing = True

    async def receive(self) -> FromPage:
        """What the phone says next.

        :raises BadMessage: if it makes no sense or comes too often.
        :raises TimeoutError: if the phone is silent for too long.
        :raises ConnectionClosed: if it has hung up.
        """
        async with asyncio.timeout(self._limits.silence):
            text = await self._socket.recv()
        if not self._allowance.take(self._now()):
            raise BadMessage
        return read_message(text)

    async def receive_first(self) -> FromPage:
        """The same for the first message, which must come soon."""
        async with asyncio.timeout(self._limits.handshake):
            return read_message(await self._socket.recv())

    async def run(
        self, pulled: Callable[[], str | None], ask: Callable[[OwnerRequest], None]
    ) -> None:
        """Serve the phone until it hangs up, is silent, too slow or talks nonsense.

        *pulled* returns the screen as it is now; *ask* is told what the owner asks for.
        """
        sender = asyncio.create_task(self._send_all())
        try:
            while not sender.done():
                self._take(await self.receive(), pulled, ask)
        except (BadMessage, TimeoutError, ConnectionClosed):
            self._socket.transport.abort()
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError, ConnectionClosed, TimeoutError):
                await sender

    async def refuse(self, why: str) -> None:
        """Tell a phone that may not come in *why*, and hang up."""
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(self._limits.slowness):
                await self._socket.send(to_text({"closed": why}))
                await self._socket.close(CLOSED)

    def _take(
        self,
        message: FromPage,
        pulled: Callable[[], str | None],
        ask: Callable[[OwnerRequest], None],
    ) -> None:
        match message:
            case Ping():
                self.answer({"pong": True})
            case Pull():
                if (screen := pulled()) is not None:
                    self.show(screen)
            case OwnerRequest():
                ask(message)
            case _:
                raise BadMessage

    async def _send_all(self) -> None:
        try:
            while True:
                await self._something_to_send.wait()
                self._something_to_send.clear()
                for text in self._next():
                    async with asyncio.timeout(self._limits.slowness):
                        await self._socket.send(text)
                if self._closing:
                    await self._socket.close(CLOSED)
                    return
        except TimeoutError:
            self._socket.transport.abort()

    def _next(self) -> list[str]:
        texts, self._answers = self._answers, []
        if self._screen is not None and not self._closing:
            texts.append(self._screen)
            self._screen = None
        return texts

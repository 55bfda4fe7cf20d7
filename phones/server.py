"""The server that phones connect to: a thread of its own with an asyncio loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread

from websockets.asyncio.server import Server, ServerConnection, serve

from phones.counted_socket import counted_sockets
from phones.limits import Limits
from phones.messages import MOST_LETTERS, FromServer, PadUse, padded
from phones.reception import Reception
from phones.screens import PhoneScreen, screen_json

ANY_ADDRESS = "0.0.0.0"
USUAL_PORT = 8273
NEXT_PORTS = 10  # that are tried if the usual one is taken
PATIENCE = 5.0  # seconds in which the thread opens and closes


class PhoneServer:
    """Serves phones at *address* and *port* until it is closed; all methods return at once.

    Without a *port* it takes the usual one or another. Those *known* from before may return.
    Errors that nobody foresaw are given to *report*.

    :raises OSError: if the address or the port cannot be used.
    """

    def __init__(
        self,
        address: str = ANY_ADDRESS,
        port: int | None = None,
        *,
        host_names: Iterable[str] = ("localhost",),
        limits: Limits | None = None,
        known: Iterable[str] = (),
        report: Callable[[Exception], object] = lambda error: None,
    ) -> None:
        self._limits, self._report = limits or Limits(), report
        self._written: tuple[PhoneScreen | None, str] = None, ""  # the last screen, and its JSON
        self._news: SimpleQueue[FromServer] = SimpleQueue()
        self._reception = Reception(self._limits, host_names, self._news.put, known)
        self._loop = asyncio.new_event_loop()
        self._stopping = asyncio.Event()
        self._opened: Future[int] = Future()
        self._thread = Thread(target=self._run, args=(address, port), name="phones", daemon=True)
        self._thread.start()
        self.port = self._opened.result(PATIENCE)
        """The port that was taken."""

    @property
    def code(self) -> str:
        """The room code: who knows it may come in."""
        return self._reception.room.code

    @property
    def locked(self) -> bool:
        """Whether no phone may come in any more."""
        return self._reception.room.locked

    @property
    def known(self) -> tuple[str, ...]:
        """The phones that may return, by the digests of their tokens."""
        return self._reception.room.known

    def take_news(self) -> list[FromServer]:
        """What has happened since the last call."""
        news: list[FromServer] = []
        try:
            while True:
                news.append(self._news.get_nowait())
        except Empty:
            return news

    def show(
        self, phone: int, screen: PhoneScreen, pad: PadUse, files: Mapping[str, bytes]
    ) -> None:
        """Show *screen* on *phone*, now and whenever it returns, with or without a pad.

        *files* are its pictures, by their names.
        """
        if screen is not self._written[0]:  # onlookers all have the same one
            self._written = screen, screen_json(screen)
        text = padded(f'{{"screen":{self._written[1]},"pad":"{pad.value}"}}')
        self._call(lambda: self._reception.show(phone, text, files))

    def answer(self, phone: int, message: Mapping[str, object]) -> None:
        """Send *message* to *phone*, if it is there."""
        self._call(lambda: self._reception.answer(phone, message))

    def keep(self, phones: Iterable[int]) -> None:
        """These *phones* have seats: their places are kept while they are away."""
        seated, room = frozenset(phones), self._reception.room
        if seated != room.seated:  # most frames change nothing, and need not wake the thread
            self._call(lambda: room.keep(seated))

    def lock(self, locked: bool) -> None:
        """Let no new phone in, or let them in again."""
        self._call(lambda: self._reception.room.lock(locked))

    def publish_status(self, text: str) -> None:
        """Let programs on this machine read *text*, JSON, at ``/status``."""
        self._call(lambda: self._reception.publish_status(text))

    def remove(self, phone: int) -> None:
        """Send *phone* away for good."""
        self._call(lambda: self._reception.remove(phone))

    def close(self) -> None:
        """Hang up on all phones, and end the thread."""
        self._call(self._stopping.set)
        self._thread.join(PATIENCE)

    def _call(self, action: Callable[[], object]) -> None:
        """Let the thread do *action* soon; nothing if it has ended."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(action)

    def _run(self, address: str, port: int | None) -> None:
        try:
            self._loop.run_until_complete(self._serve(address, port))
        except OSError as error:
            self._opened.set_exception(error)
        finally:
            self._loop.close()

    async def _serve(self, address: str, port: int | None) -> None:
        server = await self._open(address, port)
        self._opened.set_result(server.sockets[0].getsockname()[1])
        async with server:
            await self._stopping.wait()

    async def _open(self, address: str, port: int | None) -> Server:
        """Listen at *port*, or else at the first one that is free."""
        usual = range(USUAL_PORT, USUAL_PORT + NEXT_PORTS)
        for tried in (*usual, 0) if port is None else (port,):
            try:
                return await self._listen(address, tried)
            except OSError as error:
                failed = error
        raise failed

    async def _listen(self, address: str, port: int) -> Server:
        return await serve(
            self._attend,
            address,
            port,
            compression=None,  # lengths would tell what is in a message
            process_request=self._reception.request,
            server_header=None,
            open_timeout=self._limits.handshake,
            close_timeout=1.0,
            max_size=MOST_LETTERS,
            max_queue=8,
            logger=_silent_logger(),
            create_connection=counted_sockets(self._reception),
        )

    async def _attend(self, socket: ServerConnection) -> None:
        try:
            await self._reception.serve(socket)
        except Exception as error:  # one phone must not stop the others
            self._report(error)


def _silent_logger() -> logging.Logger:
    """What is wrong with a connection is no news, and its words may be secret."""
    logger = logging.getLogger("croakade.phones")
    logger.propagate = False
    logger.disabled = True
    return logger

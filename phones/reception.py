"""Lets phones in and connects each with its screen; runs in the thread of the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from http import HTTPStatus
from time import monotonic

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from phones.connection import Connection
from phones.counted_socket import address_of, is_loopback
from phones.limits import Allowances, Limits
from phones.messages import (
    Arrived,
    Asked,
    BadMessage,
    FromPage,
    FromServer,
    JoinRequest,
    Left,
    OwnerRequest,
)
from phones.pictures import PictureStore
from phones.room import Member, NotAdmitted, Room
from phones.web_files import (
    SOCKET,
    STATUS,
    allowed_host,
    answer,
    refusal,
    same_origin,
    status_response,
)


class Reception:
    """Everything that the server knows; *tell* is given what happens, for the frame loop.

    *host_names* are the names, beside figures, by which browsers may come.
    """

    def __init__(
        self, limits: Limits, host_names: Iterable[str], tell: Callable[[FromServer], object],
        known: Iterable[str],
    ) -> None:  # fmt: skip
        self.room = Room(limits.phones, known)
        self._pictures = PictureStore()
        self._limits, self._host_names, self._tell = limits, frozenset(host_names), tell
        self._status = ""
        self._screens: dict[int, str] = {}
        self._connections: dict[int, Connection] = {}
        self._open: Counter[str] = Counter()  # connections of each address, whatever they do
        self._requests = Allowances(limits.requests)
        self._attempts = Allowances(limits.attempts)
        self._joins = Allowances(limits.joins)

    # From the frame loop

    def show(self, phone: int, screen: str, files: Mapping[str, bytes]) -> None:
        """Show *screen*, a message, on *phone*, which may fetch these *files* from now on."""
        self._pictures.add(files)
        self.room.allow(phone, files)
        is_other = self._screens.get(phone) != screen
        self._screens[phone] = screen
        if is_other and phone in self._connections:
            self._connections[phone].show(screen)

    def answer(self, phone: int, message: Mapping[str, object]) -> None:
        """Send *message* to *phone* if it is connected."""
        if phone in self._connections:
            self._connections[phone].answer(message)

    def publish_status(self, text: str) -> None:
        """Let programs on this machine read *text*, JSON, from now on."""
        self._status = text

    def remove(self, phone: int) -> None:
        """Send *phone* away for good."""
        self.room.remove(phone)
        self._screens.pop(phone, None)
        if phone in self._connections:
            self._connections[phone].close("removed")

    # From browsers

    def accept(self, address: str) -> bool:
        """Whether one more connection from *address* is allowed; counts it if so."""
        if self._open.total() >= self._limits.connections:
            return False
        if self._open[address] >= self._limits.connections_of_address:
            return False
        self._open[address] += 1
        return True

    def lost(self, address: str) -> None:
        """A connection from *address* that was accepted is over."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def request(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request for a file; ``None`` if it may open a socket."""
        if not self._requests.of(address_of(socket.transport), monotonic()).take(monotonic()):
            return refusal(HTTPStatus.TOO_MANY_REQUESTS)
        hosts = request.headers.get_all("Host")
        if len(hosts) != 1 or not allowed_host(hosts[0], self._host_names):
            return refusal(HTTPStatus.FORBIDDEN)
        if request.method != "GET":
            return refusal(HTTPStatus.METHOD_NOT_ALLOWED)
        if request.path == STATUS and self._status and is_loopback(socket.transport):
            return status_response(self._status, hosts[0])
        if request.path != SOCKET:
            return answer(request, self._find_picture)
        return None if same_origin(request.headers) else refusal(HTTPStatus.FORBIDDEN)

    async def serve(self, socket: ServerConnection) -> None:
        """Let the phone at *socket* in and serve it until it is gone."""
        connection = Connection(socket, self._limits, monotonic)
        try:
            message = await connection.receive_first()
            member, token = self._admit(message, address_of(socket.transport))
        except NotAdmitted as refused:
            await connection.refuse(refused.why)
        except (BadMessage, TimeoutError, ConnectionClosed):
            socket.transport.abort()
        else:
            await self._run(connection, member, token)

    def _admit(self, message: FromPage, address: str) -> tuple[Member, str]:
        """Who has sent the first *message*, and their token.

        :raises NotAdmitted: if they may not come in.
        """
        match message:
            case JoinRequest(token=token) if token:
                return self.room.admit_again(token), token
            case JoinRequest(code=code):
                return self._enter(code, address)
        raise BadMessage

    def _enter(self, code: str, address: str) -> tuple[Member, str]:
        """A new phone comes in, unless there were too many or too many wrong codes."""
        now = monotonic()
        attempts = self._attempts.of(address, now)
        if not (attempts.has_any(now) and self._joins.of(address, now).take(now)):
            raise NotAdmitted("too_many")
        try:
            entered = self.room.enter(code, self._connections)
        except NotAdmitted:
            attempts.take(now)
            raise
        self._screens = {
            one: self._screens[one] for one in self._screens.keys() & self.room.numbers
        }
        return entered

    async def _run(self, connection: Connection, member: Member, token: str) -> None:
        phone = member.number
        if phone in self._connections:
            self._connections[phone].close("elsewhere")
        self._connections[phone] = connection
        connection.answer({"joined": {"token": token, "key": member.picture_key}})
        if phone in self._screens:
            connection.show(self._screens[phone])
        self._tell(Arrived(phone))
        try:
            await connection.run(
                lambda: self._screens.get(phone), lambda ask: self._ask(phone, connection, ask)
            )
        finally:
            if self._connections.get(phone) is connection:
                del self._connections[phone]
                self._tell(Left(phone))

    def _ask(self, phone: int, connection: Connection, request: OwnerRequest) -> None:
        if self._connections.get(phone) is connection:  # not from a page that was replaced
            self._tell(Asked(phone, request))

    def _find_picture(self, name: str, picture_key: str) -> bytes | None:
        return self._pictures.get(name) if self.room.may_see(picture_key, name) else None

"""Whoever is in the network and means harm learns nothing, and keeps nobody from playing."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from phones.limits import Allowance, Allowances
from phones.messages import Arrived, BadMessage, FromServer, Left, PadUse, read_message
from phones.room import NotAdmitted, Room
from phones.screens import PhoneScreen, ScreenCard
from phones.server import PhoneServer
from tests.phones.phone_client import (
    LOOPBACK,
    PATIENCE,
    PhoneClient,
    get,
    joined,
    news,
    open_server,
    wait_until,
)

SECRET = PhoneScreen(None, "You hold the crown.", (ScreenCard("Crown", "00aa00aa00aa"),))
SOON = 3.0  # seconds in which others are cut; who plays has done it sooner on any machine


@pytest.fixture
def server() -> Iterator[PhoneServer]:
    with open_server() as server:
        yield server


def seated(server: PhoneServer) -> tuple[PhoneClient, dict[str, str], int]:
    """A phone with a screen, its credentials and its number."""
    phone, credentials = joined(server)
    (arrived,) = news(server)
    assert isinstance(arrived, Arrived)
    server.show(arrived.phone, SECRET, PadUse.OFF, {"00aa00aa00aa": b"\x89PNG"})
    phone.receive_one("screen")
    return phone, credentials, arrived.phone


def is_served(phone: PhoneClient) -> bool:
    """Whether *phone* is answered."""
    phone.send(ping=True)
    return phone.receive_one("pong") is True


def raw_socket(server: PhoneServer) -> socket.socket:
    return socket.create_connection((LOOPBACK, server.port), timeout=PATIENCE)


def is_cut(connection: socket.socket) -> bool:
    """Whether the server hangs up without a word."""
    with suppress(ConnectionError):
        return connection.recv(1) == b""
    return True


# The four published faults of boardgame.io


@pytest.mark.parametrize("message", [{"pull": True}, {"ping": True}, {"choose": "1", "option": 0}])
def test_nothing_is_read_without_a_token(server: PhoneServer, message: dict[str, Any]) -> None:
    phone, _, _ = seated(server)
    stranger = PhoneClient(server)
    stranger.send(**message)
    with pytest.raises(ConnectionClosed):
        stranger.receive()
    assert get(server, "/pictures/00aa00aa00aa?key=")[0] == 404
    assert not server.take_news()
    phone.close()


def test_a_phone_that_failed_to_come_in_is_not_among_the_phones(server: PhoneServer) -> None:
    stranger = PhoneClient(server)
    stranger.send(join={"code": "XXXX"})
    assert stranger.receive() == {"closed": "wrong_code"}
    reception = server._reception
    assert not reception._connections
    assert not reception.room._members
    stranger.close()
    wait_until(lambda: not reception._open)


def test_credentials_end_when_a_phone_is_sent_away(server: PhoneServer) -> None:
    phone, credentials, number = seated(server)
    known = server.code
    server.remove(number)
    assert phone.receive_one("closed") == "removed"
    again = PhoneClient(server)
    again.send(join={"token": credentials["token"]})
    assert again.receive() == {"closed": "unknown_token"}
    assert get(server, f"/pictures/00aa00aa00aa?key={credentials['key']}")[0] == 404
    anew = PhoneClient(server)
    anew.send(join={"code": known})
    assert anew.receive() == {"closed": "wrong_code"}
    assert joined(server)[1].keys() == {"token", "key"}  # others behind the same address


def test_no_refusal_has_credentials_or_tells_which_part_was_wrong(server: PhoneServer) -> None:
    phone, credentials, _ = seated(server)
    wrong_key = get(server, "/pictures/00aa00aa00aa?key=wrong")
    wrong_name = get(server, f"/pictures/ffffffffffff?key={credentials['key']}")
    assert wrong_key == wrong_name
    assert wrong_key[1] == b"No\n"
    answers = []
    for guess in (credentials["token"][:-1], "x"):
        stranger = PhoneClient(server)
        stranger.send(join={"token": guess})
        answers.append(stranger.receive_bytes())
    assert answers[0] == answers[1]
    assert credentials["token"] not in str(answers[0])
    phone.close()


# Pages of others


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "a b", ""])
def test_no_page_comes_by_a_name_that_somebody_points_here(server: PhoneServer, host: str) -> None:
    assert get(server, "/", Host=host)[:2] == (403, b"No\n")


def test_no_other_page_opens_a_socket(server: PhoneServer) -> None:
    for origin in ("http://evil.example", "null", None):
        with pytest.raises(InvalidStatus):
            PhoneClient(server, origin=origin)


# Nonsense


def malformed(rng: random.Random) -> str:
    """One of endless things that no page sends."""
    verbs = [
        "join",
        "choose",
        "back",
        "press",
        "pad",
        "pull",
        "ping",
        "take_back",
        "instead",
        "x",
        "",
    ]
    values: list[Any] = [None, 1, -1, 10**30, 1.5, "a b", "", "x" * 65, [], {}, [[]], False]
    values.append({"code": 1})
    fields = {rng.choice(verbs): rng.choice(values) for _ in range(rng.randrange(4))}
    text = json.dumps(rng.choice([fields, fields, values, rng.choice(values)]))
    return rng.choice([text, text, text[:-1], text * 2, "[" * 1500, "\x00" + text])


def test_ten_thousand_malformed_messages_are_refused() -> None:
    rng = random.Random(7)
    for text in {malformed(rng) for _ in range(10_000)}:
        try:
            message = read_message(text)
        except BadMessage:
            continue
        assert text in ('{"pad": false}',), f"{text} was read as {message}"


def test_whoever_sends_nonsense_is_cut_off_and_the_others_play_on(server: PhoneServer) -> None:
    phone, _, _ = seated(server)
    rng = random.Random(8)
    stranger, _ = joined(server)
    with suppress(ConnectionClosed):
        for _ in range(10_000):
            stranger.socket.send(malformed(rng))
    with pytest.raises(ConnectionClosed):
        stranger.receive_one("pong")
    assert is_served(phone)
    phone.close()


def test_a_message_of_100_mb_is_not_even_read(server: PhoneServer) -> None:
    phone, _, _ = seated(server)
    stranger = PhoneClient(server)
    head = b"\x81\xff" + (100_000_000).to_bytes(8, "big") + bytes(4)  # a frame that is to come
    stranger.socket.socket.sendall(head + bytes(1000))
    with pytest.raises(ConnectionClosed):
        stranger.receive()
    assert is_served(phone)
    phone.close()


def test_too_many_messages_are_too_many() -> None:
    allowance = Allowance((10.0, 20.0), 0.0)
    assert sum(allowance.take(1.0) for _ in range(100)) == 20
    assert sum(allowance.take(2.0) for _ in range(100)) == 10


def test_the_addresses_that_are_remembered_are_limited() -> None:
    allowances = Allowances((1.0, 1.0))
    for number in range(3000):
        allowances.of(str(number), 0.0)
    assert len(allowances._of) == Allowances.MOST


# Connections that only take room


def test_half_a_handshake_and_a_socket_that_never_says_who_it_is_are_cut_soon() -> None:
    with open_server(handshake=SOON) as server:
        phone, _, _ = seated(server)
        halves = [raw_socket(server) for _ in range(10)]
        for half in halves:
            half.sendall(b"GET /socket HTTP/1.1\r\nHost: ")
        stranger = PhoneClient(server)
        assert is_served(phone)
        assert all(is_cut(half) for half in halves)
        with pytest.raises(ConnectionClosed):
            stranger.receive()
        assert is_served(phone)
        phone.close()


def test_a_silent_phone_is_gone() -> None:
    with open_server(silence=0.3) as server:
        phone, _ = joined(server)
        with pytest.raises(ConnectionClosed):
            phone.receive()
        arrived, left = news(server, 2)
        assert isinstance(arrived, Arrived)
        assert left == Left(arrived.phone)


def test_a_phone_that_takes_nothing_is_gone() -> None:
    with open_server(slowness=0.2) as server:
        phone, _, number = seated(server)
        big = PhoneScreen(None, "x" * 15_000)
        lost: list[FromServer] = []

        def is_lost() -> bool:
            server.show(number, big, PadUse.OFF, {})
            lost.extend(server.take_news())
            return bool(lost)

        phone.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        phone.socket.recv_messages.pause()  # the thread of the client reads no more
        wait_until(is_lost)
        assert lost == [Left(number)]


def test_two_hundred_connections_keep_nobody_out_who_is_in() -> None:
    with open_server(connections=50) as server:
        phone, _, _ = seated(server)
        with ExitStack() as opened:
            crowd = [opened.enter_context(raw_socket(server)) for _ in range(200)]
            assert is_cut(crowd[-1])
            assert is_served(phone)
        wait_until(lambda: server._reception._open.total() == 1)
        late_comer, _ = joined(server)
        assert is_served(late_comer)
        late_comer.close()
        phone.close()


def test_the_room_code_cannot_be_guessed_by_trying() -> None:
    with open_server(attempts=(0.0, 3.0)) as server:
        answers = []
        for _ in range(5):
            stranger = PhoneClient(server)
            stranger.send(join={"code": "XXXX"})
            answers.append(stranger.receive()["closed"])
            stranger.close()
    assert answers == ["wrong_code"] * 3 + ["too_many"] * 2


# Who may come in


def test_a_room_has_places_for_so_many_phones() -> None:
    room = Room(2)
    (_, lost), (second, kept) = (room.enter(room.code, ()) for _ in range(2))
    room.keep(frozenset({second.number}))
    third, _ = room.enter(room.code, [second.number])
    with pytest.raises(NotAdmitted, match="unknown_token"):
        room.admit_again(lost)
    assert room.admit_again(kept) is second
    with pytest.raises(NotAdmitted, match="full"):
        room.enter(room.code, [third.number])


def test_a_locked_room_lets_in_whoever_was_there() -> None:
    room = Room(2)
    member, token = room.enter(room.code.lower(), ())
    room.lock(True)
    with pytest.raises(NotAdmitted, match="locked"):
        room.enter(room.code, ())
    assert room.admit_again(token) is member


def test_a_phone_returns_after_the_program_was_started_again() -> None:
    before = Room(2)
    member, token = before.enter(before.code, ())
    assert token not in str(before.known)
    after = Room(2, before.known)
    assert after.admit_again(token).number == member.number
    newcomer, _ = after.enter(after.code, ())
    assert newcomer.number != member.number

"""The server lets phones in, shows them their screens and tells what they ask for."""

from __future__ import annotations

import gzip
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from unittest.mock import Mock

import pytest

from phones.counted_socket import is_loopback
from phones.messages import SIZES, Arrived, Asked, Choose, ChooseInstead, HoldControl, Left, PadUse
from phones.screens import PhoneScreen, ScreenCard
from phones.server import PhoneServer
from tests.languages import speaking
from tests.phones.phone_client import LOOPBACK, PhoneClient, get, joined, news, open_server
from words import ENGLISH, PSEUDO, sentences

SCREEN = PhoneScreen(None, "Choose a card.")
PICTURE = b"\x89PNG and more"
UNPACKS = {"Accept-Encoding": "gzip, deflate"}


@pytest.fixture
def server() -> Iterator[PhoneServer]:
    with open_server() as server:
        yield server


def test_a_phone_comes_in_with_the_code_and_is_shown_its_screen(server: PhoneServer) -> None:
    phone, credentials = joined(server)
    (arrived,) = news(server)
    assert isinstance(arrived, Arrived)
    assert credentials.keys() == {"token", "key"}
    server.show(arrived.phone, SCREEN, PadUse.OFF, {})
    assert phone.receive_one("screen")["task"] == SCREEN.task
    phone.send(instead="step-1", option=3)
    assert news(server) == [Asked(arrived.phone, ChooseInstead("step-1", 3))]
    phone.send(choose="step-1", option=2)
    assert news(server) == [Asked(arrived.phone, Choose("step-1", 2))]
    phone.send(press="confirm", down=True)
    assert news(server) == [Asked(arrived.phone, HoldControl("confirm", True))]
    phone.close()
    assert news(server) == [Left(arrived.phone)]


def test_a_screen_that_is_shown_already_is_not_sent_again(server: PhoneServer) -> None:
    phone, _ = joined(server)
    (arrived,) = news(server)
    assert isinstance(arrived, Arrived)
    server.show(arrived.phone, SCREEN, PadUse.OFF, {})
    assert phone.receive()["screen"]["task"] == SCREEN.task
    server.show(arrived.phone, SCREEN, PadUse.OFF, {})
    phone.send(ping=True)
    assert phone.receive() == {"pong": True}
    server.show(arrived.phone, SCREEN, PadUse.ON, {})
    assert phone.receive()["pad"] == "on"


def test_a_phone_returns_with_its_token_and_pulls_its_screen(server: PhoneServer) -> None:
    first, credentials = joined(server)
    (arrived,) = news(server)
    assert isinstance(arrived, Arrived)
    first.close()
    news(server)
    server.show(arrived.phone, SCREEN, PadUse.ON, {})
    again, _ = joined(server, credentials["token"])
    assert again.receive_one("screen")["task"] == SCREEN.task
    again.send(pull=True)
    assert again.receive()["pad"] == "on"
    assert news(server) == [arrived]
    again.close()


def test_the_tab_that_was_opened_last_is_the_one_that_counts(server: PhoneServer) -> None:
    first, credentials = joined(server)
    second, _ = joined(server, credentials["token"])
    assert first.receive_one("closed") == "elsewhere"
    arrived, again = news(server, 2)
    assert arrived == again
    second.send(ping=True)
    assert second.receive() == {"pong": True}
    second.close()
    assert news(server) == [Left(arrived.phone)]


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"join": {"code": "I0O1"}}, "wrong_code"),
        ({"join": {"token": "x" * 32}}, "unknown_token"),
    ],
)
def test_others_are_told_why_they_may_not_come_in(
    server: PhoneServer, message: dict[str, object], why: str
) -> None:
    phone = PhoneClient(server)
    phone.send(**message)
    assert phone.receive() == {"closed": why}
    assert not server.take_news()


def test_all_that_is_sent_has_one_of_few_lengths(server: PhoneServer) -> None:
    phone, _ = joined(server)
    (arrived,) = news(server)
    server.show(arrived.phone, SCREEN, PadUse.OFF, {})
    phone.send(ping=True)
    lengths = [len(phone.receive_bytes()) for _ in range(2)]
    assert set(lengths) <= set(SIZES)
    phone.close()


def test_it_takes_another_port_if_the_usual_one_is_taken() -> None:
    with socket.create_server((LOOPBACK, 0)) as other:
        taken = other.getsockname()[1]
        with pytest.raises(OSError):
            PhoneServer(LOOPBACK, taken)
    with ExitStack() as opened:
        servers = [PhoneServer(LOOPBACK) for _ in range(2)]
        for server in servers:
            opened.callback(server.close)
        assert servers[0].port != servers[1].port
        assert all(get(server, "/")[0] == 200 for server in servers)


def test_the_page_is_served_with_a_strict_policy(server: PhoneServer) -> None:
    status, body, headers = get(server, "/")
    assert status == 200
    assert b"<script" in body
    assert headers["Content-Security-Policy"].startswith("default-src 'self'; ")
    assert b"croak" in get(server, "/script.js")[1].lower()


def test_the_page_is_sent_packed_to_those_who_unpack_it(server: PhoneServer) -> None:
    for path in ("/", "/font.ttf", "/words.json"):
        plain, (_, packed, headers) = get(server, path)[1], get(server, path, **UNPACKS)
        assert headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed) == plain


def test_the_page_is_given_the_words_of_the_language_that_is_spoken(server: PhoneServer) -> None:
    for language in (ENGLISH, PSEUDO):
        with speaking(language):
            status, body, _ = get(server, "/words.json")
            assert status == 200
            said = sentences(language, "phones").items()
            words = {key: text for key, text in said if key.startswith("phone_page.")}
            assert json.loads(body) == {"language": language, **words}
            assert PhoneScreen(None, "").language == language


@pytest.mark.parametrize("path", ["/server.py", "/../server.py", "/page/", "/pictures/00", "//"])
def test_nothing_else_is_served(server: PhoneServer, path: str) -> None:
    assert get(server, path)[:2] == (404, b"No\n")


def test_a_picture_is_served_to_phones_that_were_shown_it(server: PhoneServer) -> None:
    phone, credentials = joined(server)
    other, strange = joined(server)
    arrived, _ = news(server, 2)
    hand, files = (ScreenCard("One", "abcdef0123456789"),), {"abcdef0123456789": PICTURE}
    server.show(arrived.phone, PhoneScreen(None, "", hand), PadUse.OFF, files)
    phone.receive_one("screen")
    path = "/pictures/abcdef0123456789?key="
    status, body, headers = get(server, path + credentials["key"])
    assert status == 200
    assert body.startswith(PICTURE)
    assert "immutable" in headers["Cache-Control"]
    assert get(server, path + strange["key"])[0] == 404
    assert get(server, path)[0] == 404
    phone.close()
    other.close()


def test_the_status_is_read_on_this_machine_only(server: PhoneServer) -> None:
    assert get(server, "/status")[0] == 404
    server.publish_status('{"scene": "title"}')
    status, body, headers = get(server, "/status")
    assert (status, json.loads(body)) == (200, {"scene": "title"})
    assert headers["Content-Type"].startswith("application/json")
    for address in ("127.0.0.1", "::1", "192.168.0.7", "fe80::1", ""):
        transport = Mock(get_extra_info=lambda _, peer=(address, 5): peer)
        assert is_loopback(transport) == (address in ("127.0.0.1", "::1"))

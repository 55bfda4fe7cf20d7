"""The program opens itself to phones, or says in a sentence why it cannot."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from phones import addresses
from phones.addresses import Address
from phones.server import PhoneServer
from rules.core import Seat
from scenes.app.app import App
from scenes.app.services import phone_service
from scenes.menus.phones.awaited_phones import AwaitedPhones
from scenes.menus.resume_offer import ResumeOffer
from scenes.menus.title import Title
from scenes.table.table_scene import TableScene
from scenes.ui.menu.dialog import Dialog
from seats.occupants import Person
from seats.phones.phone import Phone
from tests.phones.phone_client import LOOPBACK, PATIENCE, joined
from tests.scenes.app.opened_app import app_with, run_frames

SIZE = ("--size", "320x180")
HERE = ("--phones", "--phones-address", LOOPBACK, *SIZE)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROAKADE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def run_until(app: App, wanted: Callable[[], object]) -> None:
    until = monotonic() + PATIENCE
    while not wanted():
        assert monotonic() < until, app.stack.scenes
        sleep(0.002)
        run_frames(app, 1)


def server_of(app: App) -> PhoneServer:
    server = app._phones._server
    assert server is not None
    return server


def test_phones_take_the_seats_that_the_command_line_names() -> None:
    seats = ("--game", "mosquito", "--seats", "phone", "phone", "normal")
    with app_with(*seats, *HERE) as app:
        assert run_frames(app, 3)
        assert isinstance(app.stack.top, AwaitedPhones)
        clients = [joined(server_of(app))[0] for _ in range(2)]
        run_until(app, lambda: isinstance(app.stack.top, TableScene))
        people = {app.context.seating.occupant(Seat(seat)) for seat in (0, 1)}
        assert people == {Person(device) for device in app.context.input_reader.connected}
        for client in clients:
            client.close()


def test_after_a_crash_phones_have_their_seats_again_by_their_tokens() -> None:
    with app_with("--game", "mosquito", "--seats", "phone", "phone", *HERE) as app:
        assert run_frames(app, 3)
        one, two = (joined(server_of(app)) for _ in range(2))
        run_until(app, lambda: isinstance(app.stack.top, TableScene))
        people = app.context.seating.occupants()
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        match = scene.table.match
        for seat in sorted(match.waiting_for):  # before that there is nothing to resume
            match.choose(seat, min(match.state.legal(seat), key=repr))
    with app_with(*SIZE) as app:
        run_until(app, lambda: isinstance(app.stack.top, ResumeOffer))
        again, _ = joined(server_of(app), two[1]["token"])  # although nobody asked for phones
        run_until(app, lambda: app.context.input_reader.connected)
        for down in (True, False):
            again.send(press="confirm", down=down)
        run_until(app, app.context.seating.people)
        assert app.context.seating.people() == (Seat(1),)
        other, _ = joined(server_of(app), one[1]["token"])
        run_until(app, lambda: len(app.context.seating.people()) == 2)
        assert app.context.seating.occupants() == people
        run_until(app, lambda: isinstance(app.stack.top, TableScene))
        for client in (one[0], two[0], again, other):
            client.close()


def test_a_port_that_is_taken_is_told_on_screen_and_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server((LOOPBACK, 0)) as other:
        port = other.getsockname()[1]
        with app_with(*HERE, "--phones-port", str(port)) as app:
            assert run_frames(app, 8)
            assert f"another program has port {port}" in capsys.readouterr().out
            run_until(app, lambda: isinstance(app.stack.top, Dialog))


def test_an_address_of_another_machine_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with app_with("--phones", "--phones-address", "192.0.2.77", *SIZE) as app:
        assert run_frames(app, 8)
        assert "192.0.2.77 is no address of this machine" in capsys.readouterr().out
        assert not app.context.phones.is_open


def test_another_network_in_mid_match_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Address("192.168.0.7", "wlan0")]
    monkeypatch.setattr(addresses, "addresses", lambda only: found)
    with app_with("--phones", *SIZE) as app:
        assert run_frames(app, 12)
        assert isinstance(app.stack.top, Title)
        app.context.seating.resize(2)
        app.context.seating.assign(Seat(0), Phone(1))
        app.context.seating.disconnect(Phone(1))
        found[:] = []
        monkeypatch.setattr(phone_service, "LOOK", 0.0)
        app._phones._look_due = 0.0
        app._phones.update()
        assert not app.context.notices  # nothing to offer yet
        found[:] = [Address("10.0.0.4", "eth0")]
        app._phones.update()
        (notice,) = app.context.notices
        assert "10.0.0.4" in notice
        app._phones.update()
        assert len(app.context.notices) == 1

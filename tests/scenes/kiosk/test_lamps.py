"""Lines of JSON for the lamps of a cabinet: what everybody sees, and nobody waits for them."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
import pytest

from scenes.kiosk.kiosk_file import parse_kiosk_file
from scenes.table.seats.seat_row import lit_seats
from scenes.table.table_scene import TableScene
from tests import input_events
from tests.scenes.kiosk.kiosk_app import KioskApp, kiosk_app

pytestmark = pytest.mark.usefixtures("own_home")


@pytest.fixture
def address() -> Iterator[Path]:
    with TemporaryDirectory() as folder:  # the path of a socket has to be short
        yield Path(folder) / "lamps"


def listening(address: Path) -> socket.socket:
    lamps = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    lamps.bind(str(address))
    lamps.setblocking(False)
    return lamps


def heard(lamps: socket.socket) -> list[dict[str, object]]:
    lines = []
    while True:
        try:
            lines.append(json.loads(lamps.recv(4096)))
        except BlockingIOError:
            return lines


def rules(address: Path) -> str:
    return f'[arcade]\nfree_play = false\nlamps = "{address}"\n'


def lit(kiosk: KioskApp) -> list[int]:
    scene = kiosk.scene
    assert isinstance(scene, TableScene)
    return sorted(lit_seats(scene.table.panels))


def test_each_change_is_told_once(tmp_path: Path, address: Path) -> None:
    with listening(address) as lamps, kiosk_app(tmp_path, rules(address)) as kiosk:
        told = heard(lamps)
        assert {"event": "scene", "scene": "title", "game": None} in told
        assert {"event": "credits", "credits": 0, "free_play": False} in told
        kiosk.live(0.5)
        assert heard(lamps) == []
        input_events.key(pygame.KSCAN_5)
        kiosk.live(0.1)
        assert heard(lamps) == [{"event": "credits", "credits": 1, "free_play": False}]


def test_the_seats_that_are_lit_are_those_on_the_screen(tmp_path: Path, address: Path) -> None:
    with listening(address) as lamps, kiosk_app(tmp_path, rules(address)) as kiosk:
        kiosk.play()
        told: list[dict[str, object]] = []
        while not any(line["event"] == "lit" and line["seats"] for line in told):
            kiosk.live(0.1)
            told = heard(lamps)
        assert {"event": "lit", "seats": lit(kiosk)} in told
        seats = kiosk.app.context.seating.occupants()
        assert len(seats) == 3


def test_nobody_waits_for_a_program_that_does_not_read_or_is_not_there(
    tmp_path: Path, address: Path
) -> None:
    with kiosk_app(tmp_path, rules(address)) as kiosk:
        kiosk.live(0.2)
        with listening(address) as lamps:
            kiosk.live(1.2)
            assert {"event": "scene", "scene": "title", "game": None} in heard(lamps)
            for _ in range(40):  # more than a socket usually holds
                kiosk.app.context.coin_box.give_credit()
                kiosk.live(1 / 60)


@pytest.mark.parametrize("written", ["3", '"lamps"', '"/' + 100 * "a" + '"'])
def test_what_is_no_socket_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="lamps"):
        parse_kiosk_file(f"[arcade]\nlamps = {written}\n")

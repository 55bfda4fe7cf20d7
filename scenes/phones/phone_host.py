"""Shows every phone what its owner may see, and does what they ask for."""

from __future__ import annotations

from phones.messages import PadUse
from phones.screens import PhoneScreen, ScreenOwner
from phones.server import PhoneServer
from rules.core import Seat
from scenes.core.context import Context
from scenes.phones.phone_pictures import PhonePictures
from scenes.players.seat_names import seat_name
from seats.phones.phone import Phone
from seats.phones.phone_reader import PhoneReader
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.theme import SEATS
from words import say

FROG = 240.0


class PhoneHost:
    """Looks once a frame at what is on the big screen, and at every phone of *server*."""

    def __init__(self, context: Context, server: PhoneServer) -> None:
        reader, seating = context.input_reader, context.seating
        self._seating, self._server = seating, server
        self._reader = reader.add(PhoneReader(server, seating, reader.held, reader.emit))
        self._pictures = PhonePictures(server)
        self._shown: dict[Phone, object] = {}

    def update(self) -> None:
        """Do everything that is due."""
        self._reader.requests.clear()
        for phone in self._reader.connected:
            seat = self._seating.seat_of(phone)
            if self._shown.get(phone, "nothing") != seat:
                self._shown[phone] = seat
                self._server.show(phone.number, self._screen(seat), PadUse.ONLY)
                self._server.keep(one.number for one in self._shown if self._has_seat(one))

    def close(self) -> None:
        """Hang up on all phones."""
        self._server.close()

    def _has_seat(self, phone: Phone) -> bool:
        return bool(self._seating.seats_of(phone)) or phone in self._seating.missing_devices()

    def _screen(self, seat: Seat | None) -> PhoneScreen:
        if seat is None:
            return PhoneScreen(None, say("phones.no_seat"))
        look, frog = SEATS[seat], Art("frog-head", FROG, palette_of(seat))
        picture = self._pictures.name_of(frog)
        owner = ScreenOwner(seat_name(seat), look.body, look.ink, look.pattern, picture)
        return PhoneScreen(owner, say("phones.big_screen"))

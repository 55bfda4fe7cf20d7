"""The lobby of a party night: who plays, and which games."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Seat
from rules.party import SEATS, games_for
from scenes.core.context import Context
from scenes.core.kiosk.coin_box import price_for
from scenes.core.scene import Push, Reset, Transition
from scenes.menus.insert_coin import paid
from scenes.menus.lobby.base_lobby import BaseLobby
from scenes.menus.lobby.seat_setup import forget_others
from scenes.menus.party.games_menu import GamesMenu, chosen_games
from scenes.menus.party.progress import begin
from scenes.ui.buttons import ButtonSpec
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from seats.occupants import BotPlayer, Person
from words import say

FIRST_SEATS = 3


class PartyLobby(BaseLobby):
    """*device* opened it; whoever is here already keeps the seat, and bots fill the others."""

    def __init__(self, context: Context, device: Device) -> None:
        seating = context.seating
        forget_others(context, device)
        super().__init__(context, SEATS[-1], device)
        if not seating.seats_of(device):
            seating.take(Seat(0), device)
            self.opener = device
        for seat in seating.seats()[:FIRST_SEATS]:
            if not isinstance(seating.occupant(seat), Person | BotPlayer):
                seating.put_bot(seat, context.kiosk_rules.default_bot)
        self._times: Mapping[str, int] | None = None  # how often each game is wished

    @property
    def games(self) -> tuple[str, ...]:
        """The names of the games in their order, for as many as have a seat."""
        return chosen_games(self.context, len(self.occupants()), self._times)

    def title(self) -> str:
        return say("title.party")

    def missing(self) -> str:
        if len(self.occupants()) < SEATS[0]:
            return say("party.missing", count=SEATS[0])
        return "" if self.games else say("party.no_games")

    def buttons(self) -> list[ButtonSpec]:
        return [
            *self.phone_buttons(),
            ButtonSpec(
                "games",
                say("party.choose_games", count=len(self.games)),
                self._choose_games,
                "icon-gear",
            ),
            ButtonSpec("start", say("lobby.start"), self.begin, "icon-check"),
        ]

    def begin(self, device: Device) -> Transition:
        if missing := self.missing():
            raise Refused(missing)
        price = price_for(self.occupants()) * len(self.games)
        return paid(self.context, price, self._open_table)

    def _open_table(self) -> Transition:
        return Reset(begin(self.context, self.games, self.occupants()))

    def _choose_games(self, device: Device) -> Transition:
        seats = len(self.occupants())
        if not games_for(seats, self.context.kiosk_rules.games):
            raise Refused(self.missing())
        return Push(GamesMenu(self.context, seats, self._times, self._set_times, device))

    def _set_times(self, times: Mapping[str, int]) -> None:
        self._times = times

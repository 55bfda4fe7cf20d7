"""The lobby of a party night: who plays, and which games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rules.party import SEATS, games_for
from scenes.core.context import Context
from scenes.core.kiosk.coin_box import price_for
from scenes.core.scene import Push, Reset, Transition
from scenes.core.settings.lobby_setup import PARTY, LobbySetup
from scenes.menus.insert_coin import paid
from scenes.menus.lobby.base_lobby import BaseLobby
from scenes.menus.lobby.seat_setup import remember_setup, seat_everybody
from scenes.menus.party.games_menu import GamesMenu, chosen_games, remembered_times
from scenes.menus.party.progress import found
from scenes.ui.boards import board
from scenes.ui.buttons import ButtonSpec
from scenes.ui.labels import GAP, PADDING
from scenes.ui.menu.menu import Refused
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.occupants import BotPlayer
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Text
from words import say

FIRST_SEATS = 3


class PartyLobby(BaseLobby):
    """*device* opened it; whoever is here keeps the seat, and bots sit as the last time.

    The *games* are those of the last time too by default.
    """

    def __init__(self, context: Context, device: Device, games: Sequence[str] = ()) -> None:
        was_here = context.seating.seats_of(device)
        setup = context.lobby_setups.get(PARTY)
        if setup is None:
            setup = _setup_of_those_here(context) if was_here else LobbySetup(FIRST_SEATS)
        seat_everybody(context, setup, SEATS[-1], device)
        super().__init__(context, SEATS[-1], device, opener=None if was_here else device)
        self._times: Mapping[str, int] | None = Counter(games) or remembered_times(setup.options)

    @property
    def games(self) -> tuple[str, ...]:
        """The names of the games in their order, for as many as have a seat."""
        return chosen_games(self.context, len(self.occupants()), self._times)

    def title(self) -> str:
        return say("title.party")

    def below_title(self, title: Box) -> Widget:
        """What a party night is, below the *title*."""
        text = Text(say("party.about"), theme.FLOOR, theme.INK)
        wide, high = self.renderer.size(text)
        wide, high = wide + 2 * PADDING, high + GAP
        middle = wide / 2, high / 2
        picture = Collage(
            wide, high, (Part(board(wide, high, lit=True), *middle), Part(text, *middle))
        )
        return Widget(
            "about", picture, Box(title.centre[0] - wide / 2, title.bottom + GAP, wide, high)
        )

    def missing(self) -> str:
        if len(self.occupants()) < SEATS[0]:
            return say("party.missing", count=SEATS[0])
        return "" if self.games else say("party.no_games")

    def buttons(self) -> list[ButtonSpec]:
        return [
            *self.phone_buttons(),
            ButtonSpec("games", say("party.choose_games"), self._choose_games, "icon-gear"),
            ButtonSpec("start", say("lobby.start"), self.begin, "icon-check"),
        ]

    def go_back(self, device: Device) -> Transition:
        self._remember()
        return super().go_back(device)

    def begin(self, device: Device) -> Transition:
        if missing := self.missing():
            raise Refused(missing)
        price = price_for(self.occupants()) * len(self.games)
        return paid(self.context, price, self._open)

    def _open(self) -> Transition:
        self._remember()
        occupants = self.occupants()
        found(self.context, self.games, len(occupants))
        self.context.seating.resize(len(occupants))  # they have no gaps between them
        return Reset(self.context.routes.standing())

    def _choose_games(self, device: Device) -> Transition:
        seats = len(self.occupants())
        if not games_for(seats, self.context.kiosk_rules.games):
            raise Refused(self.missing())
        return Push(GamesMenu(self.context, seats, self._times, self.set_times, device))

    def set_times(self, times: Mapping[str, int]) -> None:
        """Play each game so often."""
        self._times = times

    def _remember(self) -> None:
        """Offer the same seats and games the next time."""
        remember_setup(self.context, PARTY, self.occupants(), dict(self._times or {}))


def _setup_of_those_here(context: Context) -> LobbySetup:
    """As many seats as have been played, with the same bots: a kiosk remembers no setup."""
    seating = context.seating
    occupants = [seating.occupant(seat) for seat in seating.seats()]
    bots = tuple(one.name for one in occupants if isinstance(one, BotPlayer))
    return LobbySetup(max(FIRST_SEATS, len(seating.people()) + len(bots)), bots)

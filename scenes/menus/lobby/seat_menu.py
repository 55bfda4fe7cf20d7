"""Asks who shall play one seat."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bots.tempers import TEMPERS, BotName
from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.menus.settings.joystick_setup import teaching_rows
from scenes.players.bot_words import temper_words
from scenes.players.names import change_name, display_name, name_of
from scenes.players.seat_names import seat_name
from scenes.players.teams import change_team_size, team_size
from scenes.ui.menu.list_screen import ListRow, ListScreen
from seats.devices import Device
from seats.occupants import BotPlayer, Occupant, Person
from sounds.bank import Sound
from words import say


class SeatMenu(ListScreen):
    """Offers *seat* to *device* and to bots; who sits there picks a name and, in a *team*, a size.

    The bot that has the seat is marked and has the focus.
    *team* tells whether several people may share a seat. Where somebody sits with a phone it asks
    before the seat is given away: on a phone a tap is easily one too many.
    """

    overlay = True

    def __init__(self, context: Context, seat: Seat, device: Device, *, team: bool = False) -> None:
        self._seat, self._team = seat, team
        self._occupant: Occupant = context.seating.occupant(seat)
        super().__init__(context, self._level(), device)
        self._doubted: ListRow | None = None  # what was chosen, and is asked about

    def title(self) -> str:
        key = "title"
        if self._doubted:
            key = "ask_leave" if self._doubted.name == "leave" else "ask_bot"
        return say(f"seat_menu.{key}", name=seat_name(self._seat))

    def rows(self) -> list[ListRow]:
        if self._doubted:
            stay = ListRow("stay", say("seat_menu.stay"), self._go_on, icon="icon-check")
            return [stay, replace(self._doubted, name="really")]
        if isinstance(self._occupant, Person):
            team = [self._team_row()] if self._team else []
            teach = teaching_rows(self.context, self._occupant.device)
            away = [self._away_row()] if self._occupant.device.has_private_screen else []
            leave, *bots = map(self._asked_about, [self._vacate_row("leave"), *self._bot_rows()])
            # What is under a finger that taps twice does no harm.
            return [self._name_row(), *team, *teach, leave, *away, *bots]
        words = say("seat_menu.me")
        own = ListRow("me", words, self._take, icon="icon-person", sound=Sound.JOIN)
        if not isinstance(self._occupant, BotPlayer):
            return [own, *self._bot_rows()]
        return [own, *self._bot_rows(), self._temper_row(), self._vacate_row("vacant")]

    def about(self, name: str) -> str:
        if name == "name" and not self._doubted:
            return say("seat_menu.about_name", name=seat_name(self._seat))
        return say("seat_menu.about_temper") if name == "temper" else ""

    def _asked_about(self, row: ListRow) -> ListRow:
        """The *row*, or one that asks first whether a phone is to lose its seat by it."""
        if not isinstance(self._occupant, Person) or not self._occupant.device.has_private_screen:
            return row
        return replace(row, on_choose=lambda _: self._ask(row), sound=Sound.MENU_CONFIRM)

    def _ask(self, row: ListRow) -> Transition:
        self._doubted = row
        return None

    def _go_on(self, device: Device) -> Transition:
        """Drop the doubted row, and leave the seat as it was."""
        self._doubted = None
        return None

    def _bot_rows(self) -> list[ListRow]:
        return [self._bot_row(level) for level in self.context.kiosk_rules.bots]

    def _bot_row(self, level: str) -> ListRow:
        """A row for a bot of *level*, which is marked if it sits there already."""
        icon = "icon-check" if level == self._level() else "icon-bot"
        return ListRow(level, say(f"level.{level}"), partial(self._put_bot, level), icon=icon)

    def _level(self) -> str:
        """The level of the bot that sits there, or nothing."""
        return self._bot_name().level if isinstance(self._occupant, BotPlayer) else ""

    def _temper_row(self) -> ListRow:
        """What the bot prefers among choices that are about equally good."""
        value = temper_words(self._bot_name().temper)
        return ListRow(
            "temper", say("seat_menu.temper"), value=value, on_change=self._change_temper
        )

    def _name_row(self) -> ListRow:
        """The name under which the statistics count this person."""
        value = display_name(name_of(self.context, self._seat))
        return ListRow("name", say("seat_menu.name"), value=value, on_change=self._change_name)

    def _team_row(self) -> ListRow:
        """How many people share the seat."""
        value = say("seat_menu.team_is", value=team_size(self.context, self._seat))
        return ListRow("team", say("seat_menu.team"), value=value, on_change=self._change_team)

    def _vacate_row(self, name: str) -> ListRow:
        words = say(f"seat_menu.{name}")
        return ListRow(name, words, self._vacate, icon="icon-cross", sound=Sound.LEAVE)

    def _away_row(self) -> ListRow:
        """Nobody needs to keep a phone that should not be here."""
        words = say("seat_menu.send_away")
        return ListRow("away", words, self._send_away, icon="icon-phone", sound=Sound.LEAVE)

    def _change_name(self, step: int) -> Transition:
        change_name(self.context, self._seat, step)
        return None

    def _change_team(self, step: int) -> Transition:
        change_team_size(self.context, self._seat, step)
        return None

    def _take(self, device: Device) -> Transition:
        """Take the seat; whose device has a screen of its own moves, as nobody shares that."""
        if device.has_private_screen:
            for seat in self.context.seating.seats_of(device):
                self.context.seating.vacate(seat)
        self.context.seating.assign(self._seat, device)
        return Pop()

    def _put_bot(self, level: str, device: Device) -> Transition:
        """Give the seat to a bot of *level*; a bot that has it keeps its temper."""
        temper = self._bot_name().temper if isinstance(self._occupant, BotPlayer) else None
        self.context.seating.put_bot(self._seat, str(BotName(level, temper)))
        return Pop()

    def _change_temper(self, step: int) -> Transition:
        level, temper = self._bot_name()
        tempers = (None, *TEMPERS)
        chosen = tempers[(tempers.index(temper) + step) % len(tempers)]
        self.context.seating.put_bot(self._seat, str(BotName(level, chosen)))
        self._occupant = self.context.seating.occupant(self._seat)
        return None

    def _bot_name(self) -> BotName:
        assert isinstance(self._occupant, BotPlayer), "only bots have tempers"
        return BotName.read(self._occupant.name)

    def _send_away(self, device: Device) -> Transition:
        assert isinstance(self._occupant, Person), "only a person has a phone"
        self.context.phones.send_away(self._occupant.device)
        return self._vacate(device)

    def _vacate(self, device: Device) -> Transition:
        self.context.seating.vacate(self._seat)
        return Pop()

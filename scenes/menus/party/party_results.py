"""The end of a party night: its winner on the podium."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from math import ceil

from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.party import SEATS, Party, points_for_places, total
from scenes.core.context import Context
from scenes.core.ending import Ending, placed_rows
from scenes.core.scene import Push, Reset, Transition
from scenes.core.settings.lobby_setup import PARTY
from scenes.menus.game_boxes import closed_box
from scenes.menus.party.final_points import FinalPoints
from scenes.menus.party.progress import leave
from scenes.menus.party.tie_breaks import wins
from scenes.menus.podium.podium_screen import PodiumScreen
from scenes.players.seat_names import seat_name
from scenes.ui.buttons import ButtonSpec
from scenes.ui.menu.backdrop import dawn_background
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.placed_drawings import PictureAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.props import garland
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures.pictures import Art, Collage, Part
from words import say
from words.numbers import spelled
from words.phrases import listed

PARTY_PODIUM = PodiumLook(
    splash=tuple(Art(f"prop-{name}", 140.0) for name in ("kite", "crown", "treasure", "jar", "cup"))
)
"""The first has a cup, which no single game gives."""

BOX_WIDE, BOX_HIGH = 172.0, 238.0  # of each box beside the podium
ASIDE, FLOOR = 815.0, 285.0  # where they are piled: from the middle; below the top of the plates


class PartyResults(PodiumScreen):
    """The party is over once this can be seen, and found in the records."""

    def __init__(self, context: Context) -> None:
        assert context.party is not None, "only a party night ends so"
        self._party = context.party
        ending = party_ending(self._party)
        super().__init__(context, "again", ending, lambda: dawn_background(context.renderer))
        leave(context)

    def look(self) -> PodiumLook:
        """With the boxes of the games of the night, on both sides or where nobody stands."""
        games = list(dict.fromkeys(self._party.games))
        if self._party.seats > SEATS[0]:
            return replace(PARTY_PODIUM, onlookers=(_pile(games, 2, ASIDE),))
        sides = (games[::2], ASIDE), (games[1::2], -ASIDE)
        piles = tuple(_pile(some, 1, x) for some, x in sides if some)
        return replace(PARTY_PODIUM, onlookers=piles)

    def build_layout(self) -> ScreenLayout:
        """The podium below the garland that has hung in the lobby."""
        podium = super().build_layout()
        return ScreenLayout([garland(self.renderer), *podium.widgets], podium.items)

    def headline(self) -> str:
        return party_headline(self.ending)

    def buttons(self) -> Sequence[ButtonSpec]:
        return (
            ButtonSpec("again", say("party.again"), self._again, "icon-check"),
            ButtonSpec("points", say("party.total"), self._points, "icon-records"),
            ButtonSpec("home", say("results.home"), self.go_back, "icon-back", Sound.MENU_BACK),
        )

    def go_back(self, device: Device) -> Transition:
        return Reset(self.context.routes.title(PARTY))

    def _points(self, device: Device) -> Transition:
        return Push(FinalPoints(self.context, self._party, device))

    def _again(self, device: Device) -> Transition:
        routes = self.context.routes
        return Reset(routes.party_lobby(device, self._party.games), routes.title(PARTY))


def _pile(games: Sequence[str], columns: int, x: float) -> PictureAt:
    """The boxes of *games* from the floor up, in so many *columns*."""
    columns = min(columns, len(games))
    wide, high = columns * BOX_WIDE, ceil(len(games) / columns) * BOX_HIGH

    def enlarged(scale: float) -> Collage:
        parts = []
        for number, game in enumerate(games):
            row, column = divmod(number, columns)
            at = (column + 0.5) * BOX_WIDE * scale, (high - (row + 0.5) * BOX_HIGH) * scale
            parts.append(Part(closed_box(game, BOX_WIDE * scale), *at))
        return Collage(wide * scale, high * scale, tuple(parts))

    return PictureAt(enlarged, x, FLOOR - high / 2, wide)


def party_headline(ending: Ending) -> str:
    """Who has won a party night."""
    names = [seat_name(row.seat) for row in ending.winners if row.seat is not None]
    key = "party.won_one" if len(names) == 1 else "party.won_shared"
    return say(key, names=listed(names))


def party_ending(party: Party) -> Ending:
    """Who is where at the end of *party*, with how many points, and how it was decided."""
    rows = [points_for_places(places, party.seats) for places in party.results]
    words = {seat: _words(party, rows, seat) for seat in _seats(party)}
    return Ending(placed_rows(party.standing(), words), _reason(party))


def _words(party: Party, rows: Sequence[Sequence[Fraction]], seat: Seat) -> str:
    """The points of *seat*, and what put it before or behind another one with as many."""
    points = say("party.points", count=total(rows, seat))
    alike = [each for each in _seats(party) if total(rows, each) == total(rows, seat)]
    won = say("party.tied_wins", points=points, wins=wins(party, seat))
    as_often = [each for each in alike if wins(party, each) == wins(party, seat)]
    if len(as_often) == 1 < len(alike):
        return won
    for game, row in zip(reversed(party.games), reversed(rows), strict=True):
        if len({row[each] for each in as_often}) > 1:
            title = REGISTRATIONS[game].title
            return say("party.tied_game", points=points, last=spelled(row[seat]), game=title)
    return won if len(as_often) < len(alike) else points


def _seats(party: Party) -> list[Seat]:
    return [Seat(seat) for seat in range(party.seats)]


def _reason(party: Party) -> str:
    """What decided: points, or what breaks a tie of points."""
    rows = [points_for_places(places, party.seats) for places in party.results]
    (first, *tied), *others = party.standing()
    if tied:
        return say("party.why_shared")
    if total(rows, others[0][0]) < total(rows, first):
        return say("party.why_points", count=len(party.games))
    most, following = (wins(party, seat) for seat in (first, others[0][0]))
    if most > following:
        return say("party.why_wins", most=most, next=following)
    return say("party.why_last")

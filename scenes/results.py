"""The results: frogs on a podium, why it ended, and what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core import Game, Seat
from scenes.board import Thing
from scenes.buttons import Key, button_row
from scenes.house import House
from scenes.menu import Item
from scenes.scene import Move, Reset, Scene
from scenes.screen import Layout, Screen, safe
from scenes.signs import seat_name
from scenes.slips import GAP, PAD, heading
from seats.devices import Device
from sounds.bank import Sound
from sprites import theme
from sprites.dye import dye_of
from sprites.pictures import Art, Collage, Paper, Piece, Text
from sprites.slots import Box
from words import say

FROG = 250.0
STEPS = (0.0, 0.12, 0.2, 0.26, 0.3)  # how much lower each place stands, of the room


@dataclass(frozen=True, slots=True)
class Place:
    """One frog's result; places start at 1, tied frogs share one.

    ``frog`` dyes the picture: a seat's number, or the dummy's frog if ``seat`` is ``None``.
    ``words`` is a line under the name, or nothing.
    """

    number: int
    seat: Seat | None
    frog: int
    words: str = ""


class Results(Screen):
    """Shows *places* in order. *rematch* and *lobby* make the scenes to go on with."""

    def __init__(
        self,
        house: House,
        game: Game[Any, Any, Any, Any],
        places: Sequence[Place],
        why: str,
        rematch: Callable[[], Scene],
        lobby: Callable[[], Scene],
    ) -> None:
        super().__init__(house, "rematch")
        self._game, self._places, self._why = game, places, why
        self._rematch, self._lobby = rematch, lobby
        house.bank.play(Sound.MATCH_OVER)

    def back(self, device: Device) -> Move:
        return Reset(_title(self.house))

    def start(self, device: Device) -> Move:
        return Reset(self._rematch())

    def layout(self) -> Layout:
        room = safe(self.studio)
        items = self._buttons(room)
        picture, wide, high = heading(self.studio, self._headline(), room.w)
        top = Thing("title", picture, Box(room.centre[0] - wide / 2, room.y, wide, high))
        why = self._because(room, top.box.bottom + GAP)
        low = items[0].box.y - 2 * GAP
        podium = Box(room.x, why.box.bottom + GAP, room.w, low - why.box.bottom - GAP)
        return Layout([top, why, *self._podium(podium)], items)

    def _headline(self) -> str:
        winners = [place for place in self._places if place.number == 1]
        if any(place.seat is None for place in winners):
            return say("results.title_dummy")
        names = [seat_name(place.seat) for place in winners if place.seat is not None]
        if len(names) == 1:
            return say("results.title_one", name=names[0])
        return say("results.title_shared", names=listed(names))

    def _because(self, room: Box, y: float) -> Thing:
        text = Text(self._why, theme.BODY, theme.INK, width=room.w - 2 * PAD)
        high = self.studio.size(text)[1]
        return Thing("why", text, Box(room.x + PAD, y, room.w - 2 * PAD, high))

    def _podium(self, room: Box) -> list[Thing]:
        columns = room.split_columns(*[1.0] * len(self._places), gap=GAP)
        return [
            thing
            for place, column in zip(self._places, columns, strict=True)
            for thing in self._stand(place, column)
        ]

    def _stand(self, place: Place, room: Box) -> list[Thing]:
        """A frog on its leaf above a card with its place."""
        card, high = self._card(place, room.w)
        drop = STEPS[min(place.number - 1, len(STEPS) - 1)] * max(0.0, room.h - high - 180)
        side = min(FROG, room.w, (room.h - high - drop) * 0.95)
        floor = room.bottom - high
        x, dye, name = room.centre[0], dye_of(place.frog), f"{place.frog}"
        y = floor - side * 0.5 - (room.h - high - side) * 0.25 + drop * 0.4
        return [
            Thing(
                f"pad-{name}",
                Art("pad", side, dye),
                Box.around(x, y + side * 0.36, side, side * 0.7),
                1,
                decor=True,
            ),
            Thing(
                f"frog-{name}",
                Art(self._mood(place), side, dye),
                Box.around(x, y, side, side),
                2,
                decor=True,
            ),
            Thing(f"card-{name}", card, Box(room.x, floor, room.w, high), 3),
        ]

    def _mood(self, place: Place) -> str:
        if place.seat is None:
            return "frog-toy-sit"
        last = max(place.number for place in self._places)
        if place.number == 1:
            return "frog-cheer"
        return "frog-sad" if place.number == last else "frog-think"

    def _card(self, place: Place, wide: float) -> tuple[Collage, float]:
        name = say("results.dummy") if place.seat is None else seat_name(place.seat)
        look = theme.SEATS[place.frog]
        lines = [
            Text(
                say("results.place", number=place.number), theme.PROMPT, look.ink, width=wide - PAD
            ),
            Text(name, theme.BODY, width=wide - PAD),
        ]
        if place.words:
            lines.append(Text(place.words, theme.FLOOR, theme.INK_SOFT, width=wide - PAD))
        heights = [self.studio.size(line)[1] for line in lines]
        high = sum(heights) + GAP
        pieces = [Piece(Paper(wide, high, theme.PAPER, 24), wide / 2, high / 2)]
        y = GAP / 2
        for line, tall in zip(lines, heights, strict=True):
            pieces.append(Piece(line, wide / 2, y + tall / 2))
            y += tall
        return Collage(wide, high, tuple(pieces)), high

    def _buttons(self, room: Box) -> list[Item]:
        keys = (
            Key("rematch", say("results.rematch"), lambda _: Reset(self._rematch()), "icon-check"),
            Key("lobby", say("results.lobby"), lambda _: Reset(self._lobby()), "icon-person"),
            Key("home", say("results.home"), self.back, "icon-back", Sound.MENU_BACK),
        )
        return button_row(self.studio, keys, room)


def listed(names: Sequence[str]) -> str:
    """Several names as one phrase."""
    if len(names) == 1:
        return names[0]
    first = names[0]
    for name in names[1:-1]:
        first = say("results.comma", first=first, last=name)
    return say("results.and", first=first, last=names[-1])


def _title(house: House) -> Scene:
    from scenes.title import Title  # the title knows every scene, so it comes last

    return Title(house)

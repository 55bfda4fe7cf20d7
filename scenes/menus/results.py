"""The results: frogs on a podium, why it ended, and what next."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.context import Context
from scenes.core.result_row import ResultRow
from scenes.core.routes import AnyMatch
from scenes.core.scene import Push, Reset, Transition
from scenes.ui.buttons import ButtonSpec, button_row
from scenes.ui.control_signs import seat_name
from scenes.ui.labels import GAP, PAD, capped, heading
from scenes.ui.menu import MenuItem
from scenes.ui.menu_screen import MenuScreen, ScreenLayout, safe
from scenes.ui.widgets import Widget
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from words import say
from words.phrases import listed

FROG = 300.0
STAIR = 400.0  # the widest a stair gets
NUMBER = 56.0, 80.0  # the size of a place's number, and the largest it gets
HIGHEST = 150.0  # how much higher than the last the first place is


class Results(MenuScreen):
    """Shows the *places* of a *match* in order, and *why* it ended."""

    def __init__(
        self, context: Context, match: AnyMatch, places: Sequence[ResultRow], why: str
    ) -> None:
        super().__init__(context, "rematch")
        self._match, self._places, self._why = match, places, why
        context.bank.play(Sound.MATCH_OVER)

    def back(self, device: Device) -> Transition:
        return Reset(self.context.routes.title())

    def start(self, device: Device) -> Transition:
        self.context.bank.play(Sound.MENU_CONFIRM)
        return self._rematch(device)

    def _rematch(self, device: Device) -> Transition:
        context, match = self.context, self._match
        occupants = [context.seating.occupant(seat) for seat in context.seating.seats()]
        return Reset(context.routes.table(match.game, match.options, occupants, context.seed()))

    def _change_seats(self, device: Device) -> Transition:
        context, match = self.context, self._match
        allowed = context.kiosk_rules.allows(match.game, match.options)
        lobby = context.routes.lobby(match.game, match.options if allowed else None)
        return Reset(lobby, context.routes.title())

    def _replay(self, device: Device) -> Transition:
        return Push(self.context.routes.replay(self._match))

    def layout(self) -> ScreenLayout:
        room = safe(self.renderer)
        items = self._buttons(room)
        picture, wide, high = heading(self.renderer, self._headline(), room.w)
        top = Widget("title", picture, Box(room.centre[0] - wide / 2, room.y, wide, high))
        why = self._because(room, top.box.bottom + GAP)
        low = items[0].box.y - 3 * GAP
        podium = Box(room.x, why.box.bottom + GAP, room.w, low - why.box.bottom - GAP)
        return ScreenLayout([top, why, *self._podium(podium)], items)

    def _headline(self) -> str:
        winners = [place for place in self._places if place.number == 1]
        if any(place.seat is None for place in winners):
            return say("results.title_dummy")
        names = [seat_name(place.seat) for place in winners if place.seat is not None]
        if len(names) == 1:
            return say("results.title_one", name=names[0])
        return say("results.title_shared", names=listed(names))

    def _because(self, room: Box, y: float) -> Widget:
        wide = min(room.w, self.renderer.size(Text(self._why))[0] + 3 * PAD)
        text = Text(self._why, width=wide - 2 * PAD)
        high = self.renderer.size(text)[1] + GAP
        sheet = Paper(wide, high, theme.PAPER_BRIGHT, 18)
        middle = wide / 2, high / 2
        picture = Collage(wide, high, (Part(sheet, *middle), Part(text, *middle)))
        return Widget("why", picture, Box(room.centre[0] - wide / 2, y, wide, high))

    def _podium(self, room: Box) -> list[Widget]:
        """Stairs from the first place down, a frog on each."""
        widest = STAIR * (0.7 + 0.3 * self.renderer.text_scale)
        wide = min(widest, (room.w + GAP) / len(self._places) - GAP)
        cards = [self._lines(place, wide) for place in self._places]
        card = max(sum(high for _, high in lines) for lines in cards) + 1.5 * GAP
        side = min(FROG, wide, (room.h - card) * 0.8)
        most = min(HIGHEST, room.h - card - side)
        x = room.centre[0] - ((wide + GAP) * len(cards) - GAP) / 2
        things = []
        for i, (place, lines) in enumerate(zip(self._places, cards, strict=True)):
            high = card + most * self._rise(place)
            box = Box(x + i * (wide + GAP), room.bottom - high, wide, high)
            things.append(Widget(f"card-{i}", _stair(lines, wide, high), box, 3))
            things += self._stand(place, box, side)
        return things

    def _rise(self, place: ResultRow) -> float:
        """How high a place is, from 0 for the last to 1 for the first."""
        last = max(place.number for place in self._places)
        return (last - place.number) / (last - 1) if last > 1 else 1.0

    def _stand(self, place: ResultRow, stair: Box, side: float) -> list[Widget]:
        """A frog on its leaf on a stair."""
        x, palette = stair.centre[0], palette_of(place.frog)
        leaf = Box.around(x, stair.y - side * 0.04, side * 1.04, side * 0.72)
        frog = Box.around(x, stair.y - side * 0.38, side, side)
        mood = Art(self._mood(place), side, palette)
        things = [
            Widget(f"pad-{place.frog}", Art("pad", leaf.w, palette), leaf, 1, decor=True),
            Widget(f"frog-{place.frog}", mood, frog, 4, decor=True),
        ]
        if place.number == 1:
            crown = Box.around(x + side * 0.03, frog.y + side * 0.06, side * 0.36, side * 0.3)
            things.append(
                Widget(f"crown-{place.frog}", Art("crown", crown.w), crown, 5, decor=True)
            )
        return things

    def _mood(self, place: ResultRow) -> str:
        if place.seat is None:
            return "frog-toy-sit"
        last = max(place.number for place in self._places)
        if place.number == 1:
            return "frog-cheer"
        return "frog-sad" if place.number == last else "frog-think"

    def _lines(self, place: ResultRow, wide: float) -> list[tuple[Text, float]]:
        """What is written on a stair, and how high each line is."""
        name = say("results.dummy") if place.seat is None else seat_name(place.seat)
        ink, room = theme.SEATS[place.frog].ink, wide - PAD
        texts = [
            Text(
                say("results.place", number=place.number),
                capped(self.renderer, *NUMBER),
                ink,
                width=room,
            ),
            Text(name, theme.BODY, width=room),
        ]
        if place.words:
            texts.append(Text(place.words, theme.FLOOR, theme.INK_SOFT, width=room))
        return [(text, self.renderer.size(text)[1]) for text in texts]

    def _buttons(self, room: Box) -> list[MenuItem]:
        keys = (
            ButtonSpec("rematch", say("results.rematch"), self._rematch, "icon-check"),
            ButtonSpec("lobby", say("results.lobby"), self._change_seats, "icon-person"),
            ButtonSpec("replay", say("results.replay"), self._replay, "icon-again"),
            ButtonSpec("home", say("results.home"), self.back, "icon-back", Sound.MENU_BACK),
        )
        return button_row(self.renderer, keys, room)


def _stair(lines: Sequence[tuple[Text, float]], wide: float, high: float) -> Collage:
    pieces = [Part(Paper(wide, high, theme.PAPER, 24), wide / 2, high / 2)]
    y = GAP
    for text, tall in lines:
        pieces.append(Part(text, wide / 2, y + tall / 2))
        y += tall
    return Collage(wide, high, tuple(pieces))

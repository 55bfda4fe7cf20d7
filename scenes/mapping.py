"""Teaching a joystick that nobody knows: press the control that is shown."""

from __future__ import annotations

from scenes.board import Thing
from scenes.footer import foot
from scenes.house import House
from scenes.notice import Answer, Notice, away
from scenes.scene import Move, Pop, Push
from scenes.screen import Layout, Screen, safe
from scenes.signs import sign_of
from scenes.slips import GAP, PAD, heading
from scenes.walk import DIRECTIONS
from seats.devices import Device
from seats.intents import Intent, PadFound, PadLost, Said, StrangePad
from seats.strange import ASKED, PATIENCE
from sounds.bank import Sound
from sprites import theme
from sprites.motion import STEP
from sprites.pictures import Collage, Paper, Piece, Text
from sprites.slots import Box
from words import say

GLYPH = 240.0
BAR = 24.0
NOTCHES = 24  # in which the bar of patience shrinks
NOTCH = round(PATIENCE / STEP / NOTCHES)  # steps


def introduce(house: House, strange: StrangePad) -> Move:
    """Announce a strange joystick and offer to learn it."""
    return Push(Stranger(house, strange))


class Mapping(Screen):
    """Asks for one control after the other until the lesson is over."""

    def __init__(self, house: House, device: Device, name: str) -> None:
        super().__init__(house)
        self.pad, self.name = device, name
        house.listener.learn(device)
        self._asked = self.asks
        self._steps = 0
        self._end = ""

    @property
    def asks(self) -> Intent | None:
        """What is to be pressed now."""
        lesson = self.house.listener.learning
        return lesson.asks if lesson else None

    def back(self, device: Device) -> Move:
        self.house.listener.stop_learning()
        return Pop()

    def hear(self, said: Said) -> Move:
        match said:
            case PadFound(device) if device == self.pad:
                self.house.keep(self.house.settings)
                self._over(say("mapping.thanks"), Sound.PAD_PLUGGED)
                return None
            case PadLost(device, _) if device == self.pad:
                self.house.bank.play(Sound.PAD_LOST)
                return Pop()
            case StrangePad():
                return None
            case _:
                return super().hear(said)

    def step(self) -> Move:
        self._steps += 1
        if self._end:
            return super().step()
        if self.house.listener.learning is None:
            self._over(say("mapping.too_little"), Sound.REFUSE)
        elif self.asks is not self._asked:
            self._asked, self._steps = self.asks, 0
            self.house.bank.play(Sound.MENU_CONFIRM)
            self.refresh()
        elif self._steps % NOTCH == 0:
            self.refresh()
        return super().step()

    def _over(self, words: str, sound: Sound) -> None:
        self._end = words
        self.house.bank.play(sound)
        self.refresh()

    def layout(self) -> Layout:
        room = safe(self.studio)
        picture, wide, high = heading(self.studio, say("mapping.title", name=self.name), room.w)
        top = Thing("title", picture, Box(room.centre[0] - wide / 2, room.y, wide, high))
        bottom = foot(self, room, say("notice.ok") if self._end else say("mapping.cancel"))
        low = bottom.items[0].box.y
        middle = Box(room.x, top.box.bottom + GAP, room.w, low - top.box.bottom - 2 * GAP)
        return Layout([top, *bottom.things, self._sheet(middle)], bottom.items)

    def _sheet(self, room: Box) -> Thing:
        if self._end:
            return self._farewell(room)
        asks = self._asked or Intent.CONFIRM
        words = say("mapping.push") if asks in DIRECTIONS else say("mapping.press")
        text = Text(words, theme.PROMPT, width=room.w * 0.7)
        count = Text(
            say("mapping.progress", done=ASKED.index(asks) + 1, all=len(ASKED)),
            theme.BODY,
            theme.INK_SOFT,
        )
        heights = [self.studio.size(picture)[1] for picture in (text, count)]
        wide = room.w * 0.7 + 2 * PAD
        side = min(GLYPH, room.h - sum(heights) - BAR - 6 * GAP)
        high = sum(heights) + BAR + side + 6 * GAP
        y, pieces = GAP, [Piece(Paper(wide, high), wide / 2, high / 2)]
        for shown, tall in (
            (text, heights[0]),
            (sign_of(self.pad, asks, side), side),
            (self._bar(wide - 4 * PAD), BAR),
            (count, heights[1]),
        ):
            pieces.append(Piece(shown, wide / 2, y + tall / 2))
            y += tall + GAP
        return Thing(
            "sheet", Collage(wide, high, tuple(pieces)), Box.around(*room.centre, wide, high)
        )

    def _farewell(self, room: Box) -> Thing:
        wide = room.w * 0.7 + 2 * PAD
        text = Text(self._end, theme.PROMPT, width=wide - 2 * PAD)
        high = self.studio.size(text)[1] + 6 * GAP
        middle = wide / 2, high / 2
        sheet = Collage(wide, high, (Piece(Paper(wide, high), *middle), Piece(text, *middle)))
        return Thing("sheet", sheet, Box.around(*room.centre, wide, high))

    def _bar(self, wide: float) -> Collage:
        gone = int(self._steps * STEP / PATIENCE * NOTCHES)
        left = max(BAR, wide * (1 - gone / NOTCHES))
        return Collage(
            wide,
            BAR,
            (
                Piece(Paper(wide, BAR, theme.PAPER_DIM, BAR / 2, shadow=False), wide / 2, BAR / 2),
                Piece(Paper(left, BAR, theme.GOOD, BAR / 2, shadow=False), left / 2, BAR / 2),
            ),
        )


class Stranger(Notice):
    """Announces a strange joystick, which may answer for itself by being pressed again."""

    def __init__(self, house: House, strange: StrangePad) -> None:
        answers = (
            Answer("learn", say("notice.learn"), lambda _: self._teach()),
            Answer("not-now", say("notice.not_now"), away),
        )
        words = say("notice.strange_pad", name=strange.name)
        super().__init__(house, words, answers, "icon-pad")
        self._pad = strange
        self._taught = False

    def hear(self, said: Said) -> Move:
        match said:
            case StrangePad(device, _, True) if device == self._pad.device:
                return self._teach()
            case PadLost(device, _) if device == self._pad.device:
                return Pop()
            case _:
                return super().hear(said)

    def step(self) -> Move:
        return Pop() if self._taught else super().step()

    def _teach(self) -> Move:
        self._taught = True
        return Push(Mapping(self.house, self._pad.device, self._pad.name))

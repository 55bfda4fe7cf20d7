"""Teaching a joystick that nobody knows: press the control that is shown."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.ui.control_signs import control_sign
from scenes.ui.dialog import Dialog, DialogButton, away
from scenes.ui.footer import foot
from scenes.ui.labels import GAP, PAD, heading
from scenes.ui.menu_screen import MenuScreen, ScreenLayout, safe
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input_events import DeviceConnected, DeviceDisconnected, InputEvent, UnknownPad
from seats.intents import DIRECTIONS, Intent
from seats.pads.joystick_mapper import ASKED, PATIENCE
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text
from words import say

GLYPH = 240.0
BAR = 24.0
NOTCHES = 24  # in which the bar of patience shrinks
NOTCH = round(PATIENCE / STEP / NOTCHES)  # steps


class JoystickSetup(MenuScreen):
    """Asks for one control after the other until the lesson is over."""

    def __init__(self, context: Context, device: Device, name: str) -> None:
        super().__init__(context)
        self.pad, self.name = device, name
        context.input_reader.map_joystick(device)
        self._asked = self.asks
        self._steps = 0
        self._end = ""

    @property
    def asks(self) -> Intent | None:
        """What is to be pressed now."""
        lesson = self.context.input_reader.mapper
        return lesson.asks if lesson else None

    def back(self, device: Device) -> Transition:
        self.context.input_reader.stop_mapping()
        return Pop()

    def hear(self, event: InputEvent) -> Transition:
        match event:
            case DeviceConnected(device) if device == self.pad:
                self.context.keep(self.context.settings)
                self._over(say("joystick_setup.done"), Sound.PAD_PLUGGED)
                return None
            case DeviceDisconnected(device, _) if device == self.pad:
                self.context.bank.play(Sound.PAD_LOST)
                return Pop()
            case UnknownPad():
                return None
            case _:
                return super().hear(event)

    def step(self) -> Transition:
        self._steps += 1
        if self._end:
            return super().step()
        if self.context.input_reader.mapper is None:
            self._over(say("joystick_setup.too_few"), Sound.REFUSE)
        elif self.asks is not self._asked:
            self._asked, self._steps = self.asks, 0
            self.context.bank.play(Sound.MENU_CONFIRM)
            self.refresh()
        elif self._steps % NOTCH == 0:
            self.refresh()
        return super().step()

    def _over(self, words: str, sound: Sound) -> None:
        self._end = words
        self.context.bank.play(sound)
        self.refresh()

    def layout(self) -> ScreenLayout:
        room = safe(self.renderer)
        picture, wide, high = heading(
            self.renderer, say("joystick_setup.title", name=self.name), room.w
        )
        top = Widget("title", picture, Box(room.centre[0] - wide / 2, room.y, wide, high))
        bottom = foot(self, room, say("dialog.ok") if self._end else say("joystick_setup.cancel"))
        low = bottom.items[0].box.y
        middle = Box(room.x, top.box.bottom + GAP, room.w, low - top.box.bottom - 2 * GAP)
        return ScreenLayout([top, *bottom.things, self._sheet(middle)], bottom.items)

    def _sheet(self, room: Box) -> Widget:
        if self._end:
            return self._farewell(room)
        asks = self._asked or Intent.CONFIRM
        words = say("joystick_setup.push") if asks in DIRECTIONS else say("joystick_setup.press")
        text = Text(words, theme.PROMPT, width=room.w * 0.7)
        count = Text(
            say("joystick_setup.progress", done=ASKED.index(asks) + 1, all=len(ASKED)),
            theme.BODY,
            theme.INK_SOFT,
        )
        heights = [self.renderer.size(picture)[1] for picture in (text, count)]
        wide = room.w * 0.7 + 2 * PAD
        side = min(GLYPH, room.h - sum(heights) - BAR - 6 * GAP)
        high = sum(heights) + BAR + side + 6 * GAP
        y, pieces = GAP, [Part(Paper(wide, high), wide / 2, high / 2)]
        for shown, tall in (
            (text, heights[0]),
            (control_sign(self.context.input_reader.controls(self.pad), asks, side), side),
            (self._bar(wide - 4 * PAD), BAR),
            (count, heights[1]),
        ):
            pieces.append(Part(shown, wide / 2, y + tall / 2))
            y += tall + GAP
        return Widget(
            "sheet", Collage(wide, high, tuple(pieces)), Box.around(*room.centre, wide, high)
        )

    def _farewell(self, room: Box) -> Widget:
        wide = room.w * 0.7 + 2 * PAD
        text = Text(self._end, theme.PROMPT, width=wide - 2 * PAD)
        high = self.renderer.size(text)[1] + 6 * GAP
        middle = wide / 2, high / 2
        sheet = Collage(wide, high, (Part(Paper(wide, high), *middle), Part(text, *middle)))
        return Widget("sheet", sheet, Box.around(*room.centre, wide, high))

    def _bar(self, wide: float) -> Collage:
        gone = int(self._steps * STEP / PATIENCE * NOTCHES)
        left = max(BAR, wide * (1 - gone / NOTCHES))
        return Collage(
            wide,
            BAR,
            (
                Part(Paper(wide, BAR, theme.PAPER_DIM, BAR / 2, shadow=False), wide / 2, BAR / 2),
                Part(Paper(left, BAR, theme.GOOD, BAR / 2, shadow=False), left / 2, BAR / 2),
            ),
        )


class UnknownPadDialog(Dialog):
    """Announces a strange joystick, which may answer for itself by being pressed again."""

    def __init__(self, context: Context, strange: UnknownPad) -> None:
        answers = (
            DialogButton("learn", say("unknown_pad.set_up"), lambda _: self._teach()),
            DialogButton("not-now", say("unknown_pad.not_now"), away),
        )
        words = say("unknown_pad.question", name=strange.name)
        super().__init__(context, words, answers, "icon-pad")
        self._pad = strange
        self._taught = False

    def hear(self, event: InputEvent) -> Transition:
        match event:
            case UnknownPad(device, _, True) if device == self._pad.device:
                return self._teach()
            case DeviceDisconnected(device, _) if device == self._pad.device:
                return Pop()
            case _:
                return super().hear(event)

    def step(self) -> Transition:
        return Pop() if self._taught else super().step()

    def _teach(self) -> Transition:
        self._taught = True
        return Push(JoystickSetup(self.context, self._pad.device, self._pad.name))

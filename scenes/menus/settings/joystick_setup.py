"""Sets up a joystick that SDL does not know: press each control that is shown."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.ui.boards import board
from scenes.ui.control_signs import control_sign
from scenes.ui.labels import GAP, PADDING, heading
from scenes.ui.menu.footer import footer
from scenes.ui.menu.list_screen import ListRow
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.props import ropes
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input.input_events import DeviceConnected, DeviceDisconnected, InputEvent, UnknownPad
from seats.intents import DIRECTIONS, Intent
from seats.pads.joystick_mapper import ASKED, NEEDED, PATIENCE
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from words import say
from words.phrases import listed

SIGN = 240.0  # the highest the control's picture gets, in design units
BAR = 24.0
BAR_STEPS = 24  # in which the bar of time left shrinks
BAR_INTERVAL = round(PATIENCE / STEP / BAR_STEPS)  # fixed steps
WIDTH = 0.7  # of the safe area, for the words


class JoystickSetup(MenuScreen):
    """Asks for one control of *pad* after the other, until all are known or time is up."""

    def __init__(self, context: Context, pad: Device, name: str) -> None:
        super().__init__(context)
        self.pad, self.name = pad, name
        context.input_reader.map_joystick(pad)
        self._mapper = context.input_reader.mapper
        self._shown = self.asked
        self._steps = 0
        self._result = ""

    @property
    def asked(self) -> Intent | None:
        """What is to be pressed now."""
        mapper = self.context.input_reader.mapper
        return mapper.asks if mapper else None

    def go_back(self, device: Device) -> Transition:
        self.context.input_reader.stop_mapping()
        return Pop()

    def on_device_event(self, event: InputEvent) -> Transition:
        match event:
            case DeviceConnected(device) if device == self.pad:
                self.context.keep(self.context.settings)
                self._end(say("joystick_setup.done"), Sound.PAD_PLUGGED)
                return None
            case DeviceDisconnected(device, _) if device == self.pad:
                self.context.bank.play(Sound.PAD_LOST)
                return Pop()
            case UnknownPad():
                return None
            case _:
                return super().on_device_event(event)

    def step(self) -> Transition:
        self._steps += 1
        if self._result:
            return super().step()
        if self.context.input_reader.mapper is None:
            self._end(self._missing_words(), Sound.REFUSE)
        elif self.asked is not self._shown:
            self._shown, self._steps = self.asked, 0
            self.context.bank.play(Sound.MENU_CONFIRM)
            self.refresh()
        elif self._steps % BAR_INTERVAL == 0:
            self.refresh()
        return super().step()

    def _missing_words(self) -> str:
        """Why the lesson was refused."""
        if self._mapper is None or not self._mapper.table:
            return say("joystick_setup.too_few")
        names = listed([say(f"intent.{intent.name.lower()}") for intent in self._mapper.missing])
        return say("joystick_setup.missing", controls=names)

    def _end(self, words: str, sound: Sound) -> None:
        self._result = words
        self.context.bank.play(sound)
        self.refresh()

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        words = say("joystick_setup.title", name=self.name)
        picture, wide, high = heading(self.renderer, words, area.w)
        title = Widget("title", picture, Box(area.centre[0] - wide / 2, area.y, wide, high))
        back = say("dialog.ok") if self._result else say("joystick_setup.cancel")
        bottom = footer(self, area, back)
        top, low = title.box.bottom, bottom.items[0].box.y
        middle = Box(area.x, top + GAP, area.w, low - top - 2 * GAP)
        sheet = self._result_sheet(middle) if self._result else self._question_sheet(middle)
        box = Box.around(*middle.centre, sheet.width, sheet.height)
        hung = [*ropes("title", title.box), *ropes("sheet", box)]
        widgets = [*hung, title, *bottom.widgets, Widget("sheet", sheet, box)]
        return ScreenLayout(widgets, bottom.items)

    def _question_sheet(self, area: Box) -> Collage:
        """What to press, its picture, the time left, and how many there are to press."""
        asked = self._shown or Intent.CONFIRM
        words = say("joystick_setup.push") if asked in DIRECTIONS else say("joystick_setup.press")
        if asked not in NEEDED:
            words = f"{words} {say('joystick_setup.optional')}"
        text = Text(words, theme.PROMPT, width=area.w * WIDTH)
        number = say("joystick_setup.progress", done=ASKED.index(asked) + 1, all=len(ASKED))
        count = Text(number, theme.BODY)
        text_high, count_high = (self.renderer.size(picture)[1] for picture in (text, count))
        wide = area.w * WIDTH + 2 * PADDING
        side = min(SIGN, area.h - (text_high + count_high) - BAR - 6 * GAP)
        high = (text_high + count_high) + BAR + side + 6 * GAP
        sign = control_sign(self.context.input_reader.controls(self.pad), asked, side)
        rows: tuple[tuple[Picture, float], ...] = (
            (text, text_high),
            (sign, side),
            (self._time_bar(wide - 4 * PADDING), BAR),
            (count, count_high),
        )
        y, pieces = GAP, [Part(board(wide, high), wide / 2, high / 2)]
        for picture, row_high in rows:
            pieces.append(Part(picture, wide / 2, y + row_high / 2))
            y += row_high + GAP
        return Collage(wide, high, tuple(pieces))

    def _result_sheet(self, area: Box) -> Collage:
        wide = area.w * WIDTH + 2 * PADDING
        text = Text(self._result, theme.PROMPT, width=wide - 2 * PADDING)
        high = self.renderer.size(text)[1] + 6 * GAP
        middle = wide / 2, high / 2
        return Collage(wide, high, (Part(board(wide, high), *middle), Part(text, *middle)))

    def _time_bar(self, wide: float) -> Collage:
        gone = int(self._steps * STEP / PATIENCE * BAR_STEPS)
        left = max(BAR, wide * (1 - gone / BAR_STEPS))
        background = Paper(wide, BAR, theme.WOOD_DIM, BAR / 2, shadow=False)
        bar = Paper(left, BAR, theme.GOOD, BAR / 2, shadow=False)
        pieces = (Part(background, wide / 2, BAR / 2), Part(bar, left / 2, BAR / 2))
        return Collage(wide, BAR, pieces)


def teaching_rows(context: Context, only: Device | None = None) -> list[ListRow]:
    """A row for each joystick that can be taught again, or one for *only* that."""
    return [
        _teaching_row(context, pad, name)
        for pad, name in context.input_reader.raw_joysticks.items()
        if only in (None, pad)
    ]


def _teaching_row(context: Context, pad: Device, name: str) -> ListRow:
    def teach(_device: Device) -> Transition:
        return Push(JoystickSetup(context, pad, name))

    words = say("unknown_pad.teach", name=name)
    return ListRow(f"teach-{pad.number}", words, teach, icon="icon-pad")

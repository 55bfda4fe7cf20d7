"""What frames every table: buttons and words along the top, and hints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scenes.core.script import Script, together, wait
from scenes.table.hint_slip import hint_line, hint_slip
from scenes.ui.boards import board
from seats.intents import Intent
from sounds.bank import Sound, SoundBank
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

GAP = 18.0
MARGIN = 8.0  # below the lower line of words
BUTTON, ICON = 96.0, 52.0
BUTTONS = {Intent.MENU: "icon-pause", Intent.LOG: "icon-log", Intent.SECOND: "icon-speed"}
TOP_BAR_Z = 540.0  # above all that leaps and sparkles: words stay legible
HINT_SECONDS = 2.6


@dataclass(frozen=True, slots=True)
class TopBarLayout:
    """Boxes of the top bar in design units; ``side`` is for what the game itself tells.

    ``banner`` is the board with the prompt, ``detail`` its lower line.
    """

    buttons: tuple[Box, ...]
    banner: Box
    detail: Box
    side: Box

    @property
    def bottom(self) -> float:
        """Where the table begins."""
        return self.side.bottom


def top_bar_layout(room: Box, text_scale: float, side_width: float) -> TopBarLayout:
    """The top bar at the top of *room*, *side_width* of it at the right for the game."""
    high = 112 + 90 * (text_scale - 1)
    buttons = tuple(
        Box(room.x + i * (BUTTON + 10), room.y, BUTTON, BUTTON) for i in range(len(BUTTONS))
    )
    rest = Box(room.right - side_width, room.y, side_width, high)
    left = buttons[-1].right + GAP
    return banner_layout(buttons, Box(left, room.y, rest.x - GAP - left, high), rest)


def banner_layout(buttons: tuple[Box, ...], banner: Box, side: Box) -> TopBarLayout:
    """The top bar with a given *banner*."""
    _, detail = banner.split_rows(0.6 * banner.h, 0.4 * banner.h)
    return TopBarLayout(buttons, banner, Box(detail.x, detail.y, detail.w, detail.h - MARGIN), side)


class TopBar:
    """The tokens of a top bar. A hint is as wide as *hint_box* and hangs from its top."""

    def __init__(self, stage: Stage, bank: SoundBank, layout: TopBarLayout, hint_box: Box) -> None:
        self.layout, self._stage, self._bank, self._hint_box = layout, stage, bank, hint_box
        for icon, place in zip(BUTTONS.values(), layout.buttons, strict=True):
            sheet = board(place.w - 8, place.h - 8)
            self._second = Token(Art(icon, ICON), Pose(*place.centre), TOP_BAR_Z + 1)
            stage.add(Token(sheet, Pose(*place.centre), TOP_BAR_Z), self._second)
        box = layout.banner
        stage.add(Token(board(box.w, box.h), Pose(*box.centre), TOP_BAR_Z))
        self._prompt, self._detail = self._line(box), self._line(layout.detail)

    @property
    def buttons(self) -> Mapping[Intent, Box]:
        """What a pointer can press."""
        return dict(zip(BUTTONS, self.layout.buttons, strict=True))

    @property
    def shown(self) -> tuple[Text, Text]:
        """The prompt and the detail as they stand."""
        prompt, detail = self._prompt.picture, self._detail.picture
        assert isinstance(prompt, Text)
        assert isinstance(detail, Text)
        return prompt, detail

    def offer_undo(self, offered: bool) -> None:
        """Show on the last button whether it takes a choice back or skips to the next one."""
        icon = "icon-back" if offered else BUTTONS[Intent.SECOND]
        self._second.picture = Art(icon, ICON)

    def show_prompt(self, words: str) -> None:
        """Write who is to do what, or who is doing what, on the whole banner."""
        _write(self._prompt, self.layout.banner.inset(0, MARGIN), words, theme.PROMPT)
        self._detail.visible = False

    def show_detail(self, words: str) -> None:
        """Write below the prompt what would come of it, or the rule behind it."""
        banner, detail = self.layout.banner, self.layout.detail
        above = Box(banner.x, banner.y, banner.w, detail.y - banner.y)
        _write(self._prompt, above, self.shown[0].words, theme.PROMPT)
        _write(self._detail, detail, words, theme.FLOOR)
        self._detail.visible = True

    def show_hint(self, hint: str, place: Point | None = None) -> Script:
        """Show a hint until it can have been read, and point at the *place* it is about."""
        tokens = [self.hint_token(hint, place)]
        tokens += hint_line(tokens[0], place) if place is not None else []
        self._stage.add(*tokens)
        self._bank.play(Sound.HINT)
        yield from wait(HINT_SECONDS)
        yield from together(*(fade(token, 0.0, 0.2) for token in tokens))
        self._stage.remove(*tokens)

    def hint_token(self, hint: str, place: Point | None = None) -> Token:
        """A sheet of paper with a hint."""
        return hint_slip(self._stage.renderer, hint, self._hint_box, place)

    def _line(self, box: Box) -> Token:
        token = Token(Text(" "), Pose(*box.centre), TOP_BAR_Z + 1, "words")
        self._stage.add(token)
        return token


def _write(token: Token, box: Box, words: str, size: float) -> None:
    token.picture = Text(words, size, theme.INK, box.w - 40, box.h)
    token.pose = Pose(*box.centre)

"""The board with the captions of a lesson, which lies over the top bar of its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.core import Seat
from scenes.players.seat_names import seat_name
from scenes.table.top_bar import TOP_BAR_Z
from scenes.table.top_bar_layout import TopBarLayout
from scenes.ui.boards import board, on_board
from scenes.ui.control_signs import LabelledSign, control_sign, labelled_signs
from scenes.ui.labels import limited_size
from scenes.ui.navigation import ALONG
from seats.bindings import Controls
from seats.intents import DIRECTIONS, Intent
from sprites.motion.gestures import punch
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

BUTTON, ICON, SIGN = 96.0, 46.0, 34.0
GAP, TAG_PADDING = 16.0, 20.0
TAG_WORDS = theme.BODY, 54.0  # the size of the words at the right end, and the largest they get
TAG_SIGN, TAG_EDGE = 56.0, 6.0  # what to press; over and under the words, together
TAB_WIDEST, TAB_UP = 640.0, 0.42  # how far its middle is over the board, of its height
TAB_TALL = 0.6  # of the room over the board, at most: its words
HEAD, HEAD_GAP = 1.1, 8.0  # the head of the learner, in heights of the words; after it
Task: TypeAlias = tuple[str, theme.Colour, Sequence[Intent]]


@dataclass(frozen=True, slots=True)
class Showing:
    """All that the board shows: *asks* the learner to choose, or waits for *reading*.

    *press* is what plays on, if that is shown; it only *goes* there if the cursor is elsewhere.
    Where that is to be found one presses *offered* directions; a phone names each choice.
    Where it *leaves*, the question is whether to leave the lesson, which a control answers, too.
    """

    words: str
    controls: Controls
    asks: bool = False
    reading: bool = False
    press: Intent | None = None
    goes: bool = False
    leaves: bool = False
    offered: frozenset[Intent] = frozenset()

    @property
    def tasks(self) -> Sequence[Task]:
        """What one can do now: in words, with the colour under them and what to press."""
        is_phone = self.controls.device.has_private_screen
        ways = [way for way in DIRECTIONS if way in self.offered and not is_phone]
        if len(ways) == 1 and Intent.CONFIRM in self.offered:
            ways = [way for way in DIRECTIONS if (way in ALONG) == (ways[0] in ALONG)]
            # a single way would be the answer
        shown = (self.press,) if self.press else ways
        if self.asks and self.goes:
            back = self.press is Intent.CONFIRM  # it would choose what is wanted, were it there
            words = say("table.back") if back else say("lesson.go_there")
            return [(words, theme.MARKED, shown)]
        if self.asks:
            return [(say("lesson.now_you"), theme.FOCUS, shown)]
        go_on = say("lesson.go_on"), theme.PAPER_BRIGHT, shown
        leave = say("lesson.leave_now"), theme.PAPER_BRIGHT, (Intent.CANCEL,)
        return [go_on, leave] if self.leaves and self.press else [go_on]


class CaptionBoard:
    """Covers buttons and words of the top bar with *layout*, which nobody needs in a lesson."""

    def __init__(self, stage: Stage, layout: TopBarLayout, learner: Seat) -> None:
        first = layout.buttons[0]
        self.box = Box(first.x, first.y, layout.banner.right - first.x, layout.side.h)
        self.leave = Box(first.x, first.y, BUTTON, BUTTON)
        self._stage, self._shown = stage, ("", False)
        self._token = Token(
            Paper(1, 1), Pose(*self.box.centre), TOP_BAR_Z + 2, "lesson", steady=True
        )
        stage.add(self._token, self._name(learner))

    def _name(self, learner: Seat) -> Token:
        """A tab over the upper edge that says that this is a lesson, and who the *learner* is."""
        renderer, tall = self._stage.renderer, TAB_TALL * self.box.y
        words = say("lesson.learner", name=seat_name(learner))
        text = Text(words, theme.FLOOR, theme.INK, TAB_WIDEST, tall)
        wide, high = renderer.size(text)
        side = HEAD * high
        head = Art("frog-head", side, palette_of(learner))
        whole = side + HEAD_GAP + wide
        pieces = (Part(head, side / 2, high / 2), Part(text, whole - wide / 2, high / 2))
        tab, _ = on_board(renderer, Collage(whole, high, pieces))
        pose = Pose(self.box.centre[0], self.box.y - TAB_UP * tab.height)
        return Token(tab, pose, TOP_BAR_Z + 1, "lesson-tab", steady=True)

    def show(self, showing: Showing) -> None:
        """Show a caption, or what happens on the table; that is dimmed with the table."""
        waits, picture = showing.asks or showing.reading, self._picture(showing)
        self._token.lit = waits  # over the banner that names the winner in full light
        self._token.visible |= waits
        if picture == self._token.picture:
            return
        self._token.picture = picture
        words, goes, before = showing.words, showing.goes, self._shown
        self._shown = words, goes
        if waits and (words != before[0] or goes < before[1]):
            self._stage.run(punch(self._token, 0.04, 0.3))  # other words, or the cursor is there

    def _picture(self, showing: Showing) -> Collage:
        w, h = self.box.w, self.box.h
        waits = showing.asks or showing.reading
        edge = theme.FOCUS if waits else None
        pieces = [Part(board(w, h, lit=waits, edge=edge), w / 2, h / 2)]
        pieces.append(Part(_leave_button(showing.controls), BUTTON / 2 + GAP / 2, h / 2))
        left, right = BUTTON + 1.5 * GAP, w - GAP
        for task in showing.tasks if waits else ():
            tag, wide = _tag(self._stage.renderer, task, showing.controls, h - GAP)
            right -= wide
            pieces.append(Part(tag, right + wide / 2, h / 2))
            right -= GAP
        size, colour = (theme.PROMPT, theme.INK) if waits else (theme.BODY, theme.INK)
        text = Text(showing.words or " ", size, colour, right - left, h - GAP)
        pieces.append(Part(text, (left + right) / 2, h / 2))
        return Collage(w, h, tuple(pieces))


def leave_question(controls: Controls) -> str:
    """Whether to leave the lesson, and how: by what was pressed, or at which arrow to point."""
    if not controls.device.has_pointer:
        return say("lesson.leave")
    return say("lesson.leave_tap" if controls.touch else "lesson.leave_click")


def _leave_button(controls: Controls) -> Collage:
    """The button at the left end: an arrow, and below it what to press."""
    side, middle = BUTTON - 14, (BUTTON - 14) / 2
    sheet = Part(board(side, side, lit=True), middle, middle)
    if controls.device.has_pointer or controls.device.has_private_screen:
        return Collage(side, side, (sheet, Part(Art("icon-back", ICON), middle, middle)))
    icon = Part(Art("icon-back", ICON), middle, ICON / 2 + 2)
    sign = control_sign(controls, Intent.CANCEL, SIGN)
    return Collage(side, side, (sheet, icon, Part(sign, middle, side - SIGN / 2 - 2)))


def _tag(renderer: Renderer, task: Task, controls: Controls, high: float) -> tuple[Picture, float]:
    """At most *high*: what one does, and over it what to press; picture and width."""
    words, colour, presses = task
    parts: list[Picture] = [Text(words, limited_size(renderer, *TAG_WORDS))]
    if presses:
        room = high - TAG_EDGE - renderer.size(parts[0])[1]
        glyphs = [LabelledSign(controls.glyph(press)) for press in presses]
        parts.insert(
            0, labelled_signs(renderer, glyphs, min(TAG_SIGN, room) / renderer.text_scale)[0]
        )
    sizes = [renderer.size(part) for part in parts]
    w = max(wide for wide, _ in sizes) + 2 * TAG_PADDING
    h = max(sum(tall for _, tall in sizes) + TAG_EDGE, TAG_SIGN + GAP)
    pieces = [Part(Paper(w, h, colour, 18), w / 2, h / 2)]
    y = (h - sum(tall for _, tall in sizes)) / 2
    for part, (_, tall) in zip(parts, sizes, strict=True):
        pieces.append(Part(part, w / 2, y + tall / 2))
        y += tall
    return Collage(w, h, tuple(pieces)), w

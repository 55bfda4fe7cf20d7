"""What frames every table: buttons and words along the top, and hints."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from enum import Enum

from scenes.table.captions.button_tag import ButtonTag
from scenes.table.captions.hint_signs import HintSigns
from scenes.table.captions.hint_slip import Hint
from scenes.table.top_bar_layout import MARGIN, UNDO_ROOM, TopBarLayout
from scenes.ui.boards import board
from scenes.ui.control_signs import control_sign
from seats.bindings import Controls
from seats.intents import Intent
from sounds.bank import SoundBank
from sprites.motion.ease import in_out_sine
from sprites.motion.timestep import Motion, steps_in
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.material import Material
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

ICON = 52.0
SIGN, SIGN_DOWN, ICON_UP = 34.0, 25.0, 16.0  # what to press, below the icon, which is higher then
FAINT = 0.68  # opacity of the icon of a button that does nothing now: it is legible
TOP_BAR_Z = 540.0  # above all that leaps and sparkles: words stay legible
ROPE, ROPE_BEHIND = 42.0, 16.0  # the width of its drawing; how far it reaches behind a board
ROPES = 0.1, 0.9  # of a board's width: there are its two ropes
ROPE_Z = 0.8
HOIST_SECONDS, SHADOW = 0.14, 30.0  # of the banner; how far its shadow reaches below it


class TopBarButton(Enum):
    """What a pointer can press in the top bar, with the icon on it."""

    PAUSE = "icon-pause"
    LOG = "icon-log"
    SKIP = "icon-speed"
    UNDO = "icon-back"


CONTROLS = {
    TopBarButton.PAUSE: Intent.MENU,
    TopBarButton.LOG: Intent.LOG,
    TopBarButton.SKIP: Intent.CONFIRM,
}
WORDS = {
    TopBarButton.PAUSE: "pause.title",
    TopBarButton.LOG: "pause.log",
    TopBarButton.SKIP: "table.faster",
    TopBarButton.UNDO: "table.undo",
}  # what each is for
ALWAYS = (TopBarButton.PAUSE, TopBarButton.LOG, TopBarButton.SKIP)


class TopBar:
    """The tokens of a top bar."""

    def __init__(self, stage: Stage, bank: SoundBank, layout: TopBarLayout) -> None:
        self.layout, self._stage = layout, stage
        self.goal_place = layout.side
        """What the hint about the goal is about."""
        self._icons: dict[TopBarButton, Token] = {}
        for button, place in zip(ALWAYS, layout.buttons, strict=True):
            sheet, self._icons[button] = _button(button, place, TOP_BAR_Z, stage.material)
            stage.add(_rope(place, 0.5), sheet, self._icons[button])
        self._signs = {button: self._line(self._place(button)) for button in CONTROLS}
        self.side_ropes = [_rope(layout.side, share) for share in ROPES]
        ropes, box = [_rope(layout.banner, share) for share in ROPES], layout.banner
        stage.add(*ropes, *self.side_ropes)
        self._banner = Token(board(box.w, box.h, stage.material), Pose(*box.centre), TOP_BAR_Z)
        stage.add(self._banner)
        self._prompt, self._detail = self._line(box), self._line(layout.detail)
        self._hung = [*ropes, self._banner, self._prompt, self._detail]
        self._has_detail = self._is_quiet = False
        self._hints = HintSigns(stage, bank)
        self._controls: Controls | None = None
        self._can_speed = True
        self._undo = _button(TopBarButton.UNDO, layout.undo, TOP_BAR_Z + 1, stage.material)
        stage.add(*self._undo)
        self._undo_sign = self._line(layout.undo)
        self._undo_sign.z += 2  # over its button, which lies on the banner
        self._undo_sign.visible = False
        self._tag = ButtonTag(stage, TOP_BAR_Z + 4)
        self._pointed: TopBarButton | None = None
        self._offer(False)

    @property
    def buttons(self) -> Mapping[TopBarButton, Box]:
        """What a pointer can press now."""
        buttons = dict(zip(ALWAYS, self.layout.buttons, strict=True))
        return {**buttons, TopBarButton.UNDO: self.layout.undo} if self._offered else buttons

    @property
    def shown(self) -> tuple[Text, Text]:
        """The prompt and the detail as they stand."""
        prompt, detail = self._prompt.picture, self._detail.picture
        assert isinstance(prompt, Text)
        assert isinstance(detail, Text)
        return prompt, detail

    def show_controls(self, controls: Controls | None) -> None:
        """Show below the icons what to press for them, if somebody has *controls*."""
        self._controls = controls
        for button in CONTROLS:
            self._show_sign(button)

    def offer_speed(self, offered: bool) -> None:
        """Tell what makes the show faster, or fade its icon while somebody chooses."""
        self._can_speed = offered
        self._show_sign(TopBarButton.SKIP)

    def _show_sign(self, button: TopBarButton) -> None:
        """Show what to press for *button*, while that does anything."""
        works = self._can_speed or button is not TopBarButton.SKIP
        icon, controls = self._icons[button], self._controls if works else None
        self._lift(icon, self._signs[button], self._place(button), controls, CONTROLS[button])
        icon.pose = icon.pose.with_alpha(1.0 if works else FAINT)

    def _lift(
        self, icon: Token, sign: Token, place: Box, controls: Controls | None, intent: Intent
    ) -> None:
        """Lift the *icon* in its *place* over the *sign* of what to press for *intent*."""
        (x, y), sign.visible = place.centre, controls is not None
        icon.pose = Pose(x, y - (ICON_UP if sign.visible else 0.0))
        if controls is not None:
            sign.picture = control_sign(controls, intent, SIGN)
            sign.pose = Pose(x, y + SIGN_DOWN)

    def _place(self, button: TopBarButton) -> Box:
        return self.layout.buttons[ALWAYS.index(button)]

    def offer_undo(self, offered: bool, controls: Controls | None = None) -> None:
        """Show the button that takes a choice back, or no longer; the words give way to it.

        It tells what to press for it, if that is done with *controls*.
        """
        self._lift(self._undo[1], self._undo_sign, self.layout.undo, controls, Intent.SECOND)
        self._undo_sign.visible &= offered
        if offered == self._offered:
            return
        self._offer(offered)
        self._rewrite()

    def point_at(self, button: TopBarButton | None) -> None:
        """Say what *button* is for while it is pointed at, or nothing."""
        if button is self._pointed:
            return
        self._pointed = button
        if button is None:
            self._tag.hide()
        else:
            self._tag.show(say(WORDS[button]), self.buttons[button])

    def _offer(self, offered: bool) -> None:
        self._offered = offered
        if not offered and self._pointed is TopBarButton.UNDO:
            self.point_at(None)
        for token in self._undo:
            token.visible = offered

    def show_prompt(self, words: str) -> None:
        """Write who is to do what, or who is doing what, on the whole banner."""
        self._write_words(words, None)

    def show_detail(self, words: str) -> None:
        """Write below the prompt what would come of it, or the rule behind it."""
        self._write_words(self.shown[0].words, words)

    def _write_words(self, prompt: str, detail: str | None) -> None:
        """Write what the banner says."""
        room, lower = self._room(self.layout.banner), self.layout.detail
        bottom = room.bottom - MARGIN if detail is None else lower.y
        top = room.y + (MARGIN if detail is None else 0.0)
        _write(self._prompt, Box(room.x, top, room.w, bottom - top), prompt, theme.PROMPT)
        self._has_detail = detail is not None
        self._show_words()
        if detail is not None:
            _write(self._detail, self._room(lower), detail, theme.FLOOR)

    def be_quiet(self, *, quiet: bool) -> None:
        """Hoist the banner with its words while something else is read, or let it down."""
        if quiet is not self._is_quiet:
            self._is_quiet = quiet
            if not quiet:
                self._show_words()
            self._stage.run(self._hoist(quiet))

    def _hoist(self, up: bool) -> Motion:
        """Pull the banner *up* its ropes out of the screen, or let it down, from where it is."""
        claims = [token.claim("offset") for token in self._hung]
        steps = 1 if self._banner.reduced_motion else steps_in(HOIST_SECONDS)
        first = self._banner.offset.dy
        last = -(self.layout.banner.bottom + SHADOW) if up else 0.0
        for step in range(1, steps + 1):
            dy = first + in_out_sine(step / steps) * (last - first)
            for claim in claims:
                claim.set_offset(PoseOffset(dy=dy))
            yield
        self._show_words()

    def _show_words(self) -> None:
        self._prompt.visible = not self._is_quiet
        self._detail.visible = self._has_detail and not self._is_quiet

    @property
    def speed_hint(self) -> str:
        """The key to hold for a faster show, and that of the log; what is no key is a button."""
        key, log = self._key(TopBarButton.SKIP), self._key(TopBarButton.LOG)
        return say("table.hint_speed_key", control=key, log=log) if key else say("table.hint_speed")

    @property
    def speed_place(self) -> Box:
        """The buttons that the hint about speed names."""
        first = TopBarButton.LOG if self._key(TopBarButton.SKIP) else TopBarButton.SKIP
        left, right = self._place(first), self._place(TopBarButton.SKIP)
        return Box(left.x, left.y, right.right - left.x, left.h)

    def _key(self, button: TopBarButton) -> str:
        """The name of the key for *button*; nothing, if it is no key."""
        return "" if self._controls is None else self._controls.glyph(CONTROLS[button]).text

    def show_hint(
        self, hint: Hint, kept: Callable[[], Sequence[Box]] = tuple
    ) -> Generator[None, None, bool]:
        """Show *hint* while all else goes on, on none of what is *kept* free.

        Tells whether no more of it is to be read.
        """
        layout = self.layout
        signs = layout.banner, layout.side, *layout.buttons
        return self._hints.show(hint, lambda: [*signs, *kept()])

    @property
    def hints_given(self) -> int:
        """How many hints are read now, or wait for that."""
        return self._hints.given

    @property
    def has_hint(self) -> bool:
        """Whether a hint is read now, or waits for that."""
        return self._hints.given > 0

    @property
    def reads_hint(self) -> bool:
        """Whether a hint is read, and goes on being read."""
        return self._hints.reads

    def _rewrite(self) -> None:
        """Write the same words where there is room for them now."""
        detail = self.shown[1].words if self._has_detail else None
        self._write_words(self.shown[0].words, detail)

    def _room(self, line: Box) -> Box:
        """The part of a *line* in which words can stand."""
        return Box(line.x, line.y, line.w - (UNDO_ROOM if self._offered else 0.0), line.h)

    def _line(self, box: Box) -> Token:
        token = Token(Text(" "), Pose(*box.centre), TOP_BAR_Z + 1, "words")
        self._stage.add(token)
        return token


def _button(button: TopBarButton, place: Box, z: float, material: Material) -> tuple[Token, Token]:
    sheet = Token(board(place.w - 8, place.h - 8, material), Pose(*place.centre), z)
    return sheet, Token(Art(button.value, ICON), Pose(*place.centre), z + 1)


def _rope(box: Box, share: float) -> Token:
    """A rope out of the screen's top to a board in *box*, at a *share* of its width."""
    at = Pose(box.x + share * box.w, box.y + ROPE_BEHIND)
    return Token(Art("rope", ROPE), at, ROPE_Z, "rope", (0.5, 1.0))


def _write(token: Token, box: Box, words: str, size: float) -> None:
    token.picture = Text(words, size, theme.INK, box.w - 40, box.h)
    token.pose = Pose(*box.centre)

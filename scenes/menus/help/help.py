"""Help: the rules of a game, how secrets work, and the controls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.games import AnyGame, has_secrets
from scenes.core.context import Context
from scenes.core.game_parts import has_lesson, help_chapters
from scenes.core.scene import Push, Transition
from scenes.ui.buttons import ButtonSpec
from scenes.ui.pages.help_pictures import controls_picture, secrets_picture
from scenes.ui.pages.page_flow import Chapter, Paragraph
from scenes.ui.pages.page_screen import PageScreen
from seats.bindings import Controls
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from words import say

SECRET_PARAGRAPHS = 5
SPEECH_KEYS = 4
CONTROLS_PICTURE = 0.32  # of a page's width
CONTROLS = (
    (Intent.CONFIRM, "help.confirm"),
    (Intent.CANCEL, "help.cancel"),
    (Intent.SECOND, "help.second"),
    (Intent.LOG, "help.log"),
    (Intent.PEEK, "help.peek"),
    (Intent.MENU, "help.menu"),
)
ON_A_PHONE = ("tap", "phone_again", "phone_instead", "drag", "phone_menu")


class Help(PageScreen):
    """The rules of *game*, on a party night as played there, then its secrets, and controls."""

    def __init__(self, context: Context, game: AnyGame, device: Device | None = None) -> None:
        super().__init__(context, device)
        self._game = game

    def chapters(self) -> Sequence[Chapter]:
        title = self._game.title
        rules = [
            replace(chapter, title=say("help.chapter", game=title, chapter=chapter.title))
            for chapter in help_chapters(self._game)
            if not (chapter.optional and self.context.party)  # which has no such options
        ]
        secrets = [_secrets_chapter()] if has_secrets(self._game) else []
        controls = controls_chapter(self.context, self.device)
        return [*rules, *secrets, controls, _speech_chapter()]

    def extra_buttons(self) -> Sequence[ButtonSpec]:
        if has_lesson(self._game.name):
            return [ButtonSpec("lesson", say("lesson.open"), self._lesson, "icon-play")]
        return ()

    def _lesson(self, device: Device) -> Transition:
        return Push(self.context.routes.lesson(self._game.name, device))


class ControlsHelp(PageScreen):
    """What the controls of the present device do."""

    def chapters(self) -> Sequence[Chapter]:
        return [controls_chapter(self.context, self.device), _speech_chapter()]


def controls_chapter(context: Context, device: Device | None) -> Chapter:
    """One paragraph for each control of *device*."""
    reader = context.input_reader
    controls = reader.controls(device or LEFT_KEYS, touch=reader.last_pointer_was_touch)
    if controls.device.has_private_screen:
        rows = [Paragraph(say(f"help.{key}")) for key in ON_A_PHONE]
        return Chapter(say("help.controls"), rows, controls_picture, CONTROLS_PICTURE)
    if controls.device.has_pointer:
        return Chapter(say("help.controls"), _pointer_paragraphs(controls), controls_picture)
    turns = tuple(controls.glyph(turn) for turn in (Intent.TURN_LEFT, Intent.TURN_RIGHT))
    rows = [
        Paragraph(say("help.moves"), controls.move_glyphs()),
        *(Paragraph(say(key), (controls.glyph(intent),)) for intent, key in CONTROLS),
        Paragraph(say("help.turn"), turns),
    ]
    return Chapter(say("help.controls"), rows, controls_picture, CONTROLS_PICTURE)


def _pointer_paragraphs(controls: Controls) -> list[Paragraph]:
    press = (controls.glyph(Intent.CONFIRM),)
    choose = Paragraph(say("help.tap") if controls.touch else say("help.click"), press)
    drag = Paragraph(say("help.drag"), press)
    if controls.touch:
        return [choose, drag]
    right = Paragraph(say("help.right_click"), (controls.glyph(Intent.CANCEL),))
    return [choose, right, drag, Paragraph(say("help.wheel"))]


def _secrets_chapter() -> Chapter:
    words = [Paragraph(say(f"help.secret_{number}")) for number in range(1, SECRET_PARAGRAPHS + 1)]
    return Chapter(say("help.secrets"), words, secrets_picture)


def _speech_chapter() -> Chapter:
    """What lets the program speak."""
    keys = [Paragraph(say(f"speech_help.key_{number}")) for number in range(1, SPEECH_KEYS + 1)]
    return Chapter(say("speech_help.title"), [*keys, Paragraph(say("speech_help.settings"))])

"""The scene of a lesson: a recorded match in which the learner makes the choices of one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain, zip_longest
from typing import Any

import pygame

from archive.archive import Archive
from rules.core import Seat
from rules.record import replay_choices
from scenes.core.context import Context
from scenes.core.game_parts import table_class
from scenes.core.scene import Pop, Transition
from scenes.core.script import Script, advance
from scenes.lessons.caption_board import CaptionBoard, Showing, leave_question
from scenes.lessons.lesson import Lesson, LessonCaption
from scenes.lessons.lesson_progress import LessonProgress
from scenes.playback.recorded_bots import RecordedBots
from scenes.table.captions.marker import Marker
from scenes.table.choosing.chooser import Chooser, PrescribedChoice
from scenes.table.game_table import AnyTable
from scenes.table.seats.seat_row import light
from scenes.table.table_scene import TableScene
from scenes.table.top_bar import TopBarButton
from seats.bindings import Controls
from seats.devices import Device
from seats.input.input_events import InputEvent, Point, Press
from seats.intents import Intent, Phase
from sounds.bank import Sound
from sprites.pictures.geometry import Box

LEAVING = (Intent.CANCEL, Intent.MENU)
FRAMES = 4  # at once: where to press next, and what is chosen later, or things to look at


class LessonScene:
    """Plays *lesson* on the real table; any device can play the learner's seat at any time.

    The table gets a context with a seating of its own, and nothing is recorded. *on_end* is called
    if it is played to its end.
    """

    overlay = False

    def __init__(
        self, context: Context, lesson: Lesson, device: Device, on_end: Callable[[], object]
    ) -> None:
        self._context, self.lesson, self._on_end = context, lesson, on_end
        self._ambience, self._paused = context.bank.current_ambience, context.bank.paused
        context.bank.resume()
        self._device, self._seating, match = device, lesson.seating(device), lesson.match
        table_context = replace(
            context,
            seating=self._seating,
            bots=RecordedBots(match.log, held=lambda: self.reading),
            archive=Archive(),
            settings=replace(context.settings, hints="never"),
            notices=[],
            known_games=set(),
            evening=(),
            party=None,
            names={},
            teams={},
        )
        replayed = replay_choices(match, lesson.start)
        self._progress = LessonProgress(lesson, replayed.match)
        table: AnyTable = table_class(match.game.name)(table_context, replayed.match)
        table.teach(self._prescribe)
        table.has_told = self._progress.has_told
        table.lesson_is_over = lambda: self._progress.is_complete
        self.shown = TableScene(table, replayed.events, self._progress.tells)
        self._ended = self._leaving = self._asks_to_leave = False
        self._last_show: Script | None = None

    # What is going on

    @property
    def table(self) -> AnyTable:
        """The table on which the lesson is played."""
        return self.shown.table

    @property
    def caption(self) -> LessonCaption | None:
        """What is shown now, unless the table shows what happens."""
        unread = self._progress.unread
        if not unread or self._is_last_show:
            return None
        held, is_at_rest = self.shown.script.held, self.table.awaiting_choice or self._ended
        shows = is_at_rest if held is None else unread[0].tells(held)
        return unread[0] if shows else None

    @property
    def reading(self) -> bool:
        """Whether a caption waits for somebody to go on, or the question whether to leave."""
        return self._asks_to_leave or (self.caption is not None and not self.caption.asks)

    @property
    def chooser(self) -> Chooser[Any] | None:
        """With what the learner chooses now, until that is done."""
        asked = self.caption is not None and self.caption.asks
        chooser = self.table.pending.chooser(self.lesson.learner) if asked else None
        return chooser if chooser and chooser.choice is None else None

    @property
    def right_choice(self) -> Any:
        """What the learner is to choose now."""
        return self._progress.right_choice

    @property
    def shown_words(self) -> str:
        """What stands on the board."""
        if self._asks_to_leave:
            return leave_question(self._controls)
        caption = self.caption
        if caption is None:
            return self.table.top_bar.shown[0].words.strip()
        steps = self.chooser.steps_made if self.chooser else 0
        return self._progress.words(caption, steps, elsewhere=self._is_elsewhere)

    @property
    def next_press(self) -> Intent | None:
        """What to press to play on, while there is anything to read or to choose."""
        if self.reading:
            return Intent.CONFIRM
        return self.chooser.next_press(self.right_choice) if self.chooser else None

    @property
    def framed(self) -> Sequence[Box]:
        """What the caption points at: where to move next and what is chosen later, or things."""
        caption, chooser = self.caption, self.chooser
        if self._asks_to_leave or caption is None or (caption.asks and not chooser):
            return ()
        if not chooser or (caption.find and not self._progress.refused):
            return [box for box in map(self.table.places.called_box, caption.at) if box]
        pressed = [box for box in [chooser.next_box(self.right_choice)] if box]
        things = map(self.table.places.called_boxes, caption.also_at(self.shown_words))
        boxes = chain.from_iterable(things)
        return [*pressed, *(box for box in boxes if not any(map(box.overlaps, pressed)))]

    @property
    def pointed_at(self) -> Any:
        """What the learner is to choose now, if that is pointed at."""
        caption = self.caption
        hidden = caption is None or (caption.find and not self._progress.refused)
        return None if hidden or self.chooser is None else self.right_choice

    def plays(self, device: Device) -> bool:
        """Whether the learner plays with *device* now."""
        return device == self._device

    @property
    def _is_last_show(self) -> bool:
        """Whether all is read but the last caption, and what comes before that is shown."""
        if self._ended or not self.table.awaiting_choice:
            return False
        return self._progress.is_complete and len(self._progress.unread) == 1

    @property
    def _is_elsewhere(self) -> bool:
        """Whether the cursor has yet to go to what the learner is to choose."""
        chooser = None if self.reading else self.chooser
        return chooser is not None and chooser.is_elsewhere(self.right_choice)

    # Scene

    def handle(self, event: InputEvent) -> Transition:
        match event:
            case Press(intent=Intent.CANCEL) if self._goes_back:
                return self._press(event)
            case Press(intent=intent, down=True) if intent in LEAVING:
                self._hand_over(self._seating.effective_device(event.device))
                return self._ask_to_leave()
            case Press(intent=Intent.SECOND | Intent.LOG):
                return None  # what was chosen here is not taken back
            case Press():
                return self._press(event)
            case Point():
                return self._point(event)
        return None

    def step(self) -> Transition:
        if self._leaving:
            return self._leave()
        requested = self.table.take_request(but=TopBarButton.SKIP)
        if requested is not None and requested[0] is TopBarButton.PAUSE:
            return self._ask_to_leave()
        if self._asks_to_leave:
            return None
        if self.shown.step() is not None:  # to the results
            self._ended = True
            if self.caption is None:  # the last words were read before
                self._end()
        self._progress.tell(self.caption)
        self.table.show_told()
        self.table.foretell(self._progress.foretold(self.shown_words))
        self._light()
        if self._progress.answers:
            undo = self.chooser is not None and self.chooser.has_to_undo(self.right_choice)
            self._progress.step(elsewhere=self._is_elsewhere or undo)
        if self._is_last_show:
            self._show_last()
        for marker in self._markers:
            marker.step()
        return None

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        at_cursor = not self.reading and self.next_press is Intent.CONFIRM
        for marker, box in zip_longest(self._markers, self.framed):
            marker.show(box, at_cursor=at_cursor)
        self._board.show(self._showing())
        return self.shown.draw(screen, ahead)

    def lay_out(self, below: pygame.Surface | None) -> None:
        self.shown.lay_out(below)
        stage = self.table.stage
        stage.remove(*(token for token in stage.tokens if token.name == "lesson"))
        self._board = CaptionBoard(stage, self.table.top_bar.layout, self.lesson.learner)
        self._markers = [Marker(stage, off_words=True) for _ in range(FRAMES)]

    def leave(self) -> None:
        self.shown.leave()

    # Input

    def _press(self, press: Press) -> Transition:
        device = self._seating.effective_device(press.device)
        if press.down:
            self._hand_over(device)
        if not self.reading:
            return self.shown.handle(replace(press, device=device, seat=self.lesson.learner))
        if press.intent is Intent.CONFIRM and press.down and not press.repeat:
            self._go_on()
        return None

    def _point(self, point: Point) -> Transition:
        renderer = self._context.renderer
        place = point.x * renderer.width, point.y * renderer.height
        if point.phase is Phase.DOWN:
            self._hand_over(point.device)
        if self._board.box.contains(*place) or self.reading:
            if point.phase is not Phase.UP:
                return None
            if self._board.leave.contains(*place):
                return self._ask_to_leave()
            if self.reading:
                self._go_on()
            return None
        if point.device == self._device:
            return self.shown.handle(replace(point, seat=self.lesson.learner))
        return None

    @property
    def _goes_back(self) -> bool:
        """Whether back takes a step of the choice back, and does not leave yet."""
        return not self.reading and bool(self.chooser and self.chooser.steps_made)

    def _hand_over(self, device: Device) -> None:
        """Whoever presses something plays on."""
        if device != self._device:
            self._device = device
            self.shown.layout.hand_over(self.lesson.learner, device)

    def _go_on(self) -> None:
        self._context.bank.play(Sound.MENU_CONFIRM)
        if self._asks_to_leave:
            self._asks_to_leave = False
            return
        self._progress.read_on()
        if self.caption is None and self._ended:
            self._end()

    def _end(self) -> None:
        """Leave in the next step, as everything is played and read."""
        table, told = self.table, self.lesson.teaches
        self._context.teach({table.goal_rule, *table.hints.met, *told})
        self._leaving = True
        self._on_end()

    def _show_last(self) -> None:
        """Go on by one step with what the table shows before the last words."""
        if self._last_show is None:
            light(self.table.panels, ())  # nobody chooses any more
            self._last_show = self.table.end_lesson()
        self._ended = not advance(self._last_show)

    def _ask_to_leave(self) -> Transition:
        """Ask once, unless all is done: one press too many loses nothing."""
        if self._asks_to_leave or self._ended:
            return self._leave()
        self._asks_to_leave = True
        self._context.bank.play(Sound.MENU_BACK)
        return None

    def _leave(self) -> Transition:
        self._context.bank.play_ambience(self._ambience)
        if self._paused:
            self._context.bank.pause()
        return Pop()

    # Choosing

    def _prescribe(self, seat: Seat) -> PrescribedChoice[Any]:
        """Only the recorded choice is taken, and none once the match of the lesson is over."""
        return self._progress.prescribed(self._refuse, lambda: self.reading)

    def _refuse(self) -> None:
        """Something else was tried than what is asked for now."""
        self._progress.refuse(self.chooser.steps_made if self.chooser else 0)

    # What is shown

    def _light(self) -> None:
        """While a caption is read it is nobody's turn yet, and at the end the winners are lit."""
        missing, over = self.table.pending.missing, self._progress.is_complete and self.reading
        choosing = self.table.awaiting_choice and (self.reading or missing)
        if (over or choosing) and not (self._ended or self._is_last_show):
            light(self.table.panels, () if self.reading else missing)

    def _showing(self) -> Showing:
        chooser, press, keys = self.chooser, self._shown_press, not self._device.has_pointer
        asks = chooser is not None and not self.reading
        goes = keys and press is not None and bool(self.pointed_at) and self._is_elsewhere
        steers = self._context.settings.one_button == "off"
        offered = chooser.offers() if chooser and steers else frozenset()
        words, controls, leaves = self.shown_words, self._controls, keys and self._asks_to_leave
        return Showing(words, controls, asks, self.reading, press, goes, leaves, offered)

    @property
    def _controls(self) -> Controls:
        reader = self._context.input_reader
        return reader.controls(self._device, touch=reader.last_pointer_was_touch)

    @property
    def _shown_press(self) -> Intent | None:
        """What is shown to press, but for the way where that is to be found; not on a phone."""
        device, caption, press = self._device, self.caption, self.next_press
        chooses = self.chooser is not None and self._context.settings.one_button == "off"
        if device.has_private_screen or not (self.reading or chooses):
            return None
        if self.reading or device.has_pointer:
            return Intent.CONFIRM
        if caption and caption.find and not self.pointed_at:  # what is right is to be found
            if caption.free:
                return caption.free_press(self.shown_words)
            return Intent.CONFIRM if press is Intent.CONFIRM else None
        return press if self.pointed_at else Intent.CONFIRM

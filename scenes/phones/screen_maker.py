"""What each phone shows at present."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

from phones.messages import PadUse
from phones.screens import PhoneScreen
from rules.core import Seat
from scenes.core.context import Context
from scenes.core.game_parts import named_choices, public_state
from scenes.core.scene import Scene
from scenes.lessons.lesson_scene import LessonScene
from scenes.menus.pause import Pause
from scenes.phones.big_screen import BigScreenWords
from scenes.phones.lesson_screens import lesson_words, open_lesson, shown_table, with_lesson
from scenes.phones.own_result import with_results
from scenes.phones.seatless import SIT_DOWN, seatless_words
from scenes.phones.step_numbers import StepNumbers
from scenes.table.game_table import AnyTable
from scenes.table.named_choices.named_choices import NamedCard, NamedStep
from scenes.table.phones.phone_chooser import PhoneChooser
from scenes.table.phones.phone_pictures import PhonePictures
from scenes.table.phones.phone_screen import PhoneBoard, PhoneMoment, phone_screen
from scenes.table.public_view.public_state import PublicState
from scenes.table.public_view.shown_moment import ShownMoment
from scenes.table.table_scene import TableScene
from seats.devices import Device
from seats.intents import DIRECTIONS, Intent
from values import value
from words import say, spoken

NEWS = 4  # captions


def phone_chooser(table: AnyTable, phone: Device) -> PhoneChooser[Any] | None:
    """With what the owner of *phone* chooses now, or may still change a choice."""
    seat = table.pending.seat(phone) if table.awaiting_choice else None
    chooser = None if seat is None else table.pending.chooser(seat)
    return chooser if isinstance(chooser, PhoneChooser) else None


def _public_key(scene: TableScene) -> Hashable:
    """What everybody at the table knows, as far as it is on phones."""
    table, shown = scene.table, scene.script.shown
    awaiting = table.awaiting_choice
    pending = (table.pending.missing, table.choosing.seconds_left()) if awaiting else None
    return id(table.match), len(table.match.log), shown.number, shown.captions, pending


def _with_words(screen: PhoneScreen, words: BigScreenWords) -> PhoneScreen:
    return replace(
        screen,
        task=words.text,
        title=words.title,
        menu=words.menu,
        buttons=None if words.pad else (),
        menu_button=words.menu_button,
        page=words.page,
    )


def _with_points(
    screen: PhoneScreen, state: PublicState | None, seat: Seat | None = None
) -> PhoneScreen:
    """The *screen* with the round, the points of all, and what lies before *seat*."""
    if state is None:
        return screen
    owned = "" if seat is None or not state.owned else state.owned[seat]
    return replace(screen, round=state.round, standing=state.standing, owned=owned)


def _first_prompt(table: AnyTable, seat: Seat) -> str:
    """What *seat* has to do, as a phone would ask for it."""
    state = table.match.state
    choices = named_choices(table.match.game.name)
    first: NamedStep[Any] = choices.first(seat, state.view(seat), state.legal(seat))
    return first.prompt


def _buttons(table: AnyTable, seat: Seat, phone: Device) -> tuple[str, ...]:
    """What of a pad does something now: what the chooser offers, else what all may do."""
    awaiting, intents = table.awaiting_choice, {Intent.LOG}
    seat_choosing = table.pending.seat(phone) if awaiting else None
    chooser = None if seat_choosing is None else table.pending.chooser(seat_choosing)
    if chooser:
        intents |= chooser.offers()
    elif awaiting and table.directions_look_round:
        intents.update(DIRECTIONS)
    if table.may_undo(seat):
        intents.add(Intent.SECOND)
    return tuple(intent.name.lower() for intent in Intent if intent in intents)


@value
class ScreenInputs:
    """All that the screen of a phone depends on: while it is equal, so is the screen.

    ``public`` stands for all that everybody knows, and ``step`` for what is chosen on the phone: a
    number of its own, and whether it is still to be answered.
    """

    public: Hashable
    seat: Seat | None
    words: BigScreenWords
    as_pad: bool
    buttons: tuple[str, ...] | None = None
    step: tuple[str, bool] = ("", False)
    may_undo: bool = False


class ScreenMaker:
    """Makes the screen of a phone from what the big screen shows."""

    def __init__(self, context: Context, pictures: PhonePictures, numbers: StepNumbers) -> None:
        self._seating = context.seating
        self._pictures, self._numbers = pictures, numbers
        self._table: AnyTable | None = None
        self._words = BigScreenWords()
        self._scenes: Sequence[Scene] = ()
        self._lesson: LessonScene | None = None
        self._public_key: Hashable = None
        self._shown: ShownMoment | None = None
        self._own: dict[Device, tuple[Any, Any]] = {}  # what was seen before a choice, and in it
        self._onlookers: tuple[Hashable, PhoneScreen | None] = None, None
        self._hands: dict[Device, tuple[object, Sequence[NamedCard]]] = {}

    def look(self, scenes: Sequence[Scene], words: BigScreenWords) -> None:
        """Look at the big screen, once a frame: at the table on top of *scenes*, or the *words*."""
        scene = shown_table(scenes[-1]) if scenes else None
        self._lesson = open_lesson(scenes)
        self._table = scene.table if scene else None
        self._shown = scene.script.shown if scene else None
        self._scenes = scenes
        nothing = BigScreenWords(say("phones.big_screen"))
        self._words = words if words != BigScreenWords() else nothing
        self._public_key = spoken(), scene and _public_key(scene)

    def inputs(self, phone: Device, as_pad: bool) -> ScreenInputs:
        """What the screen of *phone*, which may be used as a pad, is made from now."""
        seat, table, public = self._seat(phone), self._table, self._public_key
        words = self._words_for(phone, seat, as_pad and seat is not None)
        if table is None or seat is None:
            return ScreenInputs(public, seat, words, as_pad)
        chooser = phone_chooser(table, phone)
        number = self._numbers.number(phone, chooser.path) if chooser else ""
        return ScreenInputs(
            public,
            seat,
            words,
            as_pad,
            buttons=_buttons(table, seat, phone) if as_pad else None,
            step=(number, chooser is not None and chooser.choice is None),
            may_undo=table.may_undo(seat),
        )

    def screen(self, phone: Device, inputs: ScreenInputs) -> tuple[PhoneScreen, PadUse]:
        """The screen, and whether the phone is a pad."""
        seat, table, words = inputs.seat, self._table, inputs.words
        if seat is None:
            return self._onlookers_screen(table, words), PadUse.ONLY
        if table is None or self._shown is None:
            screen = phone_screen(seat, (), None, PhoneMoment(), self._pictures.name_of)
            return _with_words(screen, words), PadUse.ONLY
        screen = self._at_table(phone, seat, table, self._shown, may_undo=inputs.may_undo)
        if self._lesson:
            screen = _with_words(with_lesson(screen, self._lesson), words)
            return replace(screen, detail=""), PadUse.ON if inputs.as_pad else PadUse.OFF
        if not inputs.as_pad:
            return screen, PadUse.OFF
        return replace(screen, board=None, buttons=inputs.buttons), PadUse.ON

    def shows_menu(self, phone: Device) -> bool:
        """Whether the owner of *phone* may choose what is on a menu of the big screen."""
        return self.menu_key(phone) not in (None, SIT_DOWN)

    def menu_key(self, phone: Device) -> str | None:
        """The key of the menu on *phone*, if there is one."""
        menu = self._words_for(phone, self._seat(phone)).menu
        return menu.key if menu else None

    def offers_pad(self, phone: Device) -> bool:
        """Whether the menu on *phone* ends with the use of the phone as a pad, or not."""
        is_paused = bool(self._scenes) and isinstance(self._scenes[-1], Pause)
        return is_paused and self._seat(phone) is not None

    def _seat(self, phone: Device) -> Seat | None:
        """The seat that *phone* is for now: one that has to choose, else its first."""
        if self._lesson:
            return self._lesson.lesson.learner if self._lesson.plays(phone) else None
        first, table = self._seating.seat_of(phone), self._table
        if first is None or table is None or not table.awaiting_choice:
            return first
        chooses = table.pending.seat(phone)
        return first if chooses is None else chooses

    def _words_for(self, phone: Device, seat: Seat | None, as_pad: bool = False) -> BigScreenWords:
        """What to do where there is nothing to choose on a phone."""
        if self._lesson:
            return self._words if as_pad else lesson_words(self._lesson, phone)
        words = with_results(self._scenes, seat, self._words)
        if seat is None:
            return seatless_words(self._scenes, self._seating, words, phone)
        if words.menu is None or not self.offers_pad(phone):
            return words
        use = say("phone_page.leave_pad" if as_pad else "phone_page.use_pad")
        return replace(words, menu=replace(words.menu, items=(*words.menu.items, use)))

    def _onlookers_screen(self, table: AnyTable | None, words: BigScreenWords) -> PhoneScreen:
        """The same for all that have no seat, made once unless pictures are missing."""
        key = self._public_key, words
        before, screen = self._onlookers
        if screen is None or before != key:
            screen = self._for_onlookers(table, words)
            self._onlookers = key, None if self._pictures.busy else screen
        return screen

    def _for_onlookers(self, table: AnyTable | None, words: BigScreenWords) -> PhoneScreen:
        """The public table as it was shown last, and its log."""
        screen, seen = _with_words(PhoneScreen(None, ""), words), self._shown
        if table is None or seen is None or self._lesson:
            return screen
        board = self._board(table, seen.board)
        shown, news = board.shown if board else None, seen.news(NEWS)
        screen = replace(screen, board=shown, news=news, game=table.match.game.name)
        return _with_points(screen, self._state(table, seen))

    def _board(self, table: AnyTable, view: Any) -> PhoneBoard | None:
        choices = named_choices(table.match.game.name)
        return None if view is None else self._pictures.board(choices, view)

    def _state(self, table: AnyTable, seen: ShownMoment) -> PublicState | None:
        """Round, points and turns, as far as they were shown."""
        view = seen.view
        state: PublicState | None = public_state(table.match.game.name, view) if view else None
        return state

    def _at_table(
        self, phone: Device, seat: Seat, table: AnyTable, seen: ShownMoment, *, may_undo: bool
    ) -> PhoneScreen:
        chooser = phone_chooser(table, phone)
        missing = table.pending.missing if table.awaiting_choice else ()
        news = seen.news(NEWS)
        board = self._board(table, self._drawn(phone, chooser, seen))
        seconds = table.choosing.seconds_left() if table.awaiting_choice else None
        state = self._state(table, seen)
        turns = state.turns if state else ()
        moment = PhoneMoment(
            missing, turns, board, news, banner=seen.banner, may_undo=may_undo, seconds=seconds
        )
        hand, path = self._hand(phone, seat, table), chooser.path if chooser else None
        screen = phone_screen(seat, hand, path, moment, self._pictures.name_of)
        screen = _with_points(replace(screen, game=table.match.game.name), state, seat)
        if path is None and seat in missing:  # its owner chooses on the big screen
            return replace(screen, task=_first_prompt(table, seat), turn=True)
        if path is None or screen.step is None:
            return screen
        return replace(screen, step=replace(screen.step, key=self._numbers.number(phone, path)))

    def _drawn(self, phone: Device, chooser: PhoneChooser[Any] | None, seen: ShownMoment) -> Any:
        """What the board is drawn from: with what the owner chose, until more of it was shown."""
        if chooser:
            view = chooser.path.step.view
            self._own[phone] = seen.board, seen.board if view is None else view
        before, own = self._own.get(phone, (None, None))
        return own if before == seen.board else seen.board

    def _hand(self, phone: Device, seat: Seat, table: AnyTable) -> Sequence[NamedCard]:
        """The hand of *seat*, not ahead of what the big screen has shown."""
        key = id(table.match), seat
        before, hand = self._hands.get(phone, (None, ()))
        if table.awaiting_choice or before != key:
            hand = named_choices(table.match.game.name).hand(seat, table.match.state.view(seat))
            self._hands[phone] = key, hand
        return hand

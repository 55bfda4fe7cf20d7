"""What all tables share: the match, its running script, who chooses how, bots, log and pace."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

import pygame

from rules.core import Event, Seat
from rules.match import Match
from scenes.core.context import Context
from scenes.core.scene import Push, Relayout, Reset, Scene, Transition
from scenes.core.script import Script, advance, wait
from scenes.menus.lobby.join_menu import JoinMenu
from scenes.table.choosing.bot_seats import BotSeats
from scenes.table.choosing.pending_choices import PendingChoices
from scenes.table.hints import Hints
from scenes.table.missing_pad import MissingPadDialog
from scenes.table.overlays import pause, what_happened
from scenes.table.pace import Pace
from scenes.table.tabletop import Tabletop
from scenes.ui.control_signs import seat_name
from scenes.ui.dialog import Dialog
from seats.devices import Device, Kind
from seats.intents import InputEvent, Intent, PadLost, Phase, Point, Press
from seats.seating import Person
from sounds.bank import Sound
from sprites.motion.motions import Motion
from sprites.motion.timestep import STEP
from sprites.stage.stage import Stage
from words import say

A = TypeVar("A")
E = TypeVar("E", bound=Event)
V = TypeVar("V")

GRACE = 0.7  # seconds in which sealed choices can still be changed
ALONE = 0.1  # the same where nobody waits to be surprised
LAST_LOOK = 0.6  # seconds at the table when all is over


class Table(Tabletop[A, E], Generic[A, E, V]):
    """A scene that plays one match. A game's table adds its layout, its choosers and its show."""

    overlay = False

    def __init__(self, context: Context, match: Match[Any, A, E, V]) -> None:
        self.context, self.match = context, match
        self.stage = Stage(context.renderer, self.background())
        self.past: Sequence[E] = ()  # what happened before this table was laid
        self.log: list[str] = []
        self.resting = False  # the show is over, somebody has to choose
        self.pending: PendingChoices[A] = PendingChoices((), "")
        self._motions: list[Motion] = []
        self._pace = Pace()
        self._lessons = Hints(context)
        self._bot_seats: BotSeats[A] = BotSeats(context, match)
        self._going: Transition = None
        self._aimed: Intent | None = None  # the button a pointer went down on
        self._built: object = None
        self._seated: object = None
        self._over: Callable[[], Scene] | None = None  # what is about to open over the table
        self._drawn = False  # what was put away has been seen so
        self._script: Script = self._course()
        context.bank.play_ambience(self.ambience)

    # The scene

    def handle(self, event: InputEvent) -> Transition:
        if self._over and isinstance(event, Press | Point):
            return None  # it was meant for what opens
        match event:
            case PadLost(_, seats) if seats:
                self.reseat()
            case Press(intent=(Intent.MENU | Intent.LOG) as button, down=True):
                return self._use(button, event.device)
            case Press(seat=None, intent=Intent.CONFIRM, down=True, repeat=False):
                return self._welcome(event.device)
            case Press(intent=Intent.SECOND, down=True, repeat=False) if self._undo(event.device):
                return Relayout()
            case Press():
                self._press(event)
            case Point():
                return self._point(event)
        return None

    def step(self) -> Transition:
        self.stage.tick()
        self.live()
        self._motions = [motion for motion in self._motions if advance(motion)]
        for _ in range(self._paces()):
            if not advance(self._script) or self._awaited():
                break
        going, self._going = self._going, None
        return going or self._opening() or self._news()

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        drawn = self.stage.draw(screen, ahead)
        self._drawn = not self.stage.unfinished
        return drawn

    def lay_out(self, below: pygame.Surface | None) -> None:
        renderer = self.context.renderer
        look = (renderer.pixels, renderer.text_scale, renderer.reduced_motion)
        if look != self._built:
            if self._built is not None:
                self._finish_show()
            self._built = look
            self._rebuild()
        elif self._occupants() != self._seated:
            self.reseat()
        self._pace.hurried = self._drawn = False
        self.stage.repaint()

    def leave(self) -> None:
        self._built = None
        self.stage.release()

    def play(self, motion: Motion) -> None:
        """Let *motion* run by itself beside the script, its first step at once."""
        if advance(motion):
            self._motions.append(motion)

    def may_undo(self, seat: Seat) -> bool:
        """Whether *seat*, to choose again now, may take its last choice back."""
        return self.resting and seat in self.pending.missing and self.match.may_undo(seat)

    def cover(self, over: Callable[[], Scene]) -> Transition:
        """Open what *over* makes; if a hidden hand lies open, not before it is seen closed."""
        if not self.pending.hide():
            return Push(over())
        self._over, self._drawn = over, False
        return None

    def go(self, move: Transition) -> None:
        """Leave for another scene at the end of this step."""
        self._going = move

    def reseat(self) -> None:
        """Somebody came, went or was replaced: let the right ones choose."""
        self._seated, self._drawn = self._occupants(), False
        self.seat_panels()
        if self.resting:
            self.pending.close()
            self._seat_all()

    # The course of a match

    def _course(self) -> Script:
        if self.past:
            self._remember()
        else:
            yield from self.arrive()
        while self.match.waiting_for:
            yield from self._gather()
            events: Sequence[E] = ()
            for seat, action in sorted(self.pending.choices.items()):
                events = self.match.choose(seat, action)
            self.foresee(events)
            for event in events:
                self._note(event)
                yield from self.show(event)
                yield from self._explain(event)
        self.context.newcomers = self.context.newcomers and not self.context.seating.people()
        yield from wait(LAST_LOOK)
        self.go(Reset(self.ending()))

    def _note(self, event: E) -> None:
        sentence = self.caption(event)
        if sentence:
            self.log.append(sentence)
            rule = self.hint(event) if self.context.on_show else ""
            # a rule that was explained already still stands under every event that shows it
            self.top_bar.tell(rule.partition("\n")[0] if self._lessons.given(rule) else sentence)

    def _remember(self) -> None:
        self.log += [sentence for sentence in self.retell(self.past) if sentence]
        if self.log:
            self.top_bar.tell(self.log[-1])

    def _opening(self) -> Transition:
        """What lies over the table from now on: an open hand would be seen through it."""
        if self._drawn and self._over:
            over, self._over = self._over, None
            return Push(over())
        return (
            Push(MissingPadDialog(self.context))
            if self._drawn and self.context.seating.waiting()
            else None
        )

    def _news(self) -> Transition:
        """What people should know at once, as soon as there is a moment for it."""
        if (
            self.resting
            and self.context.notices
            and self.context.seating.people()
            and not self._over
        ):
            return self.cover(partial(Dialog, self.context, self.context.notices.pop(0)))
        return None

    def _explain(self, event: E) -> Script:
        """In a first match, and on show, say once what rule an event shows."""
        rule = self.hint(event) if self._lessons.wanted else ""
        if self._lessons.give(rule):
            yield from self.top_bar.point_out(rule)

    def _gather(self) -> Script:
        turn = f"{self.match.seed}/{len(self.match.log)}"
        self.pending = PendingChoices(self.match.waiting_for, turn)
        self.resting, self._pace.skipping = True, False
        self._seat_all()
        before, stirs, calm = self.pending.choices, 0, 0
        everybody = len(self.pending.seats)
        grace = GRACE if everybody > 1 and len(self.context.seating.people()) > 1 else ALONE
        while len(self.pending.choices) < everybody or calm * STEP < grace:
            for seat, action in self._bot_seats.answers():
                if seat in self.pending.missing:
                    self.pending.answer(seat, action)
            self.pending.step()
            choices = self.pending.choices
            # Counted by presses: that somebody chose the same again must not be told by timing.
            quiet = stirs == self.pending.stirs and len(choices) == everybody
            calm = calm + 1 if quiet else 0
            if choices.keys() != before.keys():
                self._announce(before)
            before, stirs = choices, self.pending.stirs
            yield
        self.pending.close()
        self.wait_for(())
        self.top_bar.offer_undo(False)
        self.resting = False

    def _seat_all(self) -> None:
        seating, places = self.context.seating, []
        for seat in self.pending.missing:
            match seating.occupant(seat):
                case Person(device):
                    places.append(self.place(seat, device))
                case _:
                    self.pending.ask(seat)
                    self._bot_seats.ask(seat)
        self.pending.seat_people(places)
        if places:
            self.context.bank.play(Sound.TURN)
        self.wait_for(self.pending.missing)
        self.top_bar.offer_undo(any(self.may_undo(place.seat) for place in places))

    def _announce(self, before: Mapping[Seat, A]) -> None:
        for seat in sorted(self.pending.choices.keys() - before.keys()):
            if self.context.seating.bot(seat):
                self.bot_chose(seat)
        self.wait_for(self.pending.missing)

    # Presses

    def _press(self, press: Press) -> None:
        if self.resting and self.pending.press(press.device, press):
            return
        if press.intent is Intent.CONFIRM and not press.repeat:
            self._pace.hurried = press.down
        elif press.intent is Intent.SECOND and press.down:
            self._pace.skipping = not self._awaited()

    def _point(self, point: Point) -> Transition:
        x, y = point.x * self.context.renderer.width, point.y * self.context.renderer.height
        if point.phase is Phase.DOWN:
            self._aimed = self._button(x, y)
        if point.phase is Phase.UP and self._aimed and self._aimed == self._button(x, y):
            return self._use(self._aimed, point.device)
        if self.resting and self.pending.point(point.device, x, y, point.phase):
            return None
        if point.phase is not Phase.MOVE and self._aimed is None:
            self._pace.hurried = point.phase is Phase.DOWN and not self._awaited()
            if point.seat is None and point.phase is Phase.UP:
                return self._welcome(point.device)
        return None

    def _button(self, x: float, y: float) -> Intent | None:
        return next((i for i, box in self.top_bar.buttons.items() if box.contains(x, y)), None)

    def _use(self, button: Intent, by: Device) -> Transition:
        if button is Intent.MENU:
            return self.cover(partial(pause, self.context, self.match, self.log, by))
        if button is Intent.LOG:
            return self.cover(partial(what_happened, self.context, self.match, self.log, by))
        if self._undo(by):
            return Relayout()
        self._pace.skipping = not self._awaited()
        return None

    def _undo(self, by: Device) -> bool:
        """Take back the last choice of whoever chooses with that device; tell whether it was."""
        seat = self.pending.seat(by)
        if seat is None or not self.may_undo(seat):
            return False
        self.pending.close()
        self.match.undo(seat)
        self.log.append(say("table.undone", name=seat_name(seat)))
        self.context.bank.play(Sound.MENU_BACK)
        self._built = None
        return True

    def _welcome(self, device: Device) -> Transition:
        """A device nobody holds was pressed: somebody is back, has changed hands, or joins."""
        seating, people = self.context.seating, self.context.seating.people()
        mine = seating.offered(device)
        if not mine and len(people) == 1 and (device.kind is not Kind.PAD or not seating.hired()):
            mine = people
        if not mine and people and seating.hired():
            return self.cover(partial(JoinMenu, self.context, device))
        for seat in mine:
            seating.take_back(seat, device)
        if mine:
            self.context.bank.play(Sound.JOIN)
            self.reseat()
        return None

    def _paces(self) -> int:
        """How many steps of the script this step is worth."""
        if self._awaited() or (self.resting and len(self.context.seating.people()) > 1):
            return self._pace.real()
        return self._pace.steps(self.context.settings.speed, self.tempo())

    def _awaited(self) -> bool:
        return self.resting and self.pending.people_choosing

    # A new look

    def _finish_show(self) -> None:
        """Run what is being shown to its end, so that everything can be placed anew."""
        while not self.resting and self._going is None and advance(self._script):
            pass

    def _rebuild(self) -> None:
        self._motions.clear()
        if self.resting:
            self.pending.close()
        self.stage.clear()
        self.build()
        self._seated = self._occupants()
        if self.log:
            self.top_bar.tell(self.log[-1])
        if self.resting:
            for seat in self.pending.choices:
                self.chosen(seat)
            self._seat_all()

    def _occupants(self) -> object:
        """All that open choices and docks were made for: who, how secretly, by which controls."""
        context, seating = self.context, self.context.seating
        occupants = tuple(seating.occupant(seat) for seat in seating.seats())
        return occupants, context.settings.secrecy, context.listener.bindings

"""A match that was played, watched again on its real table by a room that knows no secrets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, assert_never

import pygame

from archive.archive import Archive
from rules.match import Match
from rules.record import replay_choices
from scenes.core.context import Context
from scenes.core.game_parts import table_class
from scenes.core.memory import collect_garbage
from scenes.core.scene import Pop, Push, Transition
from scenes.playback.recorded_bots import RECORDED_BOT, RecordedBots, last_round
from scenes.playback.replay_bar import MEANT, ReplayBar, ReplayControl, ReplayState
from scenes.table.game_table import AnyTable
from scenes.table.table_scene import TableScene
from scenes.ui.scanning.button_scan import ButtonScan
from scenes.ui.scanning.scan import scan_as_set
from seats.bindings import Controls
from seats.devices import Device
from seats.input.input_events import InputEvent, Point, Press
from seats.intents import Intent, Phase
from seats.occupants import Away, Occupant, Person
from seats.seating import Seating
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from words import say

SPEEDS = (1, 2, 4)
THINKING = 3  # times as fast while nobody does anything but think
SCANNED = (  # the likeliest first, then on to the right, and round
    *(ReplayControl.PLAY, ReplayControl.STEP, ReplayControl.SPEED),
    *(ReplayControl.LEAVE, ReplayControl.BACK),
)
LAST_LOOK = 1.5  # seconds of the position with which a round that was shown again ends


class Replay:
    """Shows the choices of *match* from number *start* on; a *brief* one closes at the end.

    *occupants* are those who played it; it was opened *by* a device.

    The table gets a context in which no seat is a person's: what is hidden from the room stays
    hidden, and nothing is recorded.
    """

    overlay = False

    def __init__(
        self,
        context: Context,
        match: Match[Any, Any, Any, Any],
        occupants: Sequence[Occupant],
        start: int = 0,
        *,
        brief: bool = False,
        by: Device | None = None,
    ) -> None:
        self._context, self._match, self._start, self._brief = context, match, start, brief
        self._length = len(match.log)
        self._ambience, self._paused = context.bank.current_ambience, context.bank.paused
        context.bank.resume()
        self._replay_context = replace(
            context,
            seating=_recorded(occupants),
            bots=RecordedBots(match.log[: self._length]),
            archive=Archive(),
            settings=replace(context.settings, one_button="off"),
            notices=[],
        )
        self._device = by
        self._scan: ButtonScan[ReplayControl] | None = None
        self._aimed: ReplayControl | None = None
        self.paused, self.speed = False, SPEEDS[0]
        self._outdated = self._ended = self._stepping = False
        self._from = start
        self._steps_left = round(LAST_LOOK / STEP)
        self.shown = self._scene_at(start)

    def leave(self) -> None:
        self.shown.leave()

    @property
    def table(self) -> AnyTable:
        """The table as it is shown now."""
        return self.shown.table

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return len(self.table.match.log) == self._length and (
            self._ended or self.table.awaiting_choice
        )

    @property
    def scanned(self) -> ReplayControl | None:
        """The button that is pointed at where there is one button."""
        return self._scan.pointed if self._scan else None

    def handle(self, event: InputEvent) -> Transition:
        match event:
            case Press() if self._scan and not event.device.has_private_screen:
                self._device = event.device
                chosen = self._scan.press(event.down)
                return self._use(chosen) if chosen else None
            case Press(intent=Intent.LOG, down=True, device=device):
                return Push(self._replay_context.routes.log(self.table.log, device))
            case Press(intent=intent, down=True, repeat=False, device=device) if intent in MEANT:
                self._device = device
                return self._use(MEANT[intent])
            case Point():
                return self._point(event)
        return None

    def step(self) -> Transition:
        if self._outdated:
            return None
        chosen = self._scan.step() if self._scan else None
        if chosen:
            return self._use(chosen)
        if self.over:
            self.paused = True
            self._steps_left -= 1
            return self._leave() if self._brief and self._steps_left <= 0 else None
        for _ in range(self._steps_now()):
            if self.shown.step() is not None:  # to the results
                self._ended = True
            if self.over or (self._stepping and self._stepped()):
                self.paused, self._stepping = True, False
                break
        return None

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        if self._outdated:
            self.lay_out(None)
        self._bar.show(self._bar_state())
        return self.shown.draw(screen, 1.0 if self.paused else ahead)

    def lay_out(self, below: pygame.Surface | None) -> None:
        self._outdated = False
        self.shown.lay_out(below)
        if self.shown.past:
            self.shown.step()  # to see what has just happened and who is next, also while paused
        stage = self.table.stage
        stage.remove(*(token for token in stage.tokens if token.name == "replay bar"))
        self._bar = ReplayBar(stage, self.table.top_bar.layout)
        self._bar.show(self._bar_state())
        scan = scan_as_set(self._context.settings)
        boxes = {key: self._bar.boxes[key] for key in SCANNED}
        self._scan = ButtonScan(self._context, stage, scan, boxes, self._doing) if scan else None

    def _use(self, key: ReplayControl) -> Transition:
        stepping = key in (ReplayControl.BACK, ReplayControl.STEP)
        self._context.bank.play(Sound.REPLAY_STEP if stepping else Sound.MENU_CHANGE)
        match key:
            case ReplayControl.LEAVE:
                return self._leave()
            case ReplayControl.SPEED:
                self.speed = self._next_speed
            case ReplayControl.PLAY:
                self._play()
            case ReplayControl.BACK:
                self._go_to(max(self._start, len(self.table.match.log) - 1))
            case ReplayControl.STEP:
                self._step()
        return None

    @property
    def _next_speed(self) -> int:
        return SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def _doing(self, key: ReplayControl) -> str:
        """What a button does now."""
        match key:
            case ReplayControl.LEAVE:
                return say("replay.leave")
            case ReplayControl.BACK:
                return say("replay.back")
            case ReplayControl.STEP:
                return say("replay.step")
            case ReplayControl.SPEED:
                return say("replay.set_speed", times=self._next_speed)
            case ReplayControl.PLAY if self.over:
                return say("replay.again")
            case ReplayControl.PLAY:
                return say("replay.play" if self.paused else "replay.pause")
            case _:
                assert_never(key)

    def _play(self) -> None:
        if self.over:
            self._go_to(self._start)
        self.paused, self._stepping = not self.paused, False

    def _step(self) -> None:
        """Show one more choice; skip to the end of what is being shown."""
        if self.over:
            self._context.bank.play(Sound.REFUSE)
        elif not self.table.awaiting_choice and self.table.match.log:
            self._go_to(len(self.table.match.log))
            self.paused, self._stepping = True, False
        else:
            self._from, self.paused, self._stepping = len(self.table.match.log), False, True

    def _stepped(self) -> bool:
        return self.table.awaiting_choice and len(self.table.match.log) > self._from

    def _go_to(self, number: int) -> None:
        """Show how it was after so many choices."""
        self.shown.leave()
        self.shown = self._scene_at(number)
        collect_garbage()

    def _scene_at(self, number: int) -> TableScene:
        """The scene as it was after *number* choices, not yet laid out."""
        replayed = replay_choices(self._match, number)
        match = replayed.match
        table = table_class(match.game.name)(self._replay_context, match)
        self._outdated, self._stepping = True, False
        self._ended = 0 < number == self._length
        return TableScene(table, replayed.events)

    def _leave(self) -> Transition:
        self._context.bank.play_ambience(self._ambience)
        if self._paused:
            self._context.bank.pause()
        return Pop()

    def _steps_now(self) -> int:
        if self.paused:
            return 0
        return self.speed * (THINKING if self.table.awaiting_choice else 1)

    def _bar_state(self) -> ReplayState:
        done = len(self.table.match.log)
        words = say("replay.position", number=done, all=self._length)
        if self._brief:
            words = say("pause.again")  # the match itself goes on, so it has no end yet
        elif self.over:
            words = say("replay.end")
        caption = self.table.top_bar.shown[0].words
        return ReplayState(words, caption.strip(), self.paused, self.speed, self._controls())

    def _controls(self) -> Controls | None:
        """Those of the device that was used last."""
        device = self._device
        return None if device is None else self._context.input_reader.controls(device)

    def _point(self, point: Point) -> Transition:
        renderer = self._context.renderer
        key = self._bar.at(point.x * renderer.width, point.y * renderer.height)
        self._device = point.device
        if point.phase is Phase.DOWN:
            self._aimed = key
        if point.phase is Phase.UP and key is not None and key is self._aimed:
            return self._use(key)
        return None


def last_round_of(
    context: Context, match: Match[Any, Any, Any, Any], by: Device | None = None
) -> Replay:
    """The last round of a match that goes on, shown once more."""
    occupants = context.seating.occupants()
    return Replay(context, match, occupants, last_round(match.log), brief=True, by=by)


def _recorded(occupants: Sequence[Occupant]) -> Seating:
    """Seats that all choose as they are recorded to have done."""
    seating = Seating(len(occupants))
    for seat, occupant in zip(seating.seats(), occupants, strict=True):
        device = occupant.device if isinstance(occupant, Person | Away) else None
        seating.put_recorded(seat, RECORDED_BOT, device)
    return seating

"""The scene in which a match is played on the table of its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from archive.archive import AnyMatch
from rules.core import Event
from scenes.core.scene import Scene, Transition
from scenes.table.captions.event_captions import EventCaptions
from scenes.table.choosing.choice_round import ChoiceRound
from scenes.table.game_table import AnyTable
from scenes.table.match_script import MatchScript
from scenes.table.overlays.overlay_opener import OverlayOpener
from scenes.table.pace import Pace
from scenes.table.seats.seat_row import step_frogs
from scenes.table.table_input import TableInput
from scenes.table.table_layout import TableLayout
from seats.input.input_events import InputEvent, Point, Press
from sounds.names import Tension


class TableScene:
    """Plays the match of *table*, of which the events in *past* have happened already.

    The picture of an event that was just shown stays for as long as it *holds*.
    """

    overlay = False

    def __init__(
        self, table: AnyTable, past: Sequence[Event] = (),
        holds: Callable[[Event], bool] = lambda _: False,
    ) -> None:  # fmt: skip
        self.table, self.past = table, past
        self.pace = Pace()
        choices, captions = ChoiceRound(table), EventCaptions(table)
        self.script = MatchScript(table, choices, captions, self.pace, past, holds)
        self._overlays = OverlayOpener(table)
        self.layout = TableLayout(table, choices, captions, self.script, self._overlays)
        self._input = TableInput(table, choices, self.layout, self._overlays, self.pace)
        table.context.bank.play_ambience(table.ambience)

    @property
    def match(self) -> AnyMatch:
        """The match that is played."""
        return self.table.match

    def handle(self, event: InputEvent) -> Transition:
        if self._overlays.opening and isinstance(event, Press | Point):
            return None  # it was meant for the scene that opens
        return self._input.handle(event)

    def step(self) -> Transition:
        if self.table.stage.step_freeze() and not self.pace.is_fast:
            return self._overlays.step()
        self.table.stage.tick()
        self.table.step()
        self.table.climaxes.step()
        self._step_frogs()
        self.table.motions.step()
        self.script.step()
        return self.script.next or self._input.step() or self._overlays.step()

    def _step_frogs(self) -> None:
        """While a seat chooses frogs follow its open cursor: what moves may be a hidden hand."""
        table = self.table
        if table.awaiting_choice:
            tense = table.stakes is not Tension.CALM
            step_frogs(
                table.panels, table.pending.open_cursor, choosing=True, tense=tense,
                worried=table.worriers,
            )  # fmt: skip
        else:
            step_frogs(table.panels, table.climaxes.focus or table.stage.moving)

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        drawn = self.table.stage.draw(screen, ahead)
        self._overlays.drawn = not self.table.stage.unrendered
        return drawn

    def lay_out(self, below: pygame.Surface | None) -> None:
        self.layout.update()
        self.script.begin()
        self.pace.hurried = False

    def leave(self) -> None:
        self.layout.outdate()
        self.table.stage.release()

    def open_over(self, make: Callable[[], Scene]) -> Transition:
        """Open the scene that *make* returns, as soon as no hidden hand is seen under it."""
        return self._overlays.open(make)

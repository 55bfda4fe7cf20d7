"""Builds a table for the present look, and again when look, people or controls change."""

from __future__ import annotations

from rules.core import Seat
from scenes.table.captions.event_captions import EventCaptions
from scenes.table.choosing.choice_round import ChoiceRound
from scenes.table.game_table import AnyTable
from scenes.table.match_script import MatchScript
from scenes.table.overlays.overlay_opener import OverlayOpener
from scenes.table.seats.seat_ground import lay_seat_grounds
from seats.bindings import Controls
from seats.devices import Device
from seats.occupants import Person
from words import spoken


class TableLayout:
    """Keeps what lies on *table* up to date with the renderer and the seating."""

    def __init__(
        self, table: AnyTable, choices: ChoiceRound, captions: EventCaptions,
        script: MatchScript, overlays: OverlayOpener,
    ) -> None:  # fmt: skip
        self._table, self._choices, self._captions = table, choices, captions
        self._script, self._overlays = script, overlays
        self._look: object = None  # that the table was built for
        self._occupants: object = None  # that it shows

    def update(self) -> None:
        """Build the table anew if its look has changed, or follow other occupants."""
        renderer = self._table.context.renderer
        self._table.consent.follow_settings()
        look = (renderer.pixels, renderer.text_scale, renderer.reduced_motion, spoken())
        if look != self._look:
            if self._look is not None:
                self._script.finish_show()
            self._look = look
            self._build()
        elif self._present_occupants() != self._occupants:
            self.reseat()
        self._overlays.drawn = False
        self._table.stage.repaint()

    def outdate(self) -> None:
        """Let the next update build the table anew."""
        self._look = None

    def reseat(self) -> None:
        """Let the right people choose after somebody came, left or was replaced."""
        self._show_occupants()
        self._choices.reopen()
        self._table.hide_hands()

    def hand_over(self, seat: Seat, device: Device) -> bool:
        """Let whoever has *seat* go on with *device*; tell whether a choice was begun anew."""
        self._table.context.seating.assign(seat, device)
        self._show_occupants()
        anew = self._table.awaiting_choice and not self._choices.go_on_with(seat, device)
        if anew:
            self._choices.reopen()
        self._table.hide_hands()
        return anew

    def _show_occupants(self) -> None:
        self._occupants, self._overlays.drawn = self._present_occupants(), False
        self._table.consent.follow_settings()
        self._show_people()

    def _show_people(self) -> None:
        self._table.show_occupants()
        self._table.top_bar.show_controls(self._told_controls())

    def _told_controls(self) -> Controls | None:
        """What opens the buttons of the top bar: of the first person who needs to be told."""
        context = self._table.context
        people = map(context.seating.occupant, context.seating.people())
        devices = [one.device for one in people if isinstance(one, Person)]
        told = [one for one in devices if not (one.has_pointer or one.has_private_screen)]
        if not told or context.settings.one_button != "off":
            return None
        return context.input_reader.controls(told[0])

    def _build(self) -> None:
        table = self._table
        table.motions.clear()
        self._choices.close()
        table.stage.clear()
        table.climaxes.reset()
        table.build()
        if table.seat_ground:
            places = (panel.places for panel in table.panels)
            lay_seat_grounds(table.stage, table.seat_ground, places)
        table.climaxes.laurel.put_on(table.leaders())
        self._show_people()
        self._occupants = self._present_occupants()
        self._captions.tell()
        self._choices.show_again()

    def _present_occupants(self) -> object:
        """All that choosers and panels are made for: who, how secretly, with which controls."""
        context, seating = self._table.context, self._table.context.seating
        occupants = tuple(seating.occupant(seat) for seat in seating.seats())
        lists, bindings = self._table.chooses_on_lists, context.input_reader.bindings
        one_button = context.settings.one_button != "off"
        return occupants, self._table.consent.secrecy, bindings, lists, one_button

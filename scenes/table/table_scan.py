"""One-button play at a table: scanning of the lists at seats, or of the top bar."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.table.game_table import AnyTable, TablePhase
from scenes.table.named_choices.list_chooser import ListChooser
from scenes.table.named_choices.pointed_list import PointedList
from scenes.table.top_bar import TopBarButton
from scenes.ui.device_labels import has_one_button
from scenes.ui.scanning.button_scan import ButtonScan
from scenes.ui.scanning.scan import Scan, scan_as_set
from scenes.ui.scanning.scan_words import ScanAct, press_words
from seats.devices import Device
from seats.input.input_events import Press
from seats.occupants import Person
from words import say

# The likeliest first, then from left to right.
BAR = (TopBarButton.SKIP, TopBarButton.PAUSE, TopBarButton.LOG)


class ListScan:
    """Points at the rows of one list after the other; at whole pages first, if there are several.

    The last thing on a page is the page itself, which leads back to all pages.
    """

    def __init__(self, context: Context, scan: Scan, pointed: PointedList) -> None:
        self._context, self._scan, self.list = context, scan, pointed
        self._shown = -1  # the number of the list, to see whether it is another one
        self._page: range | None = None
        self._begin()

    def press(self, down: bool) -> None:
        """The button went down or up."""
        before = self._scan.at
        if down and self._scan.rests:
            self.list.ignore_press()
        if self._scan.press(down):
            self._choose()
        elif self._scan.at != before:
            self._point()

    def step(self) -> None:
        """Advance by one fixed step."""
        if self.list.number != self._shown:
            self._begin()
        before = self._scan.at
        if self._scan.step():
            self._choose()
        elif self._scan.passed_by and self._page is not None and len(self.list.groups) > 1:
            self._begin()
        elif self._scan.at != before:
            self._point()
        self._say()
        self.list.show_time(self._scan)

    @property
    def _leaves(self) -> bool:
        return self._page is not None and self._scan.at == len(self._page)

    def _say(self) -> None:
        """Say what a press does now."""
        leaving = self._act is ScanAct.LEAVE
        self.list.say_press(press_words(self._context, self._act), leaving=leaving)

    @property
    def _act(self) -> ScanAct:
        if not self._scan.moves:
            return ScanAct.START
        if self._page is None:
            return ScanAct.OPEN
        return ScanAct.LEAVE if self._leaves else ScanAct.CHOOSE

    def _begin(self, page: range | None = None) -> None:
        pages = self.list.groups
        self._shown = self.list.number
        self._page = pages[0] if len(pages) == 1 else page
        whole = len(pages) > 1
        self._scan.begin(len(pages) if self._page is None else len(self._page) + whole)
        if whole or self.list.at:
            self._point()

    def _point(self) -> None:
        at, page = self._scan.at, self._page
        if page is None:
            self.list.point_at_group(self.list.groups[at])
        elif self._leaves:
            self.list.point_at_group(page)
        else:
            self.list.point_at(page[at])

    def _choose(self) -> None:
        at, page = self._scan.at, self._page
        if page is None:
            self._begin(self.list.groups[at])
        elif self._leaves:
            self._begin()
        else:
            self.list.point_at(page[at])
            self.list.choose()
            self._begin()


class TableScan:
    """What the one button of each device does at *table*.

    Whoever has a list goes through that; while nobody has, any button is for the top bar.
    """

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._lists: dict[Device, ListScan] = {}
        self._bar: ButtonScan[TopBarButton] | None = None
        self._bar_of: object = None  # the top bar that is scanned
        self._last: Device | None = None  # the device that was pressed last

    def takes(self, press: Press) -> bool:
        """Whether *press* is one of the one button of somebody who plays."""
        if not has_one_button(press.device, self._is_on):
            return False
        return press.seat is not None or not self._table.context.seating.people()

    def press(self, press: Press) -> None:
        """Answer the one button."""
        self._last = press.device
        if self._lists:
            if press.device in self._lists:
                self._lists[press.device].press(press.down)
        elif self._bar:
            self._use(self._bar.press(press.down))

    def step(self) -> None:
        """Advance by one fixed step."""
        if not self._is_on or self._table.phase is TablePhase.CELEBRATING:
            self.stop()
            return
        self._follow_choosers()
        if self._lists:
            self._stop_bar()
            for scan in self._lists.values():
                scan.step()
            return
        if self._bar is None or self._bar_of is not self._table.top_bar:
            self._begin_bar()
        if self._bar:
            self._use(self._bar.step())

    def stop(self) -> None:
        """Point at nothing."""
        self._lists.clear()
        self._stop_bar()

    @property
    def _is_on(self) -> bool:
        return self._table.context.settings.one_button != "off"

    def _follow_choosers(self) -> None:
        """Scan the list of each device that has one now."""
        now = self._open_lists()
        self._lists = {
            device: scan for device, scan in self._lists.items() if now.get(device) is scan.list
        }
        for device, pointed in now.items():
            scan = scan_as_set(self._table.context.settings)
            if device not in self._lists and scan is not None:
                self._lists[device] = ListScan(self._table.context, scan, pointed)

    def _open_lists(self) -> dict[Device, PointedList]:
        table, found = self._table, {}
        if not table.awaiting_choice:
            return {}
        for seat in table.context.seating.people():
            match table.context.seating.occupant(seat), table.pending.chooser(seat):
                case Person(device), ListChooser(list=pointed) if pointed.shown:
                    if table.pending.seat(device) == seat:
                        found[device] = pointed
        return found

    def _begin_bar(self) -> None:
        scan = scan_as_set(self._table.context.settings)
        if scan is not None:
            self._stop_bar()
            table, bar = self._table, self._table.top_bar
            boxes = {button: bar.buttons[button] for button in BAR}
            names = {
                TopBarButton.SKIP: say("one_button.skip"),
                TopBarButton.LOG: say("intent.log"),
                TopBarButton.PAUSE: say("intent.menu"),
            }
            self._bar = ButtonScan(table.context, table.stage, scan, boxes, names.__getitem__)
            self._bar_of = bar

    def _stop_bar(self) -> None:
        if self._bar:
            self._bar.remove()
        self._bar = None

    def _use(self, button: TopBarButton | None) -> None:
        if button is not None and self._last is not None:
            self._table.ask_for(button, self._last)

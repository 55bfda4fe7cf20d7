"""One-button play in menus: which items are pointed at, groups before their members."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.context import Context
from scenes.core.settings.settings import Settings
from scenes.ui.menu.menu import Menu, MenuItem
from scenes.ui.menu.menu_widgets import TOP_Z
from scenes.ui.menu.scanning.scan_entries import BACK, ScanEntry, changes, grouped
from scenes.ui.option_rows import OptionRows
from scenes.ui.scanning.scan import Scan, scan_as_set
from scenes.ui.scanning.scan_frame import AROUND, scan_frame
from scenes.ui.scanning.scan_timer import ScanTimer
from scenes.ui.scanning.scan_words import ScanAct, scan_strip
from scenes.ui.widgets import Widget
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage
from sprites.stage.stage import Stage
from values import value
from words import say

STRIP_GAP = 20.0  # design units, as are all lengths here, above the words at the bottom
SHEET, SHEET_PER_SCALE, SHEET_GAP = 220.0, 140.0, 16.0  # its width, and how far from the item


@value
class ScanChoice:
    """What was chosen: an item, and whether its value is to be changed, by -1 or +1."""

    item: MenuItem
    change: int


class MenuScan:
    """Goes through the items of a *menu* for as long as the settings say."""

    def __init__(self, menu: Menu, context: Context, stage: Stage) -> None:
        self._menu, self._context, self._renderer = menu, context, context.renderer
        self._timer = ScanTimer(stage, TOP_Z + 2)
        self._scan: Scan | None = None
        self._as_set: object = None  # the settings that it was made for
        self._names: tuple[str, ...] = ()
        self._levels: list[tuple[ScanEntry, ...]] = []  # the present one last
        self._likely = menu.focus  # what is chosen most often
        self._changed = False  # a value of a group, after which the way back is the likeliest

    def is_as_set(self, settings: Settings) -> bool:
        """Whether it scans as the *settings* say."""
        return self._as_set == (settings.one_button, settings.scan_time)

    def follow(self, settings: Settings) -> bool:
        """Scan as the *settings* say, and what there is now; tell whether the focus may move."""
        as_set = settings.one_button, settings.scan_time
        names = tuple(item.name for item in self._menu.items)
        if (as_set, names) == (self._as_set, self._names):
            return False
        same_items = names == self._names
        self._as_set, self._names = as_set, names
        self._scan = scan_as_set(settings)
        if same_items and self._levels:
            self._begin()
        else:
            self.begin()
        return self._scan is not None

    def begin(self) -> None:
        """Begin with what has the focus: that is what is chosen most often."""
        self._likely = self._likely or self._menu.focus
        self._levels = [grouped(self._menu)]
        self._begin()

    def begin_anew(self) -> None:
        """Begin as when the menu was opened."""
        self._menu.focus_on(self._likely or self._names[0])
        self.begin()

    def stay(self, seconds: float) -> None:
        """Stay so long at what is pointed at, for example for those who read."""
        if self._scan is not None:
            self._scan.stay(seconds)

    def press(self, down: bool) -> ScanChoice | None:
        """The button went down or up; what is chosen by that."""
        if self._scan is None or not self._names:
            return None
        if down and self._scan.rests:
            self._context.bank.play(Sound.IGNORED)
        if self._scan.press(down):
            return self._choose()
        self._pointed()
        return None

    def step(self) -> tuple[bool, ScanChoice | None]:
        """Advance by one fixed step; whether something else is pointed at, and what is chosen."""
        if self._scan is None or not self._names:
            return False, None
        before = self._scan.at
        if self._scan.step():
            return True, self._choose()
        if self._scan.passed_by and len(self._levels) > 1:
            self._levels.pop()
            self._begin()
            return True, None
        self._pointed()
        return self._scan.at != before, None

    @property
    def entry(self) -> ScanEntry | None:
        """What is pointed at, if anything is scanned."""
        return self._entry if self._scan is not None and self._names else None

    @property
    def raised(self) -> str:
        """The item in focus, unless a group is pointed at, or the way out of it."""
        entry = self.entry
        if entry is None or self._is_changing or (len(entry.items) == 1 and not entry.leaves):
            return self._menu.focus
        return ""

    @property
    def act(self) -> ScanAct:
        """What comes of choosing what is pointed at."""
        if self._scan is None or not self._names:
            return ScanAct.CHOOSE
        if not self._scan.moves:
            return ScanAct.START
        if self._entry.leaves and not self._is_changing:
            return ScanAct.LEAVE
        return ScanAct.OPEN if self._entry.members else ScanAct.CHOOSE

    @property
    def entries(self) -> tuple[ScanEntry, ...]:
        """The list that is gone through now."""
        return self._levels[-1] if self._levels else ()

    def room(self, area: Box) -> Box:
        """What the words on the one button leave of *area*."""
        if self._context.settings.one_button == "off":
            return area
        return Box(area.x, area.y, area.w, self.words_box(area).y - STRIP_GAP - area.y)

    def words_box(self, area: Box) -> Box:
        """Where in *area* the words on the one button lie; at its lower edge if there are none."""
        if self._context.settings.one_button == "off":
            return Box(area.x, area.bottom, area.w, 0.0)
        return self._strip(area)[1]

    def show_time(self) -> None:
        """Show how long it points at what it does."""
        if self._scan is None or not self._names:
            self._timer.remove()
        else:
            box = self._box()
            self._timer.show(self._scan, (box.centre[0], box.bottom))

    def widgets(self, area: Box) -> list[Widget]:
        """Frame a group, list what is no item, and say what the one button does, in *area*."""
        if self._scan is None or not self._names:
            return []
        entry, box, room = self._entry, self._box(), self.room(area)
        widgets = [Widget("scan words", *self._strip(area), TOP_Z)]
        if len(entry.items) > 1 and not entry.leaves:
            picture, around = scan_frame(box.inset(0, AROUND))
            widgets.append(Widget("scan frame", picture, around, TOP_Z, decor=True))
        words = self._words()
        if words:
            widgets.append(self._sheet(words, box, room))
        return widgets

    def _strip(self, area: Box) -> tuple[Collage, Box]:
        """The words on the one button, and where in *area* they lie."""
        return scan_strip(self._context, self.act, area, self._doing)

    @property
    def _doing(self) -> str:
        """What comes of choosing the item that is pointed at, if that has a name."""
        item = self._menu.focused_item
        if item is None or self._is_changing:
            return ""
        return say("one_button.change") if item.on_change else item.doing

    @property
    def _is_changing(self) -> bool:
        """Whether the ways to change one value are gone through."""
        return bool(self._levels) and self._levels[-1][0].change != 0

    @property
    def _entry(self) -> ScanEntry:
        assert self._scan is not None, "something is scanned"
        return self._levels[-1][self._scan.at]

    def _begin(self, at: int | None = None) -> None:
        """Point at entry *at*, or at the one that has the focus."""
        if self._scan is None or not self._names:
            return
        level, focus = self._levels[-1], self._menu.focus
        with_focus = (i for i, entry in enumerate(level) if focus in entry.items)
        self._scan.begin(len(level), next(with_focus, 0) if at is None else at)
        self._pointed()

    def _pointed(self) -> None:
        """Let the menu show what is pointed at."""
        if self._scan is None or not self._names or self._menu.focus in self._entry.items:
            return
        likely = [self._likely] if self._likely in self._entry.items else []
        for name in (*reversed(self._entry.items), *likely):  # a group scrolls into view
            self._menu.focus_on(name)

    def _choose(self) -> ScanChoice | None:
        """Go into a group or out of it, or choose an item."""
        assert self._scan is not None, "something is scanned"
        entry, at = self._entry, self._scan.at
        item = self._menu.focused_item
        if entry.leaves:
            self._leave()
        elif entry.members:
            self._open(entry)
            return None
        elif entry.change and item is not None:
            self._begin(at)  # to change it again
            self._changed = True
            return ScanChoice(item, entry.change)
        elif item is not None and item.is_switch:
            self._begin(at)
            self._changed = True
            return ScanChoice(item, 1)
        elif item is not None and item.on_change is not None:
            self._levels.append(changes(item.name))
        elif item is not None:
            del self._levels[1:]
            self._begin()
            self._menu.focus_on(item.name)
            return ScanChoice(item, 0)
        self._begin()
        return None

    def _leave(self) -> None:
        """Go a level up; after a change of a value all the way, to the way back of the menu."""
        self._levels.pop()
        if self._changed:
            del self._levels[1:]
            self._menu.focus_on(BACK)
            self._changed = False

    def _open(self, group: ScanEntry) -> None:
        """Go through the members of *group*, the likeliest first, whatever had the focus."""
        likeliest = sorted(group.members, key=lambda member: self._likely not in member.items)
        self._levels.append((*likeliest, ScanEntry(group.items, leaves=True)))
        self._begin(0)

    def _box(self) -> Box:
        """Around all that is to be seen of what is pointed at."""
        named = {item.name: self._menu.seen_box_of(item) for item in self._menu.items}
        boxes = [named[name] for name in self._entry.items]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        return Box(left, top, right - left, bottom - top)

    def _words(self) -> Sequence[str]:
        """What is in the list beside an item: the ways to change it, or the way back alone."""
        if self._is_changing:
            return [say(f"one_button.{key}") for key in ("more", "less", "done")]
        return [say("one_button.others")] if self._entry.leaves else []

    def _sheet(self, words: Sequence[str], box: Box, room: Box) -> Widget:
        assert self._scan is not None, "something is scanned"
        width = SHEET + SHEET_PER_SCALE * self._renderer.text_scale
        rows = OptionRows(self._renderer, "", words, width, room.h)
        at = self._scan.at if len(words) > 1 else 0
        picture, wide, high = rows.picture(range(at, at + 1))
        under = box.bottom + SHEET_GAP + high <= room.bottom
        y = box.bottom + SHEET_GAP if under else max(room.y, box.y - SHEET_GAP - high)
        x = min(max(box.centre[0] - wide / 2, room.x), room.right - wide)
        return Widget("scan list", picture, Box(x, y, wide, high), TOP_Z + 1)

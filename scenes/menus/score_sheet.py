"""What was counted at the end of a match, row by row, over its results."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from rules.breakdown import Breakdown
from rules.core import Seat
from scenes.core.context import Context
from scenes.core.script import Script, wait
from scenes.players.seat_names import seat_name
from scenes.ui.labels import GAP, heading
from scenes.ui.menu.ambient_motion import AmbientMotion
from scenes.ui.menu.footer import footer
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.podium_look import look_of_podium
from scenes.ui.safe_area import safe_area
from scenes.ui.score_table import ScoreColumn, score_table
from scenes.ui.widgets import Widget
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from words import say
from words.numbers import spelled

ROW_SECONDS = 0.55


class ScoreSheet(MenuScreen):
    """Counts up a *breakdown* of the game called *name*; *order* are the seats, the first first.

    The *winners* are those before whom nobody is, by default the first of the order.
    """

    overlay = True

    def __init__(
        self,
        context: Context,
        name: str,
        breakdown: Breakdown,
        order: Sequence[Seat],
        device: Device | None = None,
        winners: Collection[Seat] = (),
    ) -> None:
        super().__init__(context, device=device)
        self._name, self._breakdown, self._order = name, breakdown, order
        self._winners = winners or order[:1]
        self._shown = len(breakdown.rows) if self.renderer.reduced_motion else 0

    def add_ambient_motion(self, ambient: AmbientMotion) -> None:
        """Show row after row."""
        self.widgets.run(self._count())

    def _count(self) -> Script:
        while self._shown < len(self._breakdown.rows):
            yield from wait(ROW_SECONDS)
            self._shown += 1
            self.context.bank.play(Sound.MENU_CHANGE, 2 * self._shown)
            self.refresh()

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        material = look_of_podium(self._name).material
        picture, wide, high = heading(self.renderer, say("score_sheet.title"), area.w, material)
        title = Widget("title", picture, Box(area.centre[0] - wide / 2, area.y, wide, high))
        bottom = self._footer()
        top = title.box.bottom + GAP
        table = Box(area.x, top, area.w, bottom.items[0].box.y - 2 * GAP - top)
        labels = self._labels()
        columns = [self._column(seat) for seat in self._order]
        to_count = range(self._shown, len(self._breakdown.rows))
        tables = score_table(
            self.renderer, labels, columns, table, hidden=to_count, material=material
        )
        return ScreenLayout([title, *tables, *bottom.widgets], bottom.items)

    def _footer(self) -> ScreenLayout:
        """The way back, beside the words on the one button if there is room: the table needs it."""
        whole = safe_area(self.renderer.width, self.renderer.height)
        beside, words = footer(self, whole), self.scan.words_box(whole)
        return footer(self, self.safe_area) if beside.items[0].box.overlaps(words) else beside

    def lines(self) -> list[str]:
        """What is shown of each seat: its name, then a line for each of its amounts."""
        return [self._lines(self._column(seat)) for seat in self._order]

    def _lines(self, column: ScoreColumn) -> str:
        amounts = [*column.cells, *([] if column.total is None else [column.total])]
        cards = column.notes or [""] * len(amounts)
        named = zip(self._labels(), amounts, cards, strict=True)
        parts = [_part(name, one, counted) for name, one, counted in named if one]
        return "\n".join([seat_name(column.seat), *parts])

    def _labels(self) -> list[str]:
        labels = [say(f"{self._name}_points.{row.name}") for row in self._breakdown.rows]
        return [*labels, say("score_sheet.total")] if self._breakdown.add_up else labels

    def _column(self, seat: Seat) -> ScoreColumn:
        rows = self._breakdown.rows
        shown = [row.by_seat[seat] for row in rows[: self._shown]]
        cells = [say("score_sheet.no_part") if one is None else spelled(one) for one in shown]
        cells += [""] * (len(rows) - len(cells))
        total = self._total(shown) if self._breakdown.add_up else None
        return ScoreColumn(seat, cells, total, seat in self._winners, self._cards(seat))

    def _total(self, shown: Sequence[Fraction | None]) -> str:
        """The sum of all amounts; none while some are to come: it would be taken for the result."""
        return spelled(sum(filter(None, shown), Fraction(0))) if self._is_complete else ""

    @property
    def _is_complete(self) -> bool:
        return self._shown == len(self._breakdown.rows)

    def _cards(self, seat: Seat) -> list[str]:
        """From how many cards each row of a seat's column is, and its total, if cards count."""
        rows = self._breakdown.rows
        if not any(row.cards for row in rows):
            return []
        counts = [row.cards[seat] if row.cards else 0 for row in rows[: self._shown]]
        left = [0] * (len(rows) - len(counts))
        in_all = sum(counts) if self._is_complete else 0
        return [_counted(count) for count in (*counts, *left, in_all)]


def _part(name: str, amount: str, cards: str) -> str:
    """One amount of a seat, and from how many *cards* it is if they count."""
    key = "score_sheet.part_cards" if cards else "score_sheet.part"
    return say(key, name=name, amount=amount, cards=cards)


def _counted(cards: int) -> str:
    return say("score_sheet.cards", count=cards) if cards else ""

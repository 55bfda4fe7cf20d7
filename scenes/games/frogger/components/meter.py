"""How many frogs everybody has at home, and what one wins with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core import Seat
from rules.decktet import Suit
from scenes.core.script import Script, together, wait
from scenes.games.frogger.events.captions import suit_name
from scenes.games.frogger.material import MATERIAL
from scenes.players.seat_names import seat_name
from scenes.table.top_bar import TOP_BAR_Z
from scenes.ui.boards import board
from sprites.motion.gestures import punch, swell, wobble
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Paper, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say
from words.phrases import listed

Z = TOP_BAR_Z
HEAD, HEAD_MOST = 62.0, 0.44  # how wide a head is; of its cell, at most
ALARM_EDGE, TURNED = 5.0, 5.0  # degrees that it wobbles as it comes
GROWS, GROWN = 0.55, 0.55  # how far head and number grow as one comes home, and seconds
BESIDE = 6.0  # from a head to its number, and from that to the next cell


class FroggerMeter:
    """A head for each seat with the number of its frogs at home; *goal* of them win.

    Seats that win with one more frog are named, and gold lies behind their heads; but first a
    seat that could win in its next turn, while that is news.
    """

    def __init__(self, stage: Stage, box: Box, home: Sequence[int], goal: int) -> None:
        self.goal = goal
        self._renderer = stage.renderer
        inner = box.inset(20, 8)
        self._line, scores = inner.split_rows(0.36, 0.64)
        self._words = Token(Text(" "), Pose(*self._line.centre), Z + 2, "meter")
        stage.add(Token(board(box.w, box.h, MATERIAL), Pose(*box.centre), Z), self._words)
        self._cells = scores.split_columns(*(1.0 for _ in home))
        self._alarms = [_alarm(cell) for cell in self._cells]
        stage.add(*self._alarms)
        self._heads, self._numbers = [], []
        for seat, cell in enumerate(self._cells):
            head, number = self._count_of(seat, cell)
            self._heads.append(head)
            self._numbers.append(number)
        stage.add(*self._heads, *self._numbers)
        self._home: list[int] = []
        self._next: tuple[Seat, Sequence[Suit]] | None = None
        self.settle(home)

    def show(self, home: Sequence[int]) -> Script:
        """Show these numbers, and move those that change."""
        changed = [
            i for i, (old, new) in enumerate(zip(self._home, home, strict=True)) if old != new
        ]
        self.settle(home)
        for i in changed:
            yield from together(
                *(swell(token, GROWS, GROWN) for token in (self._heads[i], self._numbers[i]))
            )
            if self._alarms[i].visible:
                yield from together(wobble(self._alarms[i], TURNED), punch(self._words, 0.2, 0.5))
        yield from wait(0.0)

    def counted(self, seat: Seat) -> Sequence[Token]:
        """What tells how many frogs of a *seat* are at home."""
        return self._heads[seat], self._numbers[seat]

    def foretell(self, seat: Seat | None, suits: Sequence[Suit] = ()) -> None:
        """Tell who could win in its next turn, and by which *suits*; without, who can now."""
        told = None if seat is None else (seat, suits)
        if told != self._next:
            self._next = told
            self.settle(self._home)

    @property
    def foretells(self) -> bool:
        """Whether it tells that somebody could win in the next turn."""
        return self._next is not None and bool(self._next[1])

    def settle(self, home: Sequence[int]) -> None:
        """Show these numbers at once."""
        self._home = list(home)
        for token, number, cell in zip(self._numbers, home, self._cells, strict=True):
            token.picture = self._count(number, cell)
        near = [seat for seat, number in enumerate(home) if 0 < number == self.goal - 1]
        soon = [self._next[0]] if self._next else []
        if self.goal in home:
            near, soon = [], []  # it is over
        for seat, alarm in enumerate(self._alarms):
            alarm.visible = seat in (*near, *soon)
        self._words.picture = self._told(near, soon)

    def _told(self, near: Sequence[int], soon: Sequence[Seat]) -> Text:
        """Who could win soon, or which seats with one more frog; else what one wins with."""
        if self._next and soon:
            name, suits = seat_name(self._next[0]), [*map(suit_name, self._next[1])]
            told = [say("frogger.win_soon", name=name)]
            if suits:
                by = say("frogger.win_next_by", name=name, suits=listed(suits))
                told = [by, say("frogger.win_next", name=name), *told]
        elif near:
            names = listed([seat_name(Seat(seat)) for seat in near])
            told = [say("frogger.headline_one_left", name=names), say("frogger.meter_one_left")]
        else:
            told = [say("frogger.meter", count=self.goal)]
        line = self._line
        colour = theme.ACCENT if near or soon else theme.INK
        fitting = (one for one in told if self._wide(one) <= line.w)
        return Text(next(fitting, told[-1]), theme.FLOOR, colour, line.w, line.h)

    def _wide(self, words: str) -> float:
        """How wide *words* are in one line."""
        return self._renderer.size(Text(words, theme.FLOOR))[0]

    def _count(self, number: int, cell: Box) -> Text:
        """So many of the goal; just so many, where that would be too small."""
        room = cell.w - _head(cell) - 2 * BESIDE
        numbers = range(self.goal + 1)
        words, size = self._of_goal(number), self._size_in(room, map(self._of_goal, numbers))
        if size < theme.FLOOR:
            words, size = str(number), self._size_in(room, map(str, numbers))
        return Text(words, size, theme.INK, room, cell.h, align="left")

    def _of_goal(self, number: int) -> str:
        return say("frogger.meter_count", count=number, all=self.goal)

    def _size_in(self, room: float, words: Iterable[str]) -> float:
        """How large all *words* are, so that the widest fits."""
        widest = max(self._renderer.size(Text(one, theme.PROMPT))[0] for one in words)
        return theme.PROMPT * min(1.0, room / widest)

    def _count_of(self, seat: int, cell: Box) -> tuple[Token, Token]:
        """The head of a seat in its *cell*, and the number beside it."""
        side = _head(cell)
        wide = min(cell.w, side + 104)
        left, y = cell.centre[0] - wide / 2, cell.centre[1]
        head = Token(Art("frog-head", side, palette_of(seat)), Pose(left + side / 2, y), Z + 2)
        token = Token(Text(" "), Pose(left + side + BESIDE, y), Z + 2, f"home-{seat}", (0.0, 0.5))
        return head, token


def _head(cell: Box) -> float:
    """How wide a head in a *cell* is."""
    return min(HEAD, HEAD_MOST * cell.w)


def _alarm(cell: Box) -> Token:
    """Gold behind the head and the number in a *cell*."""
    wide, high = min(cell.w - 4, HEAD + 112), cell.h + 2
    sheet = Paper(wide, high, theme.GOLD, high / 2, theme.ACCENT, ALARM_EDGE, shadow=False)
    return Token(sheet, Pose(*cell.centre), Z + 1, "alarm")

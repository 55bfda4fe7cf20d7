"""Shows where the card that is pointed at would take a frog, and what may become of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Literal, TypeAlias

from rules.core import Seat
from rules.quibbit import CARDS, Action, Board, Frog, Join, Pick, Settle, View
from scenes.games.quibbit.choosing.card_signs import CardSigns, mood_of
from scenes.games.quibbit.choosing.forecast import Forecast, forecast
from scenes.games.quibbit.choosing.other_ends import OtherEnds
from scenes.games.quibbit.choosing.outlook import Outlook, outlooks
from scenes.games.quibbit.choosing.preview_place import preview_place
from scenes.games.quibbit.choosing.preview_sign import (
    preview_sign,
    rivals_row,
    sign_row,
    start_sign,
    warning_words,
)
from scenes.games.quibbit.choosing.way_marks import WayMarks
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.games.quibbit.layout import CARD_TALL
from scenes.table.choosing.cursor_motion import move_cursor
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SIGN_Z, BEFORE = 591.0, 0.05  # a ghost is behind who sits nearer, before who leaves its tile
GHOST, OVER = 0.6, 0.85  # how well it is seen; over a frog that sits there
START = 0.6  # how wide what is said of a start is, of the row of cards

Signs: TypeAlias = Literal["none", "numbers", "rings", "all"]
"""What is drawn beside the ghost: in a lesson only what is told, the rings with the numbers."""


class QuibbitPreview:
    """The ghost of one frog where its card leads if nobody leaps first or surely, and numbers.

    Other tiles where it may end have rims; outside lessons each card has its sign.
    """

    def __init__(
        self, stage: Stage, pond: QuibbitRing, frog: Frog, now: Callable[[], View],
        put_away: Callable[[], object],
    ) -> None:  # fmt: skip
        self._pond, self._frog, self._now, self._put_away = pond, frog, now, put_away
        self._ghost = Token(self._art("sit"), Pose(0, 0, alpha=GHOST), 0.0, "ghost", FROG_FEET)
        self._sign = Token(Text(" "), Pose(0, 0), SIGN_Z, "ghost")
        self._renderer = stage.renderer
        self._hide()
        stage.add(self._ghost, self._sign)
        self.signs: Signs = "all"
        self._pictured: tuple[View, Mapping[int, Picture]] | None = None
        self.marks = WayMarks(stage, pond, frog)
        self.other_ends = OtherEnds(stage, pond, frog)
        self._card_signs = CardSigns(stage, pond.layout.card_row(len(CARDS)))

    def raised(self, action: Action | None) -> None:
        if isinstance(action, Pick):
            self._show(action.card)
            return
        self._hide()
        self.other_ends.hide()
        self._card_signs.hide()
        self.marks.hide()
        if action is not None:
            self._show_start(action)

    @property
    def tokens(self) -> Sequence[Token]:
        """What is said of the pointed card, if anything is."""
        return [self._sign] if self._sign.visible else []

    def put_away(self) -> None:
        self._put_away()

    def _hide(self) -> None:
        self._ghost.visible = self._sign.visible = False

    def _show_start(self, action: Settle | Join) -> None:
        """Say what a start is good for, and mark where the cards would lead from there."""
        if self.signs == "none":
            return
        board, room = self._now().board, START * self._pond.layout.middle.w
        self._sign.picture = start_sign(self._renderer, board, action, room)
        move_cursor(self._sign, Pose(*self._pond.layout.middle.centre))
        seated = board.join(Seat(self._frog), action, [])
        self.marks.show({card: forecast(seated, self._frog, card).end for card in CARDS})

    def _show(self, card: int) -> None:
        view = self._now()
        found = outlooks(view, self._frog)
        one, layout = found[card], self._pond.layout
        if self.signs == "all":
            high = layout.card * CARD_TALL
            self._card_signs.show(found, layout.card_row(len(found)), high)
        self.marks.hide()
        self.other_ends.show(one.rings if self._has_rings else (), tells=self.signs == "all")
        if self.signs != "none":
            self._show_numbers(view.board, card, found)
        leap = self._ghost_leap(one)
        if leap is None:
            self._ghost.visible = False
        else:
            self._sit(leap, mood_of(one) if self.signs == "all" else "sit")
        if self.signs == "all":
            self._show_sign(view, card, found)
        else:
            self._sign.visible = False

    def _ghost_leap(self, one: Outlook) -> Forecast | None:
        """Where the number of a card and its ghost are: if nobody leaps first, or the only end.

        Before a lesson tells of rings its cards lead where they do by the table as it is.
        """
        if one.is_open or not self._has_rings:
            return one.leap
        return one.rings[0] if len(one.rings) == 1 else None

    @property
    def _has_rings(self) -> bool:
        """Whether the other tiles where a card may end have rims."""
        return self.signs in ("rings", "all")

    def _show_numbers(self, board: Board, card: int, found: Mapping[int, Outlook]) -> None:
        """Number where each card leads, and tell who surely leaps first in the way of *card*.

        A tile with a rim has no number of another card: it tells of *card* alone.
        """
        leaps = {held: leap for held, one in found.items() if (leap := self._ghost_leap(one))}
        rims = {leap.end for leap in found[card].rings} if self._has_rings else set[int]()
        rims.discard(leaps[card].end if card in leaps else -1)
        ends = {held: leap.end for held, leap in leaps.items() if leap.end not in rims}
        taken, pointed = set(self._taken(board)), leaps.get(card)
        if pointed:
            taken.discard(pointed.end % len(board.ring))
        moved = self._moved(board, pointed) if pointed and self._has_rings else ()
        self.marks.show(ends, card, taken, moved)

    def _moved(self, board: Board, leap: Forecast) -> Sequence[tuple[int, Frog, int]]:
        """Who surely leaves a tile of the way of *leap* before it, or comes to one."""
        at, size = board.at(), len(board.ring)
        way = {spot % size for spot in range(at[self._frog] + 1, leap.end + 1)}
        return [one for one in leap.before if way & {one[0] % size, at[one[1]] % size}]

    def _sit(self, leap: Forecast, pose: str) -> None:
        """The ghost goes in that *pose* to the tile where the *leap* ends.

        Whoever sits there is faint, as it leaps off before, and the ghost is calm over it.
        """
        end, board = leap.end, self._now().board
        tile, stand = end % len(board.ring), self._pond.stand(end)
        leaving = [frog for frog, spot in board.at().items() if spot % len(board.ring) == tile]
        is_taken = any(frog != self._frog for frog in leaving)
        if is_taken:
            self._pond.lights.dim_also(leaving)
        self._ghost.picture = self._art("sit" if is_taken else pose)
        self._ghost.z = self._pond.frog_z(end) + (BEFORE if is_taken else -BEFORE)
        move_cursor(self._ghost, Pose(stand.x, stand.y, alpha=OVER if is_taken else GHOST))

    def _taken(self, board: Board) -> Collection[int]:
        """The tiles on which others sit now."""
        spots = board.at().items()
        return {spot % len(board.ring) for frog, spot in spots if frog != self._frog}

    def _art(self, pose: str) -> Art:
        return Art(f"frog-{pose}", self._pond.frog_width, palette_of(self._frog))

    def _show_sign(self, view: View, card: int, found: Mapping[int, Outlook]) -> None:
        """Say what becomes of *card*: at the same place for all cards of a hand."""
        signs = self._pictures(view, found)
        self._sign.picture = signs[card]
        sizes = [self._renderer.size(one) for one in signs.values()]
        place = self._sign_place(view.board, found, sizes)
        high = self._renderer.size(signs[card])[1]
        move_cursor(self._sign, Pose(place.centre[0], place.y + high / 2))

    def _pictures(self, view: View, found: Mapping[int, Outlook]) -> Mapping[int, Picture]:
        """What is said of each card, kept while the cursor goes from one to another."""
        if self._pictured is None or self._pictured[0] != view:
            frog, room, board = self._frog, self._pond.layout.advice, view.board
            signs = dict[int, Picture]()
            for card, one in found.items():
                row, rivals = sign_row(board, frog, one), rivals_row(board, one)
                warning = warning_words(board, frog, one)
                signs[card] = preview_sign(self._renderer, row, room, warning, rivals)
            self._pictured = view, signs
        return self._pictured[1]

    def _sign_place(
        self, board: Board, found: Mapping[int, Outlook], sizes: Sequence[tuple[float, float]]
    ) -> Box:
        """The room for signs of these *sizes*, one for each card."""
        ring = len(board.ring)
        leaps = [self._ghost_leap(one) or one.leap for one in found.values()]
        ends = {leap.end % ring for leap in leaps}
        frogs = ends | {spot % ring for spot in board.at().values()}
        room = max(wide for wide, _ in sizes), max(high for _, high in sizes)
        start = board.at()[self._frog]
        ways = {spot % ring for leap in leaps for spot in range(start + 1, leap.end + 1)}
        marked = ways if self.signs != "none" else ()
        kept = self._pond.rear.boxes
        return preview_place(self._pond.layout, room, frogs, kept, marked, held=len(found))

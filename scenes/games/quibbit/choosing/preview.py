"""Shows where the card that is pointed at would take a frog, and what may become of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Literal, TypeAlias

from rules.core import Seat
from rules.quibbit import CARDS, Action, Board, Frog, Join, Pick, Settle, View
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.other_ends import OtherEnds
from scenes.games.quibbit.choosing.outlook import Outlook, outlooks
from scenes.games.quibbit.choosing.preview_place import preview_place
from scenes.games.quibbit.choosing.preview_sign import (
    else_row,
    preview_sign,
    rivals_row,
    safe_words,
    sign_row,
    start_sign,
    warnings_of,
)
from scenes.games.quibbit.choosing.tile_marks import beside
from scenes.games.quibbit.choosing.way_marks import WayMarks
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.table.choosing.cursor_motion import move_cursor
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Box
from sprites.pictures.palette import flat_palette_of
from sprites.pictures.pictures import Art, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SIGN_Z, BEFORE = 650.0, 0.6  # over cards that still fly; a ghost is before who sits behind it
GHOST = 0.9  # how well it is seen
START = 0.6  # how wide what is said of a start is, of the row of cards

Signs: TypeAlias = Literal["none", "numbers", "rings", "all"]
"""What is drawn beside the ghost: in a lesson only what is told, the rings with the numbers."""


class QuibbitPreview:
    """The ghost of one frog where its card ends most often, and the numbers of all cards.

    These lie where cards lead if nobody leaps first. Tiles where it may end have rims, if there are
    several. Cards that can lap are to *flag*.
    """

    def __init__(
        self, stage: Stage, pond: QuibbitRing, frog: Frog, now: Callable[[], View],
        put_away: Callable[[], object], flag: Callable[[Collection[int]], object],
        hold_out: Callable[[bool], object],
    ) -> None:  # fmt: skip
        self._pond, self._frog, self._now, self._put_away = pond, frog, now, put_away
        self._flag, self._hold_out = flag, hold_out
        self._ghost = Token(self._art("sit"), Pose(0, 0, alpha=GHOST), 0.0, "ghost", FROG_FEET)
        self._sign = Token(Text(" "), Pose(0, 0), SIGN_Z, "ghost")
        self._renderer = stage.renderer
        self._hide()
        stage.add(self._ghost, self._sign)
        self.signs: Signs = "all"
        self._pictured: tuple[View, Mapping[int, Picture]] | None = None
        self.marks = WayMarks(stage, pond, frog)
        self.other_ends = OtherEnds(stage, pond, frog)

    def raised(self, action: Action | None) -> None:
        self._hold_out(isinstance(action, Pick))
        if isinstance(action, Pick):
            self._show(action.card)
            return
        self._hide()
        self.other_ends.hide()
        self.marks.hide()
        self._flag(())
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
        one, is_match = found[card], self.signs == "all"
        end = self._ghost_end(one)
        ringed = one.ringed if self.signs in ("rings", "all") else ()
        if self.signs == "none":
            self.marks.hide()
        else:
            self.marks.show({held: each.leap.end for held, each in found.items()}, card, end)
        tells = is_match and not one.in_front  # else only the place on the ring counts
        self.other_ends.show(ringed, one.undisturbed, one.causes, self.marks.shown, tells=tells)
        if not self._ghost.visible:
            self._rise()
        self._sit(end, mood_of(one) if is_match else "sit")
        self._flag(flagged(found) if is_match else ())
        if is_match:
            self._show_sign(view, card, found)
        else:
            self._sign.visible = False

    def _ghost_end(self, one: Outlook) -> int:
        """Where the ghost sits; before a lesson tells of leaps of others, by the table as it is."""
        return (one.leap if self.signs in ("none", "numbers") else one.likeliest).end

    def _rise(self) -> None:
        """The ghost comes out of its frog: one sees whose it is, and from where it leads."""
        self._ghost.claim()
        self._ghost.pose = self._pond.frogs[self._frog].pose.with_alpha(GHOST)
        self._ghost.visible = True

    def _sit(self, end: int, pose: str) -> None:
        """The ghost goes in that *pose* to the tile where its leap ends, behind who sits there."""
        stand, (across, up) = self._pond.stand(end), beside(self._pond, end)
        pad, is_beside = self._pond.layout.pad, bool(across or up)
        self._ghost.picture = self._art(pose)
        self._ghost.z = self._pond.frog_z(end) + (-BEFORE if is_beside else BEFORE)
        move_cursor(self._ghost, Pose(stand.x + across * pad, stand.y - up * pad, alpha=GHOST))

    def _art(self, pose: str) -> Art:
        return Art(f"frog-{pose}", self._pond.frog_width, flat_palette_of(self._frog))

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
                row, under = sign_row(board, one), rivals_row(board, one) or else_row(one)
                warnings = warnings_of(board, frog, one)
                safe = safe_words(one, found.values())
                signs[card] = preview_sign(self._renderer, row, room, warnings, under, safe)
            self._pictured = view, signs
        return self._pictured[1]

    def _sign_place(
        self, board: Board, found: Mapping[int, Outlook], sizes: Sequence[tuple[float, float]]
    ) -> Box:
        """The room for signs of these *sizes*, one for each card."""
        ring = len(board.ring)
        numbered = [one.leap.end for one in found.values()]
        ends = {one.likeliest.end % ring for one in found.values()}
        frogs = ends | {spot % ring for spot in board.at().values()}
        room = max(wide for wide, _ in sizes), max(high for _, high in sizes)
        start = board.at()[self._frog]
        ways = {spot % ring for end in numbered for spot in range(start + 1, end + 1)}
        marked = ways if self.signs != "none" else ()
        kept = self._pond.rear.boxes
        return preview_place(self._pond.layout, room, frogs, kept, marked, held=len(found))


def flagged(found: Mapping[int, Outlook]) -> Collection[int]:
    """The cards that lap if one condition comes true, or else those that need several others."""
    laps = {card: one.lap for card, one in found.items() if one.lap}
    return {card for card, lap in laps.items() if lap.when != "several"} or {*laps}


def mood_of(outlook: Outlook) -> str:
    """How a frog looks that knows what becomes of its card: it thinks of what is unsure."""
    if outlook.surely_laps or outlook.is_last_left:
        return "cheer"
    if outlook.in_front:
        is_sure = len(outlook.in_front) == 1 and not outlook.threats
        return ("cheer" if True in outlook.in_front else "sad") if is_sure else "think"
    if (sure := outlook.sure_fate) == "lost":
        return "sad"
    return "cheer" if sure and not outlook.next_lap else "think"

"""Where a card would take a frog if nobody moved first, and what would become of the card."""

from __future__ import annotations

from collections.abc import Callable

from rules.quibbit import Action, Board, Frog, Pick, is_home, leap
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.table.choosing.cursor_motion import move_cursor
from scenes.table.seats.hand_panel import HandPanel
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

GHOST_Z, SIGN_Z = 590.0, 591.0
GHOST = 0.55
SIGN = 64.0


class QuibbitPreview:
    """The ghost of one frog on the tile its card leads to, with a tick or a cross."""

    def __init__(
        self, stage: Stage, pond: QuibbitRing, panel: HandPanel, now: Callable[[], Board],
        put_away: Callable[[], object],
    ) -> None:  # fmt: skip
        self._pond, self._panel, self._now, self._put_away = pond, panel, now, put_away
        self._frog = frog = Frog(panel.seat)
        art = Art("frog-sit", pond.frog_width, palette_of(frog))
        self._ghost = Token(art, Pose(0, 0, alpha=GHOST), GHOST_Z, "ghost", FROG_FEET)
        self._sign = Token(Art("icon-check", SIGN), Pose(0, 0), SIGN_Z, "ghost")
        self._ghost.visible = self._sign.visible = False
        stage.add(self._ghost, self._sign)

    def raised(self, action: Action | None) -> None:
        if isinstance(action, Pick):
            self._show(action.card)
        else:
            self._ghost.visible = self._sign.visible = False

    def put_away(self) -> None:
        self._put_away()

    def _show(self, card: int) -> None:
        board = self._now()
        start, size = board.progress[self._frog], len(board.ring)
        assert start is not None, "only a frog on the ring can leap"
        others = [at for at in board.progress if at is not None]
        end, _ = leap(start, card, others, size)
        home = is_home(board.ring[end % size], self._frog)
        at = self._pond.stand(end)
        move_cursor(self._ghost, Pose(at.x, at.y, alpha=GHOST))
        self._sign.picture = Art("icon-check" if home else "icon-cross", SIGN)
        sign_at = Pose(at.x + 0.4 * self._pond.frog_width, at.y - 0.1 * SIGN)
        move_cursor(self._sign, sign_at)
        self._panel.show_status(say("quibbit.preview_home" if home else "quibbit.preview_lost"))

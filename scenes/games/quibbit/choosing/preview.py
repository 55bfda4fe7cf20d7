"""Shows where cards would take a frog, and what may become of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core import Seat
from rules.quibbit import CARDS, Action, Frog, Pick, View
from scenes.games.quibbit.choosing.card_marks import CardMarks
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.landing_marks import LandingMarks, icons_of
from scenes.games.quibbit.choosing.outlook import Outlook, is_inevitable, outlooks
from scenes.games.quibbit.choosing.preview_sign import (
    fate_row,
    preview_sign,
    threat_row,
    when_words,
)
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.games.quibbit.layout import preview_place
from scenes.table.choosing.cursor_motion import move_cursor
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

GHOST_Z, SIGN_Z = 590.0, 591.0
GHOST = 0.55


class QuibbitPreview:
    """The ghost of one frog on the tile its card leads to, and where its other cards lead."""

    def __init__(
        self, stage: Stage, pond: QuibbitRing, frog: Frog, now: Callable[[], View],
        put_away: Callable[[], object],
    ) -> None:  # fmt: skip
        self._pond, self._frog, self._now, self._put_away = pond, frog, now, put_away
        art = Art("frog-sit", pond.frog_width, palette_of(frog))
        self._ghost = Token(art, Pose(0, 0, alpha=GHOST), GHOST_Z, "ghost", FROG_FEET)
        self._sign = Token(Text(" "), Pose(0, 0), SIGN_Z, "ghost")
        self._ghost.visible = self._sign.visible = False
        stage.add(self._ghost, self._sign)
        self._renderer = stage.renderer
        self.hides_fates = False  # while a lesson asks where the cards lead, or has not told it yet
        self.marks = LandingMarks(stage, pond, frog)
        self.card_marks = CardMarks(stage, pond.layout)

    def raised(self, action: Action | None) -> None:
        if isinstance(action, Pick):
            self._show(action.card)
            return
        self._ghost.visible = self._sign.visible = False
        self.card_marks.hide()
        if action is None or self.hides_fates:
            self.marks.hide()
        else:
            seated = self._now().board.join(Seat(self._frog), action, [])
            leaps = {card: forecast(seated, self._frog, card) for card in CARDS}
            self.marks.show({card: Outlook(leap, "first") for card, leap in leaps.items()})

    def put_away(self) -> None:
        self._put_away()

    def _show(self, card: int) -> None:
        view = self._now()
        found = outlooks(view, self._frog)
        if not self.hides_fates:
            warned = not is_inevitable(found.values())  # else the banner tells it
            self.marks.show(found, warned=warned)
            icons = [(icons_of(one, warned=warned), one.when != "sure") for one in found.values()]
            self.card_marks.show(icons, view.board.hand(self._frog).index(card))
        leap = found[card].leap or forecast(view.board, self._frog, card)
        at = self._pond.stand(leap.end)
        move_cursor(self._ghost, Pose(at.x, at.y, alpha=GHOST))
        self._show_sign(view, card, found, leap.end)

    def _show_sign(self, view: View, card: int, found: Mapping[int, Outlook], end: int) -> None:
        """Say what becomes of *card*, which leads to *end*, and whether it is safe from a lap."""
        board, one = view.board, found[card]
        rows = [fate_row(one.leap.fate)] if one.leap else []
        threatened = [other.threat is not None for other in found.values()]
        if one.leap is None or (any(threatened) and not all(threatened)):
            rows.append(threat_row(board, self._frog, one))
        self._sign.picture = preview_sign(self._renderer, when_words(board, one.when), rows)
        size, frogs = len(board.ring), [spot % len(board.ring) for spot in board.at().values()]
        room = self._renderer.size(self._sign.picture)
        kept = self._pond.rear.boxes
        place = preview_place(self._pond.layout, end % size, room, frogs, kept)
        move_cursor(self._sign, Pose(*place))

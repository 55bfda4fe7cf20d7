"""Shows where cards would take a frog if it leapt first, and what would become of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from rules.core import Seat
from rules.quibbit import CARDS, Action, Board, Frog, Pick, View
from scenes.games.quibbit.choosing.card_marks import CardMarks
from scenes.games.quibbit.choosing.forecast import Forecast, forecast
from scenes.games.quibbit.choosing.landing_marks import LandingMarks, icons_of
from scenes.games.quibbit.choosing.preview_sign import fate_row, preview_sign, threat_row
from scenes.games.quibbit.choosing.threats import Threat, is_sure, threat
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
        self.searched = False  # whether a lesson asks where the cards lead
        self.marks = LandingMarks(stage, pond, frog)
        self.card_marks = CardMarks(stage, pond.layout)

    def raised(self, action: Action | None) -> None:
        if isinstance(action, Pick):
            self._show(action.card)
            return
        self._ghost.visible = self._sign.visible = False
        self.card_marks.hide()
        if action is None:
            self.marks.hide()
        else:
            seated = self._now().board.join(Seat(self._frog), action, [])
            self.marks.show(_forecasts(seated, self._frog, CARDS), unsure=CARDS)

    def put_away(self) -> None:
        self._put_away()

    def _show(self, card: int) -> None:
        view = self._now()
        hand = view.board.hand(self._frog)
        leaps, threats = _forecasts(view.board, self._frog, hand), _threats(view, self._frog, hand)
        unsure = [at for at, leap in leaps.items() if not is_sure(view, self._frog, at, leap.fate)]
        if not self.searched:
            self.marks.show(leaps, threats, unsure)
            icons = [(icons_of(leap, at in threats), at in unsure) for at, leap in leaps.items()]
            self.card_marks.show(icons, hand.index(card))
        at = self._pond.stand(leaps[card].end)
        move_cursor(self._ghost, Pose(at.x, at.y, alpha=GHOST))
        self._show_sign(view, card, leaps[card], threats)

    def _show_sign(
        self, view: View, card: int, leap: Forecast, threats: Mapping[int, Threat]
    ) -> None:
        """Say what becomes of *card*, and if there are *threats* whether it is safe from a lap."""
        board, rows = view.board, [fate_row(leap.fate)]
        if threats and leap.lapped is None:
            rows.append(threat_row(board, self._frog, threats.get(card)))
        sure = is_sure(view, self._frog, card, leap.fate)
        self._sign.picture = preview_sign(self._renderer, rows, sure=sure)
        size, frogs = len(board.ring), [spot % len(board.ring) for spot in board.at().values()]
        room = self._renderer.size(self._sign.picture)
        kept = self._pond.rear.boxes
        place = preview_place(self._pond.layout, leap.end % size, room, frogs, kept)
        move_cursor(self._sign, Pose(*place))


def _forecasts(board: Board, frog: Frog, cards: Collection[int]) -> Mapping[int, Forecast]:
    return {card: forecast(board, frog, card) for card in cards}


def _threats(view: View, frog: Frog, cards: Collection[int]) -> Mapping[int, Threat]:
    """With which of the *cards* another frog can lap."""
    found = {card: threat(view, frog, card) for card in cards}
    return {card: danger for card, danger in found.items() if danger}

"""Shows where cards would take a frog if it leapt first, and what would become of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from rules.core import Seat
from rules.quibbit import CARDS, Action, Board, Frog, Pick
from scenes.games.quibbit.choosing.card_marks import CardMarks
from scenes.games.quibbit.choosing.forecast import Forecast, forecast
from scenes.games.quibbit.choosing.landing_marks import ICONS, LandingMarks
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.games.quibbit.layout import preview_place
from scenes.games.quibbit.material import MATERIAL
from scenes.table.choosing.cursor_motion import move_cursor
from scenes.ui.boards import on_board
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

GHOST_Z, SIGN_Z = 590.0, 591.0
GHOST = 0.55
PAD = 6.0
SIGN, SIGN_WORDS, SIGN_ROOM = 36.0, 36.0, 10.0


class QuibbitPreview:
    """The ghost of one frog on the tile its card leads to, and where its other cards lead."""

    def __init__(
        self, stage: Stage, pond: QuibbitRing, frog: Frog, now: Callable[[], Board],
        put_away: Callable[[], object],
    ) -> None:  # fmt: skip
        self._pond, self._frog, self._now, self._put_away = pond, frog, now, put_away
        art = Art("frog-sit", pond.frog_width, palette_of(frog))
        self._ghost = Token(art, Pose(0, 0, alpha=GHOST), GHOST_Z, "ghost", FROG_FEET)
        renderer = stage.renderer
        self._signs = {name: _sign(renderer, name, icon) for name, icon in ICONS.items()}
        self._sizes = {name: renderer.size(sign) for name, sign in self._signs.items()}
        self._sign = Token(self._signs["home"], Pose(0, 0), SIGN_Z, "ghost")
        self._ghost.visible = self._sign.visible = False
        stage.add(self._ghost, self._sign)
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
            seated = self._now().join(Seat(self._frog), action, [])
            self.marks.show(_forecasts(seated, self._frog, CARDS))

    def put_away(self) -> None:
        self._put_away()

    def _show(self, card: int) -> None:
        board = self._now()
        hand, size = board.hand(self._frog), len(board.ring)
        leaps = _forecasts(board, self._frog, hand)
        self.marks.show(leaps)
        self.card_marks.show([leaps[held].fate for held in hand], hand.index(card))
        leap = leaps[card]
        at = self._pond.stand(leap.end)
        move_cursor(self._ghost, Pose(at.x, at.y, alpha=GHOST))
        self._sign.picture = self._signs[leap.fate]
        frogs = [spot % size for spot in board.at().values()]
        place = preview_place(self._pond.layout, leap.end % size, self._sizes[leap.fate], frogs)
        move_cursor(self._sign, Pose(*place))


def _sign(renderer: Renderer, name: str, icon: str) -> Picture:
    """If the frog leaps first: a drawing of what becomes of the card, or of the race."""
    size = limited_size(renderer, theme.FLOOR, SIGN_WORDS)
    first, then = Text(say("quibbit.preview"), size), Text(say(f"quibbit.ghost_{name}"), size)
    (above, high), (wide, _) = renderer.size(first), renderer.size(then)
    row = SIGN + PAD + wide
    width = max(above, row) + 2 * SIGN_ROOM
    left = (width - row) / 2
    mark = Part(Art(icon, SIGN), left + SIGN / 2, 1.5 * high)
    text = Part(then, left + SIGN + PAD + wide / 2, 1.5 * high)
    pieces = Part(first, width / 2, high / 2), mark, text
    return on_board(renderer, Collage(width, 2 * high, pieces), material=MATERIAL)[0]


def _forecasts(board: Board, frog: Frog, cards: Collection[int]) -> Mapping[int, Forecast]:
    return {card: forecast(board, frog, card) for card in cards}

"""The aim in a few lines, where a seat's place is free."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from rules.core import Seat
from rules.mosquito import Action, Cut
from scenes.core.script import Script, together
from scenes.games.mosquito.components.pond.pond_lights import point_sign
from scenes.games.mosquito.help_pictures import placing
from scenes.games.mosquito.layout import FAN, MosquitoLayout
from scenes.games.mosquito.material import MATERIAL
from scenes.ui.boards import board
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 300.0
TAKEN_DOWN = 0.5  # seconds
LEARNT = 4  # turns after which a person knows what a turn can be
ICON, SIZE = 64.0, 32.0
TITLE = 0.18  # of a board's height
BELOW = 36.0  # kept free for cards that are raised
POST = Paper(26.0, 2 * BELOW - 8, MATERIAL.colours.edge, 8)
POSTS = 60.0  # from the sides of a board to the posts on which it stands
AIM_WIDEST, AIM_EDGE = 620.0, 18.0
AIM_DRAWN, AIM_LESS = 0.49, 0.2  # of the height, its picture at 100 % text; less of it at 200 %
AIM_CARDS = 3.4, 2.8  # how many cards wide, and so many of their widths high, its picture is
AIM: Sequence[tuple[str, Picture]] = [
    ("three", Art("turn-place", ICON)),
    ("point", point_sign(ICON, Seat(0))),
]


def aim_board(layout: MosquitoLayout) -> Token:
    """What it is all about: in a free corner, or else over the cards to be cut."""
    rows, fan = layout.rows, layout.fan(FAN)[0].y - layout.fan_scale * layout.tall / 2
    high = fan - BELOW - rows.y
    wide = min(AIM_WIDEST, rows.w - 2 * layout.pitch - 2 * BELOW)
    middle = layout.free[0].centre[0] if layout.free else rows.centre[0]
    wide = min([wide, *(corner.w for corner in layout.free)])
    box = Box(middle - wide / 2, rows.y, wide, high - BELOW / 2)
    share = AIM_DRAWN - AIM_LESS * (layout.text_scale - 1)
    inner = Box(0, 0, box.w, box.h).inset(AIM_EDGE, 10)
    drawn, room = inner.split_rows(share, 1 - share)
    card = min(drawn.w / AIM_CARDS[0], drawn.h / AIM_CARDS[1])
    words = Text(say("mosquito.legend_three"), theme.BODY, theme.INK, room.w, room.h)
    pieces = (
        Part(board(box.w, box.h, MATERIAL), box.w / 2, box.h / 2),
        *placing(*drawn.centre, card),
        Part(words, *room.centre),
    )
    return Token(Collage(box.w, box.h, pieces), Pose(*box.centre), Z, "aim")


def know_turns(people: Collection[Seat], log: Iterable[Mapping[Seat, Action]]) -> bool:
    """Whether all *people* have taken so many turns that they know what a turn can be."""
    turns = (seat for chosen in log for seat, one in chosen.items() if not isinstance(one, Cut))
    taken = Counter(turns)
    return bool(people) and all(taken[seat] >= LEARNT for seat in people)


class Legend:
    """What it is all about, on a board in a free *box*, if there is one."""

    def __init__(self, stage: Stage, box: Box | None) -> None:
        self._tokens = _aim(box) if box else []
        stage.add(*self._tokens)

    def show(self, shown: bool) -> None:
        """Have it stand there, or not."""
        for token in self._tokens:
            token.visible = shown

    def take_down(self) -> Script:
        """It has been read."""
        standing = [token for token in self._tokens if token.visible]
        yield from together(*(fade(token, 0.0, TAKEN_DOWN) for token in standing))
        self.show(False)


def _aim(box: Box) -> list[Token]:
    """A board on two posts: a title, and a drawing before each line of the aim."""
    box = Box(box.x, box.y, box.w, box.h - BELOW)
    head, foot = box.inset(18, 10).split_rows(TITLE, 1 - TITLE)
    words = Text(say("mosquito.legend_aim"), theme.BODY, theme.INK, head.w, head.h)
    tokens = [
        *(Token(POST, Pose(x, box.bottom), Z - 1) for x in (box.x + POSTS, box.right - POSTS)),
        Token(board(box.w, box.h, MATERIAL), Pose(*box.centre), Z),
        Token(words, Pose(*head.centre), Z + 1),
    ]
    for (name, icon), row in zip(AIM, foot.split_rows(*(1,) * len(AIM)), strict=True):
        y, wide = row.centre[1], row.w - ICON - 16
        text = Text(say(f"mosquito.legend_{name}"), SIZE, theme.INK, wide, row.h, align="left")
        tokens.append(Token(icon, Pose(row.x + ICON / 2, y), Z + 1))
        tokens.append(Token(text, Pose(row.x + ICON + 16, y), Z + 1, anchor=(0.0, 0.5)))
    return tokens

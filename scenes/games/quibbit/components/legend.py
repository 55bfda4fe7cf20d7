"""A wooden sign in the water, where a seat's place is free: which tiles bring a card back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.quibbit import Flower, Frog, Leaf, Tile, Water
from scenes.core.script import Script, together
from scenes.games.quibbit.components.fate_signs import ICONS
from scenes.games.quibbit.components.ring import tile_art
from scenes.ui.boards import board
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Paper, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 300.0
TILE, SIGN = 88.0, 52.0  # how wide the tiles on it are, and what stands for their end
POST, POST_LOW = 22.0, 60.0  # how thick its two posts are, and how far they go down
POSTS = 0.3, 0.7  # where they stand, of its width
RISE, SECONDS = 40.0, 0.5  # how far and how long it comes up


class Legend:
    """Shows *frog*, whose leaf and a flower bring a card back, what others' do not.

    It is *hidden* in a lesson until a caption points at it.
    """

    def __init__(
        self, stage: Stage, box: Box | None, frog: Frog, other: Frog, *, hidden: bool
    ) -> None:
        self.tokens = _tokens(box, frog, other) if box else []
        for token in self.tokens:
            token.visible = not hidden
        stage.add(*self.tokens)

    @property
    def hidden(self) -> bool:
        """Whether nobody sees it yet."""
        return not all(token.visible for token in self.tokens)

    def appear(self) -> Script:
        """Rise out of the water."""
        moves = []
        for token in self.tokens:
            home, token.visible = token.pose, True
            token.pose = replace(home, y=home.y + RISE, alpha=0.0)
            moves.append(glide(token, home, SECONDS))
        yield from together(*moves)


def _tokens(box: Box, frog: Frog, other: Frog) -> list[Token]:
    rows: Sequence[tuple[Sequence[Tile], str]] = [
        ((Leaf(frog), Flower()), ICONS["home"]),
        ((Leaf(other), Water()), ICONS["lost"]),
    ]
    tokens = [_post(box, share) for share in POSTS]
    tokens.append(Token(board(box.w, box.h), Pose(*box.centre), Z))
    for (tiles, sign), row in zip(rows, box.inset(14, 10).split_rows(1, 1), strict=True):
        tokens += _row(row, tiles, sign)
    return tokens


def _row(row: Box, tiles: Sequence[Tile], sign: str) -> list[Token]:
    pictures: list[Picture] = [*(tile_art(tile, TILE) for tile in tiles), Art(sign, SIGN)]
    slots = row.split_columns(TILE, TILE, TILE)
    return [
        Token(picture, Pose(*slot.centre), Z + 1)
        for picture, slot in zip(pictures, slots, strict=True)
    ]


def _post(box: Box, share: float) -> Token:
    post = Paper(POST, box.h + POST_LOW, theme.WOOD_EDGE, POST / 2)
    return Token(post, Pose(box.x + share * box.w, box.centre[1] + POST_LOW / 2), Z - 1)

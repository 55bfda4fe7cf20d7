"""The pictures that phones show, as files by their names: cards as PNG, boards as JPEG."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable, Mapping
from hashlib import blake2b
from io import BytesIO
from typing import Any

import pygame

from phones.screens import Region, ScreenBoard
from scenes.table.phones.board_drawing import BoardDrawing
from scenes.table.phones.phone_choices import PhoneChoices
from scenes.table.phones.phone_screen import PhoneBoard
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage

TABLE = (960, 540)  # pixels of a whole table, of which a board is a part
BOARDS = 8  # are kept: those of all phones that choose
COARSER = bytes((level & 0xF8) | level >> 5 for level in range(256))
"""Five bits of each colour: a card looks the same, and its file has two thirds of the size."""


class PhonePictures:
    """Renders cards and boards, each once; the same names are asked for again and again.

    Only for the thread that draws. What is missing has no name yet, and no board.
    """

    def __init__(self) -> None:
        self._renderer = Renderer(TABLE, reduced_motion=True)
        self._names: dict[Picture, str] = {}
        self._cards: dict[str, bytes] = {}
        self._boards: OrderedDict[Any, tuple[PhoneBoard | None, dict[str, bytes]]] = OrderedDict()
        self._rest: int | None = None  # that may be rendered in this frame, if they are counted
        self._missing = False

    def begin_frame(self) -> None:
        """Render one picture or board at most until this is called again."""
        self._rest = 1

    def has_all(self) -> bool:
        """Whether nothing was missing that was asked for since the last call."""
        missing, self._missing = self._missing, False
        return not missing

    def name_of(self, picture: Picture) -> str:
        """The name of a picture, which is kept from now on."""
        if picture not in self._names:
            if not self._may_render():
                return ""
            file = _file(_coarser(self._drawn(picture)), "png")
            self._names[picture] = name = _name(file)
            self._cards[name] = file
        return self._names[picture]

    def board(self, choices: PhoneChoices[Any, Any], view: Any) -> PhoneBoard | None:
        """The board as the room sees it in *view*, if the game has one."""
        if view not in self._boards:
            if not self._may_render():
                return None
            self._boards[view] = self._made_board(choices, view)
        self._boards.move_to_end(view)
        if len(self._boards) > BOARDS:
            self._boards.popitem(last=False)
        return self._boards[view][0]

    def files(self, names: Iterable[str]) -> dict[str, bytes]:
        """The files of the pictures with these *names*, but for boards of long ago."""
        kept = dict(self._cards)
        for _, files in self._boards.values():
            kept |= files
        return {name: kept[name] for name in names if name in kept}

    def _may_render(self) -> bool:
        if self._rest == 0:
            self._missing = True
            return False
        if self._rest:
            self._rest -= 1
        return True

    def _drawn(self, picture: Picture) -> pygame.Surface:
        w, h = self._renderer.size(picture)
        unit = self._renderer.unit
        surface = pygame.Surface((round(w * unit), round(h * unit)), pygame.SRCALPHA)
        self._renderer.draw(surface, picture, Pose(w / 2, h / 2))
        return surface

    def _made_board(
        self, choices: PhoneChoices[Any, Any], view: Any
    ) -> tuple[PhoneBoard | None, dict[str, bytes]]:
        stage = Stage(self._renderer, "")
        drawing = choices.board(stage, view)
        if drawing is None:
            return None, {}
        stage.background = drawing.ground
        whole = pygame.Surface(TABLE)
        stage.draw(whole, 0.0)
        stage.release()
        shown = whole.subsurface(_pixels(drawing.box, self._renderer.unit).clip(whole.get_rect()))
        file = _file(shown, "jpg")
        name = _name(file)
        screen = ScreenBoard(drawing.words, name, *shown.get_size())
        return PhoneBoard(screen, _regions(drawing)), {name: file}


def _name(file: bytes) -> str:
    """Equal pictures have equal names."""
    return blake2b(file, digest_size=12).hexdigest()


def _coarser(surface: pygame.Surface) -> pygame.Surface:
    pixels = pygame.image.tobytes(surface, "RGBA").translate(COARSER)
    return pygame.image.frombytes(pixels, surface.get_size(), "RGBA")


def _file(surface: pygame.Surface, kind: str) -> bytes:
    """An image file: a PNG keeps the round corners of a card, a JPEG is quick and small."""
    file = BytesIO()
    pygame.image.save(surface, file, f".{kind}")
    return file.getvalue()


def _pixels(box: Box, unit: float) -> pygame.Rect:
    return pygame.Rect(
        round(box.x * unit), round(box.y * unit), round(box.w * unit), round(box.h * unit)
    )


def _regions(drawing: BoardDrawing) -> Mapping[Hashable, Region]:
    """The places in shares of the board's width and height."""
    board = drawing.box
    return {
        place: Region(
            (box.x - board.x) / board.w,
            (box.y - board.y) / board.h,
            box.w / board.w,
            box.h / board.h,
        )
        for place, box in drawing.places.items()
    }

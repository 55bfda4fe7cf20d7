"""The pictures that phones show, as files by their names: cards as PNG, boards as JPEG."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from hashlib import blake2b
from io import BytesIO
from typing import Any

import pygame

from phones.screens import Region, ScreenBoard
from scenes.table.named_choices.named_choices import NamedChoices
from scenes.table.phones.board_drawing import BoardDrawing
from scenes.table.phones.phone_screen import PhoneBoard
from scenes.table.phones.png_file import png_file
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage

TABLE = (960, 540)  # pixels of a whole table, of which a board is a part
BOARDS = 8  # are kept: those of all phones that choose


class PhonePictures:
    """Renders cards and boards, each once; the same names are asked for again and again.

    By the clock *now* (seconds) it does so part by part, in a few milliseconds of each frame; what
    is missing has no name yet, and no board. Without a clock nothing ever has to wait.
    """

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self._cards_renderer = Renderer(TABLE, reduced_motion=True, now=now)
        self._boards_renderer = Renderer(TABLE, reduced_motion=True, now=now)
        self._names: dict[Picture, str] = {}
        self._cards: dict[str, bytes] = {}
        self._boards: OrderedDict[Any, tuple[PhoneBoard | None, dict[str, bytes]]] = OrderedDict()
        self._jobs: dict[Hashable, Iterator[None]] = {}  # in the order in which they are done
        self._waits = now is not None
        self._missing = False

    def render(self) -> None:
        """Do the next part of what is to be rendered; to be called once a frame."""
        for key, job in self._jobs.items():
            if next(job, job) is job:
                del self._jobs[key]
                if not self._jobs:
                    self._cards_renderer.resize(TABLE)  # the files are enough
            return

    @property
    def busy(self) -> bool:
        """Whether something is still to be rendered."""
        return bool(self._jobs)

    def has_all(self) -> bool:
        """Whether nothing was missing that was asked for since the last call."""
        missing, self._missing = self._missing, False
        return not missing

    def expect(self, pictures: Iterable[Picture]) -> None:
        """Render these cards as soon as there is time for it."""
        for picture in pictures:
            if self._waits and picture not in self._names:
                self._jobs.setdefault(picture, self._make_card(picture))

    def name_of(self, picture: Picture) -> str:
        """The name of a picture, which is kept from now on."""
        if picture not in self._names and not self._is_made(picture, self._make_card(picture)):
            return ""
        return self._names[picture]

    def board(self, choices: NamedChoices[Any, Any], view: Any) -> PhoneBoard | None:
        """The board as the room sees it in *view*, if the game has one."""
        if view not in self._boards and not self._is_made(view, self._make_board(choices, view)):
            return None
        self._boards.move_to_end(view)
        return self._boards[view][0]

    def files(self, names: Iterable[str]) -> dict[str, bytes]:
        """The files of the pictures with these *names*, but for boards of long ago."""
        kept = dict(self._cards)
        for _, files in self._boards.values():
            kept |= files
        return {name: kept[name] for name in names if name in kept}

    def _is_made(self, key: Hashable, job: Iterator[None]) -> bool:
        """Do a *job* now, or else in the next frames."""
        if self._waits:
            self._jobs.setdefault(key, job)
            self._missing = True
            return False
        for _ in job:
            pass
        return True

    def _make_card(self, picture: Picture) -> Iterator[None]:
        renderer = self._cards_renderer
        while not renderer.prepare([picture]):
            yield
        file = png_file(renderer.drawn_alone(picture))
        self._names[picture] = name = _name(file)
        self._cards[name] = file

    def _make_board(self, choices: NamedChoices[Any, Any], view: Any) -> Iterator[None]:
        renderer = self._boards_renderer
        stage = Stage(renderer, "")
        drawing = choices.board(stage, view)
        made: tuple[PhoneBoard | None, dict[str, bytes]] = None, {}
        if drawing is not None:
            stage.background = drawing.ground
            yield
            while not renderer.prepare(token.picture for token in stage.tokens):
                yield
            whole = pygame.Surface(TABLE)
            stage.draw(whole, 0.0)
            yield
            made = _cut_out(whole, drawing, renderer.unit)
        stage.release()
        self._boards[view] = made
        if len(self._boards) > BOARDS:
            self._boards.popitem(last=False)


def _cut_out(
    whole: pygame.Surface, drawing: BoardDrawing, unit: float
) -> tuple[PhoneBoard, dict[str, bytes]]:
    """The board without what is around it, and its file."""
    shown = whole.subsurface(_pixels(drawing.box, unit).clip(whole.get_rect()))
    file = _jpeg(shown)
    screen = ScreenBoard(drawing.words, _name(file), *shown.get_size())
    regions = {place: _region(box, drawing.box) for place, box in drawing.places.items()}
    own = [_region(box, drawing.box) for box in drawing.own]
    return PhoneBoard(screen, regions, own), {screen.picture: file}


def _name(file: bytes) -> str:
    """Equal pictures have equal names."""
    return blake2b(file, digest_size=12).hexdigest()


def _jpeg(surface: pygame.Surface) -> bytes:
    """An image file that is quick and small, but has no transparent corners."""
    file = BytesIO()
    pygame.image.save(surface, file, ".jpg")
    return file.getvalue()


def _pixels(box: Box, unit: float) -> pygame.Rect:
    return pygame.Rect(
        round(box.x * unit), round(box.y * unit), round(box.w * unit), round(box.h * unit)
    )


def _region(box: Box, board: Box) -> Region:
    """A box in shares of the board's width and height."""
    x, y = (box.x - board.x) / board.w, (box.y - board.y) / board.h
    x, y = max(0.0, x), max(0.0, y)  # at an edge a sum may be off by its last digit
    return Region(x, y, box.w / board.w, box.h / board.h)

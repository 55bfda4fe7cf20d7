"""The pictures that phones may fetch, by their names."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from phones.screens import PhoneScreen

MOST_BYTES = 32 * 1024 * 1024
BLOCK = 2048  # bytes: pictures are filled up to a multiple, so that their sizes tell little


def pictures_of(screen: PhoneScreen) -> set[str]:
    """The names of all pictures on *screen*."""
    options = screen.step.options if screen.step else ()
    names = {card.picture for card in screen.hand} | {option.picture for option in options}
    names |= {screen.owner.picture} if screen.owner else set()
    names |= {screen.board.picture} if screen.board else set()
    return names - {""}


class PictureStore:
    """Keeps the pictures that were shown last; pages keep what they have seen themselves."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most, self._size = most, 0
        self._pictures: OrderedDict[str, bytes] = OrderedDict()

    def add(self, pictures: Mapping[str, bytes]) -> None:
        """Keep image files by their names, as those used last."""
        for name, file in pictures.items():
            if name not in self._pictures:
                self._pictures[name] = file + bytes(-len(file) % BLOCK)  # behind the end of image
                self._size += len(self._pictures[name])
            self._pictures.move_to_end(name)
        while self._size > self._most:
            self._size -= len(self._pictures.popitem(last=False)[1])

    def get(self, name: str) -> bytes | None:
        """The picture called *name*, if it is kept."""
        if name in self._pictures:
            self._pictures.move_to_end(name)
        return self._pictures.get(name)

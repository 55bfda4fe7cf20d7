"""The pictures that phones may fetch, by names made from their content."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from hashlib import blake2b

from phones.screens import PhoneScreen

MOST_BYTES = 32 * 1024 * 1024
BLOCK = 2048  # bytes: pictures are filled up to a multiple, so that their sizes tell little


def picture_name(png: bytes) -> str:
    """The name of a picture: equal ones have equal names."""
    return blake2b(png, digest_size=12).hexdigest()


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
        """Keep PNG files by their names."""
        for name, png in pictures.items():
            if name not in self._pictures:
                self._pictures[name] = png + bytes(-len(png) % BLOCK)  # PNG has an end of its own
                self._size += len(self._pictures[name])
        while self._size > self._most:
            self._size -= len(self._pictures.popitem(last=False)[1])

    def get(self, name: str) -> bytes | None:
        """The picture called *name*, if it is kept."""
        if name in self._pictures:
            self._pictures.move_to_end(name)
        return self._pictures.get(name)
